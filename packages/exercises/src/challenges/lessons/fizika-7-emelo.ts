import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, nameSuf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { twoPeople } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const x = texNumber;

/** Two on one side of a seesaw, one on the other: the arms count one by one. */
function threeOnSeesaw(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const [f1, f2] = [rng.int(4, 9) * 50, rng.int(4, 9) * 50];
  const [d1, d2] = [rng.int(4, 12) / 4, rng.int(4, 12) / 4];
  const f3 = rng.int(11, 18) * 50;
  const torque = f1 * d1 + f2 * d2;
  const answer = tidy(torque / f3);
  redrawIf(f1 === f2 || d1 === d2 || decimalsOf(answer) > 1 || answer > 3 || answer < 0.5);
  return numeric(
    {
      question: `Egy mérleghinta bal oldalán ketten ülnek: ${a.name} (${withUnit(f1, 'N')}) ${withUnit(d1, 'm')} távolságra a tengelytől, ${b.name} (${withUnit(f2, 'N')}) ${withUnit(d2, 'm')} távolságra. A jobb oldalra egy ${withUnit(f3, 'N')} súlyú felnőtt ül. Hány méterre üljön a tengelytől, hogy a hinta vízszintes maradjon? (A rúd egyforma a két oldalon.)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'm',
      wrong: [
        wrong(
          { f1, d1, f3 },
          ({ f1, d1, f3 }) => about((f1 * d1) / f3),
          'egyik-ero-kimarad',
          `${nameSuf(b, 'ról')} megfeledkeztél: ő is forgatja a hintát.`,
        ),
        wrong(
          { f1, f2, d1, d2, f3 },
          ({ f1, f2, d1, d2, f3 }) => about(((f1 + f2) * (d1 + d2)) / f3),
          'karokat-osszeadja',
          'A súlyok összegét a karok összegével szoroztad. Mindkét súlyt a saját karjával kell szorozni, és utána összeadni.',
        ),
        wrong({ d1, d2 }, ({ d1, d2 }) => num(tidy(d1 + d2)), 'karok-egyenlosege', 'A karokat adtad össze, a súlyokkal nem számoltál.'),
      ],
      other: 'A bal oldali két forgatóhatás (erő · kar) összege legyen egyenlő a jobb oldalival!',
      hints: [
        'Mekkora forgatóhatása van külön-külön a két gyereknek?',
        'Forgatóhatás: erő szorozva a karjával. A bal oldaliak összege legyen egyenlő a jobb oldalival!',
        `Bal oldalon $${f1}\\cdot${x(d1)}=${x(f1 * d1)}$ és $${f2}\\cdot${x(d2)}=${x(f2 * d2)}$ (N·m).`,
      ],
      solution: `A bal oldali forgatóhatás $${f1}\\cdot${x(d1)}+${f2}\\cdot${x(d2)}=${x(torque)}$ N·m. Ugyanennyi kell jobb oldalon: $${x(torque)}:${f3}=${x(answer)}$ m.`,
    },
    fits(v => Math.abs(f3 * v - f1 * d1 - f2 * d2) < 1e-6),
  );
}

/** One lever pushes the other: the advantages multiply. */
function twoLevers(rng: Rng): Task {
  const [short1, short2] = [rng.int(1, 4) * 10, rng.int(1, 4) * 10];
  const [k1, k2] = [rng.int(2, 6), rng.int(2, 6)];
  const [long1, long2] = [short1 * k1, short2 * k2];
  const force = rng.int(2, 12) * 10;
  const load = force * k1 * k2;
  redrawIf(k1 === k2 || load > 3000);
  return numeric(
    {
      question: `Két kétoldalú emelőt kapcsolnak egymás után. Az első hosszú karjának (${withUnit(long1, 'cm')}) végét alulról fölfelé nyomod, a rövid karja (${withUnit(short1, 'cm')}) a második emelő hosszú karjának (${withUnit(long2, 'cm')}) végét nyomja lefelé. A második rövid karjának (${withUnit(short2, 'cm')}) végén ${withUnit(load, 'N')} súlyú teher van. Mekkora erővel tartod egyensúlyban? (A rudak súlyát elhanyagoljuk.)`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          { load, k2 },
          ({ load, k2 }) => num(load / k2),
          'csak-a-masodik-emelo',
          'Ennyi erő kell a második emelő hosszú végén. Az első emelő ezt is csökkenti.',
        ),
        wrong(
          { load, k1 },
          ({ load, k1 }) => num(load / k1),
          'csak-az-elso-emelo',
          'Csak az első emelővel számoltál. A második is csökkenti a szükséges erőt.',
        ),
        ...((load / (k1 + k2)) % 1 === 0
          ? [
              wrong(
                { load, k1, k2 },
                ({ load, k1, k2 }) => num(load / (k1 + k2)),
                'emelok-aranyat-osszeadja',
                'A két arányt összeadtad. Az egyik emelő a másik által csökkentett erőt csökkenti tovább: az arányok szorzódnak.',
              ),
            ]
          : []),
        wrong({ load }, ({ load }) => num(load), 'egyenlo-ero-kell', 'Egyenlő erő akkor kellene, ha a karok is egyenlők volnának.'),
      ],
      other: 'Haladj a tehertől visszafelé: mekkora erő kell a második emelő hosszú végén?',
      hints: [
        'Kezdd a második emelőnél! Mekkora erő kell a hosszú végén?',
        'Ez az erő az első emelő „terhe”. Onnan ugyanúgy számolj tovább!',
        `A második emelőnél $${load}\\cdot${short2}:${long2}=${load / k2}$ N kell.`,
      ],
      solution: `A második emelő hosszú végén $${load}\\cdot${short2}:${long2}=${load / k2}$ N kell. Ez az első emelő terhe, így a kezednél $${load / k2}\\cdot${short1}:${long1}=${force}$ N elég.`,
    },
    fits(v => Math.abs(((v * long1) / short1) * long2 - load * short2) < 1e-6),
  );
}

export const fizika7Emelo = defineChallenge({
  lesson: 'fizika-7-emelo',
  needs: ['decimal'],
  shapes: [threeOnSeesaw, twoLevers],
  misconceptions: {
    'egyik-ero-kimarad': { text: 'az egyik erő forgatóhatását kihagyja', pupil: 'Az egyik erő forgatóhatását kihagyod.' },
    'karok-egyenlosege': {
      text: 'csak a karokat egyenlíti ki, az erőkkel nem számol',
      pupil: 'Csak a karokat egyenlíted ki, az erőkkel nem számolsz.',
    },
    'csak-a-masodik-emelo': { text: 'a két emelőből csak a másodikkal számol', pupil: 'A két emelőből csak a másodikkal számolsz.' },
    'csak-az-elso-emelo': { text: 'a két emelőből csak az elsővel számol', pupil: 'A két emelőből csak az elsővel számolsz.' },
    'emelok-aranyat-osszeadja': { text: 'az egymás utáni emelők arányát összeadja', pupil: 'Az egymás utáni emelők arányát összeadod.' },
  },
});
