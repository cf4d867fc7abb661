import { lcm, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { listing, numberArticle, suf, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, num } from '../../value.ts';
import { favourable, quotient } from './shared.ts';

const t = textNumber;

/** Cards whose number has one property or the other: some have both. */
export function eitherCards(rng: Rng): Task {
  const total = rng.pick([12, 15, 20, 24, 25, 30]);
  const [k, l] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [2, 7],
    [3, 7],
  ] as const);
  const multiples = (d: number): number[] => range(1, total).filter(n => n % d === 0);
  const good = range(1, total).filter(n => n % k === 0 || n % l === 0);
  const both = multiples(lcm(k, l)).length;
  const [byK, byL] = [multiples(k).length, multiples(l).length];
  redrawIf(both === 0 || byK === byL || 2 * good.length === total);
  return numeric(
    {
      question: `Egy dobozban 1-től ${t(total)}-ig számozott kártyák vannak. Csukott szemmel kihúzunk egyet. Mennyi a valószínűsége, hogy a kihúzott kártyán álló szám ${suf(k, 'val')} vagy ${suf(l, 'val')} osztható?`,
      answer: frac(rat(good.length, total)),
      check: 'FRAC',
      expr: `${good.length}/${total}`,
      wrong: [
        wrong(
          { byK, byL, total },
          ({ byK, byL, total }) => frac(rat(byK + byL, total)),
          'kozos-esetet-ketszer',
          'A két csoportot összeadtad. Azokat, amelyek mindkettővel oszthatók, kétszer számoltad.',
        ),
        wrong(
          { both, total },
          ({ both, total }) => frac(rat(both, total)),
          'vagy-mint-es',
          'Csak azokat számoltad, amelyek mindkettővel oszthatók. A „vagy” szónál elég az egyik.',
        ),
        ...[k, l].map(d =>
          wrong(
            { d, total },
            ({ d, total }) => frac(rat(Math.floor(total / d), total)),
            'eset-kimarad',
            `Csak ${theSuf(d, 'val')} oszthatókat számoltad. A másik csoport is kedvező.`,
            `csak ${theSuf(d, 'val')} oszthatókat számolja`,
          ),
        ),
        wrong(
          { good: good.length, total },
          ({ good, total }) => frac(rat(total - good, total)),
          'ellentett-esemeny',
          'Ez annak a valószínűsége, hogy egyikkel sem osztható.',
        ),
        favourable(good.length),
      ],
      other: 'Sorold fel a kedvező számokat, mindegyiket egyszer!',
      hints: [
        'A „vagy” szónál elég, ha az egyik feltétel igaz.',
        `Sorold fel ${theSuf(k, 'val')} oszthatókat, aztán írd hozzá azokat, amelyek csak ${suf(l, 'val')} oszthatók!`,
        `${byK} szám osztható ${suf(k, 'val')}.`,
      ],
      solution: `Kedvező: ${good.map(t).join(', ')}. Ez ${t(good.length)} szám, az összes eset ${t(total)}. A valószínűség ${quotient(good.length, total)}.`,
    },
    equals((byK + byL - both) / total),
  );
}

const COLOURS = ['piros', 'kék', 'zöld', 'sárga', 'fehér'];
const MANY: Readonly<Record<string, string>> = { piros: 'pirosak', kék: 'kékek', zöld: 'zöldek', sárga: 'sárgák', fehér: 'fehérek' };

