import type { Rng } from '@eszkerek/numbers/chance';
import { suf, The, TheSuf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const TO_PLACE = ['', 'tízesre', 'százasra', 'ezresre', 'tízezresre', 'százezresre'];

const LONG = ['', 'három', 'négy', 'öt', 'hat'];

/** 1750 where 1700 is the answer: only the number in the middle, not all with the digit 5. */
const MIDDLE_DOWN = 'a két kerek szám között éppen középen álló számot lefelé kerekíti';

const rounded = (n: number, p: number): number => Math.floor((n + p / 2) / p) * p;

function roundForward(rng: Rng, low: number, high: number, maxPlace: number): Task {
  const place = rng.int(1, maxPlace);
  const p = 10 ** place;
  let n = rng.int(Math.max(low, 3 * p), high);
  const kind = rng.int(1, 10);
  if (kind <= 3) n = Math.floor(n / p) * p + p / 2;
  else if (kind <= 5) n = Math.floor(n / p) * p + rng.int(1, 9) * (p / 10);
  redrawIf(n % p === 0);
  const down = Math.floor(n / p) * p;
  const up = down + p;
  const answer = rounded(n, p);
  const next = Math.floor(n / 10 ** (place - 1)) % 10;
  const isDrawn = n % (p / 10) === 0 && n < 100_000 && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'number-line' as const,
              from: down,
              to: up,
              step: p,
              parts: 10,
              points: [{ at: n, label: 'P' }],
            },
          }
        : {}),
      question: isDrawn
        ? `Kerekítsd ${TO_PLACE[place]} az ábrán a $P$ ponttal jelölt számot!`
        : `Kerekítsd ${theSuf(n, 't')} ${TO_PLACE[place]}!`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong({ n, p }, ({ n, p }) => num(rounded(n, p) + (n % p)), 'maradek-szamjegyek', 'A kerekítés helye után minden számjegy 0 lesz.'),
        wrong(
          { n, p },
          ({ n, p }) => num(rounded(n, p) > n ? rounded(n, p) - p : rounded(n, p) + p),
          answer === up ? 'lefele-kerekites' : 'felfele-kerekites',
          answer === up
            ? `A következő számjegy ${suf(next, 'as')}: 5-től felfelé kerekítünk.`
            : `A következő számjegy ${suf(next, 'as')}: ez kisebb 5-nél, lefelé kerekítünk.`,
        ),
        wrong(
          { n, p },
          ({ n, p }) => num(rounded(n, 10 * p)),
          'rossz-helyre-kerekit',
          `Eggyel nagyobb helyre kerekítettél. Most ${TO_PLACE[place]} kell.`,
        ),
        ...(place > 1
          ? [
              wrong(
                { n, p },
                ({ n, p }) => num(rounded(n, p / 10)),
                'rossz-helyre-kerekit',
                `Eggyel kisebb helyre kerekítettél. Most ${TO_PLACE[place]} kell.`,
              ),
            ]
          : []),
      ],
      other: 'Keresd meg a kerekítés helyét, és nézd meg a tőle jobbra álló számjegyet!',
      hints: [
        'Melyik két kerek szám között van ez a szám?',
        'A kerekítés helye utáni első számjegy dönt: 0–4 lefelé, 5–9 felfelé.',
        `A döntő számjegy ${theSuf(next, 'as')}.`,
      ],
      solution: `${The(n)} szám ${the(down)} és ${the(up)} között van. A döntő számjegy ${next}, ezért ${answer === up ? 'felfelé' : 'lefelé'} kerekítünk: ${t(answer)}.`,
    },
    fits(x => x % p === 0 && Math.abs(x - n) <= p / 2 && n - x !== p / 2),
  );
}

