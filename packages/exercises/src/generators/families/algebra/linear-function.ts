import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { frac, num, point } from '../../value.ts';
import { linesFigure } from '../shared/coordinate-figures.ts';

const t = textNumber;

const x = texNumber;

/** A negative factor stands in brackets. */
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** The sign of the product a·x was missed: with a negative x its sign may also have been dropped. */
function productSign(a: number, v: number): string {
  if (a < 0 && v < 0) return 'Az előjelet nézd meg: két negatív szám szorzata pozitív.';
  return v < 0
    ? 'Az $x$ negatív, te pozitívnak vetted. Pozitív és negatív szám szorzata negatív.'
    : 'Az együttható negatív. Negatív és pozitív szám szorzata negatív.';
}

/** A value outside the drawn part: slope and intercept have to be read first. */
function valueFromGraph(rng: Rng): Task {
  const [a, b] = [rng.pick([-3, -2, -1, 1, 2, 3]), rng.intNot(-4, 4, 0)];
  const v = rng.pick([-12, -10, -9, -8, -7, 7, 8, 9, 10, 12]);
  redrawIf(a === b || a === -b);
  return numeric(
    {
      question: `Az ábra az $f$ lineáris függvény grafikonjának egy részét mutatja. Mennyi $f(${v})$?`,
      figure: linesFigure(5, { f: { a, b } }),
      answer: num(a * v + b),
      check: 'INT',
      expr: `(${a})*(${v})+(${b})`,
      wrong: [
        wrong({ a, v }, ({ a, v }) => num(a * v), 'allando-kimarad', 'Az $f(0)$ értéke kimaradt: a grafikon nem az origón megy át.'),
        wrong(
          { a, v, b },
          ({ a, v, b }) => num(b - a * v),
          'meredekseg-elojele',
          `A grafikon ${a > 0 ? 'emelkedik: a meredekség pozitív' : 'süllyed: a meredekség negatív'}${v < 0 ? ', és az $x$ előjelére is figyelj!' : '.'}`,
        ),
        wrong({ a, v, b }, ({ a, v, b }) => num(b * v + a), 'a-es-b-csereje', 'Felcserélted a meredekséget és az $f(0)$ értéket.'),
        wrong(
          { a, v, b },
          ({ a, v, b }) => num(a * v - b),
          'elojel-hiba',
          'Az $f(0)$ előjelét nézd meg: az origó felett pozitív, alatta negatív.',
        ),
        wrong(
          { v, b },
          ({ v, b }) => num(v + b),
          'osszead-szorzas-helyett',
          'A meredekség kimaradt: az $x$-et meg kell szorozni vele.',
          'nem szoroz a meredekséggel',
        ),
      ],
      other: 'Olvasd le a meredekséget és az $f(0)$ értéket, és írd fel a függvényt!',
      hints: [
        'A kérdezett pont nincs az ábrán. Miből tudod kiszámolni?',
        'Olvasd le az $f(0)$ értéket és a meredekséget: mennyit változik az $y$, míg az $x$ eggyel nő?',
        `A grafikon átmegy a $${point(0, b).tex}$ ponton.`,
      ],
      solution: `A grafikon átmegy a $${point(0, b).tex}$ és az $${point(1, a + b).tex}$ ponton, ezért $f(x)=${polyTex([b, a])}$. Így $f(${v})=${Math.abs(a) === 1 ? `${a < 0 ? '-' : ''}${inBrackets(v)}` : `${x(a)}\\cdot${inBrackets(v)}`}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(a * v + b)}$.`,
    },
    fits(w => w - b === a * v),
  );
}

