import { sum, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const ohm = (r: number) => ({ part: 'resistor' as const, label: withUnit(r, 'Ω') });

/** Two different resistances whose parallel resultant is whole. */
function parallelPair(rng: Rng): { a: number; b: number; r: number } {
  const [a, b] = [rng.int(2, 30) * 2, rng.int(2, 30) * 2];
  const r = (a * b) / (a + b);
  redrawIf(a === b || !Number.isInteger(r));
  return { a, b, r };
}

function seriesTotal(rng: Rng): Task {
  const values = Array.from({ length: rng.int(2, 3) }, () => rng.int(2, 40) * 5);
  const total = sum(values);
  redrawIf(new Set(values).size < values.length);
  return numeric(
    {
      figure: { kind: 'circuit', loop: values.map(ohm) },
      question: 'Hány ohm az ábrán látható ellenállások eredője?',
      answer: num(total),
      check: 'INT',
      unit: 'Ω',
      expr: values.join('+'),
      wrong: [
        wrong(
          { values },
          ({ values }) => about(1 / sum(values.map(r => 1 / r)), 2),
          'soros-mint-parhuzamos',
          'A párhuzamos kapcsolás képletével számoltál. Itt az áram nem ágazik el.',
        ),
        wrong(
          { values },
          ({ values }) => about(sum(values) / values.length, 2),
          'eredo-mint-atlag',
          'Átlagot számoltál. Sorosan az ellenállások összeadódnak.',
        ),
        wrong(
          { values },
          ({ values }) => num(Math.max(...values)),
          'csak-a-legnagyobb-ellenallas',
          'Csak a legnagyobb ellenállást vetted. Az áram mindegyiken végigmegy.',
        ),
      ],
      other: 'Soros kapcsolásnál az ellenállások összeadódnak.',
      hints: ['Elágazik-e az áram?', 'Sorosan az eredő az ellenállások összege.', `$R=${values.join('+')}$`],
      solution: `Soros kapcsolás: $${values.join('+')}=${total}$ ohm.`,
    },
    equals(values.reduce((a, b) => a + b, 0)),
  );
}

function parallelEqual(rng: Rng): Task {
  const count = rng.int(2, 3);
  const each = rng.int(2, 40) * count;
  const answer = each / count;
  redrawIf(answer <= 3);
  return numeric(
    {
      figure: { kind: 'circuit', loop: [{ parallel: Array.from({ length: count }, () => [ohm(each)]) }] },
      question: 'Az ábrán egyforma ellenállások vannak. Hány ohm az eredőjük?',
      answer: num(answer),
      check: 'INT',
      unit: 'Ω',
      expr: `${each}/${count}`,
      wrong: [
        wrong(
          { each, count },
          ({ each, count }) => num(each * count),
          'parhuzamos-osszeg',
          'Összeadtad őket, mintha sorosan volnának. Párhuzamosan az eredő kisebb.',
        ),
        wrong({ each }, ({ each }) => num(each), 'uj-ag-nem-szamit', 'Minden ág külön utat ad az áramnak, ezért az eredő kisebb.'),
        wrong(
          { each, count },
          ({ each, count }) => about(count / each, 4),
          'reciprok-marad',
          'Ez az eredő reciproka. A végén fordítsd vissza!',
        ),
      ],
      other: 'Egyforma párhuzamos ellenállásoknál az eredő annyiad része egyetlen ellenállásnak, ahány ág van.',
      hints: [
        'Hány út áll az áram előtt?',
        'Párhuzamosan a reciprokok adódnak össze.',
        `$\\frac{1}{R}=${Array.from({ length: count }, () => `\\frac1{${each}}`).join('+')}$`,
      ],
      solution: `$\\frac{1}{R}=\\frac{${count}}{${each}}$, ezért $R=${each}:${count}=${answer}$ ohm.`,
    },
    fits(r => Math.abs(1 / r - count / each) < 1e-9),
  );
}

function parallelTotal(rng: Rng): Task {
  const { a, b, r } = parallelPair(rng);
  return numeric(
    {
      question: `Egy ${withUnit(a, 'Ω')} és egy ${withUnit(b, 'Ω')} ellenállású fogyasztót párhuzamosan kapcsolunk. Hány ohm az eredő ellenállás?`,
      answer: num(r),
      check: 'INT',
      unit: 'Ω',
      expr: `${a}*${b}/(${a}+${b})`,
      wrong: [
        wrong({ a, b }, ({ a, b }) => num(a + b), 'parhuzamos-osszeg', 'Összeadtad őket. Az a soros kapcsolás.'),
        wrong(
          { a, b },
          ({ a, b }) => num((a + b) / 2),
          'eredo-mint-atlag',
          'Átlagot számoltál. A párhuzamos eredő a kisebbiknél is kisebb.',
        ),
        wrong({ a, b }, ({ a, b }) => about(1 / a + 1 / b, 4), 'reciprok-marad', 'Ez az eredő reciproka. A végén fordítsd vissza!'),
        wrong({ a, b }, ({ a, b }) => num(a * b), 'osszeggel-nem-oszt', 'A szorzatot még el kell osztani az összeggel.'),
      ],
      other: 'Add össze a reciprokokat, azután fordítsd vissza!',
      hints: [
        'Kisebb vagy nagyobb lesz az eredő a kisebbik ellenállásnál?',
        '$\\frac{1}{R}=\\frac1{R_1}+\\frac1{R_2}$',
        `$\\frac{1}{R}=\\frac1{${a}}+\\frac1{${b}}$`,
      ],
      solution: `$\\frac{${a}\\cdot${b}}{${a}+${b}}=${r}$ ohm.`,
    },
    fits(v => Math.abs(1 / v - 1 / a - 1 / b) < 1e-9),
  );
}

function partVoltage(rng: Rng): Task {
  const [a, b] = [rng.int(1, 20) * 5, rng.int(1, 20) * 5];
  const i = tidy(rng.int(1, 20) / 20);
  const u = tidy((a + b) * i);
  const answer = tidy(a * i);
  redrawIf(a === b || u > 48 || decimalsOf(u) > 1 || decimalsOf(answer) > 2);
  return numeric(
    {
      figure: { kind: 'circuit', source: { label: withUnit(u, 'V') }, loop: [{ ...ohm(a), across: { label: '?' } }, ohm(b)] },
      question: 'Hány voltot mutat az ábrán a voltmérő?',
      answer: num(answer),
      check: 'NUM',
      unit: 'V',
      expr: `${a}*${u}/(${a}+${b})`,
      wrong: [
        wrong({ u }, ({ u }) => num(tidy(u / 2)), 'soros-feszultseg-egyforma', 'Elfelezted a feszültséget. A két ellenállás nem egyforma.'),
        wrong({ b, i }, ({ b, i }) => num(tidy(b * i)), 'masik-ellenallase', 'Ez a másik ellenállásra jut.'),
        wrong({ u }, ({ u }) => num(u), 'teljes-feszultseg', 'Ez a teljes feszültség. Sorosan megoszlik a két ellenállás között.'),
        wrong({ i }, ({ i }) => num(i), 'aramot-adja-meg', 'Ez az áram amperben. Szorozd meg az ellenállással!'),
      ],
      other: 'Eredő, áram, részfeszültség: ebben a sorrendben haladj!',
      hints: [
        'Soros vagy párhuzamos a két ellenállás?',
        'Az eredőből kiszámítható a közös áram, abból a részfeszültség.',
        `$I=\\frac{${x(u)}}{${a + b}}$ amper.`,
      ],
      solution: `$I=${x(u)}:${a + b}=${x(i)}$ A, $U_1=${a}\\cdot${x(i)}=${x(answer)}$ V.`,
    },
    fits(v => Math.abs(v / a - (u - v) / b) < 1e-9),
  );
}

function mainCurrent(rng: Rng): Task {
  const { a, b } = parallelPair(rng);
  const u = rng.int(2, 24);
  const [i1, i2] = [tidy(u / a), tidy(u / b)];
  redrawIf(decimalsOf(i1) > 2 || decimalsOf(i2) > 2);
  const answer = tidy(i1 + i2);
  return numeric(
    {
      figure: {
        kind: 'circuit',
        source: { label: withUnit(u, 'V') },
        loop: [{ part: 'ammeter', label: '?' }, { parallel: [[ohm(a)], [ohm(b)]] }],
      },
      question: 'Hány ampert mutat az ábrán az ampermérő?',
      answer: num(answer),
      check: 'NUM',
      unit: 'A',
      expr: `${u}/${a}+${u}/${b}`,
      wrong: [
        wrong({ u, a }, ({ u, a }) => num(tidy(u / a)), 'csak-egy-ag', 'Ez csak az egyik ág árama. Add hozzá a másikét is!'),
        wrong({ u, b }, ({ u, b }) => num(tidy(u / b)), 'csak-egy-ag', 'Ez csak az egyik ág árama. Add hozzá a másikét is!'),
        wrong(
          { u, a, b },
          ({ u, a, b }) => about(u / (a + b), 3),
          'parhuzamos-osszeg',
          'Összeadtad az ellenállásokat. Párhuzamosan az ágak árama adódik össze.',
        ),
      ],
      other: 'Számold ki külön a két ág áramát, és add össze!',
      hints: [
        'Mekkora feszültség jut az egyes ágakra?',
        'A főág árama az ágak áramának összege.',
        `Az egyik ág árama $${u}:${a}=${x(i1)}$ A.`,
      ],
      solution: `$${u}:${a}=${x(i1)}$ és $${u}:${b}=${x(i2)}$, együtt $${x(answer)}$ A.`,
    },
    fits(v => Math.abs(u / v - (a * b) / (a + b)) < 1e-6),
  );
}

function mixedTotal(rng: Rng): Task {
  const { a, b, r } = parallelPair(rng);
  const c = rng.int(2, 40);
  const answer = c + r;
  redrawIf([a, b, c].includes(answer));
  return numeric(
    {
      figure: { kind: 'circuit', loop: [ohm(c), { parallel: [[ohm(a)], [ohm(b)]] }] },
      question: 'Hány ohm az ábrán látható vegyes kapcsolás eredője?',
      answer: num(answer),
      check: 'INT',
      unit: 'Ω',
      expr: `${c}+${a}*${b}/(${a}+${b})`,
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(a + b + c),
          'parhuzamos-osszeg',
          'Mindhármat összeadtad. A párhuzamos kettőt előbb az eredőjükkel kell helyettesíteni.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num((a * b) / (a + b)),
          'soros-tag-kimarad',
          'Ez csak a párhuzamos rész eredője. A sorosan kötött ellenállás is az áram útjában van.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => about(1 / (1 / a + 1 / b + 1 / c), 2),
          'soros-mint-parhuzamos',
          'Mindhármat párhuzamosnak vetted. Az egyik előttük, sorosan áll.',
          'mindhárom ellenállást párhuzamosnak veszi',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(c + (a + b) / 2),
          'eredo-mint-atlag',
          'A párhuzamos résznél átlagot számoltál.',
          'a párhuzamos rész eredője helyett a két ellenállás átlagával számol',
        ),
      ],
      other: 'Előbb a párhuzamos rész eredője, azután add hozzá a sorosat!',
      hints: [
        'Melyik két ellenállás van párhuzamosan?',
        'Helyettesítsd őket az eredőjükkel, azután add hozzá a sorosat!',
        `A párhuzamos részre $\\frac{1}{R}=\\frac1{${a}}+\\frac1{${b}}$.`,
      ],
      solution: `A párhuzamos rész $\\frac{${a}\\cdot${b}}{${a + b}}=${r}$ ohm, az eredő $${c}+${r}=${answer}$ ohm.`,
    },
    fits(v => Math.abs(1 / (v - c) - 1 / a - 1 / b) < 1e-9),
  );
}

