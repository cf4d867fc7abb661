import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, suf, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, num } from '../../value.ts';
import { favourable, quotient } from './shared.ts';

const t = textNumber;

/** Two balls from a bag, one after the other. */
export function twoDraws(rng: Rng): Task {
  const [r, b] = [rng.int(2, 7), rng.int(2, 7)];
  const total = r + b;
  const same = rng.chance(0.5);
  const good = same ? r * (r - 1) + b * (b - 1) : 2 * r * b;
  const all = total * (total - 1);
  // Who takes the two outcomes for equally likely would be right by chance.
  redrawIf(2 * good === all);
  return numeric(
    {
      question: `Egy dobozban ${t(r)} piros és ${t(b)} fehér golyó van. Egymás után, visszatevés nélkül húzunk kettőt. Mennyi a valószínűsége, hogy ${same ? 'egyforma színűek' : 'különböző színűek'}?`,
      answer: frac(rat(good, all)),
      check: 'FRAC',
      wrong: [
        wrong(
          { r, b, same },
          ({ r, b, same }) => frac(rat(same ? r * r + b * b : 2 * r * b, (r + b) * (r + b))),
          'visszateveskent-szamol',
          'Úgy számoltál, mintha visszatennénk az elsőt. Másodszorra eggyel kevesebb golyó van.',
        ),
        wrong(
          { all, good },
          ({ all, good }) => frac(rat(all - good, all)),
          'ellentett-esemeny',
          `Ez annak a valószínűsége, hogy ${same ? 'különböző' : 'egyforma'} színűek.`,
        ),
        ...(same
          ? (r === b ? [r] : [r, b]).map((n, i) =>
              wrong(
                { n, all },
                ({ n, all }) => frac(rat(n * (n - 1), all)),
                'eset-kimarad',
                r === b
                  ? 'Csak az egyik színt számoltad. A másik színből is lehet két egyforma.'
                  : `Csak a két ${i === 0 ? 'pirosat' : 'fehéret'} számoltad. A két ${i === 0 ? 'fehér' : 'piros'} is egyforma színű.`,
                r === b ? 'csak az egyik színt számolja' : `csak a két ${i === 0 ? 'pirosat' : 'fehéret'} számolja`,
              ),
            )
          : [
              wrong(
                { r, b, all },
                ({ r, b, all }) => frac(rat(r * b, all)),
                'sorrend-nem-szamit',
                'A piros–fehér és a fehér–piros sorrend két külön eset: mindkettőt számold!',
                'a két sorrend (piros–fehér, fehér–piros) közül csak az egyiket számolja',
              ),
            ]),
        wrong(
          {},
          () => frac(rat(1, 2)),
          'ket-kimenetel-fele-fele',
          'Nem egyformán esélyes a két lehetőség. Számold meg az eseteket!',
          'a két lehetőséget egyformán esélyesnek veszi',
        ),
        favourable(good),
      ],
      other: 'Rajzolj fadiagramot: mi lehet az első, mi a második golyó?',
      hints: [
        'Hány golyó marad a második húzáshoz?',
        'Szorozd össze, hányféle lehet az első és hányféle a második húzás!',
        `Az összes eset $${total}\\cdot${total - 1}=${all}$.`,
      ],
      solution: `Először ${t(total)}, másodszor már csak ${t(total - 1)} golyó közül húzunk: az összes eset $${total}\\cdot${total - 1}=${all}$. ${
        same
          ? `Két piros: $${r}\\cdot${r - 1}=${r * (r - 1)}$, két fehér: $${b}\\cdot${b - 1}=${b * (b - 1)}$, ez együtt $${r * (r - 1)}+${b * (b - 1)}=${good}$ kedvező eset.`
          : `Piros, aztán fehér: $${r}\\cdot${b}=${r * b}$, fehér, aztán piros: ugyanennyi. Ez együtt $2\\cdot${r * b}=${good}$ kedvező eset.`
      } A valószínűség ${quotient(good, all)}.`,
    },
    fits(v => {
      const balls = [...Array<string>(r).fill('r'), ...Array<string>(b).fill('b')];
      const draws = balls.flatMap((p, i) => balls.flatMap((q, j) => (i === j ? [] : [p === q])));
      return Math.abs(v - draws.filter(d => d === same).length / draws.length) < 1e-9;
    }),
  );
}

const FACES: ReadonlyArray<{ text: string; faces: readonly number[] }> = [
  ...range(1, 6).map(k => ({ text: suf(k, 'as'), faces: [k] })),
  { text: '4-nél nagyobb szám', faces: [5, 6] },
  { text: '3-nál kisebb szám', faces: [1, 2] },
  { text: '3-mal osztható szám', faces: [3, 6] },
  { text: 'páros szám', faces: [2, 4, 6] },
  { text: 'páratlan szám', faces: [1, 3, 5] },
  { text: 'prímszám', faces: [2, 3, 5] },
];

