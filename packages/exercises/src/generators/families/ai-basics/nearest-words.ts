import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { TRAPS, TRIOS } from './nearest-bank.ts';

export function matchTrio(rng: Rng): Task {
  const { story, data, label, pattern } = rng.pick(TRIOS);
  const solution = `Adat: ${data}. Címke: ${label}. Minta: ${pattern}.`;
  const pairs = rng.shuffle([
    { left: data, right: 'adat', misplaced: 'Az adat magát a példát írja le, válasz nélkül.' },
    { left: label, right: 'címke', misplaced: 'A címke a helyes válasz, amelyet ember ad a példához.' },
    { left: pattern, right: 'minta', misplaced: 'A minta sok egyforma címkéjű példában ismétlődik.' },
  ]);
  return {
    question: {
      type: 'match',
      question: `${story} Mi az adat, mi a címke, és mi a minta? Párosítsd!`,
      pairs,
      explanation: solution,
      hints: [
        'Melyiket adta ember válaszként?',
        'Az adat leírja a példát, a címke a helyes válasz, a minta az ismétlődő hasonlóság.',
        'A „sok” szó arra utal, ami ismétlődik.',
      ],
      solution,
    },
    proof: pair =>
      pair.endsWith('|minta')
        ? /(^|\s)sok\s|brassói borítékokon/.test(pair)
        : pair.endsWith('|címke')
          ? /„/.test(pair) && !/(^|\s)sok\s/.test(pair)
          : !/„|(^|\s)sok\s|brassói borítékokon/.test(pair),
  };
}

/** What the machine learned instead of the thing itself. */
export function whatItLearned(rng: Rng): Task {
  const one = rng.pick(TRAPS);
  const task = choice(
    rng,
    {
      question: `${one.story} ${one.says} Melyik a legjobb magyarázat?`,
      right: words(one.right),
      because: 'Helyes! A példákban ez mindig együtt járt a címkével.',
      wrong: one.wrong.map(([text, misconception, against]) => wrong({ text }, ({ text }) => words(text), misconception, against)),
      hints: [
        'Miben hasonlítottak az egyforma címkéjű példák azon kívül, amit tanulni kellett?',
        'A gép azt a mintát tanulja meg, amelyik a példákban ismétlődik.',
        'Olvasd el a második mondatot: mi volt minden ilyen példában közös?',
      ],
      solution: `${one.right} Jó javítás: „${one.repair}”`,
    },
    text => TRAPS.some(trap => trap.story === one.story && trap.right === text),
  );
  return { ...task, slips: [] };
}

export function howToMend(rng: Rng): Task {
  const one = rng.pick(TRAPS);
  const task = choice(
    rng,
    {
      question: `${one.story} ${one.says} Melyik új példáktól javul meg?`,
      right: words(one.repair),
      because: `Helyes! ${one.right} A sokféle példából ezt már nem tanulhatja meg.`,
      wrong: [
        wrong(
          {},
          () => words('Még több olyan példa kell, amilyenek eddig voltak.'),
          'egyforma-pelda-is-eleg',
          'Ugyanilyen példákból ugyanazt a rossz mintát tanulná.',
        ),
        wrong(
          {},
          () => words('Nem kell új példa: a gép magától rájön a hibájára.'),
          'gep-magatol-javul',
          'A gép nem érti, hogy tévedett. Új példák kellenek.',
        ),
        wrong(
          {},
          () => words('Egyetlen új példa kell, a lehető legszebb.'),
          'egy-pelda-eleg',
          'Egy példa kevés: attól a többi még ugyanazt mutatja.',
        ),
      ],
      hints: ['Mi járt együtt a címkével a példákban?', 'Olyan példák kellenek, amelyekben a két dolog már nem jár együtt.', one.right],
      solution: `${one.right} Jó javítás: „${one.repair}”`,
    },
    text => TRAPS.some(trap => trap.story === one.story && trap.repair === text),
  );
  return { ...task, slips: [] };
}
