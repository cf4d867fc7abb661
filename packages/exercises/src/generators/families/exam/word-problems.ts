import { lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, suf, The, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { redrawIf } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { fracTex, num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { drawPrice } from '../shared/prices.ts';
import { person } from '../shared/story.ts';
import type { WordProblem } from './word-problem.ts';

const t = textNumber;
const x = texNumber;
const f = fracTex;

/** The whole whose `n`/`d` part is known. */
const wholeOf = (part: number, n: number, d: number): string => `${x(part)}${n === 1 ? '' : `:${n}`}\\cdot${d}`;

/** A part of the whole, then a part of what is left. */
function partsOf(whole: number, [p, q]: readonly [number, number], [r, s]: readonly [number, number]) {
  const first = (whole * p) / q;
  const rest = whole - first;
  const second = (rest * r) / s;
  return { whole, first, rest, second, last: rest - second };
}

/** First day a part of the way, second day a part of the rest, third day what is left. */
export function tour(rng: Rng, money: Money): WordProblem {
  const [p, q] = rng.pick([
    [1, 3],
    [1, 4],
    [2, 5],
    [1, 5],
    [3, 8],
  ] as const);
  const [r, s] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 5],
    [1, 4],
    [3, 4],
  ] as const);
  const drawn = partsOf(q * s * rng.int(1, 6) * 2, [p, q], [r, s]);
  redrawIf(!Number.isInteger(drawn.second) || drawn.whole > 400 || drawn.last === drawn.first);
  const ofWhole = rat(s * q - p * s - r * q, q * s);
  const kind = rng.pick([
    {
      text: `Egy kerékpáros három nap alatt tesz meg egy utat. Első nap megteszi az út $${f(p, q)}$ részét, második nap a **maradék** $${f(r, s)}$ részét, harmadik nap az utolsó ${t(drawn.last)} km-t.`,
      whole: 'Milyen hosszú az egész út?',
      unit: 'km',
      lastPart: 'az utolsó napi utat',
    },
    {
      text: `${person(rng).name} három nap alatt olvas el egy könyvet. Első nap elolvassa a könyv $${f(p, q)}$ részét, második nap a **maradék** $${f(r, s)}$ részét, harmadik nap az utolsó ${t(drawn.last)} oldalt.`,
      whole: 'Hány oldalas a könyv?',
      unit: 'oldal',
      lastPart: 'az utolsó nap oldalait',
    },
    {
      text: `${person(rng).name} elköltötte a pénze $${f(p, q)}$ részét, majd a **maradék** $${f(r, s)}$ részét. Így ${t(drawn.last * money.scale)} ${money.word('leje')} maradt.`,
      whole: 'Mennyi pénze volt eredetileg?',
      unit: 'lej',
      lastPart: 'a végén megmaradt pénzt',
    },
  ]);
  const { scale, unit } = inMoney(kind.unit, money);
  const { whole, first, rest, second, last } = partsOf(drawn.whole * scale, [p, q], [r, s]);
  const step = kind.unit === 'lej' ? 'költés' : 'nap';
  return {
    text: kind.text,
    askA:
      kind.unit === 'lej'
        ? `Hány ${money.word('leje')} volt az első költés után?`
        : kind.unit === 'oldal'
          ? 'Hány oldal maradt az első nap után?'
          : 'Hány kilométer maradt az első nap után?',
    unitA: unit,
    answerA: rest,
    proofA: v => v - (v * r) / s === last,
    askB: kind.whole,
    unit,
    answerB: whole,
    proofB: v => Math.abs(v - (v * p) / q - ((v - (v * p) / q) * r) / s - last) < 1e-9,
    from: `[a]*${q}/${q - p}`,
    wrongA: [
      wrong(
        { rest, second },
        ({ rest, second }) => num(rest - second),
        'reszvalasz',
        `Ez az utolsó rész. A második ${step} előtti mennyiséget kérdezik.`,
      ),
      wrong(
        { last, s, r },
        ({ last, s, r }) => num((last * s) / r),
        'maradek-forditva',
        `${The(last)} ${unit} a maradéknak nem ${numberArticle(r)} $${f(r, s)}$, hanem ${numberArticle(s - r)} $${f(s - r, s)}$ része.`,
      ),
    ].filter(w => Number.isInteger(w.value.size)),
    wrongB: [
      wrong(
        { whole, first },
        ({ whole, first }) => num(whole - first),
        'reszvalasz',
        `Ez az első ${step} utáni maradék. Az egészet kérdezik.`,
      ),
      ...(ofWhole.n > 0
        ? [
            wrong(
              { last, ofWhole },
              ({ last, ofWhole }) => num((last * ofWhole.d) / ofWhole.n),
              'maradek-az-egeszhez',
              'A második törtet az egészből vetted. A **maradék** része!',
            ),
          ]
        : []),
      wrong(
        { rest, last },
        ({ rest, last }) => num(rest + last),
        'osszead',
        `Az első ${step} utáni maradékhoz hozzáadtad ${kind.lastPart}. A maradék az egésznek törtrésze: abból kell az egészet kiszámítani.`,
        `az első ${step} utáni maradékhoz hozzáadja ${kind.lastPart}`,
      ),
    ].filter(w => Number.isInteger(w.value.size)),
    hints: [
      'Haladj a végéről visszafelé!',
      `A második ${step} után a maradék $${f(s - r, s)}$ része marad meg.`,
      `A maradék $${f(s - r, s)}$ része ${t(last)} ${unit}, ezért a maradék $${wholeOf(last, s - r, s)}$ ${unit}.`,
    ],
    solutionA: `A második ${step} után a maradék $1-${f(r, s)}=${f(s - r, s)}$ része marad meg. Ez ${t(last)} ${unit}, ezért a maradék $${wholeOf(last, s - r, s)}=${x(rest)}$ ${unit}.`,
    solutionB: `Ez az egésznek $1-${f(p, q)}=${f(q - p, q)}$ része, ezért az egész $${wholeOf(rest, q - p, q)}=${x(whole)}$ ${unit}.`,
    baremA: `A végén megmaradó ${t(last)} ${unit} a maradék $1-${f(r, s)}=${f(s - r, s)}$ része.`,
    baremB: [
      `Az első ${step} után az egésznek $1-${f(p, q)}=${f(q - p, q)}$ része marad.`,
      `Az a) rész szerint ez ${t(rest)} ${unit}, tehát törtrészből kell az egészet kiszámítani: osztás, majd szorzás.`,
    ],
  };
}