/** At least one of two dice: by the cases that do not fit. */
export function atLeastOne(rng: Rng): Task {
  const { text, faces } = rng.pick(FACES);
  const m = faces.length;
  const rest = 6 - m;
  const good = 36 - rest * rest;
  const means = `A „legalább az egyik” azt is jelenti, hogy mindkettő ${text}.`;
  return numeric(
    {
      question: `Két szabályos dobókockával dobunk. Mennyi a valószínűsége, hogy legalább az egyik dobás ${text}?`,
      answer: frac(rat(good, 36)),
      check: 'FRAC',
      expr: `(36-${rest}*${rest})/36`,
      wrong: [
        wrong(
          { m },
          ({ m }) => frac(rat(12 * m, 36)),
          'kozos-esetet-ketszer',
          `Az első és a második kocka eseteit összeadtad. Ami mindkettőnél ${text}, azt kétszer számoltad.`,
        ),
        // With two faces none and exactly one are equally likely; with three none and both, and exactly one and a single die.
        ...(m === 2
          ? [
              wrong(
                { m },
                ({ m }) => frac(rat(2 * m * (6 - m), 36)),
                'pontosan-egyet-szamol',
                `Ennyi annak a valószínűsége, hogy egyik sem ${text}, és annak is, hogy pontosan az egyik az. ${means}`,
              ),
            ]
          : [
              wrong(
                { m },
                ({ m }) => frac(rat((6 - m) ** 2, 36)),
                'ellentett-esemeny',
                m === 3
                  ? `Ennyi annak a valószínűsége, hogy egyik sem ${text}, és annak is, hogy mindkettő az. Az is jó, ha csak az egyik az.`
                  : `Ez annak a valószínűsége, hogy egyik sem ${text}. Vond ki 1-ből!`,
              ),
              wrong(
                { m },
                ({ m }) => frac(rat(2 * m * (6 - m), 36)),
                'pontosan-egyet-szamol',
                m === 3
                  ? `Ennyi az esély egyetlen kockánál, és annak is ennyi, hogy pontosan az egyik ${text}. ${means}`
                  : `Csak azt számoltad, amikor pontosan az egyik ${text}. ${means}`,
              ),
            ]),
        ...(m === 3
          ? []
          : [
              wrong({ m }, ({ m }) => frac(rat(m, 6)), 'csak-az-egyik-kocka', 'Csak az egyik kockával számoltál. A másikkal is dobunk.'),
              wrong(
                { m },
                ({ m }) => frac(rat(m * m, 36)),
                'mindkettot-koveteli',
                `Ez annak a valószínűsége, hogy mindkettő ${text}. Elég, ha az egyik az.`,
              ),
            ]),
        favourable(good),
      ],
      other: 'Számold meg, hány számpárban nincs egyetlen ilyen dobás sem, és vond ki a 36-ból!',
      hints: [
        'Melyik a könnyebb: a jó párokat megszámolni vagy azokat, amelyek nem jók?',
        'Számold meg azokat a párokat, amelyekben egyik dobás sem ilyen, és vond ki a 36-ból!',
        `Nem jó, ha mindkét kockán ${t(rest)} számból jön ki valamelyik: $${rest}\\cdot${rest}=${rest * rest}$ pár.`,
      ],
      solution: `Az összes eset $6\\cdot6=36$. Nem kedvező, ha egyik dobás sem ${text}: mindkét kockán ${t(rest)} szám marad, ez $${rest}\\cdot${rest}=${rest * rest}$ pár. Kedvező $36-${rest * rest}=${good}$ pár, a valószínűség ${quotient(good, 36)}.`,
    },
    fits(v => {
      const pairs = range(1, 6).flatMap(a => range(1, 6).map(b => [a, b]));
      return Math.abs(v * 36 - pairs.filter(pair => pair.some(face => faces.includes(face))).length) < 1e-9;
    }),
  );
}

