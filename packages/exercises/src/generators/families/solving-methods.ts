import { NAMES, type Name, nameSuf, suf, TheSuf, TheWord, texNumber, textNumber, theWord } from '../../hungarian/index.ts';
import { divisors } from '../arithmetic.ts';
import { defineGenerator, redraw, redrawIf, type Task } from '../engine.ts';
import { fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { person, twoPeople } from './story.ts';

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
        wrong(num(total + m - n), 'kulonbseggel-kovetkeztet', `A darabszám változását adtad hozzá. Előbb az egységnyit számítsd ki!`),
        wrong(num(total * m), 'egysegnyi-lepes-kimarad', `Kihagytad az egységnyi lépést: előbb osztani kell ${suf(n, 'val')}.`),
        wrong(num(each), 'csak-az-egysegnyi', `Ez az egységnyi mennyiség. A kérdésben ${t(m)} egység szerepel.`),
        wrong(num(total + each), 'egysegnyi-hozzaadas', 'Egy egységnyit adtál hozzá. Nézd meg, hány egység kell összesen!'),
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
                num(direct),
                'egyenes-aranyossagkent',
                `Egyenes arányossággal számoltál. Gondold végig: ${m > n ? 'ha több, akkor hamarabb elfogy vagy elkészül' : 'ha kevesebb, akkor tovább tart'}.`,
              ),
            ]
          : []),
        ...(days + n - m > 0
          ? [wrong(num(days + n - m), 'osszeget-hiszi-allandonak', 'Az összeget tartottad állandónak. Itt a szorzat nem változik.')]
          : []),
        wrong(num(total), 'csak-a-szorzat', `Ez az összes ${s.product}. Oszd el az új létszámmal!`),
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

const unitRate = defineGenerator('gen-unit-rate', 'Egységre vezetés', ['matek-5-egysegre-vezetes'], (rng, level) => {
  if (level === 1) return directRate(rng, false);
  if (level === 2) return rng.chance(0.6) ? directRate(rng, true) : inverseRate(rng);
  return inverseRate(rng);
});

function sumDifference(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const small = rng.int(8, 60);
  const more = rng.int(4, 30);
  const big = small + more;
  const askBig = rng.chance(0.5);
  const total = small + big;
  const answer = askBig ? big : small;
  const thing = rng.pick(['matricája', 'leje', 'gesztenyéje', 'pontja']);
  redrawIf(total / 2 === answer || answer === total - more);
  return numeric(
    {
      question: `${nameSuf(a, 'nak')} és ${nameSuf(b, 'nak')} összesen ${t(total)} ${thing} van. ${nameSuf(a, 'nak')} ${suf(more, 'val')} több van, mint ${nameSuf(b, 'nak')}. Hány ${thing} van ${nameSuf(askBig ? a : b, 'nak')}?`,
      answer: num(answer),
      check: 'INT',
      expr: `(${total}${askBig ? '+' : '-'}${more})/2`,
      wrong: [
        wrong(num(askBig ? small : big), 'nem-a-kerdesre-felel', `Ennyi ${nameSuf(askBig ? b : a, 'nak')} van. Olvasd el újra a kérdést!`),
        wrong(num(total / 2), 'felezi-es-nem-vonja-le', `Egyenlően osztottad szét. A többletet (${t(more)}) előbb le kell venni.`),
        wrong(num(total - more), 'tobbletet-levonja-nem-oszt', 'A többletet levontad, de nem osztottad két egyenlő részre.'),
        wrong(
          num(total / 2 + (askBig ? more : -more)),
          'tobbletet-rosszul-adja',
          'Előbb feleztél, aztán számoltál a többlettel. A többletet osztás előtt kell levenni.',
        ),
      ].filter(w => Number.isInteger(w.value.size) && (w.value.size ?? 0) > 0),
      other: 'Rajzolj két szakaszt: az egyik ennyivel hosszabb!',
      hints: ['Rajzold le két szakasszal!', 'Vágd le a többletet: két egyenlő rész marad.', `$${total}-${more}=${total - more}$`],
      solution: `$(${total}-${more}):2=${small}$${askBig ? `, és $${small}+${more}=${big}$` : ''}. A válasz: ${t(answer)}.`,
    },
    fits(v => (askBig ? v + (v - more) : v + (v + more)) === total),
  );
}

