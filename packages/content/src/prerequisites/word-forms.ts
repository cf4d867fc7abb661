/** Number and owner: -k, -ja, -jai, -juk, -unk. Not -m and -d: `törted` is mostly a verb. */
const OWNER = '(?:[aeoö]?k|j?[aáeé]|j?[ae]?ik?|j?[uü]k|[uü]nk|j?[ae]?ink)?';
const CASE =
  '(?:[aeoö]?t|n[ae]k|b[ae]n?|b[óő]l|r[ae]|r[óő]l|h[oeö]z|t[óő]l|n[áé]l|ig|[aeoö]?n|[bcdfghjklmnprstvz]?[ae]l|ért|ként|kor|[úű])?';
const ENDINGS = new RegExp(`^${OWNER}${CASE}$`, 'u');

const judged = new Map<string, boolean>();
function isEnding(text: string): boolean {
  let is = judged.get(text);
  if (is === undefined) {
    is = ENDINGS.test(text);
    judged.set(text, is);
  }
  return is;
}

/** Nouns whose stem changes before an ending. */
const CHANGED: [end: string, stem: string][] = [
  ['sugár', 'sugar'],
  ['közép', 'közep'],
  ['teher', 'terh'],
  ['jutalom', 'jutalm'],
  ['nyugalom', 'nyugalm'],
  ['terjedelem', 'terjedelm'],
  ['erő', 'ere'],
  ['út', 'ut'],
];
const DIGRAPH = /(?:cs|gy|ly|ny|sz|ty|zs)$/u;

/** The beginnings under which the forms of a word are found: `munka` also as `munká-`, `arány` as `aránny-`. */
export function stemsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('a')) stems.push(`${word.slice(0, -1)}á`);
  if (word.endsWith('e')) stems.push(`${word.slice(0, -1)}é`);
  for (const [end, stem] of CHANGED) if (word.endsWith(end)) stems.push(`${word.slice(0, -end.length)}${stem}`);
  const digraph = DIGRAPH.exec(word)?.[0];
  if (digraph) stems.push(`${word.slice(0, -2)}${digraph[0]}${digraph}`);
  return stems;
}

/** `token` is `stem` with endings of a noun; a derived or compound word (`pontos`, `pontszám`) is another word. */
export const isFormOf = (token: string, stem: string): boolean => token.startsWith(stem) && isEnding(token.slice(stem.length));
