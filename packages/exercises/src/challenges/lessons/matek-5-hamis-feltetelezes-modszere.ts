import type { Rng } from '@eszkerek/numbers/chance';
import { nameSuf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const CONTESTS = [
  'matekversenyen',
  'kvízjátékban',
  'természetismereti vetélkedőn',
  'helyesírási versenyen',
  'online logikaversenyen',
] as const;

/** A contest with points lost for wrong answers and some questions left empty. */
function contestPoints(rng: Rng): Task {
  const who = person(rng);
  const total = rng.int(4, 8) * 5;
  const gain = rng.int(4, 8);
  const loss = rng.int(1, 3);
  const empty = rng.int(2, 6);
  const right = rng.int(6, total - empty - 3);
  const bad = total - empty - right;
  const answered = total - empty;
  const points = gain * right - loss * bad;
  const missing = gain * answered - points;
  redrawIf(points < 20 || bad === right);
  return numeric(
    {
      question: `Egy ${rng.pick(CONTESTS)} ${t(total)} kérdés van. Minden jó válaszért ${t(gain)} pont jár, minden rosszért ${t(loss)} pontot levonnak, az üresen hagyott kérdés 0 pontot ér. ${who.name} ${t(empty)} kérdést üresen hagyott, és ${t(points)} pontot szerzett. Hány kérdésre válaszolt jól?`,
      answer: num(right),
      check: 'INT',
      unit: 'kérdés',
      wrong: [
        wrong({ bad }, ({ bad }) => num(bad), 'rosszak-a-jok-helyett', 'Ennyi rossz válasza volt. A jókat kérdeztük.'),
        wrong(
          { total, bad },
          ({ total, bad }) => num(total - bad),
          'uresek-jonak-szamitva',
          `Az összes kérdésből vontad ki a rosszakat. Így az üresen hagyottakat is jónak vetted.`,
        ),
        ...(missing % gain === 0
          ? [
              wrong(
                { missing, gain, answered },
                ({ missing, gain, answered }) => num(answered - missing / gain),
                'csere-hatasa-kicsi',
                `Egy rossz válasz nemcsak ${the(gain)} pontot veszti el, hanem még le is vonnak érte.`,
              ),
            ]
          : []),
      ],
      other: `Tedd fel, hogy ${who.name} minden válasza jó! Hány pontja lenne, és mennyit ront ezen egyetlen rossz válasz?`,
      hints: [
        'Hány kérdésre válaszolt egyáltalán?',
        `Tedd fel, hogy minden válasza jó! Egy rossz válasz ennél $${gain}+${loss}=${gain + loss}$ ponttal kevesebbet ér.`,
        `Ha minden válasza jó lenne, $${answered}\\cdot${gain}=${answered * gain}$ pontja volna.`,
      ],
      solution: `${nameSuf(who, 'nak')} $${total}-${empty}=${answered}$ válasza van. Ha mind jó volna, $${answered}\\cdot${gain}=${answered * gain}$ pontot kapna. Ez $${answered * gain}-${points}=${missing}$ ponttal több a valódinál. Egy rossz válasz $${gain}+${loss}=${gain + loss}$ pontba kerül, tehát $${missing}:${gain + loss}=${bad}$ rossz válasz volt. A jók száma $${answered}-${bad}=${right}$.`,
    },
    fits(v => v >= 0 && v <= answered && gain * v - loss * (answered - v) === points),
  );
}

const HALLS = [
  { place: 'Egy műhelyben', light: 'háromlábú szék', heavy: 'négylábú szék' },
  { place: 'Egy kávézóban', light: 'háromlábú szék', heavy: 'négylábú szék' },
  { place: 'Egy óvodában', light: 'háromlábú hokedli', heavy: 'négylábú szék' },
  { place: 'Egy fazekasműhelyben', light: 'háromlábú zsámoly', heavy: 'négylábú szék' },
] as const;

/** Chairs of two kinds with people on most of them: legs are counted together. */
function legsInTheRoom(rng: Rng): Task {
  const { place, light, heavy } = rng.pick(HALLS);
  const chairs = rng.int(12, 40);
  const threes = rng.int(4, chairs - 4);
  const free = rng.int(2, 7);
  const people = chairs - free;
  const legs = 3 * threes + 4 * (chairs - threes) + 2 * people;
  const ofChairs = legs - 2 * people;
  redrawIf(threes * 2 === chairs);
  return numeric(
    {
      question: `${place} ${t(chairs)} ülőhely van: ${light} és ${heavy}. ${t(free)} üres közülük, a többin ül valaki, mindegyiken egy ember. Az ülőhelyeknek és az embereknek összesen ${t(legs)} lábuk van. Hány ${light} van?`,
      answer: num(threes),
      check: 'INT',
      unit: 'darab',
      wrong: [
        wrong(
          { chairs, threes },
          ({ chairs, threes }) => num(chairs - threes),
          'osszecsereli-a-ket-fajtat',
          `Ennyi ${heavy} van. A másik fajtát kérdeztük.`,
        ),
        wrong(
          { chairs, legs },
          ({ chairs, legs }) => num(4 * chairs - (legs - 2 * chairs)),
          'uresekre-is-ultet',
          'Az üres helyekre is embert ültettél. Ott csak a szék lábait számold!',
        ),
      ],
      other: 'Vedd le előbb az emberek lábait, aztán tedd fel, hogy minden ülőhely négylábú!',
      hints: [
        'Hány ember ül, és hány lábuk van az embereknek?',
        'Ha csak az ülőhelyek lábai maradnak, tedd fel, hogy mindegyik négylábú! Mennyivel sok?',
        `Az emberek lábai: $2\\cdot${people}=${2 * people}$. Az ülőhelyeké tehát $${legs}-${2 * people}=${ofChairs}$.`,
      ],
      solution: `$${chairs}-${free}=${people}$ ember ül, nekik $2\\cdot${people}=${2 * people}$ lábuk van. Az ülőhelyek lábai: $${legs}-${2 * people}=${ofChairs}$. Ha mind négylábú volna, $4\\cdot${chairs}=${x(4 * chairs)}$ láb lenne, ez $${x(4 * chairs)}-${ofChairs}=${threes}$ lábbal több. Minden háromlábú eggyel csökkenti a számot, ezért ${t(threes)} ${light} van.`,
    },
    fits(
      v =>
        Array.from({ length: chairs + 1 }, (_, n) => n)
          .filter(n => 3 * n + 4 * (chairs - n) + 2 * people === legs)
          .join() === String(v),
    ),
  );
}

export const matek5HamisFeltetelezesModszere = defineChallenge({
  lesson: 'matek-5-hamis-feltetelezes-modszere',
  needs: [],
  shapes: [contestPoints, legsInTheRoom],
  misconceptions: {
    'rosszak-a-jok-helyett': {
      text: 'a rossz válaszok számát adja meg a jók helyett',
      pupil: 'A rossz válaszok számát adod meg a jók helyett.',
    },
    'uresek-jonak-szamitva': { text: 'az üresen hagyott kérdéseket jónak számítja', pupil: 'Az üresen hagyott kérdéseket jónak számítod.' },
    'csere-hatasa-kicsi': { text: 'a levont pontot kihagyja a csere hatásából', pupil: 'A levont pontot kihagyod a csere hatásából.' },
    'uresekre-is-ultet': { text: 'az üres helyekre is embert ültet', pupil: 'Az üres helyekre is embert ültetsz.' },
  },
});
