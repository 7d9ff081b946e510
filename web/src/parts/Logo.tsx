/** The mark of the site: two cards. */

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="4" width="10" height="15" rx="2" fill="var(--card-red)" transform="rotate(-10 8 12)" />
      <rect x="11" y="5" width="10" height="15" rx="2" fill="var(--card-blue)" transform="rotate(10 16 12)" />
    </svg>
  );
}
