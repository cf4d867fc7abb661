import { range, tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, numberArticle, textNumber, the, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';
import { apexByAngles, apexBySides, polygonFigure } from '../shared/plane-figures.ts';

const t = textNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

export const isosceles = defineGenerator(
  'gen-isosceles',
  'Egyenlő szárú háromszög',
  ['matek-6-egyenlo-szaru'],
  ['brackets'],
  (rng, level) => {
    const base = rng.int(20, 85);
    const apex = 180 - 2 * base;
    redrawIf(apex === base || apex < 12 || apex === 2 * base);
    if (level === 1) {
      const askApex = rng.chance(0.5);
      const [given, answer] = askApex ? [base, apex] : [apex, base];
      const isDrawn = base >= 30 && base <= 75 && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? {
                question: 'Az ábrán egyforma vonások jelölik az egyenlő oldalakat. Mekkora a kérdőjellel jelölt szög?',
                figure: polygonFigure(
                  { A: [0, 0], B: [10, 0], C: apexByAngles(10, base, base) },
                  {
                    ticks: { AC: 1, BC: 1 },
                    angles: askApex ? { [rng.pick(['A', 'B'])]: deg(base), C: '?' } : { C: deg(apex), [rng.pick(['A', 'B'])]: '?' },
                  },
                ),
              }
            : {
                question: askApex
                  ? `Egy egyenlő szárú háromszög alapon fekvő szöge ${deg(base)}. Mekkora a szárak által bezárt szög?`
                  : `Egy egyenlő szárú háromszögben a szárak ${unitSuf(apex, '°', 'as')} szöget zárnak be. Mekkora az alapon fekvő szög?`,
              }),
          answer: num(answer),
          check: 'NUM',
          unit: '°',
          expr: askApex ? `180-2*${base}` : `(180-${apex})/2`,
          wrong: [
            wrong(
              { given },
              ({ given }) => num(180 - given),
              askApex ? 'csak-egy-alapszog' : 'felezes-elmarad',
              askApex ? 'Csak egy alapszöget vontál le. Kettő van.' : 'Ez a két alapszög összege. Felezd!',
            ),
            wrong(
              { given },
              ({ given }) => num(given),
              'szarszog-alapszog-csere',
              'Az alapszög és a szárszög nem egyenlő.',
              'az alapszöget és a szárszöget egyenlőnek veszi',
            ),
            wrong(
              { askApex, base, apex },
              ({ askApex, base, apex }) => num(askApex ? (180 - base) / 2 : 180 - 2 * apex),
              'szarszog-alapszog-csere',
              'Felcserélted az alapszög és a szárszög szerepét.',
              `${numberArticle(given)} ${unitSuf(given, '°', 'as')} ${askApex ? 'alapszöget szárszögnek' : 'szárszöget alapszögnek'} veszi`,
            ),
          ].filter(w => (w.value.size ?? 0) > 0),
          other: 'Az alapon fekvő szögek egyenlők, a szögösszeg 180°.',
          hints: [
            'Melyik két szög egyenlő?',
            'Az alapon fekvő két szög egyenlő, a háromszög szögeinek összege 180°.',
            askApex
              ? `A két alapszög együtt $2\\cdot${base}^\\circ=${2 * base}^\\circ$.`
              : `A két alapszög együtt $180^\\circ-${apex}^\\circ=${180 - apex}^\\circ$.`,
          ],
          solution: askApex ? `$180^\\circ-2\\cdot${base}^\\circ=${apex}^\\circ$.` : `$(180^\\circ-${apex}^\\circ):2=${base}^\\circ$.`,
        },
        fits(v => (askApex ? base + base + v === 180 : v + v + apex === 180)),
      );
    }
    if (level === 2) {
      const [leg, third] = [rng.int(5, 24), rng.int(4, 30)];
      redrawIf(2 * leg <= third || leg === third);
      const perimeter = 2 * leg + third;
      const askLeg = rng.chance(0.5);
      const answer = askLeg ? leg : third;
      const isDrawn = third < 1.7 * leg && leg < 3 * third && rng.chance(0.5);
      return numeric(
        {
          ...(isDrawn
            ? {
                question: `Az ábrán látható háromszög kerülete ${t(perimeter)} cm. Egyforma vonások jelölik az egyenlő oldalakat. Mekkora a kérdőjellel jelölt oldal?`,
                figure: polygonFigure(
                  { A: [0, 0], B: [third, 0], C: apexBySides(third, leg, leg) },
                  {
                    ticks: { AC: 1, BC: 1 },
                    sides: askLeg ? { AB: `${t(third)} cm`, AC: '?' } : { BC: `${t(leg)} cm`, AB: '?' },
                  },
                ),
              }
            : {
                question: askLeg
                  ? `Egy egyenlő szárú háromszög kerülete ${t(perimeter)} cm, az alapja ${t(third)} cm. Mekkora a szára?`
                  : `Egy egyenlő szárú háromszög kerülete ${t(perimeter)} cm, a szára ${t(leg)} cm. Mekkora az alapja?`,
              }),
          answer: num(answer),
          check: 'NUM',
          unit: 'cm',
          expr: askLeg ? `(${perimeter}-${third})/2` : `${perimeter}-2*${leg}`,
          wrong: [
            wrong(
              { askLeg, perimeter, third, leg },
              ({ askLeg, perimeter, third, leg }) => num(askLeg ? perimeter - third : perimeter - leg),
              askLeg ? 'felezes-elmarad' : 'csak-egy-szar',
              askLeg ? 'Ez a két szár együtt. Felezd!' : 'Csak egy szárat vontál le. Kettő van.',
            ),
            wrong(
              { perimeter },
              ({ perimeter }) => num(tidy(perimeter / 3)),
              'egyenlo-oldalu',
              'Úgy számoltál, mintha egyenlő oldalú lenne.',
              'egyenlő oldalúnak veszi a háromszöget',
            ),
            wrong(
              { askLeg, perimeter, third, leg },
              ({ askLeg, perimeter, third, leg }) => num(tidy(askLeg ? perimeter - 2 * third : (perimeter - leg) / 2)),
              'szar-alap-csere',
              'Felcserélted az alap és a szár szerepét.',
              askLeg ? `${the(third)} cm-es alapot szárnak veszi` : `${the(leg)} cm-es szárat alapnak veszi`,
            ),
          ].filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) < 2),
          other: 'A kerület: alap és két egyforma szár.',
          hints: [
            'Melyik két oldal egyenlő?',
            'Kerület = alap + 2 · szár.',
            askLeg ? `$${perimeter}-${third}=${perimeter - third}$` : `$2\\cdot${leg}=${2 * leg}$`,
          ],
          solution: askLeg
            ? `A kerületből az alapot levonva a két szár marad, ennek fele egy szár: $(${perimeter}-${third}):2=${leg}$ cm.`
            : `A kerületből a két szárat levonva az alap marad: $${perimeter}-2\\cdot${leg}=${third}$ cm.`,
        },
        fits(v => (askLeg ? v + v + third : leg + leg + v) === perimeter),
      );
    }
    const given = rng.int(12, 88);
    const asBase = 180 - 2 * given;
    const asApex = (180 - given) / 2;
    redrawIf(given === 60 || asBase === asApex || given % 2 === 1);
    return numeric(
      {
        question: `Egy egyenlő szárú háromszög **egyik** szöge ${deg(given)}. Mekkora lehet a szárak által bezárt szög? Add meg az összes lehetőséget, pontosvesszővel elválasztva!`,
        answer: numberSet([given, asBase]),
        check: 'SET',
        wrong: [
          wrong(
            { asBase },
            ({ asBase }) => numberSet([asBase]),
            'csak-egy-eset',
            'Ez csak az egyik eset. A megadott szög a szárak között is lehet.',
          ),
          wrong(
            { given },
            ({ given }) => numberSet([given]),
            'csak-egy-eset',
            'Ez csak az egyik eset. A megadott szög az alapon is fekhet.',
          ),
          wrong(
            { given, asApex },
            ({ given, asApex }) => numberSet([given, asApex]),
            'szarszog-alapszog-csere',
            'A másodiknál az alapszöget adtad meg. A szárak által bezárt szöget kérdezik.',
            `annak a háromszögnek a szögeit adja meg, amelynek a szárszöge ${deg(given)}`,
          ),
        ],
        other: 'Két eset van: a megadott szög az alapon fekszik, vagy a szárak között van.',
        hints: [
          'Hol lehet a megadott szög?',
          'Két eset: az alapon fekszik, vagy a szárak között van.',
          `Ha az alapon fekszik, akkor két ${unitSuf(given, '°', 'as')} szög van.`,
        ],
        solution: `Ha a szárak között van: ${deg(given)}. Ha az alapon fekszik: $180^\\circ-2\\cdot${given}^\\circ=${asBase}^\\circ$. A lehetőségek: ${numberSet([given, asBase]).text}.`,
      },
      setOf(range(1, 179), apexAngle => (180 - apexAngle) / 2 === given || apexAngle === given),
    );
  },
);