const PAIRS = [
  { where: 'A gyümölcsösben', both: 'almafa és körtefa', x: 'almafa', y: 'körtefa', fromX: 'almafából', fromY: 'Körtefából' },
  { where: 'A szertárban', both: 'kosárlabda és röplabda', x: 'kosárlabda', y: 'röplabda', fromX: 'kosárlabdából', fromY: 'Röplabdából' },
  { where: 'Egy dobozban', both: 'piros és kék golyó', x: 'piros golyó', y: 'kék golyó', fromX: 'pirosból', fromY: 'Kékből' },
  { where: 'A tanyán', both: 'tyúk és kacsa', x: 'kacsa', y: 'tyúk', fromX: 'kacsából', fromY: 'Tyúkból' },
  { where: 'A könyvtár polcain', both: 'regény és képregény', x: 'képregény', y: 'regény', fromX: 'képregényből', fromY: 'Regényből' },
  { where: 'A táborban', both: 'sátor és faház', x: 'faház', y: 'sátor', fromX: 'faházból', fromY: 'Sátorból' },
  { where: 'Egy virágládában', both: 'tulipán és jácint', x: 'jácint', y: 'tulipán', fromX: 'jácintból', fromY: 'Tulipánból' },
] as const;

function timesAsMany(rng: Rng, extra: boolean): Task {
  const k = rng.int(2, 6);
  const small = rng.int(6, 45);
  const more = extra ? rng.int(3, 20) : 0;
  const big = small * k + more;
  const total = small + big;
  const askBig = rng.chance(0.5);
  const answer = askBig ? big : small;
  redrawIf(answer === total - more);
  const f = rng.pick(PAIRS);
  const times = `${suf(k, 'szor')}`;
  return numeric(
    {
      question: `${f.where} összesen ${t(total)} ${f.both} van. ${f.fromY} ${times} annyi${more ? ` és még ${t(more)}` : ''} van, mint ${f.fromX}. Hány ${askBig ? f.y : f.x} van?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(num(askBig ? small : big), 'nem-a-kerdesre-felel', 'Ez a másik fajta száma. Olvasd el újra a kérdést!'),
        ...((total - more) % k === 0
          ? [wrong(num((total - more) / k), 'reszek-szama', `${suf(k, 'val')} osztottál. A részek száma eggyel több: ${k} + 1.`)]
          : []),
        ...(more && total % (k + 1) === 0
          ? [wrong(num(total / (k + 1)), 'tobbletet-nem-vonja-le', 'A többletet osztás előtt le kell venni.')]
          : []),
        ...((total - k) % 2 === 0
          ? [
              wrong(
                num((total - k) / 2 + (askBig ? k : 0)),
                'szor-es-val-keverese',
                `Úgy számoltál, mintha ${suf(k, 'val')} több lenne, nem ${times} annyi.`,
              ),
            ]
          : []),
        wrong(num(total - small * k), 'rajz-nelkul', 'Rajzold le szakaszokkal: hány egyforma rész van összesen?'),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: `Rajzold le: az egyik 1 rész, a másik ${k} rész.`,
      hints: [
        'Rajzold le szakaszokkal!',
        `Az egyik 1 rész, a másik ${k} rész${more ? ` és még ${t(more)}` : ''}. Hány rész ez együtt?`,
        more ? `Vedd le a többletet: $${total}-${more}=${total - more}$.` : `Együtt ${k + 1} egyenlő rész.`,
      ],
      solution: `${more ? `$${total}-${more}=${total - more}$, ` : ''}$${total - more}:${k + 1}=${small}$${askBig ? `, és $${small}\\cdot${k}${more ? `+${more}` : ''}=${big}$` : ''}. A válasz: ${t(answer)} ${askBig ? f.y : f.x}.`,
    },
    fits(v => (askBig ? Number.isInteger((v - more) / k) && (v - more) / k + v === total : v + v * k + more === total)),
  );
}

const barModel = defineGenerator('gen-bar-model', 'Szakaszos ábrázolás', ['matek-5-szakaszos-abrazolas'], (rng, level) => {
  if (level === 1) return rng.chance(0.5) ? sumDifference(rng) : timesAsMany(rng, false);
  if (level === 2) return timesAsMany(rng, rng.chance(0.7));
  return threeParts(rng);
});

function threeParts(rng: Rng): Task {
  const [a, b, c] = rng.sample(NAMES, 3);
  if (!a || !b || !c) redraw();
  const k = rng.int(2, 4);
  const small = rng.int(7, 35);
  const more = rng.int(3, 25);
  const [second, third] = [small * k, small + more];
  const total = small + second + third;
  const parts = k + 2;
  const ask = rng.pick(['small', 'second', 'third'] as const);
  const answer = { small, second, third }[ask];
  const who = { small: a, second: b, third: c }[ask];
  redrawIf(answer === total - more);
  const thing = rng.pick(['lejt', 'kagylót', 'bélyeget', 'képeslapot']);
  return numeric(
    {
      question: `${a.name}, ${b.name} és ${c.name} együtt ${t(total)} ${thing} gyűjtött. ${b.name} ${suf(k, 'szor')} annyit, ${c.name} pedig ${suf(more, 'val')} többet gyűjtött, mint ${a.name}. Mennyit gyűjtött ${who.name}?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(num(ask === 'small' ? third : small), 'nem-a-kerdesre-felel', 'Ez másnak a mennyisége. Olvasd el újra, kiről szól a kérdés!'),
        ...(total % parts === 0 ? [wrong(num(total / parts), 'tobbletet-nem-vonja-le', 'A többletet osztás előtt le kell venni.')] : []),
        ...((total - more) % (k + 1) === 0
          ? [wrong(num((total - more) / (k + 1)), 'reszek-szama', `Egy rész kimaradt: összesen ${parts} egyenlő rész van.`)]
          : []),
        ...(total % 3 === 0 ? [wrong(num(total / 3), 'egyenloen-oszt', 'Egyenlően osztottad szét, pedig nem egyformán gyűjtöttek.')] : []),
        wrong(
          num(ask === 'second' ? small + k : total - more),
          ask === 'second' ? 'szor-es-val-keverese' : 'tobbletet-levonja-nem-oszt',
          ask === 'second'
            ? `${TheSuf(k, 'szor')} annyi szorzást jelent, nem hozzáadást.`
            : 'A többletet levontad, de nem osztottál részekre.',
        ),
      ],
      other: 'Rajzolj három szakaszt egymás alá!',
      hints: [
        `Legyen ${a.name} mennyisége egy rész!`,
        `${b.name}: ${k} rész, ${c.name}: 1 rész és még ${t(more)}.`,
        `Vedd le a többletet: $${total}-${more}=${total - more}$.`,
      ],
      solution: `$(${total}-${more}):${parts}=${small}$ egy rész. ${ask === 'second' ? `$${small}\\cdot${k}=${second}$. ` : ask === 'third' ? `$${small}+${more}=${third}$. ` : ''}${who.name} ${t(answer)} ${thing} gyűjtött.`,
    },
    fits(v => {
      const one = ask === 'small' ? v : ask === 'second' ? v / k : v - more;
      return one + one * k + one + more === total;
    }),
  );
}

