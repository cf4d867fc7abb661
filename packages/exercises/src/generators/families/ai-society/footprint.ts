import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, texNumber, textNumber, the, theSuf, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;
const x = texNumber;
/** A number as `expr` takes it. */
const plain = (n: number): string => String(tidy(n));

/** Kinds of requests with assumptions in watt-hours; every task says its own. */
const KINDS = [
  {
    one: 'egy szöveges kérdés',
    each: 'kérdés',
    all: 'kérdések',
    many: 'kérdést',
    verb: 'tesz fel',
    name: 'kérdés',
    wh: [0.2, 0.3, 0.4, 0.5, 0.6, 0.8],
  },
  { one: 'egy kép elkészítése', each: 'kép', all: 'képek', many: 'képet', verb: 'készít', name: 'kép elkészítése', wh: [2, 2.5, 3, 4] },
  {
    one: 'egy oldal lefordítása',
    each: 'oldal',
    all: 'oldalak',
    many: 'oldalt',
    verb: 'fordíttat le',
    name: 'oldal lefordítása',
    wh: [0.6, 0.8, 1.2, 1.5],
  },
  {
    one: 'egy rövid videó elkészítése',
    each: 'videó',
    all: 'videók',
    many: 'videót',
    verb: 'készít',
    name: 'videó',
    wh: [60, 80, 100, 120],
  },
] as const;
type Kind = (typeof KINDS)[number];
const WHO = ['Egy osztály', 'Egy diáklap', 'Egy könyvtár', 'Egy turisztikai iroda', 'Egy néprajzi múzeum', 'Egy sportegyesület'] as const;
/** Those who send hundreds or thousands of requests a day. */
const LARGE = [
  'Egy hírportál',
  'Egy utazási iroda',
  'Egy könyvtárhálózat',
  'Egy városi ügyfélszolgálat',
  'Egy webáruház',
  'Egy egyetem',
] as const;
const assume = (kind: Kind, wh: number): string => `Feltevés: ${kind.one} ${withUnit(wh, 'Wh')} energiát igényel.`;
const energyOf = ({ each, all }: Kind): string => `Az összes energia: egy ${each} energiája szorozva ${theWord(all)} számával.`;
const FOOTPRINT = 'A lábnyom: egy kérés energiája szorozva a kérések számával.';

function total(rng: Rng): Task {
  const kind = rng.pick(KINDS);
  const wh = rng.pick(kind.wh);
  const [daily, days] = [rng.int(2, 12) * 5, rng.pick([3, 4, 5, 6, 7])];
  return numeric(
    {
      question: `${assume(kind, wh)} ${rng.pick(WHO)} naponta ${t(daily)} ${kind.many} ${kind.verb}, ${t(days)} napon át. Hány wattóra ez?`,
      answer: num(daily * days * wh),
      check: 'NUM',
      unit: 'Wh',
      expr: `${daily}*${days}*${plain(wh)}`,
      wrong: [
        wrong({ daily, wh }, ({ daily, wh }) => num(daily * wh), 'egy-nappal-szamol', 'Egyetlen nappal számoltál.'),
        wrong(
          { daily, days },
          ({ daily, days }) => num(daily * days),
          'keresek-szama-az-energia',
          `Ez ${theWord(kind.all)} száma, nem az energia.`,
        ),
        wrong({ days, wh }, ({ days, wh }) => num(days * wh), 'keresek-szamat-kihagyja', `A napi ${kind.all} számát kihagytad.`),
      ],
      other: `Számold ki, hány ${kind.each} volt összesen, és szorozd meg egy ${kind.each} energiájával!`,
      hints: [`Hány ${kind.each} volt összesen?`, energyOf(kind), `Összesen $${daily}\\cdot${days}=${x(daily * days)}$ ${kind.each} volt.`],
      solution: `$${daily}\\cdot${days}\\cdot${x(wh)}=${x(tidy(daily * days * wh))}$ Wh.`,
    },
    equals(daily * wh * days),
  );
}

