import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheSuf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** How many whole numbers have their root strictly between two whole numbers. */
function rootsBetween(rng: Rng): Task {
  const low = rng.int(4, 30);
  const high = low + rng.int(2, 6);
  const [p, q] = [low * low, high * high];
  const answer = q - p - 1;
  return numeric(
    {
      question: `Hány olyan $n$ pozitív egész szám van, amelyre igaz, hogy $${low}<\\sqrt{n}<${high}$?`,
      answer: num(answer),
      check: 'INT',
      unit: 'szám',
      expr: `${q}-${p}-1`,
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => num(q - p),
          'egyik-hatart-beleszamolja',
          'Az egyik határt is beleszámoltad. A két szélső négyzetszám nem jó, mert ott egyenlőség van.',
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(q - p + 1),
          'mindket-hatart-beleszamolja',
          'Mindkét szélső négyzetszámot beleszámoltad, pedig ott egyenlőség van.',
        ),
        wrong(
          { low, high },
          ({ low, high }) => num(high - low - 1),
          'gyokoket-szamolja',
          'Ennyi egész szám van a két határ között. A gyökjel alatti számokat kérdeztük, azokból sokkal több van.',
        ),
      ],
      other: 'Emeld négyzetre a határokat: melyik két szám között lehet $n$?',
      hints: [
        'Mely $n$ számoknál lenne éppen egyenlőség a két határon?',
        'Négyzetre emelve: az $n$ a két határ négyzete közé esik, és egyik sem lehet.',
        `Az $n$ nagyobb, mint ${t(p)}, és kisebb, mint ${t(q)}.`,
      ],
      solution: `Négyzetre emelve $${x(p)}<n<${x(q)}$. Az első jó szám ${the(p + 1)}, az utolsó ${the(q - 1)}, ez $${x(q - 1)}-${x(p)}=${x(answer)}$ szám.`,
    },
    fits(v => range(1, q + 5).filter(n => Math.sqrt(n) > low && Math.sqrt(n) < high).length === v),
  );
}

/** The least factor that makes a number a square, and the root of the square. */
function madeSquare(rng: Rng): Task {
  const [a = 2, b = 3] = rng.sample([2, 3, 5, 7], 2);
  const [i, j] = [rng.int(1, 5), rng.int(1, 3)];
  redrawIf(i % 2 === 0 && j % 2 === 0);
  const n = a ** i * b ** j;
  redrawIf(n < 40 || n > 4000);
  const factor = a ** (i % 2) * b ** (j % 2);
  const answer = a ** Math.ceil(i / 2) * b ** Math.ceil(j / 2);
  const power = (base: number, exponent: number): string => (exponent === 1 ? String(base) : `${base}^{${exponent}}`);
  return numeric(
    {
      question: `${TheSuf(n, 't')} megszorozzuk a lehető legkisebb pozitív egész számmal úgy, hogy a szorzat négyzetszám legyen. Mennyi ennek a négyzetszámnak a négyzetgyöke?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { factor },
          ({ factor }) => num(factor),
          'szorzot-adja',
          'Ez a szorzó, amellyel négyzetszámmá válik. A szorzat négyzetgyökét kérdeztük.',
        ),
        wrong({ answer }, ({ answer }) => num(answer * answer), 'negyzetszamot-adja', 'Ez maga a négyzetszám. A négyzetgyökét kérdeztük.'),
        wrong({ n }, ({ n }) => num(n), 'onmagaval-szoroz', 'Önmagával szorozva is négyzetszámot kapsz, de nem ez a legkisebb szorzó.'),
      ],
      other: 'Bontsd prímtényezőkre! Négyzetszámban minden prím kitevője páros.',
      hints: [
        'Milyen a négyzetszámok prímtényezős felbontása?',
        'Bontsd prímtényezőkre a számot, és nézd meg, melyik prímnek páratlan a kitevője!',
        `$${x(n)}=${power(a, i)}\\cdot${power(b, j)}$.`,
      ],
      solution: `$${x(n)}=${power(a, i)}\\cdot${power(b, j)}$. A páratlan kitevőjű prímekből még egy-egy kell, ezért a szorzó ${t(factor)}. A szorzat $${power(a, 2 * Math.ceil(i / 2))}\\cdot${power(b, 2 * Math.ceil(j / 2))}$, ennek gyöke $${power(a, Math.ceil(i / 2))}\\cdot${power(b, Math.ceil(j / 2))}=${answer}$.`,
    },
    fits(v => {
      const least = range(1, n).find(k => Number.isInteger(Math.sqrt(n * k))) ?? 0;
      return Math.sqrt(n * least) === v;
    }),
  );
}

export const matek7Negyzetgyok = defineChallenge({
  lesson: 'matek-7-negyzetgyok',
  needs: ['root', 'power'],
  shapes: [rootsBetween, madeSquare],
  misconceptions: {
    'egyik-hatart-beleszamolja': { text: 'az egyik határt is beleszámolja', pupil: 'Az egyik határt is beleszámolod.' },
    'mindket-hatart-beleszamolja': { text: 'mindkét határt beleszámolja', pupil: 'Mindkét határt beleszámolod.' },
    'gyokoket-szamolja': {
      text: 'a gyökjel alatti számok helyett a gyököket számolja',
      pupil: 'A gyökjel alatti számok helyett a gyököket számolod.',
    },
    'szorzot-adja': { text: 'a szorzót adja meg a gyök helyett', pupil: 'A szorzót adod meg a gyök helyett.' },
    'negyzetszamot-adja': { text: 'a négyzetszámot adja meg a gyöke helyett', pupil: 'A négyzetszámot adod meg a gyöke helyett.' },
    'onmagaval-szoroz': { text: 'önmagával szoroz a legkisebb szorzó helyett', pupil: 'Önmagával szorzol a legkisebb szorzó helyett.' },
  },
});
