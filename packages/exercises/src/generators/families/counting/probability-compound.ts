import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { suf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, rawFrac } from '../../value.ts';
import { favourable } from './shared.ts';

const t = textNumber;

const pairsOf = <T, U>(a: readonly T[], b: readonly U[]): Array<[T, U]> => a.flatMap(p => b.map((q): [T, U] => [p, q]));

function twoDice(rng: Rng): Task {
  const kind = rng.pick(['sum', 'product', 'equal', 'atleast'] as const);
  const k = { sum: rng.int(3, 11), product: rng.pick([4, 6, 12, 10, 15]), equal: 0, atleast: rng.int(8, 10) }[kind];
  const test = {
    sum: (a: number, b: number) => a + b === k,
    product: (a: number, b: number) => a * b === k,
    equal: (a: number, b: number) => a === b,
    atleast: (a: number, b: number) => a + b >= k,
  }[kind];
  const all = pairsOf(range(1, 6), range(1, 6));
  const good = all.filter(([a, b]) => test(a, b));
  const unordered = good.filter(([a, b]) => a <= b).length;
  const sums = range(2, 12);
  const naive = kind === 'sum' ? 1 : kind === 'atleast' ? sums.filter(s => s >= k).length : 0;
  const text = {
    sum: `a dobott számok összege ${t(k)}`,
    product: `a dobott számok szorzata ${t(k)}`,
    equal: 'a két kockával ugyanazt dobjuk',
    atleast: `a dobott számok összege legalább ${t(k)}`,
  }[kind];
  return numeric(
    {
      question: `Két szabályos dobókockával dobunk. Mennyi a valószínűsége, hogy ${text}?`,
      answer: frac(rat(good.length, 36)),
      check: 'FRAC',
      expr: `${good.length}/36`,
      wrong: [
        wrong(
          { unordered },
          ({ unordered }) => frac(rat(unordered, 21)),
          'sorrend-nem-szamit',
          'Az (1; 2) és a (2; 1) dobást azonosnak vetted. Összesen 36 egyformán valószínű eset van.',
        ),
        wrong(
          { unordered },
          ({ unordered }) => frac(rat(unordered, 36)),
          'sorrend-nem-szamit',
          'A kedvező eseteknél kihagytad a felcserélt párokat.',
        ),
        ...(naive
          ? [
              wrong(
                { naive },
                ({ naive }) => frac(rat(naive, 11)),
                'nem-egyenloen-valoszinu',
                'Az összegek 2-től 12-ig nem egyformán valószínűek. A számpárokat számold!',
              ),
            ]
          : []),
        wrong({ good }, ({ good }) => frac(rat(good.length, 12)), 'osszes-eset-12', 'Az összes eset $6\\cdot6=36$, nem 12.'),
        favourable(good.length),
      ],
      other: 'Rajzolj 6-szor 6-os táblázatot, és színezd be a jó mezőket!',
      hints: [
        'Hány számpár lehetséges?',
        'Az összes eset $6\\cdot6=36$. Sorold fel a kedvező párokat!',
        `Például az egyik kedvező pár: (${good[0]?.join('; ')}).`,
      ],
      solution: `A 36 számpár közül ${t(good.length)} kedvező: $${rawFrac(good.length, 36).tex}${gcd(good.length, 36) > 1 ? `=${frac(rat(good.length, 36)).tex}` : ''}$.`,
    },
    fits(v => Math.abs(v * 36 - range(0, 35).filter(i => test(Math.floor(i / 6) + 1, (i % 6) + 1)).length) < 1e-9),
  );
}

