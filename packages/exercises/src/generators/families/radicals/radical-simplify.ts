import { texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15];

export const radicalSimplify = defineGenerator(
  'gen-radical-simplify',
  'Kiemelés a gyökjel alól',
  ['matek-7-kiemeles-gyokjel-alol'],
  ['root', 'power'],
  (rng, level) => {
    const a = rng.int(2, level === 1 ? 9 : 12);
    const b = rng.pick(SQUARE_FREE.slice(0, level === 1 ? 5 : 10));
    const inward = level === 2 ? rng.chance(0.6) : level === 3 && rng.chance(0.4);
    if (inward) {
      return numeric(
        {
          question: `Vidd be a gyökjel alá: $${a}\\sqrt{${b}}=\\sqrt{\\square}$. Mi kerül a $\\square$ helyére?`,
          answer: num(a * a * b),
          check: 'INT',
          expr: `${a}^2*${b}`,
          wrong: [
            wrong({ a, b }, ({ a, b }) => num(a * b), 'negyzetre-emeles-elmarad', 'Bevitelkor a tényezőt négyzetre kell emelni.'),
            wrong({ a, b }, ({ a, b }) => num(a * a + b), 'osszead-szorzas-helyett', 'A négyzetet szorozni kell a gyök alatti számmal.'),
            wrong({ a, b }, ({ a, b }) => num(2 * a * b), 'negyzet-mint-duplazas', 'Kétszereztél négyzetre emelés helyett.'),
            wrong({ a, b }, ({ a, b }) => num(a * b * b), 'rossz-tenyezot-emeli', 'A gyökjel előtti számot kell négyzetre emelni.'),
          ],
          other: 'Ezt a képletet használd: $a\\sqrt{b}=\\sqrt{a^2b}$.',
          hints: ['Mi lesz a gyökjel előtti számból a gyökjel alatt?', '$a\\sqrt{b}=\\sqrt{a^2b}$', `$${a}^2=${a * a}$`],
          solution: `$${a}\\sqrt{${b}}=\\sqrt{${a}^2\\cdot${b}}=\\sqrt{${x(a * a * b)}}$.`,
        },
        fits(v => Math.abs(Math.sqrt(v) - a * Math.sqrt(b)) < 1e-9),
      );
    }
    const n = a * a * b;
    if (level === 3) {
      const c = rng.intNot(2, 9, a);
      return numeric(
        {
          question: `Emelj ki a gyökjel alól, amennyit lehet: $${c}\\sqrt{${x(n)}}=\\square\\sqrt{${b}}$. Mi kerül a $\\square$ helyére?`,
          answer: num(c * a),
          check: 'INT',
          expr: `${c}*${a}`,
          wrong: [
            wrong({ a }, ({ a }) => num(a), 'kulso-szorzo-kimarad', `A gyökjel előtti ${c} is szoroz.`),
            wrong({ a, c }, ({ a, c }) => num(a + c), 'osszead-szorzas-helyett', 'Összeadtad a két számot. A gyökjel előtt szorzás van.'),
            wrong({ a, c }, ({ a, c }) => num(c * a * a), 'gyokvonas-elmarad', 'A négyzetszámot gyökvonás nélkül emelted ki.'),
          ],
          other: 'Előbb a gyököt egyszerűsítsd, aztán szorozd meg a gyökjel előtti számmal!',
          hints: [
            `Melyik négyzetszámmal osztható ${the(n)}?`,
            '$c\\sqrt{a^2b}=c\\cdot a\\sqrt{b}$',
            `$${c}\\sqrt{${x(n)}}=${c}\\cdot\\sqrt{${a * a}\\cdot${b}}$`,
          ],
          solution: `$${c}\\sqrt{${x(n)}}=${c}\\cdot${a}\\sqrt{${b}}=${c * a}\\sqrt{${b}}$, tehát ${t(c * a)}.`,
        },
        fits(v => Math.abs(v * Math.sqrt(b) - c * Math.sqrt(n)) < 1e-9),
      );
    }
    return numeric(
      {
        question: `Emelj ki a gyökjel alól, amennyit lehet: $\\sqrt{${x(n)}}=\\square\\sqrt{${b}}$. Mi kerül a $\\square$ helyére?`,
        answer: num(a),
        check: 'INT',
        wrong: [
          wrong({ a }, ({ a }) => num(a * a), 'gyokvonas-elmarad', 'A négyzetszámot gyökvonás nélkül emelted ki.'),
          wrong({ n, b }, ({ n, b }) => num(n / b / 2), 'gyok-mint-felezes', 'Feleztél gyökvonás helyett.'),
        ].filter(w => Number.isInteger(w.value.size)),
        other: 'Bontsd fel: négyzetszám · maradék!',
        hints: ['Melyik négyzetszámmal osztható?', '$\\sqrt{a^2b}=a\\sqrt{b}$', `$${x(n)}=${a * a}\\cdot${b}$`],
        solution: `$\\sqrt{${x(n)}}=\\sqrt{${a * a}\\cdot${b}}=${a}\\sqrt{${b}}$, tehát ${t(a)}.`,
      },
      fits(v => Math.abs(v * Math.sqrt(b) - Math.sqrt(n)) < 1e-9),
    );
  },
);
