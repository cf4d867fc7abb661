import { decimalsOf, numberSuffix, texNumber, textNumber, the } from '../../hungarian/index.ts';
import { gcd, range, rat, tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task } from '../engine.ts';
import { close, equals, fits, growing, setOf } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { multi, numeric, order, wrong } from '../tasks.ts';
import { frac, num, numberSet, root, surd } from '../value.ts';

const t = textNumber;
const x = texNumber;
const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15];

function plainRoot(rng: Rng): Task {
  const kind = rng.pick(['int', 'frac', 'dec'] as const);
  const n = rng.int(4, 40);
  const d = rng.int(2, 12);
  redrawIf(kind === 'frac' && (gcd(n, d) > 1 || n > 15));
  const shown = kind === 'int' ? x(n * n) : kind === 'frac' ? `\\frac{${n * n}}{${d * d}}` : x((n * n) / 100);
  const answer = kind === 'int' ? num(n) : kind === 'frac' ? frac(rat(n, d)) : num(n / 10);
  const value = kind === 'int' ? n * n : kind === 'frac' ? (n * n) / (d * d) : (n * n) / 100;
  return numeric(
    {
      question: `Mennyi $\\sqrt{${shown}}$?`,
      answer,
      check: 'FRAC',
      wrong: [
        wrong(
          kind === 'frac' ? frac(rat(n * n, 2 * d * d)) : num(value / 2),
          'gyok-mint-felezes',
          'Feleztél. Olyan számot keresünk, amelynek a **négyzete** a gyök alatt áll.',
        ),
        ...(kind === 'frac' ? [wrong(frac(rat(n, d * d)), 'csak-a-szamlalobol', 'A nevezőből is gyököt kell vonni.')] : []),
        ...(kind === 'dec'
          ? [
              wrong(num(n / 100), 'tizedesvesszo-hiba', 'Két tizedesjegyből egy lesz a gyökvonás után.'),
              wrong(num(n), 'tizedesvesszo-hiba', 'A tizedesvessző kimaradt.'),
            ]
          : []),
        ...(kind === 'int'
          ? [
              wrong(num(n + 1), 'szomszedos-negyzetszam', `$${n + 1}^2=${x((n + 1) ** 2)}$, ez már több.`),
              wrong(num(n - 1), 'szomszedos-negyzetszam', `$${n - 1}^2=${x((n - 1) ** 2)}$, ez kevesebb.`),
            ]
          : []),
      ],
      other: 'Melyik nemnegatív szám négyzete ez?',
      hints: [
        'Melyik számot szorozzuk önmagával?',
        kind === 'frac'
          ? 'A számlálóból és a nevezőből külön vonj gyököt!'
          : kind === 'dec'
            ? 'Írd fel századokban, és úgy vonj gyököt!'
            : 'Becsüld meg: melyik két tízes között van?',
        kind === 'int'
          ? `$${Math.floor(n / 10) * 10}^2=${x((Math.floor(n / 10) * 10) ** 2)}$`
          : kind === 'frac'
            ? `A nevező gyöke: $\\sqrt{${d * d}}$.`
            : `$${x((n * n) / 100)}=\\frac{${n * n}}{100}$`,
      ],
      solution: `$\\sqrt{${shown}}=${answer.tex}$, mert $${kind === 'frac' ? `\\left(${answer.tex}\\right)^2` : `${answer.tex}^2`}=${shown}$.`,
    },
    fits(v => v >= 0 && Math.abs(v * v - value) < 1e-9),
  );
}

