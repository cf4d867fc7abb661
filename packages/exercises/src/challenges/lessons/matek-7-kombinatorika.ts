import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const pairs = (n: number): number => (n * (n - 1)) / 2;

const CONTESTS = [
  { where: 'Egy sakkversenyen', who: 'versenyző', game: 'mérkőzést', left: 'mérkőzés' },
  { where: 'Egy asztalitenisz-bajnokságon', who: 'játékos', game: 'mérkőzést', left: 'mérkőzés' },
  { where: 'Egy pingpongkupán', who: 'pingpongozó', game: 'mérkőzést', left: 'mérkőzés' },
  { where: 'Egy tollaslabdatornán', who: 'játékos', game: 'mérkőzést', left: 'mérkőzés' },
] as const;

/** Two players leave a round robin early: the others play all their games. */
function leftEarly(rng: Rng): Task {
  const { where, who, game, left } = rng.pick(CONTESTS);
  const others = rng.int(5, 14);
  const played = rng.int(2, Math.min(5, others - 1));
  const total = pairs(others) + 2 * played;
  const n = others + 2;
  const nearest =
    range(2, 30)
      .filter(k => pairs(k) <= total)
      .at(-1) ?? 0;
  redrawIf(nearest === n);
  return numeric(
    {
      question: `${where} mindenki mindenkivel egyszer játszott volna. Két ${who} azonban hazament, miután mindketten ${t(played)} ${game} játszottak (egymással nem). A többiek minden ${game} lejátszottak egymás között. Összesen ${t(total)} ${left} volt. Hány ${who} indult?`,
      answer: num(n),
      check: 'INT',
      unit: who,
      wrong: [
        wrong(
          { others },
          ({ others }) => num(others),
          'tavozok-kimaradnak',
          'Ennyien maradtak végig. A két hazautazó is elindult a versenyen.',
        ),
        wrong(
          { others },
          ({ others }) => num(others - 1),
          'ellenfelek-szama',
          'Ennyi ellenfele volt a maradók közül egynek. Az összes indulót kérdeztük.',
        ),
        ...(nearest === others || nearest === others - 1
          ? []
          : [
              wrong(
                { total },
                ({ total }) =>
                  num(
                    range(2, 30)
                      .filter(k => (k * (k - 1)) / 2 <= total)
                      .at(-1) ?? 0,
                  ),
                'hazautazok-meccsei-bent',
                'A hazautazók mérkőzéseit is a teljes körmérkőzésbe számoltad. Vond le előbb azokat!',
              ),
            ]),
      ],
      other: `Vond le a két hazautazó mérkőzéseit! A maradék hány ${who} teljes körmérkőzése?`,
      hints: [
        'Hány mérkőzés volt olyan, amelyen valamelyik hazautazó játszott?',
        'Vond le ezeket az összesből! Ami marad, az a többiek teljes körmérkőzése: minden pár egyszer.',
        `A két hazautazó összesen $2\\cdot${played}=${2 * played}$ ${game} játszott, a többiek egymás között $${total}-${2 * played}=${pairs(others)}$ alkalommal játszottak.`,
      ],
      solution: `A két hazautazó $2\\cdot${played}=${2 * played}$ ${game} játszott. A többiek egymás között $${total}-${2 * played}=${pairs(others)}$ alkalommal játszottak. Ha ők összesen $n$ fő, akkor $\\frac{n(n-1)}{2}=${pairs(others)}$, vagyis két szomszédos szám szorzata $${2 * pairs(others)}=${others}\\cdot${others - 1}$. Végig ${t(others)} ember maradt, az indulók száma $${others}+2=${n}$.`,
    },
    fits(
      v =>
        range(4, 40)
          .filter(k => range(1, k - 2).reduce((games, _, i) => games + i, 0) + 2 * played === total)
          .join() === String(v),
    ),
  );
}

const LINES = ['Két párhuzamos egyenesen', 'Két párhuzamos szakaszon', 'Egy trapéz két alapján'] as const;

