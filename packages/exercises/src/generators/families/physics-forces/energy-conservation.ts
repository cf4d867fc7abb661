import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';

const x = texNumber;
/** The drop that gives the speed v: v² : 20. */
const drop = (v: number): number => tidy((v * v) / 20);
const AIRLESS = '(g = 10 N/kg, nincs légellenállás)';

function fallSpeed(rng: Rng): Task {
  const v = rng.int(3, 20);
  const h = drop(v);
  const body = rng.pick(['kavics', 'dió', 'vasgolyó', 'kulcs', 'makk']);
  return numeric(
    {
      question: `Egy ${body} ${withUnit(h, 'm')} magasról esik le. Mekkora sebességgel ér földet? ${AIRLESS}`,
      answer: num(v),
      check: 'NUM',
      unit: 'm/s',
      wrong: [
        wrong({ h }, ({ h }) => num(tidy(20 * h)), 'gyokvonas-elmarad', 'Ez a sebesség négyzete. Vonj gyököt!'),
        wrong(
          { h },
          ({ h }) => num(tidy(10 * h)),
          'esesnel-g-szer-h',
          'Csak a g és a magasság szorzatát számoltad ki.',
          'a sebesség helyett a g és a magasság szorzatát adja meg',
        ),
        wrong({ h }, ({ h }) => num(tidy(2 * h)), 'esesnel-g-elmarad', 'A g és a gyök is kimaradt.', 'a g-t és a gyökvonást is kihagyja'),
        wrong({ h }, ({ h }) => about(Math.sqrt(10 * h), 2), 'esesnel-kettes-elmarad', 'A kettes kimaradt a gyök alól.'),
      ],
      other: 'A sebesség négyzete a g és a magasság szorzatának kétszerese.',
      hints: [
        'Melyik energia alakul át melyikké?',
        'A sebesség négyzete a g és a magasság szorzatának kétszerese.',
        `$2\\cdot10\\cdot${x(h)}=${v * v}$`,
      ],
      solution: `$2\\cdot10\\cdot${x(h)}=${v * v}$, és $${v}^2=${v * v}$. A sebesség ${withUnit(v, 'm/s')}.`,
    },
    fits(u => u > 0 && Math.abs((u * u) / 2 - 10 * h) < 1e-6),
  );
}

function rise(rng: Rng): Task {
  const v = rng.int(3, 30);
  const h = drop(v);
  return numeric(
    {
      question: `Egy labdát ${withUnit(v, 'm/s')} sebességgel dobnak függőlegesen felfelé. Milyen magasra jut az elhajítás helye fölé? ${AIRLESS}`,
      answer: num(h),
      check: 'NUM',
      unit: 'm',
      expr: `${v}*${v}/20`,
      wrong: [
        wrong(
          { v },
          ({ v }) => num(tidy((v * v) / 10)),
          'esesnel-kettes-elmarad',
          'A kettes kimaradt a nevezőből.',
          'az emelkedés képletéből kihagyja a kettest',
        ),
        wrong({ v }, ({ v }) => num(tidy(v / 20)), 'v-t-nem-emeli-negyzetre', 'A sebességet nem emelted négyzetre.'),
        wrong({ v }, ({ v }) => num(tidy((v * v) / 2)), 'esesnel-g-elmarad', 'A g kimaradt a nevezőből.'),
      ],
      other: 'A sebesség négyzetét oszd a g kétszeresével!',
      hints: ['Mennyi a sebesség a tetőponton?', 'A tetőponton minden energia helyzeti.', `$${v}^2=${v * v}$`],
      solution: `A tetőponton minden energia helyzeti, ezért a magasság a sebesség négyzete osztva a g kétszeresével, vagyis 20-szal: $${v}^2:20=${v * v}:20=${x(h)}$ méter.`,
    },
    fits(u => Math.abs(10 * u - (v * v) / 2) < 1e-6),
  );
}