interface Goods {
  x: string;
  y: string;
}
const GOODS: readonly Goods[] = [
  { x: 'toll', y: 'füzet' },
  { x: 'bögre', y: 'tányér' },
  { x: 'gyerekjegy', y: 'felnőttjegy' },
  { x: 'ecset', y: 'tubus festék' },
  { x: 'palánta', y: 'virágcserép' },
  { x: 'elem', y: 'izzó' },
  { x: 'képregény', y: 'kirakós' },
];

const compareMethod = defineGenerator(
  'gen-compare-method',
  'Az összehasonlítás módszere',
  ['matek-5-osszehasonlitas-modszere'],
  (rng, level) => {
    const g = rng.pick(GOODS);
    const [px, py] = [rng.int(2, level === 1 ? 12 : 30), rng.int(2, level === 1 ? 12 : 30)];
    const [a1, b1] = [rng.int(2, 6), rng.int(2, 6)];
    const k = level === 1 ? 1 : rng.int(2, 3);
    const a2 = a1 * k;
    const b2 = rng.intNot(2, 9, b1 * k);
    redrawIf(px === py || (level === 1 && b2 === b1) || (level === 3 && b2 % b1 === 0));
    const [s1, s2] = [a1 * px + b1 * py, a2 * px + b2 * py];
    const askX = level === 3;
    const answer = askX ? px : py;
    const diffCount = Math.abs(b2 - b1 * k);
    const diffMoney = Math.abs(s2 - s1 * k);
    const asked = askX ? g.x : g.y;
    return numeric(
      {
        question: `${t(a1)} ${g.x} és ${t(b1)} ${g.y} ára ${t(s1)} lej. ${t(a2)} ${g.x} és ${t(b2)} ${g.y} ára ${t(s2)} lej. Mennyibe kerül egy ${asked}?`,
        answer: num(answer),
        check: 'INT',
        unit: 'lej',
        wrong: [
          ...(diffCount > 1
            ? [wrong(num(diffMoney), 'kulonbseg-egy-darab-ara', `Ez ${t(diffCount)} ${g.y} ára együtt. Oszd el a darabszámmal!`)]
            : []),
          wrong(num(askX ? py : px), 'nem-a-kerdesre-felel', `Ez a másik áru egységára. A kérdés egy ${asked} ára.`),
          ...(k > 1
            ? [
                wrong(
                  num(Math.abs(s2 - s1)),
                  'nem-hozza-azonos-darabszamra',
                  `Előbb tedd egyenlővé: az első vásárlást vedd ${suf(k, 'szor')}!`,
                ),
              ]
            : []),
          ...(s1 % (a1 + b1) === 0 ? [wrong(num(s1 / (a1 + b1)), 'atlagar', 'Átlagárat számoltál. A két áru nem egyforma árú.')] : []),
        ],
        other: 'Írd egymás alá a két vásárlást, és nézd meg, miben különböznek!',
        hints: [
          'Miben különbözik a két vásárlás?',
          k === 1
            ? `${TheWord(g.x)} mindkettőben ugyanannyi: vond ki a két vásárlást egymásból!`
            : `Tedd egyenlővé: az első vásárlást vedd ${suf(k, 'szor')}! Így ${theWord(g.x)} mindkettőben ${t(a2)} darab.`,
          `${t(diffCount)} ${g.y} ára $${Math.max(s2, s1 * k)}-${Math.min(s2, s1 * k)}$ lej.`,
        ],
        solution: `${k > 1 ? `Az első vásárlás ${suf(k, 'szor')}: ${t(a2)} ${g.x} és ${t(b1 * k)} ${g.y} ára ${t(s1 * k)} lej. ` : ''}A különbség ${t(diffCount)} ${g.y}, ára ${t(diffMoney)} lej, így egy ${g.y} $${diffMoney}:${diffCount}=${py}$ lej.${askX ? ` Egy ${g.x}: $(${s1}-${b1 * py}):${a1}=${px}$ lej.` : ''}`,
      },
      fits(v => {
        const other = askX ? (s1 - a1 * v) / b1 : (s1 - b1 * v) / a1;
        return Math.abs(askX ? a2 * v + b2 * other - s2 : a2 * other + b2 * v - s2) < 1e-9;
      }),
    );
  },
);

