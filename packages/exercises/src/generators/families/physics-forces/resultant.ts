import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';

const x = texNumber;
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

/** Arrow length of a force in a drawing whose longest arrow has 4 squares. */
const lengthOf = (f: number, largest: number): number => Math.max(1, tidy(Math.round((40 * f) / largest) / 10));

function alongLine(rng: Rng): Task {
  const [a, b] = [rng.int(3, 40) * 5, rng.int(3, 40) * 5];
  const isSame = rng.chance(0.4);
  redrawIf(a <= b);
  const answer = isSame ? a + b : a - b;
  redrawIf(answer === a || answer === b);
  const largest = Math.max(a, b);
  return numeric(
    {
      ...(isSame
        ? {}
        : {
            figure: {
              kind: 'forces' as const,
              ground: true,
              forces: [
                { angle: 0, size: lengthOf(a, largest), label: withUnit(a, 'N') },
                { angle: 180, size: lengthOf(b, largest), label: withUnit(b, 'N') },
              ],
            },
          }),
      question: isSame
        ? `Ketten tolnak egy autót ugyanabba az irányba, ${withUnit(a, 'N')} és ${withUnit(b, 'N')} erővel. Mekkora az eredő?`
        : 'Két vízszintes erő hat a ládára, ahogyan az ábra mutatja. Mekkora az eredő?',
      answer: num(answer),
      check: 'INT',
      unit: 'N',
      expr: `${a}${isSame ? '+' : '-'}${b}`,
      wrong: [
        wrong(
          { a, b, isSame },
          ({ a, b, isSame }) => num(isSame ? a - b : a + b),
          isSame ? 'azonos-iranynal-erot-kivon' : 'mindig-osszead',
          isSame ? 'Kivontál. Azonos irányban az erők összeadódnak.' : 'Összeadtál. Ellentétes irányban kivonunk.',
        ),
        wrong({ a }, ({ a }) => num(a), 'csak-a-nagyobb-ero', 'Csak a nagyobb erőt vetted.', 'eredőnek a nagyobb erőt veszi'),
      ],
      other: 'Nézd meg az irányokat: összeadás vagy kivonás?',
      hints: [
        'Segítik vagy gyengítik egymást az erők?',
        'Azonos irányban összeadunk, ellentétes irányban kivonunk.',
        isSame ? 'A két erő ugyanarra mutat.' : 'A két nyíl ellentétes irányba mutat.',
      ],
      solution: `$${a}${isSame ? '+' : '-'}${b}=${answer}$ newton.`,
    },
    fits(r => (isSame ? r - a === b : r + b === a)),
  );
}

function threeOnLine(rng: Rng): Task {
  const [a, b, c] = [rng.int(4, 30) * 5, rng.int(4, 30) * 5, rng.int(4, 30) * 5];
  const answer = Math.abs(a + b - c);
  redrawIf(a === b || answer === 0 || [a, b, c].includes(answer));
  return numeric(
    {
      question: `Egy szánkót jobbra ${withUnit(a, 'N')} és ${withUnit(b, 'N')}, balra ${withUnit(c, 'N')} erő húz. Mekkora az eredő?`,
      answer: num(answer),
      check: 'INT',
      unit: 'N',
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(a + b + c),
          'mindig-osszead',
          'Mindent összeadtál. A balra ható erőt ki kell vonni.',
          'mind a három erő nagyságát összeadja, az irányukkal nem törődik',
        ),
        orElse(
          wrong(
            { a, c },
            ({ a, c }) => num(Math.abs(a - c)),
            'egy-erot-kihagy',
            'Az egyik jobbra mutató erő kimaradt.',
            'az egyik jobbra mutató erőt kihagyja',
          ),
          num(Math.abs(b - c)),
        ),
        // Taking the third one for right would be adding all.
        orElse(
          wrong(
            { a, b, c },
            ({ a, b, c }) => num(Math.abs(a - b - c)),
            'harmadik-ero-iranya',
            'Az egyik jobbra mutató erőt balra vetted.',
            'az egyik jobbra mutató erőt balra mutatónak veszi',
          ),
          num(Math.abs(b - a - c)),
        ),
      ],
      other: 'Add össze a jobbra ható erőket, és vesd össze a balra hatóval!',
      hints: [
        'Írd két oszlopba: jobbra és balra!',
        'Az egy irányba mutatókat összeadjuk, a két összeget kivonjuk.',
        `Jobbra összesen $${a}+${b}=${a + b}$ newton.`,
      ],
      solution: `Jobbra $${a}+${b}=${a + b}$, balra ${c} newton. Az eredő $${Math.max(a + b, c)}-${Math.min(a + b, c)}=${answer}$ newton.`,
    },
    fits(r => r === Math.max(a + b, c) - Math.min(a + b, c)),
  );
}