/** The table of a swing: the sum stays the same in every row. */
function ledger(rng: Rng): Task {
  const total = rng.int(8, 60) * 5;
  const [a, b] = [rng.int(2, 55) * 5, rng.int(2, 55) * 5];
  redrawIf(a >= total || b >= total || a === b || a + b === total || 2 * b === total || 2 * a === total);
  const isKinetic = rng.chance(0.5);
  const answer = total - b;
  redrawIf([a, total - a].includes(answer));
  const cells = (known: number, kinetic: boolean): [string, string] =>
    kinetic ? ['?', withUnit(known, 'J')] : [withUnit(known, 'J'), '?'];
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['hely', 'helyzeti', 'mozgási'],
        rows: [
          ['A', withUnit(total, 'J'), '0 J'],
          ['B', ...cells(a, !isKinetic)],
          ['C', ...cells(b, isKinetic)],
        ],
      },
      question: `A táblázat egy inga energiáit mutatja három helyen. Súrlódás nincs. Mekkora a ${isKinetic ? 'helyzeti' : 'mozgási'} energia a C helyen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'J',
      expr: `${total}-${b}`,
      wrong: [
        wrong(
          { total, b },
          ({ total, b }) => num(total + b),
          'energiakat-osszeadja',
          'Összeadtál. Az A helyen látod az összes energiát: abból kell kivonni.',
          'az összes energiához hozzáadja a C helyen megadott energiát',
        ),
        wrong(
          { total, a },
          ({ total, a }) => num(total - a),
          'rossz-sorral-szamol',
          'Ez a B hely hiányzó energiája.',
          'a B hely hiányzó energiáját adja meg a C helyé helyett',
        ),
        wrong({ b }, ({ b }) => num(b), 'ket-energia-egyenlo', 'A két energia nem egyenlő, az összegük állandó.'),
      ],
      other: 'Az összeg minden helyen ugyanannyi.',
      hints: ['Mennyi az összes energia az A helyen?', 'Az összeg minden helyen ugyanannyi.', `Az összeg ${withUnit(total, 'J')}.`],
      solution: `Az összeg ${withUnit(total, 'J')}, tehát $${total}-${b}=${answer}$ joule.`,
    },
    fits(v => v + b === total),
  );
}

/** The kinetic energy on the way down. */
function onTheWay(rng: Rng): Task {
  const [m, top] = [rng.int(1, 20), rng.int(4, 30)];
  const at = rng.int(1, top - 1);
  const [total, left] = [m * 10 * top, m * 10 * at];
  const answer = total - left;
  redrawIf(answer === left);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű test ${withUnit(top, 'm')} magasról, nyugalmi helyzetből esik. Mekkora a mozgási energiája, amikor ${withUnit(at, 'm')} magasan van? ${AIRLESS}`,
      answer: num(answer),
      check: 'INT',
      unit: 'J',
      expr: `${m}*10*(${top}-${at})`,
      wrong: [
        wrong(
          { left },
          ({ left }) => num(left),
          'helyzeti-es-mozgasi-csere',
          'Ez az ott maradt helyzeti energia.',
          'a mozgási energia helyett az ott maradt helyzeti energiát adja meg',
        ),
        wrong({ total }, ({ total }) => num(total), 'teljes-magassaggal-szamol', 'Ez az összes energia. Egy része még helyzeti.'),
        wrong(
          { total, left },
          ({ total, left }) => num(total + left),
          'energiakat-osszeadja',
          'Összeadtál. Az összes energiából kell kivonni a helyzetit.',
          'az összes energiához hozzáadja az ott maradt helyzeti energiát',
        ),
      ],
      other: 'Az összes energiából vond ki az ott lévő helyzeti energiát!',
      hints: [
        'Fent minden energia helyzeti. Mennyi?',
        'A fenti összes energiából vond ki a megmaradt helyzeti energiát!',
        `Fent $${m}\\cdot10\\cdot${top}=${x(total)}$ joule.`,
      ],
      solution: `Fent a helyzeti energia $${m}\\cdot10\\cdot${top}=${x(total)}$ joule, ${withUnit(at, 'm')} magasan $${m}\\cdot10\\cdot${at}=${x(left)}$ joule. A különbség mozgási energia: $${x(total)}-${x(left)}=${x(answer)}$ joule.`,
    },
    fits(e => e === m * 10 * (top - at)),
  );
}

