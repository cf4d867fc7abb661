import { range } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';
import { person } from '../shared/story.ts';
import { paren } from './shared.ts';

const t = textNumber;

const x = texNumber;

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

interface Sum {
  first: number;
  rest: readonly number[];
  ops: readonly string[];
}

const total = ({ first, rest, ops }: Sum, read: (v: number, op: string) => number): number =>
  rest.reduce((sum, v, i) => sum + read(v, ops[i] ?? '+'), first);

/** How a term counts: rightly, without the sign in its bracket, or with a minus minus left as a minus. */
const right = (v: number, op: string): number => (op === '+' ? v : -v);
const signIgnored = (v: number, op: string): number => right(Math.abs(v), op);
const minusMinus = (v: number, op: string): number => (op === '-' && v < 0 ? v : right(v, op));

/** The sum of the absolute values. */
const sizes = ({ first, rest }: Sum): number => rest.reduce((s, v) => s + Math.abs(v), Math.abs(first));

/** A story shows no brackets, so its slips are told in its own words. */
function storySlips(from: number, change: number, isDrawn: boolean): Wrong[] {
  return [
    wrong(
      { from, change },
      ({ from, change }) => num(from - change),
      'muvelet-csere',
      isDrawn
        ? `A második ugrás ${change > 0 ? 'jobbra' : 'balra'} mutat.`
        : change > 0
          ? 'Csökkentetted. Itt növekedésről van szó.'
          : 'Növelted. Itt csökkenésről van szó.',
    ),
    ...(from < 0
      ? [
          wrong(
            { from, change },
            ({ from, change }) => num(-from + change),
            'elojel-kimarad',
            isDrawn ? 'Az első ugrás balra mutat: negatív számhoz visz.' : 'A kezdőérték negatív: az előjele kimaradt.',
          ),
        ]
      : []),
    wrong(
      { from, change },
      ({ from, change }) => num(-(from + change)),
      'elojel-csere',
      'A szám jó, az előjele nem. A 0 melyik oldalára érkezel?',
    ),
  ];
}

/** In how many brackets a sign is lost: only negative numbers stand in one. */
const IN_BRACKETS: readonly string[] = ['', 'a zárójelben', 'mindkét zárójelben', 'mindhárom zárójelben'];

function bracketSlips(sum: Sum): Wrong[] {
  const brackets = sum.rest.filter(v => v < 0).length;
  const taken = sum.rest.filter((v, i) => v < 0 && sum.ops[i] === '-').length;
  return [
    wrong(
      { sum },
      ({ sum }) => num(total(sum, minusMinus)),
      'kivonas-negativbol',
      'A negatív szám kivonása hozzáadást jelent: $-(-a)=+a$.',
      `${taken > 1 ? 'minden' : 'a'} negatív szám kivonásakor hozzáadás helyett kivon`,
    ),
    wrong(
      { sum },
      ({ sum }) => num(total(sum, signIgnored)),
      'elojel-kimarad',
      brackets > 1 ? 'A zárójelekben lévő mínusz előjeleket elhagytad.' : 'A zárójelben lévő mínusz előjelet elhagytad.',
      `${IN_BRACKETS[brackets]} elhagyja a mínusz előjelet`,
    ),
    wrong(
      { sum },
      ({ sum }) => num(-total(sum, right)),
      'elojel-csere',
      sum.first < 0 && sum.rest.every((v, i) => right(v, sum.ops[i] ?? '+') < 0)
        ? 'A szám jó, az előjele nem. Minden rész negatív.'
        : 'A szám jó, az előjele nem. Miből van több: pozitív vagy negatív egységből?',
    ),
    // Where every part is negative, the sum of the absolute values is the answer with the other sign.
    ...(sizes(sum) === -total(sum, right)
      ? []
      : [
          fitting(
            wrong(
              { sum },
              ({ sum }) => num(sizes(sum)),
              'abszolut-ertekeket-osszead',
              'Az abszolút értékeket adtad össze. Különböző előjelűeket kivonunk egymásból.',
              'minden szám abszolút értékét összeadja',
            ),
            size => Math.abs(size) === sizes(sum),
          ),
        ]),
    ...(sum.first < 0
      ? [
          wrong(
            { sum },
            ({ sum }) => num(-sizes(sum)),
            'abszolut-ertekeket-osszead',
            'Az abszolút értékeket adtad össze. Különböző előjelűeket kivonunk egymásból.',
            'minden szám abszolút értékét összeadja, és az első szám előjelét teszi elé',
          ),
        ]
      : []),
  ];
}

