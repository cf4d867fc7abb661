import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const c = (n: number): string => withUnit(n, '°C');

const BODIES = [
  { body: 'vasgolyót', again: 'egy ugyanilyen, ugyanolyan forró golyót', one: 'golyó' },
  { body: 'követ', again: 'egy ugyanilyen, ugyanolyan forró követ', one: 'kő' },
  { body: 'rézhengert', again: 'egy ugyanilyen, ugyanolyan forró hengert', one: 'henger' },
  { body: 'alumíniumkockát', again: 'egy ugyanilyen, ugyanolyan forró kockát', one: 'kocka' },
] as const;

/** Two equal hot bodies one after the other: the first shows how the heats compare. */
function secondBody(rng: Rng): Task {
  const { body, again, one } = rng.pick(BODIES);
  const hot = rng.int(12, 36) * 10;
  const cold = rng.int(8, 24);
  const ratio = rng.int(3, 18);
  const [firstRise, secondRise] = [(hot - cold) / (ratio + 1), (2 * (hot - cold)) / (ratio + 2)];
  redrawIf(!Number.isInteger(firstRise) || !Number.isInteger(secondRise));
  const [first, second] = [cold + firstRise, cold + secondRise];
  redrawIf(second > 80 || firstRise < 5);
  return numeric(
    {
      question: `Szigetelt edényben ${c(cold)} hőmérsékletű víz van. Beleteszünk egy ${c(hot)} hőmérsékletű ${body}, a közös hőmérséklet ${c(first)} lesz. Ezután ${again} is beleteszünk az első mellé (az is ${c(hot)} hőmérsékletű). Mekkora lesz most a közös hőmérséklet?`,
      answer: num(second),
      check: 'NUM',
      unit: '°C',
      wrong: [
        wrong(
          { first, firstRise },
          ({ first, firstRise }) => num(first + firstRise),
          'ugyanannyit-melegit-ujra',
          `A második ${one} nem melegít ugyanannyit: a víz már melegebb, és az első ${one} is vele melegszik.`,
        ),
        wrong(
          { first, hot, ratio },
          ({ first, hot, ratio }) => about(tidy(first + (hot - first) / (ratio + 1))),
          'elso-test-kimarad-a-melegedesbol',
          `Úgy számoltál, mintha csak a víz melegedne. Az első ${one} is benne van, az is felvesz hőt.`,
        ),
        wrong(
          { first, hot },
          ({ first, hot }) => num((first + hot) / 2),
          'hocsere-kozep',
          'A két hőmérséklet közepét vetted. A víz fokonként sokkal több hőt kér, mint a test.',
        ),
      ],
      other: 'Az első kísérletből derítsd ki, hányszor annyi hőt kér a víz fokonként, mint egy test!',
      hints: [
        'Hány fokot melegedett a víz, és hány fokot hűlt a test az első kísérletben?',
        `Ebből megtudod, hányszor annyi hőt vesz fel fokonként a víz, mint egy ${one}. A második kísérletben képzeld úgy, hogy mindkét ${one} egyszerre került a vízbe!`,
        `A víz $${first}-${cold}=${firstRise}$ fokot melegedett, a ${one} $${hot}-${first}=${hot - first}$ fokot hűlt, és $${hot - first}:${firstRise}=${ratio}$.`,
      ],
      solution: `A víz $${first}-${cold}=${firstRise}$ fokot melegedett, a ${one} $${hot}-${first}=${hot - first}$ fokot hűlt. A két hő egyenlő, és $${hot - first}:${firstRise}=${ratio}$: fokonként ${suf(ratio, 'szor')} annyi hőt kér a víz, mint egy ${one}. A végeredmény ugyanaz, mintha mindkét ${one} egyszerre került volna a ${c(cold)} hőmérsékletű vízbe (a közös hőmérséklet legyen $T$): $2\\cdot(${hot}-T)=${ratio}\\cdot(T-${cold})$. Ebből $${2 * hot + ratio * cold}=${ratio + 2}T$, tehát $T=${second}$, vagyis ${c(second)}.`,
    },
    fits(v => Math.abs(2 * (hot - v) * (first - cold) - (v - cold) * (hot - first)) < 1e-6),
  );
}

const JARS = ['Az egyik szigetelt tartályban', 'Az egyik szigetelt vödörben', 'Az egyik szigetelt kannában'] as const;