/** Two kinds bought together: a system of two equations. */
export function shopping(rng: Rng, { scale, unit, word }: Money): WordProblem {
  const [n, m] = [rng.int(6, 30), rng.int(4, 25)];
  const [cheap, dear] = rng.pick([
    ['diákjegy', 'felnőttjegy'],
    ['képeskönyv', 'lexikon'],
    ['virágtő', 'cserje'],
  ] as const);
  const [p, q] = [drawPrice(rng, cheap) * scale, drawPrice(rng, dear) * scale];
  const total = n + m;
  const money = n * p + m * q;
  const k = {
    diákjegy: {
      text: `Egy előadásra ${t(total)} jegyet adtak el, összesen ${t(money)} ${word('lejért')}. A diákjegy ${t(p)} ${unit}, a felnőttjegy ${t(q)} ${unit}.`,
      cheap: 'diákjegyet',
      dear: 'felnőttjegyet',
      verb: 'adtak el',
    },
    képeskönyv: {
      text: `A könyvtár ${t(total)} könyvet vett ${t(money)} ${word('lejért')}. Egy képeskönyv ${t(p)} ${unit}, egy lexikon ${t(q)} ${unit}.`,
      cheap: 'képeskönyvet',
      dear: 'lexikont',
      verb: 'vett a könyvtár',
    },
    virágtő: {
      text: `Egy kertész ${t(total)} növényt vásárolt ${t(money)} ${word('lejért')}. Egy cserje ${t(q)} ${word('lejbe')}, egy virágtő ${t(p)} ${word('lejbe')} kerül.`,
      cheap: 'virágtövet',
      dear: 'cserjét',
      verb: 'vett',
    },
  }[cheap];
  redrawIf(n === m || p >= q);
  return {
    text: k.text,
    askA: `Mennyibe került volna, ha az összes az olcsóbb fajtából lett volna?`,
    unitA: unit,
    answerA: total * p,
    proofA: v => v / total === p,
    askB: `Hány ${k.dear} ${k.verb}?`,
    unit: 'darab',
    answerB: m,
    proofB: v => v * q + (total - v) * p === money,
    from: `(${money}-[a])/${q - p}`,
    wrongA: [wrong({ total, q }, ({ total, q }) => num(total * q), 'masik-arral-szamol', 'A drágábbal számoltál.')],
    wrongB: [
      wrong({ n }, ({ n }) => num(n), 'osszecsereli-a-ket-fajtat', `Ez a másik fajta száma. Azt kérdezik, hány ${k.dear} ${k.verb}.`),
      wrong(
        { money, total, p },
        ({ money, total, p }) => num(money - total * p),
        'reszvalasz',
        'Ez az eltérés. Oszd el az egységárak különbségével!',
      ),
      ...((money - total * p) % q === 0
        ? [
            wrong(
              { money, total, p, q },
              ({ money, total, p, q }) => num((money - total * p) / q),
              'rossz-osztoval',
              'A drágább árral osztottál. Az árak **különbségével** kell.',
            ),
          ]
        : []),
    ],
    hints: [
      `Mennyibe kerülne ${t(total)} darab az olcsóbb fajtából?`,
      'Jelöld a drágább fajta számát $x$-szel, és írj fel egyenletet az árakkal!',
      `$${q}x+${p}(${total}-x)=${x(money)}$`,
    ],
    solutionA: `Ha mind ${the(total)} darab az olcsóbb fajtából volna, $${total}\\cdot${p}=${x(total * p)}$ ${word('lejbe')} kerülne.`,
    solutionB: `Az eltérés $${x(money)}-${x(total * p)}=${x(money - total * p)}$ ${unit}. A drágább fajta darabja $${q}-${p}=${q - p}$ ${word('lejjel')} kerül többe, ezért belőle $${x(money - total * p)}:${q - p}=${m}$ darab van.`,
    baremA: `Ekkor mind ${the(total)} darab ára ${t(p)} ${unit}: a darabszámot szorozni kell az olcsóbb árral.`,
    baremB: [
      `A valódi ár ennél nagyobb, a különbség $${x(money)}-${x(total * p)}=${x(money - total * p)}$ ${unit}. (Egyenlettel: $${q}x+${p}(${total}-x)=${x(money)}$.)`,
      `Minden drágább darab $${q}-${p}=${q - p}$ ${unit} többletet ad, ezért ezzel kell osztani.`,
    ],
  };
}

