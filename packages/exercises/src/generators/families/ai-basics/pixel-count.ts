import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { byBrightness, countBlack, differences, misheard, nearestLetter } from './pixel-grids.ts';
import { PICTURES } from './pixel-pictures.ts';

const t = textNumber;
const size = (rng: Rng): [number, number] => {
  const [w, h] = [rng.int(6, 25), rng.int(4, 20)];
  redrawIf(w === h || w * h === 2 * (w + h));
  return [w, h];
};
const sized = (rng: Rng, w: number, h: number): string => `${rng.pick(PICTURES)} ${t(w)} képpont széles és ${t(h)} képpont magas.`;

const summed = (w: number, h: number) =>
  wrong(
    { w, h },
    ({ w, h }) => num(w + h),
    'kepoldalakat-osszeadja',
    'Összeadtad a két oldalt. A rács képpontjait szorzással számolod meg.',
  );

function howManyPixels(rng: Rng): Task {
  const [w, h] = size(rng);
  return numeric(
    {
      question: `${sized(rng, w, h)} Hány képpontból áll?`,
      answer: num(w * h),
      check: 'INT',
      unit: 'képpont',
      expr: `${w}*${h}`,
      wrong: [
        summed(w, h),
        wrong({ w, h }, ({ w, h }) => num(2 * (w + h)), 'racs-keruletet-szamol', 'Körbejártad a rácsot. A belsejében is vannak képpontok.'),
        wrong(
          { w, h },
          ({ w, h }) => num(3 * w * h),
          'keppont-helyett-szamot',
          'Ez a tárolt számok darabja volna színes képnél. A kérdés a képpontokra szól.',
        ),
      ],
      other: 'Szorozd meg a szélességet a magassággal!',
      hints: [
        'Hány képpont van egyetlen sorban, és hány sor van?',
        'Képpontok száma: szélesség szorozva magassággal.',
        `Egy sorban ${t(w)} képpont van, és ${t(h)} sor van.`,
      ],
      solution: `$${w}\\cdot${h}=${w * h}$ képpont.`,
    },
    fits(n => n / h === w),
  );
}

function colourNumbers(rng: Rng): Task {
  const [w, h] = size(rng);
  return fillSteps(
    {
      question: `${sized(rng, w, h)} A kép színes. Hány számot tárol róla a gép?`,
      template: `A képpontok száma $[a]$. Egy képponthoz $[b]$ szám tartozik. A gép összesen $[c]$ számot tárol.`,
      blanks: [
        { id: 'a', other: 'Szorozd meg a szélességet a magassággal!', answer: num(w * h), wrong: [summed(w, h)] },
        {
          id: 'b',
          other: 'Hány színből keveri ki a gép egy képpont színét?',
          answer: num(3),
          wrong: [wrong({}, () => num(1), 'szines-egy-szam', 'Egy szám szürke képhez elég. A színhez piros, zöld és kék érték kell.')],
        },
        {
          id: 'c',
          answer: num(3 * w * h),
          other: 'Szorozd össze a két előző számot!',
          from: '[a]*[b]',
          wrong: [
            wrong(
              { w, h },
              ({ w, h }) => num(w * h + 3),
              'harmat-hozzaad',
              'Hozzáadtál hármat. Minden képponthoz három szám tartozik, ezért szorozni kell.',
            ),
            wrong(
              { w, h },
              ({ w, h }) => num(w * h),
              'szines-egy-szam',
              'Ez a képpontok száma. Színes képnél mindegyikhez három szám tartozik.',
            ),
          ],
        },
      ],
      hints: ['Előbb a képpontokat számold meg!', 'A színhez piros, zöld és kék érték kell.', `A képpontok száma $${w}\\cdot${h}$.`],
      solution: `$${w}\\cdot${h}=${w * h}$ képpont, mindegyikhez 3 szám: $${w * h}\\cdot3=${3 * w * h}$.`,
    },
    (value, part) => (part === 'a' ? fits(n => n / w === h)(value) : part === 'b' ? value === '3' : equals(w * h + w * h + w * h)(value)),
  );
}

