import { range, sum, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { minus, rat } from '@eszkerek/numbers/fraction';
import { decimalsOf, nameSuf, suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, rawFrac } from '../../value.ts';
import { person, twoPeople } from '../shared/story.ts';
import { SURVEYS } from './counted-surveys.ts';

const t = textNumber;
const x = texNumber;

const tableHints: [string, string] = ['Hány adat van összesen?', 'A relatív gyakoriság a gyakoriság osztva az összes adat számával.'];

function fromSurvey(rng: Rng): Task {
  const survey = rng.pick(SURVEYS);
  const names = rng.sample(survey.names, rng.int(3, 5));
  const counts = names.map(() => rng.int(2, 12));
  const total = sum(counts);
  const at = rng.int(0, names.length - 1);
  const [own = 0, of = ''] = [counts[at], names[at]?.[1]];
  const size = names.length;
  const top = Math.max(...counts);
  const step = top > 8 ? 2 : 1;
  redrawIf(total < 20 || own * size === total);
  return numeric(
    {
      figure:
        names.length === 5 || rng.chance(0.5)
          ? {
              kind: 'table',
              head: [survey.head, survey.counted],
              rows: names.map(([name], i) => [name, t(counts[i] ?? 0)]),
            }
          : {
              kind: 'chart',
              form: 'bar',
              items: names.map(([name], i) => ({ name, value: counts[i] ?? 0 })),
              scale: { max: top + (top % step), step, label: survey.counted },
            },
      question: `${survey.intro} Mennyi ${of} relatív gyakorisága? Törttel válaszolj!`,
      answer: frac(rat(own, total)),
      check: 'FRAC',
      expr: `${own}/${total}`,
      wrong: [
        wrong(
          { own },
          ({ own }) => num(own),
          'gyakorisag-relativ-helyett',
          'Ez a gyakoriság. Oszd el az összes adat számával!',
          'a gyakoriságot adja meg',
        ),
        wrong(
          { own, total },
          ({ own, total }) => frac(rat(own, total - own)),
          'reszt-a-tobbihez-meri',
          'A többi adathoz viszonyítottál. Az **összes** adathoz kell.',
        ),
        wrong(
          { size },
          ({ size }) => frac(rat(1, size)),
          'csoportok-egyformak',
          'Úgy vetted, mintha minden csoportban ugyanannyi adat volna.',
        ),
      ],
      other: 'Add össze az összes adatot, és oszd el vele a kérdezett csoport gyakoriságát!',
      hints: [...tableHints, `Az összes adat száma $${counts.join('+')}=${total}$.`],
      solution: `Összesen ${t(total)} adat van, a kérdezett gyakoriság ${t(own)}: $${rawFrac(own, total).tex}${rat(own, total).d === total ? '' : `=${frac(rat(own, total)).tex}`}$.`,
    },
    equals(own / counts.reduce((a, b) => a + b, 0)),
  );
}

function asPercent(rng: Rng): Task {
  const who = person(rng);
  const trials = rng.pick([20, 25, 40, 50, 80, 200]);
  const hits = rng.int(2, trials - 2);
  const percent = (100 * hits) / trials;
  redrawIf(!Number.isInteger(percent) || percent === 50);
  return numeric(
    {
      question: `${who.name} ${suf(trials, 'szor')} pörgette meg a szerencsekereket, és a kerék ${t(hits)} alkalommal állt meg a piroson. Hány százalék a piros relatív gyakorisága?`,
      answer: num(percent),
      check: 'NUM',
      unit: '%',
      expr: `${hits}/${trials}*100`,
      wrong: [
        wrong(
          { hits },
          ({ hits }) => num(hits),
          'darabszam-mint-szazalek',
          `A darabszámot olvastad százaléknak. Ez csak 100 pörgetésnél volna igaz.`,
          'a pirosak számát olvassa százaléknak',
        ),
        wrong(
          { percent },
          ({ percent }) => num(100 - percent),
          'tobbit-adja-meg',
          'Ennyi százalékban **nem** lett piros.',
          'a többi szín relatív gyakoriságát adja meg',
        ),
        wrong(
          { trials, hits },
          ({ trials, hits }) => num(trials - hits),
          'tobbi-mint-szazalek',
          'Ennyi pörgetés lett más színű.',
          'a nem pirosak számát olvassa százaléknak',
        ),
      ],
      other: 'Oszd el a pirosak számát az összes pörgetés számával, és váltsd százalékra!',
      hints: [
        'Hányból hány lett piros?',
        'Oszd el a gyakoriságot az összes pörgetés számával, aztán szorozz 100-zal!',
        `A relatív gyakoriság $${rawFrac(hits, trials).tex}$.`,
      ],
      solution: `$${rawFrac(hits, trials).tex}=${x(percent / 100)}$, ez ${t(percent)}%.`,
    },
    fits(p => p * trials === 100 * hits),
  );
}

function polygon(rng: Rng): Task {
  const values = range(0, rng.int(4, 5));
  const total = rng.pick([20, 25]);
  const before = values.slice(1).map(() => rng.int(1, 7));
  const counts = [...before, total - sum(before)];
  const from = rng.int(1, values.length - 2);
  const atLeast = sum(counts.slice(from));
  const [own = 0, more] = [counts[from], sum(counts.slice(from + 1))];
  const percent = (100 * atLeast) / total;
  redrawIf((counts.at(-1) ?? 0) < 1 || Math.max(...counts) > 9 || percent === 50 || percent === total);
  const points = values.map((value, i): [number, number] => [value, counts[i] ?? 0]);
  return numeric(
    {
      figure: {
        kind: 'coordinate',
        square: false,
        height: 260,
        x: { min: 0, max: values.length + 1, label: 'könyv' },
        y: { min: 0, max: Math.max(...counts) + 1, label: 'tanuló' },
        chains: [{ points, tone: 1 }],
        points: points.map(at => ({ at })),
      },
      question: `A gyakorisági poligon azt mutatja, hány könyvet olvastak el a tanulók egy hónap alatt. A tanulók hány százaléka olvasott **legalább ${t(from)}** könyvet?`,
      answer: num(percent),
      check: 'NUM',
      unit: '%',
      wrong: [
        wrong(
          { own, total },
          ({ own, total }) => num((100 * own) / total),
          'legalabb-csak-az-egyenlo',
          'Csak az egyenlőket számoltad. A „legalább” a többet is jelenti.',
        ),
        wrong(
          { more, total },
          ({ more, total }) => num((100 * more) / total),
          'legalabb-mint-tobb',
          `Az éppen ${t(from)} könyvet olvasók is beletartoznak.`,
        ),
        wrong(
          { atLeast },
          ({ atLeast }) => num(atLeast),
          'darabszam-mint-szazalek',
          'Ez a tanulók száma. Oszd el az összes tanuló számával!',
          `a legalább ${t(from)} könyvet olvasók számát olvassa százaléknak`,
        ),
        wrong(
          { percent },
          ({ percent }) => num(100 - percent),
          'tobbit-adja-meg',
          'Ez azoknak az aránya, akik kevesebbet olvastak.',
          'azoknak az arányát adja meg, akik kevesebbet olvastak',
        ),
      ],
      other: 'Olvasd le az összes gyakoriságot, és add össze, amelyik kell!',
      hints: [
        'Mit jelent egy pont magassága?',
        'Add össze a kérdezett gyakoriságokat, és oszd el az összes tanuló számával!',
        `Az összes tanuló $${counts.join('+')}=${total}$.`,
      ],
      solution: `Összesen ${t(total)} tanuló van, a feltételnek ${t(atLeast)} felel meg: $${rawFrac(atLeast, total).tex}=${x(percent / 100)}$, ez ${t(percent)}%.`,
    },
    equals((100 * points.filter(([value]) => value >= from).reduce((n, [, count]) => n + count, 0)) / total),
  );
}

function estimate(rng: Rng): Task {
  const colour = rng.pick(['piros', 'kék', 'zöld', 'sárga']);
  const balls = rng.pick([8, 10, 12, 15, 20, 24, 30]);
  const own = rng.int(2, balls - 2);
  const draws = balls * rng.int(5, 20);
  const hits = (own * draws) / balls;
  redrawIf(2 * own === balls || draws > 300);
  return numeric(
    {
      question: `Egy zsákban ${t(balls)} golyó van. ${t(draws)} húzásból ${t(hits)} alkalommal húztak ${colour} golyót; a kihúzott golyót minden húzás után visszatették. Mennyi a legjobb becslés a ${colour} golyók számára?`,
      answer: num(own),
      check: 'NUM',
      unit: 'golyó',
      expr: `${balls}*${hits}/${draws}`,
      wrong: [
        wrong(
          { hits },
          ({ hits }) => num(hits),
          'gyakorisag-relativ-helyett',
          `Ennyi húzás lett ${colour}.${hits > balls ? ' A zsákban nincs is ennyi golyó!' : ' Hányad része ez az összes húzásnak?'}`,
          `azt adja meg, hány húzás lett ${colour}`,
        ),
        wrong(
          { balls, own },
          ({ balls, own }) => num(balls - own),
          'tobbit-adja-meg',
          `Ennyi a **nem** ${colour} golyók becslése.`,
          `a nem ${colour} golyók becsült számát adja meg`,
        ),
        wrong(
          { draws, hits },
          ({ draws, hits }) => num(draws / hits),
          'forditva-oszt',
          'Fordítva osztottál: a gyakoriságot oszd el az összes húzás számával!',
          'az összes húzás számát elosztja a gyakorisággal, és ezt adja meg',
        ),
      ].filter(({ value }) => decimalsOf(value.size ?? 0) <= 2),
      other: 'A relatív gyakorisággal szorozd meg a golyók számát!',
      hints: [
        'Mennyi a relatív gyakoriság?',
        `Számold ki a relatív gyakoriságot! A zsákban is körülbelül ekkora része lehet ${colour} a golyóknak.`,
        `A relatív gyakoriság $${rawFrac(hits, draws).tex}$.`,
      ],
      solution: `$${rawFrac(hits, draws).tex}=${frac(rat(hits, draws)).tex}$, és ${t(balls)} golyó ekkora része ${t(own)} golyó.`,
    },
    fits(n => n * draws === balls * hits),
  );
}

function together(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const [n, m] = rng.sample([20, 30, 40, 50, 60, 80, 120, 140, 150, 160], 2);
  redrawIf(n === undefined || m === undefined);
  const [first = 1, second = 1] = [n, m];
  const [p, q] = [rng.int(2, 8) / 10, rng.int(2, 8) / 10];
  const hits = tidy(first * p + second * q);
  const answer = hits / (first + second);
  redrawIf(p === q || Math.abs(p - q) > 0.2 || !Number.isInteger(hits) || decimalsOf(answer) > 2);
  return numeric(
    {
      question: `${a.name} ${t(first)}, ${b.name} ${t(second)} alkalommal dobott fel egy kupakot. ${nameSuf(a, 'nál')} ${t(p)}, ${nameSuf(b, 'nál')} ${t(q)} volt a „nyílásával lefelé” relatív gyakorisága. Mennyi a relatív gyakoriság a két kísérletben együtt?`,
      answer: num(answer),
      check: 'NUM',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => num((p + q) / 2),
          'aranyok-atlaga',
          'A két arányt átlagoltad. Aki többet dobott, annak az eredménye többet számít.',
          'a két relatív gyakoriság átlagát adja meg',
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(p + q),
          'aranyok-osszege',
          'A két arányt összeadtad. A darabszámokat kell összeadni.',
          'a két relatív gyakoriság összegét adja meg',
        ),
        wrong(
          { hits },
          ({ hits }) => num(hits),
          'gyakorisag-relativ-helyett',
          'Ez az együttes gyakoriság. Oszd el az összes dobás számával!',
          'az együttes gyakoriságot adja meg',
        ),
      ],
      other: 'Számold ki mindkét gyakoriságot, és add össze a dobásokat is!',
      hints: [
        `Hányszor esett lefelé ${nameSuf(a, 'nál')}?`,
        'Add össze a gyakoriságokat, és oszd el az összes dobás számával!',
        `${nameSuf(a, 'nál')} a gyakoriság $${first}\\cdot${x(p)}=${x(tidy(first * p))}$.`,
      ],
      solution: `$${first}\\cdot${x(p)}+${second}\\cdot${x(q)}=${x(hits)}$, és $${x(hits)}:${first + second}=${x(tidy(answer))}$.`,
    },
    fits(v => Math.abs(v * (first + second) - first * p - second * q) < 1e-6),
  );
}