function scaled(rng: Rng): [number, number, number] {
  const [p, q, r] = rng.pick(TRIPLES);
  const k = rng.pick(r < 20 ? [1, 2, 3, 5, 10, 20] : [1, 2, 5, 10]);
  const [a, b] = rng.chance(0.5) ? [p, q] : [q, p];
  return [a * k, b * k, r * k];
}

function perpendicular(rng: Rng): Task {
  const [a, b, r] = scaled(rng);
  const largest = Math.max(a, b);
  return numeric(
    {
      figure: {
        kind: 'forces',
        body: 'point',
        forces: [
          { angle: 0, size: lengthOf(a, largest), label: withUnit(a, 'N') },
          { angle: 90, size: lengthOf(b, largest), label: withUnit(b, 'N') },
        ],
      },
      question: 'Mekkora a két merőleges erő eredője?',
      answer: num(r),
      check: 'NUM',
      unit: 'N',
      wrong: perpendicularSlips(a, b),
      other: 'Az eredő négyzete a két erő négyzetének összege.',
      hints: ['Mekkora szöget zár be a két erő?', 'Merőleges erőknél az eredő a téglalap átlója.', `$${a}^2+${b}^2=${x(a * a + b * b)}$`],
      solution: `$${a}^2+${b}^2=${x(a * a + b * b)}$, és ennek a gyöke ${r}. Az eredő ${withUnit(r, 'N')}.`,
    },
    fits(v => v * v === a * a + b * b && v > 0),
  );
}

/** `summed`: they are the sums of the forces on two lines. */
const perpendicularSlips = (a: number, b: number, summed = false) => {
  const them = summed ? 'a vízszintes és a függőleges eredőt' : 'a két erőt';
  return [
    wrong(
      { a, b },
      ({ a, b }) => num(a + b),
      'merolegesnel-is-szamtani-osszeg',
      `Összeadtad ${them}, mintha egy irányba mutatnának.`,
      summed ? `${them} összeadja, mintha egy irányba mutatnának` : undefined,
    ),
    wrong(
      { a, b },
      ({ a, b }) => num(Math.abs(a - b)),
      'merolegesnel-kivon',
      `Kivontad ${them} egymásból, mintha szemben állnának.`,
      summed ? `${them} kivonja egymásból, mintha szemben állnának` : undefined,
    ),
    wrong({ a, b }, ({ a, b }) => num(a * a + b * b), 'gyokvonas-elmarad', 'Ez a négyzetek összege. Vonj gyököt!'),
  ];
};

function missing(rng: Rng): Task {
  const [a, b, r] = scaled(rng);
  return numeric(
    {
      question: `Két merőleges erő eredője ${withUnit(r, 'N')}, az egyik erő ${withUnit(a, 'N')}. Mekkora a másik?`,
      answer: num(b),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          { a, r },
          ({ a, r }) => num(r - a),
          'merolegesnel-kivon',
          'Kivontad az erőket. A négyzeteket kell kivonni.',
          'az eredőből kivonja az ismert erőt',
        ),
        wrong(
          { a, r },
          ({ a, r }) => num(a + r),
          'merolegesnel-is-szamtani-osszeg',
          'Összeadtál. Az eredő a leghosszabb oldal.',
          'az ismert erőt hozzáadja az eredőhöz',
        ),
        wrong({ a, r }, ({ a, r }) => num(r * r - a * a), 'gyokvonas-elmarad', 'Ez a keresett erő négyzete. Vonj gyököt!'),
      ],
      other: 'Az eredő négyzetéből vond ki az ismert erő négyzetét!',
      hints: [
        'Melyik a derékszögű háromszög leghosszabb oldala?',
        'A keresett erő négyzete a két négyzet különbsége.',
        `$${r}^2-${a}^2=${x(r * r - a * a)}$`,
      ],
      solution: `$${r}^2-${a}^2=${x(r * r - a * a)}$, ennek a gyöke ${b}. A másik erő ${withUnit(b, 'N')}.`,
    },
    fits(v => v > 0 && v * v + a * a === r * r),
  );
}