/** The smallest number with the same remainder for two or three divisors. */
export function remainders(rng: Rng): WordProblem {
  const [a, b, c] = rng.pick([
    [4, 5, 6],
    [6, 8, 9],
    [3, 4, 5],
    [5, 6, 8],
    [4, 6, 10],
    [6, 9, 12],
    [8, 10, 12],
    [4, 6, 9],
  ] as const);
  const common = lcm(lcm(a, b), c);
  const r = rng.int(1, Math.min(a, b, c) - 1);
  const limit = rng.int(2, 6) * 100;
  const answer = Math.ceil((limit + 1 - r) / common) * common + r;
  return {
    text: `Egy természetes számot ${suf(a, 'val')}, ${suf(b, 'val')} és ${suf(c, 'val')} osztva is ${suf(r, 't')} kapunk maradékul.`,
    askA: `Mennyi ${the(a)}, ${the(b)} és ${the(c)} legkisebb közös többszöröse?`,
    answerA: common,
    proofA: v => v % a === 0 && v % b === 0 && v % c === 0 && !range(1, v - 1).some(k => k % a === 0 && k % b === 0 && k % c === 0),
    askB: `Melyik a legkisebb ilyen szám, amely nagyobb ${suf(limit, 'nál')}?`,
    unit: '',
    answerB: answer,
    proofB: v =>
      v > limit &&
      v % a === r &&
      v % b === r &&
      v % c === r &&
      !range(limit + 1, v - 1).some(k => k % a === r && k % b === r && k % c === r),
    otherA: 'Bontsd prímtényezőkre a három számot, és minden prímet a legnagyobb kitevőjével vegyél!',
    wrongA: [
      wrong({ a, b, c }, ({ a, b, c }) => num(a * b * c), 'szorzat-az-lkkt', 'A szorzat közös többszörös, de van kisebb is.'),
    ].filter(w => w.value.size !== common),
    wrongB: [
      wrong(
        { common, limit, r },
        ({ common, limit, r }) => num(Math.ceil((limit + 1 - r) / common) * common),
        'maradek-kimarad',
        'Ez a közös többszörös. A maradékot hozzá kell adni.',
      ),
      wrong(
        { common, r },
        ({ common, r }) => num(common + r),
        'feltetel-kimarad',
        `Ez is jó maradékot ad, de nem nagyobb ${suf(limit, 'nál')}.`,
      ),
      wrong(
        { common, limit, r },
        ({ common, limit, r }) => num((Math.ceil((limit + 1 - r) / common) + 1) * common + r),
        'nem-a-legkisebb',
        'Van ennél kisebb is.',
      ),
    ].filter(w => w.value.size !== common + r || common + r <= limit),
    hints: [
      'Vond le a maradékot: milyen számot kapsz?',
      'A maradék levonása után mindhárommal osztható szám marad.',
      `A legkisebb közös többszörös ${the(common)}.`,
    ],
    solutionA: `$[${a};\\ ${b};\\ ${c}]=${common}$.`,
    solutionB: `A keresett szám $${common}\\cdot${(answer - r) / common}+${r}=${answer}$.`,
    baremA: 'Prímtényezőkre bontom a három számot, és minden prímet a legnagyobb kitevőjével veszek.',
    baremB: [
      `A maradék levonása után a szám mindhárom osztóval osztható, ezért ${numberArticle(common)} ${common} többszöröse.`,
      `A szám $${common}\\cdot k+${r}$ alakú. A legkisebb $k$, amellyel nagyobb ${suf(limit, 'nál')}: $k=${(answer - r) / common}$.`,
    ],
  };
}

