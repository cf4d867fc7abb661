import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits, readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, point } from '../../value.ts';
import { linesFigure } from '../shared/coordinate-figures.ts';

const t = textNumber;

const x = texNumber;

/** Where two drawn graphs cross. */
function readCrossing(rng: Rng, xOnly: boolean): Task {
  const [px, py] = [rng.intNot(-4, 4, 0), rng.intNot(-4, 4, 0)];
  const [a, c] = rng.sample([-2, -1, 1, 2], 2);
  if (a === undefined || c === undefined) redraw();
  const [b, d] = [py - a * px, py - c * px];
  redrawIf(Math.abs(px) === Math.abs(py) || Math.abs(b) > 5 || Math.abs(d) > 5);
  return numeric(
    {
      question: xOnly
        ? 'Az ábra az $f$ és a $g$ függvény grafikonját mutatja. Melyik $x$ értékre lesz $f(x)=g(x)$?'
        : 'Az ábra az $f$ és a $g$ függvény grafikonját mutatja. Hol metszi egymást a két grafikon? A pontot $(x;\\ y)$ alakban add meg!',
      figure: linesFigure(5, { f: { a, b }, g: { a: c, b: d } }),
      answer: xOnly ? num(px) : point(px, py),
      check: xOnly ? 'INT' : 'PT',
      wrong: xOnly
        ? [
            wrong({ py }, ({ py }) => num(py), 'x-es-y-csereje', 'Ez a közös függvényérték. A kérdés az $x$.'),
            wrong({ px }, ({ px }) => num(-px), 'elojel-hiba', 'Az előjelet nézd meg: az origótól jobbra pozitív, balra negatív.'),
          ]
        : [
            wrong({ py, px }, ({ py, px }) => point(py, px), 'x-es-y-csereje', 'Felcserélted a két koordinátát.'),
            wrong({ px, py }, ({ px, py }) => point(-px, py), 'elojel-hiba', 'Az $x$ előjelét nézd meg!'),
            wrong({ px, py }, ({ px, py }) => point(px, -py), 'elojel-hiba', 'Az $y$ előjelét nézd meg!'),
          ],
      other: 'Keresd meg az ábrán a két egyenes közös pontját!',
      hints: [
        'Hol van a két grafikon közös pontja?',
        'A közös pontban a két függvényérték egyenlő: $f(x)=g(x)$.',
        xOnly ? 'A közös pont első koordinátáját olvasd le!' : `A közös pont első koordinátája $${x(px)}$.`,
      ],
      solution: `A két grafikon közös pontja $${point(px, py).tex}$${xOnly ? `, ezért $x=${x(px)}$` : ''}.`,
    },
    key => {
      const [u = Number.NaN, w = a * u + b] = readList(key);
      return a * u + b === w && c * u + d === w;
    },
  );
}