/** Triangles from points on two parallel lines: two on one line, one on the other. */
function trianglesOnLines(rng: Rng): Task {
  const [m, n] = [rng.int(3, 9), rng.int(3, 9)];
  redrawIf(m === n);
  const [first, second] = [pairs(m) * n, pairs(n) * m];
  const answer = first + second;
  return numeric(
    {
      question: `${rng.pick(LINES)} pontokat jelölünk ki: az egyiken ${t(m)}, a másikon ${t(n)} pontot. Hány olyan háromszög van, amelynek mindhárom csúcsa a kijelölt pontok közül való?`,
      answer: num(answer),
      check: 'INT',
      unit: 'háromszög',
      wrong: [
        wrong(
          { m, n },
          ({ m, n }) => num(((m * (m - 1)) / 2) * n),
          'csak-az-egyik-eset',
          'Csak azokat számoltad, amelyeknek két csúcsa az első vonalon van. Fordítva is lehet.',
        ),
        wrong(
          { m, n },
          ({ m, n }) => num(((n * (n - 1)) / 2) * m),
          'csak-az-egyik-eset',
          'Csak azokat számoltad, amelyeknek két csúcsa a második vonalon van. Fordítva is lehet.',
        ),
        wrong(
          { m, n },
          ({ m, n }) => num(m * (m - 1) * n + n * (n - 1) * m),
          'ketszer-szamolja',
          'Az egy vonalon lévő két csúcsot kétszer számoltad: a két pont cseréje ugyanazt a háromszöget adja.',
        ),
        wrong(
          { m, n },
          ({ m, n }) => num(((m + n) * (m + n - 1) * (m + n - 2)) / 6),
          'egy-vonalon-harom-csucs',
          'Azokat a hármasokat is beleszámoltad, amelyek egyetlen egyenesre esnek. Ezek nem alkotnak háromszöget.',
        ),
        wrong(
          { m, n },
          ({ m, n }) => num(((m * (m - 1)) / 2) * ((n * (n - 1)) / 2)),
          'negyszogeket-szamol',
          'Mindkét vonalon két pontot választottál, így négyszöget kaptál. A háromszöghöz három pont kell.',
        ),
      ],
      other: 'Egy háromszögnek nem lehet mindhárom csúcsa ugyanazon a vonalon. Milyen két eset marad?',
      hints: [
        'Lehet-e mindhárom csúcs ugyanazon a vonalon?',
        'Két eset van: két csúcs az elsőn és egy a másodikon, vagy fordítva. Ahol két pontot választasz, a sorrend nem számít.',
        `Az első vonalon $\\frac{${m}\\cdot${m - 1}}{2}=${pairs(m)}$ pontpár van.`,
      ],
      solution: `Két csúcs az egyik vonalon van, a harmadik a másikon. Ha kettő az elsőn van: $\\frac{${m}\\cdot${m - 1}}{2}\\cdot${n}=${pairs(m)}\\cdot${n}=${first}$. Ha kettő a másodikon van: $\\frac{${n}\\cdot${n - 1}}{2}\\cdot${m}=${pairs(n)}\\cdot${m}=${second}$. Összesen $${first}+${second}=${answer}$ háromszög van.`,
    },
    fits(v => {
      const points = [...range(1, m).map(() => 0), ...range(1, n).map(() => 1)];
      let found = 0;
      for (let i = 0; i < points.length; i++)
        for (let j = 0; j < i; j++) for (let k = 0; k < j; k++) if (new Set([points[i], points[j], points[k]]).size === 2) found++;
      return found === v;
    }),
  );
}

export const matek7Kombinatorika = defineChallenge({
  lesson: 'matek-7-kombinatorika',
  needs: ['fraction'],
  shapes: [leftEarly, trianglesOnLines],
  misconceptions: {
    'tavozok-kimaradnak': { text: 'a távozókat nem számolja az indulók közé', pupil: 'A távozókat nem számolod az indulók közé.' },
    'ellenfelek-szama': {
      text: 'a létszám helyett az ellenfelek számát adja meg',
      pupil: 'A létszám helyett az ellenfelek számát adod meg.',
    },
    'hazautazok-meccsei-bent': {
      text: 'a csonka mérkőzéseket is a teljes körmérkőzésbe számolja',
      pupil: 'A csonka mérkőzéseket is a teljes körmérkőzésbe számolod.',
    },
    'csak-az-egyik-eset': { text: 'a két eset közül csak az egyiket számolja', pupil: 'A két eset közül csak az egyiket számolod.' },
    'egy-vonalon-harom-csucs': {
      text: 'egy egyenesre eső pontokat is háromszögnek számol',
      pupil: 'Egy egyenesre eső pontokat is háromszögnek számolsz.',
    },
    'negyszogeket-szamol': { text: 'háromszögek helyett négyszögeket számol', pupil: 'Háromszögek helyett négyszögeket számolsz.' },
  },
});
