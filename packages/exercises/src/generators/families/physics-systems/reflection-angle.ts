import type { FigureInput } from '@eszkerek/figures/schema';
import { unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

export const reflectionAngle = defineGenerator(
  'gen-reflection-angle',
  'Visszaverődés',
  ['fizika-6-visszaverodes-tores'],
  ['brackets'],
  (rng, level) => {
    const mirror = rng.int(10, 80);
    redrawIf(mirror === 45 || mirror === 30 || mirror === 60);
    const incidence = 90 - mirror;
    const kinds =
      level === 1 ? (['r-from-i'] as const) : level === 2 ? (['r-from-mirror'] as const) : (['between', 'i-from-between'] as const);
    const kind = rng.pick<'r-from-i' | 'r-from-mirror' | 'between' | 'i-from-between'>(kinds);
    const text = {
      'r-from-i': `A fénysugár beesési szöge ${incidence}°. Mekkora a visszaverődési szög?`,
      'r-from-mirror': `A fénysugár ${unitSuf(mirror, '°', 'as')} szöget zár be a tükör síkjával. Mekkora a visszaverődési szög?`,
      between: `A fénysugár ${unitSuf(mirror, '°', 'as')} szöget zár be a tükör síkjával. Mekkora szöget zár be egymással a beeső és a visszavert sugár?`,
      'i-from-between': `A beeső és a visszavert fénysugár ${unitSuf(2 * incidence, '°', 'as')} szöget zár be egymással. Mekkora a beesési szög?`,
    }[kind];
    const answer = { 'r-from-i': incidence, 'r-from-mirror': incidence, between: 2 * incidence, 'i-from-between': incidence }[kind];
    const isDrawn = kind !== 'i-from-between' && incidence >= 20 && incidence <= 70 && rng.chance(0.7);
    const mirrorRay = { kind: 'rays', at: 'mirror', angle: incidence } as const;
    const figure: FigureInput =
      kind === 'r-from-i'
        ? { ...mirrorRay, inLabel: `${incidence}°`, outLabel: '?' }
        : { ...mirrorRay, mirrorLabel: `${mirror}°`, ...(kind === 'r-from-mirror' ? { outLabel: '?' } : {}) };
    return numeric(
      {
        ...(isDrawn ? { figure } : {}),
        ...(isDrawn && kind === 'r-from-i'
          ? { keyInFigure: 'A visszaverődési szög egyenlő a beesési szöggel: éppen ezt kell felismerni.' }
          : {}),
        question: !isDrawn
          ? text
          : kind === 'between'
            ? 'Mekkora szöget zár be egymással az ábrán a beeső és a visszavert fénysugár?'
            : 'Az ábrán egy fénysugár síktükörről verődik vissza. Mekkora a kérdőjellel jelölt szög?',
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        wrong: {
          'r-from-i': [
            wrong(
              { incidence },
              ({ incidence }) => num(90 - incidence),
              'tukortol-mer',
              'A tükörtől mérted. A szöget a merőlegestől mérjük.',
            ),
            wrong(
              { incidence },
              ({ incidence }) => num(2 * incidence),
              'duplazas',
              'Kétszerezted a beesési szöget.',
              'a beesési szöget fölöslegesen megkétszerezi',
            ),
            wrong(
              { incidence },
              ({ incidence }) => num(180 - incidence),
              'kiegeszito-szog',
              '180°-ra egészítetted ki.',
              'a beesési szöget fölöslegesen 180°-ra egészíti ki',
            ),
          ],
          'r-from-mirror': [
            wrong({ mirror }, ({ mirror }) => num(mirror), 'tukortol-mer', 'A szöget a beesési merőlegestől mérjük, nem a tükörtől.'),
            wrong(
              { mirror },
              ({ mirror }) => num(180 - mirror),
              'kiegeszito-szog',
              '180°-ra egészítetted ki. A merőleges 90°.',
              'a tükörrel bezárt szöget 90° helyett 180°-ra egészíti ki',
            ),
            wrong(
              { incidence },
              ({ incidence }) => num(2 * incidence),
              'duplazas',
              'Ez a két sugár közötti szög.',
              'a visszaverődési szöget fölöslegesen megkétszerezi',
            ),
          ],
          between: [
            wrong(
              { mirror },
              ({ mirror }) => num(2 * mirror),
              'tukortol-mer',
              'A tükörtől mért szöget kétszerezted. A merőlegestől mért szög kell.',
              'a tükörrel bezárt szöget kétszerezi meg',
            ),
            wrong(
              { mirror },
              ({ mirror }) => num(90 - mirror),
              'csak-az-egyik-szog',
              'Ez csak a beesési szög. A visszaverődési szög is hozzátartozik.',
              'csak a beesési szöget adja meg',
            ),
            wrong({ mirror }, ({ mirror }) => num(180 - mirror), 'tukorrel-bezart-szog-egyszer', 'Mindkét sugár szöget zár be a tükörrel.'),
          ],
          'i-from-between': [
            wrong(
              { incidence },
              ({ incidence }) => num(2 * incidence),
              'csak-az-egyik-szog',
              'Ez a két szög együtt. Felezd!',
              'a két sugár szögét nem felezi',
            ),
            wrong({ incidence }, ({ incidence }) => num(90 - incidence), 'tukortol-mer', 'Ez a tükörrel bezárt szög.'),
            wrong(
              { incidence },
              ({ incidence }) => num(4 * incidence),
              'duplazas',
              'Kétszereztél. A két sugár szöge már a két egyenlő szög együtt.',
              'a két sugár szögét felezés helyett megkétszerezi',
            ),
            wrong(
              { incidence },
              ({ incidence }) => num(180 - 2 * incidence),
              'kiegeszito-szog',
              '180°-ra egészítetted ki.',
              'a két sugár szögét felezés helyett 180°-ra egészíti ki',
            ),
          ],
        }[kind],
        other: 'A beesési és a visszaverődési szög egyenlő, a merőlegestől mérjük.',
        hints: [
          isDrawn ? 'Melyik vonal a beesési merőleges?' : 'Rajzold be a beesési merőlegest!',
          'Beesési szög = visszaverődési szög, mindkettőt a merőlegestől mérjük.',
          {
            'r-from-i': 'A két szög egyenlő.',
            'r-from-mirror': `A beesési szög $90^\\circ-${mirror}^\\circ$.`,
            between: `A beesési szög $90^\\circ-${mirror}^\\circ=${incidence}^\\circ$.`,
            'i-from-between': `A két szög egyenlő, együtt ${2 * incidence}°.`,
          }[kind],
        ],
        solution: {
          'r-from-i': `A visszaverődési szög egyenlő a beesési szöggel: ${incidence}°.`,
          'r-from-mirror': `$90^\\circ-${mirror}^\\circ=${incidence}^\\circ$.`,
          between: `$2\\cdot(90^\\circ-${mirror}^\\circ)=${2 * incidence}^\\circ$.`,
          'i-from-between': `$${2 * incidence}^\\circ:2=${incidence}^\\circ$.`,
        }[kind],
      },
      fits(
        v =>
          ({
            'r-from-i': v === incidence,
            'r-from-mirror': v + mirror === 90,
            between: v + 2 * mirror === 180,
            'i-from-between': v + v === 2 * incidence,
          })[kind],
      ),
    );
  },
);