/** Three or four coins: as many heads as asked for. */
export function coins(rng: Rng): Task {
  const n = rng.pick([3, 4]);
  const j = rng.int(1, n - 1);
  const side = rng.pick(['fej', 'írás']);
  const [own, opposite] = side === 'fej' ? ['F', 'I'] : ['I', 'F'];
  const rows = range(0, 2 ** n - 1).map(i => [...i.toString(2).padStart(n, '0')].map(bit => (bit === '1' ? own : opposite)).join(''));
  const good = rows.filter(row => [...row].filter(sign => sign === own).length === j);
  const all = 2 ** n;
  const count = n === 3 ? 'Három' : 'Négy';
  const doubled = Array<number>(n).fill(2).join('\\cdot');
  return numeric(
    {
      question: `${count} szabályos pénzérmét dobunk fel. Mennyi a valószínűsége, hogy pontosan ${t(j)} ${side} lesz?`,
      answer: frac(rat(good.length, all)),
      check: 'FRAC',
      expr: `${good.length}/${all}`,
      wrong: [
        wrong(
          { n },
          ({ n }) => frac(rat(1, n + 1)),
          'nem-egyenloen-valoszinu',
          `A 0, 1, …, ${t(n)} ${side} nem egyformán valószínű. Az érmék sorait számold!`,
          `${side === 'fej' ? 'a fejek' : 'az írások'} lehetséges számait (${range(0, n).join(', ')}) egyformán valószínűnek veszi`,
        ),
        wrong({ n }, ({ n }) => frac(rat(1, 2 ** n)), 'egy-eset', 'Ez egyetlen sor valószínűsége. Több kedvező sor van.'),
        wrong(
          { good: good.length, n },
          ({ good, n }) => frac(rat(good, 2 * n)),
          'lehetosegeket-osszeadja',
          'A lehetőségeket összeadtad. Az összes eset szorzat: minden érme kétféle lehet.',
        ),
        wrong(
          { good: good.length, all },
          ({ good, all }) => frac(rat(all - good, all)),
          'ellentett-esemeny',
          `Ez annak a valószínűsége, hogy **nem** pontosan ${t(j)} ${side} lesz.`,
        ),
        favourable(good.length),
      ],
      other: 'Sorold fel az érmék összes sorát, és számold meg a kedvezőket!',
      hints: [
        'Hányféle sor jöhet ki, ha az érméket megkülönböztetjük?',
        `Minden érme kétféle lehet: az összes eset $${doubled}=${all}$. Sorold fel a kedvezőket!`,
        `F a fej, I az írás. Az egyik kedvező sor: ${good[0]}.`,
      ],
      solution: `Az összes eset $${doubled}=${all}$. F a fej, I az írás. Kedvező: ${good.join(', ')}, ez ${t(good.length)} eset. A valószínűség ${quotient(good.length, all)}.`,
    },
    fits(v => {
      // Pascal's triangle instead of the list.
      let row = [1];
      for (let i = 0; i < n; i++) row = [1, ...row.slice(1).map((value, at) => value + (row[at] ?? 0)), 1];
      return Math.abs(v * all - (row[j] ?? 0)) < 1e-9;
    }),
  );
}

/** How many balls make the chance as large as wanted: the others stay, the whole grows. */
export function addBalls(rng: Rng): Task {
  const [p, q] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const);
  const unit = rng.int(2, 6);
  const blue = (q - p) * unit;
  const total = q * unit;
  const red = rng.int(1, total - blue - 1);
  const added = total - blue - red;
  redrawIf(added < 2 || added === red || blue > 12);
  return numeric(
    {
      question: `Egy zsákban ${t(red)} piros és ${t(blue)} kék golyó van. Hány piros golyót tegyünk még bele, hogy a piros húzásának a valószínűsége $${fracTex(p, q)}$ legyen?`,
      answer: num(added),
      check: 'INT',
      expr: `${blue}/(${q}-${p})*${q}-${blue}-${red}`,
      wrong: [
        wrong(
          { total, blue },
          ({ total, blue }) => num(total - blue),
          'nem-a-kerdesre-felel',
          'Ennyi piros golyó lesz a zsákban összesen. Az a kérdés, mennyit tegyünk még bele.',
        ),
        wrong(
          { total },
          ({ total }) => num(total),
          'nem-a-kerdesre-felel',
          'Ennyi golyó lesz a zsákban összesen. Az a kérdés, hány pirosat tegyünk még bele.',
        ),
        ...((p * (red + blue)) % q === 0 && (p * (red + blue)) / q > red
          ? [
              wrong(
                { p, q, red, blue },
                ({ p, q, red, blue }) => num((p * (red + blue)) / q - red),
                'osszes-golyo-nem-no',
                'A mostani összes golyóval számoltál. Amit beleteszel, attól az összes is nő.',
              ),
            ]
          : []),
        ...((p * blue) % q === 0 && (p * blue) / q > red
          ? [
              wrong(
                { p, q, red, blue },
                ({ p, q, red, blue }) => num((p * blue) / q - red),
                'kedvezo-a-kedvezotlenhez',
                'A pirosakat a kékekhez viszonyítottad. Az **összes** golyóhoz kell.',
              ),
            ]
          : []),
        ...(blue > red
          ? [
              wrong(
                { blue, red },
                ({ blue, red }) => num(blue - red),
                'ket-kimenetel-fele-fele',
                'Így ugyanannyi piros lenne, mint kék.',
                'ugyanannyi pirosat akar, mint kéket',
              ),
            ]
          : []),
      ],
      other: 'A kékek száma nem változik. Hányad része lesz az összes golyónak a kék?',
      hints: [
        'Melyik szín darabszáma nem változik?',
        `A kék húzásának a valószínűsége $1-${fracTex(p, q)}=${fracTex(q - p, q)}$ lesz.`,
        `${t(blue)} kék golyó az összesnek ${numberArticle(q - p)} $${fracTex(q - p, q)}$ része. Hány golyó lesz az összes?`,
      ],
      solution: `A kékek száma marad ${t(blue)}, és ez az összes golyónak ${numberArticle(q - p)} $${fracTex(q - p, q)}$ része lesz. Az összes tehát ${q - p === 1 ? `$${blue}\\cdot${q}=${total}$` : `$${blue}:${q - p}\\cdot${q}=${total}$`}, ebből piros $${total}-${blue}=${total - blue}$. Most ${t(red)} van, ezért $${total - blue}-${red}=${added}$ pirosat teszünk még bele.`,
    },
    fits(v => Math.abs((red + v) * q - p * (red + blue + v)) < 1e-9),
  );
}
