import type { Rng } from '@eszkerek/numbers/chance';
import { nameSuf, suf, The, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const TEAMS = [
  { team: 'Egy zenekar', who: 'zenész' },
  { team: 'Egy kórus', who: 'énekes' },
  { team: 'Egy sakk-kör', who: 'sakkozó' },
  { team: 'Egy néptánccsoport', who: 'táncos' },
  { team: 'Egy színjátszó kör', who: 'szereplő' },
] as const;

/** Two newcomers of the same age lift the average of a team. */
function newcomers(rng: Rng): Task {
  const { team, who } = rng.pick(TEAMS);
  const n = rng.int(4, 14);
  const old = rng.int(18, 30);
  const now = old + rng.int(1, 4);
  const total = (n + 2) * now;
  const both = total - n * old;
  const age = both / 2;
  redrawIf(both % 2 !== 0 || age > 60 || age < now + 2);
  return numeric(
    {
      question: `${team} ${t(n)} tagjának átlagéletkora ${t(old)} év. Belép két egyforma idős új ${who}, és az átlagéletkor ${t(now)} évre nő. Hány éves egy új ${who}?`,
      answer: num(age),
      check: 'INT',
      unit: 'év',
      wrong: [
        wrong({ both }, ({ both }) => num(both), 'osztas-elmarad', 'Ennyi évesek ketten együtt. Egyikük életkorát kérdeztük.'),
        wrong(
          { now, old },
          ({ now, old }) => num(now + (now - old)),
          'atlagok-kozepe',
          'Úgy számoltál, mintha az új átlag a régi átlag és az új életkor közepe lenne. A régi tagok többen vannak.',
        ),
        wrong(
          { n, now, old },
          ({ n, now, old }) => num((n + 1) * now - n * old),
          'darabszam-hiba',
          'Úgy számoltál, mintha csak egy új tag lépett volna be.',
        ),
      ],
      other: 'Számold ki az életkorok összegét a belépés előtt és után!',
      hints: [
        'Mennyi volt az életkorok összege a belépés előtt? És utána?',
        'Az átlag szorozva a létszámmal megadja az összeget. A két összeg különbsége a két új tagé.',
        `Előtte az összeg $${n}\\cdot${old}=${n * old}$, utána $${n + 2}\\cdot${now}=${total}$.`,
      ],
      solution: `Az életkorok összege előtte $${n}\\cdot${old}=${n * old}$, utána $${n + 2}\\cdot${now}=${total}$. A két új tag együtt $${total}-${n * old}=${both}$ éves, egyikük $${both}:2=${age}$ éves.`,
    },
    fits(v => (n * old + 2 * v) / (n + 2) === now),
  );
}

/** How many full marks are needed at least to reach an average. */
function fullMarks(rng: Rng): Task {
  const who = person(rng);
  const most = rng.pick([10, 20, 50, 100]);
  const unit = most / 10;
  const tests = rng.int(3, 9);
  const now = rng.int(5, 7) * unit;
  const wished = rng.int(8, 9) * unit;
  const lack = tests * (wished - now);
  const each = most - wished;
  const answer = Math.ceil(lack / each);
  redrawIf(answer < 3 || answer > 20);
  const exact = lack % each === 0;
  const count = exact
    ? `$${lack}:${each}=${answer}$`
    : `${t(answer - 1)} felmérő $${answer - 1}\\cdot${each}=${x((answer - 1) * each)}$ pontot pótol, ez még kevés; ${suf(answer, 'val')} már megvan`;
  return numeric(
    {
      question: `${who.name} eddig ${t(tests)} felmérőt írt, az átlaga ${t(now)} pont. Egy felmérőn legfeljebb ${t(most)} pontot lehet elérni. Legkevesebb hány további felmérőt kell írnia, hogy az átlaga legalább ${t(wished)} pont legyen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'felmérő',
      wrong: [
        ...(exact
          ? []
          : [
              wrong(
                { lack, each },
                ({ lack, each }) => num(Math.floor(lack / each)),
                'lefele-kerekit-hianyt',
                'Ennyi felmérővel még egy kicsit hiányzik. A maradékhoz is kell egy.',
              ),
            ]),
        wrong(
          { lack },
          ({ lack }) => num(lack),
          'hianyt-adja',
          'Ez a hiányzó pontok száma. Egy hibátlan felmérő egyszerre több pontot is pótol.',
        ),
        wrong(
          { lack, most },
          ({ lack, most }) => num(Math.ceil(lack / most)),
          'egesz-pontot-potol',
          `${The(most)} pontból ${t(wished)} az új átlaghoz kell. Csak az ezen felüli rész pótolja a hiányt.`,
        ),
        wrong(
          { answer, tests },
          ({ answer, tests }) => num(answer + tests),
          'osszes-felmerot-adja',
          'Ez az összes felmérő száma. A továbbiakat kérdeztük.',
        ),
      ],
      other: `Mennyi pont hiányzik ahhoz, hogy az eddigi felmérők átlaga ${t(wished)} legyen?`,
      hints: [
        `Hány ponttal van kevesebb az eddigi felmérőkön, mintha mindegyik ${t(wished)} pontos lenne?`,
        `Egy ${t(most)} pontos felmérő $${most}-${wished}=${each}$ ponttal van az új átlag fölött: ennyit pótol.`,
        `Felmérőnként $${wished}-${now}=${wished - now}$ pont hiányzik, és eddig ${t(tests)} felmérő volt.`,
      ],
      solution: `${nameSuf(who, 'nak')} az új átlaghoz felmérőnként $${wished}-${now}=${wished - now}$ pont hiányzik, összesen $${tests}\\cdot${wished - now}=${lack}$. Egy hibátlan felmérő $${most}-${wished}=${each}$ pontot pótol. ${count}, tehát legkevesebb ${t(answer)} felmérő kell.`,
    },
    fits(v => {
      const average = (k: number): number => (tests * now + k * most) / (tests + k);
      return average(v) >= wished && average(v - 1) < wished;
    }),
  );
}

export const matek5SzamtaniKozep = defineChallenge({
  lesson: 'matek-5-szamtani-kozep',
  needs: [],
  shapes: [newcomers, fullMarks],
  misconceptions: {
    'atlagok-kozepe': {
      text: 'az átlagot létszám nélkül, két érték közepeként kezeli',
      pupil: 'Az átlagot két érték közepeként kezeled, a létszámot kihagyod.',
    },
    'lefele-kerekit-hianyt': { text: 'a hiány maradékát elhagyja', pupil: 'A hiány maradékát elhagyod.' },
    'hianyt-adja': { text: 'a hiányzó pontokat adja meg a darabszám helyett', pupil: 'A hiányzó pontokat adod meg a darabszám helyett.' },
    'egesz-pontot-potol': {
      text: 'az új adat egészét a hiány pótlására számolja',
      pupil: 'Az új adat egészét a hiány pótlására számolod.',
    },
    'osszes-felmerot-adja': {
      text: 'a további helyett az összes darabot adja meg',
      pupil: 'A további helyett az összes darabot adod meg.',
    },
  },
});
