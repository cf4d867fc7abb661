import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num, rawFrac } from '../../value.ts';

const t = textNumber;
const x = texNumber;

const SCENES: readonly { what: string; groups: readonly [string, string]; withThem: readonly [string, string] }[] = [
  { what: 'Egy lapolvasó a kézírást olvassa.', groups: ['jobbkezesek', 'balkezesek'], withThem: ['a jobbkezesekkel', 'a balkezesekkel'] },
  { what: 'Egy hangvezérlő a beszédet ismeri fel.', groups: ['felnőttek', 'gyerekek'], withThem: ['a felnőttekkel', 'a gyerekekkel'] },
  {
    what: 'Egy ajtónyitó az arcokat ismeri fel.',
    groups: ['szemüveg nélküliek', 'szemüvegesek'],
    withThem: ['a szemüveg nélküliekkel', 'a szemüvegesekkel'],
  },
  {
    what: 'Egy fordítóprogram mondatokat fordít.',
    groups: ['rövid mondatok', 'hosszú mondatok'],
    withThem: ['a rövid mondatokkal', 'a hosszú mondatokkal'],
  },
  { what: 'Egy menetidő-becslő az utazókat segíti.', groups: ['városiak', 'falusiak'], withThem: ['a városiakkal', 'a falusiakkal'] },
  {
    what: 'Egy fotóválogató képeket rendez.',
    groups: ['nappali képek', 'éjszakai képek'],
    withThem: ['a nappali képekkel', 'az éjszakai képekkel'],
  },
];

interface Group {
  size: number;
  errors: number;
}
const rate = ({ size, errors }: Group): number => (100 * errors) / size;

interface Pair {
  what: string;
  names: readonly [string, string];
  /** „a gyerekekkel” */
  withThem: readonly [string, string];
  groups: [Group, Group];
}

/** Two groups of different size with whole rates; the first is the larger. */
function pairOf(rng: Rng): Pair {
  const { what, groups, withThem } = rng.pick(SCENES);
  const group = (size: number, percent: number): Group => ({ size, errors: (size * percent) / 100 });
  const [large, small] = [
    group(rng.pick([200, 250, 300, 400, 500, 600]), rng.int(2, 9)),
    group(rng.pick([20, 40, 50, 60, 80, 120]), rng.int(10, 40)),
  ];
  redrawIf(!Number.isInteger(large.errors) || !Number.isInteger(small.errors) || rate(small) - rate(large) < 4);
  return { what, names: groups, withThem, groups: [large, small] };
}

const figureOf = ({ names, groups }: Pair) => ({
  kind: 'table' as const,
  head: ['csoport', 'próba', 'hiba'],
  rows: groups.map(({ size, errors }, i) => [names[i] ?? '', size, errors]),
});
const TOLD = 'A táblázat a próbák és a hibák számát mutatja.';
const rateTex = (group: Group): string => `${rawFrac(group.errors, group.size).tex}=${x(rate(group))}\\%`;
const AS_QUOTIENT = 'Ez a hányados. Váltsd százalékra: szorozd meg 100-zal!';
const SUM_AS_COUNT = 'a két hibaarány összegét írja a hibák számának';
const shown = (value: number): boolean => decimalsOf(value) <= 1;