function inKilowattHours(rng: Rng): Task {
  const kind = rng.pick(KINDS);
  const wh = rng.pick(kind.wh);
  const count = rng.int(3, 40) * (wh > 10 ? 5 : 50);
  const sum = tidy(count * wh);
  redrawIf(sum < 100);
  return numeric(
    {
      question: `${assume(kind, wh)} ${rng.pick(WHO)} egy hónap alatt ${t(count)} ${kind.many} ${kind.verb}. Hány kilowattóra ez?`,
      answer: num(sum / 1000),
      check: 'NUM',
      unit: 'kWh',
      expr: `${count}*${plain(wh)}/1000`,
      wrong: [
        wrong({ sum }, ({ sum }) => num(sum), 'wattorat-ir-kilowattora-helyett', 'Ez wattóra. 1 kWh 1000 Wh.'),
        wrong({ sum }, ({ sum }) => num(sum / 100), 'szazzal-valt', '100-zal osztottál. A kilo ezerszerest jelent.'),
        wrong(
          { sum },
          ({ sum }) => num(sum * 1000),
          'szoroz-valtaskor',
          'Szoroztál 1000-rel. A kilowattóra a nagyobb egység, ezért osztani kell.',
        ),
      ],
      other: 'Előbb wattórában számolj, aztán válts át!',
      hints: ['Előbb wattórában számolj!', `${energyOf(kind)} 1 kWh 1000 Wh.`, `$${x(count)}\\cdot${x(wh)}=${x(sum)}$ Wh.`],
      solution: `$${x(count)}\\cdot${x(wh)}=${x(sum)}$ Wh, és $${x(sum)}:1000=${x(tidy(sum / 1000))}$ kWh.`,
    },
    fits(kwh => Math.abs(kwh * 1000 - count * wh) < 1e-6),
  );
}

const DEVICES = [
  ['egy asztali lámpa', [8, 10, 12]],
  ['egy hordozható számítógép', [40, 50, 60]],
  ['egy ventilátor', [30, 40, 50]],
  ['egy televízió', [80, 100, 120]],
] as const;

function sameAsDevice(rng: Rng): Task {
  const kind = rng.pick(KINDS.slice(0, 3));
  const wh = rng.pick(kind.wh);
  const [device, powers] = rng.pick(DEVICES);
  const [power, hours] = [rng.pick(powers), rng.int(2, 6)];
  const count = tidy((power * hours) / wh);
  redrawIf(!Number.isInteger(count) || count > 2000);
  return numeric(
    {
      question: `${assume(kind, wh)} ${capital(device)} ${t(power)} wattos, és ${t(hours)} órát működik. Hány ${kind.name} igényel ugyanennyi energiát?`,
      answer: num(count),
      check: 'INT',
      expr: `${power}*${hours}/${plain(wh)}`,
      wrong: [
        wrong({ power, wh }, ({ power, wh }) => num(power / wh), 'egy-oraval-szamol', 'Egyetlen órával számoltál.'),
        wrong(
          { power, hours },
          ({ power, hours }) => num(power * hours),
          'eszkoz-energiajat-irja',
          `Ez az eszköz energiája wattórában, nem ${theWord(kind.all)} száma.`,
        ),
        wrong(
          { power, hours, wh },
          ({ power, hours, wh }) => num(power * hours * wh),
          'hanyszor-fer-bele-szoroz',
          `Szoroztál. Azt keresed, hányszor fér bele egy ${kind.each} energiája: osztani kell.`,
        ),
      ],
      other: `Számold ki az eszköz energiáját, és oszd el egy ${kind.each} energiájával!`,
      hints: [
        'Hány wattórát használ az eszköz?',
        `Az eszköz energiája: watt szorozva órával. Ezt oszd el egy ${kind.each} energiájával!`,
        `$${power}\\cdot${hours}=${x(power * hours)}$ Wh.`,
      ],
      solution: `$${power}\\cdot${hours}=${x(power * hours)}$ Wh, és $${x(power * hours)}:${x(wh)}=${x(count)}$.`,
    },
    fits(n => Math.abs(n * wh - power * hours) < 1e-6),
  );
}

