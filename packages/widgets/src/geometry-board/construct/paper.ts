/** The sheet, in centimetres of the drawing. Apart from the schema: the browser gets this without the schema library. */
export const SHEET = { width: 12, height: 10 };

/** Angles that a compass or a set square makes; any other is drawn on the sheet to be copied. */
export const KNOWN_ANGLES = [30, 45, 60, 90, 120];
