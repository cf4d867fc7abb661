import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const WORKS = [
  { who: 'festő', what: 'festene ki egy iskolát' },
  { who: 'kertész', what: 'ásna fel egy parkot' },
  { who: 'munkás', what: 'építene meg egy kerítést' },
  { who: 'önkéntes', what: 'szedne le egy gyümölcsöst' },
  { who: 'kőműves', what: 'rakna fel egy falat' },
] as const;

/** Some of the workers come or go in the middle of the work. */
function changingTeam(rng: Rng): Task {
  const { who, what } = rng.pick(WORKS);
  const n = rng.int(4, 15);
  const days = rng.int(8, 24);
  const done = rng.int(2, days - 4);
  const change = rng.int(1, 8);
  const joins = rng.chance(0.5);
  const later = joins ? n + change : n - change;
  redrawIf(later < 2);
  const left = n * (days - done);
  redrawIf(left % later !== 0);
  const answer = left / later;
  return numeric(
    {
      question: `${t(n)} ${who} ${t(days)} nap alatt ${what}. ${t(done)} napig együtt dolgoznak, utána ${t(change)} ${who} ${joins ? 'csatlakozik hozzájuk' : 'elmegy más munkára'}. Mindenki egyformán dolgozik. A változás után még hány napig tart a munka?`,
      answer: num(answer),
      check: 'INT',
      unit: 'nap',
      wrong: [
        wrong(
          { days, done },
          ({ days, done }) => num(days - done),
          'letszamvaltozast-kihagyja',
          'Ennyi nap akkor maradna, ha nem változna a létszám.',
        ),
        ...((n * days) % later === 0
          ? [
              wrong(
                { n, days, later },
                ({ n, days, later }) => num((n * days) / later),
                'elvegzett-munkat-nem-vonja-le',
                'Az egész munkát osztottad szét. Egy része a változásig már elkészült.',
              ),
            ]
          : []),
        ...(((days - done) * later) % n === 0
          ? [
              wrong(
                { n, days, done, later },
                ({ n, days, done, later }) => num(((days - done) * later) / n),
                'egyenes-aranyossagkent',
                'Több ember rövidebb idő alatt végez, kevesebb ember hosszabb idő alatt. Te fordítva számoltál.',
              ),
            ]
          : []),
        wrong(
          { done, answer },
          ({ done, answer }) => num(done + answer),
          'egesz-idot-adja',
          'Ez az egész munka ideje. A változás utáni napokat kérdeztük.',
        ),
      ],
      other: 'Számold a munkát „napi munkákban”: egy ember egy nap alatt egy napi munkát végez.',
      hints: [
        'Hány „napi munka” az egész? (Egy ember egy napja egy napi munka.)',
        'Vond le, amit a változásig elvégeztek! A maradékot oszd el az új létszámmal!',
        `Az egész munka $${n}\\cdot${days}=${x(n * days)}$ napi munka, ebből $${n}\\cdot${done}=${n * done}$ már kész.`,
      ],
      solution: `Az egész munka $${n}\\cdot${days}=${x(n * days)}$ napi munka, ebből $${n}\\cdot${done}=${n * done}$ elkészült. Marad $${x(n * days)}-${n * done}=${x(left)}$. Ezt $${n}${joins ? '+' : '-'}${change}=${later}$ ember $${x(left)}:${later}=${answer}$ nap alatt végzi el.`,
    },
    fits(v => n * done + later * v === n * days),
  );
}

const WAYS = [
  { way: 'az iskolába', fast: 'kerékpárral', slow: 'rollerrel' },
  { way: 'a nagymamájához', fast: 'kerékpárral', slow: 'futva' },
  { way: 'az edzésre', fast: 'kerékpárral', slow: 'gördeszkával' },
  { way: 'a könyvtárba', fast: 'futva', slow: 'gyalog' },
] as const;

/** The same way at two speeds: only the difference of the times is known. */
function savedMinutes(rng: Rng): Task {
  const { way, fast, slow } = rng.pick(WAYS);
  const who = person(rng);
  const unit = fast === 'futva' ? 1 : 2;
  const [b = 4, a = 6] = rng.sample([4, 5, 6, 7, 8, 9], 2).sort((p, q) => p - q);
  const [v1, v2] = [a * unit, b * unit];
  const part = rng.int(2, 6);
  const saved = (a - b) * part;
  const answer = a * part;
  redrawIf(saved < 3 || gcd(a, b) !== 1 || (slow === 'gyalog' && v2 > 6));
  return numeric(
    {
      question: `${who.name} ${fast} ${t(v1)} km/h, ${slow} ${t(v2)} km/h sebességgel halad. ${fast.charAt(0).toUpperCase()}${fast.slice(1)} ${t(saved)} perccel hamarabb ér ${way}, mint ${slow}. Hány percig tart az út ${slow}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'perc',
      wrong: [
        wrong({ b, part }, ({ b, part }) => num(b * part), 'masik-idot-adja', `Ennyi ideig tart az út ${fast}. A lassabbat kérdeztük.`),
        wrong({ saved }, ({ saved }) => num(saved), 'kulonbseget-adja', 'Ez csak a két idő különbsége.'),
        wrong({ part }, ({ part }) => num(part), 'egy-reszt-ad', 'Ez egyetlen rész. A kérdezett idő több ilyen részből áll.'),
      ],
      other: 'Ugyanazon az úton a sebesség és az idő fordítottan arányos: a sebességek aránya fordítva adja az idők arányát.',
      hints: [
        'Ha valaki kétszer olyan gyors, hányad része az ideje?',
        `A sebességek aránya $${a}:${b}$, ezért az idők aránya fordítva: $${b}:${a}$.`,
        `A gyorsabb idő ${t(b)} rész, a lassabb ${t(a)} rész, a különbség ${t(a - b)} rész.`,
      ],
      solution: `A sebességek aránya $${v1 === a ? '' : `${v1}:${v2}=`}${a}:${b}$, az idők aránya fordított: $${b}:${a}$. A különbség $${a}-${b}=${a - b}$ rész, ez ${t(saved)} perc, tehát egy rész $${saved}:${a - b}=${part}$ perc. A lassabb út $${a}\\cdot${part}=${answer}$ perc.`,
    },
    fits(v => v2 * v === v1 * (v - saved)),
  );
}

export const matek6ForditottAranyossag = defineChallenge({
  lesson: 'matek-6-forditott-aranyossag',
  needs: [],
  shapes: [changingTeam, savedMinutes],
  misconceptions: {
    'egesz-idot-adja': { text: 'az egész munka idejét adja meg', pupil: 'Az egész munka idejét adod meg.' },
    'masik-idot-adja': { text: 'a másik mozgás idejét adja meg', pupil: 'A másik mozgás idejét adod meg.' },
    'kulonbseget-adja': { text: 'a két idő különbségét adja meg', pupil: 'A két idő különbségét adod meg.' },
    'egy-reszt-ad': {
      text: 'egy rész nagyságát adja meg az egész idő helyett',
      pupil: 'Egy rész nagyságát adod meg az egész idő helyett.',
    },
  },
});