/** Ages: k times as old now, m times in some years. */
export function ages(rng: Rng): WordProblem {
  const [child, k, m] = [rng.int(4, 14), rng.int(3, 5), 2];
  const parent = child * k;
  const years = parent - m * child;
  redrawIf(parent > 55 || parent < 24 || years < 3 || years > 20);
  const kid = person(rng);
  const [who, grownUp] = rng.pick([
    ['Az édesanyja', 'az édesanya'],
    ['Az édesapja', 'az édesapa'],
    ['A nagynénje', 'a nagynéni'],
    ['Az edzője', 'az edző'],
  ] as const);
  return {
    text: `${kid.name} most ${t(child)} éves. ${who} ${suf(k, 'szor')} annyi idős.`,
    askA: `Hány éves most ${who.toLowerCase()}?`,
    answerA: parent,
    proofA: v => v / k === child,
    askB: `Hány év múlva lesz ${who.toLowerCase()} 2-szer annyi idős, mint ${kid.name}?`,
    unit: 'év',
    answerB: years,
    proofB: v => parent + v === m * (child + v),
    from: `[a]-${m * child}`,
    wrongA: [wrong({ child, k }, ({ child, k }) => num(child + k), 'szor-es-val-keverese', 'A „-szor annyi” szorzást jelent.')],
    wrongB: [
      wrong(
        { parent, child },
        ({ parent, child }) => num(parent - child),
        'korkulonbseg',
        'Ez a korkülönbség. Ennyi idős lesz akkor a gyerek, de hány év múlva?',
      ),
      wrong(
        { parent, child },
        ({ parent, child }) => num(parent / 2 - child),
        'csak-az-egyik-oregszik',
        'Mindketten öregszenek: mindkét életkorhoz add hozzá az éveket!',
      ),
      wrong({ child, k }, ({ child, k }) => num(child * k), 'reszvalasz', `Ez ${grownUp} mostani életkora. Azt kérdezik, hány év múlva.`),
    ].filter(w => Number.isInteger(w.value.size) && (w.value.size ?? 0) > 0),
    hints: [
      'Hány évesek lesznek $x$ év múlva?',
      'Mindketten $x$ évvel lesznek idősebbek: mindkét életkorhoz add hozzá az $x$-et!',
      `$${parent}+x=2(${child}+x)$`,
    ],
    solutionA: `${who} most $${child}\\cdot${k}=${parent}$ éves.`,
    solutionB: `$x$ év múlva $${parent}+x=2(${child}+x)$, ezért $x=${years}$.`,
    baremA: `A „${suf(k, 'szor')} annyi” szorzást jelent: a gyerek életkorát kell szorozni.`,
    baremB: [
      `$x$ év múlva ${kid.name} $${child}+x$ éves, ${who.toLowerCase()} $${parent}+x$ éves lesz.`,
      `Az egyenlet: $${parent}+x=2(${child}+x)$.`,
    ],
  };
}

