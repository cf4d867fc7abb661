import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const NUMBERED = [
  { what: 'Egy könyv oldalait', one: 'oldal', ask: 'Hány oldalas a könyv?' },
  { what: 'Egy futóverseny rajtszámait', one: 'rajtszám', ask: 'Hány rajtszám készült?' },
  { what: 'Egy színház székeit', one: 'szék', ask: 'Hány szék van a színházban?' },
  { what: 'Egy öltöző szekrényeit', one: 'szekrény', ask: 'Hány szekrény van az öltözőben?' },
] as const;

/** The digits used for numbering are known: up to which number does it go? */
function digitsUsed(rng: Rng): Task {
  const { what, one, ask } = rng.pick(NUMBERED);
  const last = rng.int(105, 480);
  const used = 9 + 180 + 3 * (last - 99);
  const rest = used - 189;
  return numeric(
    {
      question: `${what} 1-től kezdve sorban megszámozzák. Ehhez összesen ${t(used)} számjegyet írnak le. ${ask}`,
      answer: num(last),
      check: 'INT',
      unit: one,
      expr: `(${used}-189)/3+99`,
      wrong: [
        wrong(
          { used },
          ({ used }) => num(used / 3),
          'mind-haromjegyu',
          'Úgy osztottál, mintha minden szám háromjegyű lenne. Az első 99 szám egy- és kétjegyű.',
        ),
        wrong(
          { rest },
          ({ rest }) => num(rest / 3),
          'haromjegyueknel-megall',
          'Ennyi háromjegyű szám van. Előttük még 99 egy- és kétjegyű szám áll.',
        ),
        wrong(
          { used },
          ({ used }) => num((used - 180) / 3 + 99),
          'egyjegyuek-kimaradnak',
          'Az egyjegyű számok 9 számjegyét is le kell vonni.',
        ),
      ],
      other: 'Számold külön az egyjegyű, a kétjegyű és a háromjegyű számokat!',
      hints: [
        'Hány számjegy kell az egyjegyű számokhoz? És a kétjegyűekhez?',
        'Vond le az egy- és kétjegyű számok számjegyeit, a maradékot oszd szét hármasával!',
        'Az egyjegyűekhez 9, a kétjegyűekhez $90\\cdot2=180$ számjegy kell.',
      ],
      solution: `Az egyjegyű számok 9, a kétjegyűek $90\\cdot2=180$ számjegyet visznek el. Marad $${x(used)}-189=${x(rest)}$ számjegy, ez $${x(rest)}:3=${rest / 3}$ háromjegyű szám. Előttük 99 szám áll: $99+${rest / 3}=${last}$.`,
    },
    fits(v => range(1, v).reduce((digits, n) => digits + String(n).length, 0) === used),
  );
}

/** A 0 written between the two digits multiplies only the tens. */
function zeroBetween(rng: Rng): Task {
  const [a, b] = [rng.int(1, 9), rng.int(0, 9)];
  redrawIf(a === b);
  const number = 10 * a + b;
  const grown = 90 * a;
  const total = a + b;
  return numeric(
    {
      question: `Egy kétjegyű szám két számjegye közé egy 0-t írunk. Az így kapott háromjegyű szám ${suf(grown, 'val')} nagyobb az eredetinél. Az eredeti szám számjegyeinek összege ${t(total)}. Melyik az eredeti szám?`,
      answer: num(number),
      check: 'INT',
      wrong: [
        wrong({ a, b }, ({ a, b }) => num(100 * a + b), 'uj-szamot-adja', 'Ez már az új, háromjegyű szám. Az eredetit kérdeztük.'),
        ...(b > 0
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(10 * b + a),
                'jegyek-csereje',
                'A két számjegyet felcserélted: a növekedésből a tízesek száma derül ki.',
              ),
            ]
          : []),
        wrong(
          { grown, total },
          ({ grown, total }) => num(grown + total),
          'novekedes-es-osszeg',
          'A növekedést és a számjegyek összegét adtad össze. Gondold végig, melyik számjegy kerül más helyre!',
        ),
      ],
      other: 'Melyik számjegy kerül nagyobb helyi értékre, és mennyivel ér ettől többet?',
      hints: [
        'Az egyesek helyén álló számjegy értéke nem változik. Mi történik a másikkal?',
        'A tízesek számjegye százas lesz: minden tízesből 100, ez 90-nel több.',
        `A tízesek száma: $${grown}:90=${a}$.`,
      ],
      solution: `Az egyesek a helyükön maradnak, a tízesekből százasok lesznek: minden tízes 90-nel ér többet. $${grown}:90=${a}$, tehát ${t(a)} tízes van. Az egyesek száma $${total}-${a}=${b}$. Az eredeti szám ${t(number)}. Ellenőrzés: $${100 * a + b}-${number}=${grown}$.`,
    },
    fits(v => {
      const [p = 0, q = 0] = String(v).split('').map(Number);
      return v >= 10 && v <= 99 && Number(`${p}0${q}`) - v === grown && p + q === total;
    }),
  );
}

export const matek5Helyiertek = defineChallenge({
  lesson: 'matek-5-helyiertek',
  needs: [],
  shapes: [digitsUsed, zeroBetween],
  misconceptions: {
    'mind-haromjegyu': { text: 'minden számot háromjegyűnek vesz', pupil: 'Minden számot háromjegyűnek veszel.' },
    'haromjegyueknel-megall': { text: 'csak a háromjegyű számokat számolja', pupil: 'Csak a háromjegyű számokat számolod.' },
    'egyjegyuek-kimaradnak': { text: 'kihagyja az egyjegyű számokat', pupil: 'Kihagyod az egyjegyű számokat.' },
    'uj-szamot-adja': {
      text: 'az eredeti helyett a megváltoztatott számot adja meg',
      pupil: 'Az eredeti helyett a megváltoztatott számot adod meg.',
    },
    'jegyek-csereje': { text: 'felcseréli a szám két számjegyét', pupil: 'Felcseréled a szám két számjegyét.' },
    'novekedes-es-osszeg': {
      text: 'a növekedéshez hozzáadja a számjegyek összegét',
      pupil: 'A növekedéshez hozzáadod a számjegyek összegét.',
    },
  },
});