function mixedTable(rng: Rng): Task {
  const rows = rng
    .sample(KINDS, 3)
    .map(kind => ({ name: kind.name, wh: rng.pick(kind.wh), count: kind.name === 'videó' ? rng.int(1, 4) : rng.int(2, 12) * 5 }));
  const energies = rows.map(({ wh, count }) => tidy(wh * count));
  const largest = energies.indexOf(Math.max(...energies));
  const mostOften = rows.reduce((best, row, i) => (row.count > (rows[best]?.count ?? 0) ? i : best), 0);
  const dearest = rows.reduce((best, row, i) => (row.wh > (rows[best]?.wh ?? 0) ? i : best), 0);
  redrawIf(
    new Set(energies).size < 3 || new Set(rows.map(({ count }) => count)).size < 3 || (mostOften === largest && dearest === largest),
  );
  const nameOf = (i: number): string => rows[i]?.name ?? '';
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['feladat', 'Wh darabonként', 'darab'],
        rows: rows.map(({ name, wh, count }) => [name, t(wh), t(count)]),
      },
      keyInFigure: 'a táblázat sorai közül kell választani',
      question: `${rng.pick(WHO)} egyheti MI-használatát mutatja a táblázat. Melyik feladat igényelte összesen a legtöbb energiát?`,
      right: words(nameOf(largest)),
      because: `Helyes! ${capital(nameOf(largest))}: ${withUnit(energies[largest] ?? 0, 'Wh')}.`,
      wrong: rows.flatMap((row, i) =>
        i === largest
          ? []
          : [
              wrong(
                { name: row.name },
                ({ name }) => words(name),
                i === mostOften ? 'csak-a-darabot-nezi' : i === dearest ? 'csak-az-egysegnyit-nezi' : 'szorzas-nelkul-hasonlit',
                `Ennek az energiája ${withUnit(energies[i] ?? 0, 'Wh')}, van nála nagyobb. ${
                  i === mostOften
                    ? 'A darabszám magában kevés.'
                    : i === dearest
                      ? 'Az egy darabra jutó energia magában kevés.'
                      : 'Szorozd össze soronként a két számot!'
                }`,
              ),
            ],
      ),
      hints: [
        'Két oszlop számít egyszerre.',
        'Egy sor energiája: egy darab energiája szorozva a darabszámmal.',
        `${capital(nameOf(0))}: $${x(rows[0]?.wh ?? 0)}\\cdot${rows[0]?.count}=${x(energies[0] ?? 0)}$ Wh.`,
      ],
      solution: rows.map(({ name, wh, count }, i) => `${capital(name)}: $${x(wh)}\\cdot${count}=${x(energies[i] ?? 0)}$ Wh.`).join(' '),
    },
    key => rows.some(row => row.name === key && rows.every(other => other === row || other.wh * other.count < row.wh * row.count)),
  );
}

const VERDICTS = { more: 'nőtt', less: 'csökkent', same: 'nem változott' } as const;
type Verdict = keyof typeof VERDICTS;
const compare = (a: number, b: number): Verdict => (b > a + 1e-9 ? 'more' : b < a - 1e-9 ? 'less' : 'same');
const verdict = (key: Verdict) => words(VERDICTS[key], key);

