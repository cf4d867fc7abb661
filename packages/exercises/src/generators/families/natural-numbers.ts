import { numberToWords, suf, The, TheSuf, texNumber, textNumber, the, theSuf, theWord } from '../../hungarian/index.ts';
import { range, sum } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num } from '../value.ts';

const t = textNumber;
const PLACE_NAMES = ['egyes', 'tízes', 'százas', 'ezres', 'tízezres', 'százezres', 'milliós', 'tízmilliós', 'százmilliós'];
const TO_PLACE = ['', 'tízesre', 'százasra', 'ezresre', 'tízezresre', 'százezresre'];
const placeName = (place: number): string => PLACE_NAMES[place] ?? '';

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
        wrong(num(digit), 'alaki-valodi-ertek', `Ez az alaki érték: maga a számjegy. A valódi érték attól is függ, melyik helyen áll.`),
        wrong(num(10 ** place), 'helyi-valodi-ertek', `Ez a hely értéke. Szorozd meg a számjeggyel is!`),
        wrong(num(value / 10), 'helyiertek-elcsuszik', `Eggyel kisebb helyre tetted. Számold a helyeket jobbról, az egyesektől!`),
        wrong(num(value * 10), 'helyiertek-elcsuszik', `Eggyel nagyobb helyre tetted. Számold a helyeket jobbról, az egyesektől!`),
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

