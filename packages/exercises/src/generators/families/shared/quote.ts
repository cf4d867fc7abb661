/** A text between quotation marks; marks inside it become inner ones. */
export const quote = (text: string): string => `„${text.replaceAll('„', '»').replaceAll('”', '«')}”`;
