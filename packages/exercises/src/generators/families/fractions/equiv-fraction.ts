import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { suf, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, num, rawFrac } from '../../value.ts';
import { coprime } from './shared.ts';

const t = textNumber;

const f = fracTex;

function missingPart(rng: Rng, level: Level): Task {
  const [n, d] = coprime(rng, level === 1 ? 8 : 12);
  const [k, m] = level === 3 ? [rng.int(2, 6), rng.int(2, 7)] : [1, rng.int(2, level === 1 ? 6 : 12)];
  redrawIf(k === m || (level === 3 && (m % k === 0 || k % m === 0)));
  const [a, b, c, e] = [n * k, d * k, n * m, d * m];
  const askTop = rng.chance(0.5);
  const answer = askTop ? c : e;
  const isDrawn = askTop && level < 3 && e <= 24 && rng.chance(0.8);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: 'bar' as const,
              wholes: [
                { parts: b, shaded: a, label: 'A' },
                { parts: e, shaded: 0, label: 'B' },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? 'Az ábrán a két sáv egyforma hosszú. Hány részt kell kiszínezni a $B$ sávon, hogy ugyanakkora része legyen színes, mint az $A$ sávnak?'
        : `Melyik szám illik a $\\square$ helyére? $${f(a, b)}=${askTop ? `\\frac{\\square}{${e}}` : `\\frac{${c}}{\\square}`}$`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { askTop, a, e, b, c },
          ({ askTop, a, e, b, c }) => num(askTop ? a + e - b : b + c - a),
          'osszeadassal-bovit',
          isDrawn
            ? 'Annyival több részt színeztél, amennyivel több része van a $B$ sávnak. Azt nézd, **hányszor** annyi része van!'
            : m > k
              ? 'Ugyanannyit **adtál** a számlálóhoz és a nevezőhöz. Bővítéskor ugyanazzal kell **szorozni**.'
              : 'Ugyanannyit **vontál ki** a számlálóból és a nevezőből. Egyszerűsítéskor ugyanazzal kell **osztani**.',
          isDrawn
            ? 'annyival több részt színez, amennyivel több része van a $B$ sávnak'
            : m > k
              ? 'ugyanannyit ad a számlálóhoz és a nevezőhöz'
              : 'ugyanannyit von ki a számlálóból és a nevezőből',
        ),
        wrong(
          { askTop, a, b },
          ({ askTop, a, b }) => num(askTop ? a : b),
          'csak-az-egyiket-bovit',
          isDrawn
            ? 'Ugyanannyi részt színeztél, de a $B$ sáv részei kisebbek.'
            : `Csak az egyiket változtattad. A számlálónak és a nevezőnek is ugyanannyiszorosára kell ${m > k ? 'nőnie' : 'változnia'}.`,
          isDrawn
            ? 'ugyanannyi részt színez, mint amennyi az $A$ sávon színes'
            : `csak a ${askTop ? 'nevezőt' : 'számlálót'} változtatja meg`,
        ),
        wrong(
          { askTop, a, m, b },
          ({ askTop, a, m, b }) => num(askTop ? a * m : b * m),
          'szorzo-hiba',
          'Egyszerűsítés nélkül szoroztál tovább. Előbb egyszerűsítsd az első törtet!',
        ),
      ],
      other:
        level === 3
          ? 'Egyszerűsítsd előbb az első törtet, aztán bővítsd!'
          : isDrawn
            ? 'Az $A$ sáv egy része hány részt ér a $B$ sávon? Ennyiszer annyi színes rész kell.'
            : 'Hányszorosára változott az ismert rész? A másik is ugyanannyiszorosára változik.',
      hints: [
        isDrawn
          ? 'Az $A$ sáv egy része hány részt ér a $B$ sávon?'
          : `Mindkét tört ${askTop ? 'nevezőjét' : 'számlálóját'} látod. ${level === 3 ? 'Egyik sem többszöröse a másiknak: mit tehetsz előbb?' : 'Hányszorosa az egyik a másiknak?'}`,
        level === 3 ? 'Előbb egyszerűsíts, aztán bővíts!' : 'Bővítéskor a számlálót és a nevezőt ugyanazzal szorozzuk.',
        level === 3 ? `$${f(a, b)}=${f(n, d)}$` : askTop ? `$${b}\\cdot${m}=${e}$` : `$${a}\\cdot${m}=${c}$`,
      ],
      solution: `${level === 3 ? `$${f(a, b)}=${f(n, d)}$, és ` : ''}$${f(n, d)}=\\frac{${n}\\cdot${m}}{${d}\\cdot${m}}=${f(c, e)}$, ${isDrawn ? `ezért a $B$ sávon ${t(answer)} részt kell kiszínezni` : `a hiányzó szám ${t(answer)}`}.`,
    },
    fits(v => (askTop ? v * b === a * e : a * v === c * b)),
  );
}

