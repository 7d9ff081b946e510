/** How a deck list of WIXOSS looks. */
export const example = ["1 WD01-005", "4 WD01-013"];
