import { suf, TheWord, texNumber, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { drawPrice, type Priced } from '../shared/prices.ts';

const t = textNumber;

const x = texNumber;

/** Two goods, the second of them the dearer one. */
interface Goods {
  x: Priced;
  y: Priced;
}

const CHEAP: readonly Goods[] = [
  { x: 'toll', y: 'füzet' },
  { x: 'kifli', y: 'kakaó' },
  { x: 'ecset', y: 'tubus festék' },
  { x: 'palánta', y: 'virágcserép' },
  { x: 'elem', y: 'izzó' },
];
const GOODS: readonly Goods[] = [
  ...CHEAP,
  { x: 'bögre', y: 'tányér' },
  { x: 'gyerekjegy', y: 'felnőttjegy' },
  { x: 'képregény', y: 'kirakós' },
];

export const compareMethod = defineGenerator(
  'gen-compare-method',
  'Az összehasonlítás módszere',
  ['matek-5-osszehasonlitas-modszere'],
  ['brackets'],
  (rng, level, { scale, unit }) => {
    const g = rng.pick(level === 1 ? CHEAP : GOODS);
    const [px, py] = [drawPrice(rng, g.x) * scale, drawPrice(rng, g.y) * scale];
    redrawIf(px >= py);
    const [a1, b1] = [rng.int(2, 6), rng.int(2, 6)];
    const k = level === 1 ? 1 : rng.int(2, 3);
    const a2 = a1 * k;
    const b2 = rng.intNot(2, 9, b1 * k);
    redrawIf((level === 1 && b2 === b1) || (level === 3 && b2 % b1 === 0));
    const [s1, s2] = [a1 * px + b1 * py, a2 * px + b2 * py];
    const askX = level === 3;
    const answer = askX ? px : py;
    const diffCount = Math.abs(b2 - b1 * k);
    const diffMoney = Math.abs(s2 - s1 * k);
    const asked = askX ? g.x : g.y;
    return numeric(
      {
        question: `${t(a1)} ${g.x} és ${t(b1)} ${g.y} ára ${t(s1)} ${unit}. ${t(a2)} ${g.x} és ${t(b2)} ${g.y} ára ${t(s2)} ${unit}. Mennyibe kerül egy ${asked}?`,
        answer: num(answer),
        check: 'INT',
        unit,
        wrong: [
          ...(diffCount > 1
            ? [
                wrong(
                  { s2, s1, k },
                  ({ s2, s1, k }) => num(Math.abs(s2 - s1 * k)),
                  'kulonbseg-egy-darab-ara',
                  askX
                    ? `Ez ${t(diffCount)} ${g.y} ára együtt. Számold ki ebből egy ${g.y}, aztán egy ${g.x} árát!`
                    : `Ez ${t(diffCount)} ${g.y} ára együtt. Oszd el a darabszámmal!`,
                  askX
                    ? `${t(diffCount)} ${g.y} együttes árát adja meg egy ${g.x} ára helyett`
                    : k > 1
                      ? 'a már azonos darabszámra hozott vásárlások különbségét egy darab árának hiszi'
                      : undefined,
                ),
              ]
            : []),
          ...(askX
            ? [
                wrong(
                  { s1, b1, py },
                  ({ s1, b1, py }) => num(s1 - b1 * py),
                  'kulonbseg-egy-darab-ara',
                  `Ez ${t(a1)} ${g.x} ára együtt. Oszd el a darabszámmal!`,
                  `${t(a1)} ${g.x} együttes árát adja meg egy ${g.x} ára helyett`,
                ),
              ]
            : []),
          wrong(
            { askX, py, px },
            ({ askX, py, px }) => num(askX ? py : px),
            'nem-a-kerdesre-felel',
            `Ez egy ${askX ? g.y : g.x} ára. A kérdés egy ${asked} ára.`,
          ),
          ...(k > 1
            ? [
                wrong(
                  { s2, s1 },
                  ({ s2, s1 }) => num(Math.abs(s2 - s1)),
                  'nem-hozza-azonos-darabszamra',
                  `Előbb tedd egyenlővé: az első vásárlást vedd ${suf(k, 'szor')}!`,
                  'azonos darabszámra hozás nélkül vonja ki egymásból a két vásárlás árát',
                ),
              ]
            : []),
          ...(s1 % (a1 + b1) === 0
            ? [
                wrong(
                  { s1, a1, b1 },
                  ({ s1, a1, b1 }) => num(s1 / (a1 + b1)),
                  'atlagar',
                  'Átlagárat számoltál. A két áru nem egyforma árú.',
                  'az első vásárlásból átlagárat számol',
                ),
              ]
            : []),
        ],
        other: 'Írd egymás alá a két vásárlást, és nézd meg, miben különböznek!',
        hints: [
          'Miben különbözik a két vásárlás?',
          k === 1
            ? `${TheWord(g.x)} mindkettőben ugyanannyi: vond ki a két vásárlást egymásból!`
            : `Tedd egyenlővé: az első vásárlást vedd ${suf(k, 'szor')}! Így ${theWord(g.x)} mindkettőben ${t(a2)} darab.`,
          `${t(diffCount)} ${g.y} ára $${x(Math.max(s2, s1 * k))}-${x(Math.min(s2, s1 * k))}$ ${unit}.`,
        ],
        solution: `${k > 1 ? `Az első vásárlás ${suf(k, 'szor')}: ${t(a2)} ${g.x} és ${t(b1 * k)} ${g.y} ára ${t(s1 * k)} ${unit}. ` : ''}A különbség ${t(diffCount)} ${g.y}, ára $${[
          s1 * k,
          s2,
        ]
          .sort((p, q) => q - p)
          .map(x)
          .join(
            '-',
          )}=${x(diffMoney)}$ ${unit}${diffCount === 1 ? '' : `, így egy ${g.y} $${x(diffMoney)}:${diffCount}=${py}$ ${unit}`}.${askX ? ` Egy ${g.x}: $(${x(s1)}-${b1}\\cdot${py}):${a1}=${px}$ ${unit}.` : ''}`,
      },
      fits(v => {
        const other = askX ? (s1 - a1 * v) / b1 : (s1 - b1 * v) / a1;
        return Math.abs(askX ? a2 * v + b2 * other - s2 : a2 * other + b2 * v - s2) < 1e-9;
      }),
    );
  },
);
