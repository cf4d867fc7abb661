export interface ReadableLine {
  /** The question, try or challenge it belongs to (q3, t1, k2, i-4); empty in running text. */
  item: string;
  line: number;
  /** Formulas are in it as they were written. */
  text: string;
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const HAS_WORD = /\p{L}{2}|\$/u;
/** Keys of a quiz, a unit test or an exam whose values no pupil reads. */
const UNREAD =
  /^ *(?:- )?(?:slug|lesson|unit|access|note|keywords|figure|kind|tags|generators|generator|misconception|expr|check|type|region|seed|subject|description|intro|fromTests|draw|topic|about|level|form|line):/;
const BARE_KEY = /^ *(?:- )?\w+:$/;
const KEY =
  /(^ *(?:- )?|[{,] *)(?:id|text|title|question|template|task|label|left|right|value|answer|accepted|tolerance|explanation|solution|hints|correct|other|notLowest|wrong|pairs|extra|items|blank|barem|weight): ?/g;
const UNREAD_INSIDE = /misconception: ['"]?[a-z0-9-]+|(?:figure|check|unit): \{?.*$|(?<=[{,] *id: )[\w-]+/g;
/** The ids of blanks and spots are deeper in the file than those of questions. */
const QUIZ_ITEM = /^ {2}- id: ['"]?([a-z0-9-]+)/;
const EXAM_ITEM = /^ {6}- id: ['"]?([a-z0-9-]+)/;

/** What a pupil reads of a YAML text, without keys and ids. `item` is the one that the whole text belongs to, or how one begins. */
function yamlLines(lines: readonly string[], first: number, item: string | RegExp): ReadableLine[] {
  const found: ReadableLine[] = [];
  let current = typeof item === 'string' ? item : '';
  /** How deep the key stands whose block is being skipped. */
  let skipping = Number.POSITIVE_INFINITY;
  for (const [i, raw] of lines.entries()) {
    const depth = raw.search(/\S/);
    if (depth < 0 || depth > skipping) continue;
    skipping = Number.POSITIVE_INFINITY;
    if (typeof item !== 'string') current = item.exec(raw)?.[1] ?? current;
    if (UNREAD.test(raw)) {
      skipping = depth;
      continue;
    }
    if (BARE_KEY.test(raw)) continue;
    const text = plain(raw).replace(UNREAD_INSIDE, '').replace(KEY, '$1').replaceAll('\\\\', '\\');
    if (HAS_WORD.test(text)) found.push({ item: current, line: first + i, text });
  }
  return found;
}

export const readableQuiz = (text: string): ReadableLine[] => yamlLines(text.split('\n'), 1, QUIZ_ITEM);
export const readableExam = (text: string): ReadableLine[] => yamlLines(text.split('\n'), 1, EXAM_ITEM);

const BLOCK = /^:{3,}(try|challenge|widget|figure|prompt)\b(?:.*#([a-z]\d+))?/;
/** The sentences of a widget; its other values are single words. */
const WIDGET_TEXT = /: "([^"]* [^"]*)"/;
/** The address of a link and the id of a heading. */
const MARKS = /\]\([^)]*\)|\{[#.][^}]*\}/g;

/** A lesson or workshop without its front matter, drawings and prompts. */
export function readablePage(source: string): ReadableLine[] {
  const lines = source.split('\n');
  const found: ReadableLine[] = [];
  for (let at = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0; at < lines.length; at++) {
    const text = lines[at] ?? '';
    const [, block, id = ''] = BLOCK.exec(text) ?? [];
    if (!block) {
      if (text !== '') found.push({ item: '', line: at + 1, text: plain(text).replace(MARKS, ']') });
      continue;
    }
    const end = lines.indexOf(/^:+/.exec(text)?.[0] ?? '', at + 1);
    const inner = lines.slice(at + 1, end).map(line => (line.startsWith('```') ? '' : line));
    if (block === 'try' || block === 'challenge') found.push(...yamlLines(inner, at + 2, id));
    if (block === 'widget')
      for (const [i, line] of inner.entries()) {
        const sentence = WIDGET_TEXT.exec(line)?.[1];
        if (sentence) found.push({ item: '', line: at + 2 + i, text: plain(sentence) });
      }
    at = end < 0 ? lines.length : end;
  }
  return found;
}
