import { divisors } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, type Name, suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { PRICES } from '../shared/prices.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

interface RateStory {
  text: (n: number, total: number, m: number, who: Name, word: Money['word']) => string;
  unit: string;
  price: readonly [number, number];
  each: string;
  /** The same as an object: „1 füzet árát”. */
  eachObject: string;
  /** What there is more or less of („a füzet”), and what is counted for it („lejt”). */
  count: string;
  object: (word: Money['word']) => string;
  /** What to divide by, in words. */
  by: string;
  /** The largest likely number of units. */
  most?: number;
}

const RATES: readonly RateStory[] = [
  {
    unit: 'lej',
    price: PRICES.füzet,
    each: '1 füzet ára',
    eachObject: '1 füzet árát',
    count: 'a füzet',
    object: word => word('lejt'),
    by: 'a füzetek számával',
    text: (n, total, m, w, word) =>
      `${w.name} ${t(n)} füzetért ${t(total)} ${word('lejt')} fizetett. Mennyibe kerül ${t(m)} ugyanilyen füzet?`,
  },
  {
    unit: 'km',
    price: [40, 95],
    each: '1 óra alatt megtett út',
    eachObject: 'az 1 óra alatt megtett utat',
    count: 'az óra',
    object: () => 'kilométert',
    by: 'az órák számával',
    most: 12,
    text: (n, total, m) =>
      `Egy autó egyenletesen haladva ${t(n)} óra alatt ${t(total)} km-t tesz meg. Hány kilométert tesz meg ${t(m)} óra alatt?`,
  },
  {
    unit: 'palack',
    price: [30, 90],
    each: '1 perc alatt megtöltött palackok',
    eachObject: 'az 1 perc alatt megtöltött palackok számát',
    count: 'a perc',
    object: () => 'palackot',
    by: 'a percek számával',
    text: (n, total, m) => `Egy töltőgép ${t(n)} perc alatt ${t(total)} palackot tölt meg. Hány palackot tölt meg ${t(m)} perc alatt?`,
  },
  {
    unit: 'dkg',
    price: [5, 12],
    each: '1 adaghoz kell',
    eachObject: 'az 1 adaghoz kellő lisztet',
    count: 'az adag',
    object: () => 'dkg lisztet',
    by: 'az adagok számával',
    text: (n, total, m, w) => `${w.name} ${t(n)} adag palacsintához ${t(total)} dkg lisztet használ. Hány dkg liszt kell ${t(m)} adaghoz?`,
  },
  {
    unit: 'oldal',
    price: [12, 40],
    each: '1 nap alatt elolvasott oldalak',
    eachObject: 'az 1 nap alatt elolvasott oldalak számát',
    count: 'a nap',
    object: () => 'oldalt',
    by: 'a napok számával',
    text: (n, total, m, w) =>
      `${w.name} ${t(n)} nap alatt ${t(total)} oldalt olvasott, minden nap ugyanannyit. Hány oldalt olvas el ${t(m)} nap alatt?`,
  },
  {
    unit: 'lej',
    price: PRICES['kg cseresznye'],
    each: '1 kg ára',
    eachObject: '1 kg árát',
    count: 'a kilogramm',
    object: word => word('lejt'),
    by: 'a kilogrammok számával',
    most: 12,
    text: (n, total, m, _, word) =>
      `A piacon ${t(n)} kg cseresznye ${t(total)} ${word('lejbe')} kerül. Mennyit fizetünk ${t(m)} kg cseresznyéért?`,
  },
];

function directRate(rng: Rng, big: boolean, money: Money): Task {
  const s = rng.pick(RATES);
  const { scale, unit } = inMoney(s.unit, money);
  const [n, each] = [rng.int(2, big ? 12 : 6), rng.int(...s.price) * scale];
  const m = rng.intNot(2, big ? (s.most ?? 25) : 12, n);
  const total = n * each;
  const answer = m * each;
  const change = m > n ? 'több' : 'kevesebb';
  return numeric(
    {
      question: s.text(n, total, m, person(rng), money.word),
      answer: num(answer),
      check: 'INT',
      unit,
      expr: `${total}/${n}*${m}`,
      wrong: [
        wrong(
          { total, m, n },
          ({ total, m, n }) => num(total + m - n),
          'kulonbseggel-kovetkeztet',
          `A különbséget, ${theSuf(Math.abs(m - n), 't')} ${m > n ? 'adtad hozzá' : 'vontad le'}. Előbb számítsd ki, mennyi jut egyre!`,
          `amennyivel ${change} ${s.count}, annyival ${change} ${s.object(money.word)} számol`,
        ),
        wrong(
          { total, m },
          ({ total, m }) => num(total * m),
          'egysegnyi-lepes-kimarad',
          `Kihagytad az egységnyi lépést: előbb osztani kell ${suf(n, 'val')}.`,
        ),
        wrong({ each }, ({ each }) => num(each), 'csak-az-egysegnyi', `Ez az egységnyi mennyiség. A kérdésben ${t(m)} egység szerepel.`),
        wrong(
          { total, each },
          ({ total, each }) => num(total + each),
          'egysegnyi-hozzaadas',
          'Egy egységnyit adtál hozzá. Nézd meg, hány egység kell összesen!',
          `${s.eachObject} adja hozzá ${theSuf(total, 'hoz')}`,
        ),
      ],
      other: 'Számold ki először, mennyi jut egy egységre!',
      hints: ['Mennyi jut egyre?', `Oszd el ${s.by}, majd szorozd meg az új számmal!`, `${s.each}: $${texNumber(total)}:${n}=${each}$.`],
      solution: `${s.each}: $${texNumber(total)}:${n}=${each}$. Ezért $${m}\\cdot${each}=${texNumber(answer)}$ (${unit}).`,
    },
    fits(v => v * n === total * m),
  );
}