/** The height from the count. */
function missingSide(rng: Rng): Task {
  const [w, h] = size(rng);
  const colour = rng.chance(0.4);
  const told = colour ? 3 * w * h : w * h;
  redrawIf(told > 900);
  return numeric(
    {
      question: `${rng.pick(PICTURES)} ${t(w)} képpont széles, és ${colour ? `színes: a gép ${t(told)} számot tárol róla` : `${t(told)} képpontból áll`}. Hány képpont magas?`,
      answer: num(h),
      check: 'INT',
      unit: 'képpont',
      expr: colour ? `${told}/3/${w}` : `${told}/${w}`,
      wrong: [
        wrong(
          { told, w },
          ({ told, w }) => num(told - w),
          'magassaghoz-kivon',
          'Kivontál. Azt keressük, hány sor van, ehhez osztani kell.',
          colour ? 'a tárolt számok darabszámából kivonja a szélességet' : 'a képpontok számából kivonja a szélességet',
        ),
        ...(colour
          ? [
              wrong(
                { told, w },
                ({ told, w }) => num(told / w),
                'szines-egy-szam',
                'A számokat osztottad el. Egy színes képponthoz három szám tartozik.',
              ),
            ]
          : [
              wrong(
                { told, w },
                ({ told, w }) => num(told / 2 - w),
                'racs-keruletet-szamol',
                'Úgy számoltál, mintha a kerületet ismernéd.',
                'úgy számol, mintha a kerületet ismerné',
              ),
            ]),
        wrong(
          { told, w },
          ({ told, w }) => num(told * w),
          'kepmeretet-szorozza',
          colour
            ? 'Szoroztál. A tárolt számok darabszámában a szélesség már benne van.'
            : 'Szoroztál. A szélesség és a magasság szorzata már adott.',
          colour ? 'a tárolt számok darabszámát szorozza a szélességgel' : 'a képpontok számát szorozza a szélességgel',
        ),
      ].filter(({ value }) => Number.isInteger(value.size) && (value.size ?? 0) > 0),
      other: 'Gondolj a szabályra visszafelé: szélesség szorozva magassággal.',
      hints: [
        'Mit tudsz a szélesség és a magasság szorzatáról?',
        colour ? 'Előbb a képpontok számát keresd meg: három szám jut egy képpontra.' : `Hány sorból lesz összesen ${t(told)} képpont?`,
        colour
          ? `A képpontok száma $${told}:3=${w * h}$.`
          : `Egy sorban ${t(w)} képpont van. Hányszor van meg ${the(w)} ${theSuf(told, 'ban')}?`,
      ],
      solution: colour
        ? `Egy képponthoz három szám tartozik: $${told}:3=${w * h}$ képpont. Egy sorban ${t(w)} van: $${w * h}:${w}=${h}$ sor, tehát a kép ${t(h)} képpont magas.`
        : `Egy sorban ${t(w)} képpont van: $${told}:${w}=${h}$ sor, tehát a kép ${t(h)} képpont magas.`,
    },
    fits(n => n * w * (colour ? 3 : 1) === told),
  );
}

/** Both sides grow: the pixels grow by the square. */
function enlarged(rng: Rng): Task {
  const [w, h] = [rng.int(5, 15), rng.int(4, 12)];
  const times = rng.int(2, 4);
  redrawIf(w === h);
  return numeric(
    {
      question: `${sized(rng, w, h)} Egy másik képen mindkét oldal ${suf(times, 'szor')} ennyi. Hány képpontból áll a nagyobb kép?`,
      answer: num(w * h * times * times),
      check: 'INT',
      unit: 'képpont',
      expr: `${w}*${times}*${h}*${times}`,
      wrong: [
        wrong(
          { w, h, times },
          ({ w, h, times }) => num(w * h * times),
          'oldal-ketszeres-keppont-ketszeres',
          'Csak az egyik oldalt növelted meg. A szélesség és a magasság is nő.',
        ),
        wrong({ w, h }, ({ w, h }) => num(w * h), 'nagyitas-elott-megall', 'Ez az eredeti kép képpontjainak száma.'),
        wrong(
          { w, h, times },
          ({ w, h, times }) => num(times * w + times * h),
          'kepoldalakat-osszeadja',
          'Összeadtad a két új oldalt. Szorozni kell.',
          'a nagyobb kép két oldalát összeadja, pedig szorozni kell',
        ),
      ],
      other: 'Számold ki az új szélességet és az új magasságot, aztán szorozz!',
      hints: [
        'Mekkora lesz a szélesség, és mekkora a magasság?',
        'Az új szélességet szorozd meg az új magassággal!',
        `Az új szélesség $${w}\\cdot${times}=${w * times}$.`,
      ],
      solution: `$${w}\\cdot${times}=${w * times}$ és $${h}\\cdot${times}=${h * times}$, tehát $${w * times}\\cdot${h * times}=${w * h * times * times}$ képpont.`,
    },
    fits(n => n / (times * times) === w * h),
  );
}

export const pixelCount = defineGenerator('gen-pixel-count', 'Képpontok és fényerők', ['ai-56-hogyan-lat-a-gep'], [], (rng, level) => {
  if (level === 1) return rng.pick([howManyPixels, countBlack])(rng);
  if (level === 2) return rng.pick([colourNumbers, missingSide, differences, byBrightness])(rng);
  return rng.pick([nearestLetter, misheard, enlarged])(rng);
});
