import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const plain = (n: number) => x(n).replace('{,}', ',');

/** Focal lengths in cm with a short dioptre. */
const FOCALS = [5, 8, 10, 12.5, 16, 20, 25, 40, 50, 80, 100, 125, 200];

function fromFocal(rng: Rng): Task {
  const f = rng.pick(FOCALS);
  const isDrawn = rng.chance(0.5);
  const answer = tidy(100 / f);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'geometry' as const,
              titleOnly: true,
              title: `Gyűjtőlencse: a párhuzamosan érkező sugarak az F pontban metszik egymást; felirat: f = ${withUnit(f, 'cm')}`,
              height: 170,
              points: {
                A: { at: [-3, 1.2] as [number, number], label: false as const, dot: false },
                B: { at: [0, 1.2] as [number, number], label: false as const, dot: false },
                C: { at: [-3, -1.2] as [number, number], label: false as const, dot: false },
                D: { at: [0, -1.2] as [number, number], label: false as const, dot: false },
                O: { at: [0, 0] as [number, number], label: false as const, dot: false },
                F: [4, 0] as [number, number],
                // Beside the rays: on the axis the length would touch the lens.
                L: { at: [2.6, -1.5] as [number, number], label: `f = ${withUnit(f, 'cm')}`, dot: false },
                U: { at: [0, 2] as [number, number], label: false as const, dot: false },
                V: { at: [0, -2] as [number, number], label: false as const, dot: false },
              },
              segments: [
                { ends: ['U', 'V'] as [string, string], arrow: 'both' as const },
                { ends: ['A', 'B'] as [string, string], tone: 1 as const },
                { ends: ['B', 'F'] as [string, string], tone: 1 as const },
                { ends: ['C', 'D'] as [string, string], tone: 1 as const },
                { ends: ['D', 'F'] as [string, string], tone: 1 as const },
                { ends: ['O', 'F'] as [string, string], line: 'dash' as const },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? 'Hány dioptriás az ábrán látható gyűjtőlencse?'
        : `Egy gyűjtőlencse fókusztávolsága ${withUnit(f, 'cm')}. Hány dioptriás?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dioptria',
      expr: `100/${f}`,
      wrong: [
        wrong({ f }, ({ f }) => about(1 / f, 4), 'dioptria-centimeterrel', 'Centiméterrel számoltál. A fókusztávolságot méterben írd!'),
        wrong({ f }, ({ f }) => num(tidy(f / 100)), 'dioptria-reciprok-elmarad', 'Ez a fókusztávolság méterben. Vedd a reciprokát!'),
        wrong({ f }, ({ f }) => num(tidy(10 / f)), 'tizzel-valt', 'A métert 10 centiméternek vetted. 1 m = 100 cm.'),
      ],
      other: 'Váltsd méterre, azután vedd a reciprokát!',
      hints: [
        isDrawn ? 'Milyen messze gyűjti össze a lencse a párhuzamos sugarakat?' : 'Milyen egységben kell a fókusztávolság?',
        '$D=\\frac{1}{f}$, ahol $f$ méterben van.',
        `${withUnit(f, 'cm')} = ${withUnit(tidy(f / 100), 'm')}`,
      ],
      solution: `$D=\\frac1{${x(tidy(f / 100))}}=${x(answer)}$ dioptria.`,
    },
    fits(d => Math.abs(d * (f / 100) - 1) < 1e-9),
  );
}

function toFocal(rng: Rng): Task {
  const f = rng.pick(FOCALS);
  const diverging = rng.chance(0.5);
  const size = tidy(100 / f);
  const d = diverging ? -size : size;
  return numeric(
    {
      question: `Egy szemüveglencse ${plain(d).replace('-', '−')} dioptriás. Hány centiméter a fókusztávolságának a nagysága (előjel nélkül)?`,
      answer: num(f),
      check: 'NUM',
      unit: 'cm',
      expr: `100/${size}`,
      wrong: [
        wrong(
          { f },
          ({ f }) => num(tidy(f / 100)),
          'meterben-hagyja',
          'Ez méterben van. A választ centiméterben kérjük.',
          'méterben számolja ki a távolságot, de centimétert ír mellé',
        ),
        wrong(
          { size },
          ({ size }) => num(tidy(size * 100)),
          'dioptriat-szoroz',
          'Szoroztál. Az erősebb lencse fókusztávolsága rövidebb: ossz!',
          'a 100 cm-t szorozza a dioptriával osztás helyett',
        ),
        wrong({ size }, ({ size }) => num(tidy(10 / size)), 'tizzel-valt', 'A métert 10 centiméternek vetted. 1 m = 100 cm.'),
      ],
      other: '$f=\\frac{1}{D}$ méterben, azután válts centiméterre!',
      hints: [
        'Mi a dioptria és a fókusztávolság kapcsolata?',
        'A fókusztávolság nagysága méterben a dioptria nagyságának reciproka.',
        `$1:${x(size)}=${x(tidy(f / 100))}$ méter.`,
      ],
      solution: `$1:${x(size)}=${x(tidy(f / 100))}$ m, vagyis ${withUnit(f, 'cm')}.`,
    },
    fits(cm => Math.abs((cm / 100) * size - 1) < 1e-9),
  );
}

const PEOPLE: readonly { text: string; short: boolean }[] = [
  { text: 'Kamilla a füzetét élesen látja, a táblát nem.', short: true },
  { text: 'Feri bácsi a hegyeket jól látja, az újságot csak karnyújtásnyiról.', short: false },
  { text: 'Vince szemében a messzi tárgy képe a retina elé esik.', short: true },
  { text: 'Erzsi néni szemében a közeli tárgy képe a retina mögé esne.', short: false },
  { text: 'Dorka a telefonját élesen látja, a mozivásznat nem.', short: true },
  { text: 'Nagyapa a tű fokát nem látja, a templomtorony óráját igen.', short: false },
  { text: 'Hunor szemgolyója a szokásosnál hosszabb, a sugarak túl korán találkoznak.', short: true },
  { text: 'Lili szemgolyója a szokásosnál rövidebb, a sugarak túl későn találkoznának.', short: false },
];

function whichLens(rng: Rng): Task {
  const person = rng.pick(PEOPLE);
  // The stories hold for these numbers: short-sighted people see a notebook sharply (3 dioptres: up to 33 cm), long-sighted
  // people read at arm's length.
  const d = person.short ? rng.int(2, 6) / 2 : rng.int(2, 5) / 2;
  const kinds = ['rövidlátó, szórólencse', 'távollátó, gyűjtőlencse', 'rövidlátó, gyűjtőlencse', 'távollátó, szórólencse'].map(
    (kind, i) => {
      const minus = i === 0 || i === 3;
      return `${kind} (${minus ? '−' : '+'}${plain(d)} dioptria)`;
    },
  );
  const index = person.short ? 0 : 1;
  const why = person.short
    ? 'Közelre lát jól, a kép a retina elé esik: szórólencse kell.'
    : 'Messzire lát jól, a kép a retina mögé esne: gyűjtőlencse kell.';
  return choice(
    rng,
    {
      question: `${person.text} Milyen a szeme, és milyen szemüveg való neki?`,
      right: words(kinds[index] ?? '', String(index)),
      because: `Helyes! ${why}`,
      wrong: [
        wrong(
          { kinds, i: 1 - index },
          ({ kinds, i }) => words(kinds[i] ?? '', String(i)),
          'rovidlato-tavollato-csere',
          'Felcserélted a két szemhibát. A név azt mondja meg, hol lát jól.',
          person.short
            ? 'a rövidlátást távollátásnak veszi, és ahhoz választ lencsét'
            : 'a távollátást rövidlátásnak veszi, és ahhoz választ lencsét',
        ),
        wrong(
          { kinds, i: index + 2 },
          ({ kinds, i }) => words(kinds[i] ?? '', String(i)),
          'szemhibahoz-masik-lencse',
          `A szemhiba jó, a lencse nem: ${person.short ? 'a sugarakat szét kell téríteni' : 'a sugarakat jobban össze kell hajlítani'}.`,
          'a szemhibát jól nevezi meg, de az ellenkező lencsét választja hozzá',
        ),
        wrong(
          { kinds, i: 3 - index },
          ({ kinds, i }) => words(kinds[i] ?? '', String(i)),
          'szemhiba-neve-felcserelve',
          'A lencse jó, de a szemhiba neve nem: az mondja meg, hol lát jól.',
        ),
      ],
      hints: [
        'Közelre vagy messzire lát jól?',
        'A retina elé eső képnél a sugarakat szét kell téríteni, a mögé esőnél össze kell hajlítani.',
        person.short ? 'Közelre lát jól, tehát rövidlátó.' : 'Messzire lát jól, tehát távollátó.',
      ],
      solution: `${why} Tehát ${kinds[index]}.`,
    },
    key => key === (person.short ? '0' : '1'),
  );
}

/** Tiny things with their usual sizes in hundredths of a millimetre. */
const TINY = [
  ['Egy papucsállatka', 10, 30],
  ['Egy pollenszem', 1, 10],
  ['Egy hajszál vastagsága', 5, 12],
  ['Egy növényi sejt', 2, 10],
  ['Egy sókristály darabkája', 5, 30],
] as const;

function microscope(rng: Rng): Task {
  const [objective, eyepiece] = [rng.pick([4, 10, 20, 40, 60]), rng.pick([5, 8, 10, 15])];
  const [what, least, most] = rng.pick(TINY);
  const size = tidy(rng.int(least, most) / 100);
  const total = objective * eyepiece;
  const answer = tidy(total * size);
  return numeric(
    {
      question: `Egy mikroszkóp objektívjének nagyítása ${objective}, az okulárjáé ${eyepiece}. ${what} a valóságban ${withUnit(size, 'mm')}. Hány milliméternek látszik?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'mm',
      expr: `${size}*${objective}*${eyepiece}`,
      wrong: [
        wrong(
          { objective, eyepiece, size },
          ({ objective, eyepiece, size }) => num(tidy((objective + eyepiece) * size)),
          'nagyitasok-osszege',
          'Összeadtad a két nagyítást. Az okulár a már nagyított képet nagyítja: szorozz!',
        ),
        wrong(
          { objective, size },
          ({ objective, size }) => num(tidy(objective * size)),
          'okulart-kihagyja',
          'Az okulár nagyítását kihagytad.',
        ),
        wrong({ total }, ({ total }) => num(total), 'nagyitast-irja', 'Ez a nagyítás. Szorozd meg a valódi mérettel!'),
      ],
      other: 'Szorozd össze a két nagyítást, azután a mérettel!',
      hints: ['Mit nagyít az okulár?', 'A mikroszkóp nagyítása a két nagyítás szorzata.', `$N=${objective}\\cdot${eyepiece}$`],
      solution: `$N=${objective}\\cdot${eyepiece}=${total}$, és $${total}\\cdot${x(size)}=${x(answer)}$ mm.`,
    },
    fits(v => Math.abs(v / size / objective - eyepiece) < 1e-6),
  );
}