/** A thriftier model and more requests: what happened to the whole. */
function rebound(rng: Rng): Task {
  const [oldWh, newWh] = rng.pick([
    [0.6, 0.2],
    [0.6, 0.3],
    [0.8, 0.2],
    [0.5, 0.2],
    [0.8, 0.4],
    [0.9, 0.3],
    [0.3, 0.6],
    [0.2, 0.5],
  ] as const);
  const [oldCount, newCount] = [rng.int(2, 12) * 100, rng.int(3, 45) * 100];
  const [before, after] = [tidy(oldWh * oldCount), tidy(newWh * newCount)];
  redrawIf(oldCount === newCount || compare(oldWh, newWh) === compare(oldCount, newCount));
  const right = compare(before, after);
  const byCount = compare(oldCount, newCount);
  const byOne = compare(oldWh, newWh);
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['', 'tavaly', 'idén'],
        rows: [
          ['Wh kérésenként', t(oldWh), t(newWh)],
          ['kérés naponta', t(oldCount), t(newCount)],
        ],
      },
      question: `${rng.pick(LARGE)} MI-használatát mutatja a táblázat. Mi történt az összes napi fogyasztással?`,
      right: verdict(right),
      because: `Helyes! ${capital(the(before))} Wh-ból ${withUnit(after, 'Wh')} lett.`,
      wrong: (['more', 'less', 'same'] as const)
        .filter(key => key !== right)
        .map(key =>
          wrong(
            { key },
            ({ key }) => verdict(key),
            key === byOne ? 'csak-az-egysegnyit-nezi' : key === byCount ? 'csak-a-darabot-nezi' : 'ellentetes-hatas-kioltja',
            key === byOne
              ? 'Egy kérés energiáját nézted. A kérések száma is változott.'
              : key === byCount
                ? 'A kérések számát nézted. Egy kérés energiája is változott.'
                : 'Két ellentétes változás ritkán oltja ki egymást pontosan. Számolj!',
          ),
        ),
      hints: ['Két dolog változott, ellenkező irányban.', FOOTPRINT, `Tavaly $${x(oldWh)}\\cdot${x(oldCount)}=${x(before)}$ Wh volt.`],
      solution: `Tavaly $${x(oldWh)}\\cdot${x(oldCount)}=${x(before)}$ Wh, idén $${x(newWh)}\\cdot${x(newCount)}=${x(after)}$ Wh: ${VERDICTS[right]}.`,
    },
    key =>
      key ===
      (Math.round(10 * newWh) * newCount > Math.round(10 * oldWh) * oldCount
        ? 'more'
        : Math.round(10 * newWh) * newCount < Math.round(10 * oldWh) * oldCount
          ? 'less'
          : 'same'),
  );
}

/** How many requests fit into a smaller budget. */
function withinBudget(rng: Rng): Task {
  const [oldWh, newWh] = rng.pick([
    [0.6, 0.2],
    [0.6, 0.3],
    [0.8, 0.2],
    [0.5, 0.2],
    [0.8, 0.4],
    [0.9, 0.3],
  ] as const);
  const oldCount = rng.int(4, 30) * 100;
  const part = rng.pick([2, 4, 5]);
  const answer = tidy((oldWh * oldCount) / part / newWh);
  redrawIf(!Number.isInteger(answer) || answer === oldCount);
  const name = part === 2 ? 'felére' : part === 4 ? 'negyedére' : 'ötödére';
  return numeric(
    {
      question: `${rng.pick(LARGE)} tavaly naponta ${t(oldCount)} kérést küldött, ez kérésenként ${withUnit(oldWh, 'Wh')} volt. Az új modell kérésenként ${withUnit(newWh, 'Wh')}. A napi fogyasztást a tavalyi ${name} akarják csökkenteni. Legfeljebb hány kérés férhet bele egy napba?`,
      answer: num(answer),
      check: 'INT',
      expr: `${plain(oldWh)}*${oldCount}/${part}/${plain(newWh)}`,
      wrong: [
        wrong(
          { oldCount, part },
          ({ oldCount, part }) => num(oldCount / part),
          'regi-modellel-szamol',
          'A kérések számát osztottad, mintha a régi modell maradna.',
        ),
        wrong(
          { oldCount, oldWh, newWh },
          ({ oldCount, oldWh, newWh }) => num((oldCount * oldWh) / newWh),
          'celt-kihagyja',
          'Így a fogyasztás nem csökkenne, hanem a tavalyi maradna.',
        ),
        wrong(
          { oldCount, oldWh, part },
          ({ oldCount, oldWh, part }) => num((oldCount * oldWh) / part),
          'energiat-ir-keres-helyett',
          'Ez a cél wattórában. Hány új kérés fér bele?',
        ),
      ],
      other: 'Számold ki a célt wattórában, és oszd el az új kérés energiájával!',
      hints: [
        'Mennyi volt tavaly egy nap energiája?',
        'A célt oszd el egy új kérés energiájával!',
        `Tavaly $${x(oldCount)}\\cdot${x(oldWh)}=${x(tidy(oldCount * oldWh))}$ Wh volt egy nap.`,
      ],
      solution: `Tavaly $${x(oldCount)}\\cdot${x(oldWh)}=${x(tidy(oldCount * oldWh))}$ Wh volt egy nap. A cél $${x(tidy(oldCount * oldWh))}:${part}=${x(tidy((oldCount * oldWh) / part))}$ Wh, és $${x(tidy((oldCount * oldWh) / part))}:${x(newWh)}=${x(answer)}$ kérés.`,
    },
    fits(n => Math.abs(n * newWh * part - oldCount * oldWh) < 1e-6),
  );
}