interface InverseStory {
  text: (n: number, d: number, m: number) => string;
  unit: string;
  product: string;
  /** What happens when the first quantity grows, and when it falls. */
  more: string;
  fewer: string;
  /** The first step of the solution. */
  start: string;
}

const INVERSE: readonly InverseStory[] = [
  {
    unit: 'nap',
    product: 'munkanap',
    more: 'több munkás hamarabb elkészül',
    fewer: 'kevesebb munkásnak tovább tart',
    start: 'Hány napig dolgozna rajta egyetlen munkás? Ezt oszd el!',
    text: (n, d, m) =>
      `Egy kerítést ${t(n)} munkás ${t(d)} nap alatt fest le. Hány nap kell hozzá ${t(m)} munkásnak, ha mind egyformán dolgoznak?`,
  },
  {
    unit: 'nap',
    product: 'adag',
    more: 'több embernek hamarabb elfogy',
    fewer: 'kevesebb embernek tovább elég',
    start: 'Hány napra lenne elég egyetlen embernek? Ezt oszd el!',
    text: (n, d, m) => `A menedékházban az élelem ${t(n)} embernek ${t(d)} napra elég. Hány napra elég ${t(m)} embernek?`,
  },
  {
    unit: 'óra',
    product: 'óra egyetlen csappal',
    more: 'több csappal hamarabb megtelik',
    fewer: 'kevesebb csappal tovább telik',
    start: 'Hány óra alatt telne meg egyetlen csappal? Ezt oszd el!',
    text: (n, d, m) =>
      `Egy medencét ${t(n)} egyforma csap ${t(d)} óra alatt tölt meg. Hány óra alatt telik meg, ha ${t(m)} ilyen csap van nyitva?`,
  },
  {
    unit: 'sor',
    product: 'szék',
    more: 'ha több szék van egy sorban, kevesebb sor kell',
    fewer: 'ha kevesebb szék van egy sorban, több sor kell',
    start: 'Hány szék van összesen? Ezt oszd el!',
    text: (n, d, m) =>
      `A díszteremben ${t(d)} sor szék áll, egy sorban ${t(n)} szék. Átrendezzük: egy sorba ${t(m)} szék kerül. Hány sor lesz?`,
  },
];

function inverseRate(rng: Rng): Task {
  const s = rng.pick(INVERSE);
  const total = rng.pick([24, 30, 36, 40, 42, 48, 54, 60, 72, 80, 84, 90, 96, 120]);
  const [n, m] = rng.sample(
    divisors(total).filter(d => d >= 2 && d <= 15),
    2,
  );
  if (n === undefined || m === undefined) redraw();
  const days = total / n;
  const answer = total / m;
  redrawIf(days < 2 || answer < 2 || days > 30 || answer > 30);
  return numeric(
    {
      question: s.text(n, days, m),
      answer: num(answer),
      check: 'NUM',
      unit: s.unit,
      expr: `${n}*${days}/${m}`,
      wrong: [
        wrong(
          { days, m, n },
          ({ days, m, n }) => about((days * m) / n, 2),
          'egysegre-vezetesnel-egyenes',
          `Egyenes arányossággal számoltál. Gondold végig: ${m > n ? s.more : s.fewer}.`,
        ),
        ...(days + n - m > 0
          ? [
              wrong(
                { days, n, m },
                ({ days, n, m }) => num(days + n - m),
                'osszeget-hiszi-allandonak',
                'Az összeget tartottad állandónak. Itt a szorzat nem változik.',
              ),
            ]
          : []),
        wrong({ total }, ({ total }) => num(total), 'csak-a-szorzat', `Ez az összes ${s.product}. Oszd el az új számmal: ${t(m)}!`),
      ],
      other: s.start,
      hints: [
        m > n ? 'Több lesz: az eredmény nő vagy csökken?' : 'Kevesebb lesz: az eredmény nő vagy csökken?',
        'Előbb az egyre jutó mennyiséget keresd: szorozz!',
        `$${n}\\cdot${days}=${total}$`,
      ],
      solution: `$${n}\\cdot${days}=${total}$, ezt elosztjuk: $${total}:${m}=${answer}$ (${s.unit}).`,
    },
    fits(v => v * m === n * days),
  );
}

