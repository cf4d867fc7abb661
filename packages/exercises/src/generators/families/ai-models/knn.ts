import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { byDistance, cloudFigure, cloudOf, legend, namesOf, squaredFrom, THEMES, type Theme, vote } from './points.ts';

const t = textNumber;

/** The vote by counting both sides, without sorting labels. */
const wins = (cloud: ReturnType<typeof cloudOf>, k: number, label: number): boolean => {
  const nearer = (one: (typeof cloud.spots)[number]) =>
    cloud.spots.filter(other => squaredFrom(cloud, other) < squaredFrom(cloud, one)).length;
  const voters = cloud.spots.filter(one => nearer(one) < k);
  return voters.filter(one => one.label === label).length > voters.filter(one => one.label !== label).length;
};

/** How much farther the first point without a vote is than the last one with a vote. */
const lastGap = (cloud: ReturnType<typeof cloudOf>, k: number): number => {
  const [last = 0, next = 0] = byDistance(cloud)
    .slice(k - 1, k + 1)
    .map(spot => Math.sqrt(squaredFrom(cloud, spot)));
  return next - last;
};
/** In squares of the grid: on level 1 the voters are found by eye. */
const SEEN_GAP = 0.4;

function whichLabel(rng: Rng, k: 1 | 3 | 5, byEye = false): Task {
  const theme = rng.pick(THEMES);
  const cloud = cloudOf(rng, k === 5 ? 5 : 4);
  redrawIf(byEye && lastGap(cloud, k) < SEEN_GAP);
  const right = vote(cloud, k);
  const other = k === 1 ? vote(cloud, 3) : vote(cloud, 1);
  redrawIf(other === right);
  const names = namesOf(cloud, theme);
  const near = byDistance(cloud)
    .slice(0, k)
    .map(spot => names[cloud.spots.indexOf(spot)] ?? '');
  const label = (i: number): string => theme.labels[i === 0 ? 0 : 1];
  return choice(
    rng,
    {
      figure: cloudFigure(cloud, theme),
      question: `${legend(theme)} Mit válaszol a modell, ha ${t(k)} szomszéd szavaz?`,
      right: words(label(right), String(right)),
      because: `Helyes! A szavazók: $${near.join(',\\ ')}$.`,
      wrong: [
        wrong(
          { cloud, k, names: theme.labels },
          ({ cloud, k, names }) => {
            const said = k === 1 ? vote(cloud, 3) : vote(cloud, 1);
            return words(names[said], String(said));
          },
          k === 1 ? 'tobbseget-nez-egy-szomszednal' : 'legkozelebbi-dont-egyedul',
          k === 1
            ? 'Most egyetlen szomszéd szavaz, a legközelebbi. A környék többsége nem számít.'
            : 'A legközelebbi példa is egy szavazat. A többi szavazó leszavazza.',
        ),
        wrong(
          {},
          () => words('döntetlen', 'tie'),
          'minden-peldat-szavaztat',
          `Az összes példát megszámoltad. Csak ${the(k)} legközelebbi szavaz.`,
        ),
      ],
      hints: [
        k === 1
          ? 'Melyik teli pont van legközelebb az üres karikához?'
          : 'Kik a szavazók? Keresd meg az üres karikához legközelebbi példákat!',
        'Az a példa van közelebb, amelyiknél a két eltérés négyzetének összege kisebb.',
        `A legközelebbi példa $${near[0]}$.`,
      ],
      solution: `A szavazók közelség szerint: $${near.join(',\\ ')}$. A többség: ${label(right)}.`,
    },
    key => (key === '0' || key === '1') && wins(cloud, k, Number(key)),
  );
}