/** Intercept or slope read off the graph. */
function readGraph(rng: Rng, askSlope: boolean): Task {
  const [a, b] = [rng.pick([-3, -2, -1, 1, 2, 3]), rng.intNot(-4, 4, 0)];
  redrawIf(a === b || a === -b);
  const answer = askSlope ? a : b;
  return numeric(
    {
      question: askSlope
        ? 'Mennyi az ábrán látható $f$ lineáris függvény meredeksége?'
        : 'Az ábra az $f$ lineáris függvény grafikonját mutatja. Mennyi $f(0)$?',
      figure: linesFigure(5, { f: { a, b } }),
      answer: num(answer),
      check: 'FRAC',
      wrong: askSlope
        ? [
            wrong(
              { a },
              ({ a }) => num(-a),
              'meredekseg-elojele',
              `A grafikon ${a > 0 ? 'emelkedik: a meredekség pozitív' : 'süllyed: a meredekség negatív'}.`,
            ),
            wrong(
              { b },
              ({ b }) => num(b),
              'a-es-b-csereje',
              'Ez az $y$ tengellyel való metszéspont. A meredekség azt mutatja, mennyit változik az $y$, míg az $x$ eggyel nő.',
            ),
            wrong(
              { a, b },
              ({ a, b }) => num(a + b),
              'fuggvenyerteket-ad-meredeksegnek',
              'Ez az $f(1)$ értéke. A meredekség az, amennyivel ez több vagy kevesebb az $f(0)$ értékénél.',
              'az $f(1)$ értékét adja meg meredekségnek',
            ),
            wrong(
              { a, b },
              ({ a, b }) => frac(rat(-b, a)),
              'rossz-tengely',
              'Ez az $x$ tengellyel való metszéspont. A meredekség azt mutatja, mennyit változik az $y$, míg az $x$ eggyel nő.',
              'az $x$ tengellyel való metszéspontot adja meg',
            ),
            ...(Math.abs(a) === 1
              ? []
              : [wrong({ a }, ({ a }) => frac(rat(1, a)), 'arany-forditva', 'Fordítva osztottál: $y$ változása osztva $x$ változásával.')]),
          ]
        : [
            wrong(
              { a, b },
              ({ a, b }) => frac(rat(-b, a)),
              'rossz-tengely',
              'Ez az $x$ tengellyel való metszéspont. Az $f(0)$ az $y$ tengelyen olvasható le.',
            ),
            wrong({ b }, ({ b }) => num(-b), 'elojel-hiba', 'Az előjelet nézd meg: az origó felett pozitív, alatta negatív.'),
          ],
      other: askSlope ? 'Lépj egyet jobbra, és nézd meg, mennyit változik az $y$!' : 'Hol metszi a grafikon az $y$ tengelyt?',
      hints: [
        askSlope ? 'Keress két rácspontot a grafikonon!' : 'Mennyi az $x$ az $y$ tengelyen?',
        askSlope ? 'A meredekség: mennyit változik az $y$, míg az $x$ eggyel nő.' : 'Az $f(0)$ a grafikon és az $y$ tengely metszéspontja.',
        askSlope
          ? `A grafikon átmegy a $${point(0, b).tex}$ ponton.`
          : b > 0
            ? 'A metszéspont az origó felett van.'
            : 'A metszéspont az origó alatt van.',
      ],
      solution: askSlope
        ? `A grafikon átmegy a $${point(0, b).tex}$ és az $${point(1, a + b).tex}$ ponton, ezért a meredekség $${x(a)}$.`
        : `A grafikon az $y$ tengelyt itt metszi: $f(0)=${x(b)}$.`,
    },
    fits(v => (askSlope ? Math.abs(b + 2 * v - (2 * a + b)) < 1e-9 : v === a * 0 + b)),
  );
}

