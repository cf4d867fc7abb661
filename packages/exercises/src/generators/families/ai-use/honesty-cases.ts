import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { boxTasks } from '../shared/boxes.ts';
import { quote } from '../shared/quote.ts';
import { bestOf } from './dilemmas.ts';
import { BIN_KEYS, BINS, type Bin, CASES, CHECK_KEYS, CHECKS, type Check, FAILS, type HonestyCase } from './honesty-bank.ts';
import { NOTES } from './honesty-notes.ts';
import { insist, ofLevel } from './pool.ts';

/** Ids of the cases where a rule of the school or a missing permission forbids the help. */
const FORBIDDEN = new Set(['k14', 'k18', 'k19', 'k22']);

function slipOf({ id, box }: HonestyCase, said: Bin): string {
  if (said === 'no') return 'minden-segitseg-tilos';
  if (said === 'mark') return box === 'fine' ? 'mindent-jelolni-kell' : 'jeloles-mindent-megenged';
  if (box === 'mark') return 'segitseget-nem-jeloli';
  return FORBIDDEN.has(id) ? 'tiltast-nem-veszi-figyelembe' : 'mas-munkajat-sajatnak-veszi';
}

const RULE = 'Sorban kérdezd: Szabad? Az enyém? Megmondtam?';

const sorted = boxTasks<Bin, HonestyCase>({
  keys: BIN_KEYS,
  names: BINS,
  reviewed: {
    fine: new Set('k1 k2 k3 k9 k15 k16 k23 k27 k30 k32'.split(' ')),
    mark: new Set('k4 k5 k10 k11 k12 k17 k20 k21 k25 k28 k31'.split(' ')),
    no: new Set('k6 k7 k8 k13 k14 k18 k19 k22 k24 k26 k29'.split(' ')),
  },
  boxOf: ({ box }) => box,
  why: ({ why }) => why,
  against: ({ box, against }, said) => against[BIN_KEYS.filter(key => key !== box).indexOf(said)] ?? '',
  slip: slipOf,
  rule: RULE,
  one: {
    asks: text => `${quote(text)} Melyik dobozba való ez a helyzet?`,
    nudge: 'Kinek a munkáját látja az, aki nézi vagy olvassa?',
    firstStep: 'Először azt döntsd el, tiltja-e valami!',
  },
  several: {
    asks: {
      fine: 'Melyik helyzet való a **rendben van** dobozba?',
      mark: 'Melyik helyzet való a **jelezni kell** dobozba?',
      no: 'Melyik helyzet való a **nem szabad** dobozba?',
    },
    nudge: 'Minden helyzetben keresd meg: kinek a munkája látszik, és ki tud róla?',
    firstStep: 'Zárd ki először azokat, amelyek biztosan másik dobozba valók!',
  },
  pairs: {
    asks: 'Tedd mindhárom helyzetet a dobozába!',
    nudge: 'Mindegyik dobozba egy helyzet kerül. Melyik a legbiztosabb?',
    firstStep:
      'Kezdd a **nem szabad** dobozzal: hol tilt valamit a szabály, hol hiányzik az engedély, vagy hol adják be más munkáját sajátként?',
    means: {
      fine: 'Rendben van: itt nem adsz be gépi munkát, nincs mit jelölni.',
      mark: 'Jelezni kell: itt megengedett gépi rész van abban, amit mások látnak.',
      no: 'Nem szabad: itt tiltja a szabály, hiányzik az engedély, vagy más munkáját mutatnád sajátodnak.',
    },
  },
});

/** Why `said` is not the first question that fails. */
function passed(said: Check, failing: Check): string {
  if (CHECK_KEYS.indexOf(said) > CHECK_KEYS.indexOf(failing)) return 'Eddig már el sem jut: előbb egy másik kérdésen bukik el.';
  return said === 'allowed' ? 'Az engedéllyel itt nincs baj.' : 'A munka az övé, ezzel nincs baj.';
}

function whichCheck(rng: Rng, level: Level): Task {
  const { text, check, why } = rng.pick(ofLevel(FAILS, level));
  return choice(
    rng,
    {
      question: `${text} Sorban felteszed a három kérdést: Szabad? Az enyém? Megmondtam? Melyiken bukik el először?`,
      right: words(CHECKS[check], check),
      because: `Helyes! ${why}`,
      wrong: CHECK_KEYS.filter(key => key !== check).map(key =>
        wrong({ key }, ({ key }) => words(CHECKS[key], key), 'harom-kerdest-keveri', `${passed(key, check)} ${why}`),
      ),
      hints: [
        'Mi hiányzik: engedély, saját munka vagy jelölés?',
        RULE,
        'A „Szabad?” a szabályról és a szerző engedélyéről szól, a „Megmondtam?” a jelölésről.',
      ],
      solution: `Ezen bukik el először: ${CHECKS[check]} ${why}`,
    },
    key => FAILS.some(one => one.text === text && one.check === key),
  );
}