function countVotes(rng: Rng): Task {
  const theme = rng.pick(THEMES);
  const cloud = cloudOf(rng, 4);
  const k = rng.pick([3, 5]);
  redrawIf(lastGap(cloud, k) < SEEN_GAP);
  const names = namesOf(cloud, theme);
  const near = byDistance(cloud)
    .slice(0, k)
    .map(spot => names[cloud.spots.indexOf(spot)] ?? '');
  const asked = rng.pick([0, 1] as const);
  const count = byDistance(cloud)
    .slice(0, k)
    .filter(({ label }) => label === asked).length;
  redrawIf(count === 0 || count === k);
  return numeric(
    {
      figure: cloudFigure(cloud, theme),
      question: `${legend(theme)} ${t(k)} szomszéd szavaz. Hány szavazatot kap ${theWord(`„${theme.labels[asked]}”`)} címke?`,
      keyInFigure: 'a szám a példa sorszáma, nem a szavazatoké',
      answer: num(count),
      check: 'INT',
      wrong: [
        wrong({ k, count }, ({ k, count }) => num(k - count), 'masik-cimke-szavazatai', 'Ez a másik címke szavazatainak a száma.'),
        wrong(
          { cloud, asked },
          ({ cloud, asked }) => num(cloud.spots.filter(({ label }) => label === asked).length),
          'minden-peldat-szavaztat',
          'Az összes ilyen példát megszámoltad. Csak a legközelebbiek szavaznak.',
        ),
      ],
      other: 'Jelöld meg az üres karikához legközelebbi példákat, és csak azokat számold!',
      hints: [
        'Mely példák szavazhatnak?',
        'A távolság dönt arról, ki szavaz; a címkéket csak utána számold meg!',
        `A legközelebbi példa $${near[0]}$. Keresd meg a többi szavazót is!`,
      ],
      solution: `A szavazók közelség szerint: $${near.join(',\\ ')}$. Közülük ${t(count)} címkéje „${theme.labels[asked]}”.`,
    },
    fits(
      n =>
        n ===
        cloud.spots.filter(
          one => one.label === asked && cloud.spots.filter(o => squaredFrom(cloud, o) < squaredFrom(cloud, one)).length < k,
        ).length,
    ),
  );
}

const FEATURES = [
  ['hossz', 'szélesség', 'levél'],
  ['tempó', 'hangerő', 'dal'],
  ['tömeg', 'édesség', 'gyümölcs'],
  ['magasság', 'hosszúság', 'madárhang'],
] as const;

function distanceSquare(rng: Rng): Task {
  const [first, second, thing] = rng.pick(FEATURES);
  const [a, b, c, d] = [rng.int(1, 12), rng.int(1, 12), rng.int(1, 12), rng.int(1, 12)];
  const [dx, dy] = [Math.abs(a - c), Math.abs(b - d)];
  redrawIf(dx < 2 || dy < 2 || dx === dy);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: [thing, first, second],
        rows: [
          ['új', a, b],
          ['példa', c, d],
        ],
      },
      question: `A táblázat egy új ${thing} és egy példa adatait mutatja. Mennyi a két eltérés négyzetének összege?`,
      answer: num(dx ** 2 + dy ** 2),
      check: 'INT',
      expr: `(${a}-${c})^2+(${b}-${d})^2`,
      wrong: [
        wrong({ dx, dy }, ({ dx, dy }) => num(dx + dy), 'elteres-negyzet-nelkul', 'Az eltéréseket összeadtad, de nem emelted négyzetre.'),
        wrong(
          { dx, dy },
          ({ dx, dy }) => num((dx + dy) ** 2),
          'elteresek-osszegenek-negyzete',
          'Előbb összeadtál, aztán emeltél négyzetre. Fordítva kell.',
        ),
        wrong({ dx, dy }, ({ dx, dy }) => num(2 * dx + 2 * dy), 'elteres-negyzet-mint-ketszeres', 'Négyzetre emelés helyett kétszereztél.'),
        orElse(
          wrong(
            { dx },
            ({ dx }) => num(dx ** 2),
            'jellemzok-egyutt-szamitanak',
            'Csak az egyik jellemzőt számoltad. A másik eltérése is kell.',
            'csak az egyik jellemző eltérését emeli négyzetre, a másikat kihagyja',
          ),
          num(dy ** 2),
        ),
      ],
      other: 'Számold ki külön a két eltérést, emeld négyzetre, és add össze!',
      hints: [
        'Oszloponként hasonlítsd össze a két sort!',
        'Az eltéréseket külön-külön emeld négyzetre, aztán add össze!',
        `Az első oszlopban az eltérés ${t(dx)}.`,
      ],
      solution: `Az eltérések: $${Math.max(a, c)}-${Math.min(a, c)}=${dx}$ és $${Math.max(b, d)}-${Math.min(b, d)}=${dy}$. A négyzetük összege $${dx}^2+${dy}^2=${dx ** 2}+${dy ** 2}=${dx ** 2 + dy ** 2}$.`,
    },
    equals(a * a - 2 * a * c + c * c + b * b - 2 * b * d + d * d),
  );
}