/** Some water goes over and the same amount comes back: the energy of the two together stays. */
function thereAndBack(rng: Rng): Task {
  const jar = rng.pick(JARS);
  const [cold, hot] = [rng.int(8, 25), rng.int(55, 90)];
  const [mc, mh] = [rng.int(1, 4), rng.int(2, 6)];
  const rise = rng.int(2, 20);
  const drop = (rise * mc) / mh;
  redrawIf(mc === mh || !Number.isInteger(drop) || drop < 1);
  const [coldLater, answer] = [cold + rise, hot - drop];
  const even = (mc * cold + mh * hot) / (mc + mh);
  redrawIf(coldLater >= even - 3);
  const other = jar.replace('Az egyik', 'a másik');
  return numeric(
    {
      question: `${jar} ${withUnit(mc, 'kg')} ${c(cold)} hőmérsékletű, ${other} ${withUnit(mh, 'kg')} ${c(hot)} hőmérsékletű víz van. A melegből valamennyit átöntünk a hidegbe, összekeverjük, majd ugyanannyit visszaöntünk. A hidegebb víz most ${c(coldLater)} hőmérsékletű. Hány fokos a melegebb? (A veszteséget hagyd figyelmen kívül!)`,
      answer: num(answer),
      check: 'NUM',
      unit: '°C',
      wrong: [
        wrong(
          { hot, rise },
          ({ hot, rise }) => num(hot - rise),
          'hocsere-egyenlo-valtozas',
          'Ugyanannyi fokkal hűtötted a meleg vizet, amennyivel a hideg melegedett. A két tömeg nem egyforma: a hő egyenlő, nem a hőmérséklet-változás.',
        ),
        ...(hot - (rise * mh) / mc > coldLater
          ? [
              wrong(
                { hot, rise, mc, mh },
                ({ hot, rise, mc, mh }) => about(tidy(hot - (rise * mh) / mc)),
                'hocsere-tomeget-cserel',
                'A két tömeget felcserélted. A nagyobb tömegű víz hőmérséklete változik kevesebbet.',
              ),
            ]
          : []),
        wrong(
          { cold, hot, mc, mh },
          ({ cold, hot, mc, mh }) => about(tidy((mc * cold + mh * hot) / (mc + mh))),
          'teljes-osszekeverest-szamol',
          'Ez a hőmérséklet akkor lenne, ha az egészet összeöntenénk. Itt a víznek csak egy része ment át és vissza.',
        ),
      ],
      other: 'A végén mindkét edényben ugyanannyi víz van, mint az elején. Mennyi hőt kapott az egyik, és mennyit adott le a másik?',
      hints: [
        'Mennyi víz van a végén a két edényben? Kell-e tudni, mennyit öntöttünk át?',
        'A tömegek a végén ugyanazok, mint az elején. Amennyi hőt a hidegebb víz kapott, annyit adott le a melegebb.',
        `A hidegebb ${withUnit(mc, 'kg')} víz $${coldLater}-${cold}=${rise}$ fokot melegedett.`,
      ],
      solution: `A végén mindkét edényben ugyanannyi víz van, mint az elején, ezért nem számít, mennyit öntöttünk át. A hidegebb víz $${coldLater}-${cold}=${rise}$ fokot melegedett. A leadott és a felvett hő egyenlő, és mindkettő víz, ezért a tömeg és a hőmérséklet-változás szorzata egyenlő: $${mc}\\cdot${rise}=${mc * rise}$, tehát a melegebb $${mc * rise}:${mh}=${drop}$ fokot hűlt. A hőmérséklete $${hot}-${drop}=${answer}$ fok.`,
    },
    fits(v => {
      // Simulated for any amount: the one that gives the cooler temperature gives the warmer one too.
      const amounts = range(1, 20000).map(i => (mh * i) / 20000);
      const mixed = (cup: number): number => (mc * cold + cup * hot) / (mc + cup);
      const cup = amounts.find(size => mixed(size) >= coldLater - 1e-9) ?? 0;
      return Math.abs(((mh - cup) * hot + cup * mixed(cup)) / mh - v) < 0.05;
    }),
  );
}

export const fizika8Kalorimetria = defineChallenge({
  lesson: 'fizika-8-kalorimetria',
  needs: ['brackets'],
  shapes: [secondBody, thereAndBack],
  misconceptions: {
    'ugyanannyit-melegit-ujra': {
      text: 'a második egyforma testtől ugyanakkora melegedést vár',
      pupil: 'A második egyforma testtől ugyanakkora melegedést vársz.',
    },
    'elso-test-kimarad-a-melegedesbol': {
      text: 'a vízben lévő első testet kihagyja a melegedők közül',
      pupil: 'A vízben lévő első testet kihagyod a melegedők közül.',
    },
    'teljes-osszekeverest-szamol': {
      text: 'részleges átöntésnél a teljes keverék hőmérsékletét számolja',
      pupil: 'Részleges átöntésnél a teljes keverék hőmérsékletét számolod.',
    },
  },
});
