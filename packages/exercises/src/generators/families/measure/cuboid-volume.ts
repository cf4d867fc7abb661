import { range } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { boxFigure, isEasyBox } from '../shared/solid-figures.ts';
import { cubeVolume } from './cube-volume.ts';

const t = textNumber;

const x = texNumber;

export const cuboidVolume = defineGenerator(
  'gen-cuboid-volume',
  'Téglatest térfogata',
  ['matek-5-teglatest-terfogata'],
  ['decimal', 'brackets'],
  (rng, level) => {
    if (level === 1 && rng.chance(0.3)) return cubeVolume(rng);
    const [a, b, c] = [rng.int(2, 12), rng.int(2, 12), rng.int(2, 12)];
    // Who takes the surface for the volume must not be right by chance.
    redrawIf(a === b || b === c || 2 * (a * b + b * c + a * c) === a * b * c);
    const v = a * b * c;
    if (level === 1) {
      const unit = rng.pick(['mm', 'cm', 'dm', 'm']);
      const isDrawn = isEasyBox(a, b, c) && rng.chance(0.7);
      const label = (n: number): string => `${t(n)} ${unit}`;
      return numeric(
        {
          ...(isDrawn ? { figure: boxFigure(a, b, c, { a: label(a), b: label(b), c: label(c) }) } : {}),
          question: isDrawn
            ? 'Mekkora az ábrán látható téglatest térfogata?'
            : `Egy téglatest élei ${t(a)} ${unit}, ${t(b)} ${unit} és ${t(c)} ${unit}. Mekkora a térfogata?`,
          answer: num(v),
          check: 'NUM',
          unit: `${unit}³`,
          expr: `${a}*${b}*${c}`,
          wrong: [
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(a + b + c),
              'elek-osszege',
              'Az éleket összeadtad. A térfogathoz szorozni kell.',
              'a három megadott élt összeadja, nem összeszorozza',
            ),
            // Any face may be the base, so they share one name.
            ...[[a, b] as const, [a, c] as const, ...(a === c ? [] : [[b, c] as const])].map(edges =>
              wrong(
                { edges },
                ({ edges: [p, q] }) => num(p * q),
                'csak-az-alap',
                'Ez csak az egyik lap területe. A harmadik éllel is szorozz!',
                'csak az egyik lap területéig számol',
              ),
            ),
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(2 * (a * b + b * c + a * c)),
              'felszin-terfogat-csere',
              'Ez a felszín. A térfogathoz a három élt kell összeszorozni.',
            ),
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(4 * (a + b + c)),
              'elek-osszege',
              'Ez az összes él hossza.',
              'az összes él hosszát adja meg',
            ),
          ],
          other: 'Térfogat = hosszúság · szélesség · magasság.',
          hints: ['Hány egységkocka fér bele?', '$V=a\\cdot b\\cdot c$', `Az alsó rétegben $${a}\\cdot${b}=${a * b}$ egységkocka van.`],
          solution: `$${a}\\cdot${b}\\cdot${c}=${x(v)}$ ${unit}³.`,
        },
        equals(range(1, c).reduce(total => total + a * b, 0)),
      );
    }
    if (level === 2) {
      const [l, w, h] = [a * 10, b * 5, c * 5];
      const litres = (l * w * h) / 1000;
      redrawIf(decimalsOf(litres) > 1 || l < w || Math.min(w, h) < 20);
      const isDrawn = isEasyBox(l, w, h) && rng.chance(0.7);
      return numeric(
        {
          ...(isDrawn ? { figure: boxFigure(l, w, h, { a: `${t(l)} cm`, b: `${t(w)} cm`, c: `${t(h)} cm` }) } : {}),
          question: isDrawn
            ? 'Az ábra egy akvárium belső méreteit mutatja. Hány liter víz fér bele?'
            : rng.pick([
                `Egy akvárium belső méretei: ${t(l)} cm, ${t(w)} cm és ${t(h)} cm. Hány liter víz fér bele?`,
                `Egy téglatest alakú láda ${t(l)} cm hosszú, ${t(w)} cm széles és ${t(h)} cm magas. Hány liter a térfogata?`,
              ]),
          answer: num(litres),
          check: 'NUM',
          unit: 'l',
          expr: `${l}*${w}*${h}/1000`,
          wrong: [
            wrong(
              { l, w, h },
              ({ l, w, h }) => num(l * w * h),
              'terfogatvaltas',
              'Ez köbcentiméter. 1 liter = 1000 cm³.',
              'a köbcentimétert nem váltja át literre',
            ),
            wrong(
              { l, w, h },
              ({ l, w, h }) => num((l * w * h) / 100),
              'terfogatvaltas',
              '100-zal osztottál. 1 liter = 1 dm³ = 1000 cm³.',
              'a váltásnál 1000 helyett 100-zal oszt',
            ),
            wrong(
              { l, w, h },
              ({ l, w, h }) => num((l * w * h) / 10),
              'terfogatvaltas',
              '10-zel osztottál. 1 liter = 1 dm³ = 1000 cm³.',
              'a váltásnál 1000 helyett 10-zel oszt',
            ),
            wrong(
              { l, w, h },
              ({ l, w, h }) => num(l + w + h),
              'elek-osszege',
              'Az éleket összeadtad. A térfogathoz szorozni kell.',
              'összeadja a három élt, és nem is vált át',
            ),
          ],
          other: 'Váltsd át az éleket dm-re: 1 dm³ = 1 liter.',
          hints: [
            'Mekkora élű kockába fér éppen 1 liter víz?',
            '1 dm³ = 1 liter. Váltsd át az éleket dm-re!',
            `$${x(l / 10)}\\cdot${x(w / 10)}\\cdot${x(h / 10)}$ (dm)`,
          ],
          solution: `Deciméterben ${t(l / 10)} dm, ${t(w / 10)} dm és ${t(h / 10)} dm a három él: $${x(l / 10)}\\cdot${x(w / 10)}\\cdot${x(h / 10)}=${x(litres)}$ dm³ = ${t(litres)} liter.`,
        },
        fits(q => Math.abs(q * 1000 - l * w * h) < 1e-6),
      );
    }
    redrawIf(a * b === c);
    const water = rng.chance(0.5);
    redrawIf(water && a < b);
    const isDrawn = !water && isEasyBox(a, b, c) && a !== c && rng.chance(0.8);
    return numeric(
      {
        ...(isDrawn ? { figure: boxFigure(a, b, c, { a: `${t(a)} cm`, b: `${t(b)} cm`, c: '?' }) } : {}),
        question: isDrawn
          ? `Az ábrán látható téglatest térfogata ${t(v)} cm³. Mekkora a kérdőjellel jelölt éle?`
          : water
            ? `Egy ${t(a)} dm hosszú és ${t(b)} dm széles akváriumba ${t(v)} liter vizet töltünk. Hány dm magasan áll benne a víz?`
            : `Egy téglatest térfogata ${t(v)} cm³, két éle ${t(a)} cm és ${t(b)} cm. Mekkora a harmadik éle?`,
        answer: num(c),
        check: 'NUM',
        unit: water ? 'dm' : 'cm',
        expr: `${v}/(${a}*${b})`,
        wrong: [
          ...[a, b].map(edge =>
            wrong(
              { v, edge },
              ({ v, edge }) => num(v / edge),
              'csak-az-egyikkel-oszt',
              'Csak az egyik éllel osztottál. Mindkettővel kell.',
              'csak az egyik éllel oszt',
            ),
          ),
          wrong(
            { v, a, b },
            ({ v, a, b }) => num(v - a - b),
            'elek-osszege',
            'Kivontál. A térfogat szorzat, ezért osztani kell.',
            'a két megadott élt kivonja a térfogatból',
          ),
          wrong(
            { v, a, b },
            ({ v, a, b }) => about(v / (a + b), 2),
            'osszeggel-oszt',
            'A két él összegével osztottál. A szorzatukkal kell.',
          ),
          ...(water
            ? [
                wrong(
                  { v, a, b },
                  ({ v, a, b }) => num((v / (a * b)) * 10),
                  'terfogatvaltas',
                  '1 dm³ éppen 1 liter: nem kell 10-zel szorozni.',
                  'a jó magasságot még megszorozza 10-zel',
                ),
              ]
            : []),
        ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Oszd el a térfogatot az alaplap területével!',
        hints: [
          'Mekkora az alaplap területe?',
          'Magasság = térfogat : alapterület.',
          `Az alaplap területe $${a}\\cdot${b}=${a * b}$ ${water ? 'dm' : 'cm'}².`,
        ],
        solution: `${water ? `${t(v)} liter = ${t(v)} dm³. ` : ''}A térfogatot elosztjuk az alaplap területével: $${x(v)}:(${a}\\cdot${b})=${x(v)}:${a * b}=${c}$ ${water ? 'dm' : 'cm'}.`,
      },
      fits(q => a * b * q === v),
    );
  },
);
