import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { CANVASES } from './design-canvas-bank.ts';

const t = textNumber;

/** `bad` stands after „közülük 5”, `faulty` before the unit; `onTen` is the unit after „tíz”. */
const COUNTS: readonly (readonly [what: string, bad: string, unit: string, faulty: string, onTen: string])[] = [
  ['komposztzsákot', 'volt műanyagos', 'zsák', 'műanyagos', 'zsákra'],
  ['tálcát', 'rossz helyre került', 'tálca', 'rossz helyre került', 'tálcára'],
  ['labdát', 'nem volt elrakva', 'labda', 'el nem rakott', 'labdára'],
  ['fordítást', 'volt hibás', 'fordítás', 'hibás', 'fordításra'],
  ['virágot', 'kiszáradt', 'virág', 'kiszáradt', 'virágra'],
  ['buszjáratot', 'késett', 'járat', 'késéssel érkező', 'járatra'],
  ['füzetet', 'össze volt keverve', 'füzet', 'összekevert', 'füzetre'],
  ['szendvicset', 'megmaradt', 'szendvics', 'megmaradt', 'szendvicsre'],
];

/** The drop of errors among the same number of cases. */
export function drop(rng: Rng): Task {
  const [what, bad, unit] = rng.pick(COUNTS);
  const all = rng.int(20, 60);
  const before = rng.int(8, 19);
  const after = rng.int(2, before - 3);
  redrawIf(before - after === after || all - before === before - after);
  return numeric(
    {
      question: `A segítő próbája előtt ${t(all)} ${what} néztek meg, közülük ${t(before)} ${bad}. A próba végén ugyanennyit néztek meg, és ${t(after)} ilyet találtak. Mennyivel lett kevesebb a hiba?`,
      answer: num(before - after),
      check: 'INT',
      unit,
      expr: `${before}-${after}`,
      wrong: [
        wrong(
          { after },
          ({ after }) => num(after),
          'maradek-hibat-adja',
          'Ennyi hiba maradt. A csökkenés a két szám különbsége.',
          'a próba végén talált hibák számát adja meg a csökkenés helyett',
        ),
        wrong(
          { before, after },
          ({ before, after }) => num(before + after),
          'hibakat-osszeadja',
          'Összeadtad a hibákat. A javuláshoz ki kell vonni.',
        ),
        wrong(
          { all, after },
          ({ all, after }) => num(all - after),
          'osszesbol-von-ki',
          'Az összesből vontál ki. A régi hibák számából kell.',
        ),
      ],
      other: 'A régi hibák számából vond ki az új hibákét!',
      hints: [
        'Melyik két számot kell összehasonlítani?',
        'A csökkenés: a régi hibák száma mínusz az új hibáké.',
        `Előtte ${t(before)}, utána ${t(after)} hiba volt.`,
      ],
      solution: `$${before}-${after}=${before - after}$, ennyivel kevesebb a hiba.`,
    },
    fits(x => after + x === before),
  );
}

