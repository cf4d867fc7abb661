import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { growing } from '../../proof.ts';
import { multi, order } from '../../tasks.ts';
import { frac } from '../../value.ts';
import { betweenRoots } from './shared.ts';

const t = textNumber;

const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15];

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
  redrawIf(n === d);
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
    {
      tex: `${m}{,}(${d - 1})`,
      key: `rep:${m},${d - 1}`,
      kind: 'rational',
      size: m + (d - 1) / 9,
      why: 'Szakaszos tizedes tört: racionális.',
    },
    { tex: `\\frac{${n * d}}{${d}}`, key: `frac:${n * d}/${d}`, kind: 'natural', size: n, why: `A tört értéke ${t(n)}, természetes szám.` },
    {
      tex: `-\\frac{${m}}{${m + d}}`,
      key: `-frac:${m}/${m + d}`,
      kind: 'rational',
      size: -m / (m + d),
      why: 'Két egész szám hányadosa: racionális.',
    },
    {
      tex: `${m === 1 ? '' : m}\\pi`,
      key: `pi:${m}`,
      kind: 'irrational',
      size: m * Math.PI,
      why: 'A $\\pi$ és a pozitív egész többszörösei irracionálisak.',
    },
    { tex: `-${n}`, key: `int:-${n}`, kind: 'integer', size: -n, why: 'Negatív egész szám.' },
    {
      tex: '3{,}14',
      key: 'dec:3,14',
      kind: 'rational',
      size: 3.14,
      why: 'A $\\pi$ közelítő értéke, véges tizedes tört: racionális.',
    },
    {
      tex: `\\sqrt{\\frac{${n * n}}{${d * d}}}`,
      key: `sqrtfrac:${n * n}/${d * d}`,
      kind: n % d === 0 ? 'natural' : 'rational',
      size: n / d,
      why: n % d === 0 ? `A gyök értéke ${t(n / d)}, természetes szám.` : `A gyök értéke $${frac(rat(n, d)).tex}$: racionális.`,
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

/** Why the number is or is not what the task asks for. */
function because({ why, kind }: Real, ask: 'integer' | 'rational' | 'irrational'): string {
  const isInteger = RANK[kind] <= RANK.integer;
  if (ask === 'integer') return isInteger || kind === 'irrational' ? why : `${why.slice(0, -1)}, de nem egész.`;
  return isInteger && !why.includes('racionális') ? `${why.slice(0, -1)}, tehát racionális.` : why;
}

function classify(rng: Rng, level: Level): Task {
  const list = range(1, level === 1 ? 4 : 5).map(() => real(rng));
  redrawIf(new Set(list.map(r => r.key)).size < list.length);
  const ask = level === 1 ? rng.pick(['rational', 'irrational'] as const) : rng.pick(['integer', 'irrational', 'rational'] as const);
  const test = (r: Real): boolean => (ask === 'irrational' ? r.kind === 'irrational' : RANK[r.kind] <= RANK[ask]);
  const right = list.filter(test);
  return multi(
    rng,
    {
      question: `Melyik szám ${{ rational: 'racionális', irrational: 'irracionális', integer: 'egész' }[ask]}?`,
      options: list.map(r => ({
        value: { key: r.key, tex: r.tex, text: `$${r.tex}$`, size: undefined },
        correct: test(r),
        explanation: because(r, ask),
        misconception: ask === 'irrational' && r.tex.includes('sqrt') ? 'minden-gyok-irracionalis' : 'szamhalmazok-keverese',
      })),
      hints: [
        'Számítsd ki a gyököket, amelyeket lehet!',
        ask === 'integer'
          ? 'Az egész szám felírható törtvonal, tizedesvessző és gyökjel nélkül. Negatív is lehet.'
          : 'Racionális: felírható két egész hányadosaként. A szakaszos tizedes tört is az.',
        ask === 'integer' ? 'A törteket is számítsd ki: lehet köztük egész.' : 'A nem négyzetszám gyöke és a $\\pi$ irracionális.',
      ],
      solution: `${right.length > 1 ? 'A jó válaszok' : 'A jó válasz'}: ${right.map(r => `$${r.tex}$`).join(', ')}.`,
    },
    key => (ask === 'integer' ? isIntegerKey(key) : isRational(key) === (ask === 'rational')),
  );
}

function orderReals(rng: Rng): Task {
  const list = range(1, 4).map(() => real(rng));
  const sorted = [...list].sort((p, q) => p.size - q.size);
  redrawIf(sorted.some((r, i) => i > 0 && r.size - (sorted[i - 1]?.size ?? 0) < 0.05));
  // At least one root to estimate, and one more number that is not an integer.
  redrawIf(
    !list.some(r => r.kind === 'irrational' && r.key.startsWith('sqrt')) || list.filter(r => RANK[r.kind] > RANK.integer).length < 2,
  );
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

export const realClassify = defineGenerator(
  'gen-real-classify',
  'Valós számok',
  ['matek-7-valos-szamok'],
  ['negative', 'root', 'pi', 'power', 'fraction', 'decimal'],
  (rng, level) =>
    level === 3
      ? rng.chance(0.5)
        ? orderReals(rng)
        : classify(rng, 3)
      : level === 2 && rng.chance(0.3)
        ? betweenRoots(rng)
        : classify(rng, level),
);
