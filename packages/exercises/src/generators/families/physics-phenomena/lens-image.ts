import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;

export const lensImage = defineGenerator(
  'gen-lens-image',
  'Lencsék képalkotása',
  ['fizika-8-lencsek'],
  ['fraction', 'decimal'],
  (rng, level) => {
    const f = rng.int(2, 12) * 5;
    if (level === 1) {
      const converging = rng.chance(0.75);
      const index = converging ? rng.int(0, 2) : 3;
      const isDrawn = rng.chance(0.5);
      const told = [f + rng.int(1, f - 1), 2 * f + rng.int(2, 60), rng.int(2, f - 1), rng.int(5, 90)][index] ?? 0;
      const distance = isDrawn ? f * ([1.5, rng.pick([2.6, 3]), rng.pick([0.5, 0.6]), rng.pick([0.6, 1.5, 2.5])][index] ?? 1) : told;
      const kinds = [
        'valódi, fordított, nagyított',
        'valódi, fordított, kicsinyített',
        'látszólagos, egyenes állású, nagyított',
        'látszólagos, egyenes állású, kicsinyített',
      ];
      const rules = [
        'A tárgy f és 2f között van: a kép valódi, fordított, nagyított.',
        'A tárgy 2f-en kívül van: a kép valódi, fordított, kicsinyített.',
        'A tárgy f-en belül van: a kép látszólagos, egyenes állású, nagyított.',
        'A szórólencse képe mindig látszólagos, egyenes állású, kicsinyített.',
      ];
      return choice(
        rng,
        {
          ...(isDrawn
            ? {
                figure: {
                  kind: 'rays' as const,
                  at: converging ? ('convex-lens' as const) : ('concave-lens' as const),
                  focus: 2,
                  object: (2 * distance) / f,
                  image: false,
                  labels: { focus: 'F', object: 'T' },
                },
              }
            : {}),
          question: isDrawn
            ? `Az ábrán egy **${converging ? 'gyűjtőlencse' : 'szórólencse'}**, a két fókuszpontja ($F$) és egy tárgy ($T$) látható. Milyen kép keletkezik a tárgyról?`
            : `Egy ${withUnit(f, 'cm')} fókusztávolságú **${converging ? 'gyűjtőlencse' : 'szórólencse'}** elé, tőle ${withUnit(distance, 'cm')} távolságra tárgyat teszünk. Milyen a kép?`,
          right: words(kinds[index] ?? '', String(index)),
          because: `Helyes! ${rules[index]}`,
          wrong: [0, 1, 2, 3]
            .filter(i => i !== index)
            .map(i =>
              wrong(
                { kinds, i },
                ({ kinds, i }) => words(kinds[i] ?? '', String(i)),
                !converging && i < 2 ? 'szorolencse-valodi-kepe' : 'kep-fajtaja',
                converging
                  ? `${isDrawn ? 'Nézd meg újra' : `Itt f = ${withUnit(f, 'cm')} és 2f = ${withUnit(2 * f, 'cm')}`}: a tárgy ${['f és 2f között', '2f-en kívül', 'f-en belül'][index]} van.`
                  : i < 2
                    ? 'A szórólencse széttéríti a sugarakat: a lencse mögött nem találkoznak.'
                    : 'Ilyen képet a gyűjtőlencse ad, amikor nagyítónak használjuk.',
                converging
                  ? [
                      'úgy veszi, hogy a tárgy f és 2f között van',
                      'úgy veszi, hogy a tárgy 2f-en kívül van',
                      'úgy veszi, hogy a tárgy f-en belül van',
                      'a gyűjtőlencsét szórólencsének veszi',
                    ][i]
                  : i === 2
                    ? 'a szórólencsét nagyítónak, vagyis gyűjtőlencsének veszi'
                    : undefined,
              ),
            ),
          hints: [
            'Gyűjtő- vagy szórólencse?',
            'Gyűjtőlencsénél hasonlítsd a tárgytávolságot f-hez és 2f-hez!',
            converging
              ? isDrawn
                ? 'A 2f kétszer olyan messze van a lencsétől, mint az $F$ pont.'
                : `A kétszeres fókusztávolság ${withUnit(2 * f, 'cm')}.`
              : 'A szórólencse képe mindig ugyanolyan fajtájú.',
          ],
          solution: rules[index] ?? '',
        },
        key => {
          const focal = converging ? f : -f;
          const image = 1 / (1 / focal - 1 / distance);
          const magnification = -image / distance;
          const found = image > 0 ? (Math.abs(magnification) > 1 ? 0 : 1) : magnification > 1 ? 2 : 3;
          return Number(key) === found;
        },
      );
    }
    const object = f + rng.int(1, 40) * 5;
    const image = (f * object) / (object - f);
    redrawIf(!Number.isInteger(image) || image === object || image > 400);
    if (level === 2) {
      return numeric(
        {
          question: `Egy ${withUnit(f, 'cm')} fókusztávolságú gyűjtőlencsétől ${withUnit(object, 'cm')} távolságra van a tárgy. Milyen messze keletkezik a kép a lencsétől?`,
          answer: num(image),
          check: 'NUM',
          unit: 'cm',
          expr: `1/(1/${f}-1/${object})`,
          wrong: [
            wrong(
              { object, f },
              ({ object, f }) => num(object - f),
              'targytavolsagbol-fokuszt-von',
              'Kivontad a távolságokat. A reciprokokkal kell számolni.',
            ),
            wrong(
              { f, object },
              ({ f, object }) => about((f * object) / (object + f), 2),
              'reciprokokat-osszeadja',
              'Összeadtad a reciprokokat. Ki kell vonni.',
            ),
            wrong(
              { object },
              ({ object }) => num(object),
              'kep-a-targynal',
              'A kép csak akkor van ugyanilyen messze, ha a tárgy 2f távolságra van.',
            ),
            wrong({ image }, ({ image }) => about(1 / image, 4), 'keptavolsag-reciproka', 'Ez még $\\frac{1}{k}$. Vedd a reciprokát!'),
            wrong({ f }, ({ f }) => num(2 * f), 'mindig-ketszeres-fokusz', 'A kép csak különleges esetben van 2f távolságra.'),
          ],
          other: 'Ezt a képletet használd: $\\frac{1}{f}=\\frac{1}{t}+\\frac{1}{k}$.',
          hints: [
            'Melyik összefüggés kell?',
            '$\\frac{1}{f}=\\frac{1}{t}+\\frac{1}{k}$, ahol $t$ a tárgy, $k$ a kép távolsága.',
            `$\\frac{1}{k}=\\frac{1}{${f}}-\\frac{1}{${object}}$`,
          ],
          solution: `$\\frac{1}{k}=\\frac{1}{${f}}-\\frac{1}{${object}}=\\frac{1}{${image}}$, ezért $k=${image}$ cm.`,
        },
        fits(v => Math.abs(1 / object + 1 / v - 1 / f) < 1e-9),
      );
    }
    const height = tidy(rng.int(2, 24) / 2);
    const size = tidy((height * image) / object);
    redrawIf(decimalsOf(size) > 1 || size === height);
    return numeric(
      {
        question: `Egy ${withUnit(f, 'cm')} fókusztávolságú gyűjtőlencsétől ${withUnit(object, 'cm')} távolságra egy ${withUnit(height, 'cm')} magas tárgy áll. A kép a lencsétől ${withUnit(image, 'cm')} távolságra keletkezik. Milyen magas a kép?`,
        answer: num(size),
        check: 'NUM',
        unit: 'cm',
        expr: `${height}*${image}/${object}`,
        wrong: [
          wrong(
            { height, object, image },
            ({ height, object, image }) => about((height * object) / image, 2),
            'arany-forditva',
            'Fordítva vetted az arányt: képtávolság osztva tárgytávolsággal.',
            'fordítva veszi a nagyítást: a tárgytávolságot osztja a képtávolsággal',
          ),
          wrong({ height }, ({ height }) => num(height), 'kep-ugyanakkora', 'A kép nem ugyanakkora: a távolságok aránya számít.'),
          wrong(
            { image, object },
            ({ image, object }) => about(image / object, 2),
            'nagyitast-adja',
            'Ez a nagyítás. Szorozd meg a tárgy magasságával!',
          ),
          wrong(
            { height, image, f },
            ({ height, image, f }) => about((height * image) / f, 2),
            'fokusszal-oszt',
            'A tárgytávolsággal kell osztani, nem a fókusztávolsággal.',
          ),
        ],
        other: 'Nagyítás = képtávolság : tárgytávolság.',
        hints: [
          'Mekkora a nagyítás?',
          'Nagyítás = képtávolság : tárgytávolság = képméret : tárgyméret.',
          `A nagyítás $\\frac{${image}}{${object}}$.`,
        ],
        solution: `$${x(height)}\\cdot\\frac{${image}}{${object}}=${x(size)}$ cm.`,
      },
      fits(v => Math.abs(v / height - image / object) < 1e-9),
    );
  },
);
