import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { boxTasks } from '../shared/boxes.ts';
import { quote } from '../shared/quote.ts';
import { bestOf } from './dilemmas.ts';
import { insist, ofLevel } from './pool.ts';
import { BOX_KEYS, BOXES, type Box, USES, type UseCase } from './use-bank.ts';
import { JOBS, REWRITES } from './use-requests.ts';

function slipOf({ box }: UseCase, said: Box): string {
  if (said === 'skip') return 'tilos-vagy-kotelezo-mas-nincs';
  if (said === 'use') return box === 'skip' ? 'sajat-dolgat-is-atadna' : 'sajat-probat-nem-nezi';
  return box === 'use' ? 'elintezendot-tanulasnak-veszi' : 'sorrenddel-mindent-atadna';
}

const sorted = boxTasks<Box, UseCase>({
  keys: BOX_KEYS,
  names: BOXES,
  reviewed: {
    use: new Set('u1 u2 u3 u9 u11 u12 u17 u22 u25 u28'.split(' ')),
    first: new Set('u4 u5 u6 u13 u14 u18 u20 u23 u26 u29'.split(' ')),
    skip: new Set('u7 u8 u10 u15 u16 u19 u21 u24 u27 u30'.split(' ')),
  },
  boxOf: ({ box }) => box,
  why: ({ why }) => why,
  against: ({ box, against }, said) => against[BOX_KEYS.filter(key => key !== box).indexOf(said)] ?? '',
  slip: slipOf,
  rule: 'Két kérdés: tanulsz vagy elintézel? A gondolkodást adod át, vagy a körülötte lévő munkát?',
  one: {
    asks: text => `${quote(text)} Melyik dobozba teszed?`,
    nudge: 'Mi a cél: tanulni vagy elintézni?',
    firstStep: 'Ha tanulsz, előbb a saját próbálkozás jön. Itt megvan?',
  },
  several: {
    asks: {
      use: 'Melyik helyzetet teszed a **bátran használom** dobozba?',
      first: 'Melyik helyzetet teszed az **előbb én, aztán ő** dobozba?',
      skip: 'Melyik helyzetet teszed a **most kihagyom** dobozba?',
    },
    nudge: 'Mindegyiknél keresd meg a célt!',
    firstStep: 'Először azokat válogasd ki, amelyekben nem tanulsz, hanem elintézel valamit!',
  },
  pairs: {
    asks: 'Három helyzet, három doboz. Párosítsd a helyzetet azzal, amit tennél!',
    nudge: 'Melyiknél a legbiztosabb a döntésed?',
    firstStep: 'Ahol a próbálkozás már megtörtént, ott jöhet a segítség.',
    means: {
      use: 'Bátran használom: itt elintézel valamit, vagy a gép csak téged dolgoztat.',
      first: 'Előbb én: itt a saját próbálkozásod már megvan, és tanácsot kérsz hozzá.',
      skip: 'Most kihagyom: itt a gép éppen azt venné el, ami a tiéd, a gyakorlást vagy a figyelmet.',
    },
  },
});

const REQUEST = {
  asks: 'Melyik kéréssel marad nála a tanulás?',
  nudge: 'Melyik kérés után dolgozik ő?',
  method: 'Tanuláskor tippet és kérdést kérünk, nem megoldást.',
  away: 'Ez elvenné tőle a munkát:',
};