function oneRate(rng: Rng): Task {
  const pair = pairOf(rng);
  const i = rng.int(0, 1);
  const own = pair.groups[i] ?? pair.groups[0];
  const other = pair.groups[1 - i] ?? pair.groups[1];
  return numeric(
    {
      figure: figureOf(pair),
      keyInFigure: 'a táblázatban darabszámok állnak, a kérdés százalék',
      question: `${pair.what} ${TOLD} Hány százalék a hibaarány ${theWord(`„${pair.names[i]}”`)} csoportban?`,
      answer: num(rate(own)),
      check: 'NUM',
      unit: '%',
      expr: `${own.errors}/${own.size}*100`,
      wrong: [
        wrong({ own }, ({ own }) => num(100 - rate(own)), 'jo-aranyt-adja-meg', 'Ez a jó esetek aránya. A hibáké a kérdés.'),
        wrong(
          { own },
          ({ own }) => num(own.errors),
          'darabot-hasonlit-arany-helyett',
          'Ez a hibák darabszáma. Oszd el a csoport próbáinak számával!',
          'a hibák darabszámát adja meg az arányuk helyett',
        ),
        wrong(
          { own, other },
          ({ own, other }) => num((100 * own.errors) / (own.errors + other.errors)),
          'osszes-hibahoz-meri',
          'Az összes hibához viszonyítottál. A csoport próbáihoz kell.',
        ),
        wrong(
          { own, other },
          ({ own, other }) => num((100 * own.errors) / (own.size + other.size)),
          'masik-csoport-letszama',
          'A két csoport összes próbájával osztottál. Csak ennek a csoportnak a próbái kellenek.',
        ),
      ]
        .filter(({ value }) => shown(value.size ?? 0))
        .concat(wrong({ own }, ({ own }) => num(rate(own) / 100), 'hanyadost-nem-valtja-at', AS_QUOTIENT)),
      other: 'Oszd el a csoport hibáit a csoport próbáival, és váltsd százalékra!',
      hints: [
        'Hány próbából hány hiba történt ebben a csoportban?',
        'Hibaarány: a csoport hibái osztva a csoport összes próbájával.',
        `Ebben a csoportban a próbák száma ${t(own.size)}.`,
      ],
      solution: `$${rateTex(own)}$.`,
    },
    fits(p => Math.abs(p * own.size - 100 * own.errors) < 1e-6),
  );
}

function whoIsWorse(rng: Rng): Task {
  const pair = pairOf(rng);
  const [large, small] = pair.groups;
  redrawIf(large.errors <= small.errors);
  return choice(
    rng,
    {
      figure: figureOf(pair),
      keyInFigure: 'a táblázat csoportjai közül kell választani',
      question: `${pair.what} ${TOLD} Melyik csoporttal bánik rosszabbul?`,
      right: words(pair.withThem[1], 'small'),
      because: `Helyes! A hibaarány ${t(rate(large))}% és ${t(rate(small))}%.`,
      wrong: [
        wrong(
          { name: pair.withThem[0] },
          ({ name }) => words(name, 'large'),
          'darabot-hasonlit-arany-helyett',
          'A darabszámokat hasonlítottad. A csoportok mérete nagyon más.',
        ),
        wrong(
          {},
          () => words('egyformán bánik a kettővel', 'same'),
          'darabot-hasonlit-arany-helyett',
          'Számold ki a két hibaarányt: nem egyformák.',
        ),
      ],
      hints: ['Hány próbából jött ki a két hibaszám?', 'Hibaarányt hasonlíts, ne darabszámot!', `Az egyik hibaarány $${rateTex(large)}$.`],
      solution: `$${rateTex(large)}$ és $${rateTex(small)}$, tehát ${pair.withThem[1]} bánik rosszabbul.`,
    },
    key => key === (small.errors * large.size > large.errors * small.size ? 'small' : 'large'),
  );
}