/** The chance is given, a number of balls is asked for. */
export function fromChance(rng: Rng): Task {
  const [p, q] = rng.pick([
    [1, 4],
    [3, 4],
    [1, 3],
    [2, 3],
    [2, 5],
    [3, 5],
    [1, 5],
    [3, 8],
    [5, 6],
  ] as const);
  const unit = rng.int(2, 8);
  const [total, own] = [q * unit, p * unit];
  const rest = total - own;
  const [first = '', second = ''] = rng.sample(COLOURS, 2);
  redrawIf(total > 48 || own === rest);
  return numeric(
    {
      question: `Egy zsákban ${t(total)} golyó van: ${first} és ${second}. Annak a valószínűsége, hogy ${first} golyót húzunk, $${fracTex(p, q)}$. Hány ${second} golyó van a zsákban?`,
      answer: num(rest),
      check: 'INT',
      expr: `${total}-${total}/${q}*${p}`,
      wrong: [
        wrong({ own }, ({ own }) => num(own), 'nem-a-kerdesre-felel', `Ennyi ${first} golyó van. A ${MANY[second]} száma a kérdés.`),
        wrong(
          { total, p },
          ({ total, p }) => num(total - p),
          'szamlalot-darabnak-veszi',
          `A tört számlálóját vetted darabszámnak. A ${MANY[first]} az összes golyónak ${numberArticle(p)} $${fracTex(p, q)}$ részét adják.`,
          `a tört számlálóját veszi a ${MANY[first]} számának`,
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(q - p),
          'szamlalot-darabnak-veszi',
          `A tört számaival számoltál, mintha ${t(q)} golyó volna a zsákban. Mennyi van valójában?`,
          'úgy számol, mintha összesen annyi golyó volna, amennyi a tört nevezője',
        ),
        ...(p > 1
          ? [
              wrong(
                { total, q },
                ({ total, q }) => num(total - total / q),
                'szamlaloval-nem-szoroz',
                'Az összesből csak egy részt vettél el. Nézd meg, hány rész a számláló!',
                `az összes golyónak csak az $${fracTex(1, q)}$ részét vonja le`,
              ),
            ]
          : []),
      ],
      other: `Számold ki, hány ${first} golyó van: az összesnek ${numberArticle(p)} $${fracTex(p, q)}$ része!`,
      hints: [
        `Az összes golyó hányad része ${first}?`,
        `Számold ki ${t(total)} golyó $${fracTex(p, q)}$ részét, és vond ki az összesből!`,
        `Az összesnek az $${fracTex(1, q)}$ része: $${total}:${q}=${unit}$ golyó.`,
      ],
      solution: `A ${MANY[first]} száma az összes $${fracTex(p, q)}$ része: $${total}:${q}${p > 1 ? `\\cdot${p}` : ''}=${own}$. A többi ${second}: $${total}-${own}=${rest}$ golyó.`,
    },
    fits(v => Math.abs((total - v) * q - p * total) < 1e-9),
  );
}

const ONE: Readonly<Record<string, string>> = { piros: 'pirosat', kék: 'kéket', zöld: 'zöldet', sárga: 'sárgát', fehér: 'fehéret' };
const bagOf = (names: readonly string[], n: readonly number[]): string =>
  `Egy zsákban ${listing(names.map((c, i) => `${t(n[i] ?? 0)} ${c}`))} golyó van.`;

