import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { ELEMENT_KEYS, ELEMENTS, type Element, PICTURES, PLANS, USES, type Use } from './declarations.ts';

/** The declaration without some of its elements, in the usual order. */
const written = (use: Use, without: readonly Element[]): string =>
  ELEMENT_KEYS.filter(element => !without.includes(element))
    .map(element => use[element])
    .join(' ');

const WHY: Readonly<Record<Element, string>> = {
  tool: 'Az eszköz és az idő azért kell, mert más eszköz, más nap más választ ad.',
  part: 'A rész azért kell, mert az ötlet és a kész szöveg nem ugyanaz.',
  own: 'A saját munka azért kell, mert ezt értékeli a tanár.',
  check: 'Az ellenőrzés azért kell, mert a gép téved, és te felelsz érte.',
};

const ask = (use: Use, text: string): string => `${use.work}. Alatta ez a nyilatkozat áll: „${text}”`;

/** Which elements are missing. The proof looks for the sentence of each element in the text that is shown. */
function missing(rng: Rng, use: Use, count: number): Task {
  const without = rng.sample(ELEMENT_KEYS, count);
  const text = written(use, without);
  return multi(
    rng,
    {
      question: `${ask(use, text)} Mi hiányzik belőle?`,
      options: ELEMENT_KEYS.map(element => {
        const correct = without.includes(element);
        return {
          value: words(ELEMENTS[element], element),
          correct,
          explanation: correct ? `Ez hiányzik. ${WHY[element]}` : `Ez benne van: „${use[element]}”`,
          ...(correct ? {} : { misconception: 'nyilatkozat-elemet-nem-ismer-fel' }),
        };
      }),
      hints: [
        'Menj végig a nyilatkozat mondatain: melyik mire felel?',
        'Négy dolgot kell megmondania: az eszközt és az időt, a részt, a saját munkát és az ellenőrzés módját.',
        `Az egyik mondat ez: „${ELEMENT_KEYS.filter(e => !without.includes(e)).map(e => use[e])[0] ?? ''}” Melyik kérdésre felel?`,
      ],
      solution: `Hiányzik: ${without.map(element => ELEMENTS[element]).join('; ')}. ${without.map(element => WHY[element]).join(' ')}`,
    },
    element => !text.includes(use[element as Element]),
  );
}

/** Sentences and the questions they answer. */
function matched(rng: Rng, use: Use): Task {
  const pairs = rng.shuffle(ELEMENT_KEYS).map(element => ({ left: use[element], right: ELEMENTS[element] }));
  return {
    question: {
      type: 'match',
      question: `${use.work}: négy mondat a nyilatkozatból. Melyik mire felel? Párosítsd!`,
      pairs,
      explanation: pairs.map(({ left, right }) => `„${left}” – ${right}.`).join(' '),
      hints: [
        'Keresd meg először az eszközt és a dátumot!',
        'A gép dolga, a szerző dolga és az ellenőrzés három külön mondat.',
        `„${use.check}” Ebben a mondatban a szerző utánanéz valaminek vagy kipróbálja.`,
      ],
      solution: pairs.map(({ left, right }) => `„${left}” – ${right}.`).join(' '),
    },
    proof: pair => ELEMENT_KEYS.some(element => pair === `${use[element]}|${ELEMENTS[element]}`),
  };
}

/** Sentences that sound like a declaration and tell nothing. */
const EMPTY: ReadonlyArray<readonly [text: string, misconception: string, why: string]> = [
  [
    'Köszönöm a gépnek a sok segítséget, amelyet ehhez a munkához adott!',
    'mi-segitett-eleg',
    'A köszönetből nem derül ki, melyik részről van szó.',
  ],
  [
    'A forrásom az internet volt, ott mindent meg lehet találni.',
    'hivatkozni-eleg-a-net-re',
    'Az „internet” nem forrás: nem lehet megtalálni és ellenőrizni.',
  ],
  [
    'Ez a munka a mesterséges intelligencia használatával készült.',
    'mi-segitett-eleg',
    'Ez túl általános: minden géppel készült munkára illik.',
  ],
  ['A gép által írt részekért a gép felel, nem az, aki beadta.', 'mi-a-szerzo', 'A beadott munkáért az felel, aki beadja.'],
  [
    'Mindent a saját szavaimmal fogalmaztam át, így már az enyém.',
    'atfogalmazva-mar-az-enyem',
    'Az átfogalmazás nem mondja meg, mi készült géppel.',
  ],
  ['A képeket a neten találtam, bárki láthatja őket.', 'hivatkozni-eleg-a-net-re', 'Attól, hogy látható, nem derül ki, kié.'],
];

