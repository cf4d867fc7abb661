import { expect, it } from 'vitest';
import { grade } from '../grading/grade.ts';
import { solutionOf } from '../grading/solution.ts';
import type { Question } from '../questions/schema.ts';
import { mapTexts } from '../questions/texts.ts';
import { allDraws } from './testing/all-draws.ts';

const DRAWS = [...allDraws(process.env.TEST_FULL ? 200 : 8)];
const WORDS: Readonly<Record<string, string>> = { h: 'óra|órá', min: 'perc', s: 'másodperc' };

const RULES = Object.entries(WORDS).map(([sign, word]) => ({
  inWords: new RegExp(`(?<!\\p{L})(?:${word})`, 'iu'),
  sign: new RegExp(`(?<=[\\d(}$"\\s])${sign}(?![\\p{L}\\d/·^²³'_=])`, 'u'),
  amount: new RegExp(`\\d\\$?[\\s~]*(?:\\\\[, ]|\\\\text\\{ ?)?${sign}(?![\\p{L}\\d/·^²³])`, 'u'),
}));

/** The unit of the box, the revealed answer and every text after the question. */
function shownAfter(question: Question): string[] {
  const texts: string[] = [`1 ${question.type === 'numeric' ? (question.unit ?? '') : ''}`, solutionOf(question).answer ?? ''];
  mapTexts(question, (text, [field]) => {
    if (field !== 'question') texts.push(text);
    return text;
  });
  return texts;
}

it('hours, minutes and seconds are spelled as the question spells them', () => {
  const found: string[] = [];
  for (const { id, question } of DRAWS) {
    const asked = question.question + JSON.stringify(question.figure ?? '');
    for (const { inWords, sign, amount } of RULES)
      if (inWords.test(question.question) && !sign.test(asked))
        found.push(...shownAfter(question).flatMap(text => (amount.test(text) ? [`${id}: ${text}`] : [])));
  }
  expect(found).toEqual([]);
});

/** „Mennyivel nagyobb … mint a valószínűsége?” asks for a difference. */
const ASKS_CHANCE = /(?:Mennyi|Mekkora) (?:a|az|annak a) (?:[^.?]* )?valószínűség/u;

it('the probability of the opposite event is known as such, as a fraction and as a percentage', () => {
  const found: string[] = [];
  for (const { id, question } of DRAWS) {
    if (question.type !== 'numeric' || !ASKS_CHANCE.test(question.question)) continue;
    const [n = 0, d = 1] = question.answer.split('/').map(Number);
    if (!(n > 0 && n < d) || 2 * n === d) continue;
    const percent = ((100 * (d - n)) / d).toFixed(1).replace('.', ',');
    for (const typed of [`${d - n}/${d}`, ...(question.percent ? [`${percent}%`] : [])])
      if (!grade(question, typed).misconception) found.push(`${id}: ${question.question} ${typed}`);
  }
  expect(found).toEqual([]);
});

const COMMANDS = new Set(
  (
    'Delta alpha angle approx begin beta cap cdot circ cos cup end equiv frac gamma ge in infty ldots le left lvert mathbb mid ne ' +
    'operatorname overline parallel perp pi pm rho right rvert setminus sin sqrt square subset text times to triangle varnothing ' +
    'varphi vec'
  ).split(' '),
);

it('every formula has known commands: a letter after one has a space before it', () => {
  const found: string[] = [];
  for (const { id, question } of DRAWS)
    mapTexts(question, text => {
      for (const [, command = ''] of text.replaceAll('\\\\', ' ').matchAll(/\\([a-zA-Z]+)/g))
        if (!COMMANDS.has(command)) found.push(`${id}: ${command} in ${text}`);
      return text;
    });
  expect(found).toEqual([]);
});