function gap(rng: Rng): Task {
  const pair = pairOf(rng);
  const [large, small] = pair.groups;
  const answer = rate(small) - rate(large);
  const counted = Math.abs(small.errors - large.errors);
  // The last hint would say the answer, or a rate would look like the difference of the counts.
  redrawIf(answer === rate(large) || counted === rate(large));
  return numeric(
    {
      figure: figureOf(pair),
      keyInFigure: 'a táblázatban darabszámok állnak, a kérdés százalékpont',
      question: `${pair.what} ${TOLD} Hány százalékpont a két hibaarány különbsége?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'százalékpont',
      expr: `${small.errors}/${small.size}*100-${large.errors}/${large.size}*100`,
      wrong: [
        wrong(
          { large, small },
          ({ large, small }) => num(Math.abs(small.errors - large.errors)),
          'darabot-hasonlit-arany-helyett',
          'A hibák darabszámát vontad ki egymásból.',
          'a két hibaszámot vonja ki egymásból a hibaarányok helyett',
        ),
        wrong(
          { large, small },
          ({ large, small }) => num(rate(small) + rate(large)),
          'aranyokat-osszeadja',
          'A két hibaarányt összeadtad.',
        ),
        {
          ...wrong(
            { small },
            ({ small }) => num(rate(small)),
            'reszeredmeny-valasz',
            'Ez az egyik csoport hibaaránya.',
            'csak az egyik csoport hibaarányát adja meg',
          ),
          also: [num(rate(large))],
        },
      ],
      other: 'Számold ki mindkét hibaarányt, és vond ki őket egymásból!',
      hints: [
        'Csoportonként számolj!',
        'Előbb a két hibaarányt add meg százalékban, aztán vond ki őket egymásból!',
        `Az egyik hibaarány $${rateTex(large)}$.`,
      ],
      solution: `$${rateTex(large)}$, $${rateTex(small)}$, a különbség ${t(answer)} százalékpont.`,
    },
    fits(p => Math.abs(p * small.size * large.size - 100 * (small.errors * large.size - large.errors * small.size)) < 1e-4),
  );
}

function overall(rng: Rng): Task {
  const pair = pairOf(rng);
  const [large, small] = pair.groups;
  const both: Group = { size: large.size + small.size, errors: large.errors + small.errors };
  const answer = rate(both);
  redrawIf(!shown(answer));
  return numeric(
    {
      figure: figureOf(pair),
      question: `${pair.what} ${TOLD} Hány százalék az összesített hibaarány?`,
      keyInFigure: 'a táblázatban darabszámok állnak, a kérdés százalék',
      answer: num(answer),
      check: 'NUM',
      unit: '%',
      expr: `(${large.errors}+${small.errors})/(${large.size}+${small.size})*100`,
      wrong: [
        wrong(
          { large, small },
          ({ large, small }) => num((rate(large) + rate(small)) / 2),
          'aranyokat-atlagolja',
          'A két arányt átlagoltad, mintha a csoportok egyforma nagyok volnának.',
          'a két hibaarány átlagát veszi, a próbák számát nem nézi',
        ),
        wrong(
          { large, small },
          ({ large, small }) => num(rate(large) + rate(small)),
          'aranyokat-osszeadja',
          'A két hibaarányt összeadtad.',
        ),
        wrong(
          { both },
          ({ both }) => num(both.errors),
          'darabot-hasonlit-arany-helyett',
          'Ez az összes hiba. Oszd el az összes próbával!',
          'az összes hiba darabszámát adja meg az arányuk helyett',
        ),
        wrong({ both }, ({ both }) => num(rate(both) / 100), 'hanyadost-nem-valtja-at', AS_QUOTIENT),
      ],
      other: 'Add össze a hibákat és a próbákat is, aztán ossz, és váltsd százalékra!',
      hints: [
        'Hány próba és hány hiba volt összesen?',
        'Az összes hibát oszd el az összes próbával!',
        `Az összes próba $${large.size}+${small.size}=${both.size}$.`,
      ],
      solution: `Az összes hiba $${large.errors}+${small.errors}=${both.errors}$, az összes próba $${large.size}+${small.size}=${both.size}$, ezért az arány $${rateTex(both)}$.`,
    },
    fits(p => Math.abs(p * both.size - 100 * both.errors) < 1e-6),
  );
}

/** The same rates in a place with another mix of people. */
function elsewhere(rng: Rng): Task {
  const pair = pairOf(rng);
  const [large, small] = pair.groups;
  const [few, many] = [rng.pick([50, 100, 200]), rng.pick([100, 200, 300, 400])];
  const answer = (few * rate(large) + many * rate(small)) / 100;
  redrawIf(!Number.isInteger(answer) || few >= many);
  return numeric(
    {
      figure: figureOf(pair),
      question: `${pair.what} A táblázat egy helyszín mérését mutatja. Egy másik helyen a hibaarányok ugyanekkorák, de a próbák száma: ${pair.names[0]} ${t(few)}, ${pair.names[1]} ${t(many)}. Hány hibára számíthatnak ott összesen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'hiba',
      expr: `${few}*${large.errors}/${large.size}+${many}*${small.errors}/${small.size}`,
      wrong: [
        wrong(
          { large, small },
          ({ large, small }) => num(large.errors + small.errors),
          'regi-osszetetelt-hasznal',
          'Ez a régi hely hibáinak száma. Az új helyen más a próbák száma.',
          'a régi hely hibáinak számát adja meg',
        ),
        wrong(
          { large, small, few, many },
          ({ large, small, few, many }) => num((few * rate(small) + many * rate(large)) / 100),
          'hibaaranyokat-felcsereli',
          'Felcserélted, melyik hibaarány melyik csoporthoz tartozik.',
        ),
        wrong(
          { large, small, few, many },
          ({ large, small, few, many }) => num(((few + many) * (rate(large) + rate(small))) / 200),
          'aranyokat-atlagolja',
          'A két hibaarány átlagával számoltál. Csoportonként kell.',
          'mindkét csoportnál a két hibaarány átlagával számol',
        ),
        wrong(
          { large, small },
          ({ large, small }) => num(rate(large) + rate(small)),
          'aranyokat-osszeadja',
          'A két hibaarányt adtad össze. Ez százalék, nem darabszám: csoportonként számold ki, hány hiba az új helyen!',
          SUM_AS_COUNT,
        ),
      ].filter(({ value }) => Number.isInteger(value.size)),
      other: 'Számold ki a hibaarányokat, és alkalmazd a próbák új számára csoportonként!',
      hints: [
        'Mi marad ugyanaz, és mi változik?',
        'Csoportonként szorozd a hibaarányt a próbák új számával, aztán add össze!',
        `Az egyik hibaarány $${rateTex(large)}$.`,
      ],
      solution: `$${rateTex(large)}$, $${rateTex(small)}$. Az új helyen $${few}\\cdot${x(rate(large) / 100)}+${many}\\cdot${x(rate(small) / 100)}=${answer}$ hiba várható.`,
    },
    fits(n => Math.abs(n - (few * large.errors) / large.size - (many * small.errors) / small.size) < 1e-6),
  );
}