export const lineIntersections = defineGenerator(
  'gen-line-intersections',
  'Grafikonok metszéspontja',
  ['matek-8-grafikonok-metszespontjai'],
  ['negative', 'fraction', 'unknown'],
  (rng, level) => {
    const [a, c] = [rng.intNot(-5, 5, 0), rng.intNot(-5, 5, 0)];
    redrawIf(a === c);
    const [px, py] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
    const [b, d] = [py - a * px, py - c * px];
    redrawIf(b === 0 || d === 0 || Math.abs(b) > 25 || Math.abs(d) > 25 || px === py);
    if (level < 3 && rng.chance(0.3)) return readCrossing(rng, level === 1);
    if (level < 3) {
      const xOnly = level === 1;
      const shown = `$f(x)=${polyTex([b, a])}$ és $g(x)=${polyTex([d, c])}$`;
      if (xOnly)
        return numeric(
          {
            question: `${shown}. Melyik $x$ értékre lesz $f(x)=g(x)$?`,
            answer: num(px),
            check: 'FRAC',
            expr: `((${d})-(${b}))/((${a})-(${c}))`,
            wrong: [
              wrong({ py }, ({ py }) => num(py), 'x-es-y-csereje', 'Ez a közös függvényérték. A kérdés az $x$.'),
              wrong(
                { a, b, c, d },
                ({ a, b, c, d }) => num((b - d) / (a - c)),
                'elojel-hiba',
                'Az egyik oldalon fordítva vontad ki a tagokat: ezért más az előjel.',
              ),
              ...(a + c !== 0
                ? [
                    wrong(
                      { d, b, a, c },
                      ({ d, b, a, c }) => frac(rat(d - b, a + c)),
                      'atviteli-elojelhiba',
                      'Az $x$-es tag átvitelekor előjelet kell váltani.',
                      'az $x$-es tag átvitelekor nem vált előjelet',
                    ),
                  ]
                : []),
            ],
            other: 'Tedd egyenlővé a két képletet!',
            hints: ['Mikor egyenlő a két függvényérték?', 'Oldd meg az $f(x)=g(x)$ egyenletet!', `$${polyTex([b, a])}=${polyTex([d, c])}$`],
            solution: `$${polyTex([b, a])}=${polyTex([d, c])}$, ebből $${polyTex([0, a - c])}=${x(d - b)}$, ezért $x=${x(px)}$.`,
          },
          fits(v => Math.abs(a * v + b - c * v - d) < 1e-9),
        );
      return numeric(
        {
          question: `Hol metszi egymást a két grafikon? ${shown}. A pontot $(x;\\ y)$ alakban add meg!`,
          answer: point(px, py),
          check: 'PT',
          wrong: [
            wrong({ py, px }, ({ py, px }) => point(py, px), 'x-es-y-csereje', 'Felcserélted a két koordinátát.'),
            wrong({ px, py }, ({ px, py }) => point(px, -py), 'elojel-hiba', 'Az $y$ előjelét ellenőrizd visszahelyettesítéssel!'),
            wrong({ px, b }, ({ px, b }) => point(px, b), 'y-nem-visszahelyettesit', 'Az $y$-t visszahelyettesítéssel kell kiszámítani.'),
            wrong({ px, py }, ({ px, py }) => point(-px, py), 'elojel-hiba', 'Az $x$ előjelét ellenőrizd visszahelyettesítéssel!'),
          ],
          other: 'Oldd meg az $f(x)=g(x)$ egyenletet, aztán helyettesíts vissza!',
          hints: [
            'A metszéspontban a két függvényérték egyenlő.',
            'Oldd meg az $f(x)=g(x)$ egyenletet, majd számítsd ki az $y$-t!',
            `$${polyTex([0, a - c])}=${x(d - b)}$`,
          ],
          solution: `$${polyTex([b, a])}=${polyTex([d, c])}$, ebből $${polyTex([0, a - c])}=${x(d - b)}$, ezért $x=${x(px)}$. Visszahelyettesítve $f(${x(px)})=${x(py)}$, a metszéspont $${point(px, py).tex}$.`,
        },
        key => {
          const [u = Number.NaN, w = Number.NaN] = readList(key);
          return a * u + b === w && c * u + d === w;
        },
      );
    }
    const k = rng.intNot(-6, 6, 0);
    const m = rng.intNot(-12, 12, 0);
    const area = rat(m * m, 2 * Math.abs(k));
    redrawIf(area.d > 2 || Math.abs(k) === 1);
    return numeric(
      {
        question: `Mekkora területű háromszöget zár be az $f(x)=${polyTex([m, k])}$ függvény grafikonja a két koordinátatengellyel?`,
        answer: frac(area),
        check: 'FRAC',
        expr: `(${m})^2/(2*${Math.abs(k)})`,
        wrong: [
          wrong(
            { m, k },
            ({ m, k }) => frac(rat(m * m, Math.abs(k))),
            'felezes-elmarad',
            'A derékszögű háromszög területénél felezni kell.',
          ),
          wrong(
            { m, k },
            ({ m, k }) => frac(rat(-m * m, 2 * k)),
            'negativ-hosszusag',
            'A terület nem lehet negatív: a távolságokkal számolj!',
            'negatív területet ad meg',
          ),
          wrong(
            { m, k },
            ({ m, k }) => frac(rat(Math.abs(m * k), 2)),
            'a-es-b-csereje',
            'A meredekséget vetted oldalnak. A tengelymetszetek kellenek.',
            `az $x$ tengelyen fekvő befogónak a meredekség${k < 0 ? ' abszolút értékét' : 'et'} veszi`,
          ),
          wrong(
            { m },
            ({ m }) => frac(rat(m * m, 2)),
            'rossz-tengely',
            'Mindkét befogónak az $y$ tengelymetszetet vetted. Az $x$ tengellyel való metszéspontot is számítsd ki!',
            'mindkét befogónak az $y$ tengelymetszetet veszi',
          ),
        ],
        other: 'Számítsd ki a két tengelymetszetet!',
        hints: [
          'Hol metszi a tengelyeket?',
          'A háromszög két befogója a tengelymetszetek távolsága az origótól.',
          `Az $y$ tengelyt ${theSuf(m, 'nál')} metszi.`,
        ],
        solution: `Az $y$ tengelyt ${theSuf(m, 'nál')} metszi. Az $x$ tengelyt ott, ahol $${polyTex([m, k])}=0$, vagyis $x=${frac(rat(-m, k)).tex}$. A befogók ${t(Math.abs(m))} és $${frac(rat(Math.abs(m), Math.abs(k))).tex}$, a terület $${Math.abs(m)}\\cdot${frac(rat(Math.abs(m), Math.abs(k))).tex}:2=${frac(area).tex}$.`,
      },
      fits(v => Math.abs(v - (Math.abs(m) * Math.abs(-m / k)) / 2) < 1e-9),
    );
  },
);
