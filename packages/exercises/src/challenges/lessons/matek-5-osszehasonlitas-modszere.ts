import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheWord, textNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;

const TRIOS = [
  {
    names: ['kutya', 'macska', 'nyúl'],
    unit: 'kg',
    sizes: [
      [8, 30],
      [3, 6],
      [2, 5],
    ],
    scene: 'Az állatorvosnál az állatok egyedül nem maradtak a mérlegen, ezért kettesével mérték őket.',
  },
  {
    names: ['tök', 'dinnye', 'káposzta'],
    unit: 'dkg',
    sizes: [
      [150, 400],
      [120, 400],
      [60, 200],
    ],
    scene: 'A piacon három terményt kettesével tettek a mérlegre.',
  },
  {
    names: ['teáskanna', 'tál', 'bögre'],
    unit: 'dkg',
    sizes: [
      [50, 90],
      [30, 80],
      [20, 45],
    ],
    scene: 'Három edényt kettesével tettek a mérlegre.',
  },
  {
    names: ['szótár', 'atlasz', 'hátizsák'],
    unit: 'dkg',
    sizes: [
      [80, 180],
      [40, 120],
      [50, 150],
    ],
    scene: 'Három tárgyat kettesével tettek a mérlegre.',
  },
  {
    names: ['pad', 'asztal', 'szekrény'],
    unit: 'kg',
    sizes: [
      [8, 25],
      [12, 40],
      [30, 80],
    ],
    scene: 'A költöztetők három bútort kettesével mértek meg.',
  },
] as const;

/** Three weighings of pairs: together they show everything twice. */
function pairsOnTheScale(rng: Rng): Task {
  const { names, unit, sizes, scene } = rng.pick(TRIOS);
  const [first, second, third] = names;
  const among = ([low, high]: readonly [number, number]): number => rng.int(low, high);
  const [a, b, c] = [among(sizes[0]), among(sizes[1]), among(sizes[2])];
  redrawIf(new Set([a, b, c]).size < 3);
  const [ab, bc, ac] = [a + b, b + c, a + c];
  const total = ab + bc + ac;
  return numeric(
    {
      question: `${scene} ${TheWord(first)} és ${theWord(second)} együtt ${withUnit(ab, unit)}, ${theWord(second)} és ${theWord(third)} együtt ${withUnit(bc, unit)}, ${theWord(first)} és ${theWord(third)} együtt ${withUnit(ac, unit)}. Hány ${unit === 'kg' ? 'kilogramm' : 'dekagramm'} ${theWord(first)}?`,
      answer: num(a),
      check: 'INT',
      unit,
      wrong: [
        wrong(
          { ab, ac },
          ({ ab, ac }) => num(ab + ac),
          'mindent-ketszer-mert',
          'A három mérés összege mindegyiket kétszer tartalmazza. Előbb felezd meg, és csak utána vonj ki!',
        ),
        wrong(
          { ab, bc, ac },
          ({ ab, bc, ac }) => num(ab + ac - bc),
          'felezes-a-vegen-kimarad',
          `Ez a keresett tömeg kétszerese: ${theWord(first)} két mérésben is szerepelt.`,
        ),
        wrong(
          { ab, bc },
          ({ ab, bc }) => num(Math.abs(ab - bc)),
          'kulonbseg-mint-tomeg',
          `Két mérés különbsége azt mutatja, mennyivel nehezebb az egyik a másiknál, nem azt, hogy milyen nehéz.`,
        ),
        ...(total % 6 === 0
          ? [
              wrong(
                { total },
                ({ total }) => num(total / 6),
                'egyforma-reszekre-oszt',
                'Úgy osztottál, mintha minden ugyanolyan nehéz volna. A három mérés mást mutat.',
              ),
            ]
          : []),
      ],
      other: 'Add össze a három mérést! Hányszor szerepel benne mindegyik?',
      hints: [
        'Ha mindhárom mérést összeadod, hányszor szerepel benne egy-egy tömeg?',
        `A három mérés összegének fele mindhármuk együttes tömege. Ebből melyik párt vond le, hogy ${theWord(first)} maradjon?`,
        `A három mérés összege $${ab}+${bc}+${ac}=${total}$, a fele $${total}:2=${total / 2}$.`,
      ],
      solution: `A három mérés összege $${ab}+${bc}+${ac}=${total}$. Ebben mindegyik kétszer szerepel, ezért a három együtt $${total}:2=${total / 2}$ ${unit}. ${TheWord(second)} és ${theWord(third)} együtt ${withUnit(bc, unit)}, tehát ${theWord(first)} $${total / 2}-${bc}=${a}$ ${unit}.`,
    },
    fits(v => v + (ab - v) === ab && ab - v + (ac - v) === bc && v > 0),
  );
}

const JARS = [
  { jar: 'üveg', of: 'mézzel', stuff: 'méz', step: 10, empty: [18, 45] },
  { jar: 'kancsó', of: 'vízzel', stuff: 'víz', step: 15, empty: [30, 90] },
  { jar: 'bödön', of: 'tejjel', stuff: 'tej', step: 60, empty: [90, 200] },
  { jar: 'vödör', of: 'homokkal', stuff: 'homok', step: 40, empty: [40, 95] },
  { jar: 'láda', of: 'dióval', stuff: 'dió', step: 20, empty: [80, 160] },
] as const;
const PARTS = [
  { part: 'félig', parts: 2 },
  { part: 'csak a harmadáig', parts: 3 },
  { part: 'csak a negyedéig', parts: 4 },
  { part: 'csak az ötödéig', parts: 5 },
] as const;