function fourForces(rng: Rng): Task {
  const [a, b, r] = scaled(rng);
  const [left, down] = [rng.int(2, 12) * 5, rng.int(2, 12) * 5];
  const [right, up] = [a + left, b + down];
  redrawIf([right, up, left, down].includes(r) || r > 400);
  return numeric(
    {
      figure: {
        kind: 'forces',
        body: 'point',
        forces: [
          { angle: 0, size: 4, label: withUnit(right, 'N') },
          { angle: 180, size: 2, label: withUnit(left, 'N') },
          { angle: 90, size: 4, label: withUnit(up, 'N') },
          { angle: 270, size: 2, label: withUnit(down, 'N') },
        ],
      },
      question: 'Négy erő hat egy pontra, az ábra nem méretarányos. Mekkora az eredő?',
      answer: num(r),
      check: 'NUM',
      unit: 'N',
      wrong: [
        ...perpendicularSlips(a, b, true),
        wrong(
          { right, up, left, down },
          ({ right, up, left, down }) => num(right + up + left + down),
          'mindig-osszead',
          'Mind a négyet összeadtad.',
          'mind a négy erő nagyságát összeadja, az irányukkal nem törődik',
        ),
      ],
      other: 'Előbb az egy egyenesbe eső erőket vond össze!',
      hints: [
        'Melyik erők esnek egy egyenesbe?',
        'Előbb kivonás a két egyenesen, azután a merőleges erők szabálya.',
        `Vízszintesen $${right}-${left}=${a}$ newton marad.`,
      ],
      solution: `Vízszintesen $${right}-${left}=${a}$, függőlegesen $${up}-${down}=${b}$ newton. $${a}^2+${b}^2=${x(r * r)}$, az eredő ${withUnit(r, 'N')}.`,
    },
    fits(v => v > 0 && v * v === (right - left) ** 2 + (up - down) ** 2),
  );
}

const WAYS = [
  ['jobbra felfelé', 'balra lefelé'],
  ['balra felfelé', 'jobbra lefelé'],
] as const;

/** The force that balances two perpendicular ones. */
function balancing(rng: Rng): Task {
  const [a, b, r] = scaled(rng);
  const [side, [way, back]] = rng.pick([
    ['jobbra', WAYS[0]],
    ['balra', WAYS[1]],
  ] as const);
  return choice(
    rng,
    {
      question: `Egy pontra két erő hat: ${side} ${withUnit(a, 'N')}, felfelé ${withUnit(b, 'N')}. Milyen harmadik erő tartja egyensúlyban?`,
      right: words(`${withUnit(r, 'N')}, ${back}`, `${r} back`),
      because: 'Helyes! Az eredővel egyenlő nagyságú és ellentétes irányú.',
      wrong: [
        wrong(
          { r, way },
          ({ r, way }) => words(`${withUnit(r, 'N')}, ${way}`, `${r} way`),
          'egyensulyozo-mint-eredo',
          'Ez maga az eredő. Az ellentettje kell.',
          'az egyensúlyozó erő helyett az eredőt adja meg',
        ),
        wrong(
          { a, b, back },
          ({ a, b, back }) => words(`${withUnit(a + b, 'N')}, ${back}`, `${a + b} back`),
          'merolegesnel-is-szamtani-osszeg',
          'Az irány jó, de a merőleges erőket összeadtad.',
        ),
        wrong(
          { a, b, back },
          ({ a, b, back }) => words(`${withUnit(Math.abs(a - b), 'N')}, ${back}`, `${Math.abs(a - b)} back`),
          'merolegesnel-kivon',
          'Az irány jó, de a merőleges erőket kivontad.',
        ),
      ],
      hints: [
        'Mekkora a két erő eredője, és merre mutat?',
        'Az egyensúlyozó erő az eredő ellentettje.',
        `$${a}^2+${b}^2=${x(a * a + b * b)}$`,
      ],
      solution: `Az eredő ${withUnit(r, 'N')}, ${way}. Az egyensúlyozó erő ugyanekkora, ${back}.`,
    },
    key => {
      const [size, direction] = key.split(' ');
      return direction === 'back' && Number(size) ** 2 === a * a + b * b;
    },
  );
}

export const resultant = defineGenerator('gen-resultant', 'Eredő erő', ['fizika-7-erok-osszetevese'], ['power'], (rng, level) => {
  if (level === 1) return rng.pick([alongLine, threeOnLine])(rng);
  if (level === 2) return rng.pick([perpendicular, balancing])(rng);
  return rng.pick([missing, fourForces])(rng);
});
