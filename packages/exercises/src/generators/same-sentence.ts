const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/\$[^$]*\$/g, ' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
const formulasOf = (text: string): string => (text.match(/\$[^$]*\$/g) ?? []).join();
const MOSTLY = 0.6;
const FEW_WORDS = 4;

/** Two kinds that a pupil takes for one: a sentence with another thing in it, or the same formula to count. */
export const isSameSentence = (a: string, b: string): boolean => {
  const [[type, shape, , ...text], [otherType, otherShape, , ...otherText]] = [a.split('|'), b.split('|')];
  if (type !== otherType || shape !== otherShape) return false;
  const [words, others] = [wordsOf(text.join()), wordsOf(otherText.join())];
  const all = words.union(others).size;
  const isBare = all <= FEW_WORDS && formulasOf(a) !== '' && formulasOf(a) === formulasOf(b);
  return isBare || all === 0 || words.intersection(others).size / all >= MOSTLY;
};