export const integerAdd = defineGenerator(
  'gen-integer-add',
  'Egész számok összeadása, kivonása',
  ['matek-6-egeszek-osszeadasa'],
  ['negative', 'brackets'],
  (rng, level, money) => {
    const n = level === 1 ? 2 : level === 2 ? 3 : 4;
    const limit = level === 1 ? 20 : 60;
    const drawn = range(1, n).map(() => rng.intNot(-limit, limit, 0));
    const ops = range(1, n - 1).map(() => (rng.chance(0.5) ? '+' : '-'));
    redrawIf(drawn.every(v => v > 0) && !ops.includes('-'));
    redrawIf(level > 1 && drawn.slice(1).every(v => v > 0));
    const size = Math.abs(total({ first: drawn[0] ?? 0, rest: drawn.slice(1), ops }, right));
    redrawIf(size === 0);
    const story = level === 1 && rng.chance(0.4) && size < 30;
    const who = person(rng);
    redrawIf(story && drawn.some(v => Math.abs(v) > 20));
    const ofMoney = story && !rng.chance(0.6);
    const terms = drawn.map(v => v * (ofMoney ? money.scale : 1));
    const first = terms[0] ?? 0;
    const rest = terms.slice(1);
    const answer = total({ first, rest, ops }, right);
    const shown = `${x(first)}${rest.map((v, i) => `${ops[i]}${paren(v)}`).join('')}`;
    const simple = `${x(first)}${rest.map((v, i) => signed(ops[i] === '+' ? v : -v)).join('')}`;
    const bare = level === 1 && simple === shown;
    const [from, change] = [first, ops[0] === '+' ? (rest[0] ?? 0) : -(rest[0] ?? 0)];
    const places = [0, from, from + change];
    const [low, high] = [Math.min(...places) - 1, Math.max(...places) + 1];
    const isDrawn = level === 1 && !story && high - low <= 24 && Math.abs(change) > 2 && Math.abs(from) > 2 && answer !== 1;
    const jump = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: {
                kind: 'number-line' as const,
                from: low,
                to: high,
                step: 1,
                numbers: [0],
                jumps: [
                  { from: 0, to: from, label: jump(from), tone: 2 as const },
                  { from, to: from + change, label: jump(change), tone: 1 as const },
                ],
              },
            }
          : {}),
        question: isDrawn
          ? 'Az ábrán a 0-ból indulva két ugrást teszünk a számegyenesen. Melyik számhoz érkezünk?'
          : story
            ? ofMoney
              ? `${who.name} egyenlege ${t(from)} ${money.unit}. ${change > 0 ? 'Kap' : 'Kifizet'} ${t(Math.abs(change))} ${money.word('lejt')}. Mennyi az új egyenlege?`
              : change > 0
                ? `Reggel ${t(from)} °C volt, délig ${t(change)} °C-kal melegedett a levegő. Hány °C volt délben?`
                : `Délben ${t(from)} °C volt, éjfélig ${t(-change)} °C-kal hűlt a levegő. Hány °C volt éjfélkor?`
            : `Mennyi $${shown}$?`,
        answer: num(answer),
        check: 'INT',
        ...(ofMoney ? { unit: money.unit } : {}),
        expr: `${first}${rest.map((v, i) => `${ops[i]}(${v})`).join('')}`,
        wrong: story || isDrawn ? storySlips(from, change, isDrawn) : bracketSlips({ first, rest, ops }),
        other: story
          ? 'Rajzolj számegyenest, és lépj a kezdőértékből a változás irányába!'
          : isDrawn
            ? 'Kövesd a nyilakat: a második ugrás onnan indul, ahová az első érkezett!'
            : bare
              ? 'Indulj az első számtól, és lépkedj a számegyenesen!'
              : 'Írd fel zárójel nélkül, és lépkedj a számegyenesen!',
        hints: [
          'Merre lépsz a számegyenesen?',
          isDrawn
            ? 'Negatív ugrásnál balra, pozitívnál jobbra lépünk a számegyenesen.'
            : story
              ? change > 0
                ? 'Növekedésnél jobbra lépünk a számegyenesen.'
                : 'Csökkenésnél balra lépünk a számegyenesen.'
              : bare
                ? 'Hozzáadásnál jobbra, kivonásnál balra lépünk a számegyenesen.'
                : 'Írd fel zárójel nélkül: $+(-a)=-a$ és $-(-a)=+a$.',
          bare && !story && !isDrawn
            ? `Indulj innen: $${x(first)}$, és lépj ${t(Math.abs(change))} egységet ${change < 0 ? 'balra' : 'jobbra'}!`
            : `$${simple}$`,
        ],
        solution: `$${story || isDrawn ? '' : `${shown}=`}${simple === shown || story || isDrawn ? '' : `${simple}=`}${story || isDrawn ? `${x(from)}${signed(change)}=` : ''}${x(answer)}$.`,
      },
      equals(terms.reduce((total, v, i) => total + (i > 0 && ops[i - 1] === '-' ? -1 : 1) * v, 0)),
    );
  },
);
