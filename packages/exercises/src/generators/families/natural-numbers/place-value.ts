import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberToWords, The, TheSuf, texNumber, textNumber, the, theSuf, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';

const t = textNumber;

const PLACE_NAMES = ['egyes', 'tízes', 'százas', 'ezres', 'tízezres', 'százezres', 'milliós', 'tízmilliós', 'százmilliós'];

const placeName = (place: number): string => PLACE_NAMES[place] ?? '';
const ofPlace = (place: number): string => `${placeName(place)}${place === 2 ? 'ból' : 'ből'}`;

/** All digits differ, so "a 7-es számjegy" points at one place. */
function distinctDigits(rng: Rng, length: number): number {
  const digits = rng.sample(range(0, 9), length);
  redrawIf(digits[0] === 0);
  return Number(digits.join(''));
}

function realValue(rng: Rng, length: number): Task {
  const n = distinctDigits(rng, length);
  const place = rng.int(1, length - 1);
  const digit = Math.floor(n / 10 ** place) % 10;
  redrawIf(digit < 2);
  const value = digit * 10 ** place;
  return numeric(
    {
      question: `Mennyi ${theSuf(digit, 'as')} számjegy valódi értéke ${the(n)} számban?`,
      answer: num(value),
      check: 'INT',
      expr: `${digit}*10^${place}`,
      wrong: [
        wrong(
          { n, place },
          ({ n, place }) => num(Math.floor(n / 10 ** place) % 10),
          'alaki-valodi-ertek',
          `Ez az alaki érték: maga a számjegy. A valódi érték attól is függ, melyik helyen áll.`,
        ),
        wrong({ place }, ({ place }) => num(10 ** place), 'helyi-valodi-ertek', `Ez a hely értéke. Szorozd meg a számjeggyel is!`),
        wrong(
          { digit, place },
          ({ digit, place }) => num(digit * 10 ** (place - 1)),
          'helyiertek-elcsuszik',
          `Eggyel kisebb helyre tetted. Számold a helyeket jobbról, az egyesektől!`,
        ),
        wrong(
          { digit, place },
          ({ digit, place }) => num(digit * 10 ** (place + 1)),
          'helyiertek-elcsuszik',
          `Eggyel nagyobb helyre tetted. Számold a helyeket jobbról, az egyesektől!`,
        ),
      ],
      other: 'Keresd meg a számjegy helyét, és szorozd össze a számjegyet a hely értékével!',
      hints: [
        'Jobbról számolva hányadik helyen áll ez a számjegy?',
        'Valódi érték = számjegy · a hely értéke.',
        `${TheSuf(digit, 'as')} számjegy ${theWord(placeName(place))} helyen áll.`,
      ],
      solution: `${TheSuf(digit, 'as')} számjegy ${theWord(placeName(place))} helyen áll: $${digit}\\cdot${texNumber(10 ** place)}=${texNumber(value)}$.`,
    },
    key => {
      const text = String(n);
      return key === String(digit) + '0'.repeat(text.length - 1 - text.indexOf(String(digit)));
    },
  );
}

/** Groups whose words have one accepted spelling: no "egyszáz" or "egyezer". */
const plainGroup = (rng: Rng): number => rng.pick([rng.int(2, 99), rng.int(200, 999), rng.pick([20, 40, 60, 80, 200, 300, 500, 700])]);

/** The numbers that one left-out zero makes of n. */
const withoutOneZero = (n: number): number[] => {
  const digits = String(n);
  return [...new Set([...digits].flatMap((digit, at) => (digit === '0' ? [Number(digits.slice(0, at) + digits.slice(at + 1))] : [])))];
};