function againstChance(rng: Rng): Task {
  const throws = 6 * rng.pick([5, 10, 15, 20, 25, 30]);
  const face = rng.int(1, 6);
  const hits = throws / 6 + rng.int(-6, 9);
  redrawIf(hits <= 0 || hits * 6 === throws);
  const more = hits * 6 > throws;
  const [relative, chance] = [rat(hits, throws), rat(1, 6)];
  const gap = more ? minus(relative, chance) : minus(chance, relative);
  return numeric(
    {
      question: `Egy szabályos kockával ${t(throws)} dobásból ${t(hits)} alkalommal jött ki ${suf(face, 'as')}. Mennyivel **${more ? 'nagyobb' : 'kisebb'}** ${theSuf(face, 'as')} dobásának relatív gyakorisága, mint a valószínűsége? Törttel válaszolj!`,
      answer: frac(gap),
      check: 'FRAC',
      expr: more ? `${hits}/${throws}-1/6` : `1/6-${hits}/${throws}`,
      wrong: [
        wrong(
          { hits, throws },
          ({ hits, throws }) => num(Math.abs(hits - throws / 6)),
          'gyakorisag-relativ-helyett',
          'Ez a darabszámok különbsége. Az arányok különbsége a kérdés.',
          'az arányok helyett a kapott és a várható darabszám különbségét adja meg',
        ),
        wrong(
          { relative },
          ({ relative }) => frac(relative),
          'relativ-gyakorisagnal-megall',
          'Ez a relatív gyakoriság. A valószínűséget is nézd!',
        ),
        wrong(
          { hits, throws },
          ({ hits, throws }) => frac(rat(Math.abs(2 * hits - throws), 2 * throws)),
          'ket-kimenetel-fele-fele',
          'Fele eséllyel számoltál. A kockának hat egyformán esélyes lapja van.',
          `a valószínűséget $\\frac{1}{2}$-nek veszi${more ? ', és a nagyobból vonja ki a kisebbet' : ''}`,
        ),
      ],
      other: 'Számold ki külön a relatív gyakoriságot és a valószínűséget!',
      hints: [
        'Melyik szám jön a kísérletből, és melyik a számításból?',
        'A valószínűség: kedvező esetek osztva az összes esettel.',
        `A relatív gyakoriság $${rawFrac(hits, throws).tex}$, a valószínűség $${frac(chance).tex}$.`,
      ],
      solution: `A relatív gyakoriság $${rawFrac(hits, throws).tex}$, a valószínűség $${frac(chance).tex}$. A különbségük $${(more ? [hits, throws / 6] : [throws / 6, hits]).map(n => rawFrac(n, throws).tex).join('-')}=${rawFrac(Math.abs(hits - throws / 6), throws).tex}${gap.d === throws ? '' : `=${frac(gap).tex}`}$.`,
    },
    equals(Math.abs(hits / throws - 1 / 6)),
  );
}

