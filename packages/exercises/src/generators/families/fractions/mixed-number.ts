import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { denominatorWord, numberArticle, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { fracTex, num } from '../../value.ts';

const t = textNumber;

const f = fracTex;

function mixedToImproper(rng: Rng, big: boolean): Task {
  const d = rng.int(2, big ? 12 : 6);
  const [w, n] = [rng.int(1, big ? 9 : 4), rng.int(1, d - 1)];
  redrawIf(gcd(n, d) > 1);
  const answer = w * d + n;
  const name = denominatorWord(d);
  const isDrawn = name !== undefined && w <= 4 && d >= 3 && rng.chance(0.6);
  // Where no mixed number is written, its parts are those of the figure.
  const [wholes, rest] = isDrawn
    ? ['a teljesen színes alakzatok számát', 'az utolsó alakzat színes részeinek számát']
    : ['az egészet', 'a számlálót'];
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: rng.pick(['circle', 'bar'] as const),
              wholes: [...Array.from({ length: w }, () => ({ parts: d, shaded: d })), { parts: d, shaded: n }],
            },
          }
        : {}),
      question: isDrawn
        ? `Az ábrán minden alakzat egy egész. Hány ${name} színes összesen?`
        : name && d <= 12 && rng.chance(0.5)
          ? `Hány ${name} van ${numberArticle(w)} $${w}${f(n, d)}$ számban?`
          : `Írd áltörtként! Mi kerül a számlálóba? $${w}${f(n, d)}=\\frac{\\square}{${d}}$`,
      answer: num(answer),
      check: 'INT',
      expr: `${w}*${d}+${n}`,
      wrong: [
        wrong(
          { w, n },
          ({ w, n }) => num(Number(`${w}${n}`)),
          'egymas-melle-irja',
          `Egymás mellé írtad ${wholes} és ${rest}. Egy egész ${t(d)} részből áll.`,
          `egymás mellé írja ${wholes} és ${rest}`,
        ),
        wrong(
          { w, n },
          ({ w, n }) => num(w * n),
          'egesz-szor-szamlalo',
          isDrawn
            ? `Egy egész ${t(d)} részből áll: ezzel kell szorozni, aztán hozzáadni az utolsó alakzat színes részeit.`
            : 'Az egészet a számlálóval szoroztad. A nevezővel kell, aztán hozzáadni a számlálót.',
          `csak ${wholes} és ${rest} szorozza össze`,
        ),
        wrong(
          { w, n },
          ({ w, n }) => num(w + n),
          'egesz-plusz-szamlalo',
          `Az egészet is részekre kell váltani: ${t(w)} egész összesen ${t(w * d)} rész.`,
          `csak összeadja ${wholes} és ${rest}`,
        ),
        wrong(
          { w, d },
          ({ w, d }) => num(w * d),
          'szamlalo-kimarad',
          isDrawn ? 'Az utolsó, nem teljes alakzat színes részei kimaradtak.' : 'A törtrész számlálója kimaradt.',
          isDrawn ? 'kihagyja az utolsó alakzat színes részeit' : undefined,
        ),
      ],
      other: `Egy egész ${t(d)} részből áll. Hány ilyen rész van összesen?`,
      hints: [`Hány részből áll egy egész, ha a nevező ${t(d)}?`, 'Egész · nevező + számláló.', `$${w}\\cdot${d}=${w * d}$`],
      solution: `$${w}\\cdot${d}+${n}=${answer}$, tehát $${w}${f(n, d)}=${f(answer, d)}$.`,
    },
    fits(v => Math.abs(v / d - w - n / d) < 1e-9),
  );
}

