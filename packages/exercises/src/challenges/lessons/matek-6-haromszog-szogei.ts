import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, letterArticle, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** „az $ABC$”, „a $KLM$”. */
const of = (letters: string): string => `${letterArticle(letters)} $${letters}$`;

const NAMES = ['ABC', 'DEF', 'KLM', 'PQR', 'RST'] as const;

/** Two bisectors cross: the angle between them depends on the third angle alone. */
function crossingBisectors(rng: Rng): Task {
  const name = rng.pick(NAMES);
  const [a = 'A', b = 'B', c = 'C'] = name.split('');
  const third = rng.int(10, 70) * 2;
  const cross = 90 + third / 2;
  const back = rng.chance(0.5);
  const halves = 180 - cross;
  return numeric(
    back
      ? {
          question: `${capital(of(name))} háromszögben ${of(a)} és ${of(b)} csúcsnál lévő szög felezője az $O$ pontban metszi egymást. ${capital(of(`${a}O${b}`))} szög ${t(cross)}°. Mekkora ${of(c)} csúcsnál lévő szög?`,
          answer: num(third),
          check: 'NUM',
          unit: '°',
          wrong: [
            wrong(
              { cross },
              ({ cross }) => num(180 - cross),
              'fel-szogek-osszege',
              'Ennyi a két fél szög összege. Az egész szögek ennek kétszeresét adják, és abból jön ki a harmadik.',
            ),
            wrong({ cross }, ({ cross }) => num(cross - 90), 'felezest-elfelejti', 'Ez a keresett szög fele.'),
            wrong(
              { cross },
              ({ cross }) => num(2 * (180 - cross)),
              'ket-szog-osszege',
              'Ennyi a másik két szög összege. Egészítsd ki 180°-ra!',
            ),
          ],
          other: 'Az $O$ pontnál lévő kis háromszögben két fél szög van. Mennyi ezek összege?',
          hints: [
            'Nézd a kis háromszöget, amelynek egyik csúcsa $O$! Milyen szögei vannak?',
            'A kis háromszögben a két fél szög összegét megkapod 180°-ból. Az egész szögek összege ennek kétszerese.',
            `A két fél szög összege $180-${cross}=${halves}$ fok.`,
          ],
          solution: `A kis háromszögben a két fél szög összege $180-${cross}=${halves}$ fok, az egész szögeké $2\\cdot${halves}=${2 * halves}$ fok. A harmadik szög $180-${2 * halves}=${third}$ fok.`,
        }
      : {
          question: `${capital(of(name))} háromszögben ${of(c)} csúcsnál lévő szög ${t(third)}°. ${capital(of(a))} és ${of(b)} csúcsnál lévő szög felezője az $O$ pontban metszi egymást. Mekkora ${of(`${a}O${b}`)} szög?`,
          answer: num(cross),
          check: 'NUM',
          unit: '°',
          wrong: [
            wrong(
              { third },
              ({ third }) => num(180 - third),
              'ket-szog-osszege',
              'Ennyi a másik két szög összege. A kis háromszögben csak a felük van.',
            ),
            wrong(
              { third },
              ({ third }) => num((180 - third) / 2),
              'fel-szogek-osszege',
              'Ennyi a két fél szög összege. A kis háromszög harmadik szöge kell.',
            ),
            wrong(
              { third },
              ({ third }) => num(2 * third),
              'ketszeres-szog',
              'A felezők metszéspontjánál nem kétszer akkora szög van. Számold végig a kis háromszöget!',
            ),
          ],
          other: 'Számold ki a másik két szög összegét, aztán a felüket!',
          hints: [
            'Tudnod kell külön-külön a másik két szöget? Elég az összegük?',
            'A kis háromszögben a másik két szög fele van. A felek összege az összeg fele.',
            `A másik két szög összege $180-${third}=${180 - third}$ fok.`,
          ],
          solution: `A másik két szög összege $180-${third}=${180 - third}$ fok, a két fél szögé $${180 - third}:2=${halves}$ fok. A kis háromszög harmadik szöge $180-${halves}=${cross}$ fok.`,
        },
    // Any triangle with this third angle gives the same: all are tried.
    fits(v => {
      const [c, o] = back ? [v, cross] : [third, v];
      return c > 0 && c < 178 && range(1, 179 - c).every(p => 180 - p / 2 - (180 - c - p) / 2 === o);
    }),
  );
}

