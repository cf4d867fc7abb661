import { The, texNumber, textNumber, the } from '../../hungarian/index.ts';
import { lcm, minus, over, plus, type Rat, range, rat, size, tidy, times } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task } from '../engine.ts';
import { equals, fits, growing } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, order, wrong } from '../tasks.ts';
import { frac, num } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const x = texNumber;
/** A negative number stands in brackets after an operation sign. */
const paren = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));
const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

function orderIntegers(rng: Rng, count: number): Task {
  const list = rng.sample(range(-50, 50), count);
  redrawIf(list.filter(n => n < 0).length < 2);
  const growingOrder = rng.chance(0.6);
  const sorted = [...list].sort((a, b) => (growingOrder ? a - b : b - a));
  return order(
    {
      question: `Rakd ${growingOrder ? 'növekvő' : 'csökkenő'} sorrendbe a számokat!`,
      items: sorted.map(num),
      hints: [
        'Képzeld el a számegyenest!',
        'Két negatív szám közül az a kisebb, amelyik messzebb van a 0-tól.',
        `${growingOrder ? 'A legkisebb' : 'A legnagyobb'}: $${x(sorted[0] ?? 0)}$.`,
      ],
      solution: `$${sorted.map(x).join(growingOrder ? '<' : '>')}$.`,
    },
    joined => (growingOrder ? growing(joined) : growing(joined.split('|').reverse().join('|'))),
  );
}

