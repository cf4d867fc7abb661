import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, The, texNumber, textNumber, the, theSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;
const bits = (n: number): string => n.toString(2);
const places = (n: number): number[] =>
  range(0, bits(n).length - 1)
    .map(i => 2 ** i)
    .filter(place => Math.floor(n / place) % 2 === 1)
    .reverse();

const ASKED = [
  { name: 'legkisebb', kind: 'szám', rest: '', text: (k: number, m: number) => `1${'0'.repeat(m)}${'1'.repeat(k - 1)}` },
  { name: 'legkisebb', kind: 'páros szám', rest: 'even', text: (k: number, m: number) => `1${'0'.repeat(m - 1)}${'1'.repeat(k - 1)}0` },
  { name: 'legnagyobb', kind: 'szám', rest: '', text: (k: number, m: number) => `${'1'.repeat(k)}${'0'.repeat(m)}` },
  { name: 'legnagyobb', kind: 'páratlan szám', rest: 'odd', text: (k: number, m: number) => `${'1'.repeat(k - 1)}${'0'.repeat(m)}1` },
] as const;

/** Given digits, the extreme number: which places do the ones take? */
function extremeNumber(rng: Rng): Task {
  const { name, kind, rest, text } = rng.pick(ASKED);
  const [k, m] = [rng.int(2, 5), rng.int(2, 4)];
  redrawIf(k + m > 8);
  const written = text(k, m);
  const answer = Number.parseInt(written, 2);
  const smallest = name === 'legkisebb';
  return numeric(
    {
      question: `Melyik az a ${name} ${kind}, amelynek kettes számrendszerbeli alakjában pontosan ${t(k)} darab 1-es és pontosan ${t(m)} darab 0 áll? A számot tízes számrendszerben írd be!`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { k, m, smallest },
          ({ k, m, smallest }) => num(smallest ? 2 ** (k + m) - 2 ** m : 2 ** (k + m - 1) + 2 ** (k - 1) - 1),
          'legkisebb-legnagyobb-kettesben',
          smallest
            ? 'Ez a legnagyobb ilyen jegyekből álló szám. A nagy helyekre most a lehető legkevesebb egyes kell.'
            : 'Ez a legkisebb ilyen jegyekből álló szám. A nagy helyekre most a lehető legtöbb egyes kell.',
        ),
        ...(rest === ''
          ? []
          : [
              wrong(
                { k, m, smallest },
                ({ k, m, smallest }) => num(smallest ? 2 ** (k + m - 1) + 2 ** (k - 1) - 1 : 2 ** (k + m) - 2 ** m),
                'utolso-jegy-kettesben',
                rest === 'even'
                  ? 'Ez páratlan szám, mert egyesre végződik. A páros szám kettes számrendszerben 0-ra végződik.'
                  : 'Ez páros szám, mert 0-ra végződik. A páratlan szám kettes számrendszerben egyesre végződik.',
              ),
            ]),
        ...(smallest
          ? [
              wrong(
                { k },
                ({ k }) => num(2 ** k - 1),
                'nulla-a-szam-elejen',
                'A nullákat a szám elejére tetted, ott nem számítanak. A szám első jegye 1-es.',
              ),
            ]
          : []),
        wrong(
          { answer },
          ({ answer }) => num(2 * answer),
          'hely-elcsuszik',
          'A helyi értékek egy hellyel elcsúsztak: a jobb szélső hely értéke 1, nem 2.',
        ),
      ],
      other: 'Hány jegyű a szám? Írd le a helyeket, és döntsd el, hová kerüljenek az egyesek!',
      hints: [
        `Hány jegyű lesz a szám, és milyen jeggyel kezdődik?`,
        smallest
          ? 'Az első jegy 1-es. A többi egyest a lehető legkisebb helyi értékekre tedd, figyelve arra, hogyan végződik a szám!'
          : 'Az egyeseket a lehető legnagyobb helyi értékekre tedd, figyelve arra, hogyan végződik a szám!',
        `A szám $${k}+${m}=${k + m}$ jegyű, az első hely értéke ${t(2 ** (k + m - 1))}.`,
      ],
      solution: `A szám ${t(k + m)} jegyű, egyessel kezdődik. ${smallest ? 'A többi egyes a lehető legkisebb helyekre kerül' : 'Az egyesek a lehető legnagyobb helyekre kerülnek'}${rest === 'even' ? ', de a végén 0 áll, mert a szám páros' : rest === 'odd' ? ', de az egyik a végére kell, mert a szám páratlan' : ''}: $${written}_2$. Az értéke $${places(answer).join('+')}=${x(answer)}$.`,
    },
    fits(v => {
      const good = range(1, 2 ** (k + m) - 1).filter(n => {
        const digits = bits(n);
        const fitsEnd = rest === '' || (rest === 'even') === (n % 2 === 0);
        return digits.length === k + m && digits.replaceAll('0', '').length === k && fitsEnd;
      });
      return (smallest ? good[0] : good.at(-1)) === v;
    }),
  );
}

const SCALES = [
  { place: 'Egy régi patikában', unit: 'g', gram: 'grammos' },
  { place: 'Egy fűszeres boltban', unit: 'dkg', gram: 'dekagrammos' },
  { place: 'Egy iskolai szertárban', unit: 'g', gram: 'grammos' },
  { place: 'Egy piaci árusnál', unit: 'dkg', gram: 'dekagrammos' },
] as const;