function improperToMixed(rng: Rng): Task {
  const d = rng.int(2, 12);
  const [w, n] = [rng.int(1, 9), rng.int(1, d - 1)];
  redrawIf(gcd(n, d) > 1);
  const top = w * d + n;
  return fillSteps(
    {
      question: `Emeld ki az egészeket! Írd be a hiányzó számokat!`,
      template: `$${f(top, d)}=[a]\\frac{[b]}{${d}}$`,
      blanks: [
        {
          id: 'a',
          answer: num(w),
          check: 'INT',
          other: 'Nézd meg, hányszor van meg a nevező a számlálóban!',
          wrong: [
            ...(w > 1
              ? [wrong({ w }, ({ w }) => num(w - 1), 'egeszek-szama', 'Még egy egész kitelik: a maradék kisebb a nevezőnél.')]
              : []),
            wrong({ n }, ({ n }) => num(n), 'egesz-maradek-csere', 'Az egész a hányados, a számláló a maradék.'),
          ],
        },
        {
          id: 'b',
          answer: num(n),
          check: 'INT',
          other: 'A maradék kerül a számlálóba: ami az egészek kiemelése után megmarad.',
          from: `${top}-${d}*[a]`,
          wrong: [
            wrong({ w }, ({ w }) => num(w), 'egesz-maradek-csere', 'Az egész a hányados, a számláló a maradék.'),
            wrong({ n, d }, ({ n, d }) => num(n + d), 'egeszek-szama', 'A törtrész számlálója kisebb a nevezőnél.'),
            wrong({ w, d, n }, ({ w, d, n }) => num(w * d + n), 'szamlalo-valtozatlan', 'A kiemelt egészeket le kell venni a számlálóból.'),
          ],
        },
      ],
      hints: [
        'Hányszor van meg a nevező a számlálóban?',
        'Osztás: a hányados az egész, a maradék a számláló.',
        `$${top}=${d}\\cdot\\square+\\square$`,
      ],
      solution: `$${top}:${d}=${w}$, maradék ${t(n)}, tehát $${f(top, d)}=${w}${f(n, d)}$.`,
    },
    (key, part) => (part === 'a' ? Number(key) === Math.floor(top / d) : (top - Number(key)) % d === 0 && Number(key) < d),
  );
}

function betweenIntegers(rng: Rng): Task {
  const d = rng.int(3, 12);
  const w = rng.int(2, 12);
  const n = rng.int(1, d - 1);
  const top = w * d + n;
  const larger = rng.chance(0.5);
  return numeric(
    {
      question: larger
        ? `Melyik a legkisebb egész szám, amely nagyobb, mint $${f(top, d)}$?`
        : `Melyik a legnagyobb egész szám, amely kisebb, mint $${f(top, d)}$?`,
      answer: num(larger ? w + 1 : w),
      check: 'INT',
      wrong: [
        wrong(
          { larger, w },
          ({ larger, w }) => num(larger ? w : w + 1),
          'rossz-iranyu-szomszed',
          larger ? 'Ez még kisebb a törtnél.' : 'Ez már nagyobb a törtnél.',
        ),
        wrong(
          { w, d, n },
          ({ w, d, n }) => num(w * d + n),
          'csak-a-szamlalo',
          'Csak a számlálót nézted. A nevező is számít: ennyi rész tesz ki egy egészet.',
          'a számlálót adja meg a szomszédos egész helyett',
        ),
        wrong(
          { top, d },
          ({ top, d }) => num(top - d),
          'kivonas-osztas-helyett',
          'Kivontál. Azt nézd, hányszor van meg a nevező a számlálóban!',
          'osztás helyett kivonja a nevezőt a számlálóból',
        ),
      ],
      other: 'Emeld ki az egészeket, és nézd meg, melyik két egész között van!',
      hints: ['Írd fel vegyes számként!', 'Oszd el a számlálót a nevezővel!', `$${top}=${d}\\cdot${w}+${n}$`],
      solution: `$${f(top, d)}=${w}${f(n, d)}$, ez ${the(w)} és ${the(w + 1)} között van. A válasz: ${t(larger ? w + 1 : w)}.`,
    },
    fits(v => Number.isInteger(v) && (larger ? v * d > top && (v - 1) * d <= top : v * d < top && (v + 1) * d >= top)),
  );
}

export const mixedNumber = defineGenerator(
  'gen-mixed-number',
  'Áltört és vegyes szám',
  ['matek-5-altort-vegyes-szam'],
  ['fraction'],
  (rng, level) => {
    if (level === 1) return mixedToImproper(rng, false);
    if (level === 2) return rng.chance(0.5) ? improperToMixed(rng) : mixedToImproper(rng, true);
    return betweenIntegers(rng);
  },
);
