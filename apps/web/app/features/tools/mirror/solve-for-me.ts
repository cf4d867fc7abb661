const ASKS: readonly RegExp[] = [
  /(?<!\p{L})(?:oldd|csináld|írd|számold|töltsd|készítsd|fejezd)\s+(?:meg|el|ki|be)\s+(?:\p{L}+\s+){0,3}helyettem(?!\p{L})/iu,
  /(?<!\p{L})(?:oldd|csináld|írd)\s+meg\s+(?:az?\s+)?(?:egész\s+|matek\s*|fizika\s*)?(?:házi\p{L}*|leck\p{L}*|dolgozat\p{L}*|fogalmazás\p{L}*|beadandó\p{L}*|feladat(?:om|omat|aimat))/iu,
  /(?<!\p{L})(?:add|mondd|írd|küldd)\s+(?:meg|le|el)?\s*(?:csak\s+)?(?:az?\s+)?(?:kész\s+|teljes\s+|helyes\s+)?(?:megoldás\p{L}*|végeredmény\p{L}*|eredmény\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:csak\s+az?\s+(?:vég)?eredmény\p{L}*|kész\s+megoldás\p{L}*)(?:\s+kell|\s+kérem)?/iu,
];
const NEGATED = /(?<!\p{L})(?:ne|nem|soha|sose|se)\s+(?:\p{L}+\s+)?$/iu;

/** The words by which the pupil hands over the work, or null. „Ne oldd meg helyettem!” is the opposite of that. */
export function solveForMe(text: string): string | null {
  for (const pattern of ASKS) {
    const match = pattern.exec(text);
    if (match && !NEGATED.test(text.slice(0, match.index))) return match[0];
  }
  return null;
}