function simplify(rng: Rng, maxFactor: number): Task {
  const [n, d] = coprime(rng, 12);
  const k = rng.int(4, maxFactor);
  redrawIf(d * k > 150);
  const half = [2, 3].find(p => k % p === 0);
  return numeric(
    {
      question: `Egyszerűsítsd, amíg lehet: $${f(n * k, d * k)}$`,
      answer: frac(rat(n, d)),
      check: 'FRAC',
      form: 'lowest',
      notLowest: 'Az értéke jó, de még tovább egyszerűsíthető.',
      expr: `${n * k}/${d * k}`,
      wrong: [
        wrong(
          { n, d, k },
          ({ n, d, k }) => rawFrac(n, d * k),
          'csak-az-egyiket-egyszerusiti',
          'Csak a számlálót osztottad. Mindkettőt ugyanazzal a számmal kell osztani.',
          'csak a számlálót egyszerűsíti',
        ),
        wrong(
          { n, k, d },
          ({ n, k, d }) => rawFrac(n * k, d),
          'csak-az-egyiket-egyszerusiti',
          'Csak a nevezőt osztottad. Mindkettőt ugyanazzal a számmal kell osztani.',
          'csak a nevezőt egyszerűsíti',
        ),
        ...(n * k > k && d * k > k
          ? [
              wrong(
                { n, k, d },
                ({ n, k, d }) => rawFrac(n * k - k, d * k - k),
                'kivonassal-egyszerusit',
                'Kivontál a számlálóból és a nevezőből. Egyszerűsítéskor **osztunk**.',
              ),
            ]
          : []),
      ],
      other: 'Keress olyan számot, amellyel a számláló és a nevező is osztható!',
      hints: [
        'Melyik számmal osztható a számláló is, a nevező is?',
        'Oszd el mindkettőt a közös osztóval!',
        half ? `Oszd először ${suf(half, 'val')}: $${f((n * k) / half, (d * k) / half)}$` : `Mindkettő osztható ${suf(k, 'val')}.`,
      ],
      solution: `$${f(n * k, d * k)}=\\frac{${n * k}:${k}}{${d * k}:${k}}=${f(n, d)}$.`,
    },
    key => {
      const form = /^(\d+)\/(\d+)$/.exec(key);
      return (
        form !== null &&
        Number(form[1]) * d * k === Number(form[2]) * n * k &&
        !range(2, 12).some(p => Number(form[1]) % p === 0 && Number(form[2]) % p === 0)
      );
    },
  );
}

export const equivFraction = defineGenerator(
  'gen-equiv-fraction',
  'Bővítés és egyszerűsítés',
  ['matek-5-bovites-egyszerusites'],
  ['fraction'],
  (rng, level) => {
    if (level === 1) return missingPart(rng, 1);
    if (level === 2) return rng.chance(0.6) ? simplify(rng, 9) : missingPart(rng, 2);
    return rng.chance(0.5) ? missingPart(rng, 3) : simplify(rng, 18);
  },
);