/** Which k to keep, from results on training and held-out data. */
function chooseK(rng: Rng): Task {
  const ks = [1, 3, 5, 7, 15];
  const [trained, held] = [rng.pick([30, 40, 50]), 20];
  const training = ks.map((_, i) => (i === 0 ? trained : trained - rng.int(1, 12)));
  const test = ks.map(() => rng.int(9, 19));
  const best = test.indexOf(Math.max(...test));
  const sums = ks.map((_, i) => (training[i] ?? 0) + (test[i] ?? 0));
  const bySum = sums.indexOf(Math.max(...sums));
  redrawIf(best === 0 || best === 4 || test.filter(n => n === test[best]).length > 1 || sums.filter(n => n === sums[bySum]).length > 1);
  redrawIf(bySum === best || bySum === 0 || bySum === 4);
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['k', ...ks.map(String)],
        rows: [
          [`tanító (${suf(trained, 'ból')})`, ...training],
          ['félretett (20-ból)', ...test],
        ],
      },
      keyInFigure: 'a táblázat oszlopai közül kell választani',
      question: 'A táblázat egy modell jó válaszait mutatja. Melyik $k$ a legjobb választás új esetekhez?',
      right: num(ks[best] ?? 0),
      because: `Helyes! Félretett adaton itt a legtöbb a jó válasz: ${t(test[best] ?? 0)}.`,
      wrong: [
        wrong(
          { training, ks },
          ({ training, ks }) => num(ks[training.indexOf(Math.max(...training))] ?? 0),
          'tanitoadaton-mert-eredmeny-a-jo',
          'A tanítóadat sorát nézted. Ott a modell a saját példáit olvassa vissza.',
        ),
        wrong(
          { ks },
          ({ ks }) => num(ks.at(-1) ?? 0),
          'nagyobb-k-mindig-jobb',
          'A legnagyobb $k$-t választottad. A túl sok szavazó elmossa a különbséget.',
        ),
        wrong(
          { sums, ks },
          ({ sums, ks }) => num(ks[sums.indexOf(Math.max(...sums))] ?? 0),
          'tanito-es-teszt-osszevonas',
          'A két sor összegét nézted. Új esetekről csak a félretett adat sora beszél.',
        ),
      ],
      hints: [
        'Melyik sor szól olyan esetekről, amelyeket a modell nem látott?',
        'Csak a félretett adat sorában keresd a legnagyobb számot!',
        `A félretett adat sora: ${test.map(t).join(', ')}. Hány jó válasz a legtöbb a ${held} közül?`,
      ],
      solution: `A félretett adat sorában a legnagyobb szám ${t(test[best] ?? 0)}, ez a $k=${ks[best]}$ oszlopa.`,
    },
    fits(k => test[ks.indexOf(k)] === Math.max(...test)),
  );
}

const PAIRS = [
  ['hibás', 'ép', 'alkatrész'],
  ['beteg', 'egészséges', 'levél'],
  ['hamis', 'valódi', 'bankjegy'],
  ['érett', 'éretlen', 'barack'],
  ['kén', 'kvarc', 'ásvány'],
] as const;

function alwaysMajority(rng: Rng): Task {
  const [rare, common, thing] = rng.pick(PAIRS);
  const few = rng.int(3, 9);
  const many = few + rng.int(4, 12);
  return numeric(
    {
      question: `Egy tanítóadatban ${t(few)} „${rare}” és ${t(many)} „${common}” ${thing} van. Melyik a legkisebb **páratlan** $k$, amelynél a modell már biztosan mindenre azt mondja: „${common}”?`,
      answer: num(2 * few + 1),
      check: 'INT',
      expr: `2*${few}+1`,
      wrong: [
        wrong(
          { few },
          ({ few }) => num(2 * few - 1),
          'szavazattobbseg-elszamolas',
          `Ennyi szavazat közül ${the(few)} ritkább még többség lehet.`,
          'egy páratlan számmal hamarabb megáll, pedig ott a ritkább címke még többségben lehet',
        ),
        wrong(
          { few, many },
          ({ few, many }) => num(few + many),
          'minden-peldat-szavaztat',
          'Az összes példát szavaztattad. Kevesebb is elég.',
        ),
        wrong({ few }, ({ few }) => num(few), 'ritkabbak-szama', 'Ez a ritkább címke példáinak száma. Ha csupa ilyen szavaz, még az nyer.'),
        wrong(
          { many },
          ({ many }) => num(2 * many + 1),
          'ritka-gyakori-csere',
          'A gyakoribb címkével számoltál. A ritkábbnak kell kisebbségben maradnia.',
          'a gyakoribb címke példáinak kétszereséhez ad 1-et a ritkábbé helyett',
        ),
      ],
      other: 'Keresd azt a páratlan számot, amelynél az összes ritkább szavazat együtt is kisebbség!',
      hints: [
        `Legfeljebb hány „${rare}” szavazat lehet?`,
        'A ritkább címke akkor marad kisebbségben, ha az összes példája kevesebb, mint a szavazatok fele.',
        `A $k$ legyen több, mint $2\\cdot${few}$.`,
      ],
      solution: `A ritkább szavazat legfeljebb ${t(few)}. Ez akkor kisebbség, ha $k>2\\cdot${few}=${2 * few}$. A legkisebb ilyen páratlan szám ${the(2 * few + 1)}.`,
    },
    fits(k => k % 2 === 1 && few < k - few && few >= k - 2 - few),
  );
}