/** Different totals: errors in every ten. */
export function perTen(rng: Rng): Task {
  const [, bad, unit, faulty, onTen] = rng.pick(COUNTS);
  const [first, second] = [rng.int(5, 12), rng.int(3, 12)];
  const [rateBefore, rateAfter] = [rng.int(3, 6), rng.int(1, 5)];
  redrawIf(first === second || rateAfter > rateBefore);
  const [before, after] = [first * rateBefore, second * rateAfter];
  redrawIf(before === after || before - after === rateBefore - rateAfter || after > before || after < 6);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['hét', 'összes', faulty],
        rows: [
          ['gép nélkül', 10 * first, before],
          ['géppel', 10 * second, after],
        ],
      },
      keyInFigure: 'a táblázat heti számai nem a tízenkénti hibák',
      question: `A táblázat a próba két hetét mutatja: hány ${unit} volt összesen, és közülük hány ${bad}. Átlagosan mennyivel kevesebb ${faulty} ${unit} jut **tíz ${onTen}** géppel, mint gép nélkül? (Ha ugyanannyi, a válasz 0.)`,
      answer: num(rateBefore - rateAfter),
      check: 'INT',
      unit,
      wrong: [
        wrong(
          { before, after },
          ({ before, after }) => num(before - after),
          'osszeget-hasonlit-atlag-helyett',
          'A heti hibákat vontad ki. A két héten nem ugyanannyi volt az összes.',
          `a „${faulty}” oszlop két számát vonja ki egymásból, pedig nem ugyanannyi volt az összes`,
        ),
        wrong(
          { rateAfter },
          ({ rateAfter }) => num(rateAfter),
          'maradek-hibat-adja',
          rateAfter === rateBefore
            ? 'Mindkét héten ennyi hiba jut tízre. A különbség a kérdés.'
            : 'Ez a géppel töltött hét hibája tízenként. A különbség a kérdés.',
          rateAfter === rateBefore
            ? `a tíz ${onTen} jutó számot adja meg a különbség helyett`
            : `a géppel tíz ${onTen} jutó számot adja meg a különbség helyett`,
        ),
        ...(rateAfter === rateBefore
          ? []
          : [
              wrong(
                { rateBefore },
                ({ rateBefore }) => num(rateBefore),
                'kiindulast-adja',
                'Ez a gép nélküli hét hibája tízenként. Vond ki belőle a másikat!',
                `a gép nélkül tíz ${onTen} jutó számot adja meg a különbség helyett`,
              ),
            ]),
      ],
      other: 'Számold ki mindkét héten, hány hiba jut tízre, és vond ki egymásból!',
      hints: [
        'Hány tízes csomag van az egyik, és hány a másik héten?',
        'A hibák számát oszd el a tízes csomagok számával!',
        `Gép nélkül ${t(first)} tízes csomag volt: $${before}:${first}=${rateBefore}$ hiba jut egyre.`,
      ],
      solution: `Gép nélkül $${10 * first}:10=${first}$ tízes csomag volt, egyre $${before}:${first}=${rateBefore}$ hiba jut. Géppel $${10 * second}:10=${second}$ csomag volt, egyre $${after}:${second}=${rateAfter}$ hiba jut. A különbség $${rateBefore}-${rateAfter}=${rateBefore - rateAfter}$.`,
    },
    fits(x => after + second * x === rateBefore * second),
  );
}

/** Daily averages over different numbers of days. */
export function dailyDrop(rng: Rng): Task {
  const { name } = rng.pick(CANVASES);
  const [oldMean, newMean] = [rng.int(8, 16), rng.int(2, 7)];
  const spread = rng.int(1, 4);
  const old = rng.shuffle([oldMean - spread, oldMean, oldMean + spread]);
  const shift = rng.int(1, newMean - 1);
  const fresh = rng.shuffle([newMean - shift, newMean + shift]);
  const sum = (days: readonly number[]): number => days.reduce((a, b) => a + b, 0);
  redrawIf(sum(old) - sum(fresh) === oldMean - newMean);
  return numeric(
    {
      question: `Az okos segítő neve: **${name}**. A bevezetése előtt három napig számolták a panaszokat: ${old.map(t).join(', ')}. A bevezetése után két napig: ${fresh.map(t).join(', ')}. Mennyivel csökkent a panaszok **napi átlaga**?`,
      answer: num(oldMean - newMean),
      check: 'INT',
      unit: 'panasz',
      wrong: [
        wrong(
          { old, fresh },
          ({ old, fresh }) => num(old.reduce((a, b) => a + b, 0) - fresh.reduce((a, b) => a + b, 0)),
          'osszeget-hasonlit-atlag-helyett',
          'Az összegeket vontad ki. Három és két nap így nem hasonlítható össze.',
          'a panaszok két összegét vonja ki egymásból, pedig nem ugyanannyi napig számolták',
        ),
        wrong(
          { newMean },
          ({ newMean }) => num(newMean),
          'maradek-hibat-adja',
          'Ez az új napi átlag. Vond ki a régiből!',
          'az új napi átlagot adja meg a csökkenés helyett',
        ),
        wrong(
          { oldMean },
          ({ oldMean }) => num(oldMean),
          'kiindulast-adja',
          'Ez a régi napi átlag. Vond ki belőle az újat!',
          'a régi napi átlagot adja meg a csökkenés helyett',
        ),
      ],
      other: 'Számold ki mindkét napi átlagot, aztán vonj ki!',
      hints: [
        'Hány nap tartozik az egyik, és hány a másik méréshez?',
        'Átlag: az összeg osztva a napok számával.',
        `Az első három nap összege $${old.join('+')}=${sum(old)}$.`,
      ],
      solution: `Előtte $${old.join('+')}=${sum(old)}$ panasz volt, a napi átlag $${sum(old)}:3=${oldMean}$. Utána $${fresh.join('+')}=${sum(fresh)}$ panasz volt, a napi átlag $${sum(fresh)}:2=${newMean}$. A csökkenés $${oldMean}-${newMean}=${oldMean - newMean}$.`,
    },
    equals(sum(old) / 3 - sum(fresh) / 2),
  );
}