const BODIES = ['golyó', 'tekegolyó', 'kő', 'dinnye'] as const;
/** Two bodies, two tracks: which arrives at a higher speed? */
function whoIsFaster(rng: Rng): Task {
  const body = rng.pick(BODIES);
  const [m1, m2] = [rng.int(1, 9), rng.int(1, 9)];
  const [h1, h2] = [rng.int(2, 12), rng.int(2, 12)];
  redrawIf(m1 === m2 || (h1 !== h2 && m1 > m2 === h1 > h2));
  const key = h1 === h2 ? 'same' : h1 > h2 ? 'first' : 'second';
  const named = {
    first: `amelyik ${withUnit(h1, 'm')} magasról indul (${withUnit(m1, 'kg')})`,
    second: `amelyik ${withUnit(h2, 'm')} magasról indul (${withUnit(m2, 'kg')})`,
    same: 'egyforma sebességgel érnek le',
  };
  const others = (['first', 'second', 'same'] as const).filter(other => other !== key);
  const heavier = m1 > m2 ? 'first' : 'second';
  return choice(
    rng,
    {
      question: `Két ${body} csúszik le súrlódás nélkül: egy ${withUnit(m1, 'kg')} tömegű ${withUnit(h1, 'm')} magasról egy meredek, egy ${withUnit(m2, 'kg')} tömegű ${withUnit(h2, 'm')} magasról egy lapos pályán. Melyik ér le nagyobb sebességgel?`,
      right: words(named[key], key),
      because: 'Helyes! Csak az indulás magassága számít.',
      wrong: others.map(other =>
        wrong(
          { other },
          ({ other }) => words(named[other], other),
          other === heavier ? 'nehezebb-gyorsabban-er-le' : other === 'same' ? 'indulas-magassagat-nem-nezi' : 'lejton-mas-a-vegsebesseg',
          other === heavier
            ? 'A tömeg kiesik a képletből.'
            : other === 'same'
              ? 'A tömeg és a pálya alakja nem számít, de az indulás magassága igen.'
              : 'A pálya alakja nem számít, az indulás magassága igen.',
        ),
      ),
      hints: [
        'Melyik adat felesleges?',
        'A végsebesség csak a magasságkülönbségtől függ.',
        `Az egyik ${withUnit(h1, 'm')}, a másik ${withUnit(h2, 'm')} magasról indul.`,
      ],
      solution: `A tömeg és a pálya alakja nem számít, csak a magasság: ${named[key]}.`,
    },
    answer => answer === (Math.sign(h1 - h2) === 0 ? 'same' : Math.sign(h1 - h2) > 0 ? 'first' : 'second'),
  );
}

/** The speed on a hill lower than the start. */
function onHill(rng: Rng): Task {
  const v = rng.int(1, 8) * 2;
  const hill = tidy(rng.int(1, 30) / 2);
  const top = tidy(hill + drop(v));
  return numeric(
    {
      question: `Egy hullámvasút kocsija nyugalmi helyzetből, ${withUnit(top, 'm')} magasról indul, és súrlódás nélkül gurul. Mekkora a sebessége egy ${withUnit(hill, 'm')} magas domb tetején? (g = 10 N/kg)`,
      answer: num(v),
      check: 'NUM',
      unit: 'm/s',
      wrong: [
        fitting(
          wrong({ v }, ({ v }) => num(v * v), 'gyokvonas-elmarad', 'Ez a sebesség négyzete. Vonj gyököt!'),
          size => size === tidy(20 * top) || size === tidy(20 * hill),
        ),
        wrong(
          { top, hill },
          ({ top, hill }) => num(tidy(10 * (top - hill))),
          'esesnel-g-szer-h',
          'Csak a g és a süllyedés szorzatát számoltad ki.',
          'csak a g és a süllyedés szorzatát számolja ki',
        ),
        wrong(
          { top, hill },
          ({ top, hill }) => about(Math.sqrt(10 * (top - hill))),
          'esesnel-g-szer-h',
          'A 2-es szorzó kimaradt: a sebesség négyzete a g és a süllyedés szorzatának a kétszerese.',
          'kihagyja a 2-es szorzót',
        ),
        wrong(
          { hill },
          ({ hill }) => num(tidy(20 * hill)),
          'rossz-magassaggal-szamol',
          'A domb magasságával számoltál, és a gyök is elmaradt. A süllyedés a két magasság különbsége.',
          'a magasságkülönbség helyett a domb magasságával számol, és a gyökvonás is elmarad',
        ),
        wrong(
          { top },
          ({ top }) => num(tidy(20 * top)),
          'teljes-magassaggal-szamol',
          'A teljes magassággal számoltál, és a gyök is elmaradt.',
          'a magasságkülönbség helyett a teljes magassággal számol, és a gyökvonás is elmarad',
        ),
        wrong(
          { top },
          ({ top }) => about(Math.sqrt(20 * top)),
          'teljes-magassaggal-szamol',
          'A teljes magassággal számoltál. A kocsi csak a dombtetőig süllyedt.',
        ),
        wrong(
          { hill },
          ({ hill }) => about(Math.sqrt(20 * hill)),
          'rossz-magassaggal-szamol',
          'A domb magasságával számoltál. A süllyedés a két magasság különbsége.',
          'a magasságkülönbség helyett a domb magasságával számol',
        ),
      ],
      other: 'A süllyedésből számold a sebesség négyzetét!',
      hints: [
        'Mennyit süllyedt a kocsi?',
        'A sebesség négyzete a g és a süllyedés szorzatának kétszerese.',
        `A süllyedés $${x(top)}-${x(hill)}=${x(drop(v))}$ méter.`,
      ],
      solution: `A süllyedés $${x(top)}-${x(hill)}=${x(drop(v))}$ m. A sebesség négyzete $2\\cdot10\\cdot${x(drop(v))}=${v * v}$, és $${v}^2=${v * v}$. A sebesség ${withUnit(v, 'm/s')}.`,
    },
    fits(u => u > 0 && Math.abs((u * u) / 2 + 10 * hill - 10 * top) < 1e-6),
  );
}

