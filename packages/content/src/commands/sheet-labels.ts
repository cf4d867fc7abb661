/** Alphabetical order hides which option, item or pair stood first: the author's places in the order of the sheet. */
export function sheetOrder(texts: readonly string[]): number[] {
  return texts.map((_, i) => i).sort((a, b) => (texts[a] ?? '').localeCompare(texts[b] ?? '', 'hu') || a - b);
}

export const letterOf = (place: number): string => String.fromCharCode(65 + place);

export const numberOf = (place: number): string => String(place + 1);

/** What the solver calls each text: letters for options, items and the right side, numbers for the left side. */
export function labelled(texts: readonly string[], label: (place: number) => string): string[] {
  return sheetOrder(texts).map((index, place) => `  ${label(place)}) ${texts[index]}`);
}

/** The author's place of what the solver meant: a label of the sheet, or the text itself. */
export function placeOf(meant: unknown, texts: readonly string[], label: (place: number) => string): string {
  const said = String(meant).trim();
  const order = sheetOrder(texts);
  const place = order.findIndex((_, i) => label(i).toLowerCase() === said.toLowerCase());
  const index = place >= 0 ? order[place] : texts.findIndex(text => text.trim() === said);
  if (index === undefined || index < 0) throw new Error(`„${said}” is not on the sheet`);
  return String(index);
}