interface Kinds {
  text: (n: number, total: number, lo: number, hi: number) => string;
  low: string;
  high: string;
  values: readonly (readonly [number, number])[];
  total: string;
}
const KINDS: readonly Kinds[] = [
  {
    low: 'tyúk',
    high: 'nyúl',
    total: 'láb',
    values: [[2, 4]],
    text: (n, total) => `Az udvaron tyúkok és nyulak vannak, összesen ${t(n)} állat és ${t(total)} láb.`,
  },
  {
    low: 'kerékpár',
    high: 'autó',
    total: 'kerék',
    values: [[2, 4]],
    text: (n, total) => `A parkolóban kerékpárok és autók állnak, összesen ${t(n)} jármű és ${t(total)} kerék.`,
  },
  {
    low: 'kis asztal',
    high: 'nagy asztal',
    total: 'hely',
    values: [
      [4, 6],
      [4, 8],
      [6, 10],
    ],
    text: (n, total, lo, hi) =>
      `Az étteremben ${t(n)} asztal van: a kicsi ${t(lo)}, a nagy ${t(hi)} személyes. Összesen ${t(total)} ember fér el.`,
  },
  {
    low: 'gyerekjegy',
    high: 'felnőttjegy',
    total: 'lej',
    values: [
      [5, 8],
      [6, 10],
      [7, 12],
      [9, 15],
    ],
    text: (n, total, lo, hi) =>
      `A bábelőadásra ${t(n)} jegyet adtak el ${t(total)} lejért. A gyerekjegy ${t(lo)} lej, a felnőttjegy ${t(hi)} lej.`,
  },
  {
    low: 'kétpontos kérdés',
    high: 'ötpontos kérdés',
    total: 'pont',
    values: [[2, 5]],
    text: (n, total) => `Egy vetélkedőn 2 és 5 pontot érő kérdések vannak, összesen ${t(n)} kérdés és ${t(total)} pont.`,
  },
];