/** What friction took away. */
function lost(rng: Rng): Task {
  const [m, h, v] = [rng.int(1, 30) * 2, rng.int(2, 25), rng.int(2, 20)];
  const [start, end] = [m * 10 * h, (m * v * v) / 2];
  const answer = start - end;
  redrawIf(answer <= 0 || answer > 0.6 * start || answer === end);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű szánkó ${withUnit(h, 'm')} magas dombról, nyugalmi helyzetből siklik le, lent ${withUnit(v, 'm/s')} a sebessége. Mennyi mechanikai energia alakult belső energiává? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'INT',
      unit: 'J',
      expr: `${m}*10*${h}-${m}*${v}*${v}/2`,
      wrong: [
        wrong(
          { start },
          ({ start }) => num(start),
          'energia-elfogy',
          'Ez az induló energia. Egy része mozgási energia lett.',
          'az egész induló energiát veszteségnek veszi',
        ),
        wrong({ end }, ({ end }) => num(end), 'megmaradt-energiat-adja', 'Ez a lenti mozgási energia. A hiányzó rész a kérdés.'),
        wrong(
          { start, m, v },
          ({ start, m, v }) => num(start - (m * v) / 2),
          'v-t-nem-emeli-negyzetre',
          'A sebességet nem emelted négyzetre.',
        ),
      ],
      other: 'Az induló energiából vond ki a lenti mozgási energiát!',
      hints: [
        'Mennyi energiával indult, és mennyi maradt?',
        'Az induló helyzeti és a lenti mozgási energia különbsége kell.',
        `Fent $${m}\\cdot10\\cdot${h}=${x(start)}$ joule.`,
      ],
      solution: `Az induló helyzeti energia $${m}\\cdot10\\cdot${h}=${x(start)}$ joule, a lenti mozgási energia $${m}\\cdot${v}^2:2=${x(end)}$ joule. A különbségük alakult belső energiává: $${x(start)}-${x(end)}=${x(answer)}$ joule.`,
    },
    fits(q => Math.abs(q + (m * v * v) / 2 - m * 10 * h) < 1e-9),
  );
}

export const energyConservation = defineGenerator(
  'gen-energy-conservation',
  'Az energia megmaradása',
  ['fizika-7-energiamegmaradas'],
  ['decimal', 'power'],
  (rng, level) => {
    if (level === 1) return rng.pick([fallSpeed, ledger])(rng);
    if (level === 2) return rng.pick([rise, onTheWay, whoIsFaster])(rng);
    return rng.pick([onHill, lost])(rng);
  },
);