function roundBackward(rng: Rng): Task {
  const place = rng.int(1, 4);
  const p = 10 ** place;
  const target = rng.int(11, 90) * p;
  const largest = rng.chance(0.5);
  const answer = largest ? target + p / 2 - 1 : target - p / 2;
  return numeric(
    {
      question: `Egy természetes számot ${TO_PLACE[place]} kerekítve ${suf(target, 't')} kaptunk. Melyik a **${largest ? 'legnagyobb' : 'legkisebb'}** ilyen szám?`,
      answer: num(answer),
      check: 'INT',
      expr: largest ? `${target}+${p}/2-1` : `${target}-${p}/2`,
      wrong: largest
        ? [
            wrong(
              { target, p },
              ({ target, p }) => num(target + p / 2),
              'otos-lefele',
              'Ezt már felfelé kerekítenénk, mert a döntő számjegye 5.',
              MIDDLE_DOWN,
            ),
            wrong(
              { target, p },
              ({ target, p }) => num(target + p - 1),
              'csak-elso-jegyek',
              'Ennek a kerekítése már a következő kerek szám.',
              `minden ${suf(target / p, 'val')} kezdődő ${LONG[place]}jegyű számot jónak vesz`,
            ),
            wrong(
              { target, p },
              ({ target, p }) => num(target - p / 2),
              'masik-hatarszam',
              'Ez a legkisebb ilyen szám. A legnagyobbat kérdeztük.',
              'a legkisebb ilyen számot adja meg a legnagyobb helyett',
            ),
            wrong(
              { target },
              ({ target }) => num(target),
              'kerekites-csak-felfele',
              'Ez is jó ilyen szám, de van nála nagyobb: felülről is lehet lefelé kerekíteni.',
            ),
          ]
        : [
            wrong(
              { target, p },
              ({ target, p }) => num(target - p / 2 + 1),
              'otos-lefele',
              'Van kisebb is: a felezőponton álló számot felfelé kerekítjük.',
              MIDDLE_DOWN,
            ),
            wrong(
              { target },
              ({ target }) => num(target),
              'kerekites-csak-lefele',
              'Ez is jó ilyen szám, de van nála kisebb: alulról is lehet felfelé kerekíteni.',
            ),
            wrong(
              { target, p },
              ({ target, p }) => num(target + p / 2 - 1),
              'masik-hatarszam',
              'Ez a legnagyobb ilyen szám. A legkisebbet kérdeztük.',
              'a legnagyobb ilyen számot adja meg a legkisebb helyett',
            ),
            wrong(
              { target, p },
              ({ target, p }) => num(target - p + 1),
              'kerekites-csak-felfele',
              'Ennek a kerekítése még az előző kerek szám.',
              'azt hiszi, mindig felfelé kell kerekíteni',
            ),
          ],
      other: largest
        ? `Keresd meg, melyik számig kerekítünk még lefelé, ${theSuf(target, 'ra')}!`
        : `Keresd meg, melyik számtól kezdve kerekítünk felfelé, ${theSuf(target, 'ra')}!`,
      hints: [
        'Rajzolj számegyenest a két szomszédos kerek számmal!',
        'Keresd meg a felezőpontokat a kerek számok között! A felezőpontot felfelé kerekítjük.',
        largest
          ? `${The(target)} és ${the(target + p)} között a felezőpont ${the(target + p / 2)}.`
          : `${The(target - p)} és ${the(target)} között a felezőpont ${the(target - p / 2)}.`,
      ],
      solution: largest
        ? `${TheSuf(target + p / 2, 't')} már felfelé kerekítjük, ezért a legnagyobb jó szám az előtte álló: ${t(answer)}.`
        : `${The(target - p / 2)} a felezőpont, ezt felfelé kerekítjük. A legkisebb jó szám tehát ${t(answer)}.`,
    },
    fits(x => {
      const rounded = (v: number): number => Math.round(v / p) * p;
      return rounded(x) === target && rounded(largest ? x + 1 : x - 1) !== target;
    }),
  );
}

export const roundNatural = defineGenerator(
  'gen-round-natural',
  'Természetes számok kerekítése',
  ['matek-5-szamegyenes-kerekites'],
  [],
  (rng, level) => {
    if (level === 1) return roundForward(rng, 100, 9999, 2);
    if (level === 2) return roundForward(rng, 1000, 9_999_999, 5);
    return roundBackward(rng);
  },
);
