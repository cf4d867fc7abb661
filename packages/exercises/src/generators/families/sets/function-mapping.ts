import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';
import { pointsFigure } from '../shared/coordinate-figures.ts';

const x = texNumber;

const paren = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));

const GIVEN_VALUE = 'az $f(x)$ megadott értékét írja le az $x$ helyett';

const set = (items: readonly number[]): string => numberSet(items).tex;

interface Rule {
  squareRule: boolean;
  m: number;
  n: number;
}

const image = ({ squareRule, m, n }: Rule, v: number): number => (squareRule ? v * v + n : m * v + n);

/** The image with the sign of a negative number lost, or kept in front of its square. */
const signSlip = ({ squareRule, m, n }: Rule, v: number): number => (squareRule ? v * Math.abs(v) + n : m * Math.abs(v) + n);

/** Range of a function, or the numbers it takes to one value, from the points of its graph. */
function fromGraph(rng: Rng, askRange: boolean): Task {
  const domain = rng.sample(range(-4, 5), 5).sort((p, q) => p - q);
  const images = domain.map(() => rng.int(-4, 5));
  const target = rng.pick(images);
  const solutions = domain.filter((_, i) => images[i] === target);
  const values = [...new Set(images)];
  redrawIf(values.length === domain.length || values.length < 3 || solutions.length > 3);
  const atTarget = images[domain.indexOf(target)];
  const answer = askRange ? values : solutions;
  return numeric(
    {
      question: `Az ábra az $f$ függvény grafikonját mutatja. ${askRange ? 'Sorold fel az értékkészlet elemeit, pontosvesszővel elválasztva!' : `Mely $x$ értékekre lesz $f(x)=${x(target)}$? Sorold fel mindet!`}`,
      figure: pointsFigure(
        5,
        domain.map((v, i): [number, number] => [v, images[i] ?? 0]),
      ),
      answer: numberSet(answer),
      check: 'SET',
      wrong: askRange
        ? [
            wrong(
              { domain },
              ({ domain }) => numberSet(domain),
              'ertelmezesi-tartomany',
              'Ez az értelmezési tartomány. Az értékkészletet a függőleges tengelyen olvasd le!',
            ),
          ]
        : [
            wrong({ target }, ({ target }) => numberSet([target]), 'ertek-helyett-kep', 'Ez a függvényérték maga.', GIVEN_VALUE),
            ...(atTarget === undefined
              ? []
              : [
                  wrong(
                    { atTarget },
                    ({ atTarget }) => numberSet([atTarget]),
                    'behelyettesites-iranya',
                    `Az $x$ helyére írtad ${theSuf(target, 't')}. Most a függvényérték adott, az $x$-et keressük.`,
                    `az $x$ helyére ${suf(target, 't')} ír, és az $f(${x(target)})$ értéket adja meg`,
                  ),
                ]),
            ...(solutions.length > 1
              ? [
                  ...solutions.map(only =>
                    wrong(
                      { only },
                      ({ only }) => numberSet([only]),
                      'csak-egy-megoldas',
                      'Több elemnek is lehet ugyanaz a képe. Keresd meg a többit!',
                    ),
                  ),
                ]
              : []),
          ],
      other: 'Minden pont első koordinátája az $x$, a második az $f(x)$.',
      hints: [
        'Melyik tengelyen olvasod le az $x$-et, és melyiken az $f(x)$-et?',
        askRange ? 'Az értékkészlet a függvényértékek halmaza, ismétlés nélkül.' : 'Keresd meg az adott magasságban lévő pontokat!',
        askRange ? 'Olvasd le sorban, milyen magasan vannak a pontok!' : `A keresett pontok második koordinátája $${x(target)}$.`,
      ],
      solution: `A képek: ${domain.map((v, i) => `$f(${x(v)})=${x(images[i] ?? 0)}$`).join(', ')}. A válasz: $${set(answer)}$.`,
    },
    setOf(range(-9, 9), v => (askRange ? images.includes(v) : domain.some((d, i) => d === v && images[i] === target))),
  );
}