/** Which sentence makes the declaration whole. */
function completing(rng: Rng, use: Use): Task {
  const element = rng.pick(ELEMENT_KEYS);
  const text = written(use, [element]);
  const empty = rng.sample(EMPTY, 3);
  return choice(
    rng,
    {
      question: `${ask(use, text)} Egy mondat hiányzik. Melyik teszi teljessé?`,
      right: words(use[element]),
      because: `Helyes! Ez mondja meg: ${ELEMENTS[element]}. ${WHY[element]}`,
      wrong: empty.map(([said, misconception, why]) => wrong({ said }, ({ said }) => words(said), misconception, why)),
      hints: [
        'Mire nem felel még a nyilatkozat?',
        'Mivel és mikor, melyik részhez, mit csinált ő, hogyan ellenőrizte: keresd meg, melyik hiányzik!',
        `Hiányzik: ${ELEMENTS[element]}. Melyik mondat szól erről?`,
      ],
      solution: `A hiányzó elem: ${ELEMENTS[element]}. A jó mondat: „${use[element]}”`,
    },
    said => written(use, []).includes(said) && !text.includes(said),
  );
}

type Licence = 'BY' | 'BY-NC' | 'BY-ND' | 'BY-NC-ND' | 'nincs';
const LICENCES: readonly Licence[] = ['BY', 'BY-NC', 'BY-ND', 'BY-NC-ND', 'nincs'];

/** Which pictures may be used for a plan without asking. */
function licences(rng: Rng, level: Level): Task {
  const plan = rng.pick(PLANS.filter(p => level === 3 || !(p.sold && p.changed)));
  const marks = rng.shuffle(LICENCES);
  const pictures = rng.sample(PICTURES, level === 1 ? 3 : 4).map((name, i) => ({ name, licence: marks[i] ?? 'BY' }));
  const fits = (licence: Licence): boolean =>
    licence !== 'nincs' && !(plan.sold && licence.includes('NC')) && !(plan.changed && licence.includes('ND'));
  const why = (licence: Licence): string => {
    if (licence === 'nincs') return 'Ahol nincs engedély, kérdezni kell.';
    if (plan.sold && licence.includes('NC')) return 'Az NC jel tiltja a pénzkeresést.';
    if (plan.changed && licence.includes('ND')) return 'Az ND jel tiltja a változtatást.';
    return 'A jelei mindent megengednek, ami a tervben van; a szerző nevét ki kell írni.';
  };
  const named = pictures.map(({ name, licence }) => `„${name}” (${licence === 'nincs' ? 'nincs licenc megadva' : licence})`);
  /** The marks read one by one, from the text of the option. */
  const forbidden = [...(plan.sold ? ['NC'] : []), ...(plan.changed ? ['ND'] : [])];
  return multi(
    rng,
    {
      question: `Képeket válogattok. ${plan.text} Melyik kép használható külön engedélykérés nélkül? A zárójelben a licenc áll.`,
      options: pictures.map(({ licence }, i) => ({
        value: words(named[i] ?? ''),
        correct: fits(licence),
        explanation: why(licence),
        ...(fits(licence) ? {} : { misconception: licence === 'nincs' ? 'tiltas-hianya-engedely' : 'licencjel-felreertese' }),
      })),
      hints: [
        'Két kérdés a tervről: pénzt kerestek vele? Változtattok a képen?',
        'A BY a szerző nevét kéri, az NC tiltja a pénzkeresést, az ND tiltja a változtatást. Engedély nélkül kérdezni kell.',
        `A terv szerint ${plan.sold ? 'pénz jön belőle' : 'ingyenes'}, a kép pedig ${plan.changed ? 'változik' : 'nem változik'}.`,
      ],
      solution: pictures
        .map(({ licence }, i) => `${named[i] ?? ''}: ${fits(licence) ? 'használható' : 'nem használható'}. ${why(licence)}`)
        .join(' '),
    },
    text => {
      const shown = (/\(([^)]*)\)$/.exec(text)?.[1] ?? '').split('-');
      return shown.includes('BY') && !shown.some(mark => forbidden.includes(mark));
    },
  );
}

export const attribution = defineGenerator('gen-attribution', 'Jelölés és licenc', ['ai-78-szerzoi-jog'], [], (rng, level) => {
  const use = rng.pick(USES.filter(u => u.level === level || (level === 2 && u.level === 1)));
  return rng.pick([
    () => missing(rng, use, level === 1 ? 1 : rng.int(1, level)),
    () => (level === 3 ? missing(rng, use, rng.int(2, 3)) : matched(rng, use)),
    () => completing(rng, use),
    () => licences(rng, level),
  ])();
});