export const linearFunction = defineGenerator(
  'gen-linear-function',
  'Lineáris függvény',
  ['matek-8-linearis-fuggveny'],
  ['negative', 'coordinates', 'fraction', 'brackets', 'unknown'],
  (rng, level) => {
    if (rng.chance(0.25)) return level === 3 ? valueFromGraph(rng) : readGraph(rng, level === 2);
    const [a, b] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
    const formula = polyTex([b, a]);
    if (level === 1) {
      const kind = rng.pick(['value', 'slope', 'grows'] as const);
      const v = rng.intNot(-5, 6, 0, 1);
      redrawIf(a === 1);
      if (kind === 'value')
        return numeric(
          {
            question: `$f(x)=${formula}$. A grafikon egyik pontjának első koordinátája ${t(v)}. Mennyi a második?`,
            answer: num(a * v + b),
            check: 'INT',
            expr: `(${a})*(${v})+(${b})`,
            wrong: [
              wrong(
                { b, v, a },
                ({ b, v, a }) => num(b * v + a),
                'a-es-b-csereje',
                'Felcserélted a két számot: az $x$ együtthatójával kell szorozni.',
              ),
              wrong({ a, v, b }, ({ a, v, b }) => num(a + v + b), 'osszead-szorzas-helyett', 'Az együttható szoroz, nem hozzáadódik.'),
              wrong({ a, v, b }, ({ a, v, b }) => num(a * v - b), 'elojel-hiba', 'Az állandó előjelét nézd meg!'),
              wrong({ a, v, b }, ({ a, v, b }) => num(b - a * v), 'szorzat-elojele', productSign(a, v)),
              wrong({ a, v }, ({ a, v }) => num(a * v), 'allando-kimarad', 'Az állandó tag kimaradt: a végén azt is hozzá kell számolni.'),
            ],
            other: 'Helyettesítsd be az $x$ értékét!',
            hints: [
              'Mi kerül az $x$ helyére?',
              'Az $x$ helyére írd be az első koordinátát, és számolj: előbb a szorzás!',
              `$${x(a)}\\cdot${inBrackets(v)}${b < 0 ? '-' : '+'}${Math.abs(b)}$`,
            ],
            solution: `$f(${v})=${x(a)}\\cdot${inBrackets(v)}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(a * v + b)}$.`,
          },
          fits(w => w - b === a * v),
        );
      if (kind === 'slope')
        return numeric(
          {
            question: `Hol metszi az $f(x)=${formula}$ függvény grafikonja az $y$ tengelyt? Add meg az $y$ értékét!`,
            answer: num(b),
            check: 'FRAC',
            wrong: [
              wrong({ a }, ({ a }) => num(a), 'a-es-b-csereje', 'Ez a meredekség. Az $y$ tengelyt az állandónál metszi.'),
              wrong({ b }, ({ b }) => num(-b), 'elojel-hiba', 'Az előjel is a számhoz tartozik: helyettesíts az $x$ helyére 0-t!'),
              wrong({ b, a }, ({ b, a }) => frac(rat(-b, a)), 'rossz-tengely', 'Ez az $x$ tengellyel való metszéspont.'),
            ],
            other: 'Az $y$ tengelyen $x=0$.',
            hints: ['Mennyi az $x$ az $y$ tengelyen?', 'Helyettesíts az $x$ helyére 0-t!', `$${x(a)}\\cdot0${b < 0 ? '-' : '+'}\\ldots$`],
            solution: `$f(0)=${x(b)}$.`,
          },
          equals(a * 0 + b),
        );
      return choice(
        rng,
        {
          question: `Milyen az $f(x)=${formula}$ függvény grafikonja balról jobbra haladva?`,
          right: words(a > 0 ? 'emelkedik' : 'süllyed', a > 0 ? 'up' : 'down'),
          because: `Helyes! A meredekség $${x(a)}$.`,
          wrong: [
            wrong(
              { a },
              ({ a }) => words(a > 0 ? 'süllyed' : 'emelkedik', a > 0 ? 'down' : 'up'),
              'meredekseg-elojele',
              `A meredekség $${x(a)}$, ez ${a > 0 ? 'pozitív' : 'negatív'}. Nézd meg, hogyan változik a függvény értéke, ha az $x$ eggyel nő!`,
            ),
            wrong({}, () => words('vízszintes', 'flat'), 'meredekseg-elojele', 'Vízszintes akkor lenne, ha a meredekség 0.'),
          ],
          hints: ['Melyik szám a meredekség?', 'Pozitív meredekségnél emelkedik, negatívnál süllyed.', `A meredekség $${x(a)}$.`],
          solution: `A meredekség $${x(a)}$, ezért a grafikon ${a > 0 ? 'emelkedik' : 'süllyed'}.`,
        },
        key => key === (a * 5 + b > a * 4 + b ? 'up' : 'down'),
      );
    }
    if (level === 2) {
      const rootRat = rat(-b, a);
      redrawIf(rootRat.d > 4 || Math.abs(a) === 1);
      return numeric(
        {
          question: `Hol metszi az $f(x)=${formula}$ függvény grafikonja az $x$ tengelyt? Add meg az $x$ értékét!`,
          answer: frac(rootRat),
          check: 'FRAC',
          expr: `(0-(${b}))/(${a})`,
          wrong: [
            wrong(
              { b },
              ({ b }) => num(b),
              'rossz-tengely',
              'Ez az $y$ tengellyel való metszéspont. Az $x$ tengelyen $y=0$.',
              'az $y$ tengellyel való metszéspontot adja meg',
            ),
            wrong({ b, a }, ({ b, a }) => frac(rat(b, a)), 'elojel-hiba', 'Átvitelkor az előjel megváltozik.'),
            wrong(
              { a, b },
              ({ a, b }) => frac(rat(-a, b)),
              'a-es-b-csereje',
              'Fordítva osztottál. Az együtthatóval kell osztani az állandó ellentettjét.',
            ),
            wrong(
              { b },
              ({ b }) => num(-b),
              'osztas-elmarad',
              'Még osztani kell az együtthatóval.',
              // „Elmarad az osztás” alone also gives b, where ax is taken to the other side.
              'az állandó tagot átviszi, de nem oszt az együtthatóval',
            ),
            wrong(
              { a },
              ({ a }) => num(a),
              'meredekseget-ad-metszespontnak',
              'Ez a meredekség. Az $x$ tengelyen $y=0$: oldd meg az $f(x)=0$ egyenletet!',
            ),
            wrong(
              { a, b },
              ({ a, b }) => num(-b - a),
              'kivonas-osztas-helyett',
              'Az együtthatót kivontad. Az együttható szorozza az $x$-et, ezért osztani kell vele.',
            ),
          ],
          other: 'Oldd meg: $f(x)=0$.',
          hints: ['Mennyi az $y$ az $x$ tengelyen?', 'Oldd meg az $f(x)=0$ egyenletet!', `$${polyTex([0, a])}=${x(-b)}$`],
          solution: `$${formula}=0$, ezért $x=${frac(rootRat).tex}$.`,
        },
        fits(v => Math.abs(a * v + b) < 1e-9),
      );
    }
    const [p, q] = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    redrawIf(p === q || Math.abs(p) < 2);
    const askA = rng.chance(0.5);
    const yP = a * p + b;
    redrawIf(yP === a);
    if (askA)
      return numeric(
        {
          question: `Az $f(x)=ax${b < 0 ? '-' : '+'}${Math.abs(b)}$ függvény grafikonja átmegy az $A${point(p, yP).tex}$ ponton. Mennyi $a$?`,
          answer: num(a),
          check: 'FRAC',
          expr: `((${yP})-(${b}))/(${p})`,
          wrong: [
            wrong(
              { yP, b, p },
              ({ yP, b, p }) => frac(rat(yP + b, p)),
              'atviteli-elojelhiba',
              'Az állandó átvitelekor előjelet kell váltani.',
            ),
            wrong({ yP, b }, ({ yP, b }) => num(yP - b), 'osztas-elmarad', 'Még osztani kell az $x$ értékével.'),
            wrong(
              { yP, b, p },
              ({ yP, b, p }) => frac(rat(b - yP, p)),
              'hanyados-elojele',
              `A hányados előjelét nézd meg: $${x(yP - b)}:${inBrackets(p)}$.`,
            ),
            ...(yP === 0
              ? []
              : [wrong({ p, b, yP }, ({ p, b, yP }) => frac(rat(p - b, yP)), 'koordinatak-csereje', 'Felcserélted a két koordinátát.')]),
          ],
          other: 'Helyettesítsd be a pont koordinátáit, és fejezd ki az $a$-t!',
          hints: [
            'Mit jelent, hogy a pont a függvény grafikonján van?',
            'A pont koordinátái kielégítik az $y=f(x)$ egyenletet.',
            `$a\\cdot${inBrackets(p)}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(yP)}$`,
          ],
          solution: `A pont koordinátáit behelyettesítve $a\\cdot${inBrackets(p)}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(yP)}$, ebből $a\\cdot${inBrackets(p)}=${x(yP)}${b < 0 ? '+' : '-'}${Math.abs(b)}=${x(yP - b)}$, ezért $a=${x(yP - b)}:${inBrackets(p)}=${x(a)}$.`,
        },
        fits(v => v * p + b === yP),
      );
    const yQ = a * q + b;
    // Divided upside down it would come out right.
    redrawIf(Math.abs(a) === 1);
    return numeric(
      {
        question: `Egy lineáris függvény grafikonja átmegy az $A${point(p, yP).tex}$ és a $B${point(q, yQ).tex}$ ponton. Mennyi a meredeksége?`,
        answer: num(a),
        check: 'FRAC',
        expr: `((${yQ})-(${yP}))/((${q})-(${p}))`,
        wrong: [
          wrong(
            { q, p, yQ, yP },
            ({ q, p, yQ, yP }) => frac(rat(q - p, yQ - yP)),
            'arany-forditva',
            'Fordítva osztottál: $y$ változása osztva $x$ változásával.',
          ),
          wrong(
            { p, q, yP, yQ },
            ({ p, q, yP, yQ }) => num((yP - yQ) / (q - p)),
            'elojel-hiba',
            'Ugyanabban a sorrendben vond ki a koordinátákat!',
          ),
          wrong({ yQ, yP }, ({ yQ, yP }) => num(yQ - yP), 'osztas-elmarad', 'Ez csak az $y$ változása. Oszd el az $x$ változásával!'),
        ],
        other: 'Meredekség: $\\frac{y_2-y_1}{x_2-x_1}$.',
        hints: [
          'Mennyit változik az $x$ az egyik ponttól a másikig, és mennyit az $y$?',
          '$a=\\frac{y_2-y_1}{x_2-x_1}$',
          `Az $x$ változása: $${x(q)}-${inBrackets(p)}$.`,
        ],
        solution: `$a=\\frac{${x(yQ)}-${inBrackets(yP)}}{${x(q)}-${inBrackets(p)}}=${x(a)}$.`,
      },
      fits(v => Math.abs(yP + v * (q - p) - yQ) < 1e-9),
    );
  },
);