const LINES: readonly { theme: Theme['labels']; what: string; unit: string }[] = [
  { theme: ['mandarin', 'narancs'], what: 'Egy modell az átmérőből ismeri fel a gyümölcsöt.', unit: 'mm' },
  { theme: ['vizsla', 'dog'], what: 'Egy modell a marmagasságból ismeri fel a kutya fajtáját.', unit: 'cm' },
  { theme: ['verseskötet', 'mesekönyv'], what: 'Egy modell az oldalak számából tippeli meg a könyv fajtáját.', unit: 'oldal' },
];

/** How many held-out cases a one-feature model gets right. */
function heldOut(rng: Rng): Task {
  const { theme, what, unit } = rng.pick(LINES);
  const base = rng.int(40, 60);
  const offsets = rng
    .sample(
      Array.from({ length: 40 }, (_, i) => i),
      12,
    )
    .map(n => base + n);
  const train = offsets.slice(0, 7).map((x, i) => ({ x, label: (i < 4 ? x > base + 22 : x > base + 18) ? 1 : 0 }));
  const flipped = train.map((e, i) => (i === 6 ? { ...e, label: 1 - e.label } : e));
  const tests = offsets.slice(7, 11).map(x => ({ x, label: x > base + 20 ? 1 : 0 }));
  const near = (x: number) => [...flipped].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  const said = (x: number, k: number): number =>
    near(x)
      .slice(0, k)
      .filter(e => e.label === 1).length *
      2 >
    k
      ? 1
      : 0;
  const tie = tests.some(({ x }) => new Set(flipped.map(e => Math.abs(e.x - x))).size < flipped.length);
  const score = (k: number): number => tests.filter(({ x, label }) => said(x, k) === label).length;
  const right = score(3);
  redrawIf(tie || right === score(1) || [0, 1].some(l => flipped.filter(e => e.label === l).length < 2 || !tests.some(e => e.label === l)));
  const list = (points: typeof tests, label: number): string =>
    points
      .filter(e => e.label === label)
      .map(e => t(e.x))
      .sort()
      .join(', ');
  const both = (points: typeof tests): string => `„${theme[0]}”: ${list(points, 0)}; „${theme[1]}”: ${list(points, 1)}`;
  return numeric(
    {
      question: `${what} Tanítóadat (${unit}): ${both(flipped)}. Félretett adat: ${both(tests)}. Három szomszéd szavaz. Hány félretett esetet talál el?`,
      answer: num(right),
      check: 'INT',
      wrong: [
        wrong({ one: score(1) }, ({ one }) => num(one), 'legkozelebbi-dont-egyedul', 'Egyetlen szomszéddal számoltál. Három szavaz.'),
        wrong({ right, all: tests.length }, ({ right, all }) => num(all - right), 'rossz-es-jo-csere', 'Ez a hibás válaszok száma.'),
        wrong(
          { all: tests.length },
          ({ all }) => num(all),
          'felretettet-visszaolvassa',
          'A félretett adat címkéje nem a modell válasza. Szavaztasd meg a szomszédokat!',
        ),
      ],
      other: 'Minden félretett számhoz keresd meg a három legközelebbi tanítószámot!',
      hints: [
        'A távolság most a számok különbsége.',
        'Minden félretett számnál szavazzon a három legközelebbi tanítószám, és vesd össze az igazi címkével!',
        `${t(tests[0]?.x ?? 0)} szomszédai: ${near(tests[0]?.x ?? 0)
          .slice(0, 3)
          .map(e => t(e.x))
          .join(', ')}.`,
      ],
      solution: tests
        .map(
          ({ x, label }) => `${t(x)}: a modell szerint „${theme[said(x, 3) === 0 ? 0 : 1]}”, ez ${said(x, 3) === label ? 'jó' : 'hibás'}.`,
        )
        .join(' ')
        .concat(` Összesen ${t(right)} jó.`),
    },
    fits(n => {
      const good = tests.filter(({ x, label }) => {
        const voters = flipped.filter(e => flipped.filter(o => Math.abs(o.x - x) < Math.abs(e.x - x)).length < 3);
        return voters.filter(e => e.label === label).length >= 2;
      });
      return n === good.length;
    }),
  );
}

export const knn = defineGenerator('gen-knn', 'Legközelebbi szomszédok', ['ai-78-osztalyozo'], ['power'], (rng, level) => {
  if (level === 1) return rng.chance(0.6) ? whichLabel(rng, rng.chance(0.4) ? 1 : 3, true) : countVotes(rng);
  if (level === 2) return rng.pick([() => whichLabel(rng, 3), () => distanceSquare(rng), () => chooseK(rng)])();
  return rng.pick([() => whichLabel(rng, 5), () => alwaysMajority(rng), () => heldOut(rng)])();
});
