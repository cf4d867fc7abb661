import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;

const FARTHER = 'Ahányszor messzebb van az ernyő a lámpától, mint a tárgy, annyiszor nagyobb az árnyék.';
const LARGER = 'Ahányszor nagyobb az árnyék a tárgynál, annyiszor messzebb van az ernyő a lámpától, mint a tárgy.';

export const shadowSize = defineGenerator('gen-shadow-size', 'Fény és árnyék', ['fizika-6-feny-arnyek'], ['decimal'], (rng, level) => {
  const d = rng.int(1, 8) * 10;
  const k = level === 1 ? rng.int(2, 5) : rng.pick([1.5, 2, 2.5, 3, 4, 5]);
  const D = tidy(d * k);
  const h = level === 1 ? rng.int(2, 15) : tidy(rng.int(4, 40) / 2);
  const shadow = tidy(h * k);
  const thing = rng.pick(['bábu', 'papírfigura', 'játékautó', 'kaktusz', 'gyertya']);
  const ask = level < 3 ? 'shadow' : rng.pick(['size', 'distance'] as const);
  const question = {
    shadow: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${withUnit(h, 'cm')} magas ${thing} áll. Az ernyő a lámpától ${withUnit(D, 'cm')} távolságra van. Milyen magas az árnyék az ernyőn?`,
    size: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${thing} áll. Az ernyő a lámpától ${withUnit(D, 'cm')} távolságra van, rajta az árnyék ${withUnit(shadow, 'cm')} magas. Milyen magas ${theWord(thing)}?`,
    distance: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${withUnit(h, 'cm')} magas ${thing} áll. Milyen messze legyen az ernyő a lámpától, hogy az árnyék ${withUnit(shadow, 'cm')} magas legyen?`,
  }[ask];
  const answer = { shadow, size: h, distance: D }[ask];
  redrawIf(h === shadow);
  const cm = (n: number): string => withUnit(n, 'cm');
  const isDrawn = ![d, D, h, shadow].some(n => n === answer && n !== { shadow, size: h, distance: D }[ask]) && rng.chance(0.6);
  const clash = [ask === 'shadow' ? 0 : shadow, ask === 'size' ? 0 : h, ask === 'distance' ? 0 : D, d].includes(answer);
  const drawn = {
    question: {
      shadow: 'Az ábrán egy pontszerű lámpa, egy tárgy és egy ernyő látható. Milyen magas az árnyék az ernyőn?',
      size: 'Az ábrán egy pontszerű lámpa, egy tárgy és az ernyőn az árnyéka látható. Milyen magas a tárgy?',
      distance: 'Az ábrán egy pontszerű lámpa, egy tárgy és az ernyőn az árnyéka látható. Milyen messze van az ernyő a lámpától?',
    }[ask],
    figure: {
      kind: 'rays' as const,
      at: 'shadow' as const,
      obstacle: 2,
      screen: 2 * k,
      size: 3,
      labels: {
        obstacle: ask === 'size' ? '?' : cm(h),
        shadow: ask === 'shadow' ? '?' : cm(shadow),
        near: cm(d),
        far: ask === 'distance' ? '?' : cm(D),
      },
    },
  };
  return numeric(
    {
      ...(isDrawn && !clash ? drawn : { question }),
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      expr: { shadow: `${h}*${D}/${d}`, size: `${shadow}*${d}/${D}`, distance: `${d}*${shadow}/${h}` }[ask],
      wrong: {
        shadow: [
          wrong(
            { h, D, d },
            ({ h, D, d }) => num(tidy(h + D - d)),
            'kulonbseggel-kovetkeztet',
            'A távolságkülönbséget adtad hozzá. Az arányok egyenlők.',
            'a tárgy magasságához hozzáadja a tárgy és az ernyő távolságát',
          ),
          wrong({ h }, ({ h }) => num(h), 'arnyek-ugyanakkora', 'Az árnyék nagyobb a tárgynál, mert a fény széttart.'),
          wrong({ h, d, D }, ({ h, d, D }) => about((h * d) / D), 'arany-forditva', 'Fordítva vetted az arányt: az árnyék nagyobb.'),
          wrong(
            { h, D, d },
            ({ h, D, d }) => num(tidy((h * (D - d)) / d)),
            'rossz-tavolsag',
            'A lámpától mért távolságokkal számolj, ne a tárgy és az ernyő távolságával!',
          ),
        ],
        size: [
          wrong(
            { shadow, D, d },
            ({ shadow, D, d }) => num(tidy((shadow * D) / d)),
            'arany-forditva',
            'Fordítva vetted az arányt: a tárgy kisebb az árnyéknál.',
          ),
          wrong({ h, k }, ({ h, k }) => num(tidy(h * k)), 'arnyek-ugyanakkora', 'A tárgy kisebb, mint az árnyéka.'),
          ...(shadow > D - d
            ? [
                wrong(
                  { shadow, D, d },
                  ({ shadow, D, d }) => num(tidy(shadow - (D - d))),
                  'kulonbseggel-kovetkeztet',
                  'A távolságkülönbséget vontad le. Az arányok egyenlők.',
                  'az árnyék magasságából kivonja a tárgy és az ernyő távolságát',
                ),
              ]
            : []),
        ],
        distance: [
          wrong(
            { d },
            ({ d }) => num(d),
            'arnyek-ugyanakkora',
            'Itt a tárgy van. Az ernyő messzebb kell legyen.',
            'az ernyőt a tárgy helyére teszi',
          ),
          wrong(
            { d, shadow, h },
            ({ d, shadow, h }) => about((d * h) / shadow),
            'arany-forditva',
            'Fordítva vetted az arányt: az ernyő messzebb van, mint a tárgy.',
          ),
          wrong(
            { D, d },
            ({ D, d }) => num(tidy(D - d)),
            'rossz-tavolsag',
            'Ez a tárgy és az ernyő távolsága. A lámpától mért távolság kell.',
          ),
          wrong(
            { d, shadow, h },
            ({ d, shadow, h }) => num(tidy(d + shadow - h)),
            'kulonbseggel-kovetkeztet',
            'Különbséggel következtettél. Az arányok egyenlők.',
            'a lámpa és a tárgy távolságához hozzáadja az árnyék és a tárgy magasságának különbségét',
          ),
        ],
      }[ask],
      other: 'Ugyanaz az arány: árnyék : tárgy = a lámpától mért távolságok aránya.',
      hints: [
        isDrawn && !clash ? 'Melyik két háromszög hasonló az ábrán?' : 'Rajzold le a lámpát, a tárgyat és az ernyőt!',
        ask === 'distance' ? LARGER : FARTHER,
        ask === 'distance' ? `Az árnyék és a tárgy aránya $${x(shadow)}:${x(h)}$.` : `A távolságok aránya $${x(D)}:${d}$.`,
      ],
      solution: {
        shadow: `${FARTHER} $${x(D)}:${d}=${x(k)}$, ezért az árnyék $${x(h)}\\cdot${x(k)}=${x(shadow)}$ cm magas.`,
        size: `${FARTHER} $${x(D)}:${d}=${x(k)}$, ezért a tárgy $${x(shadow)}:${x(k)}=${x(h)}$ cm magas.`,
        distance: `${LARGER} $${x(shadow)}:${x(h)}=${x(k)}$, ezért az ernyő $${d}\\cdot${x(k)}=${x(D)}$ cm távolságra van.`,
      }[ask],
    },
    fits(v => Math.abs({ shadow: v / D - h / d, size: v / d - shadow / D, distance: shadow / v - h / d }[ask]) < 1e-9),
  );
});