/** The same jar full and partly full: the difference is some equal parts of the content. */
function jarTwice(rng: Rng): Task {
  const { jar, of, stuff, step, empty } = rng.pick(JARS);
  const { part, parts } = rng.pick(PARTS);
  const one = rng.int(4, 12) * (step / 5);
  const [low, high] = empty;
  const shell = rng.int(low, high);
  const [full, partly] = [shell + parts * one, shell + one];
  const gap = full - partly;
  redrawIf([one, gap, parts * one].includes(shell));
  return numeric(
    {
      question: `Egy ${jar} tele ${of} ${withUnit(full, 'dkg')}. Ugyanez ${theWord(jar)} ${part} töltve ${withUnit(partly, 'dkg')}. Hány dekagramm az üres ${jar}?`,
      answer: num(shell),
      check: 'INT',
      unit: 'dkg',
      wrong: [
        wrong(
          { full, partly },
          ({ full, partly }) => num(full - partly),
          'kulonbseg-mint-edeny',
          `A két mérés különbsége csak ${stuff}: az edény mindkétszer ugyanannyit nyomott.`,
        ),
        wrong(
          { full, shell },
          ({ full, shell }) => num(full - shell),
          'tartalom-az-edeny-helyett',
          `Ennyi a teljes töltet. Az üres ${jar} tömegét kérdeztük.`,
        ),
        ...(parts > 2 && 2 * partly > full
          ? [
              wrong(
                { full, partly },
                ({ full, partly }) => num(2 * partly - full),
                'resz-mint-fel',
                `Úgy számoltál, mintha a különbség éppen annyi volna, amennyi a második mérésnél benne van. A különbség itt ${t(parts - 1)} ilyen rész.`,
              ),
            ]
          : []),
        ...(full % parts === 0
          ? [
              wrong(
                { full, parts },
                ({ full, parts }) => num(full / parts),
                'edenyt-is-osztja',
                'Az edényt is elosztottad a tartalommal együtt. Az edény tömege nem csökken, amikor kevesebb van benne.',
              ),
            ]
          : []),
      ],
      other: 'Hasonlítsd össze a két mérést: miben különböznek, és mi ugyanaz bennük?',
      hints: [
        'Mi az, ami mindkét mérésben ugyanannyi?',
        `A két mérés különbsége csupa ${stuff}. A teli edényben ${t(parts)} egyenlő rész van: hány részt ér a különbség?`,
        `A különbség $${full}-${partly}=${gap}$ dkg, ez ${t(parts - 1)} egyenlő rész.`,
      ],
      solution: `Az edény mindkétszer ugyanannyi, a különbség csak ${stuff}: $${full}-${partly}=${gap}$ dkg. Ez ${t(parts)} egyenlő részből ${t(parts - 1)}, tehát egy rész $${gap}:${parts - 1}=${one}$ dkg. A második mérésnél éppen egy rész volt az edényben, így az üres ${jar} $${partly}-${one}=${shell}$ dkg.`,
    },
    fits(v => range(1, full).some(piece => v + parts * piece === full && v + piece === partly)),
  );
}

export const matek5OsszehasonlitasModszere = defineChallenge({
  lesson: 'matek-5-osszehasonlitas-modszere',
  needs: [],
  shapes: [pairsOnTheScale, jarTwice],
  misconceptions: {
    'mindent-ketszer-mert': {
      text: 'a páronkénti mérések összegét nem felezi meg',
      pupil: 'A páronkénti mérések összegét nem felezed meg.',
    },
    'felezes-a-vegen-kimarad': { text: 'a kétszeres értéket nem felezi meg', pupil: 'A kétszeres értéket nem felezed meg.' },
    'kulonbseg-mint-tomeg': {
      text: 'két mérés különbségét egy tárgy tömegének veszi',
      pupil: 'Két mérés különbségét egy tárgy tömegének veszed.',
    },
    'egyforma-reszekre-oszt': { text: 'a különböző tömegeket egyformának veszi', pupil: 'A különböző tömegeket egyformának veszed.' },
    'kulonbseg-mint-edeny': {
      text: 'a két mérés különbségét az edény tömegének veszi',
      pupil: 'A két mérés különbségét az edény tömegének veszed.',
    },
    'tartalom-az-edeny-helyett': {
      text: 'az edény helyett a tartalom tömegét adja meg',
      pupil: 'Az edény helyett a tartalom tömegét adod meg.',
    },
    'resz-mint-fel': {
      text: 'a részleges töltést félig töltöttnek számolja',
      pupil: 'A részleges töltést félig töltöttnek számolod.',
    },
    'edenyt-is-osztja': {
      text: 'az edény tömegét is elosztja a tartalommal együtt',
      pupil: 'Az edény tömegét is elosztod a tartalommal együtt.',
    },
  },
});