function twoDigit(rng: Rng): Task {
  const kinds = [
    { text: 'a szám osztható K', ks: [3, 4, 5, 6, 7, 9, 11, 12, 15], test: (n: number, k: number) => n % k === 0 },
    { text: 'a számjegyek összege K', ks: [5, 6, 7, 8, 9, 10, 12], test: (n: number, k: number) => Math.floor(n / 10) + (n % 10) === k },
    { text: 'a szám négyzetszám', ks: [0], test: (n: number) => Number.isInteger(Math.sqrt(n)) },
    { text: 'a szám két egyforma számjegyből áll', ks: [0], test: (n: number) => n % 11 === 0 },
  ] as const;
  const p = rng.pick(kinds);
  const k = rng.pick<number>(p.ks);
  const good = range(10, 99).filter(n => p.test(n, k));
  const all = range(1, 99).filter(n => p.test(n, k));
  const text = p.text.replace('osztható K', `osztható ${suf(k, 'val')}`).replace('K', t(k));
  return numeric(
    {
      question: `Véletlenszerűen kiválasztunk egy kétjegyű természetes számot. Mennyi a valószínűsége, hogy ${text}?`,
      answer: frac(rat(good.length, 90)),
      check: 'FRAC',
      expr: `${good.length}/90`,
      wrong: [
        wrong(
          { good },
          ({ good }) => frac(rat(good.length, 100)),
          'ketjegyuek-szama',
          'A kétjegyű számok 10-től 99-ig vannak: 90 darab, nem 100.',
        ),
        wrong(
          { good },
          ({ good }) => frac(rat(good.length, 99)),
          'ketjegyuek-szama',
          'Az egyjegyűek nem számítanak: 10-től 99-ig 90 szám van.',
        ),
        wrong(
          { good },
          ({ good }) => frac(rat(good.length, 89)),
          'ketjegyuek-szama',
          'A 10 és a 99 is beletartozik: $99-10+1=90$ szám van.',
        ),
        ...(all.length !== good.length
          ? [wrong({ all }, ({ all }) => frac(rat(all.length, 90)), 'egyjegyueket-is-szamolja', 'Az egyjegyű számokat is beleszámoltad.')]
          : []),
        favourable(good.length),
      ],
      other: 'Hány kétjegyű szám van? Ebből hány kedvező?',
      hints: [
        'Hány kétjegyű szám van?',
        '10-től 99-ig 90 szám van. Számold meg a kedvezőket!',
        `Az első kedvező szám ${the(good[0] ?? 0)}.`,
      ],
      solution: `90 kétjegyű szám van, ebből ${t(good.length)} kedvező: $${rawFrac(good.length, 90).tex}${gcd(good.length, 90) > 1 ? `=${frac(rat(good.length, 90)).tex}` : ''}$.`,
    },
    equals([...Array(100).keys()].filter(n => n > 9 && p.test(n, k)).length / 90),
  );
}

function twoDraws(rng: Rng): Task {
  const [r, b] = [rng.int(2, 7), rng.int(2, 7)];
  const total = r + b;
  const same = rng.chance(0.5);
  const good = same ? r * (r - 1) + b * (b - 1) : 2 * r * b;
  const all = total * (total - 1);
  const replaced = same ? r * r + b * b : 2 * r * b;
  return numeric(
    {
      question: `Egy dobozban ${t(r)} piros és ${t(b)} fehér golyó van. Egymás után, visszatevés nélkül húzunk kettőt. Mennyi a valószínűsége, hogy ${same ? 'egyforma színűek' : 'különböző színűek'}?`,
      answer: frac(rat(good, all)),
      check: 'FRAC',
      wrong: [
        wrong(
          { replaced, total },
          ({ replaced, total }) => frac(rat(replaced, total * total)),
          'visszateveskent-szamol',
          'Úgy számoltál, mintha visszatennénk az elsőt. Másodszorra eggyel kevesebb golyó van.',
        ),
        wrong({ all, good }, ({ all, good }) => frac(rat(all - good, all)), 'ellentett-esemeny', 'Ez az ellentétes esemény valószínűsége.'),
        ...(same
          ? [
              wrong(
                { r, all },
                ({ r, all }) => frac(rat(r * (r - 1), all)),
                'eset-kimarad',
                'Csak a két pirosat számoltad. A két fehér is egyforma színű.',
              ),
            ]
          : [
              wrong(
                { r, b, all },
                ({ r, b, all }) => frac(rat(r * b, all)),
                'sorrend-nem-szamit',
                'A piros–fehér és a fehér–piros sorrend két külön eset.',
              ),
            ]),
        wrong({}, () => frac(rat(1, 2)), 'ket-kimenetel-fele-fele', 'Nem egyformán esélyes a két lehetőség. Számold meg az eseteket!'),
        favourable(good),
      ],
      other: 'Rajzolj fadiagramot: mi lehet az első, mi a második golyó?',
      hints: [
        'Hány golyó marad a második húzáshoz?',
        'Az összes rendezett pár száma: első · második lehetőségek.',
        `Az összes eset $${total}\\cdot${total - 1}=${all}$.`,
      ],
      solution: `Összes eset: $${total}\\cdot${total - 1}=${all}$. Kedvező: $${same ? `${r}\\cdot${r - 1}+${b}\\cdot${b - 1}` : `2\\cdot${r}\\cdot${b}`}=${good}$. A valószínűség $${rawFrac(good, all).tex}${gcd(good, all) > 1 ? `=${frac(rat(good, all)).tex}` : ''}$.`,
    },
    fits(v => {
      const balls = [...Array<string>(r).fill('r'), ...Array<string>(b).fill('b')];
      const draws = balls.flatMap((p, i) => balls.flatMap((q, j) => (i === j ? [] : [p === q])));
      return Math.abs(v - draws.filter(d => d === same).length / draws.length) < 1e-9;
    }),
  );
}

