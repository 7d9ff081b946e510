/** How a deck list of Battle Spirits looks. */
export const example = ["3 BS17-003", "3 BS17-001"];