/** A discount, then what is left of the money. */
export function sale(rng: Rng, { scale, unit, word }: Money): WordProblem {
  const thing = rng.pick(['szék', 'asztali lámpa', 'sátor', 'bőrönd', 'teniszütő'] as const);
  const price = drawPrice(rng, thing, 20) * scale;
  const p = rng.pick([10, 15, 20, 25, 30, 40]);
  const cut = (price * p) / 100;
  const reduced = price - cut;
  const n = rng.int(2, 5);
  const asMoney = `a százalékot ${word('lejben')} érti`;
  return {
    text: `Egy ${thing} ára ${t(price)} ${unit}. Az árát ${p}%-kal csökkentik.`,
    askA: `Hány ${unit} az új ár?`,
    unitA: unit,
    answerA: reduced,
    proofA: v => Math.abs(v / price - (100 - p) / 100) < 1e-9,
    askB: `Mennyit takarít meg összesen, aki ${t(n)} darabot vesz a csökkentett áron?`,
    unit,
    answerB: cut * n,
    proofB: v => Math.abs(n * price - v - n * reduced) < 1e-9,
    from: `(${price}-[a])*${n}`,
    wrongA: [
      wrong({ price, p }, ({ price, p }) => num((price * p) / 100), 'csak-a-valtozas', 'Ez a kedvezmény. Az új árat kérdezik.'),
      wrong({ price, p }, ({ price, p }) => num(price - p), 'szazalekot-lejnek', `${p} ${word('lejt')} vontál le ${p}% helyett.`, asMoney),
    ],
    wrongB: [
      wrong(
        { reduced, n },
        ({ reduced, n }) => num(reduced * n),
        'nem-a-kerdesre-felel',
        'Ez a fizetendő összeg. A megtakarítást kérdezik.',
      ),
      wrong({ price, p }, ({ price, p }) => num((price * p) / 100), 'reszvalasz', 'Ez egy darab kedvezménye. Az összes darabét kérdezik.'),
      wrong({ p, n }, ({ p, n }) => num(p * n), 'szazalekot-lejnek', `A százalékot ${word('lejnek')} vetted.`, asMoney),
    ],
    hints: [
      `Mennyi ${theSuf(price, 'nak')} ${numberArticle(p)} ${p}%-a?`,
      'Kedvezmény = ár · százalék : 100.',
      `Egy darabon $${x(price)}\\cdot\\frac{${p}}{100}$ ${unit} a kedvezmény.`,
    ],
    solutionA: `A kedvezmény $${x(price)}\\cdot\\frac{${p}}{100}=${x(cut)}$ ${unit}, az új ár $${x(price)}-${x(cut)}=${x(reduced)}$ ${unit}.`,
    solutionB: `Egy darabon ${t(cut)} ${unit}, összesen $${n}\\cdot${x(cut)}=${x(n * cut)}$ ${unit}.`,
    baremA: `A kedvezmény $${x(price)}\\cdot\\frac{${p}}{100}=${x(cut)}$ ${unit}.`,
    baremB: [
      `Egy darabon a kedvezményt takarítja meg, ez ${t(cut)} ${unit}.`,
      'Minden darabon ugyanennyi a megtakarítás, ezért szorozni kell a darabszámmal.',
    ],
  };
}