/** The first throw is the tens digit, the second the ones. */
function thrownNumber(rng: Rng): Task {
  const k = rng.pick([3, 4, 5, 6, 7, 8, 9, 11]);
  const faces = range(1, 6);
  const good = pairsOf(faces, faces).filter(([a, b]) => (10 * a + b) % k === 0);
  const twoDigits = range(10, 99).filter(n => n % k === 0);
  const first = good[0];
  redrawIf(!first || twoDigits.length / 90 === good.length / 36);
  return numeric(
    {
      question: `Kétszer dobunk egy szabályos kockával. Az első dobás egy kétjegyű szám tízese, a második az egyese. Mennyi a valószínűsége, hogy a szám osztható ${suf(k, 'val')}?`,
      answer: frac(rat(good.length, 36)),
      check: 'FRAC',
      expr: `${good.length}/36`,
      wrong: [
        wrong(
          { twoDigits },
          ({ twoDigits }) => frac(rat(twoDigits.length, 90)),
          'ketjegyuek-szama',
          'Az összes kétjegyű számmal számoltál. Kockával csak 1–6 számjegy jöhet ki.',
        ),
        wrong(
          { good },
          ({ good }) => frac(rat(good.length, 90)),
          'ketjegyuek-szama',
          'A kedvezőket jól számoltad, de az összes eset itt $6\\cdot6=36$, nem 90.',
        ),
        wrong({ good }, ({ good }) => frac(rat(good.length, 12)), 'osszes-eset-12', 'Az összes eset $6\\cdot6=36$, nem 12.'),
        wrong(
          { good },
          ({ good }) => frac(rat(36 - good.length, 36)),
          'ellentett-esemeny',
          'Ez annak a valószínűsége, hogy **nem** osztható.',
        ),
        favourable(good.length),
      ],
      other: 'Sorold fel tízesenként a kedvező számokat! Mindkét számjegy 1 és 6 közé esik.',
      hints: [
        'Hány kétjegyű szám jöhet ki így?',
        'Az összes eset $6\\cdot6=36$. Sorold fel azokat, amelyek oszthatók!',
        `Az első kedvező szám ${the(first ? 10 * first[0] + first[1] : 0)}.`,
      ],
      solution: `A 36 szám közül ${t(good.length)} kedvező: $${rawFrac(good.length, 36).tex}${gcd(good.length, 36) > 1 ? `=${frac(rat(good.length, 36)).tex}` : ''}$.`,
    },
    equals([...Array(67).keys()].filter(n => n > 10 && n % k === 0 && n % 10 > 0 && n % 10 < 7).length / 36),
  );
}

export const probabilityCompound = defineGenerator(
  'gen-probability-compound',
  'Összetett valószínűség',
  ['matek-8-valoszinuseg'],
  ['fraction'],
  (rng, level) => {
    const makers = { 1: [twoDigit, twoDice], 2: [twoDigit, twoDice, thrownNumber], 3: [twoDraws, twoDraws, thrownNumber] };
    return rng.pick(makers[level])(rng);
  },
);