interface ChangedStory {
  text: (n: number, days: number, passed: number, change: number) => string;
  unit: string;
  /** More of them come, or some leave. */
  grows: boolean;
  each: string;
  alone: string;
  /** „a munkások” (száma). */
  eachOf: string;
  wouldTake: string;
}

const CHANGED: readonly ChangedStory[] = [
  {
    unit: 'nap',
    grows: true,
    each: 'munkás',
    alone: 'egyetlen munkással',
    eachOf: 'a munkások',
    wouldTake: 'napig tartana',
    text: (n, days, passed, change) =>
      `Egy kerítést ${t(n)} munkás ${t(days)} nap alatt festene le. ${t(passed)} nap után még ${t(change)} ugyanolyan gyors munkás érkezik. Innen számítva hány nap alatt készülnek el?`,
  },
  {
    unit: 'nap',
    grows: false,
    each: 'ember',
    alone: 'egyetlen embernek',
    eachOf: 'az emberek',
    wouldTake: 'napra volna elég',
    text: (n, days, passed, change) =>
      `A menedékházban az élelem ${t(n)} embernek ${t(days)} napra elég. ${t(passed)} nap után ${t(change)} ember továbbindul. Innen számítva hány napra elég a maradék élelem?`,
  },
  {
    unit: 'óra',
    grows: true,
    each: 'csap',
    alone: 'egyetlen csappal',
    eachOf: 'a csapok',
    wouldTake: 'óráig tartana',
    text: (n, days, passed, change) =>
      `Egy medencét ${t(n)} egyforma csap ${t(days)} óra alatt tölt meg. ${t(passed)} óra után még ${t(change)} ilyen csapot kinyitnak. Innen számítva hány óra alatt telik meg?`,
  },
];

/** The number of workers changes on the way: what is left is shared anew. */
function changedRate(rng: Rng): Task {
  const s = rng.pick(CHANGED);
  const [n, days, passed] = [rng.int(3, 12), rng.int(6, 20), rng.int(2, 8)];
  const change = rng.int(1, 8);
  const now = s.grows ? n + change : n - change;
  const left = days - passed;
  const answer = (n * left) / now;
  redrawIf(left < 2 || now < 2 || !Number.isInteger(answer) || answer < 2 || answer > 40 || answer === left);
  return numeric(
    {
      question: s.text(n, days, passed, change),
      answer: num(answer),
      check: 'NUM',
      unit: s.unit,
      expr: `${n}*(${days}-${passed})/${now}`,
      wrong: [
        wrong(
          { n, days, now },
          ({ n, days, now }) => about((n * days) / now),
          'eltelt-idot-nem-vonja-le',
          `Az egésszel számoltál. ${t(passed)} ${s.unit} már eltelt, csak a maradékot kell elosztani.`,
        ),
        wrong(
          { left },
          ({ left }) => num(left),
          'valtozast-nem-veszi-figyelembe',
          `Ennyi volna, ha ugyanannyi ${s.each} maradna. Innen kezdve ${t(now)} ${s.each} van.`,
        ),
        wrong(
          { n, left, now },
          ({ n, left, now }) => about((left * now) / n),
          'egysegre-vezetesnel-egyenes',
          `Egyenes arányossággal számoltál. Ha ${s.grows ? 'több' : 'kevesebb'} ${s.each} van, ${s.grows ? 'rövidebb' : 'hosszabb'} idő jön ki.`,
        ),
        wrong({ n, left }, ({ n, left }) => num(n * left), 'csak-a-szorzat', `Ennyi volna hátra ${s.alone}. Oszd el ${suf(now, 'val')}!`),
      ],
      other: `Mennyi idő maradna hátra változás nélkül? Mennyi volna ez ${s.alone}? Azt oszd el ${s.eachOf} új számával!`,
      hints: [
        `Mennyi van még hátra, amikor ${s.eachOf} száma megváltozik?`,
        `Számold ki, mennyi volna hátra ${s.alone}, és azt oszd el ${s.eachOf} új számával!`,
        `Változás nélkül még $${days}-${passed}=${left}$ (${s.unit}) volna hátra.`,
      ],
      solution: `Változás nélkül $${days}-${passed}=${left}$ (${s.unit}) volna hátra. ${capital(s.alone)} $${n}\\cdot${left}=${n * left}$ ${s.wouldTake}. Most $${n}${now > n ? '+' : '-'}${Math.abs(now - n)}=${now}$ ${s.each} van, ezért $${n * left}:${now}=${answer}$ (${s.unit}).`,
    },
    fits(v => n * passed + now * v === n * days),
  );
}

export const unitRate = defineGenerator('gen-unit-rate', 'Egységre vezetés', ['matek-5-egysegre-vezetes'], [], (rng, level, money) => {
  if (level === 1) return directRate(rng, false, money);
  if (level === 2) return rng.chance(0.6) ? directRate(rng, true, money) : inverseRate(rng);
  return changedRate(rng);
});
