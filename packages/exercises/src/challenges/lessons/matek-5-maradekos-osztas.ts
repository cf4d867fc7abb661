import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, The, TheSuf, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** The quotient is a multiple of the remainder: which number is the largest? */
function tiedRemainder(rng: Rng): Task {
  const d = rng.int(6, 19);
  const k = rng.int(2, 5);
  const most = d - 1;
  const answer = d * k * most + most;
  return numeric(
    {
      question: `Egy természetes számot elosztunk ${suf(d, 'val')}. A hányados éppen ${suf(k, 'szor')} akkora, mint a maradék. Melyik a legnagyobb ilyen szám?`,
      answer: num(answer),
      check: 'INT',
      expr: `${d}*${k * most}+${most}`,
      wrong: [
        wrong(
          { d, k },
          ({ d, k }) => num(d * k * d + d),
          'maradek-nagyobb-az-osztonal',
          `Te ${suf(d, 't')} vettél maradéknak, pedig a maradék kisebb az osztónál: legfeljebb ${t(most)} lehet.`,
        ),
        wrong({ d, k, most }, ({ d, k, most }) => num(d * k * most), 'maradek-kimarad', 'A maradékot a végén hozzá is kell adni.'),
        wrong(
          { d, k },
          ({ d, k }) => num(Math.floor((d - 1) / k) * (d + k)),
          'hanyados-maradek-csere',
          'Nálad a maradék a nagyobb. A feladatban a hányados a többszörös.',
        ),
        wrong(
          { d, k },
          ({ d, k }) => num(d * k + 1),
          'legkisebb-a-legnagyobb-helyett',
          'Ez a legkisebb ilyen szám a 0 után: ott a maradék 1. A legnagyobbhoz a maradék legyen a lehető legnagyobb!',
        ),
      ],
      other: 'Írd fel: osztó · hányados + maradék! A maradék dönti el, mekkora a hányados.',
      hints: [
        'Válassz egy maradékot, például az 1-et! Mennyi akkor a hányados, és melyik ez a szám?',
        'Nagyobb maradékhoz nagyobb hányados tartozik, és nagyobb szám. Meddig nőhet a maradék?',
        `${TheSuf(d, 'val')} való osztásnál a legnagyobb maradék ${t(most)}. Hozzá a hányados $${k}\\cdot${most}=${x(k * most)}$.`,
      ],
      solution: `Minél nagyobb a maradék, annál nagyobb a hányados és maga a szám is. A maradék legfeljebb ${t(most)}, ekkor a hányados $${k}\\cdot${most}=${x(k * most)}$. A szám $${d}\\cdot${x(k * most)}+${most}=${x(answer)}$.`,
    },
    fits(v => {
      const tied = (n: number): boolean => Math.floor(n / d) === k * (n % d);
      return tied(v) && !range(v + 1, (k * d + 2) * d).some(tied);
    }),
  );
}

const PATTERNS = [
  { row: 'Egy fényfüzéren a lámpák', one: 'lámpa', kinds: ['piros', 'sárga', 'zöld'] },
  { row: 'Egy gyöngysoron a gyöngyök', one: 'gyöngy', kinds: ['kék', 'fehér', 'arany'] },
  { row: 'Egy kerítésen a lécek', one: 'léc', kinds: ['barna', 'fehér', 'zöld'] },
  { row: 'A futópálya szélén a zászlók', one: 'zászló', kinds: ['lila', 'piros', 'fehér'] },
  { row: 'Egy fal alján a csempék', one: 'csempe', kinds: ['szürke', 'kék', 'sárga'] },
] as const;

