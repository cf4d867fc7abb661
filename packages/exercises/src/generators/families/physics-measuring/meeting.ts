import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';
import { twoPeople } from '../shared/story.ts';

const x = texNumber;

/** Two people walk towards each other; `where` asks for the place, from the first one's start. */
export function meeting(rng: Rng, where: boolean): Task {
  const [a, b] = twoPeople(rng);
  const [v1, v2] = [rng.int(2, 16) / 2, rng.int(2, 16) / 2];
  const time = rng.int(2, 20) * 5;
  const apart = (v1 + v2) * time;
  redrawIf(v1 === v2 || decimalsOf(apart) > 0 || apart > 900 || decimalsOf(v1 * time) > 0);
  return numeric(
    {
      question: `${a.name} és ${b.name} egy egyenes út két végéről, ${withUnit(apart, 'm')} távolságból egyszerre indul el egymás felé. ${a.name} sebessége ${withUnit(v1, 'm/s')}, ${b.name} sebessége ${withUnit(v2, 'm/s')}. ${
        where ? `Hány méterre van ${a.name} az indulási helyétől, amikor találkoznak?` : 'Hány másodperc múlva találkoznak?'
      }`,
      answer: num(where ? v1 * time : time),
      check: 'NUM',
      unit: where ? 'm' : 's',
      expr: where ? `${v1}*${apart}/(${v1}+${v2})` : `${apart}/(${v1}+${v2})`,
      wrong: where
        ? [
            wrong(
              { v2, time },
              ({ v2, time }) => num(v2 * time),
              'masik-test-utja',
              `Ennyit ${b.name} tett meg. A másik utat kérdezzük.`,
              `${b.name} útját adja meg ${a.name} útja helyett`,
            ),
            wrong(
              { time },
              ({ time }) => num(time),
              'reszeredmeny-a-mozgasnal',
              `Ez a találkozásig eltelt idő. Számold ki, mennyit tesz meg ezalatt ${a.name}!`,
              'a találkozásig eltelt időt adja meg a távolság helyett',
            ),
            wrong({ apart }, ({ apart }) => num(apart / 2), 'felezi-a-tavolsagot', 'Félúton csak egyforma sebességnél találkoznának.'),
          ]
        : [
            wrong(
              { apart, v1, v2 },
              ({ apart, v1, v2 }) => about(apart / Math.abs(v1 - v2), 2),
              'szemben-is-kivon',
              'A sebességek különbségével osztottál. Szemben haladva összeadódnak.',
            ),
            orElse(
              wrong(
                { apart, v1 },
                ({ apart, v1 }) => about(apart / v1, 2),
                'talalkozasnal-egyik-mozog',
                'Csak az egyik sebességgel számoltál. A másik is közeledik.',
                'csak az egyikük sebességével számol',
              ),
              about(apart / v2, 2),
            ),
            wrong(
              { apart, v1, v2 },
              ({ apart, v1, v2 }) => about((2 * apart) / (v1 + v2), 2),
              'sebessegek-atlagaval-oszt',
              'A két sebesség átlagával osztottál. Együtt, az összegükkel csökkentik a távolságot.',
            ),
          ],
      other: 'Mennyivel csökken a távolságuk egy másodperc alatt?',
      hints: [
        where ? 'Előbb azt számold ki, mikor találkoznak!' : 'Rajzold le a két indulási helyet és a nyilakat!',
        'Szemben haladóknál a távolság másodpercenként annyi méterrel fogy, amennyi a két sebesség összege.',
        `Egy másodperc alatt $${x(v1)}+${x(v2)}=${x(v1 + v2)}$ méterrel csökken a távolság.`,
      ],
      solution: `Szemben haladóknál a távolság másodpercenként $${x(v1)}+${x(v2)}=${x(v1 + v2)}$ méterrel fogy. $${apart}:${x(v1 + v2)}=${x(time)}$ másodperc${where ? `, és $${x(v1)}\\cdot${x(time)}=${x(v1 * time)}$ méter` : ''}.`,
    },
    fits(v => {
      const t = where ? v / v1 : v;
      return Math.abs(v1 * t - (apart - v2 * t)) < 1e-6;
    }),
  );
}

/** The second one starts later and is faster; the figure ends before they meet. */
export function catchUp(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const [v1, v2] = [rng.int(2, 8) / 2, rng.int(4, 14) / 2];
  const late = rng.int(1, 4) * 10;
  const lead = v1 * late;
  const time = lead / (v2 - v1);
  redrawIf(v2 <= v1 || decimalsOf(time) > 0 || time <= late || time > 200);
  const shown = 2 * late;
  const figure = graphFigure({
    x: 'idő (s)',
    y: 'út (m)',
    lines: {
      1: [
        [0, 0],
        [shown, v1 * shown],
      ],
      2: [
        [late, 0],
        [shown, v2 * late],
      ],
    },
  });
  redrawIf(!figure);
  return numeric(
    {
      ...(figure ? { figure } : {}),
      question: `${a.name} (1) és később ${b.name} (2) ugyanonnan, ugyanarra indul, a sebességük nem változik. A grafikon csak az út elejét mutatja. ${b.name} a saját indulásától számítva hány másodperc múlva éri utol a társát?`,
      answer: num(time),
      check: 'NUM',
      unit: 's',
      expr: `${v1}*${late}/(${v2}-${v1})`,
      wrong: [
        wrong(
          { time, late },
          ({ time, late }) => num(time + late),
          'kesobbi-indulast-nem-vonja-le',
          'Ezt az első indulástól mérted. A második később indult.',
          `${a.name} indulásától számítja az időt`,
        ),
        wrong(
          { lead },
          ({ lead }) => num(lead),
          'reszeredmeny-a-mozgasnal',
          'Ez az előny méterben. Oszd el a sebességek különbségével!',
          'a méterben mért előnyt adja meg az idő helyett',
        ),
        wrong(
          { lead, v2 },
          ({ lead, v2 }) => about(lead / v2, 2),
          'talalkozasnal-egyik-mozog',
          'Úgy számoltál, mintha az első állna. Ő is halad tovább.',
          'úgy számol, mintha az elöl haladó állna',
        ),
        wrong(
          { lead, v1, v2 },
          ({ lead, v1, v2 }) => about(lead / (v1 + v2), 2),
          'uldozeskor-osszead',
          'A sebességeket összeadtad. Egy irányba haladva a különbségük számít.',
        ),
      ],
      other: 'Mekkora az előny a második indulásakor, és másodpercenként mennyivel fogy?',
      hints: [
        'Olvasd le a két vonal meredekségét: ez a két sebesség.',
        'Egy irányba haladva az előny a sebességek különbségével fogy.',
        `A sebességek: ${withUnit(v1, 'm/s')} és ${withUnit(v2, 'm/s')}.`,
      ],
      solution: `Az előny $${x(v1)}\\cdot${late}=${x(lead)}$ méter, ez másodpercenként $${x(v2)}-${x(v1)}=${x(v2 - v1)}$ méterrel fogy. $${x(lead)}:${x(v2 - v1)}=${x(time)}$ másodperc.`,
    },
    fits(t => Math.abs(v1 * (t + late) - v2 * t) < 1e-6),
  );
}