/** Weights are powers of two and one is lost: which masses had a one on that place? */
function lostWeight(rng: Rng): Task {
  const { place, unit, gram } = rng.pick(SCALES);
  const lost = rng.pick([4, 8, 16]);
  const most = rng.int(40, 63);
  const weights = [1, 2, 4, 8, 16, 32];
  const block = 2 * lost;
  const needing = range(1, most).filter(n => Math.floor(n / lost) % 2 === 1);
  const answer = needing.length;
  const starts = range(0, 7)
    .map(i => lost + i * block)
    .filter(from => from <= most);
  const blocks = starts.map(from => (from === most ? t(from) : `${t(from)}–${t(Math.min(from + lost - 1, most))}`));
  const sizes = starts.map(from => Math.min(from + lost - 1, most) - from + 1);
  return numeric(
    {
      question: `${place} kétserpenyős mérlegen mérnek: az egyik serpenyőbe az áru kerül, a másikba a súlyok. Hat súly volt, ${listing(weights.map(t))} ${gram}, mindegyikből egy. ${The(lost)} ${gram} súly elveszett. Hány olyan egész tömeg van 1 ${unit}-tól ${withUnit(most, unit)}-ig, amelyet így már nem tudnak egy méréssel kimérni?`,
      answer: num(answer),
      check: 'INT',
      unit: 'féle',
      wrong: [
        wrong(
          { most, lost },
          ({ most, lost }) => num(Math.floor(most / lost)),
          'csak-a-tobbszorosei',
          `Csak ${theSuf(lost, 'nak')} a többszöröseit számoltad. Minden olyan tömeghez kell ez a súly, amelynek kettes számrendszerbeli alakjában ezen a helyen 1-es áll.`,
        ),
        wrong(
          { most, answer },
          ({ most, answer }) => num(most - answer),
          'merhetok-a-nem-merhetok-helyett',
          'Ennyi tömeget továbbra is ki tudnak mérni. Azt kérdeztük, hányat nem.',
        ),
        wrong(
          { lost },
          ({ lost }) => num(lost),
          'csak-az-elso-csoport',
          `Csak az első csoportot számoltad meg (${t(lost)} és ${t(2 * lost - 1)} között). Később újra és újra szükség volna erre a súlyra.`,
        ),
      ],
      other: `Melyik tömegek felírásához kell ${the(lost)}? Írd fel kettes számrendszerben az első harmincat, és keresd a szabályt!`,
      hints: [
        'Miért csak egyféleképpen lehet egy tömeget ezekkel a súlyokkal kimérni?',
        `A súlyok a kettes számrendszer helyi értékei. Az a tömeg nem mérhető ki, amelynek felírásában ${the(lost)} helyén 1-es áll.`,
        `Az első ilyen tömegek ${theSuf(lost, 'tól')} ${t(2 * lost - 1)}-ig vannak, utána ${t(lost)} tömegben ezen a helyen 0 áll, és így tovább.`,
      ],
      solution: `A súlyok a kettes számrendszer helyi értékei, és minden számot csak egyféleképpen lehet felírni velük. Nem mérhetők ki azok a tömegek, amelyekben ${the(lost)} helyén 1-es áll. Ezek ${t(lost)} szomszédos számból álló csoportokban jönnek, közöttük ugyanennyi kimarad: ${listing(blocks)}. Összesen $${sizes.join('+')}=${answer}$ ilyen tömeg van.`,
    },
    fits(v => {
      const kept = weights.filter(w => w !== lost);
      const sums = range(0, 2 ** kept.length - 1).map(pick => kept.reduce((total, w, i) => total + (Math.floor(pick / 2 ** i) % 2) * w, 0));
      return range(1, most).filter(n => !sums.includes(n)).length === v;
    }),
  );
}

export const matek5Szamrendszerek = defineChallenge({
  lesson: 'matek-5-szamrendszerek',
  needs: [],
  shapes: [extremeNumber, lostWeight],
  misconceptions: {
    'legkisebb-legnagyobb-kettesben': {
      text: 'kettes számrendszerben felcseréli a legkisebb és a legnagyobb elrendezést',
      pupil: 'Kettes számrendszerben felcseréled a legkisebb és a legnagyobb elrendezést.',
    },
    'utolso-jegy-kettesben': {
      text: 'kettes számrendszerben nem figyel arra, hogyan végződik a páros és a páratlan szám',
      pupil: 'Kettes számrendszerben nem figyelsz arra, hogyan végződik a páros és a páratlan szám.',
    },
    'nulla-a-szam-elejen': {
      text: 'a szám elejére írt nullát is jegynek számítja',
      pupil: 'A szám elejére írt nullát is jegynek számítod.',
    },
    'csak-a-tobbszorosei': {
      text: 'egy helyi értéket csak a többszöröseiben lát',
      pupil: 'Egy helyi értéket csak a többszöröseiben látsz.',
    },
    'merhetok-a-nem-merhetok-helyett': {
      text: 'a nem mérhető tömegek helyett a mérhetőket számolja',
      pupil: 'A nem mérhető tömegek helyett a mérhetőket számolod.',
    },
    'csak-az-elso-csoport': {
      text: 'az ismétlődő csoportokból csak az elsőt számolja',
      pupil: 'Az ismétlődő csoportokból csak az elsőt számolod.',
    },
  },
});
