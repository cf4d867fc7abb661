import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const x = texNumber;
const par = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));
const term = (n: number, letter: string): string => `${n === 1 ? '' : n === -1 ? '-' : x(n)}${letter}`;
const plus = (n: number, letter: string): string => (n < 0 ? `-${term(-n, letter)}` : `+${term(n, letter)}`);
const system = (first: string, second: string): string => `$\\begin{cases}${first}\\\\${second}\\end{cases}$`;

/** Coefficients mirror each other: adding and subtracting the equations is enough. */
function mirrored(rng: Rng): Task {
  const [a, b] = [rng.int(3, 19), rng.int(2, 17)];
  const [u, v] = [rng.intNot(-8, 12, 0), rng.intNot(-8, 12, 0)];
  const [p, q] = [a * u + b * v, b * u + a * v];
  const [sum, gap] = [u + v, u - v];
  const answer = sum * gap;
  redrawIf(a <= b + 1 || sum === 0 || gap === 0 || Math.abs(sum) === 1 || Math.abs(gap) === 1 || p === 0 || q === 0);
  const shown = { sums: `${x(p)}${q < 0 ? '' : '+'}${x(q)}`, gaps: `${x(p)}-${par(q)}` };
  return numeric(
    {
      question: `Az $x$ és az $y$ igazzá teszi ennek a rendszernek mindkét egyenletét: ${system(`${term(a, 'x')}${plus(b, 'y')}=${x(p)}`, `${term(b, 'x')}${plus(a, 'y')}=${x(q)}`)} Mennyi $(x+y)(x-y)$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { u, v },
          ({ u, v }) => num((u + v) * (v - u)),
          'x-es-y-csereje',
          'Fordítva vontad ki a két ismeretlent: $y-x$ az $x-y$ ellentettje.',
        ),
        wrong(
          { u, v },
          ({ u, v }) => num(u * v),
          'szorzatot-szamol',
          'Az $x$ és az $y$ szorzatát számoltad ki. Az összegük és a különbségük szorzatát kérdeztük.',
        ),
        wrong(
          { u, v },
          ({ u, v }) => num(u * u + v * v),
          'negyzetek-elojele',
          'A két négyzetet összeadtad. Az összeg és a különbség szorzatában az egyik négyzetet kivonjuk.',
        ),
        wrong({ sum }, ({ sum }) => num(sum), 'csak-az-osszeget-adja', 'Ez csak az $x+y$. Szorozd meg az $x-y$ értékével is!'),
      ],
      other: 'Add össze a két egyenletet, majd vond is ki őket egymásból! Mit veszel észre az együtthatókon?',
      hints: [
        'Mit veszel észre a két egyenlet együtthatóin? Mi lesz, ha összeadod az egyenleteket?',
        'Az összeadás után $x+y$, a kivonás után $x-y$ kiemelhető. Nem kell külön megoldani a rendszert.',
        `Összeadva $${a + b}x+${a + b}y=${x(p + q)}$, tehát $x+y=${x(sum)}$.`,
      ],
      solution: `Összeadva: $${a + b}x+${a + b}y=${x(p + q)}$, mert $${shown.sums}=${x(p + q)}$. Ebből $x+y=${x(sum)}$. Kivonva: $${a - b}x-${a - b}y=${x(p - q)}$, mert $${shown.gaps}=${x(p - q)}$. Ebből $x-y=${x(gap)}$. A szorzat $${par(sum)}\\cdot${par(gap)}=${x(answer)}$.`,
    },
    fits(value =>
      range(-20, 20).some(s => range(-20, 20).some(r => a * s + b * r === p && b * s + a * r === q && s * s - r * r === value)),
    ),
  );
}

/** The solution is known, the coefficients are not. */
function unknownCoefficients(rng: Rng): Task {
  const [a, b] = [rng.intNot(-6, 9, 0, 1, -1), rng.intNot(-6, 9, 0, 1, -1)];
  const [u, v] = [rng.int(2, 6), rng.intNot(-5, 6, 0, 1, -1)];
  const [p, q] = [a * u + b * v, b * u - a * v];
  redrawIf(a === b || a === -b || Math.abs(u) === Math.abs(v) || p === 0 || q === 0 || p === a - b);
  const answer = a - b;
  const squares = u * u + v * v;
  return numeric(
    {
      question: `Az $a$ és a $b$ ismeretlen számok. Ennek az egyenletrendszernek $x=${x(u)}$, $y=${x(v)}$ a megoldása: ${system(`ax+by=${x(p)}`, `bx-ay=${x(q)}`)} Mennyi $a-b$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(b - a),
          'egyutthatok-csereje',
          'Felcserélted az $a$ és a $b$ értékét: $b-a$ értékét számoltad ki.',
        ),
        wrong({ a, b }, ({ a, b }) => num(a + b), 'osszeg-a-kulonbseg-helyett', 'Az $a+b$ értékét számoltad ki. A különbséget kérdeztük.'),
        wrong({ a }, ({ a }) => num(a), 'csak-az-egyik-egyutthato', 'Ez csak az $a$ értéke. A $b$ értékét is ki kell számolni.'),
      ],
      other: 'Helyettesítsd be az $x$ és az $y$ értékét! Így olyan rendszert kapsz, amelyben $a$ és $b$ az ismeretlen.',
      hints: [
        'Most melyik betűk az ismeretlenek?',
        'Helyettesítsd be az $x$ és az $y$ értékét! Új rendszert kapsz, amelyben $a$ és $b$ az ismeretlen.',
        `Az első egyenletből $${term(u, 'a')}${plus(v, 'b')}=${x(p)}$.`,
      ],
      solution: `Behelyettesítés után $${term(u, 'a')}${plus(v, 'b')}=${x(p)}$ és $${term(u, 'b')}${plus(-v, 'a')}=${x(q)}$. Szorozd az elsőt $${par(u)}$, a másodikat $${par(-v)}$ értékével, és add össze őket: a $b$ kiesik, és $${squares}a=${x(u * p - v * q)}$, tehát $a=${x(a)}$. Az első egyenletbe visszahelyettesítve $${term(v, 'b')}=${x(p - u * a)}$, tehát $b=${x(b)}$. A különbség $a-b=${par(a)}-${par(b)}=${x(answer)}$.`,
    },
    fits(value => range(-12, 12).some(m => range(-12, 12).some(n => m * u + n * v === p && n * u - m * v === q && m - n === value))),
  );
}

