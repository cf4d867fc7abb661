import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyAt, polyMul, polyScale, polyTex } from '@eszkerek/numbers/polynomial';
import { redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';
import { linear, ratioValue } from './factors.ts';
import { over } from './fraction-parts.ts';

const range = Array.from({ length: 401 }, (_, i) => i - 200);

/** (x + a)/(kx − kr). */
export function oneExcluded(rng: Rng): Task {
  const [k, r, a] = [rng.int(1, 5), rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf(a === r || a === -r || (k > 1 && -k * r === a));
  const below = polyScale(linear(-r), k);
  return numeric(
    {
      question: `Melyik számra **NEM** értelmezett a tört? $${over(linear(a), below)}$`,
      answer: num(r),
      check: 'INT',
      wrong: [
        wrong({ r }, ({ r }) => num(-r), 'kizart-ertek-elojele', `Ennél a számnál a nevező $${texNumber(polyAt(below, -r))}$, nem 0.`),
        wrong({ a }, ({ a }) => num(-a), 'szamlalot-nezi-nevezo-helyett', 'Ennél a számnál a számláló 0. A nevezőt kell nézni.'),
        wrong(
          {},
          () => num(0),
          'mindig-a-nullat-zarja-ki',
          `Ha $x=0$, a nevező $${texNumber(polyAt(below, 0))}$. Nem az $x$, hanem a nevező nem lehet 0.`,
          'az $x=0$ értéket zárja ki, nem azt, ahol a nevező 0',
        ),
        ...(k > 1
          ? [
              wrong(
                { k, r },
                ({ k, r }) => num(k * r),
                'allandot-veszi-nullahelynek',
                `${r > 0 ? 'A nevezőben kivont számot' : 'A nevezőben álló szám ellentettjét'} írtad le. Oldd meg az egyenletet: a nevező egyenlő 0!`,
                r > 0 ? 'a nevezőben kivont számot írja kizárt értéknek' : 'a nevezőben álló szám ellentettjét írja kizárt értéknek',
              ),
            ]
          : []),
      ],
      other: 'Oldd meg az egyenletet: a nevező egyenlő 0!',
      hints: [
        'A tört melyik része nem lehet 0?',
        'Keresd meg azt a számot, amelyiknél a nevező értéke 0!',
        `Oldd meg: $${polyTex(below)}=0$.`,
      ],
      solution: `A nevező 0, ha $${polyTex(below)}=0$, vagyis $x=${texNumber(r)}$.`,
    },
    fits(v => polyAt(below, v) === 0),
  );
}

/** (kx + c)/((x − p)(x − q)), the denominator expanded. */
export function twoExcluded(rng: Rng): Task {
  const [p, q] = rng.pick([
    (m => [-m, m])(rng.int(2, 12)),
    [0, rng.intNot(-9, 9, 0)],
    [rng.intNot(-7, 7, 0), rng.intNot(-7, 7, 0)],
  ] as const);
  const c = rng.intNot(-9, 9, 0);
  redrawIf(p === q || c === -p || c === -q || p === c || q === c);
  const below = polyMul(linear(-p), linear(-q));
  const rule = 'Egy szorzat akkor 0, ha valamelyik tényezője 0.';
  const factored = ratioValue(
    [linear(-p), linear(-q)].map(f => (f[0] === 0 ? [0, 1] : f)),
    [[1]],
  ).tex;
  return numeric(
    {
      question: `Melyik számokra **NEM** értelmezett a tört? $${over(linear(c), below)}$ (Több számot pontosvesszővel válassz el!)`,
      answer: numberSet([p, q]),
      check: 'SET',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => numberSet([Math.max(p, q)]),
          'egy-kizart-ertek-kimarad',
          'Ez az egyik jó szám. A nevező másik tényezője is lehet 0.',
        ),
        wrong(
          { p, q },
          ({ p, q }) => numberSet([Math.min(p, q)]),
          'egy-kizart-ertek-kimarad',
          'Ez az egyik jó szám. Keresd meg a másikat is!',
        ),
        wrong({ c }, ({ c }) => numberSet([-c]), 'szamlalot-nezi-nevezo-helyett', 'Ennél a számnál a számláló 0. A nevezőt kell nézni.'),
        wrong(
          { p, q },
          ({ p, q }) => numberSet(p === 0 || q === 0 ? [0, -p - q] : [-p, -q]),
          'kizart-ertek-elojele',
          'Az előjelekre figyelj: mikor lesz 0 az egyik és a másik tényező?',
          p === 0 || q === 0
            ? 'a 0-tól különböző kizárt értéket ellentétes előjellel adja meg'
            : 'mindkét kizárt értéket ellentétes előjellel adja meg',
        ),
      ],
      other: rule,
      hints: ['Bontsd tényezőkre a nevezőt!', rule, 'Írd fel a nevezőt két tényező szorzataként, és mindkettőt tedd egyenlővé 0-val!'],
      solution: `$${polyTex(below)}=${factored}$. Ez 0, ha $x=${texNumber(Math.min(p, q))}$ vagy $x=${texNumber(Math.max(p, q))}$. A kizárt értékek: $${numberSet([p, q]).tex}$.`,
    },
    setOf(range, v => polyAt(below, v) === 0),
  );
}
