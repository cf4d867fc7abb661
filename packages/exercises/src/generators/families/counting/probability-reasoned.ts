import { lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, suf, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
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
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(q - p),
          'szamlalot-darabnak-veszi',
          `A tört számaival számoltál, mintha ${t(q)} golyó volna a zsákban. Mennyi van valójában?`,
          'úgy számol, mintha a tört nevezője volna a golyók száma',
        ),
        ...(p > 1
          ? [
              wrong(
                { total, q },
                ({ total, q }) => num(total - total / q),
                'szamlaloval-nem-szoroz',
                'Az összesből csak egy részt vettél el. Nézd meg, hány rész a számláló!',
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
      solution: `A ${MANY[first]} száma az összes $${fracTex(p, q)}$ része: $${total}:${q}\\cdot${p}=${own}$. A többi ${second}: $${total}-${own}=${rest}$ golyó.`,
    },
    fits(v => Math.abs((total - v) * q - p * total) < 1e-9),
  );
}