/** A repeating row of colours: which one is the n-th of the last colour? */
function repeatingRow(rng: Rng): Task {
  const { row, one, kinds } = rng.pick(PATTERNS);
  const counts = [rng.int(1, 4), rng.int(1, 4), rng.int(2, 4)] as const;
  const [a, b, c] = counts;
  const period = a + b + c;
  const nth = rng.int(31, 99);
  const full = Math.floor(nth / c);
  const rest = nth % c;
  redrawIf(rest === 0);
  const answer = full * period + a + b + rest;
  const pattern = kinds.map((kind, i) => `${t(counts[i] ?? 0)} ${kind}`).join(', ');
  const last = kinds[2];
  return numeric(
    {
      question: `${row} így követik egymást: ${pattern}, aztán elölről kezdődik az egész. Hányadik ${one} a sorban ${the(nth)}. ${last}?`,
      answer: num(answer),
      check: 'INT',
      expr: `${full}*${period}+${a + b}+${rest}`,
      wrong: [
        wrong(
          { full, period, rest },
          ({ full, period, rest }) => num(full * period + rest),
          'minta-eleje-kimarad',
          `A megkezdett minta elején előbb ${t(a + b)} más színű ${one} áll. Ezeket is számold hozzá!`,
        ),
        wrong(
          { full, period },
          ({ full, period }) => num(full * period),
          'maradek-kimarad',
          `Csak a teljes mintákat számoltad. A maradék ${t(rest)} ${last} már a következő mintában van.`,
        ),
        wrong(
          { nth, period },
          ({ nth, period }) => num(nth * period),
          'egy-mintaban-egy',
          `Úgy számoltál, mintha minden mintában csak egy ${last} lenne. Egy mintában ${t(c)} van.`,
        ),
        wrong(
          { full, period },
          ({ full, period }) => num((full + 1) * period),
          'minta-vege',
          `Ez az utolsó minta vége. ${The(nth)}. ${last} nem az utolsó a mintájában.`,
        ),
      ],
      other: `Hány ${last} van egy mintában? Számold ki, hány teljes minta telik ki, és mennyi marad a következőre!`,
      hints: [
        `Hány ${one} egy teljes minta, és hány ${last} van benne?`,
        `Oszd el ${theSuf(nth, 't')} ${suf(c, 'val')}! A hányados a teljes minták száma, a maradék már a következő mintába esik.`,
        `$${nth}:${c}=${full}$, maradék ${t(rest)}. A ${t(full)} teljes minta $${full}\\cdot${period}=${full * period}$ ${one}.`,
      ],
      solution: `Egy minta ${t(period)} ${one}, ebből ${t(c)} ${last}. $${nth}:${c}=${full}$, maradék ${t(rest)}. A teljes minták $${full}\\cdot${period}=${full * period}$ helyet foglalnak el. A következő mintában előbb ${t(a + b)} más színű ${one} áll, utána jön a maradék ${t(rest)}: $${full * period}+${a + b}+${rest}=${answer}$.`,
    },
    fits(v => {
      const row = range(1, v).filter(place => (place - 1) % period >= a + b);
      return row.length === nth && row.at(-1) === v;
    }),
  );
}

export const matek5MaradekosOsztas = defineChallenge({
  lesson: 'matek-5-maradekos-osztas',
  needs: [],
  shapes: [tiedRemainder, repeatingRow],
  misconceptions: {
    'hanyados-maradek-csere': {
      text: 'felcseréli a hányados és a maradék szerepét',
      pupil: 'Felcseréled a hányados és a maradék szerepét.',
    },
    'legkisebb-a-legnagyobb-helyett': {
      text: 'a legnagyobb helyett a legkisebb ilyen számot adja meg',
      pupil: 'A legkisebb ilyen számot adod meg, pedig a legnagyobb a kérdés.',
    },
    'minta-eleje-kimarad': { text: 'a megkezdett minta elejét nem számolja', pupil: 'A megkezdett minta elejét nem számolod bele.' },
    'minta-vege': { text: 'a megkezdett mintát egésznek veszi', pupil: 'A megkezdett mintát egésznek veszed.' },
    'egy-mintaban-egy': { text: 'minden mintában csak egyet számol', pupil: 'Minden mintában csak egyet számolsz.' },
  },
});