/** In which language more answers are wrong in a week. */
function worseLanguage(rng: Rng): Task {
  const names = rng.sample(['magyar', 'román', 'német', 'ukrán', 'angol'], 3);
  const rows = names.map(name => ({ name, asked: rng.int(1, 9) * 100, good: rng.int(12, 19) * 5 }));
  const bad = rows.map(({ asked, good }) => (asked * (100 - good)) / 100);
  const worst = bad.indexOf(Math.max(...bad));
  const lowest = rows.findIndex(({ good }) => good === Math.min(...rows.map(row => row.good)));
  redrawIf(new Set(bad).size < 3 || new Set(rows.map(({ good }) => good)).size < 3 || worst === lowest);
  const most = rows.findIndex(({ asked }) => asked === Math.max(...rows.map(row => row.asked)));
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['nyelv', 'kérdés hetente', 'jó válasz'],
        rows: rows.map(({ name, asked, good }) => [name, t(asked), `${good}%`]),
      },
      keyInFigure: 'a táblázat sorai közül kell választani',
      question: 'Egy város csevegőjének egy hetét mutatja a táblázat. Melyik nyelven kaptak a **legtöbben** rossz választ?',
      right: words(rows[worst]?.name ?? ''),
      because: `Helyes! Itt ${t(bad[worst] ?? 0)} rossz válasz volt.`,
      wrong: rows.flatMap(({ name }, i) =>
        i === worst
          ? []
          : [
              wrong(
                { name },
                ({ name }) => words(name),
                i === lowest ? 'csak-az-aranyt-nezi' : i === most ? 'csak-a-darabot-nezi' : 'szorzas-nelkul-hasonlit',
                i === lowest
                  ? `Itt a legrosszabb az arány, de kevesen kérdeztek: ${t(bad[i] ?? 0)} rossz válasz volt.`
                  : `Itt ${t(bad[i] ?? 0)} rossz válasz volt, másutt több.`,
              ),
            ],
      ),
      hints: [
        'Az arány és a kérdések száma is számít.',
        'A rossz válaszok száma: a kérdések számának annyi százaléka, amennyi a 100%-ból hiányzik.',
        `${capital(rows[0]?.name ?? '')}: ${theSuf(rows[0]?.asked ?? 0, 'nak')} ${100 - (rows[0]?.good ?? 0)}%-a.`,
      ],
      solution: rows.map(({ name }, i) => `${capital(name)}: ${t(bad[i] ?? 0)} rossz válasz.`).join(' '),
    },
    key =>
      rows.some(
        row => row.name === key && rows.every(other => other === row || other.asked * (100 - other.good) < row.asked * (100 - row.good)),
      ),
  );
}

export const footprint = defineGenerator(
  'gen-ai-footprint',
  'Az MI lábnyoma',
  ['ai-78-mi-es-tarsadalom'],
  ['decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? total(rng) : inKilowattHours(rng);
    if (level === 2) return rng.chance(0.5) ? sameAsDevice(rng) : mixedTable(rng);
    return rng.pick([rebound, withinBudget, worseLanguage])(rng);
  },
);