function missingSeries(rng: Rng): Task {
  const a = rng.int(2, 30) * 2;
  const answer = rng.int(2, 40) * 2;
  const i = tidy(rng.int(1, 10) / 10);
  const u = tidy((a + answer) * i);
  redrawIf(u > 48 || decimalsOf(u) > 1 || a === answer);
  return numeric(
    {
      question: `Egy ${withUnit(u, 'V')} feszültségű áramforrásra ${withUnit(a, 'Ω')} ellenállású izzót kötnek. Hány ohmos ellenállást kell vele sorosan kapcsolni, hogy az áram ${withUnit(i, 'A')} legyen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'Ω',
      expr: `${u}/${i}-${a}`,
      wrong: [
        wrong({ u, i }, ({ u, i }) => num(tidy(u / i)), 'teljes-eredot-adja', 'Ez a szükséges eredő. Az izzó ellenállása már benne van.'),
        wrong({ u, i, a }, ({ u, i, a }) => num(tidy(u / i + a)), 'eredohoz-hozzaad', 'Hozzáadtad az izzó ellenállását. Le kell vonni.'),
        wrong(
          { u, i, a },
          ({ u, i, a }) => about(u / a / i, 2),
          'aramok-aranya',
          'Az áramok arányát számoltad. A szükséges eredőből indulj ki!',
        ),
      ],
      other: 'Mekkora eredőnél lenne ekkora az áram? Ebből vond le az izzót!',
      hints: [
        'Mekkora eredő kell összesen?',
        'Az eredő $R=\\frac UI$, sorosan pedig az ellenállások összege.',
        `$R=\\frac{${x(u)}}{${x(i)}}$ ohm.`,
      ],
      solution: `$${x(u)}:${x(i)}=${x(tidy(u / i))}$ ohm kell, ebből $${x(tidy(u / i))}-${a}=${answer}$ ohm hiányzik.`,
    },
    fits(v => Math.abs(u / (a + v) - i) < 1e-9),
  );
}

export const resistors = defineGenerator(
  'gen-resistors',
  'Ellenállások kapcsolása',
  ['fizika-8-ellenallasok-kapcsolasa'],
  ['fraction', 'decimal'],
  (rng, level) => {
    if (level === 1) return rng.pick([seriesTotal, parallelEqual])(rng);
    if (level === 2) return rng.pick([parallelTotal, partVoltage, mainCurrent])(rng);
    return rng.pick([mixedTotal, missingSeries])(rng);
  },
);