function farPoint(rng: Rng): Task {
  const far = rng.pick([16, 20, 25, 40, 50, 80, 100, 125, 200]);
  const answer = -tidy(100 / far);
  return numeric(
    {
      question: `Egy rövidlátó ember szemüveg nélkül legfeljebb ${withUnit(far, 'cm')} távolságra lát élesen. A szemüvege a nagyon messzi tárgyakról éppen ide ad látszólagos képet. Hány dioptriás, előjellel?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dioptria',
      wrong: [
        wrong({ far }, ({ far }) => num(tidy(100 / far)), 'dioptria-elojel-elmarad', 'A nagyság jó. Szórólencse kell, a dioptria negatív.'),
        wrong({ far }, ({ far }) => about(-1 / far, 4), 'dioptria-centimeterrel', 'Centiméterrel számoltál. Méterben írd a távolságot!'),
        wrong({ far }, ({ far }) => num(-tidy(far / 100)), 'dioptria-reciprok-elmarad', 'Ez a fókusztávolság méterben. Vedd a reciprokát!'),
      ],
      other: 'A nagyon messzi tárgynál a kép a fókuszpontban van, a tárgy oldalán.',
      hints: [
        'Hol keletkezik a nagyon messzi tárgy képe?',
        'A kép a tárgy oldalán van, ezért látszólagos: a fókusztávolság negatív.',
        `$f=-${x(tidy(far / 100))}$ m.`,
      ],
      solution: `$D=\\frac1{-${x(tidy(far / 100))}}=${x(answer)}$ dioptria.`,
    },
    fits(d => Math.abs(d * (far / 100) + 1) < 1e-9),
  );
}

function readingGlasses(rng: Rng): Task {
  const near = rng.pick([50, 80, 100, 125, 200]);
  const reading = rng.pick([20, 25, 40]);
  const answer = tidy(100 / reading - 100 / near);
  redrawIf(near <= reading || decimalsOf(answer) > 2);
  return numeric(
    {
      question: `Egy távollátó ember szemüveg nélkül csak ${withUnit(near, 'cm')} távolságon túl lát élesen. ${withUnit(reading, 'cm')} távolságra tartott könyvet szeretne olvasni: a szemüvege a könyvről ${withUnit(near, 'cm')} távolságra ad látszólagos képet. Hány dioptriás a szemüveg?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dioptria',
      expr: `100/${reading}-100/${near}`,
      wrong: [
        wrong(
          { near, reading },
          ({ near, reading }) => num(tidy(100 / reading + 100 / near)),
          'latszolagos-kep-pozitiv',
          'A képtávolságot pozitívnak vetted. Látszólagos képnél negatív, tehát ki kell vonni.',
        ),
        wrong(
          { reading },
          ({ reading }) => num(tidy(100 / reading)),
          'kepet-kihagyja',
          'Csak a könyv távolságával számoltál. A kép távolsága is kell.',
        ),
        wrong(
          { near, reading },
          ({ near, reading }) => about(100 / (near - reading), 2),
          'tavolsagokat-kivon',
          'A távolságokat vontad ki. A reciprokukkal kell számolni.',
        ),
      ],
      other: '$D=\\frac{1}{t}+\\frac{1}{k}$ méterben, és látszólagos képnél $k$ negatív.',
      hints: [
        'Melyik a tárgytávolság, és melyik a képtávolság?',
        '$D=\\frac{1}{t}+\\frac{1}{k}$ méterben. Látszólagos képnél $k$ negatív.',
        `$\\frac{1}{t}=\\frac1{${x(tidy(reading / 100))}}=${x(tidy(100 / reading))}$`,
      ],
      solution: `$D=${x(tidy(100 / reading))}-${x(tidy(100 / near))}=${x(answer)}$ dioptria.`,
    },
    fits(d => Math.abs(1 / (d - 100 / reading) + near / 100) < 1e-6),
  );
}

export const diopter = defineGenerator(
  'gen-diopter',
  'Dioptria és szemüveg',
  ['fizika-8-szem-optikai-eszkozok'],
  ['fraction', 'decimal', 'negative'],
  (rng, level) => {
    if (level === 1) return rng.pick([fromFocal, toFocal])(rng);
    if (level === 2) return rng.pick([whichLens, microscope])(rng);
    return rng.pick([farPoint, readingGlasses])(rng);
  },
);
