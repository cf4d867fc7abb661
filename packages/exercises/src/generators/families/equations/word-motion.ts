import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

/** Two travellers start towards each other at the same time. */
export function meeting(rng: Rng): Task {
  const who = rng.pick([
    { one: 'kerékpáros', from: 11, to: 18, more: [2, 6] },
    { one: 'teherautó', from: 48, to: 66, more: [4, 16] },
    { one: 'vonat', from: 60, to: 84, more: [6, 20] },
  ] as const);
  const [slow, more] = [rng.int(who.from, who.to), rng.int(who.more[0], who.more[1])];
  const hours = rng.pick([2, 3, 4]);
  const distance = hours * (2 * slow + more);
  const fast = slow + more;
  const askFast = rng.chance(0.5);
  const [left, right] = rng.pick([
    ['Almás', 'Berek'],
    ['Patakfő', 'Hegyalja'],
    ['Malomvég', 'Kisrét'],
  ] as const);
  return numeric(
    {
      question: `Két ${who.one} egyszerre indul egymás felé az ábra két településéről. Az egyik ${t(more)} km/h-val gyorsabb a másiknál, és ${t(hours)} óra múlva találkoznak. Mekkora a **${askFast ? 'gyorsabb' : 'lassabb'}** ${who.one} sebessége?`,
      figure: {
        kind: 'plan',
        places: { [left]: [0, 0], [right]: [10, 0] },
        roads: [{ between: [left, right], label: `${t(distance)} km` }],
      },
      answer: num(askFast ? fast : slow),
      check: 'INT',
      unit: 'km/h',
      expr: `(${distance}/${hours}${askFast ? '+' : '-'}${more})/2`,
      wrong: [
        wrong(
          { askFast, slow, fast },
          ({ askFast, slow, fast }) => num(askFast ? slow : fast),
          'nem-a-kerdesre-felel',
          `Ez a ${askFast ? 'lassabb' : 'gyorsabb'} ${who.one} sebessége.`,
        ),
        wrong(
          { askFast, distance, more },
          ({ askFast, distance, more }) => num((distance + (askFast ? more : -more)) / 2),
          'idovel-nem-szoroz',
          `A sebességek összegét vetted ${suf(distance, 'nak')}. A két **út** összege ennyi, és ${t(hours)} óráig mentek.`,
        ),
        wrong(
          { askFast, distance, hours, more },
          ({ askFast, distance, hours, more }) => num(distance / hours + (askFast ? more : -more)),
          'felezes-elmarad',
          `Ez a ${askFast ? 'gyorsabb' : 'lassabb'} ${who.one} sebességének kétszerese. Felezni is kell.`,
        ),
        wrong(
          { askFast, distance, hours, more },
          ({ askFast, distance, hours, more }) => num(distance + (askFast ? hours * more : -hours * more)),
          'reszvalasz',
          `Ez a ${askFast ? 'gyorsabb' : 'lassabb'} ${who.one} útjának kétszerese. Felezd, aztán oszd el az idővel!`,
          `a ${askFast ? 'gyorsabb' : 'lassabb'} útjának kétszeresét adja meg`,
        ),
        wrong(
          { distance, hours },
          ({ distance, hours }) => num(distance / hours),
          'reszvalasz',
          'Ez a két sebesség összege: ennyivel közelednek óránként. Még az is kell, hogy az egyik mennyivel gyorsabb.',
        ),
        wrong(
          { distance, hours },
          ({ distance, hours }) => num(distance / hours / 2),
          'egyenloen-oszt',
          'Egyforma sebességgel számoltál. Az egyik gyorsabb.',
          'a két sebességet egyenlőnek veszi',
        ),
      ],
      other: 'Írd fel, mennyi utat tesz meg mindkettő a találkozásig!',
      hints: [
        'Mennyi a két út együtt a találkozásig?',
        'Jelöld a lassabb sebességét $x$-szel! Út = sebesség · idő.',
        `$${hours}x+${hours}(x+${more})=${distance}$`,
      ],
      solution: `Legyen a lassabb sebessége $x$ km/h, a gyorsabbé $x+${more}$ km/h. ${t(hours)} óra alatt együtt teszik meg az utat: $${hours}x+${hours}(x+${more})=${distance}$, ezért $${2 * hours}x=${distance - hours * more}$ és $x=${slow}$. A lassabb ${who.one} sebessége ${t(slow)} km/h, a gyorsabbé ${t(fast)} km/h.`,
    },
    fits(v => hours * v + hours * (askFast ? v - more : v + more) === distance),
  );
}

/** The same way with and against the stream. */
export function river(rng: Rng): Task {
  const [own, stream] = [rng.int(8, 24), rng.int(2, 6)];
  const [down, up] = [own + stream, own - stream];
  const [a, b] = [rng.int(2, 5), rng.int(3, 8)];
  redrawIf(a * down !== b * up);
  const way = a * down;
  const askStream = rng.chance(0.5);
  return numeric(
    {
      question: `Egy hajó ${t(way)} km-t a folyón lefelé ${t(a)} óra, visszafelé ${t(b)} óra alatt tesz meg. ${askStream ? 'Mekkora a folyó sebessége?' : 'Mekkora a hajó sebessége állóvízben?'}`,
      answer: num(askStream ? stream : own),
      check: 'INT',
      unit: 'km/h',
      expr: `(${way}/${a}${askStream ? '-' : '+'}${way}/${b})/2`,
      wrong: [
        wrong(
          { askStream, own, stream },
          ({ askStream, own, stream }) => num(askStream ? own : stream),
          'nem-a-kerdesre-felel',
          askStream ? 'Ez a hajó sebessége állóvízben.' : 'Ez a folyó sebessége.',
        ),
        wrong(
          { askStream, down, up },
          ({ askStream, down, up }) => num(askStream ? down - up : down + up),
          'felezes-elmarad',
          'A két egyenletet jól írtad fel, de ez a keresett sebesség kétszerese. Felezd!',
        ),
        wrong(
          { askStream, down, up },
          ({ askStream, down, up }) => num(askStream ? up : down),
          'reszvalasz',
          askStream
            ? 'Ekkora a hajó sebessége a parthoz képest felfelé.'
            : 'Ekkora a hajó sebessége a parthoz képest lefelé: ebben a folyó is benne van.',
        ),
      ],
      other: 'Lefelé a két sebesség összeadódik, felfelé kivonódik.',
      hints: [
        'Mekkora sebességgel halad a hajó lefelé, és mekkorával felfelé?',
        'Legyen a hajó sebessége $x$, a folyóé $y$! Lefelé $x+y$, felfelé $x-y$.',
        `$x+y=${way}:${a}=${down}$ és $x-y=${way}:${b}=${up}$`,
      ],
      solution: `Legyen a hajó sebessége állóvízben $x$ km/h, a folyóé $y$ km/h. Lefelé $x+y=${way}:${a}=${down}$, felfelé $x-y=${way}:${b}=${up}$, ezért $2x=${down + up}$, $x=${own}$ és $y=${stream}$. ${askStream ? `A folyó sebessége ${t(stream)} km/h.` : `A hajó sebessége állóvízben ${t(own)} km/h.`}`,
    },
    fits(v => {
      const [boat, water] = askStream ? [way / a - v, v] : [v, way / a - v];
      return Math.abs(b * (boat - water) - way) < 1e-9;
    }),
  );
}
