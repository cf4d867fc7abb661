interface PromptPart {
  at: number;
  text: string;
  field?: string;
}

/** Cuts a prompt at its `[fields]`. */
export function splitPrompt(text: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let at = 0;
  for (const match of text.matchAll(/\[([^\]\n]+)\]/g)) {
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index) });
    parts.push({ at: match.index, text: match[0], field: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}

/** The prompt to copy: an empty field keeps its place in brackets. */
export const fillPrompt = (text: string, values: Readonly<Record<string, string>>): string =>
  splitPrompt(text)
    .map(part => (part.field ? values[part.field]?.trim() || part.text : part.text))
    .join('');