export const functionMapping = defineGenerator(
  'gen-function-mapping',
  'A függvény fogalma',
  ['matek-8-fuggveny-fogalma'],
  ['negative', 'power', 'brackets', 'unknown'],
  (rng, level) => {
    if (level > 1 && rng.chance(0.3)) return fromGraph(rng, level === 2);
    const [m, n] = [rng.intNot(-4, 5, 0), rng.int(-6, 8)];
    const squareRule = level > 1 && rng.chance(0.4);
    const f: Rule = { squareRule, m, n };
    const rule = (v: number): number => image(f, v);
    const tail = n === 0 ? '' : n > 0 ? `+${n}` : `-${-n}`;
    const head = squareRule ? 'x^2' : m === 1 ? 'x' : m === -1 ? '-x' : `${m}x`;
    const formula = `${head}${tail}`;
    if (level === 1) {
      const v = rng.intNot(-6, 8, 0, 1);
      const answer = rule(v);
      redrawIf(answer === 0 || m === 1);
      return numeric(
        {
          question: `$f(x)=${formula}$. Mennyi $f(${x(v)})$?`,
          answer: num(answer),
          check: 'INT',
          expr: `${m}*(${v})+(${n})`,
          wrong: [
            wrong({ m, v, n }, ({ m, v, n }) => num(m + v + n), 'muvelet-csere', 'Összeadtál szorzás helyett. Az együttható szoroz.'),
            wrong(
              { m, v, n },
              ({ m, v, n }) => num(m * Math.abs(v) + n),
              'elojel-hiba',
              'Negatív számot helyettesítettél: figyelj az előjelre!',
            ),

            wrong({ m, v }, ({ m, v }) => num(m * v), 'allando-kimarad', 'Az állandó tag kimaradt.'),
            ...(v > 0
              ? [
                  wrong(
                    { m, v, n },
                    ({ m, v, n }) => num(Number(`${m}${v}`) + n),
                    'egymas-melle-irja',
                    'Egymás mellé írtad a két számot. Az együttható szoroz.',
                  ),
                ]
              : []),
          ],
          other: `Írd be az $x$ helyére a számot${v < 0 ? ' zárójelben' : ''}, és végezd el a műveleteket!`,
          hints: ['Mit kell az $x$ helyére írni?', 'Helyettesítsd be a számot, negatívat zárójelben!', `$${x(m)}\\cdot${paren(v)}${tail}$`],
          solution: `$f(${x(v)})=${x(m)}\\cdot${paren(v)}${tail}=${x(answer)}$.`,
        },
        fits(w => w - n === m * v),
      );
    }
    const domain = rng.sample(range(-4, 5), rng.int(4, 5)).sort((p, q) => p - q);
    const values = [...new Set(domain.map(rule))];
    if (level === 2) {
      return numeric(
        {
          question: `$f:${set(domain)}\\to\\mathbb{R}$, $f(x)=${formula}$. Sorold fel az értékkészlet elemeit, pontosvesszővel elválasztva!`,
          answer: numberSet(values),
          check: 'SET',
          wrong: [
            wrong(
              { domain },
              ({ domain }) => numberSet(domain),
              'ertelmezesi-tartomany',
              'Ez az értelmezési tartomány. Az értékkészlet a képek halmaza.',
            ),
            wrong(
              { f, domain },
              ({ f, domain }) => numberSet([...new Set(domain.map(v => signSlip(f, v)))]),
              squareRule ? 'negativ-negyzete-negativ' : 'elojel-hiba',
              squareRule ? 'Negatív szám négyzete pozitív.' : 'A negatív számok előjelét nem vetted figyelembe.',
            ),
            wrong(
              { f, domain },
              ({ f, domain }) => numberSet([...new Set(domain.map(v => image({ ...f, n: 0 }, v)))]),
              'allando-kimarad',
              'Az állandó tag kimaradt.',
            ),
          ],
          other: 'Számítsd ki minden elem képét!',
          hints: [
            'Mit kapsz, ha az első elemet helyettesíted?',
            'Az értékkészlet a függvényértékek halmaza, ismétlés nélkül.',
            `$f(${x(domain[0] ?? 0)})=${x(rule(domain[0] ?? 0))}$`,
          ],
          solution: `A képek: ${domain.map(v => `$f(${x(v)})=${x(rule(v))}$`).join(', ')}. Az értékkészlet: $${set(values)}$.`,
        },
        setOf(range(-60, 60), w => domain.some(v => (squareRule ? v ** 2 : m * v) + n === w)),
      );
    }
    const target = rule(rng.pick(domain));
    const solutions = domain.filter(v => rule(v) === target);
    return numeric(
      {
        question: `$f:${set(domain)}\\to\\mathbb{R}$, $f(x)=${formula}$. Mely $x$ értékekre lesz $f(x)=${x(target)}$? Sorold fel mindet!`,
        answer: numberSet(solutions),
        check: 'SET',
        wrong: [
          wrong(
            { f, target },
            ({ f, target }) => numberSet([image(f, target)]),
            'behelyettesites-iranya',
            `Az $x$ helyére írtad ${theSuf(target, 't')}. Most a függvényérték adott, az $x$-et keressük.`,
            `az $x$ helyére ${suf(target, 't')} ír, és az $f(${x(target)})$ értéket adja meg`,
          ),
          ...(solutions.length > 1
            ? [
                ...solutions.map(only =>
                  wrong(
                    { only },
                    ({ only }) => numberSet([only]),
                    'csak-egy-megoldas',
                    'Két elemnek is lehet ugyanaz a képe. Keresd meg a másikat!',
                  ),
                ),
              ]
            : squareRule
              ? [
                  wrong(
                    { solutions },
                    ({ solutions }) => numberSet([...new Set([...solutions, ...solutions.map(v => 0 - v)])]),
                    'ertelmezesi-tartomany-kimarad',
                    'Két szám négyzete is ennyi, de csak az egyik van benne az értelmezési tartományban.',
                  ),
                ]
              : [
                  wrong(
                    { m, n, target },
                    ({ m, n, target }) => numberSet([(n - target) / m]),
                    'elojel-hiba',
                    'Az átrendezésnél elrontottad az előjelet. Helyettesíts vissza!',
                  ),
                ]),
          wrong({ target }, ({ target }) => numberSet([target]), 'ertek-helyett-kep', 'Ez a függvényérték maga.', GIVEN_VALUE),
        ],
        other: 'Számítsd ki mindegyik elem képét, és keresd meg, melyik egyezik!',
        hints: ['Melyik elem képe ez?', 'Számítsd ki sorban a képeket!', `Kezdd ezzel: mennyi $f(${x(domain[0] ?? 0)})$?`],
        solution: `A képek: ${domain.map(v => `$f(${x(v)})=${x(rule(v))}$`).join(', ')}. A megoldás: $${set(solutions)}$.`,
      },
      setOf(domain, v => (squareRule ? v * v : v * m) === target - n),
    );
  },
);