function squareEquation(rng: Rng): Task {
  const n = rng.int(2, 25);
  const shift = rng.chance(0.6) ? rng.intNot(-30, 30, 0) : 0;
  const shown = shift ? `x^2${shift < 0 ? '-' : '+'}${Math.abs(shift)}=${x(n * n + shift)}` : `x^2=${x(n * n)}`;
  return numeric(
    {
      question: `Mi az egyenlet megoldáshalmaza a valós számok között? $${shown}$`,
      answer: numberSet([-n, n]),
      check: 'SET',
      wrong: [
        wrong(numberSet([n]), 'csak-a-pozitiv', 'A negatív szám négyzete is pozitív: két megoldás van.'),
        wrong(numberSet([n * n]), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
        ...((n * n) % 2 === 0 ? [wrong(numberSet([(n * n) / 2]), 'gyok-mint-felezes', 'Feleztél gyökvonás helyett.')] : []),
      ],
      other: 'Melyik két szám négyzete ez? Gondolj a negatívra is!',
      hints: ['Melyik szám négyzete ez?', 'Gondolj a negatív számra is!', shift ? `$x^2=${x(n * n)}$` : 'Írd fel: $x=\\pm\\ldots$'],
      solution: `$x=\\pm${n}$, tehát $M=${numberSet([-n, n]).tex}$.`,
    },
    setOf(range(-700, 700), v => v * v + shift === n * n + shift),
  );
}

function betweenRoots(rng: Rng): Task {
  const n = rng.int(5, 400);
  redrawIf(Number.isInteger(Math.sqrt(n)));
  const f = Math.floor(Math.sqrt(n));
  const up = rng.chance(0.5);
  return numeric(
    {
      question: up
        ? `Melyik a legkisebb egész szám, amely nagyobb, mint $\\sqrt{${n}}$?`
        : `Melyik a legnagyobb egész szám, amely kisebb, mint $\\sqrt{${n}}$?`,
      answer: num(up ? f + 1 : f),
      check: 'INT',
      wrong: [
        wrong(num(up ? f : f + 1), 'rossz-iranyu-szomszed', up ? 'Ennek a négyzete még kisebb.' : 'Ennek a négyzete már nagyobb.'),
        wrong(num(Math.floor(n / 2)), 'gyok-mint-felezes', 'Feleztél. Négyzetszámok közé kell zárni.'),
        wrong(num(up ? f + 2 : f - 1), 'szomszedos-negyzetszam', 'Egyet eltévesztettél: nézd meg a szomszédos négyzetszámokat!'),
      ],
      other: 'Zárd két négyzetszám közé!',
      hints: ['Melyik két négyzetszám között van?', 'Keresd meg a hozzá közeli négyzetszámokat!', `$${f}^2=${f * f}$`],
      solution: `$${f}^2=${f * f}<${n}<${(f + 1) ** 2}=${f + 1}^2$, ezért a válasz ${t(up ? f + 1 : f)}.`,
    },
    fits(v => (up ? v * v > n && (v - 1) ** 2 <= n : v * v < n && (v + 1) ** 2 >= n)),
  );
}

const squareRoot = defineGenerator('gen-square-root', 'Négyzetgyök', ['matek-7-negyzetgyok'], (rng, level) =>
  level === 1
    ? plainRoot(rng)
    : level === 2
      ? rng.chance(0.5)
        ? squareEquation(rng)
        : plainRoot(rng)
      : rng.chance(0.5)
        ? betweenRoots(rng)
        : squareEquation(rng),
);

interface Real {
  tex: string;
  key: string;
  kind: 'natural' | 'integer' | 'rational' | 'irrational';
  size: number;
  why: string;
}
function real(rng: Rng): Real {
  const n = rng.int(2, 12);
  const d = rng.int(2, 9);
  const sf = rng.pick(SQUARE_FREE);
  const m = rng.int(1, 9);
  return rng.pick<Real>([
    { tex: `\\sqrt{${n * n}}`, key: `sqrt:${n * n}`, kind: 'natural', size: n, why: `$\\sqrt{${n * n}}=${n}$, természetes szám.` },
    { tex: `-\\sqrt{${n * n}}`, key: `-sqrt:${n * n}`, kind: 'integer', size: -n, why: `$-\\sqrt{${n * n}}=-${n}$, egész szám.` },
    {
      tex: `\\sqrt{${sf}}`,
      key: `sqrt:${sf}`,
      kind: 'irrational',
      size: Math.sqrt(sf),
      why: `$\\sqrt{${sf}}$ irracionális, mert ${the(sf)} nem négyzetszám.`,
    },
    { tex: `${m}{,}(${d})`, key: `rep:${m},${d}`, kind: 'rational', size: m + d / 9, why: 'Szakaszos tizedes tört: racionális.' },
    { tex: `\\frac{${n * d}}{${d}}`, key: `frac:${n * d}/${d}`, kind: 'natural', size: n, why: `A tört értéke ${t(n)}, természetes szám.` },
    {
      tex: `-\\frac{${m}}{${m + d}}`,
      key: `-frac:${m}/${m + d}`,
      kind: 'rational',
      size: -m / (m + d),
      why: 'Két egész szám hányadosa: racionális.',
    },
    { tex: `${m === 1 ? '' : m}\\pi`, key: `pi:${m}`, kind: 'irrational', size: m * Math.PI, why: 'A $\\pi$ többszöröse irracionális.' },
    { tex: `-${n}`, key: `int:-${n}`, kind: 'integer', size: -n, why: 'Negatív egész szám.' },
    {
      tex: '3{,}14',
      key: 'dec:3,14',
      kind: 'rational',
      size: 3.14,
      why: 'Véges tizedes tört: racionális, csak közelíti a $\\pi$ értékét.',
    },
    {
      tex: `\\sqrt{\\frac{${n * n}}{${d * d}}}`,
      key: `sqrtfrac:${n * n}/${d * d}`,
      kind: n % d === 0 ? 'natural' : 'rational',
      size: n / d,
      why: `A gyök értéke $${frac(rat(n, d)).tex}$: racionális.`,
    },
  ]);
}
const RANK = { natural: 0, integer: 1, rational: 2, irrational: 3 };

/** The second method: read the key again and decide from the written form. */
function isRational(key: string): boolean {
  const [form = '', body = ''] = key.split(':');
  if (form === 'pi') return false;
  if (form === 'sqrt' || form === '-sqrt') return Number.isInteger(Math.sqrt(Number(body)));
  return true;
}
function isIntegerKey(key: string): boolean {
  const [form = '', body = ''] = key.split(':');
  if (form === 'sqrt' || form === '-sqrt') return Number.isInteger(Math.sqrt(Number(body)));
  if (form === 'frac' || form === '-frac' || form === 'sqrtfrac') {
    const [a = 1, b = 1] = body.split('/').map(Number);
    return Number.isInteger(form === 'sqrtfrac' ? Math.sqrt(a) / Math.sqrt(b) : a / b);
  }
  return form === 'int';
}

function classify(rng: Rng, level: Level): Task {
  const list = range(1, level === 1 ? 4 : 5).map(() => real(rng));
  redrawIf(new Set(list.map(r => r.key)).size < list.length);
  const ask = level === 1 ? rng.pick(['rational', 'irrational'] as const) : rng.pick(['integer', 'irrational', 'rational'] as const);
  const test = (r: Real): boolean => (ask === 'irrational' ? r.kind === 'irrational' : RANK[r.kind] <= RANK[ask]);
  return multi(
    rng,
    {
      question: `Melyik szám ${{ rational: 'racionális', irrational: 'irracionális', integer: 'egész' }[ask]}?`,
      options: list.map(r => ({
        value: { key: r.key, tex: r.tex, text: `$${r.tex}$`, size: undefined },
        correct: test(r),
        explanation: r.why,
        misconception: r.tex.includes('sqrt') ? 'minden-gyok-irracionalis' : 'szamhalmazok-keverese',
      })),
      hints: [
        'Számítsd ki a gyököket, amelyeket lehet!',
        'Racionális: felírható két egész hányadosaként. A szakaszos tizedes tört is az.',
        'A nem négyzetszám gyöke és a $\\pi$ irracionális.',
      ],
      solution: `A jó válaszok: ${list
        .filter(test)
        .map(r => `$${r.tex}$`)
        .join(', ')}.`,
    },
    key => (ask === 'integer' ? isIntegerKey(key) : isRational(key) === (ask === 'rational')),
  );
}

function orderReals(rng: Rng): Task {
  const list = range(1, 4).map(() => real(rng));
  const sorted = [...list].sort((p, q) => p.size - q.size);
  redrawIf(sorted.some((r, i) => i > 0 && r.size - (sorted[i - 1]?.size ?? 0) < 0.05));
  redrawIf(!list.some(r => r.kind === 'irrational'));
  return order(
    {
      question: 'Rakd növekvő sorrendbe a számokat!',
      items: sorted.map(r => ({ key: String(r.size.toFixed(6)).replace('.', ','), tex: r.tex, text: `$${r.tex}$`, size: undefined })),
      hints: ['Írj mindegyik mellé közelítő értéket!', 'A gyököt zárd két egész szám közé!', `A legkisebb: $${sorted[0]?.tex}$.`],
      solution: `$${sorted.map(r => r.tex).join('<')}$.`,
    },
    growing,
  );
}

const realClassify = defineGenerator('gen-real-classify', 'Valós számok', ['matek-7-valos-szamok'], (rng, level) =>
  level === 3
    ? rng.chance(0.5)
      ? orderReals(rng)
      : classify(rng, 3)
    : level === 2 && rng.chance(0.3)
      ? betweenRoots(rng)
      : classify(rng, level),
);

const radicalSimplify = defineGenerator(
  'gen-radical-simplify',
  'Kiemelés a gyökjel alól',
  ['matek-7-kiemeles-gyokjel-alol'],
  (rng, level) => {
    const a = rng.int(2, level === 1 ? 6 : 12);
    const b = rng.pick(SQUARE_FREE.slice(0, level === 1 ? 5 : 10));
    const inward = level === 2 ? rng.chance(0.6) : level === 3 && rng.chance(0.4);
    if (inward) {
      return numeric(
        {
          question: `Vidd be a gyökjel alá: $${a}\\sqrt{${b}}=\\sqrt{\\square}$. Mi kerül a $\\square$ helyére?`,
          answer: num(a * a * b),
          check: 'INT',
          expr: `${a}^2*${b}`,
          wrong: [
            wrong(num(a * b), 'negyzetre-emeles-elmarad', 'Bevitelkor a tényezőt négyzetre kell emelni.'),
            wrong(num(a * a + b), 'osszead-szorzas-helyett', 'A négyzetet szorozni kell a gyök alatti számmal.'),
            wrong(num(2 * a * b), 'negyzet-mint-duplazas', 'Kétszereztél négyzetre emelés helyett.'),
            wrong(num(a * b * b), 'rossz-tenyezot-emeli', 'A gyökjel előtti számot kell négyzetre emelni.'),
          ],
          other: '$a\\sqrt{b}=\\sqrt{a^2b}$',
          hints: ['Mi lesz a gyökjel előtti számból a gyökjel alatt?', '$a\\sqrt{b}=\\sqrt{a^2b}$', `$${a}^2=${a * a}$`],
          solution: `$${a}\\sqrt{${b}}=\\sqrt{${a}^2\\cdot${b}}=\\sqrt{${x(a * a * b)}}$.`,
        },
        fits(v => Math.abs(Math.sqrt(v) - a * Math.sqrt(b)) < 1e-9),
      );
    }
    const n = a * a * b;
    return numeric(
      {
        question: `Emelj ki a gyökjel alól, amennyit lehet: $\\sqrt{${x(n)}}=\\square\\sqrt{${b}}$. Mi kerül a $\\square$ helyére?`,
        answer: num(a),
        check: 'INT',
        wrong: [
          wrong(num(a * a), 'gyokvonas-elmarad', 'A négyzetszámot gyökvonás nélkül emelted ki.'),
          wrong(num(n / b / 2), 'gyok-mint-felezes', 'Feleztél gyökvonás helyett.'),
          wrong(num(a + 1), 'szomszedos-negyzetszam', 'Ellenőrizd: emeld négyzetre, és szorozd meg a gyök alatti számmal!'),
        ].filter(w => Number.isInteger(w.value.size)),
        other: 'Bontsd fel: négyzetszám · maradék!',
        hints: ['Melyik négyzetszámmal osztható?', '$\\sqrt{a^2b}=a\\sqrt{b}$', `$${x(n)}=${a * a}\\cdot${b}$`],
        solution: `$\\sqrt{${x(n)}}=\\sqrt{${a * a}\\cdot${b}}=${a}\\sqrt{${b}}$, tehát ${t(a)}.`,
      },
      fits(v => Math.abs(v * Math.sqrt(b) - Math.sqrt(n)) < 1e-9),
    );
  },
);

const radicalOps = defineGenerator('gen-radical-ops', 'Műveletek gyökös számokkal', ['matek-7-muveletek-gyokokkel'], (rng, level) => {
  const b = rng.pick([2, 3, 5, 6, 7]);
  const [p, q, r] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const s = (k: number): string => `${k < 0 ? '-' : '+'}${Math.abs(k) === 1 ? '' : Math.abs(k)}\\sqrt{${b}}`;
  if (level === 1) {
    const total = p + q + r;
    redrawIf(total === 0 || p < 0);
    return numeric(
      {
        question: `Vond össze: $${surd(p, b).tex}${s(q)}${s(r)}$`,
        answer: surd(total, b),
        check: 'NUM',
        wrong: [
          wrong(surd(Math.abs(p) + Math.abs(q) + Math.abs(r), b), 'elojel-hiba', 'Az előjeleket nem vetted figyelembe.'),
          wrong(root(3 * b, total), 'gyok-alattit-osszead', 'A gyök alatti számok nem adódnak össze.'),
          wrong(surd(p * q * r, b), 'szorzas-osszevonas-helyett', 'Összeszoroztad az együtthatókat. Össze kell adni őket.'),
          wrong(num(total), 'gyok-elmarad', 'A gyökös tényező elmaradt.'),
        ],
        other: 'Az azonos gyökök együtthatóit vond össze!',
        hints: [
          'Egyforma gyökök állnak minden tagban?',
          'Csak az együtthatókat vonjuk össze, a gyök marad.',
          `Az együtthatók: ${[p, q, r].map(t).join('; ')}.`,
        ],
        solution: `Az együtthatók összege ${t(total)}, ezért az eredmény $${surd(total, b).tex}$.`,
      },
      equals(Math.sqrt(b) * p + Math.sqrt(b) * q + Math.sqrt(b) * r),
    );
  }
  if (level === 2) {
    const [m, n] = [rng.int(2, 6), rng.int(2, 6)];
    const product0 = rng.chance(0.5);
    redrawIf(m === n);
    if (product0) {
      const answer = Math.abs(p) * Math.abs(q) * b;
      redrawIf(Math.abs(p * q) < 2);
      return numeric(
        {
          question: `Mennyi $${surd(Math.abs(p), b).tex}\\cdot${surd(Math.abs(q), b).tex}$?`,
          answer: num(answer),
          check: 'INT',
          expr: `${Math.abs(p)}*${Math.abs(q)}*${b}`,
          wrong: [
            wrong(surd(Math.abs(p * q), b), 'gyok-szor-gyok', `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$, nem $\\sqrt{${b}}$.`),
            wrong(num(Math.abs(p * q) * b * b), 'gyok-szor-gyok', `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$, nem $${b * b}$.`),
            wrong(surd(Math.abs(p) + Math.abs(q), b), 'osszead-szorzas-helyett', 'Összeadtad az együtthatókat. Szorozni kell.'),
          ],
          other: 'Együtthatót együtthatóval, gyököt gyökkel szorozz!',
          hints: [
            'Szorozd külön az együtthatókat!',
            `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$`,
            `$${Math.abs(p)}\\cdot${Math.abs(q)}\\cdot${b}$`,
          ],
          solution: `$${Math.abs(p)}\\cdot${Math.abs(q)}\\cdot${b}=${answer}$.`,
        },
        equals(Math.abs(p) * Math.sqrt(b) * (Math.abs(q) * Math.sqrt(b))),
      );
    }
    const total = m + n;
    return numeric(
      {
        question: `Hozd $a\\sqrt{${b}}$ alakra: $\\sqrt{${m * m * b}}+\\sqrt{${n * n * b}}$`,
        answer: surd(total, b),
        check: 'NUM',
        wrong: [
          wrong(surd(1, m * m * b + n * n * b), 'gyokok-osszege', 'A gyökök összege nem az összeg gyöke.'),
          wrong(surd(m * n, b), 'szorzas-osszevonas-helyett', 'Összeszoroztad az együtthatókat.'),
          wrong(surd(m * m + n * n, b), 'gyokvonas-elmarad', 'A négyzetszámokból gyököt kell vonni kiemeléskor.'),
        ],
        other: 'Előbb emelj ki mindkét gyökjel alól!',
        hints: [
          'Melyik négyzetszám emelhető ki?',
          'Kiemelés után az azonos gyökök összevonhatók.',
          `$\\sqrt{${m * m * b}}=${surd(m, b).tex}$`,
        ],
        solution: `$${surd(m, b).tex}+${surd(n, b).tex}=${surd(total, b).tex}$.`,
      },
      equals(Math.sqrt(m * m * b) + Math.sqrt(n * n * b)),
    );
  }
  const k = rng.int(1, 6);
  const c = rng.int(2, 24);
  const answer = surd(c, b, k * b);
  redrawIf(c % (k * b) === 0 && rng.chance(0.5));
  return numeric(
    {
      question: `Gyöktelenítsd a nevezőt: $\\frac{${c}}{${surd(k, b).tex}}$`,
      answer,
      check: 'NUM',
      wrong: [
        wrong(frac(rat(c, k * b)), 'csak-a-nevezot-szorozza', 'Csak a nevezőt szoroztad a gyökkel. A számlálót is kell.'),
        wrong(surd(c, b, k), 'nevezo-hiba', `A nevezőben $\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$ is megmarad.`),
        wrong(surd(c, b, k * b * b), 'gyok-szor-gyok', `A nevező ${t(k * b)} lesz, nem ${t(k * b * b)}.`),
      ],
      other: `Bővíts $\\sqrt{${b}}$-${numberSuffix(b, 'val')}!`,
      hints: [
        'Mivel kell bővíteni?',
        `Szorozd a számlálót és a nevezőt is $\\sqrt{${b}}$-${numberSuffix(b, 'val')}!`,
        `A nevező: $${k === 1 ? '' : `${k}\\cdot`}\\sqrt{${b}}\\cdot\\sqrt{${b}}=${k * b}$.`,
      ],
      solution: `$\\frac{${c}\\sqrt{${b}}}{${k * b}}${answer.tex === `\\frac{${c}\\sqrt{${b}}}{${k * b}}` ? '' : `=${answer.tex}`}$.`,
    },
    fits(v => Math.abs(v * k * Math.sqrt(b) - c) < 1e-9),
  );
});

const intExponent = defineGenerator('gen-int-exponent', 'Egész kitevő, normálalak', ['matek-7-hatvanyozas-normalalak'], (rng, level) => {
  if (level === 1) {
    const a = rng.intNot(-10, 10, 0, 1, -1);
    const n = Math.abs(a) > 5 ? 2 : rng.int(1, 4);
    const p = Math.abs(a) ** n;
    const negative = a < 0 && n % 2 === 1;
    redrawIf(p > 700);
    const base = a < 0 ? `(${x(a)})` : x(a);
    return numeric(
      {
        question: `Mennyi $${base}^{-${n}}$?`,
        answer: frac(rat(negative ? -1 : 1, p)),
        check: 'FRAC',
        expr: `1/(${a})^${n}`,
        wrong: [
          wrong(num(-p), 'negativ-kitevo-negativ-szam', 'A negatív kitevő reciprokot jelent, nem negatív számot.'),
          wrong(num(a ** n), 'reciprok-elmarad', 'A reciprok elmaradt.'),
          wrong(frac(rat(1, a * n)), 'alap-szor-kitevo', 'Az alapot és a kitevőt összeszoroztad.'),
          wrong(frac(rat(negative ? 1 : -1, p)), 'elojel-hiba', 'Az előjelet nézd meg újra: páros vagy páratlan a kitevő?'),
        ],
        other: '$a^{-n}=\\frac{1}{a^n}$',
        hints: ['Mit jelent a negatív kitevő?', '$a^{-n}=\\frac{1}{a^n}$', `$\\frac{1}{${base}^{${n}}}$`],
        solution: `$${base}^{-${n}}=\\frac{1}{${base}^{${n}}}=${frac(rat(negative ? -1 : 1, p)).tex}$.`,
      },
      fits(
        v =>
          Math.abs(
            v *
              Array<number>(n)
                .fill(a)
                .reduce((u, w) => u * w, 1) -
              1,
          ) < 1e-9,
      ),
    );
  }
  if (level === 2) {
    const mantissa = tidy(rng.int(101, 999) / 100);
    const k = rng.pick([-5, -4, -3, -2, 3, 4, 5, 6, 7, 8]);
    const value = tidy(mantissa * 10 ** k);
    redrawIf(
      decimalsOf(mantissa) === 0 ||
        decimalsOf(value) > 6 ||
        value === 0 ||
        Math.abs(value - mantissa * 10 ** k) > 1e-12 * Math.max(1, value),
    );
    return numeric(
      {
        question: `Írd normálalakba! Mennyi a 10 kitevője? $${x(value)}=${x(mantissa)}\\cdot10^{\\square}$`,
        answer: num(k),
        check: 'INT',
        wrong: [
          wrong(num(-k), 'kitevo-elojele', k > 0 ? 'Egynél nagyobb számnál a kitevő pozitív.' : 'Egynél kisebb számnál a kitevő negatív.'),
          wrong(num(k + 1), 'lepesek-szama', 'Eggyel több lépést számoltál.'),
          wrong(num(k - 1), 'lepesek-szama', 'Eggyel kevesebb lépést számoltál.'),
        ],
        other: 'Számold, hány hellyel lép a tizedesvessző!',
        hints: [
          'Hová kerül a tizedesvessző?',
          'Annyi a kitevő, ahány hellyel lépett a vessző; egynél kisebb számnál negatív.',
          k > 0 ? 'A szám egynél nagyobb, a kitevő pozitív.' : 'A szám egynél kisebb, a kitevő negatív.',
        ],
        solution: `$${x(value)}=${x(mantissa)}\\cdot10^{${k}}$, a kitevő ${t(k)}.`,
      },
      fits(v => Math.abs(Math.log10(value / mantissa) - v) < 1e-6),
    );
  }
  const a = rng.pick([2, 3, 5, 7, 10]);
  const [m, n, k] = [rng.int(-6, 6), rng.int(-6, 6), rng.intNot(-4, 4, 0, 1)];
  const kind = rng.pick(['mul', 'div', 'pow'] as const);
  redrawIf(m >= 0 && n >= 0);
  const answer = { mul: m + n, div: m - n, pow: m * k + n }[kind];
  const shown = {
    mul: `${a}^{${m}}\\cdot${a}^{${n}}`,
    div: `${a}^{${m}}:${a}^{${n}}`,
    pow: `\\left(${a}^{${m}}\\right)^{${k}}\\cdot${a}^{${n}}`,
  }[kind];
  const p = (v: number): string => (v < 0 ? `(${v})` : String(v));
  const work = { mul: `${m}+${p(n)}`, div: `${m}-${p(n)}`, pow: `${m}\\cdot${p(k)}+${p(n)}` }[kind];
  return numeric(
    {
      question: `Írd egyetlen hatványként! Mennyi a kitevő? $${shown}=${a}^{\\square}$`,
      answer: num(answer),
      check: 'INT',
      expr: work.replaceAll('\\cdot', '*').replace(/^(-\d+)/, '($1)'),
      wrong: [
        wrong(
          num({ mul: m * n, div: m + n, pow: m + k + n }[kind]),
          { mul: 'kitevoket-szorozza', div: 'szabaly-csere', pow: 'hatvany-hatvanya-osszeg' }[kind],
          {
            mul: 'A kitevőket összeszoroztad. Szorzásnál összeadjuk.',
            div: 'Összeadtad a kitevőket. Osztásnál kivonjuk.',
            pow: 'A zárójelnél szorozni kell a kitevőket.',
          }[kind],
        ),
        wrong(num(-answer), 'elojel-hiba', 'Az előjelet rontottad el.'),
        wrong(num({ mul: m - n, div: n - m, pow: m * k - n }[kind]), 'szabaly-csere', 'A negatív kitevőnél figyelj az előjelre!'),
      ],
      other: 'Szorzásnál összeadjuk, osztásnál kivonjuk, hatvány hatványánál szorozzuk a kitevőket.',
      hints: ['Melyik azonosság kell?', 'Szorzás: összeadás; osztás: kivonás; hatvány hatványa: szorzás.', `$${work}$`],
      solution: `$${work}=${x(answer)}$, tehát $${shown}=${a}^{${answer}}$.`,
    },
    fits(
      v =>
        close(
          v * Math.log(a),
          { mul: Math.log(a ** m * a ** n), div: Math.log(a ** m / a ** n), pow: Math.log((a ** m) ** k) + Math.log(a ** n) }[kind],
        ) ||
        Math.abs(
          v * Math.log(a) -
            { mul: Math.log(a ** m * a ** n), div: Math.log(a ** m / a ** n), pow: Math.log((a ** m) ** k) + Math.log(a ** n) }[kind],
        ) < 1e-6,
    ),
  );
});

export const radicals = [squareRoot, realClassify, radicalSimplify, radicalOps, intExponent];