/** An exterior angle and the ratio of the two far interior ones. */
function exteriorRatio(rng: Rng): Task {
  const k = rng.int(2, 5);
  const part = rng.int(12, 36);
  const outer = (k + 1) * part;
  redrawIf(outer >= 172 || outer === 90);
  const near = 180 - outer;
  const far = k * part;
  const answer = Math.max(near, far);
  redrawIf(near === far);
  return numeric(
    {
      question: `Egy háromszög egyik külső szöge ${t(outer)}°. A nem mellette fekvő két belső szög közül az egyik ${suf(k, 'szor')} akkora, mint a másik. Mekkora a háromszög legnagyobb szöge?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { near, far },
          ({ near, far }) => num(Math.min(near, far)),
          'nem-a-legnagyobb-szog',
          'Ez is szöge a háromszögnek, de van nála nagyobb.',
        ),
        wrong(
          { part },
          ({ part }) => num(part),
          'egy-reszt-adja-szognek',
          'Ez a legkisebb rész, vagyis az egyik belső szög. A legnagyobbat kérdeztük.',
        ),
        ...((180 * k) % (k + 1) === 0
          ? [
              wrong(
                { k },
                ({ k }) => num((180 * k) / (k + 1)),
                'kulso-szog-tetele',
                'A két szög összegét 180°-nak vetted. A nem mellette fekvő két belső szög összege a külső szög.',
              ),
            ]
          : []),
        wrong(
          { outer },
          ({ outer }) => num(outer),
          'kulso-szoget-adja',
          'Ez a külső szög. A háromszög belső szögei közül kérdeztük a legnagyobbat.',
        ),
      ],
      other: 'A külső szög a nem mellette fekvő két belső szög összege.',
      hints: [
        'Mit tudsz a külső szögről és a nem mellette fekvő két belső szögről?',
        `A két belső szög összege a külső szög: ez ${t(k + 1)} egyforma rész.`,
        `Egy rész $${outer}:${k + 1}=${part}$ fok.`,
      ],
      solution: `A külső szög a nem mellette fekvő két belső szög összege, ez ${t(k + 1)} rész: egy rész $${outer}:${k + 1}=${part}$ fok, a nagyobbik $${k}\\cdot${part}=${x(far)}$ fok. A külső szög melletti belső szög $180-${outer}=${near}$ fok. A három szög ${t(part)}°, ${t(far)}° és ${t(near)}°, a legnagyobb ${t(answer)}°.`,
    },
    fits(v => {
      const angles = range(1, outer - 1)
        .filter(p => outer - p === k * p)
        .flatMap(p => [p, outer - p, 180 - outer]);
      return Math.max(...angles) === v && angles.reduce((sum, angle) => sum + angle, 0) === 180;
    }),
  );
}

export const matek6HaromszogSzogei = defineChallenge({
  lesson: 'matek-6-haromszog-szogei',
  needs: [],
  shapes: [crossingBisectors, exteriorRatio],
  misconceptions: {
    'fel-szogek-osszege': { text: 'a két fél szög összegénél megáll', pupil: 'A két fél szög összegénél megállsz.' },
    'felezest-elfelejti': { text: 'a szög felét adja meg az egész helyett', pupil: 'A szög felét adod meg az egész helyett.' },
    'ket-szog-osszege': { text: 'két szög összegét adja meg', pupil: 'Két szög összegét adod meg.' },
    'ketszeres-szog': {
      text: 'a felezők szögét a harmadik szög kétszeresének hiszi',
      pupil: 'A felezők szögét a harmadik szög kétszeresének hiszed.',
    },
    'nem-a-legnagyobb-szog': { text: 'nem a legnagyobb szöget adja meg', pupil: 'Nem a legnagyobb szöget adod meg.' },
    'egy-reszt-adja-szognek': { text: 'a legkisebb részt adja meg', pupil: 'A legkisebb részt adod meg.' },
  },
});