function fromWords(rng: Rng, millions: boolean): Task {
  const groups = millions ? [rng.int(2, 99), rng.chance(0.4) ? 0 : plainGroup(rng), plainGroup(rng)] : [plainGroup(rng), rng.int(2, 99)];
  const [first = 0, ...rest] = groups;
  const n = rest.reduce((total, group) => total * 1000 + group, first);
  const spoken = numberToWords(n);
  const [packed, bare] = [Number(groups.filter(g => g > 0).join('')), Number(String(n).replaceAll('0', ''))];
  return numeric(
    {
      question: `Írd le számjegyekkel: **${spoken}**!`,
      answer: num(n),
      check: 'INT',
      wrong: [
        wrong(
          { groups },
          ({ groups }) => num(Number(groups.filter(g => g > 0).join(''))),
          'ures-helyek-kihagyasa',
          'Az üres helyekre is kell számjegy: a 0 tartja a helyet. Minden csoport háromjegyű, csak az első lehet rövidebb.',
          'egymás mellé írja a csoportokat, a hiányzó nullákat nem pótolja',
        ),
        wrong(
          { n },
          ({ n }) => num(Number(String(n).replaceAll('0', ''))),
          'nulla-nem-hely',
          'A nullákat kihagytad. A 0 is foglal helyet: nélküle a többi számjegy rossz helyre csúszik.',
          'minden nullát elhagy',
        ),
        ...withoutOneZero(n)
          .filter(value => value !== packed && value !== bare)
          .map((_, i) =>
            fitting(
              wrong(
                { n, i, known: [packed, bare] },
                ({ n, i, known }) => num(withoutOneZero(n).filter(value => !known.includes(value))[i] ?? 0),
                'ures-helyek-kihagyasa',
                'Egy nulla lemaradt. Minden csoport háromjegyű, csak az első lehet rövidebb: az üres helyre 0 kerül.',
                'egy üres helyről lefelejti a nullát',
              ),
              size => withoutOneZero(n).includes(size),
            ),
          ),
      ],
      other: `Oszd a szöveget csoportokra: ${millions ? 'millió, ezer, egyes' : 'ezer, egyes'}. Az első után minden csoportnak három hely jár.`,
      hints: [
        millions ? 'Hol van a szövegben a „millió” és az „ezer” szó?' : 'Hol van a szövegben az „ezer” szó?',
        'Írd le csoportonként: a második csoporttól mindegyik pontosan három számjegy.',
        `Az első csoport: ${t(first)}. Utána ${rest.length === 2 ? 'még kétszer' : 'még egyszer'} három számjegy jön.`,
      ],
      solution: `Csoportonként: ${groups.map((g, i) => (i === 0 ? String(g) : String(g).padStart(3, '0'))).join(' | ')}. A szám: ${t(n)}.`,
    },
    key => numberToWords(Number(key)) === spoken,
  );
}

function composed(rng: Rng): Task {
  const places = rng.sample([0, 1, 2, 3, 4, 5], 3).sort((a, b) => b - a);
  const counts = places.map((_, i) => (i === 1 ? rng.int(11, 38) : rng.int(2, 9)));
  const n = sum(places.map((p, i) => (counts[i] ?? 0) * 10 ** p));
  redrawIf(n === Number(counts.join('')));
  const [a, b, c] = places.map((p, i) => `${t(counts[i] ?? 0)} ${ofPlace(p)}`);
  const [first = 0, second = 0] = places;
  const middle = counts[1] ?? 0;
  const digitsOnly = Array.from({ length: first + 1 }, (_, i) => {
    const at = places.indexOf(first - i);
    return at < 0 ? '0' : String((counts[at] ?? 0) % 10);
  }).join('');
  return numeric(
    {
      question: `Egy szám ${a}, ${b} és ${c} áll. Melyik ez a szám?`,
      answer: num(n),
      check: 'INT',
      expr: places.map((p, i) => `${counts[i]}*10^${p}`).join('+'),
      wrong: [
        wrong(
          { counts },
          ({ counts }) => num(Number(counts.join(''))),
          'nulla-nem-hely',
          'Egymás mellé írtad a darabszámokat. Minden helynek saját értéke van, az üres helyre 0 kerül.',
          'egymás mellé írja a darabszámokat',
        ),
        wrong(
          { digitsOnly },
          ({ digitsOnly }) => num(Number(digitsOnly)),
          'atvaltas-elmarad',
          `${The(middle)} ${placeName(second)} több mint tíz: tízből egy nagyobb egység lesz. Ezt ne hagyd el!`,
          'a tíznél több darabból elhagyja a nagyobb egységet',
        ),
      ],
      other: 'Számítsd ki külön-külön, mennyit érnek, aztán add össze!',
      hints: [
        'Egy helyre csak egy számjegy fér.',
        'Számítsd ki mindegyik csoport értékét, és add össze!',
        `${The(middle)} ${placeName(second)} értéke $${middle}\\cdot${texNumber(10 ** second)}=${texNumber(middle * 10 ** second)}$.`,
      ],
      solution: `$${places.map((p, i) => `${counts[i]}${p === 0 ? '' : `\\cdot${texNumber(10 ** p)}`}`).join('+')}=${places.map((p, i) => texNumber((counts[i] ?? 0) * 10 ** p)).join('+')}=${texNumber(n)}$.`,
    },
    key => {
      let rest = Number(key);
      for (const [i, p] of places.entries()) rest -= 10 ** p * (counts[i] ?? 0);
      return rest === 0;
    },
  );
}

export const placeValue = defineGenerator('gen-place-value', 'Helyi érték, valódi érték', ['matek-5-helyiertek'], [], (rng, level) => {
  if (level === 1) return rng.chance(0.7) ? realValue(rng, rng.int(4, 5)) : fromWords(rng, false);
  if (level === 2) return rng.chance(0.4) ? realValue(rng, rng.int(6, 8)) : fromWords(rng, true);
  return rng.chance(0.75) ? composed(rng) : fromWords(rng, true);
});
