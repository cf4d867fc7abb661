import { rat } from '@eszkerek/numbers/fraction';
import { the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, type Value } from '../../value.ts';

export const repeatingDecimal = defineGenerator(
  'gen-repeating-decimal',
  'Szakaszos tizedes törtek',
  ['matek-5-szakaszos-tizedes'],
  ['fraction', 'decimal', 'brackets'],
  (rng, level) => {
    const period =
      level === 1
        ? String(rng.int(1, 8))
        : level === 2
          ? String(rng.int(1, 98)).padStart(2, '0')
          : rng.chance(0.6)
            ? String(rng.int(1, 8))
            : String(rng.int(10, 98));
    const head = level === 3 ? String(rng.int(0, 9)) : '';
    const whole = level === 1 ? rng.int(0, 6) : rng.chance(0.3) ? rng.int(1, 3) : 0;
    redrawIf((period.length === 2 && period[0] === period[1]) || head === period);
    const all = Number(head + period);
    const top = all - Number(head || 0);
    const bottom = (10 ** period.length - 1) * 10 ** head.length;
    const answer = rat(top + whole * bottom, bottom);
    const shown = `${whole}{,}${head}(${period})`;
    /** The digits over another denominator, with the whole part kept. */
    const over = (digits: number, denominator: number): Value => frac(rat(digits + whole * denominator, denominator));
    /** With a whole part the mistakes of the digits are in the fraction beside it. */
    const ofPart = whole ? 'a törtrész ' : 'a ';
    const work = `${whole ? `${whole}+` : ''}${head ? `\\frac{${all}-${Number(head)}}{${bottom}}` : `\\frac{${top}}{${bottom}}`}`;
    return numeric(
      {
        question: `Írd közönséges tört alakban: $${shown}$`,
        answer: frac(answer),
        check: 'FRAC',
        form: 'fraction',
        expr: `(${top}+${whole}*${bottom})/${bottom}`,
        wrong: [
          wrong(
            { head, period },
            ({ head, period }) => over(Number(head + period), 10 ** (head + period).length),
            'szakaszt-vegesnek-veszi',
            'Ez a véges tizedes tört. A zárójeles rész végtelenszer ismétlődik.',
          ),
          ...(head
            ? [
                wrong(
                  { head, period },
                  ({ head, period }) => over(Number(head + period), 10 ** (head + period).length - 1),
                  'eloszakasz-kimarad',
                  'Az előszakaszt is a szakaszba vetted. A nevezőben a szakasz jegyeiért 9-es, az előszakaszért 0 áll.',
                  'az előszakaszt is a szakaszhoz veszi',
                ),
                wrong(
                  { head, period, bottom },
                  ({ head, period, bottom }) => over(Number(head + period), bottom),
                  'eloszakaszt-nem-vonja-le',
                  'A számlálóból le kell vonni az előszakaszt.',
                  `${ofPart}${whole ? 'számlálójából' : 'számlálóból'} nem vonja le az előszakaszt`,
                ),
                wrong(
                  { top, period },
                  ({ top, period }) => over(top, 10 ** period.length - 1),
                  'nevezo-hiba',
                  'A nevezőből kimaradt a 0: az előszakasz jegyéért egy 0 áll.',
                  `${ofPart}${whole ? 'nevezőjéből' : 'nevezőből'} kihagyja a 0-t`,
                ),
              ]
            : [
                wrong(
                  { period },
                  ({ period }) => over(Number(period), period.length === 1 ? 99 : 9),
                  'nevezo-hiba',
                  `A szakasz ${period.length === 1 ? 'egyjegyű' : 'kétjegyű'}, ezért a nevezőben ${period.length === 1 ? 'egy' : 'két'} 9-es kell.`,
                  `${ofPart}${whole ? 'nevezőjébe' : 'nevezőbe'} ${period.length === 1 ? 'két' : 'egy'} kilencest ír`,
                ),
                wrong(
                  { period, bottom },
                  ({ period, bottom }) => over(Number(period), bottom * 10),
                  'nevezo-hiba',
                  'Fölösleges nulla került a nevezőbe: nincs előszakasz.',
                  `fölösleges nullát ír ${ofPart}${whole ? 'nevezőjébe' : 'nevezőbe'}`,
                ),
              ]),
          ...(whole
            ? [
                wrong(
                  { top, bottom },
                  ({ top, bottom }) => frac(rat(top, bottom)),
                  'egeszek-elmaradnak',
                  'Az egész rész kimaradt. Add hozzá a törtrészhez!',
                  'az egész részt elhagyja',
                ),
                wrong(
                  { whole, head, period, bottom },
                  ({ whole, head, period, bottom }) => frac(rat(Number(`${whole}${head}${period}`), bottom)),
                  'egesz-reszt-nem-vonja-le',
                  head
                    ? 'Az egész részt is a számlálóba írtad, és semmit nem vontál le. Az egész részt külön add hozzá!'
                    : `A számlálóból vond le az egész részt: $${whole}${period}-${whole}$.`,
                  `az egész részt is a számlálóba írja, és ${head ? 'semmit nem von le' : 'nem vonja le'}`,
                ),
              ]
            : []),
        ],
        other: 'A nevezőben annyi 9-es áll, ahány jegyű a szakasz, és annyi 0, ahány jegyű az előszakasz.',
        hints: [
          'Melyik jegyek ismétlődnek?',
          head
            ? 'Számláló: a vessző utáni jegyekből álló szám mínusz az előszakasz. A nevezőben a szakasz jegyeinek 9-es, az előszakasz jegyeinek 0 felel meg.'
            : 'Számláló: a szakasz. Nevező: annyi 9-es, ahány jegyű a szakasz.',
          `A nevező egyszerűsítés előtt ${bottom}.${whole ? ` A törthez add hozzá ${the(whole)} egészet!` : ''}`,
        ],
        solution: `$${shown}=${work === frac(answer).tex ? work : `${work}=${frac(answer).tex}`}$.`,
      },
      key => {
        const [n = '0', d = '1'] = key.split('/');
        let digits = '';
        let rest = Number(n) % Number(d);
        for (let i = 0; i < 12; i++) {
          digits += Math.floor((rest * 10) / Number(d));
          rest = (rest * 10) % Number(d);
        }
        return Math.floor(Number(n) / Number(d)) === whole && digits === (head + period.repeat(12)).slice(0, 12);
      },
    );
  },
);