const falsePosition = defineGenerator(
  'gen-false-position',
  'A hamis feltételezés módszere',
  ['matek-5-hamis-feltetelezes-modszere'],
  (rng, level) => {
    const s = rng.pick(KINDS);
    const [lo, hi] = rng.pick(s.values);
    const n = rng.int(10, level === 1 ? 20 : level === 2 ? 40 : 60);
    const high = rng.int(3, n - 3);
    const low = n - high;
    redrawIf(high === low || (level === 1 && (lo !== 2 || hi !== 4)) || (level > 1 && hi - lo === 2 && rng.chance(0.5)));
    const total = lo * low + hi * high;
    const askHigh = level === 3 ? rng.chance(0.3) : rng.chance(0.7);
    const answer = askHigh ? high : low;
    const surplus = total - lo * n;
    redrawIf(surplus === answer);
    return numeric(
      {
        question: `${s.text(n, total, lo, hi)} Hány ${askHigh ? s.high : s.low} van?`,
        answer: num(answer),
        check: 'INT',
        wrong: [
          wrong(
            num(askHigh ? low : high),
            'osszecsereli-a-ket-fajtat',
            'A két fajtát felcserélted. Ellenőrizd: mennyi lenne így összesen?',
          ),
          wrong(
            num(surplus),
            'elterest-nem-osztja',
            `Ez az eltérés. Egy csere ${suf(hi - lo, 'val')} változtat, ezért ezzel osztani kell.`,
          ),
          ...(surplus % hi === 0
            ? [wrong(num(surplus / hi), 'rossz-osztoval', `${suf(hi, 'val')} osztottál. Egy csere csak ${suf(hi - lo, 'val')} változtat.`)]
            : []),
          ...(total % (lo + hi) === 0
            ? [wrong(num(total / (lo + hi)), 'egyenloen-oszt', 'Úgy számoltál, mintha a két fajta egyforma számban lenne.')]
            : []),
          ...(total % hi === 0 ? [wrong(num(total / hi), 'csak-egyik-fajta', 'Úgy számoltál, mintha csak egy fajta lenne.')] : []),
        ],
        other: `Tedd fel, hogy mind ${s.low}, és nézd meg, mennyivel kevesebb így az összes!`,
        hints: [
          `Mi lenne, ha mind ${s.low} lenne?`,
          `Ha mind ${s.low} lenne, összesen $${n}\\cdot${lo}$ lenne. Mennyi az eltérés?`,
          `Az eltérés $${total}-${n * lo}=${surplus}$; egy csere ${suf(hi - lo, 't')} számít.`,
        ],
        solution: `Ha mind ${s.low} lenne: $${n}\\cdot${lo}=${n * lo}$. Az eltérés $${total}-${n * lo}=${surplus}$, egy csere ${t(hi - lo)}, ezért $${surplus}:${hi - lo}=${high}$ ${s.high}${askHigh ? '' : `, és $${n}-${high}=${low}$ ${s.low}`}. A válasz: ${t(answer)}.`,
      },
      fits(v => (askHigh ? v * hi + (n - v) * lo : v * lo + (n - v) * hi) === total),
    );
  },
);

export const solvingMethods = [unitRate, barModel, compareMethod, falsePosition];
