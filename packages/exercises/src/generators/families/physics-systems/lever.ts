import { gcd } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, texNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { leverFigure, markedLever } from './lever-figures.ts';

const x = texNumber;

export const lever = defineGenerator('gen-lever', 'Emelő', ['fizika-7-emelo'], ['decimal', 'brackets'], (rng, level) => {
  const [f1, k1] = [rng.int(2, 30) * (level === 1 ? 10 : 5), rng.int(2, 40) * 5];
  const k2 = rng.int(2, 40) * 5;
  const moment = f1 * k1;
  if (level < 3) {
    const f2 = moment / k2;
    redrawIf(!Number.isInteger(f2) || f2 === 1 || k1 === k2 || f2 > 900);
    const askArm = level === 2 && rng.chance(0.5);
    const intro = rng.pick(['Egy kétoldalú emelő', 'Egy mérleghinta', 'Egy alátámasztott rúd']);
    const isDrawn = Math.max(k1, k2) <= 4 * Math.min(k1, k2) && (askArm ? k2 !== k1 : f2 !== f1) && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: leverFigure({ arm: k1, label: withUnit(f1, 'N') }, { arm: k2, label: askArm ? withUnit(f2, 'N') : 'F' }, askArm),
            }
          : {}),
        question: isDrawn
          ? askArm
            ? 'Az ábrán az emelő egyensúlyban van. Mekkora a $b$ erőkar?'
            : 'Az ábrán az emelő egyensúlyban van. Mekkora az $F$ erő?'
          : askArm
            ? `${intro} egyik oldalán ${withUnit(f1, 'N')} erő hat, a karja ${withUnit(k1, 'cm')}. A másik oldalon ${withUnit(f2, 'N')} erő tart egyensúlyt. Mekkora ennek a karja?`
            : `${intro} egyik oldalán ${withUnit(f1, 'N')} erő hat, a karja ${withUnit(k1, 'cm')}. Mekkora erő tart vele egyensúlyt a másik oldalon, ${unitSuf(k2, 'cm', 'as')} karon?`,
        answer: num(askArm ? k2 : f2),
        check: 'NUM',
        unit: askArm ? 'cm' : 'N',
        expr: askArm ? `${f1}*${k1}/${f2}` : `${f1}*${k1}/${k2}`,
        wrong: askArm
          ? [
              wrong({ k1 }, ({ k1 }) => num(k1), 'egyenlo-kart-var', 'Egyenlő kar csak egyenlő erőknél van.'),
              wrong(
                { k1, f2, f1 },
                ({ k1, f2, f1 }) => about((k1 * f2) / f1, 2),
                'nagyobb-kar-nagyobb-ero',
                'Fordítva vetted az arányt: nagyobb erőhöz kisebb kar tartozik.',
                'azt hiszi, a kar egyenesen arányos az erővel',
              ),
              wrong({ f1, k1 }, ({ f1, k1 }) => num(f1 * k1), 'osztas-elmarad', 'Ez a forgatónyomaték. Oszd el a másik oldali erővel!'),
            ]
          : [
              wrong({ f1 }, ({ f1 }) => num(f1), 'egyenlo-ero-kell', 'Egyenlő erő csak egyenlő karoknál kell.'),
              wrong(
                { f1, k2, k1 },
                ({ f1, k2, k1 }) => about((f1 * k2) / k1, 2),
                'nagyobb-kar-nagyobb-ero',
                'Fordítva vetted az arányt: nagyobb karon kisebb erő elég.',
                'azt hiszi, az erő egyenesen arányos a karjával',
              ),
              wrong({ f1, k1 }, ({ f1, k1 }) => num(f1 * k1), 'osztas-elmarad', 'Ez a forgatónyomaték. Oszd el a másik karral!'),
            ],
        other: 'Egyensúlyban: erő · kar = erő · kar.',
        hints: [
          'Mennyi az egyik oldalon az erő és a kar szorzata?',
          'Egyensúlyban a két oldal forgatónyomatéka egyenlő.',
          `$${f1}\\cdot${k1}=${x(moment)}$`,
        ],
        solution: askArm
          ? `$${f1}\\cdot${k1}=${x(moment)}$, $${x(moment)}:${x(f2)}=${k2}$ cm.`
          : `$${f1}\\cdot${k1}=${x(moment)}$, $${x(moment)}:${k2}=${x(f2)}$ N.`,
      },
      fits(v => Math.abs(f1 * k1 - (askArm ? f2 * v : v * k2)) < 1e-6),
    );
  }
  const [fa, ka] = [rng.int(2, 20) * 5, rng.int(2, 20) * 5];
  const total = moment + fa * ka;
  const answer = total / k2;
  redrawIf(decimalsOf(answer) > 1 || answer > 900 || k1 === ka);
  const unit = [k1, ka, k2].reduce(gcd);
  const isDrawn = (Math.max(k1, ka) + k2) / unit <= 20 && Math.abs(k1 - ka) / unit >= 2 && ![f1, fa].includes(answer) && rng.chance(0.9);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: markedLever(
              [
                { arm: k1 / unit, label: withUnit(f1, 'N') },
                { arm: ka / unit, label: withUnit(fa, 'N') },
              ],
              { arm: k2 / unit, label: 'F' },
            ),
          }
        : {}),
      question: isDrawn
        ? `Az ábrán az emelő egyensúlyban van, egy beosztás ${withUnit(unit, 'cm')}. Mekkora az $F$ erő?`
        : `Egy emelő bal oldalán két erő hat: ${withUnit(f1, 'N')} ${unitSuf(k1, 'cm', 'as')} karon és ${withUnit(fa, 'N')} ${unitSuf(ka, 'cm', 'as')} karon. Mekkora erő tart egyensúlyt a jobb oldalon ${unitSuf(k2, 'cm', 'as')} karon?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `(${f1}*${k1}+${fa}*${ka})/${k2}`,
      wrong: [
        wrong(
          { f1, fa },
          ({ f1, fa }) => num(f1 + fa),
          'egyenlo-ero-kell',
          'Az erőket adtad össze. A karok is számítanak.',
          'az erőket adja össze, a karokkal nem számol',
        ),
        wrong({ moment, k2 }, ({ moment, k2 }) => about(moment / k2, 2), 'csak-az-egyik-ero', 'Csak az egyik erőt vetted figyelembe.'),
        wrong({ fa, ka, k2 }, ({ fa, ka, k2 }) => about((fa * ka) / k2, 2), 'csak-az-egyik-ero', 'Csak az egyik erőt vetted figyelembe.'),
        wrong(
          { total },
          ({ total }) => num(total),
          'osztas-elmarad',
          'Ez a bal oldal összes forgatónyomatéka. Oszd el a jobb oldali karral!',
        ),
        wrong(
          { f1, fa, k1, ka, k2 },
          ({ f1, fa, k1, ka, k2 }) => about(((f1 + fa) * (k1 + ka)) / k2, 2),
          'karokat-osszeadja',
          'Az erők összegét a karok összegével szoroztad. Erőnként szorozz!',
          'a bal oldali erők összegét a karjaik összegével szorozza, és azt osztja a jobb oldali karral',
        ),
      ],
      other: 'A bal oldal forgatónyomatékainak összege egyenlő a jobb oldal forgatónyomatékával.',
      hints: [
        'Mennyi a bal oldal összes forgatónyomatéka?',
        'A nyomatékok összeadódnak, a két oldal egyenlő.',
        `$${f1}\\cdot${k1}+${fa}\\cdot${ka}=${x(total)}$`,
      ],
      solution: `${isDrawn ? `A karok: ${[k1, ka, k2].map(arm => `$${arm / unit}\\cdot${unit}=${arm}$ cm`).join(', ')}. ` : ''}A bal oldal nyomatékainak összege egyenlő a jobb oldal nyomatékával: $(${f1}\\cdot${k1}+${fa}\\cdot${ka}):${k2}=${x(answer)}$ N.`,
    },
    fits(v => Math.abs(f1 * k1 + fa * ka - v * k2) < 1e-6),
  );
});