function absolute(rng: Rng): Task {
  const a = rng.intNot(-40, 40, 0);
  const kind = rng.pick(['abs', 'opposite', 'negabs'] as const);
  const b = rng.intNot(-20, 20, 0, a, -a);
  const both = kind === 'abs' && rng.chance(0.5);
  const shown = both
    ? `\\lvert${x(a)}\\rvert+\\lvert${x(b)}\\rvert`
    : kind === 'abs'
      ? `\\lvert${x(a)}\\rvert`
      : kind === 'opposite'
        ? `-(${x(a)})`
        : `-\\lvert${x(a)}\\rvert`;
  const answer = both ? Math.abs(a) + Math.abs(b) : kind === 'abs' ? Math.abs(a) : kind === 'opposite' ? -a : -Math.abs(a);
  redrawIf(kind === 'opposite' && a > 0);
  return numeric(
    {
      question: `Mennyi $${shown}$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          num(-answer),
          kind === 'abs' ? 'abszolut-ertek-elojelvaltas' : 'mindig-negativ',
          kind === 'abs'
            ? 'Az abszolút érték távolság a nullától, ezért nem lehet negatív.'
            : kind === 'opposite'
              ? 'Negatív szám ellentettje pozitív.'
              : 'Az abszolút érték elé került egy mínusz.',
        ),
        ...(both
          ? [
              wrong(num(a + b), 'abszolut-ertek-kimarad', 'Az abszolút értékek nélkül adtál össze.'),
              wrong(num(Math.abs(a + b)), 'osszeg-abszolut-erteke', 'Az összeg abszolút értékét vetted. Külön-külön kell.'),
            ]
          : [wrong(num(0), 'ellentett-nulla', 'A szám és az ellentettje összege 0, de maga az ellentett nem az.')]),
      ],
      other: 'Az abszolút érték a 0-tól mért távolság.',
      hints: [
        'Milyen messze van a szám a 0-tól?',
        kind === 'opposite' ? 'Az ellentett a 0 másik oldalán, ugyanolyan messze van.' : 'Az abszolút érték sosem negatív.',
        both ? `$\\lvert${x(a)}\\rvert$ értéke ${the(Math.abs(a))}.` : 'Jelöld a számot a számegyenesen!',
      ],
      solution: `$${shown}=${both ? `${Math.abs(a)}+${Math.abs(b)}=` : ''}${x(answer)}$.`,
    },
    equals(
      both ? Math.sqrt(a * a) + Math.sqrt(b * b) : kind === 'abs' ? Math.sqrt(a * a) : kind === 'opposite' ? 0 - a : 0 - Math.sqrt(a * a),
    ),
  );
}

function between(rng: Rng): Task {
  const low = rng.int(-30, 2);
  const high = low + rng.int(4, 25);
  redrawIf(high < 0 && rng.chance(0.5));
  const answer = high - low - 1;
  return numeric(
    {
      question: `Hány egész szám van ${the(low)} és ${the(high)} között? (A két végpontot ne számold!)`,
      answer: num(answer),
      check: 'INT',
      expr: `${high}-(${low})-1`,
      wrong: [
        wrong(num(high - low), 'vegpontot-is-szamolja', 'A távolságot adtad meg. Az egyik végpontot is beleszámoltad.'),
        wrong(num(high - low + 1), 'vegpontot-is-szamolja', 'Mindkét végpontot beleszámoltad.'),
        ...(low < 0 && high > 0 ? [wrong(num(answer - 1), 'nulla-kimarad', 'A 0 is egész szám.')] : []),
        ...(low < 0
          ? [wrong(num(Math.abs(Math.abs(high) - Math.abs(low)) || 1), 'elojel-kimarad', 'Az előjelet nem vetted figyelembe.')]
          : []),
      ],
      other: 'Rajzolj számegyenest, és számold meg a közbülső egészeket!',
      hints: [
        'A 0 is egész szám!',
        'A két végpont különbségénél eggyel kevesebb egész van közöttük.',
        `A különbség: $${x(high)}-${paren(low)}=${high - low}$.`,
      ],
      solution: `$${x(high)}-${paren(low)}-1=${answer}$.`,
    },
    equals(range(low, high).filter(n => n > low && n < high).length),
  );
}

const integerOrder = defineGenerator('gen-integer-order', 'Egész számok rendezése', ['matek-6-egesz-szamok'], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? orderIntegers(rng, 3)
      : absolute(rng)
    : level === 2
      ? rng.chance(0.5)
        ? orderIntegers(rng, 5)
        : absolute(rng)
      : rng.chance(0.7)
        ? between(rng)
        : orderIntegers(rng, 6),
);

const integerAdd = defineGenerator('gen-integer-add', 'Egész számok összeadása, kivonása', ['matek-6-egeszek-osszeadasa'], (rng, level) => {
  const n = level === 1 ? 2 : level === 2 ? 3 : 4;
  const limit = level === 1 ? 20 : 60;
  const terms = range(1, n).map(() => rng.intNot(-limit, limit, 0));
  const ops = range(1, n - 1).map(() => (rng.chance(0.5) ? '+' : '-'));
  redrawIf(terms.every(v => v > 0) && !ops.includes('-'));
  const first = terms[0] ?? 0;
  const rest = terms.slice(1);
  redrawIf(level > 1 && rest.every(v => v > 0));
  const answer = rest.reduce((total, v, i) => (ops[i] === '+' ? total + v : total - v), first);
  const shown = `${x(first)}${rest.map((v, i) => `${ops[i]}${paren(v)}`).join('')}`;
  const ignored = rest.reduce((total, v, i) => (ops[i] === '+' ? total + Math.abs(v) : total - Math.abs(v)), first);
  const minusMinus = rest.reduce(
    (total, v, i) => (ops[i] === '-' && v < 0 ? total - Math.abs(v) : ops[i] === '+' ? total + v : total - v),
    first,
  );
  const sizes = Math.sign(first) * terms.reduce((total, v) => total + Math.abs(v), 0);
  redrawIf(answer === 0);
  const simple = `${x(first)}${rest.map((v, i) => signed(ops[i] === '+' ? v : -v)).join('')}`;
  const story = level === 1 && rng.chance(0.4) && Math.abs(answer) < 30;
  const who = person(rng);
  const [from, change] = [first, ops[0] === '+' ? (rest[0] ?? 0) : -(rest[0] ?? 0)];
  redrawIf(story && (Math.abs(from) > 20 || Math.abs(change) > 20));
  return numeric(
    {
      question: story
        ? rng.chance(0.6)
          ? `Reggel ${t(from)} °C volt, délig ${t(Math.abs(change))} °C-kal ${change > 0 ? 'melegedett' : 'hűlt'} a levegő. Hány °C volt délben?`
          : `${who.name} egyenlege ${t(from)} lej. ${change > 0 ? 'Kap' : 'Kifizet'} ${t(Math.abs(change))} lejt. Mennyi az új egyenlege?`
        : `Mennyi $${shown}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${first}${rest.map((v, i) => `${ops[i]}(${v})`).join('')}`,
      wrong: [
        wrong(num(minusMinus), 'kivonas-negativbol', 'A negatív szám kivonása hozzáadást jelent: $-(-a)=+a$.'),
        wrong(num(ignored), 'elojel-kimarad', 'A zárójelben lévő előjelet nem vetted figyelembe.'),
        wrong(num(-answer), 'elojel-csere', 'A szám jó, az előjele nem. Melyik irányba mutat a nagyobb?'),
        wrong(num(sizes), 'abszolut-ertekeket-osszead', 'Az abszolút értékeket adtad össze. Különböző előjelűeket kivonunk egymásból.'),
      ],
      other: 'Írd fel zárójel nélkül, és lépkedj a számegyenesen!',
      hints: ['Merre lépsz a számegyenesen?', 'Írd fel zárójel nélkül: $+(-a)=-a$ és $-(-a)=+a$.', `$${simple}$`],
      solution: `$${story ? '' : `${shown}=`}${simple === shown || story ? '' : `${simple}=`}${story ? `${x(from)}${signed(change)}=` : ''}${x(answer)}$.`,
    },
    equals(terms.reduce((total, v, i) => total + (i > 0 && ops[i - 1] === '-' ? -1 : 1) * v, 0)),
  );
});

function powerSigns(rng: Rng): Task {
  const a = rng.int(2, 9);
  const n = a <= 3 ? rng.int(2, 4) : 2;
  const inside = rng.chance(0.5);
  const value = inside ? (-a) ** n : -(a ** n);
  const b = rng.int(2, 12);
  const op = rng.pick(['+', '-'] as const);
  const answer = op === '+' ? value + b : value - b;
  redrawIf(answer === 0);
  return numeric(
    {
      question: `Mennyi $${inside ? `(-${a})^{${n}}` : `-${a}^{${n}}`}${op}${b}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${inside ? `(-${a})^${n}` : `0-${a}^${n}`}${op}${b}`,
      wrong: [
        wrong(
          num((inside ? -(a ** n) : a ** n) + (op === '+' ? b : -b)),
          inside ? 'negativ-alap-hatvanya' : 'elojel-a-hatvany-elott',
          inside ? `A zárójel miatt a mínusz is hatványozódik.` : 'Zárójel nélkül csak a szám hatványozódik, a mínusz utána jön.',
        ),
        wrong(num((inside ? -a * n : -(a * n)) + (op === '+' ? b : -b)), 'alap-szor-kitevo', 'Az alapot és a kitevőt összeszoroztad.'),
        wrong(num(-answer), 'elojel-csere', 'A szám jó, az előjele nem.'),
      ],
      other: 'Nézd meg, mire vonatkozik a kitevő!',
      hints: [
        'Benne van a mínusz a zárójelben?',
        'Páros kitevőnél a negatív szám hatványa pozitív; zárójel nélkül a mínusz kívül marad.',
        inside ? `$(-${a})^{${n}}$: ${t(n)} negatív tényező szorzata.` : `$${a}^{${n}}=${a ** n}$, és elé kerül a mínusz.`,
      ],
      solution: `$${x(value)}${op}${b}=${x(answer)}$.`,
    },
    equals(
      (inside
        ? Array<number>(n)
            .fill(-a)
            .reduce((p, q) => p * q, 1)
        : 0 -
          Array<number>(n)
            .fill(a)
            .reduce((p, q) => p * q, 1)) + (op === '+' ? b : -b),
    ),
  );
}

function mixedOps(rng: Rng, level: Level): Task {
  const [a, b, c, d] = [rng.intNot(-12, 12, 0), rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-12, 12, 0)];
  redrawIf([a, b, c, d].filter(v => v < 0).length < 2);
  const q = c * rng.intNot(-8, 8, 0, 1);
  const kind =
    level === 1
      ? rng.pick(['ab', 'q/c'] as const)
      : level === 2
        ? rng.pick(['a+bc', 'a-bc', 'q/c+d'] as const)
        : rng.pick(['(a+b)c', 'a-b(c-d)'] as const);
  const shown = {
    ab: `${x(a)}\\cdot${paren(b)}`,
    'q/c': `${x(q)}:${paren(c)}`,
    'a+bc': `${x(a)}+${paren(b)}\\cdot${paren(c)}`,
    'a-bc': `${x(a)}-${paren(b)}\\cdot${paren(c)}`,
    'q/c+d': `${x(q)}:${paren(c)}${signed(d)}`,
    '(a+b)c': `(${x(a)}${signed(b)})\\cdot${paren(c)}`,
    'a-b(c-d)': `${x(a)}-${paren(b)}\\cdot(${x(c)}${signed(-d)})`,
  }[kind];
  const expr = {
    ab: `(${a})*(${b})`,
    'q/c': `(${q})/(${c})`,
    'a+bc': `(${a})+(${b})*(${c})`,
    'a-bc': `(${a})-(${b})*(${c})`,
    'q/c+d': `(${q})/(${c})+(${d})`,
    '(a+b)c': `((${a})+(${b}))*(${c})`,
    'a-b(c-d)': `(${a})-(${b})*((${c})-(${d}))`,
  }[kind];
  const answer = {
    ab: a * b,
    'q/c': q / c,
    'a+bc': a + b * c,
    'a-bc': a - b * c,
    'q/c+d': q / c + d,
    '(a+b)c': (a + b) * c,
    'a-b(c-d)': a - b * (c - d),
  }[kind];
  const leftToRight = {
    ab: a + b,
    'q/c': q * c,
    'a+bc': (a + b) * c,
    'a-bc': (a - b) * c,
    'q/c+d': Number.NaN,
    '(a+b)c': a + b * c,
    'a-b(c-d)': (a - b) * (c - d),
  }[kind];
  const signSlip = {
    ab: -a * b,
    'q/c': -q / c,
    'a+bc': a - b * c,
    'a-bc': a + b * c,
    'q/c+d': -q / c + d,
    '(a+b)c': -(a + b) * c,
    'a-b(c-d)': a + b * (c - d),
  }[kind];
  redrawIf(answer === 0 || Math.abs(answer) > 200);
  const done = {
    ab: '',
    'q/c': '',
    'a+bc': `${x(a)}${signed(b * c)}=`,
    'a-bc': `${x(a)}${signed(-b * c)}=`,
    'q/c+d': `${x(q / c)}${signed(d)}=`,
    '(a+b)c': `${x(a + b)}\\cdot${paren(c)}=`,
    'a-b(c-d)': `${x(a)}-${paren(b)}\\cdot${paren(c - d)}=`,
  }[kind];
  return numeric(
    {
      question: `Mennyi $${shown}$?`,
      answer: num(answer),
      check: 'INT',
      expr,
      wrong: [
        wrong(
          num(signSlip),
          'negativ-szor-negativ',
          'Előjelhiba a szorzásnál vagy osztásnál: azonos előjelek szorzata pozitív, különbözőké negatív.',
        ),
        ...(Number.isFinite(leftToRight)
          ? [
              wrong(
                num(leftToRight),
                kind === 'ab' || kind === 'q/c' ? 'muvelet-csere' : 'muveleti-sorrend',
                kind === 'ab'
                  ? 'Összeadtál szorzás helyett.'
                  : kind === 'q/c'
                    ? 'Szoroztál osztás helyett.'
                    : 'Nem a jó sorrendben végezted el a műveleteket.',
              ),
            ]
          : []),
        wrong(num(-answer), 'elojel-csere', 'A szám jó, az előjele nem.'),
        wrong(num(Math.abs(answer) + 2 * Math.abs(d)), 'elojel-kimarad', 'Az előjeleket nem vetted figyelembe.'),
      ],
      other: 'Előbb a zárójel, aztán szorzás és osztás, végül összeadás. Közben figyelj az előjelre!',
      hints: [
        'Milyen előjelű lesz a szorzat?',
        'Azonos előjelek szorzata és hányadosa pozitív, különbözőké negatív.',
        done ? `$${done.slice(0, -1)}$` : `Az előjel: ${answer < 0 ? 'negatív' : 'pozitív'}.`,
      ],
      solution: `$${shown}=${done}${x(answer)}$.`,
    },
    fits(v => {
      const steps: Record<typeof kind, () => boolean> = {
        ab: () => v / b === a,
        'q/c': () => v * c === q,
        'a+bc': () => v - a === b * c,
        'a-bc': () => a - v === b * c,
        'q/c+d': () => (v - d) * c === q,
        '(a+b)c': () => v === a * c + b * c,
        'a-b(c-d)': () => v === a - b * c + b * d,
      };
      return steps[kind]();
    }),
  );
}

const integerMulOps = defineGenerator('gen-integer-mul-ops', 'Műveletek egész számokkal', ['matek-6-egeszek-szorzasa'], (rng, level) =>
  level > 1 && rng.chance(0.35) ? powerSigns(rng) : mixedOps(rng, level),
);

const rationalOps = defineGenerator(
  'gen-rational-ops',
  'Műveletek racionális számokkal',
  ['matek-6-muveletek-racionalis-szamokkal'],
  (rng, level) => {
    const fraction = (): Rat => {
      const d = rng.pick([2, 3, 4, 5, 6, 8, 10, 12]);
      const r = rat(rng.intNot(-d * 2, d * 2, 0), d);
      redrawIf(r.d === 1);
      return r;
    };
    const [p, q, r] = [fraction(), fraction(), fraction()];
    const f = (v: Rat, first = false): string => (v.n < 0 && !first ? `\\left(${frac(v).tex}\\right)` : frac(v).tex);
    const dec = tidy(rng.intNot(-19, 19, 0, 10, -10) / 10);
    const decRat = rat(Math.round(dec * 10), 10);
    const decShown = dec < 0 ? `(${x(dec)})` : x(dec);
    const kind =
      level === 1
        ? rng.pick(['add', 'mul'] as const)
        : level === 2
          ? rng.pick(['dec', 'div', 'square'] as const)
          : rng.pick(['addmul', 'brackets'] as const);
    const shown = {
      add: `${f(p, true)}+${f(q)}`,
      mul: `${f(p, true)}\\cdot${f(q)}`,
      dec: `${f(p, true)}+${decShown}`,
      div: `${f(p, true)}:${f(q)}`,
      square: `-\\left(${frac(rat(Math.abs(p.n), p.d)).tex}\\right)^2+${f(q)}`,
      addmul: `${f(p, true)}+${f(q)}\\cdot${f(r)}`,
      brackets: `\\left(${f(p, true)}-${f(q)}\\right):${f(r)}`,
    }[kind];
    const square = times(p, p);
    const answer = {
      add: plus(p, q),
      mul: times(p, q),
      dec: plus(p, decRat),
      div: over(p, q),
      square: plus(rat(-square.n, square.d), q),
      addmul: plus(p, times(q, r)),
      brackets: over(minus(p, q), r),
    }[kind];
    redrawIf(answer.n === 0 || answer.d > 72 || Math.abs(answer.n) > 200);
    const e = (v: Rat): string => `(${v.n}/${v.d})`;
    const expr = {
      add: `${e(p)}+${e(q)}`,
      mul: `${e(p)}*${e(q)}`,
      dec: `${e(p)}+(${dec})`,
      div: `${e(p)}/${e(q)}`,
      square: `0-(${Math.abs(p.n)}/${p.d})^2+${e(q)}`,
      addmul: `${e(p)}+${e(q)}*${e(r)}`,
      brackets: `(${e(p)}-${e(q)})/${e(r)}`,
    }[kind];
    const negated = (v: Rat): Rat => rat(-v.n, v.d);
    const candidates = {
      add: [
        wrong(frac(plus(rat(Math.abs(p.n), p.d), rat(Math.abs(q.n), q.d))), 'elojel-elvesz', 'A közös nevezőnél elveszett az előjel.'),
        wrong(frac(rat(p.n + q.n, p.d + q.d)), 'nevezot-is-osszeadja', 'A nevezőket is összeadtad.'),
        wrong(frac(minus(p, q)), 'elojel-elvesz', 'A második tag előjelét megváltoztattad.'),
      ],
      mul: [
        wrong(frac(negated(times(p, q))), 'negativ-szor-negativ', 'Előjelhiba: azonos előjelek szorzata pozitív, különbözőké negatív.'),
        wrong(frac(plus(p, q)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
        wrong(frac(over(p, q)), 'reciprokkal-szoroz', 'Szorzásnál nem kell megfordítani a törtet.'),
      ],
      dec: [
        wrong(frac(minus(p, decRat)), 'elojel-elvesz', 'A tizedes tört előjelét megváltoztattad.'),
        wrong(
          frac(plus(p, rat(decRat.n * (10 / decRat.d), 100))),
          'tizedes-atalakitas',
          `${The(Math.abs(dec))} tizedekben értendő, nem századokban.`,
        ),
        wrong(
          frac(rat(p.n + Math.round(dec * 10), p.d)),
          'atalakitas-nelkul',
          'Átalakítás nélkül adtál össze. Hozd egyforma alakra a két számot!',
        ),
      ],
      div: [
        wrong(frac(times(p, q)), 'nem-fordit', 'Szoroztál. Az osztó reciprokával kell szorozni.'),
        wrong(frac(negated(over(p, q))), 'negativ-szor-negativ', 'Előjelhiba: azonos előjelek hányadosa pozitív, különbözőké negatív.'),
        wrong(frac(over(q, p)), 'az-osztandot-forditja', 'Az osztandót fordítottad meg.'),
      ],
      square: [
        wrong(frac(plus(square, q)), 'elojel-a-hatvany-elott', 'A mínusz a hatvány előtt áll, nem hatványozódik.'),
        wrong(frac(plus(rat(-(p.n * p.n), p.d), q)), 'csak-a-szamlalot-hatvanyozza', 'A nevezőt is négyzetre kell emelni.'),
        wrong(frac(plus(rat(-2 * Math.abs(p.n), p.d), q)), 'alap-szor-kitevo', 'A kitevővel szoroztál.'),
      ],
      addmul: [
        wrong(frac(times(plus(p, q), r)), 'muveleti-sorrend', 'Az összeadást végezted el előbb. A szorzás az első.'),
        wrong(frac(minus(p, times(q, r))), 'negativ-szor-negativ', 'A szorzat előjele hibás.'),
        wrong(frac(plus(plus(p, q), r)), 'muvelet-csere', 'Mindenhol összeadtál.'),
      ],
      brackets: [
        wrong(frac(over(plus(p, q), r)), 'elojel-elvesz', 'A zárójelben kivonás van.'),
        wrong(frac(minus(p, over(q, r))), 'zarojel-kihagyasa', 'A zárójelet kihagytad: előbb a kivonás.'),
        wrong(frac(times(minus(p, q), r)), 'nem-fordit', 'Szoroztál. Az osztó reciprokával kell szorozni.'),
      ],
    }[kind];
    const firstStep = {
      add: `A közös nevező ${the(lcm(p.d, q.d))}.`,
      mul: `$\\frac{${Math.abs(p.n)}\\cdot${Math.abs(q.n)}}{${p.d}\\cdot${q.d}}$, és döntsd el az előjelet!`,
      dec: `$${x(dec)}=${frac(decRat).tex}$`,
      div: `A második tört reciproka $${frac(rat(q.d, q.n)).tex}$.`,
      square: `A négyzet: $${frac(square).tex}$.`,
      addmul: `A szorzat: $${frac(times(q, r)).tex}$.`,
      brackets: `A zárójel értéke $${frac(minus(p, q)).tex}$.`,
    }[kind];
    return numeric(
      {
        question: `Számítsd ki: $${shown}$`,
        answer: frac(answer),
        check: 'FRAC',
        expr,
        wrong: candidates,
        other: 'Írd fel közönséges törtekkel, és figyelj az előjelekre!',
        hints: [
          'Milyen előjelű lesz az eredmény?',
          {
            add: 'Hozd közös nevezőre, az előjelet írd a számlálóba!',
            mul: 'Szorozd a számlálókat és a nevezőket; előbb döntsd el az előjelet!',
            dec: 'Alakítsd a tizedes törtet közönséges törtté!',
            div: 'Szorozz az osztó reciprokával!',
            square: 'Előbb a hatvány, aztán az összeadás.',
            addmul: 'Előbb a szorzás, aztán az összeadás.',
            brackets: 'Előbb a zárójel, aztán az osztás.',
          }[kind],
          firstStep,
        ],
        solution: `${firstStep} $${shown}=${frac(answer).tex}$.`,
      },
      equals(
        {
          add: size(p) + size(q),
          mul: size(p) * size(q),
          dec: size(p) + dec,
          div: size(p) / size(q),
          square: -(size(p) ** 2) + size(q),
          addmul: size(p) + size(q) * size(r),
          brackets: (size(p) - size(q)) / size(r),
        }[kind],
      ),
    );
  },
);

export const integers = [integerOrder, integerAdd, integerMulOps, rationalOps];
