import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { PRICES } from '../shared/prices.ts';
import { person } from '../shared/story.ts';
import { decimal } from './shared.ts';

const t = textNumber;

const x = texNumber;

export const decimalDiv = defineGenerator(
  'gen-decimal-div',
  'Tizedes törtek osztása',
  ['matek-5-tizedes-osztas'],
  ['decimal'],
  (rng, level, money) => {
    const q = decimal(rng.int(2, level === 1 ? 99 : 250), rng.int(1, 2));
    const d = level === 1 ? rng.int(2, 9) : level === 2 ? rng.int(4, 25) : decimal(rng.int(2, 25), rng.int(1, 2));
    const n = tidy(q * d);
    redrawIf(Number.isInteger(q) || q > 60 || (level === 3 && (Number.isInteger(d) || d < 0.02)) || decimalsOf(n) > 3 || n === d);
    const shift = 10 ** decimalsOf(d);
    const whole = tidy(d * shift);
    const who = person(rng);
    const vessel = q < 0.5 ? 'pohárba' : q < 3 ? 'üvegbe' : q < 20 ? 'kannába' : 'hordóba';
    const bag = q < 3 ? 'zacskóba' : 'zsákba';
    const story = level < 3 && q >= 0.1 && decimalsOf(n) <= 2 && rng.chance(0.5);
    const isPrice = q >= PRICES.füzet[0] && q <= PRICES.füzet[1];
    return numeric(
      {
        question: story
          ? rng.pick([
              `${t(n)} liter mustot ${t(d)} egyforma ${vessel} töltünk. Hány liter jut egy ${vessel}?`,
              // Forints have no decimals.
              money.unit === 'lej' && isPrice
                ? `${who.name} ${t(d)} egyforma füzetért ${asAmount(t(n))} lejt fizetett. Hány lejbe kerül egy füzet?`
                : `${who.name} ${t(n)} kg diót ${t(d)} egyforma ${bag} oszt szét. Hány kilogramm jut egy ${bag}?`,
              `Egy ${t(n)} m hosszú kötelet ${t(d)} egyenlő darabra vágunk. Hány méter egy darab?`,
            ])
          : `Mennyi $${x(n)}:${x(d)}$?`,
        answer: num(q),
        check: 'NUM',
        expr: `${n}/${d}`,
        wrong: [
          ...(level === 3
            ? [
                wrong(
                  { n, whole },
                  ({ n, whole }) => num(tidy(n / whole)),
                  'csak-az-egyiket-szorozza',
                  `Csak az osztót szoroztad meg ${suf(shift, 'val')}. Az osztandót is meg kell.`,
                ),
                wrong(
                  { n, d, shift },
                  ({ n, d, shift }) => num(tidy((n * shift) / d)),
                  'csak-az-egyiket-szorozza',
                  `Csak az osztandót szoroztad meg ${suf(shift, 'val')}. Az osztót is meg kell.`,
                ),
              ]
            : [
                wrong(
                  { n, d },
                  ({ n, d }) => num(tidy((n / d) * 10)),
                  'vesszo-helye',
                  'A tizedesvessző eggyel hátrébb került. Ellenőrizz szorzással!',
                ),
                wrong(
                  { n, d },
                  ({ n, d }) => num(tidy(n / d / 10)),
                  'vesszo-helye',
                  'A tizedesvessző eggyel előrébb került. Ellenőrizz szorzással!',
                ),
              ]),
          wrong({ n, d }, ({ n, d }) => num(tidy(n * d)), 'muvelet-csere', 'Szoroztál. Itt osztani kell.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) <= 4),
        other: 'Ellenőrizz szorzással: a hányados és az osztó szorzata az osztandó.',
        hints: [
          'Becsüld meg a hányadost kerek számokkal!',
          level === 3
            ? 'Szorozd mindkét számot ugyanannyival, hogy az osztó egész legyen!'
            : Number.isInteger(n)
              ? 'Oszd el az egészeket; ha marad maradék, tedd ki a hányadosban a vesszőt, írj a maradék után egy 0-t, és oszd tovább!'
              : 'Ossz úgy, mint egész számokkal; amikor az osztandó vesszőjéhez érsz, tedd ki a vesszőt a hányadosban is!',
          level === 3 ? `$${x(tidy(n * shift))}:${x(whole)}$` : `Ellenőrzés: $${x(d)}\\cdot\\square=${x(n)}$`,
        ],
        solution: `${level === 3 ? `$${x(n)}:${x(d)}=${x(tidy(n * shift))}:${x(whole)}=${x(q)}$` : `$${x(n)}:${x(d)}=${x(q)}$`}. Ellenőrzés: $${x(q)}\\cdot${x(d)}=${x(n)}$.`,
      },
      fits(v => Math.abs(v * d - n) < 1e-9),
    );
  },
);