function fromWords(rng: Rng, millions: boolean): Task {
  const groups = millions ? [rng.int(2, 99), rng.chance(0.4) ? 0 : plainGroup(rng), plainGroup(rng)] : [plainGroup(rng), rng.int(2, 99)];
  const [first = 0, ...rest] = groups;
  const n = rest.reduce((total, group) => total * 1000 + group, first);
  const spoken = numberToWords(n);
  const dropped = Number(groups.filter(g => g > 0).join(''));
  return numeric(
    {
      question: `Írd le számjegyekkel: **${spoken}**!`,
      answer: num(n),
      check: 'INT',
      wrong: [
        wrong(
          num(dropped),
          'ures-helyek-kihagyasa',
          'Az üres helyekre is kell számjegy: a 0 tartja a helyet. Minden csoport háromjegyű, csak az első lehet rövidebb.',
        ),
        wrong(
          num(Number(String(n).replaceAll('0', ''))),
          'nulla-nem-hely',
          'A nullákat kihagytad. A 0 is foglal helyet: nélküle a többi számjegy rossz helyre csúszik.',
        ),
        wrong(num(n * 10), 'helyiertek-elcsuszik', 'Egy nullával több lett. Írd be a számot a helyiérték-táblázatba!'),
      ],
      other: 'Oszd a szöveget csoportokra: millió, ezer, egyes. Minden csoportnak három hely jár.',
      hints: [
        'Hol van a szövegben a „millió” és az „ezer” szó?',
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
  const [a, b, c] = places.map((p, i) => `${t(counts[i] ?? 0)} ${placeName(p)}`);
  const [first = 0, second = 0] = places;
  const middle = counts[1] ?? 0;
  const digitsOnly = Array.from({ length: first + 1 }, (_, i) => {
    const at = places.indexOf(first - i);
    return at < 0 ? '0' : String((counts[at] ?? 0) % 10);
  }).join('');
  return numeric(
    {
      question: `Egy számban összesen ${a}, ${b} és ${c} van. Melyik ez a szám?`,
      answer: num(n),
      check: 'INT',
      expr: places.map((p, i) => `${counts[i]}*10^${p}`).join('+'),
      wrong: [
        wrong(
          num(Number(counts.join(''))),
          'nulla-nem-hely',
          'Egymás mellé írtad a darabszámokat. Minden helynek saját értéke van, az üres helyre 0 kerül.',
        ),
        wrong(
          num(Number(digitsOnly)),
          'atvaltas-elmarad',
          `${The(middle)} ${placeName(second)} több mint tíz: tízből egy nagyobb egység lesz. Ezt ne hagyd el!`,
        ),
      ],
      other: 'Számítsd ki külön-külön, mennyit érnek, aztán add össze!',
      hints: [
        'Egy helyre csak egy számjegy fér.',
        'Számítsd ki mindegyik csoport értékét, és add össze!',
        `${The(middle)} ${placeName(second)} értéke $${middle}\\cdot${texNumber(10 ** second)}=${texNumber(middle * 10 ** second)}$.`,
      ],
      solution: `$${places.map((p, i) => texNumber((counts[i] ?? 0) * 10 ** p)).join('+')}=${texNumber(n)}$.`,
    },
    key => {
      let rest = Number(key);
      for (const [i, p] of places.entries()) rest -= 10 ** p * (counts[i] ?? 0);
      return rest === 0;
    },
  );
}

const placeValue = defineGenerator('gen-place-value', 'Helyi érték, valódi érték', ['matek-5-helyiertek'], (rng, level) => {
  if (level === 1) return rng.chance(0.7) ? realValue(rng, rng.int(4, 5)) : fromWords(rng, false);
  if (level === 2) return rng.chance(0.4) ? realValue(rng, rng.int(6, 8)) : fromWords(rng, true);
  return rng.chance(0.75) ? composed(rng) : fromWords(rng, true);
});

function roundForward(rng: Rng, low: number, high: number, maxPlace: number): Task {
  const place = rng.int(1, maxPlace);
  const p = 10 ** place;
  let n = rng.int(Math.max(low, 3 * p), high);
  if (rng.chance(0.3)) n = Math.floor(n / p) * p + p / 2;
  redrawIf(n % p === 0);
  const down = Math.floor(n / p) * p;
  const up = down + p;
  const answer = n - down >= p / 2 ? up : down;
  const next = Math.floor(n / 10 ** (place - 1)) % 10;
  return numeric(
    {
      question: `Kerekítsd ${theSuf(n, 't')} ${TO_PLACE[place]}!`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(num(answer + (n % p)), 'maradek-szamjegyek', 'A kerekítés helye után minden számjegy 0 lesz.'),
        wrong(
          num(answer === up ? down : up),
          answer === up ? 'lefele-kerekites' : 'felfele-kerekites',
          answer === up
            ? `A következő számjegy ${suf(next, 'as')}: 5-től felfelé kerekítünk.`
            : `A következő számjegy ${suf(next, 'as')}: ez kisebb 5-nél, lefelé kerekítünk.`,
        ),
        wrong(
          num(Math.floor((n + 5 * p) / (10 * p)) * 10 * p),
          'rossz-helyre-kerekit',
          `Eggyel nagyobb helyre kerekítettél. Most ${TO_PLACE[place]} kell.`,
        ),
        ...(place > 1
          ? [
              wrong(
                num(Math.floor((n + p / 20) / (p / 10)) * (p / 10)),
                'rossz-helyre-kerekit',
                `Eggyel kisebb helyre kerekítettél. Most ${TO_PLACE[place]} kell.`,
              ),
            ]
          : []),
      ],
      other: 'Keresd meg a kerekítés helyét, és nézd meg a tőle jobbra álló számjegyet!',
      hints: [
        'Melyik két kerek szám között van ez a szám?',
        'A kerekítés helye utáni első számjegy dönt: 0–4 lefelé, 5–9 felfelé.',
        `A döntő számjegy ${theSuf(next, 'as')}.`,
      ],
      solution: `${The(n)} szám ${the(down)} és ${the(up)} között van. A döntő számjegy ${next}, ezért ${answer === up ? 'felfelé' : 'lefelé'} kerekítünk: ${t(answer)}.`,
    },
    fits(x => x % p === 0 && Math.abs(x - n) <= p / 2 && n - x !== p / 2),
  );
}

function roundBackward(rng: Rng): Task {
  const place = rng.int(1, 4);
  const p = 10 ** place;
  const target = rng.int(11, 90) * p;
  const largest = rng.chance(0.5);
  const answer = largest ? target + p / 2 - 1 : target - p / 2;
  return numeric(
    {
      question: `Egy természetes számot ${TO_PLACE[place]} kerekítve ${suf(target, 't')} kaptunk. Melyik a **${largest ? 'legnagyobb' : 'legkisebb'}** ilyen szám?`,
      answer: num(answer),
      check: 'INT',
      expr: largest ? `${target}+${p}/2-1` : `${target}-${p}/2`,
      wrong: largest
        ? [
            wrong(num(target + p / 2), 'otos-lefele', 'Ezt már felfelé kerekítenénk, mert a döntő számjegye 5.'),
            wrong(num(target + p - 1), 'csak-elso-jegyek', 'Ennek a kerekítése már a következő kerek szám.'),
            wrong(
              num(target - 1),
              'kerekites-csak-felfele',
              'Ez is jó ilyen szám, de van nála nagyobb: felülről is lehet lefelé kerekíteni.',
            ),
          ]
        : [
            wrong(num(target - p / 2 + 1), 'otos-lefele', 'Van kisebb is: a felezőponton álló számot felfelé kerekítjük.'),
            wrong(num(target), 'kerekites-csak-lefele', 'Ez is jó ilyen szám, de van nála kisebb: alulról is lehet felfelé kerekíteni.'),
            wrong(num(target - p + 1), 'csak-elso-jegyek', 'Ennek a kerekítése még az előző kerek szám.'),
          ],
      other: `Azok a számok jók, amelyek ${theSuf(target, 'hoz')} vannak a legközelebb.`,
      hints: [
        'Rajzolj számegyenest a két szomszédos kerek számmal!',
        'Keresd meg a felezőpontokat a kerek számok között! A felezőpont felfelé kerekül.',
        largest
          ? `${The(target)} és ${the(target + p)} között a felezőpont ${the(target + p / 2)}.`
          : `${The(target - p)} és ${the(target)} között a felezőpont ${the(target - p / 2)}.`,
      ],
      solution: largest
        ? `${The(target + p / 2)} már felfelé kerekül, ezért a legnagyobb jó szám az előtte álló: ${t(answer)}.`
        : `${The(target - p / 2)} a felezőpont, ezt felfelé kerekítjük. A legkisebb jó szám tehát ${t(answer)}.`,
    },
    fits(x => {
      const rounded = (v: number): number => Math.round(v / p) * p;
      return rounded(x) === target && rounded(largest ? x + 1 : x - 1) !== target;
    }),
  );
}

const roundNatural = defineGenerator(
  'gen-round-natural',
  'Természetes számok kerekítése',
  ['matek-5-szamegyenes-kerekites'],
  (rng, level) => {
    if (level === 1) return roundForward(rng, 100, 9999, 2);
    if (level === 2) return roundForward(rng, 1000, 9_999_999, 5);
    return roundBackward(rng);
  },
);

export const naturalNumbers = [placeValue, roundNatural];
