import { forRegion, PAIR_MARK, withoutPairs } from '@eszkerek/numbers/money';
import type { Report } from '../fault.ts';
import { sameValue, tryEvaluate } from '../question/evaluate.ts';

const FORMULA = /\$([^$\n]+)\$([ \u00a0](?:lej|forint)\p{L}*)?/gu;
/** A question of a quiz, a block of a lesson. */
const ITEM = /^\s*- id: |^:::/m;

/** A chain of plain arithmetic as the evaluator reads it. */
const plain = (side: string): string => side.replaceAll('\\cdot', '*').replaceAll('{,}', '.').replaceAll('\\,', '').replaceAll(':', '/');

/** Whether all sides of an equality have one value; undefined when it is not plain arithmetic. */
function holds(formula: string): boolean | undefined {
  const sides = plain(formula).split('=').map(tryEvaluate);
  const [first, ...others] = sides;
  if (first === undefined || others.length === 0) return undefined;
  return others.every(other => other === undefined || sameValue(first, other));
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const answerIn = (item: string): string | undefined => /\banswer: *([^\n,}]+(?:,\d+)?)/.exec(item)?.[1];

/** What a factor of a hundred breaks: an amount in a formula or a key that neither `\lej{…}` nor `\penz{…}{…}` marks. */
export function checkMoney(source: string, report: Report): void {
  const rest = withoutPairs(source);
  const inLei = forRegion(rest, 'ro');
  const inForints = forRegion(rest, 'hu');
  const formulas = [...inForints.matchAll(FORMULA)];
  for (const [i, match] of [...inLei.matchAll(FORMULA)].entries()) {
    const [, lei = ''] = match;
    const [, forints = '', unit = ''] = formulas[i] ?? [];
    if (lei.includes(PAIR_MARK)) continue;
    const broken = holds(lei) === true && holds(forints) === false;
    const forgotten = unit.includes('forint') && lei === forints && /\d/.test(lei);
    if (broken || forgotten) report('amount-unmarked', lineAt(inLei, match.index), `$${forints}$ in forints`);
  }
  const items = inForints.split(ITEM);
  let at = 0;
  for (const [i, item] of inLei.split(ITEM).entries()) {
    const key = answerIn(item);
    if (/\bunit: ['"]?lej\b/.test(item) && key !== undefined && !key.includes(PAIR_MARK) && key === answerIn(items[i] ?? ''))
      report('amount-unmarked', lineAt(inLei, inLei.indexOf(item, at)), `the key ${key} is the same in forints`);
    at += item.length;
  }
}
