import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { the, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const deg = (n: number): string => withUnit(n, '°');

/** The first letter is read with „az”, the others with „a”. */
const NAMES = [
  ['A', 'B', 'C', 'D'],
  ['F', 'G', 'H', 'K'],
  ['M', 'K', 'P', 'T'],
  ['R', 'P', 'Q', 'T'],
] as const;

/** An isosceles triangle cut off by a segment as long as the base. */
function cutByBase(rng: Rng): Task {
  const [a, b, c, d] = rng.pick(NAMES);
  const top = rng.int(8, 28) * 2;
  const base = (180 - top) / 2;
  const answer = base - top;
  redrawIf(answer === top || base % 2 === 1);
  return numeric(
    {
      question: `Az $${a}${b}${c}$ háromszögben $${a}${b}=${a}${c}$, és az $${a}$ csúcsnál lévő szög ${deg(top)}. Az $${a}${c}$ oldalon kijelöljük a $${d}$ pontot úgy, hogy $${b}${d}=${b}${c}$. Hány fokos az $${a}${b}${d}$ szög?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { top },
          ({ top }) => num(top),
          'masik-reszszog',
          `Ez a $${d}${b}${c}$ szög. A $${b}$ csúcsnál lévő szög másik részét kérdeztük.`,
        ),
        wrong(
          { base },
          ({ base }) => num(base / 2),
          'szogfelezonek-hiszi',
          `Felezted az alapszöget. A $${b}${d}$ szakaszról nem tudjuk, hogy szögfelező, csak azt, hogy egyenlő a $${b}${c}$ oldallal.`,
        ),
        wrong(
          { base },
          ({ base }) => num(base),
          'egesz-alapszog',
          `Ez az $${a}${b}${c}$ szög, az egész alapszög. Ennek csak egy része a kérdezett szög.`,
        ),
        wrong(
          { top },
          ({ top }) => num(180 - 2 * top),
          'szarszog-alapszog-csere',
          `Alapszögnek vetted ${the(top)}°-os szöget. Az $${a}$ csúcsnál a szárszög van.`,
        ),
      ],
      other: 'Két egyenlő szárú háromszög is van az ábrán. Keresd meg mindkettő alapszögeit!',
      hints: [
        'Rajzold le! Hány egyenlő szárú háromszöget találsz?',
        `Az $${a}${b}${c}$ háromszög alapszögeiből indulj! A $${b}${c}${d}$ háromszög is egyenlő szárú: melyik két szöge egyenlő?`,
        `Az alapszögek az $${a}${b}${c}$ háromszögben $(180-${top}):2=${base}$ fokosak.`,
      ],
      solution: `Az $${a}${b}${c}$ háromszög alapszögei $(180-${top}):2=${base}$ fokosak. A $${b}${c}${d}$ háromszögben $${b}${d}=${b}${c}$, ezért a $${b}${d}${c}$ szög is ${deg(base)}. A $${d}${b}${c}$ szög $180-2\\cdot${base}=${top}$ fok. Az $${a}${b}${d}$ szög a maradék: $${base}-${top}=${answer}$ fok.`,
    },
    fits(v => {
      const [whole, cut] = [(180 - top) / 2, 180 - 2 * ((180 - top) / 2)];
      const atD = 180 - top - v;
      return v + cut === whole && atD + whole === 180;
    }),
  );
}

/** A point of the base that is as far from one end as from the top. */
function pointOnBase(rng: Rng): Task {
  const [a, b, c, d] = rng.pick(NAMES);
  const rest = rng.int(4, 33) * 3;
  const base = (180 - rest) / 3;
  redrawIf(rest === base || rest === 60 || rest + base > 170);
  return numeric(
    {
      question: `Az $${a}${b}${c}$ háromszögben $${a}${b}=${a}${c}$. A $${b}${c}$ oldalon kijelöljük a $${d}$ pontot úgy, hogy $${a}${d}=${b}${d}$. A $${d}${a}${c}$ szög ${deg(rest)}. Hány fokos az $${a}${b}${c}$ szög?`,
      answer: num(base),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { rest },
          ({ rest }) => num((180 - rest) / 2),
          'reszszog-mint-szarszog',
          `Úgy számoltál, mintha ${the(rest)}° volna az egész szárszög. Ahhoz hozzátartozik a $${b}${a}${d}$ szög is.`,
        ),
        wrong(
          { base, rest },
          ({ base, rest }) => num(base + rest),
          'szarszog-alapszog-csere',
          `Ez a $${b}${a}${c}$ szárszög. Az alapszöget kérdeztük.`,
        ),
        wrong(
          { base },
          ({ base }) => num(2 * base),
          'kulso-szog-helyette',
          `Ez az $${a}${d}${c}$ szög, az $${a}${b}${d}$ háromszög külső szöge. Az alapszög ennek a fele.`,
        ),
      ],
      other: 'Jelöld az egyenlő szögeket ugyanazzal az ívvel! Hány ilyen ív van az egész háromszög szögeiben?',
      hints: [
        'Rajzold le, és jelöld ívvel az egyenlő szögeket! Melyik háromszög egyenlő szárú?',
        `$${a}${d}=${b}${d}$, ezért a $${b}${a}${d}$ szög ugyanakkora, mint az alapszög. Írd fel az egész háromszög szögösszegét!`,
        `A nagy háromszög szögeiben háromszor szerepel az alapszög, és egyszer ${the(rest)}°.`,
      ],
      solution: `A nagy háromszög két alapszöge egyenlő. $${a}${d}=${b}${d}$, ezért az $${a}${b}${d}$ háromszögben a $${b}${a}${d}$ szög is ugyanekkora. A szögösszegben tehát háromszor szerepel az alapszög és egyszer ${the(rest)}°: $180-${rest}=${180 - rest}$, és $${180 - rest}:3=${base}$. Az $${a}${b}${c}$ szög ${deg(base)}.`,
    },
    fits(
      v =>
        range(1, 89)
          .filter(angle => angle + angle + (angle + rest) === 180)
          .join() === String(v),
    ),
  );
}

export const matek6EgyenloSzaru = defineChallenge({
  lesson: 'matek-6-egyenlo-szaru',
  needs: ['brackets'],
  shapes: [cutByBase, pointOnBase],
  misconceptions: {
    'masik-reszszog': { text: 'a szög másik részét adja meg', pupil: 'A szög másik részét adod meg.' },
    'szogfelezonek-hiszi': { text: 'ok nélkül szögfelezőnek veszi a szakaszt', pupil: 'Ok nélkül szögfelezőnek veszed a szakaszt.' },
    'egesz-alapszog': { text: 'a rész helyett az egész szöget adja meg', pupil: 'A rész helyett az egész szöget adod meg.' },
    'reszszog-mint-szarszog': {
      text: 'a szárszög egy részét az egész szárszögnek veszi',
      pupil: 'A szárszög egy részét az egész szárszögnek veszed.',
    },
    'kulso-szog-helyette': { text: 'a belső szög helyett a külső szöget adja meg', pupil: 'A belső szög helyett a külső szöget adod meg.' },
  },
});
