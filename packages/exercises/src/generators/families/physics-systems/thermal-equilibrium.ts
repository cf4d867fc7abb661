import { decimalsOf, texNumber, textNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { thermometers, toFive } from '../shared/scale-figures.ts';

const t = textNumber;

const x = texNumber;

const EQUAL_AMOUNTS = 'úgy számol, mintha a két vízmennyiség egyenlő volna';

export const thermalEquilibrium = defineGenerator(
  'gen-thermal-equilibrium',
  'Termikus egyensúly',
  ['fizika-6-termikus-egyensuly'],
  ['decimal', 'brackets'],
  (rng, level) => {
    const isDrawn = level < 3 && rng.chance(0.6);
    const exact = [rng.int(5, 35), rng.int(40, 95)] as const;
    const [cold, hot] = isDrawn ? [toFive(exact[0]), toFive(exact[1])] : exact;
    const m1 = level === 1 ? 1 : rng.int(1, 5);
    const m2 = level === 1 ? 1 : rng.int(1, 5);
    const final = (m1 * cold + m2 * hot) / (m1 + m2);
    redrawIf(decimalsOf(final) > 1 || (level > 1 && m1 === m2));
    if (level === 3) {
      redrawIf(!Number.isInteger(final));
      return numeric(
        {
          question: `${t(m1)} liter ${unitSuf(cold, '°C', 'as')} vízhez ${t(m2)} liter melegebb vizet öntünk. A közös hőmérséklet ${withUnit(final, '°C')} lesz. Hány °C-os volt a melegebb víz? (A környezetnek átadott hőtől eltekintünk.)`,
          answer: num(hot),
          check: 'NUM',
          unit: '°C',
          expr: `(${final}*(${m1}+${m2})-${m1}*${cold})/${m2}`,
          wrong: [
            wrong(
              { final, cold },
              ({ final, cold }) => num(2 * final - cold),
              'tomegeket-elhagyja',
              'Egyenlő vízmennyiségekkel számoltál, pedig különböznek.',
              EQUAL_AMOUNTS,
            ),
            wrong(
              { final, cold },
              ({ final, cold }) => num(final + cold),
              'homersekletet-osszead',
              'A hőmérsékletek nem adódnak össze.',
              'összeadja a két megadott hőmérsékletet',
            ),
            wrong(
              { m1, cold, m2, hot },
              ({ m1, cold, m2, hot }) => num((m1 * cold + m2 * hot) / (m1 + m2)),
              'nem-a-kerdesre-felel',
              'Ez a közös hőmérséklet.',
              'a közös hőmérsékletet adja meg a melegebb vízé helyett',
            ),
          ],
          other: 'A leadott hő egyenlő a felvett hővel.',
          hints: [
            'Mennyivel melegedett a hideg víz?',
            'A hideg víz felvett hője egyenlő a melegebb víz leadott hőjével.',
            `A hideg víz ${unitSuf(final - cold, '°C', 'val')} melegedett.`,
          ],
          solution: `$${m1}\\cdot(${final}-${cold})=${m2}\\cdot(t-${final})$, ezért $t=${hot}$ °C.`,
        },
        fits(v => m1 * (final - cold) === m2 * (v - final)),
      );
    }
    return numeric(
      {
        ...(isDrawn ? { figure: thermometers({ A: cold, B: hot }, 0, 100) } : {}),
        question: isDrawn
          ? level === 1
            ? 'Az ábra két pohár víz hőmérsékletét mutatja. A két pohárban ugyanannyi víz van. Összeöntjük őket. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)'
            : `Az ábra két edény víz hőmérsékletét mutatja. Az $A$ edényben ${t(m1)} liter, a $B$ edényben ${t(m2)} liter víz van. Összeöntjük őket. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`
          : level === 1
            ? rng.pick([
                `Egyenlő tömegű ${unitSuf(cold, '°C', 'as')} és ${unitSuf(hot, '°C', 'as')} vizet keverünk össze. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
                `Egy pohár ${unitSuf(cold, '°C', 'as')} vízhez egy ugyanakkora pohár ${unitSuf(hot, '°C', 'as')} vizet öntünk. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
              ])
            : `${t(m1)} liter ${unitSuf(cold, '°C', 'as')} vizet ${t(m2)} liter ${unitSuf(hot, '°C', 'as')} vízzel keverünk össze. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
        answer: num(final),
        check: 'NUM',
        unit: '°C',
        expr: `(${m1}*${cold}+${m2}*${hot})/(${m1}+${m2})`,
        wrong: [
          wrong(
            { cold, hot },
            ({ cold, hot }) => num(cold + hot),
            'homersekletet-osszead',
            'A hőmérsékletek nem adódnak össze keveréskor.',
          ),
          wrong(
            { hot, cold },
            ({ hot, cold }) => num(hot - cold),
            'kulonbseg',
            'Ez a hőmérséklet-különbség.',
            'a két hőmérséklet különbségét adja meg',
          ),
          ...(level === 2
            ? [
                wrong(
                  { cold, hot },
                  ({ cold, hot }) => num((cold + hot) / 2),
                  'tomegeket-elhagyja',
                  'Egyszerű átlagot számoltál, pedig a vízmennyiségek különböznek: súlyozott közép kell.',
                  EQUAL_AMOUNTS,
                ),
                wrong(
                  { m2, cold, m1, hot },
                  ({ m2, cold, m1, hot }) => num((m2 * cold + m1 * hot) / (m1 + m2)),
                  'sulyok-csereje',
                  'Felcserélted a két vízmennyiséget.',
                ),
                wrong(
                  { m1, cold, m2, hot },
                  ({ m1, cold, m2, hot }) => num(m1 * cold + m2 * hot),
                  'osztas-elmarad',
                  'Az osztás elmaradt: a szorzatok összegét oszd el az összes víz mennyiségével!',
                  'a szorzatok összegét nem osztja el az összes víz mennyiségével',
                ),
              ]
            : [
                wrong({ hot }, ({ hot }) => num(hot), 'egyik-homerseklet', 'A meleg víz lehűl, mert hőt ad át.'),
                wrong({ cold }, ({ cold }) => num(cold), 'egyik-homerseklet', 'A hideg víz felmelegszik, mert hőt vesz fel.'),
              ]),
        ],
        other: level === 1 ? 'Add össze a két hőmérsékletet, és felezd!' : 'Mindegyik hőmérsékletet a saját vízmennyiségével szorozd!',
        hints: [
          'A közös hőmérséklet a kettő között lesz.',
          level === 1
            ? 'Egyenlő tömegnél a közös hőmérséklet a két hőmérséklet számtani közepe.'
            : 'Különböző tömegnél a közös hőmérséklet a tömegekkel súlyozott közép.',
          level === 1 ? `$${cold}+${hot}=${cold + hot}$` : `$${m1}\\cdot${cold}+${m2}\\cdot${hot}=${m1 * cold + m2 * hot}$`,
        ],
        solution:
          level === 1
            ? `$(${cold}+${hot}):2=${x(final)}$ °C.`
            : `$(${m1}\\cdot${cold}+${m2}\\cdot${hot}):(${m1}+${m2})=${m1 * cold + m2 * hot}:${m1 + m2}=${x(final)}$ °C.`,
      },
      fits(v => Math.abs(m1 * (v - cold) - m2 * (hot - v)) < 1e-9),
    );
  },
);
