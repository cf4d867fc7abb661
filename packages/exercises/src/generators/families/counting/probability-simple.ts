import { divisors, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { listing, suf, TheSuf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac } from '../../value.ts';
import { afterDraw, eitherCards, eitherColour, fromChance } from './probability-reasoned.ts';
import { favourable, opposite, quotient } from './shared.ts';

const t = textNumber;

function urn(rng: Rng, colours: number): Task {
  const names = rng.sample(['piros', 'kék', 'zöld', 'sárga', 'fehér'], colours);
  const n = names.map(() => rng.int(2, 9));
  const total = sum(n);
  const at = rng.int(0, colours - 1);
  const [good = 0, name = ''] = [n[at], names[at]];
  const not = colours > 2 && rng.chance(0.4);
  const top = not ? total - good : good;
  redrawIf(top * 2 === total);
  const picture = colours === 2 && rng.chance(0.5) ? rng.pick(['set', 'circle'] as const) : undefined;
  redrawIf(picture === 'circle' && total > 12);
  return numeric(
    {
      ...(picture
        ? {
            figure: {
              kind: 'fraction' as const,
              form: picture,
              ...(picture === 'set' ? { columns: 6 } : { pointer: true }),
              wholes: [{ parts: total, shaded: rng.sample(range(1, total), top).sort((p, q) => p - q) }],
            },
          }
        : {}),
      question: picture
        ? picture === 'set'
          ? 'Az ábra egy zsák golyóit mutatja. Csukott szemmel húzunk egyet. Mennyi a valószínűsége, hogy színes lesz?'
          : 'Megpörgetjük az ábrán látható szerencsekereket. Mennyi a valószínűsége, hogy színes mezőn áll meg?'
        : `Egy zsákban ${listing(names.map((c, i) => `${t(n[i] ?? 0)} ${c}`))} golyó van. Csukott szemmel húzunk egyet. Mennyi a valószínűsége, hogy ${not ? '**nem** ' : ''}${name} lesz?`,
      answer: frac(rat(top, total)),
      check: 'FRAC',
      expr: `${top}/${total}`,
      wrong: [
        wrong(
          { top, total },
          ({ top, total }) => frac(rat(top, total - top)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** esethez kell.',
        ),
        wrong(
          { not, colours },
          ({ not, colours }) => frac(rat(not ? colours - 1 : 1, colours)),
          'ket-kimenetel-fele-fele',
          picture
            ? 'Úgy vetted, mintha a színes és a fehér egyformán esélyes lenne. A darabszám számít.'
            : 'Úgy vetted, mintha minden szín egyformán esélyes lenne. A darabszám számít.',
          picture ? 'a színest és a fehéret egyformán esélyesnek veszi' : 'minden színt egyformán esélyesnek vesz',
        ),
        wrong(
          { total, top },
          ({ total, top }) => frac(rat(total - top, total)),
          'ellentett-esemeny',
          'Ez az ellentétes esemény valószínűsége.',
        ),
        wrong(
          { total },
          ({ total }) => frac(rat(1, total)),
          'egy-eset',
          picture === 'circle'
            ? 'Egyetlen mező valószínűségét számoltad. Több kedvező mező van.'
            : 'Egyetlen golyó valószínűségét számoltad. Több kedvező golyó van.',
          picture === 'circle' ? 'egyetlen mező valószínűségét adja meg' : 'egyetlen golyó valószínűségét adja meg',
        ),
        favourable(top),
      ],
      other: 'Valószínűség = kedvező esetek : összes eset.',
      hints: [
        picture === 'circle' ? 'Hány egyforma mező van összesen?' : 'Hány golyó van összesen?',
        'Kedvező esetek száma osztva az összes eset számával.',
        `Összesen ${picture ? '' : `$${n.join('+')}=${total}$`}${picture ? t(total) : ''} ${picture === 'circle' ? 'mező' : 'golyó'}.`,
      ],
      solution: `Összesen ${t(total)} ${picture === 'circle' ? 'mező' : 'golyó'}, ebből ${t(top)} kedvező: ${quotient(top, total)}.`,
    },
    equals(n.flatMap((c, i) => Array<boolean>(c).fill(not ? i !== at : i === at)).filter(Boolean).length / total),
  );
}

interface Property {
  text: (k: number) => string;
  test: (n: number, k: number) => boolean;
  k: readonly number[];
  /** How pupils miscount this property: one number too many or one too few. */
  miscount: { by: 1 | -1; why: (k: number) => string };
}

const PROPERTIES: readonly Property[] = [
  {
    text: k => `osztható ${suf(k, 'val')}`,
    test: (n, k) => n % k === 0,
    k: [3, 4, 5, 6, 7],
    miscount: { by: -1, why: k => `Egy szám kimaradt. Maga ${the(k)} is osztható ${suf(k, 'val')}!` },
  },
  {
    text: () => 'prímszám',
    test: n => divisors(n).length === 2,
    k: [0],
    miscount: { by: 1, why: () => 'Eggyel több számot vettél kedvezőnek. Az 1 nem prímszám!' },
  },
  {
    text: k => `nagyobb ${suf(k, 'nál')}`,
    test: (n, k) => n > k,
    k: [5, 8, 12, 14],
    miscount: { by: 1, why: k => `${TheSuf(k, 't')} is beleszámoltad, pedig az nem nagyobb önmagánál.` },
  },
  {
    text: k => `osztója ${theSuf(k, 'nak')}`,
    test: (n, k) => k % n === 0,
    k: [12, 18, 24, 30],
    miscount: { by: -1, why: () => 'Egy osztó kimaradt. Gondolj az 1-re és magára a számra is!' },
  },
];

function cards(rng: Rng): Task {
  const total = rng.pick([10, 12, 15, 20, 24, 25, 30]);
  const p = rng.pick(PROPERTIES);
  const k = rng.pick(p.k);
  const good = range(1, total).filter(n => p.test(n, k));
  const { by } = p.miscount;
  redrawIf(good.length === 0 || good.length >= total - 1);
  return numeric(
    {
      question: `Egy dobozban 1-től ${t(total)}-ig számozott kártyák vannak. Csukott szemmel kihúzunk egyet. Mennyi a valószínűsége, hogy a kihúzott kártyán álló szám ${p.text(k)}?`,
      answer: frac(rat(good.length, total)),
      check: 'FRAC',
      expr: `${good.length}/${total}`,
      wrong: [
        wrong(
          { good, total },
          ({ good, total }) => frac(rat(good.length, total - good.length)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** esethez kell.',
        ),
        ...(good.length + by > 0
          ? [
              wrong(
                { good, by, total },
                ({ good, by, total }) => frac(rat(good.length + by, total)),
                by > 0 ? 'eset-elszamolas' : 'eset-kimarad',
                p.miscount.why(k),
              ),
            ]
          : []),
        wrong(
          {},
          () => frac(rat(1, 2)),
          'ket-kimenetel-fele-fele',
          'Nem attól 50%, hogy vagy igaz, vagy nem. Számold meg az eseteket!',
          'fele-fele esélyt vesz, mert vagy igaz, vagy nem',
        ),
        opposite(good.length, total, `Ez annak a valószínűsége, hogy a szám **nem** ${p.text(k)}.`),
        favourable(good.length),
      ],
      other: 'Sorold fel a kedvező számokat!',
      hints: ['Mely számok jók?', 'Kedvező esetek száma osztva az összes eset számával.', `Az összes eset ${t(total)}.`],
      solution: `Kedvező: ${good.map(t).join(', ')}, ez ${t(good.length)} eset ${theSuf(total, 'ból')}: ${quotient(good.length, total)}.`,
    },
    equals(range(1, total).reduce((c, n) => c + (p.test(n, k) ? 1 : 0), 0) / total),
  );
}

export const probabilitySimple = defineGenerator(
  'gen-probability-simple',
  'Valószínűség',
  ['matek-6-valoszinuseg'],
  ['fraction'],
  (rng, level) => {
    if (level === 1) return urn(rng, 2);
    if (level === 2) return rng.chance(0.5) ? urn(rng, 3) : cards(rng);
    return rng.pick([eitherCards, fromChance, afterDraw, eitherColour])(rng);
  },
);
