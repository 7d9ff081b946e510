/** Outlines of the colours' symbols: whoever sees no colours tells them apart by form. */

/** Outline of each colour's symbol in a box of 24 by 24: each has its own form. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  red: "M12 1.5 L22.5 21 H1.5 Z",
  purple: "M15.5 1.5 A10.6 10.6 0 1 0 22.4 15.6 A8.4 8.4 0 0 1 15.5 1.5 Z",
  green: "M7.5 1.5 H16.5 L20.5 6 V18 L16.5 22.5 H7.5 L3.5 18 V6 Z",
  white: "M12 0.8 L20.5 12 L12 23.2 L3.5 12 Z",
  yellow: "M12 2 A10 10 0 1 1 11.99 2 Z",
  blue: "M12 1 C14.5 6.5 20.5 10.5 20.5 15.2 A8.5 8 0 0 1 3.5 15.2 C3.5 10.5 9.5 6.5 12 1 Z",
  black: "M12 1.5 L22.5 9.3 L18.5 22 H5.5 L1.5 9.3 Z",
  colorless: "M4.5 2.5 H19.5 L21.5 4.5 V19.5 L19.5 21.5 H4.5 L2.5 19.5 V4.5 Z",
  ultimate: "M2.5 1.5 H9.3 V13 A2.7 2.9 0 0 0 14.7 13 V1.5 H21.5 V13.3 A9.5 9.2 0 0 1 2.5 13.3 Z",
  god: "M12 1 L22.5 7.2 V10.6 H20.4 V18.6 H22.5 V22.6 H1.5 V18.6 H3.6 V10.6 H1.5 V7.2 Z",
  any: "M12 1 L14.8 7.2 L21.5 6.5 L17.5 12 L21.5 17.5 L14.8 16.8 L12 23 L9.2 16.8 L2.5 17.5 L6.5 12 L2.5 6.5 L9.2 7.2 Z",
};
