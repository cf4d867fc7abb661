import { lcm, tidy } from '@eszkerek/numbers/arithmetic';
import { minus, over, plus, type Rat, rat, size, times } from '@eszkerek/numbers/fraction';
import { The, texNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac } from '../../value.ts';

const x = texNumber;

export const rationalOps = defineGenerator(
  'gen-rational-ops',
  'Műveletek racionális számokkal',
  ['matek-6-muveletek-racionalis-szamokkal'],
  ['negative', 'power', 'fraction', 'decimal', 'brackets'],
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
    const sizes = (a: Rat, b: Rat): Rat => plus(rat(Math.abs(a.n), a.d), rat(Math.abs(b.n), b.d));
    /** A product or quotient of two positive numbers has no sign to lose. */
    const signSlip = (first: Rat, second: Rat, slip: () => Wrong): Wrong[] => (first.n > 0 && second.n > 0 ? [] : [slip()]);
    const candidates = {
      add: [
        wrong(
          { p, q },
          ({ p, q }) => frac(sizes(p, q)),
          p.n < 0 && q.n < 0 ? 'elojel-elvesz' : 'abszolut-ertekeket-osszead',
          p.n < 0 && q.n < 0
            ? 'A közös nevezőnél elveszett az előjel.'
            : 'A különböző előjelű számok abszolút értékét is összeadtad. Itt kivonni kell.',
          p.n < 0 && q.n < 0 ? 'az összeg elől elhagyja a mínuszt' : 'a két számot előjel nélkül adja össze',
        ),
        wrong({ p, q }, ({ p, q }) => frac(rat(p.n + q.n, p.d + q.d)), 'nevezot-is-osszeadja', 'A nevezőket is összeadtad.'),
        // With a negative second term this is the sum of the sizes, the first slip.
        ...(p.n > 0 && q.n < 0
          ? []
          : [
              wrong(
                { p, q },
                ({ p, q }) => frac(minus(p, q)),
                'elojel-elvesz',
                'A második tag előjelét megváltoztattad.',
                'a második tag előjelét megváltoztatja',
              ),
            ]),
      ],
      mul: [
        ...signSlip(p, q, () =>
          wrong(
            { p, q },
            ({ p, q }) => frac(negated(times(p, q))),
            'negativ-szor-negativ',
            p.n * q.n > 0 ? 'Azonos előjelű számok szorzata pozitív.' : 'Különböző előjelű számok szorzata negatív.',
            'a szorzat előjelét elrontja',
          ),
        ),
        wrong({ p, q }, ({ p, q }) => frac(plus(p, q)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
        wrong(
          { p, q },
          ({ p, q }) => frac(over(p, q)),
          'reciprokkal-szoroz',
          'Szorzásnál nem kell megfordítani a törtet.',
          'szorzáskor is megfordítja a második törtet',
        ),
      ],
      dec: [
        wrong(
          { p, decRat },
          ({ p, decRat }) => frac(negated(plus(p, decRat))),
          'elojel-csere',
          'Az eredmény előjelét elrontottad.',
          'a jó eredményt ellenkező előjellel írja le',
        ),
        ...(p.n < 0 === decRat.n < 0
          ? [
              wrong(
                { p, decRat },
                ({ p, decRat }) => frac(minus(p, decRat)),
                'elojel-elvesz',
                'A tizedes tört előjelét megváltoztattad.',
                'a tizedes tört előjelét megváltoztatja',
              ),
            ]
          : [
              wrong(
                { p, decRat },
                ({ p, decRat }) => frac(sizes(p, decRat)),
                'elojel-elvesz',
                `A mínusz előjel elveszett: ${p.n < 0 ? 'a közönséges' : 'a tizedes'} tört negatív.`,
                `${p.n < 0 ? 'a közönséges' : 'a tizedes'} tört mínusz előjelét elhagyja`,
              ),
              wrong(
                { p, decRat },
                ({ p, decRat }) => frac(negated(sizes(p, decRat))),
                'abszolut-ertekeket-osszead',
                'A különböző előjelű számok abszolút értékét is összeadtad. Itt kivonni kell.',
                'mindkét számot negatívnak veszi',
              ),
            ]),
        wrong(
          { p, decRat },
          ({ p, decRat }) => frac(plus(p, rat(decRat.n * (10 / decRat.d), 100))),
          'tizedes-atalakitas',
          `${The(Math.abs(dec))} tizedekben értendő, nem századokban.`,
          'a tizedes tört átírásakor 10 helyett 100-at ír a nevezőbe',
        ),
        wrong(
          { p, dec },
          ({ p, dec }) => frac(rat(p.n + Math.round(dec * 10), p.d)),
          'atalakitas-nelkul',
          'Átalakítás nélkül adtál össze. Hozd egyforma alakra a két számot!',
          'a tizedes törtből elhagyja a tizedesvesszőt, és a számlálóhoz adja',
        ),
      ],
      div: [
        wrong({ p, q }, ({ p, q }) => frac(times(p, q)), 'nem-fordit', 'Magával az osztóval szoroztál. A reciprokával kell.'),
        ...signSlip(p, q, () =>
          wrong(
            { p, q },
            ({ p, q }) => frac(negated(over(p, q))),
            'negativ-szor-negativ',
            p.n * q.n > 0 ? 'Azonos előjelű számok hányadosa pozitív.' : 'Különböző előjelű számok hányadosa negatív.',
            'a hányados előjelét elrontja',
          ),
        ),
        wrong({ q, p }, ({ q, p }) => frac(over(q, p)), 'az-osztandot-forditja', 'Az osztandót fordítottad meg.'),
      ],
      square: [
        wrong(
          { square, q },
          ({ square, q }) => frac(plus(square, q)),
          'elojel-a-hatvany-elott',
          'A mínusz a hatvány előtt áll, nem hatványozódik.',
        ),
        wrong(
          { p, q },
          ({ p, q }) => frac(plus(rat(-(p.n * p.n), p.d), q)),
          'csak-a-szamlalot-hatvanyozza',
          'A nevezőt is négyzetre kell emelni.',
        ),
        wrong({ p, q }, ({ p, q }) => frac(plus(rat(-2 * Math.abs(p.n), p.d), q)), 'alap-szor-kitevo', 'A kitevővel szoroztál.'),
      ],
      addmul: [
        wrong(
          { p, q, r },
          ({ p, q, r }) => frac(times(plus(p, q), r)),
          'muveleti-sorrend',
          'Az összeadást végezted el előbb. A szorzás az első.',
          'előbb összead, és csak azután szoroz',
        ),
        ...signSlip(q, r, () =>
          wrong(
            { p, q, r },
            ({ p, q, r }) => frac(minus(p, times(q, r))),
            'negativ-szor-negativ',
            'A szorzat előjele hibás.',
            'a szorzat előjelét elrontja',
          ),
        ),
        wrong({ p, q, r }, ({ p, q, r }) => frac(plus(plus(p, q), r)), 'muvelet-csere', 'Mindenhol összeadtál.'),
      ],
      brackets: [
        wrong(
          { p, q, r },
          ({ p, q, r }) => frac(over(plus(p, q), r)),
          'elojel-elvesz',
          q.n < 0
            ? `Negatív számot vonunk ki: $-${f(q)}$ helyett $+${frac(negated(q)).tex}$ írható.`
            : 'A zárójelben kivonás van, te összeadtál.',
          q.n < 0 ? 'a negatív szám kivonásánál elhagyja az egyik mínuszt' : 'a zárójelben kivonás helyett összead',
        ),
        wrong({ p, q, r }, ({ p, q, r }) => frac(minus(p, over(q, r))), 'zarojel-kihagyasa', 'A zárójelet kihagytad: előbb a kivonás.'),
        wrong(
          { p, q, r },
          ({ p, q, r }) => frac(times(minus(p, q), r)),
          'nem-fordit',
          'Magával az osztóval szoroztál. A reciprokával kell.',
        ),
      ],
    }[kind];
    const firstStep = {
      add: `A közös nevező ${the(lcm(p.d, q.d))}.`,
      mul: `$\\frac{${Math.abs(p.n)}\\cdot${Math.abs(q.n)}}{${p.d}\\cdot${q.d}}$, és döntsd el az előjelet!`,
      dec: `${The(Math.abs(dec))} közönséges törttel $${frac(rat(Math.abs(decRat.n), decRat.d)).tex}$.`,
      div: `A második tört reciproka $${frac(rat(q.d, q.n)).tex}$.`,
      square: `A négyzet: $${frac(square).tex}$.`,
      addmul: `A szorzat: $${frac(times(q, r)).tex}$.`,
      brackets: `A zárójel értéke $${frac(minus(p, q)).tex}$.`,
    }[kind];
    /** The sum over the common denominator: (-18-25)/15. */
    const overCommon = (u: Rat, v: Rat): string => {
      const d = lcm(u.d, v.d);
      const [first, second] = [u.n * (d / u.d), v.n * (d / v.d)];
      return `\\frac{${x(first)}${second < 0 ? '-' : '+'}${x(Math.abs(second))}}{${d}}`;
    };
    const steps = {
      add: [overCommon(p, q)],
      mul: [`${answer.n < 0 ? '-' : ''}\\frac{${Math.abs(p.n)}\\cdot${Math.abs(q.n)}}{${p.d}\\cdot${q.d}}`],
      dec: [overCommon(p, decRat)],
      div: [`${f(p, true)}\\cdot${f(rat(q.d, q.n))}`],
      square: [overCommon(rat(-square.n, square.d), q)],
      addmul: [overCommon(p, times(q, r))],
      brackets: [`${f(minus(p, q), true)}:${f(r)}`, `${f(minus(p, q), true)}\\cdot${f(rat(r.d, r.n))}`],
    }[kind];
    return numeric(
      {
        question: `Számítsd ki: $${shown}$`,
        answer: frac(answer),
        check: 'FRAC',
        expr,
        wrong: candidates,
        other: {
          add: 'Hozd közös nevezőre a két törtet, és figyelj az előjelekre!',
          mul: 'Döntsd el az előjelet, aztán szorozd a számlálót a számlálóval, a nevezőt a nevezővel!',
          dec: 'Írd fel közönséges törtekkel, és figyelj az előjelekre!',
          div: 'Szorozz az osztó reciprokával, és figyelj az előjelre!',
          square: 'Előbb emeld négyzetre a törtet, aztán írd elé a mínuszt, végül adj össze!',
          addmul: 'Előbb szorozz, aztán adj össze, és figyelj az előjelekre!',
          brackets: 'Előbb számítsd ki a zárójelet, aztán ossz, és figyelj az előjelekre!',
        }[kind],
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
        solution: `${kind === 'mul' ? `A szorzat ${answer.n < 0 ? 'negatív' : 'pozitív'}.` : firstStep} $${[shown, ...steps, frac(answer).tex].join('=')}$.`,
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