export const matek7Egyenletrendszerek = defineChallenge({
  lesson: 'matek-7-egyenletrendszerek',
  needs: ['brackets', 'negative', 'unknown'],
  shapes: [mirrored, unknownCoefficients],
  misconceptions: {
    'szorzatot-szamol': { text: 'a két ismeretlen szorzatát adja meg', pupil: 'A két ismeretlen szorzatát adod meg.' },
    'negyzetek-elojele': {
      text: 'a két négyzetet összeadja kivonás helyett az (x + y)(x − y) szorzatban',
      pupil: 'Az (x + y)(x − y) szorzatban a két négyzetet összeadod.',
    },
    'csak-az-osszeget-adja': { text: 'a szorzat helyett csak az összeget adja meg', pupil: 'A szorzat helyett csak az összeget adod meg.' },
    'egyutthatok-csereje': { text: 'felcseréli az a-t és a b-t', pupil: 'Felcseréled az a-t és a b-t.' },
    'osszeg-a-kulonbseg-helyett': { text: 'a különbség helyett az összeget adja meg', pupil: 'A különbség helyett az összeget adod meg.' },
    'csak-az-egyik-egyutthato': { text: 'csak az egyik együtthatót adja meg', pupil: 'Csak az egyik együtthatót adod meg.' },
  },
});