const NOTE = {
  asks: 'Melyik jelölés a legpontosabb?',
  nudge: 'Mit tud meg az egyes jelölésekből az olvasó?',
  method: 'A jó jelölésben ott a gépi rész és a saját rész is.',
  away: 'Ebből nem derül ki pontosan, melyik rész kié:',
};

const OWN = 'saját';
const MACHINE = 'gépi';
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const WORKS = [
  { one: 'dia', title: 'Kálmán diái', parts: ['szöveg', 'kép'] },
  { one: 'kártya', title: 'A szakkör játékkártyái', parts: ['rajz', 'kérdés'] },
  { one: 'oldal', title: 'Az osztály mesekönyvének oldalai', parts: ['mese', 'rajz'] },
  { one: 'jelenet', title: 'A kisfilm jelenetei', parts: ['zene', 'párbeszéd'] },
  { one: 'poszter', title: 'A túraklub poszterei', parts: ['térkép', 'leírás'] },
] as const;

/** How many pieces have a machine-made part: what is marked twice counts once. */
function pieces(rng: Rng, count: number): Task {
  const { one, title, parts } = rng.pick(WORKS);
  const rows = Array.from({ length: count }, () => [rng.chance(0.45) ? MACHINE : OWN, rng.chance(0.5) ? MACHINE : OWN]);
  const machine = rows.map(row => row.map(cell => Number(cell === MACHINE)));
  const has = machine.filter(row => row.some(cell => cell)).length;
  const letters = rows.flatMap((row, i) => (row.includes(MACHINE) ? [LETTERS[i]] : [])).join(', ');
  const first = machine.filter(row => row[0]).length;
  const second = machine.filter(row => row[1]).length;
  const both = machine.filter(row => row[0] && row[1]).length;
  redrawIf(has === count || both === 0 || first === second);
  return numeric(
    {
      question: `${title}: a táblázat mutatja, melyik rész saját, és melyik gépi. A gépi rész is megengedett, de jelölni kell. Hány ${one} kap jelölést?`,
      figure: { kind: 'table', head: ['', ...parts], rows: rows.map((row, i) => [LETTERS[i] ?? '', ...row]) },
      keyInFigure: 'the description numbers the rows; the asked number counts some of them',
      answer: num(has),
      check: 'INT',
      unit: one,
      wrong: [
        wrong(
          { machine },
          ({ machine }) => num(machine.flat().reduce((sum, cell) => sum + cell, 0)),
          'ketszer-szamol-jeloltet',
          `A gépi részeket számoltad össze. Ahol mindkettő gépi, az is csak egy ${one}.`,
        ),
        ...([0, 1] as const).map(column =>
          wrong(
            { machine, column },
            ({ machine, column }) => num(machine.filter(row => row[column]).length),
            'csak-az-egyik-reszt-jeloli',
            `Csak ezt az oszlopot nézted: ${parts[column]}. A másik oszlopban is van gépi rész.`,
            `csak ezt az oszlopot nézi: ${parts[column]}`,
          ),
        ),
        wrong(
          { machine },
          ({ machine }) => num(machine.filter(row => row[0] && row[1]).length),
          'csak-a-teljesen-gepit-jeloli',
          'Azt számoltad, ahol mindkét rész gépi. Már egy gépi részt is jelölni kell.',
        ),
        wrong(
          { machine },
          ({ machine }) => num(machine.filter(row => !row[0] && !row[1]).length),
          'sajatot-szamol-gepi-helyett',
          'Ezek teljesen saját munkák. Azokat számold, amelyekben van gépi rész!',
        ),
      ],
      other: 'Soronként nézd: van benne legalább egy gépi rész? Amelyikben kettő is van, az is egyet ér.',
      hints: [
        'Soronként haladj: van benne legalább egy gépi rész?',
        'Amelyik sorban mindkettő gépi, azt is egyszer számold!',
        'Kezdd a teljesen saját sorokkal: ezeket húzd ki!',
      ],
      solution: `Gépi rész van itt: ${letters}. Ez ${has} darab.`,
    },
    equals(first + second - both),
  );
}

export const honestyCases = defineGenerator('gen-honesty-cases', 'Tisztesség és jelölés', ['ai-56-ki-az-alkoto'], [], (rng, level) => {
  const cases = ofLevel(CASES, level);
  return rng.pick([
    () => sorted.one(rng, cases),
    () => sorted.one(rng, cases),
    () => sorted.several(rng, cases, 4),
    () => sorted.pairs(rng, cases),
    () => bestOf(rng, rng.pick(ofLevel(NOTES, level)), NOTE),
    () => whichCheck(rng, level),
    () => insist(() => pieces(rng, level === 1 ? 5 : level === 2 ? 6 : 8)),
  ])();
});