/** How much learning an afternoon holds, when some of its jobs are handed over. */
function afternoon(rng: Rng, level: Level): Task {
  const learn = rng.sample(
    JOBS.filter(([, learns]) => learns),
    level === 3 ? 4 : 3,
  );
  const done = rng.sample(
    JOBS.filter(([, learns]) => !learns),
    level === 1 ? 1 : 2,
  );
  const jobs = rng.shuffle([...learn, ...done]).map(([name, learns]) => ({ name, learns, alone: 5 * rng.int(3, 9) }));
  const given = rng.sample(
    jobs.filter(({ learns }) => learns),
    level === 3 ? 2 : 1,
  );
  const names = given.map(({ name }) => name).join(', ');
  const all = jobs.filter(({ learns }) => learns).reduce((sum, { alone }) => sum + alone, 0);
  const lost = given.reduce((sum, { alone }) => sum + alone, 0);
  const numbers = { jobs, names: given.map(({ name }) => name) };
  redrawIf(jobs.length !== new Set(jobs.map(({ alone }) => alone)).size);
  return numeric(
    {
      question: `A táblázat azt mutatja, hány perc alatt végzed el egyedül a délután munkáit. ${given.length > 1 ? 'Ezeket' : 'Ezt'} a géppel csináltatnád meg: ${names}. Hány perc tanulás maradna a tiéd?`,
      figure: {
        kind: 'table',
        head: ['munka', 'egyedül (perc)', 'tanulás?'],
        rows: jobs.map(({ name, alone, learns }) => [name, alone, learns ? 'igen' : 'nem']),
      },
      keyInFigure: 'the rows give single times; the asked number is a sum of some of them',
      answer: num(all - lost),
      check: 'INT',
      unit: 'perc',
      wrong: [
        wrong(
          numbers,
          ({ jobs }) => num(jobs.filter(({ learns }) => learns).reduce((sum, { alone }) => sum + alone, 0)),
          'atadott-munkat-tanulasnak-veszi',
          `Az átadott munka (${names}) alatt nem te tanulsz.`,
          given.length > 1 ? 'a gépnek átadott munkákat is saját tanulásnak számolja' : undefined,
        ),
        wrong(
          numbers,
          ({ jobs, names }) => num(jobs.filter(({ name }) => !names.includes(name)).reduce((sum, { alone }) => sum + alone, 0)),
          'elintezest-tanulasnak-veszi',
          done.length > 1
            ? 'A nem tanulásnak jelölt munkák percei is benne vannak. Csak a tanulás számít.'
            : 'A nem tanulásnak jelölt munka percei is benne vannak. Csak a tanulás számít.',
          done.length > 1
            ? 'a nem tanulásnak jelölt munkák perceit is tanulásnak számolja'
            : 'a nem tanulásnak jelölt munka perceit is tanulásnak számolja',
        ),
        wrong(
          numbers,
          ({ jobs, names }) => num(jobs.filter(({ name }) => names.includes(name)).reduce((sum, { alone }) => sum + alone, 0)),
          'elveszettet-szamolja',
          'Ennyi perc tanulás veszne el. A kérdés, mennyi marad.',
        ),
      ],
      other: `A tanulós munkák: ${jobs
        .filter(({ learns }) => learns)
        .map(({ name }) => name)
        .join(', ')}. Ebből vedd el az átadottat!`,
      hints: [
        'Melyik sorok a tanulás sorai?',
        'Add össze a tanulós perceket, és vedd el, amit átadnál!',
        `A tanulós munkák egyedül összesen ${all} perc.`,
      ],
      solution: `A tanulás összesen ${all} perc, ebből ${lost} perc elveszne, marad $${all}-${lost}=${all - lost}$ perc.`,
    },
    equals(jobs.filter(({ name, learns }) => learns && !given.some(one => one.name === name)).reduce((sum, { alone }) => sum + alone, 0)),
  );
}

export const useOrNot = defineGenerator('gen-use-or-not', 'Használjam vagy ne?', ['ai-56-mikor-segit'], [], (rng, level) => {
  const cases = ofLevel(USES, level);
  return rng.pick([
    () => sorted.one(rng, cases),
    () => sorted.one(rng, cases),
    () => sorted.several(rng, cases, 4),
    () => sorted.pairs(rng, cases),
    () => bestOf(rng, rng.pick(ofLevel(REWRITES, level)), REQUEST),
    () => insist(() => afternoon(rng, level)),
  ])();
});