/** One ball is out and stays out: the whole is smaller, and its own colour too. */
export function afterDraw(rng: Rng): Task {
  const names = rng.sample(COLOURS, 3);
  const n = names.map(() => rng.int(3, 9));
  const [first = '', second = ''] = names;
  const same = rng.chance(0.6);
  const asked = same ? first : second;
  const [own = 0, other = 0] = n;
  const before = same ? own : other;
  const good = same ? own - 1 : other;
  const total = sum(n);
  redrawIf(2 * good === total - 1);
  return numeric(
    {
      question: `${bagOf(names, n)} Kihúztunk egy ${ONE[first]}, és nem tettük vissza. Csukott szemmel húzunk még egyet. Mennyi a valószínűsége, hogy a második golyó ${same ? 'is ' : ''}${asked} lesz?`,
      answer: frac(rat(good, total - 1)),
      check: 'FRAC',
      expr: `${good}/(${total}-1)`,
      wrong: [
        wrong(
          { before, total },
          ({ before, total }) => frac(rat(before, total)),
          'visszateveskent-szamol',
          `Úgy számoltál, mintha az első golyót visszatettük volna. A zsákban már eggyel kevesebb golyó van${same ? ', és a kedvezőkből is egy hiányzik' : ''}.`,
        ),
        ...(same
          ? [
              wrong(
                { before, total },
                ({ before, total }) => frac(rat(before, total - 1)),
                'kihuzottat-felig-veszi-le',
                `Az összesből elvetted a kihúzott golyót, de a ${MANY[first]} közül nem.`,
                'a kihúzott golyót csak az összesből veszi le',
              ),
              wrong(
                { before, total },
                ({ before, total }) => frac(rat(before - 1, total)),
                'kihuzottat-felig-veszi-le',
                `A ${MANY[first]} közül elvetted a kihúzott golyót, de az összesből nem.`,
                'a kihúzott golyót csak a kedvezőkből veszi le',
              ),
            ]
          : [
              wrong(
                { before, total },
                ({ before, total }) => frac(rat(before - 1, total - 1)),
                'kihuzottat-felig-veszi-le',
                `A ${MANY[asked]} közül is elvettél egyet, pedig egy ${ONE[first]} húztunk ki.`,
                `úgy számol, mintha a kihúzott golyó ${asked} lett volna`,
              ),
            ]),
        wrong(
          { good, total },
          ({ good, total }) => frac(rat(good, total - 1 - good)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** megmaradt golyóhoz kell.',
        ),
        wrong(
          { good, total },
          ({ good, total }) => frac(rat(total - 1 - good, total - 1)),
          'ellentett-esemeny',
          `Ez annak a valószínűsége, hogy **nem** ${asked} lesz.`,
        ),
        favourable(good),
      ],
      other: 'Számold össze, mi maradt a zsákban az első húzás után!',
      hints: [
        'Mi maradt a zsákban az első húzás után?',
        'A megmaradt kedvező golyók számát oszd el az összes megmaradt golyó számával!',
        `A zsákban $${n.join('+')}=${total}$ golyó volt, egy kihúzása után ${t(total - 1)} maradt.`,
      ],
      solution: `A zsákban ${t(total)} golyó volt, az első húzás után ${t(total - 1)} maradt. ${same ? `Egy ${ONE[first]} húztunk ki, ezért a ${MANY[first]} közül $${own}-1=${good}$ maradt` : `Egy ${ONE[first]} húztunk ki, ezért a ${MANY[asked]} száma ${t(good)} maradt`}. A valószínűség ${quotient(good, total - 1)}.`,
    },
    equals(
      names
        .flatMap((name, i) => Array<string>(n[i] ?? 0).fill(name))
        .slice(1)
        .filter(name => name === asked).length /
        (total - 1),
    ),
  );
}

/** One colour or another of four. */
export function eitherColour(rng: Rng): Task {
  const names = rng.sample(COLOURS, 4);
  const n = names.map(() => rng.int(2, 9));
  const [p = '', q = ''] = names;
  const [a = 0, b = 0] = n;
  const total = sum(n);
  const neither = rng.chance(0.5);
  const good = neither ? total - a - b : a + b;
  redrawIf(2 * good === total || a === b);
  const shuffled = rng.shuffle(range(0, 3));
  return numeric(
    {
      question: `${bagOf(
        shuffled.map(i => names[i] ?? ''),
        shuffled.map(i => n[i] ?? 0),
      )} Csukott szemmel húzunk egyet. Mennyi a valószínűsége, hogy ${neither ? `se nem ${p}, se nem ${q}` : `${p} vagy ${q}`} lesz?`,
      answer: frac(rat(good, total)),
      check: 'FRAC',
      expr: `${good}/${total}`,
      wrong: [
        wrong(
          { good, total },
          ({ good, total }) => frac(rat(total - good, total)),
          'ellentett-esemeny',
          neither ? `Ez annak a valószínűsége, hogy ${p} vagy ${q} lesz.` : 'Ez annak a valószínűsége, hogy a másik két szín egyike lesz.',
        ),
        ...[a, b].map((one, i) =>
          wrong(
            { one, total, neither },
            ({ one, total, neither }) => frac(rat(neither ? total - one : one, total)),
            'eset-kimarad',
            neither
              ? `Csak a ${MANY[i === 0 ? p : q]} számát vontad le. A ${MANY[i === 0 ? q : p]} sem jók.`
              : `Csak a ${MANY[i === 0 ? p : q]} számát vetted kedvezőnek. A ${MANY[i === 0 ? q : p]} is jók.`,
            neither ? `csak a ${MANY[i === 0 ? p : q]} számát vonja le` : `csak a ${MANY[i === 0 ? p : q]} számát veszi kedvezőnek`,
          ),
        ),
        wrong(
          {},
          () => frac(rat(2, 4)),
          'ket-kimenetel-fele-fele',
          'Úgy vetted, mintha minden szín egyformán esélyes lenne. A darabszám számít.',
          'minden színt egyformán esélyesnek vesz',
        ),
        wrong(
          { good, total },
          ({ good, total }) => frac(rat(good, total - good)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** esethez kell.',
        ),
        favourable(good),
      ],
      other: 'Mely színek jók? Add össze a darabszámukat, és oszd el az összes golyó számával!',
      hints: [
        neither ? 'Mely színek maradnak jónak?' : 'Melyik két szín jó?',
        'A jó golyók számát oszd el az összes golyó számával!',
        `Összesen $${shuffled.map(i => n[i]).join('+')}=${total}$ golyó van.`,
      ],
      solution: `Összesen ${t(total)} golyó van. ${neither ? `Nem jó $${a}+${b}=${a + b}$, jó $${total}-${a + b}=${good}$ golyó` : `Jó $${a}+${b}=${good}$ golyó`}. A valószínűség ${quotient(good, total)}.`,
    },
    equals(n.reduce((count, k, i) => count + (i < 2 === neither ? 0 : k), 0) / total),
  );
}
