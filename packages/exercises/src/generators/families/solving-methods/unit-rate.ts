import { divisors } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Name, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

interface RateStory {
  text: (n: number, total: number, m: number, who: Name) => string;
  unit: string;
  price: readonly [number, number];
  each: string;
}

const RATES: readonly RateStory[] = [
  {
    unit: 'lej',
    price: [2, 14],
    each: '1 füzet ára',
    text: (n, total, m, w) => `${w.name} ${t(n)} füzetért ${t(total)} lejt fizetett. Mennyibe kerül ${t(m)} ugyanilyen füzet?`,
  },
  {
    unit: 'km',
    price: [40, 95],
    each: '1 óra alatt megtett út',
    text: (n, total, m) =>
      `Egy autó egyenletesen haladva ${t(n)} óra alatt ${t(total)} km-t tesz meg. Hány kilométert tesz meg ${t(m)} óra alatt?`,
  },
  {
    unit: 'palack',
    price: [30, 90],
    each: '1 perc alatt megtöltött palackok',
    text: (n, total, m) => `Egy töltőgép ${t(n)} perc alatt ${t(total)} palackot tölt meg. Hány palackot tölt meg ${t(m)} perc alatt?`,
  },
  {
    unit: 'dkg',
    price: [5, 30],
    each: '1 adaghoz kell',
    text: (n, total, m, w) => `${w.name} ${t(n)} adag palacsintához ${t(total)} dkg lisztet használ. Hány dkg liszt kell ${t(m)} adaghoz?`,
  },
  {
    unit: 'oldal',
    price: [12, 40],
    each: '1 nap alatt elolvasott oldalak',
    text: (n, total, m, w) =>
      `${w.name} ${t(n)} nap alatt ${t(total)} oldalt olvasott, minden nap ugyanannyit. Hány oldalt olvas el ${t(m)} nap alatt?`,
  },
  {
    unit: 'lej',
    price: [4, 25],
    each: '1 kg ára',
    text: (n, total, m) => `A piacon ${t(n)} kg cseresznye ${t(total)} lejbe kerül. Mennyit fizetünk ${t(m)} kg cseresznyéért?`,
  },
];

function directRate(rng: Rng, big: boolean): Task {
  const s = rng.pick(RATES);
  const [n, each] = [rng.int(2, big ? 12 : 6), rng.int(...s.price)];
  const m = rng.intNot(2, big ? 25 : 12, n);
  const total = n * each;
  const answer = m * each;
  return numeric(
    {
      question: s.text(n, total, m, person(rng)),
      answer: num(answer),
      check: 'INT',
      unit: s.unit,
      expr: `${total}/${n}*${m}`,
      wrong: [
        wrong(
          { total, m, n },
          ({ total, m, n }) => num(total + m - n),
          'kulonbseggel-kovetkeztet',
          `A darabszám változását adtad hozzá. Előbb az egységnyit számítsd ki!`,
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
        ),
      ],
      other: 'Számold ki először, mennyi jut egy egységre!',
      hints: ['Mennyi jut egyre?', 'Oszd el a darabszámmal, majd szorozd meg az új darabszámmal!', `${s.each}: $${total}:${n}=${each}$.`],
      solution: `${s.each}: $${total}:${n}=${each}$. Ezért $${m}\\cdot${each}=${texNumber(answer)}$ (${s.unit}).`,
    },
    fits(v => v * n === total * m),
  );
}

const INVERSE: ReadonlyArray<{ text: (n: number, d: number, m: number) => string; unit: string; product: string }> = [
  {
    unit: 'nap',
    product: 'munkanap',
    text: (n, d, m) =>
      `Egy kerítést ${t(n)} munkás ${t(d)} nap alatt fest le. Hány nap kell hozzá ${t(m)} munkásnak, ha mind egyformán dolgoznak?`,
  },
  {
    unit: 'nap',
    product: 'adag',
    text: (n, d, m) => `A menedékházban az élelem ${t(n)} embernek ${t(d)} napra elég. Hány napra elég ${t(m)} embernek?`,
  },
  {
    unit: 'óra',
    product: 'óra egyetlen csappal',
    text: (n, d, m) =>
      `Egy medencét ${t(n)} egyforma csap ${t(d)} óra alatt tölt meg. Hány óra alatt telik meg, ha ${t(m)} ilyen csap van nyitva?`,
  },
  {
    unit: 'sor',
    product: 'szék',
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
  const direct = (days * m) / n;
  return numeric(
    {
      question: s.text(n, days, m),
      answer: num(answer),
      check: 'INT',
      unit: s.unit,
      expr: `${n}*${days}/${m}`,
      wrong: [
        ...(Number.isInteger(direct)
          ? [
              wrong(
                { days, m, n },
                ({ days, m, n }) => num((days * m) / n),
                'egyenes-aranyossagkent',
                `Egyenes arányossággal számoltál. Gondold végig: ${m > n ? 'ha több, akkor hamarabb elfogy vagy elkészül' : 'ha kevesebb, akkor tovább tart'}.`,
              ),
            ]
          : []),
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
        wrong({ total }, ({ total }) => num(total), 'csak-a-szorzat', `Ez az összes ${s.product}. Oszd el az új létszámmal!`),
      ],
      other: 'Számold ki, mennyi lenne egyedül, aztán oszd el!',
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

export const unitRate = defineGenerator('gen-unit-rate', 'Egységre vezetés', ['matek-5-egysegre-vezetes'], [], (rng, level) => {
  if (level === 1) return directRate(rng, false);
  if (level === 2) return rng.chance(0.6) ? directRate(rng, true) : inverseRate(rng);
  return inverseRate(rng);
});