function needed(rng: Rng): Task {
  const [done, next] = [rng.pick([40, 50, 60, 80, 100, 150]), rng.pick([20, 40, 50, 100])];
  const hits = rng.int(Math.ceil(done / 4), Math.floor(done / 2));
  const goal = rng.int(25, 55) / 100;
  const wanted = tidy(goal * (done + next));
  const answer = wanted - hits;
  redrawIf(!Number.isInteger(wanted) || answer <= 0 || answer >= next || tidy(goal * done) === hits || done === next);
  return numeric(
    {
      question: `Egy zsákból ${suf(done, 'szor')} húztak, ebből ${t(hits)} alkalommal pirosat; a kihúzott golyót minden húzás után visszatették. Még ${t(next)} húzás következik. Hány pirosnak kell jönnie, hogy az összes húzásban a piros relatív gyakorisága ${t(goal)} legyen?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'piros',
      wrong: [
        wrong(
          { wanted },
          ({ wanted }) => num(wanted),
          'eddigit-nem-vonja-le',
          'Ennyi piros kell összesen. Vond le, ami már megvan!',
          'azt adja meg, hány piros kell összesen: nem vonja le, ami már megvan',
        ),
        wrong(
          { goal, next },
          ({ goal, next }) => num(goal * next),
          'csak-az-uj-huzasok',
          'Csak az új húzásokkal számoltál.',
          'csak az új húzások számát szorozza meg a kívánt relatív gyakorisággal',
        ),
        wrong(
          { goal, done, hits },
          ({ goal, done, hits }) => num(goal * done - hits),
          'csak-a-regi-huzasok',
          'Csak az eddigi húzásokkal számoltál. Az újakkal együtt több húzás lesz.',
          'csak az eddigi húzásokból számol, és levonja, ami már megvan',
        ),
      ].filter(({ value: { size = 0 } }) => size > 0 && Number.isInteger(size)),
      other: 'Előbb számold ki, hány piros kell az összes húzásból!',
      hints: [
        'Hány húzás lesz összesen?',
        'Az összes húzás számát szorozd meg a kívánt relatív gyakorisággal, aztán vond le a meglévő pirosakat!',
        `Összesen $${done}+${next}=${done + next}$ húzás lesz.`,
      ],
      solution: `Összesen $${done}+${next}=${done + next}$ húzás lesz, ebből $${done + next}\\cdot${x(goal)}=${wanted}$ piros kell, tehát még $${wanted}-${hits}=${answer}$.`,
    },
    fits(v => Math.abs((hits + v) / (done + next) - goal) < 1e-9),
  );
}

export const relFrequency = defineGenerator(
  'gen-rel-frequency',
  'Relatív gyakoriság',
  ['matek-7-relativ-gyakorisag'],
  ['fraction', 'decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? fromSurvey(rng) : asPercent(rng);
    if (level === 2) return rng.chance(0.7) ? polygon(rng) : estimate(rng);
    return rng.pick([together, againstChance, needed])(rng);
  },
);
