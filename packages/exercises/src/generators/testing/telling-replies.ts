import type { Task } from '../engine.ts';

const plain = (text: string): string =>
  text
    .replace(/\*\*|\$|[„”]/g, '')
    .replace(/\{,\}/g, ',')
    .replace(/\\[, ]|\u00a0|\u202f/g, ' ')
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Options that any sentence may hold. */
const ORDINARY = new Set(['igen', 'nem']);

/** Whether a text says this option as words of its own. */
const says = (text: string, option: string): boolean => {
  const words = plain(option);
  const sentence = plain(text);
  // Most sentences hold no word of it: that is seen sooner than a pattern is made.
  return sentence.includes(words) && new RegExp(`(?<![\\p{L}\\d,−-])${escaped(words)}(?![\\p{L}\\d]|,\\d)`, 'u').test(sentence);
};

/** Whether a sentence says the option. A rule that names other options in the same sentence leaves the choice open. */
const tells = (reply: string, option: string, others: readonly string[]): boolean =>
  reply
    .split(/(?<=[.!?]) /)
    .some(sentence => says(sentence, option) && (/hanem/.test(sentence) || !others.some(other => says(sentence, other))));

/** Replies to a wrong option that say the right one, to a wrong order that name most of its items, to a wrong pair that name a pair. */
export function tellingReplies({ question }: Task): string[] {
  if (question.type === 'single') {
    const right = question.options.find(option => option.correct)?.text;
    if (!right || ORDINARY.has(plain(right))) return [];
    // „12-vel osztottál”: a number of the task may also be its answer.
    if (/^[-−]?[\d, ]+$/.test(plain(right)) && says(question.question, right)) return [];
    const others = question.options.flatMap(({ correct, text }) => (correct || !text ? [] : [text]));
    return question.options
      .filter(({ correct, text = '', explanation = '' }) => !correct && !says(text, right) && tells(explanation, right, others))
      .map(({ text, explanation }) => `${question.question} [${text}] ${explanation} (${right})`);
  }
  if (question.type === 'order')
    return [question.other ?? '', question.reversed?.explanation ?? '']
      .filter(reply => question.items.filter(item => says(reply, item)).length > 2)
      .map(reply => `${question.question} ${reply}`);
  if (question.type === 'match') {
    const { pairs, other = '' } = question;
    return [
      ...pairs
        .filter(({ left, right, misplaced = '' }) => says(misplaced, String(left)) && !says(String(right), String(left)))
        .map(pair => `${question.question} ${pair.misplaced}`),
      ...pairs
        .filter(({ left, right }) => says(other, String(left)) && says(other, String(right)))
        .map(() => `${question.question} ${other}`),
    ];
  }
  return [];
}