function catchUp(rng: Rng): Task {
  const pair = pairOf(rng);
  const [large, small] = pair.groups;
  const kept = (small.size * rate(large)) / 100;
  const answer = small.errors - kept;
  redrawIf(!Number.isInteger(kept) || kept === answer || kept === 0 || answer === rate(large));
  return numeric(
    {
      figure: figureOf(pair),
      question: `${pair.what} Hánnyal kevesebb hiba kellene ${theWord(`„${pair.names[1]}”`)} csoportban, hogy a két hibaarány egyenlő legyen?`,
      keyInFigure: 'a táblázatban a mostani darabszámok állnak',
      answer: num(answer),
      check: 'INT',
      unit: 'hiba',
      wrong: [
        wrong({ kept }, ({ kept }) => num(kept), 'megmaradot-adja-meg', 'Ennyi hiba maradhatna. A csökkenés a kérdés.'),
        // With fewer errors already, equal counts would need more of them.
        ...(small.errors > large.errors
          ? [
              wrong(
                { large, small },
                ({ large, small }) => num(small.errors - large.errors),
                'darabot-hasonlit-arany-helyett',
                'A hibák darabszámát akartad egyenlővé tenni. Az arányoknak kell egyenlőnek lenniük.',
                'a hibák darabszámát teszi egyenlővé az arányok helyett',
              ),
            ]
          : []),
        wrong(
          { large, small },
          ({ large, small }) => num(rate(small) - rate(large)),
          'szazalekpont-mint-darab',
          'Ez a hibaarányok különbsége százalékpontban. Hány hiba ez ebben a csoportban?',
          'a két hibaarány különbségét írja a hibák számának',
        ),
        wrong(
          { large, small },
          ({ large, small }) => num(rate(small) + rate(large)),
          'aranyokat-osszeadja',
          'A két hibaarányt adtad össze. Azt nézd meg, hány hiba felelne meg itt a másik csoport hibaarányának!',
          SUM_AS_COUNT,
        ),
      ],
      other: 'Számold ki, hány hiba felelne meg a másik csoport hibaarányának!',
      hints: [
        'Mekkora a másik csoport hibaaránya?',
        'A másik csoport hibaarányát alkalmazd ennek a csoportnak a próbáira, és vond le a mostani hibákból!',
        `A másik hibaarány $${rateTex(large)}$.`,
      ],
      solution: `$${rateTex(large)}$. ${t(small.size)} próbánál ez $${small.size}\\cdot${x(rate(large) / 100)}=${x(kept)}$ hiba volna, most ${t(small.errors)} van: $${small.errors}-${x(kept)}=${x(answer)}$ hibával kevesebb kell.`,
    },
    fits(n => Math.abs((small.errors - n) * large.size - large.errors * small.size) < 1e-6),
  );
}

export const biasRates = defineGenerator(
  'gen-bias-rates',
  'Hibaarány csoportonként',
  ['ai-78-torzitas'],
  ['fraction', 'decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? oneRate(rng) : whoIsWorse(rng);
    if (level === 2) return rng.chance(0.5) ? gap(rng) : overall(rng);
    return rng.chance(0.5) ? elsewhere(rng) : catchUp(rng);
  },
);
