import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { COUNTER_CLOCKWISE, CYCLE, orbit } from './moon-orbit.ts';
import { daysToPlace, earthSeen, isTenth, roundingSlips, wrongDays } from './moon-places.ts';

/** In the order of the cycle: an eighth of it lies between two neighbours. */
const PHASES = [
  { name: 'újhold', look: 'a Hold nem látszik, sötét fele néz felénk' },
  { name: 'növekvő sarló', look: 'keskeny, jobb oldalt világos sarló látszik' },
  { name: 'első negyed', look: 'félhold látszik, a jobb fele világos' },
  { name: 'növekvő, domború hold', look: 'a félnél több látszik, a bal széle sötét' },
  { name: 'telihold', look: 'a teljes korong világos' },
  { name: 'fogyó, domború hold', look: 'a félnél több látszik, a jobb széle sötét' },
  { name: 'utolsó negyed', look: 'félhold látszik, a bal fele világos' },
  { name: 'fogyó sarló', look: 'keskeny, bal oldalt világos sarló látszik' },
] as const;

const phaseAt = (index: number) => PHASES[((index % 8) + 8) % 8] ?? PHASES[0];

const isQuarter = (index: number): boolean => index === 2 || index === 6;

/** The phase of a wrong turn: the mirror image of the cycle, the opposite place, a neighbour. */
const confused = (index: number) => [
  // The mirror image of a quarter is the opposite place: nobody knows which of the two slips led there.
  ...(isQuarter(index)
    ? ([
        [8 - index, 'holdnegyedek-csereje', 'Ez a másik negyed, a pálya átellenes pontján. A Földről nézve melyik fele világos a Holdnak?'],
      ] as const)
    : ([
        [8 - index, 'novekvo-fogyo-csere', 'Ez a kör másik felén van: felcserélted a növekvőt és a fogyót.'],
        [index + 4, 'hold-nappal-atellenben-csere', 'Ez éppen a pálya átellenes pontja: a Nap irányát cserélted fel.'],
      ] as const)),
  [index + 1, 'holdfazis-egy-nyolcaddal-csuszik', 'Ez egy nyolcad körrel később következik.'] as const,
  [index + 7, 'holdfazis-egy-nyolcaddal-csuszik', 'Ez egy nyolcad körrel korábban volt.'] as const,
];

const slips = (index: number) =>
  confused(index).map(([other, misconception, explanation]) =>
    wrong({ other }, ({ other }) => words(phaseAt(other).name), misconception, explanation),
  );

function phaseOfPlace(rng: Rng): Task {
  const index = rng.int(0, 7);
  return choice(
    rng,
    {
      figure: orbit({ X: index }),
      question:
        'Az ábra északról, felülről mutatja a Holdat a pályáján, a Nap által megvilágított fele színes. Melyik fázist látjuk a Földről, ha a Hold az X helyen van?',
      right: words(phaseAt(index).name),
      because: `Helyes! A Földről nézve ${phaseAt(index).look}.`,
      wrong: slips(index),
      hints: [
        'Állj gondolatban a Földre, és nézz a Hold felé! Melyik felét süti a Nap?',
        'A Nap felőli oldalon újhold, átellenben telihold van.',
        COUNTER_CLOCKWISE,
      ],
      solution: `A Földről nézve ${phaseAt(index).look}: ${phaseAt(index).name}.`,
    },
    key => PHASES.findIndex(({ name }) => name === key) * 45 === index * 45,
  );
}

function phaseOfLook(rng: Rng): Task {
  const index = rng.int(0, 7);
  return choice(
    rng,
    {
      question: `Az északi féltekéről, például tőlünk nézve ${phaseAt(index).look}. Melyik fázis ez?`,
      right: words(phaseAt(index).name),
      because: `Helyes! Ez ${phaseAt(index).name}.`,
      wrong: confused(index).map(([other, misconception]) =>
        wrong({ other }, ({ other }) => words(phaseAt(other).name), misconception, `Ez a fázis másképp néz ki: ${phaseAt(other).look}.`),
      ),
      hints:
        index % 4 === 0
          ? [
              'Melyik fele néz felénk: a napsütötte vagy a sötét?',
              'Ha a Hold a Nap irányában van, a sötét felét látjuk; ha átellenben, a napsütöttet.',
              'Sarlónál és negyednél a Hold egy része világos: ezek kiesnek.',
            ]
          : [
              'Melyik oldala világos a Holdnak?',
              'Ha a jobb oldala világos (D alak), dagad, vagyis nő; ha a bal (C alak), csökken.',
              'Fél korong: negyed. Félnél kevesebb: sarló.',
            ],
      solution: `${capital(phaseAt(index).look)}: ${phaseAt(index).name}.`,
    },
    key => PHASES.find(({ name }) => name === key)?.look === phaseAt(index).look,
  );
}

function phaseOrder(rng: Rng, onlyMain: boolean): Task {
  const start = onlyMain ? rng.int(0, 3) * 2 : rng.int(0, 7);
  const step = onlyMain ? 2 : 1;
  const count = onlyMain ? 4 : rng.pick([4, 5]);
  const turned = Array.from({ length: count }, (_, i) => phaseAt(start + i * step));
  return order(
    {
      question: `Rakd abba a sorrendbe a holdfázisokat, ahogy a Földről nézve egymás után következnek! Az első: ${turned[0]?.name}.`,
      items: turned.map(({ name }) => words(name)),
      // Also true of a row that goes well but begins elsewhere.
      other:
        'Nézd meg, hogy a sor a megadott fázissal kezdődik-e! Onnan mindig a következő jön: újhold után nő a Hold, telihold után fogy.',
      reversed: {
        misconception: 'holdfazisok-visszafele',
        explanation: 'Visszafelé ment nálad az idő. Újhold után nő a Hold, telihold után fogy: a megadott fázistól így haladj előre!',
      },
      hints: [
        'Újhold után nő a Hold, telihold után fogy.',
        'A növekvő félhold az első, a fogyó félhold az utolsó negyed.',
        `${capital(turned[0]?.name ?? '')} után ez jön: ${turned[1]?.name}.`,
      ],
      solution: `Időrendben: ${turned.map(({ name }) => name).join(' → ')}.`,
    },
    joined => {
      const places = joined.split('|').map(name => PHASES.findIndex(phase => phase.name === name));
      return places.every((place, i) => i === 0 || (place - (places[i - 1] ?? 0) + 8) % 8 === step) && places[0] === start % 8;
    },
  );
}

/** The phase right after or right before another one. */
function neighbour(rng: Rng): Task {
  const index = rng.int(0, 7);
  const step = rng.pick([1, -1]);
  const right = index + step;
  const slip = (other: number, misconception: string, explanation: string) =>
    wrong({ other }, ({ other }) => words(phaseAt(other).name), misconception, explanation);
  const place = (right + 8) % 8;
  const seen = place === 0 ? 'a legkevesebb' : place === 4 ? 'a legtöbb' : place < 4 ? 'egyre több' : 'egyre kevesebb';
  return choice(
    rng,
    {
      question: `Ma a Földről nézve **${phaseAt(index).name}** van. A nyolc holdfázis közül melyik ${step === 1 ? 'következik közvetlenül ezután' : 'volt közvetlenül ez előtt'}?`,
      right: words(phaseAt(right).name),
      because: `Helyes! ${step === 1 ? 'A következő' : 'Az előző'} fázisban ${phaseAt(right).look}.`,
      wrong: [
        slip(
          index - step,
          'holdfazisok-visszafele',
          step === 1 ? 'Ez a mai fázis előtt volt. A kérdés az, mi jön utána.' : 'Ez a mai fázis után jön. A kérdés az, mi volt előtte.',
        ),
        slip(
          index + 2 * step,
          'holdfazis-egy-nyolcaddal-csuszik',
          `Ez is a mai fázis ${step === 1 ? 'után jön' : 'előtt volt'}, de nem közvetlenül: egy fázist kihagytál.`,
        ),
        slip(right + 4, 'hold-nappal-atellenben-csere', 'Ez a kör másik felén van, nem szomszédja a mai fázisnak.'),
      ],
      hints: [
        'Sorold fel a fázisokat újholdtól újholdig!',
        'Újholdtól teliholdig egyre több látszik a Holdból, teliholdtól újholdig egyre kevesebb.',
        `A keresett fázis idején ${seen} látszik a Holdból.`,
      ],
      solution: `A sorrend: ${(step === 1 ? [index, right] : [right, index]).map(place => phaseAt(place).name).join(' → ')}.`,
    },
    // Second way: the place on the circle, in degrees.
    key => (PHASES.findIndex(({ name }) => name === key) * 45 - index * 45 + 360) % 360 === (step * 45 + 360) % 360,
  );
}

/** Days from one main phase to another. */
function daysBetween(rng: Rng): Task {
  const from = rng.int(0, 3) * 2;
  const quarters = rng.int(1, 3);
  const to = from + quarters * 2;
  const exact = tidy((CYCLE * quarters) / 4);
  const answer = roundTo(exact, 1);
  return numeric(
    {
      question: `A Hold fázisai ${textNumber(CYCLE)} naponként ismétlődnek. Most **${phaseAt(from).name}** van. Hány nap múlva lesz legközelebb **${phaseAt(to).name}**? Egy tizedesjegyre kerekíts!`,
      answer: num(answer),
      check: 'NUM',
      tolerance: '0',
      unit: 'nap',
      wrong: [
        wrong(
          { quarters },
          ({ quarters }) => wrongDays((CYCLE * (4 - quarters)) / 4),
          'novekvo-fogyo-csere',
          'Visszafelé számoltad a fázisokat. Újhold után első negyed, aztán telihold, végül utolsó negyed jön.',
          'visszafelé számolja a fázisokat',
        ),
        wrong(
          { CYCLE },
          ({ CYCLE }) => num(CYCLE),
          'teljes-holdhonapot-vesz',
          'Ez a teljes kör ideje. A két fázis között csak egy része telik el.',
          'a teljes kör idejét adja meg',
        ),
        // Half of two quarters is one quarter: who gives it has counted one step too few.
        ...(quarters === 2
          ? []
          : [
              wrong(
                { quarters },
                ({ quarters }) => wrongDays((CYCLE * quarters) / 8),
                'negyedet-nyolcadnak-veszi',
                'Két szomszédos főfázis között negyed kör van, nem nyolcad.',
                'nyolcad körökkel számol negyedek helyett',
              ),
            ]),
        ...[1, 2, 3]
          .filter(count => count !== quarters && count !== 4 - quarters)
          .map(count =>
            wrong(
              { count },
              ({ count }) => wrongDays((CYCLE * count) / 4),
              'negyedet-nyolcadnak-veszi',
              `Ez ${['', 'egy', 'két', 'három'][count]} negyed kör ideje. Számold meg újra, hányszor lép a Hold a következő főfázisra!`,
              `${['', 'egy', 'két', 'három'][count]} negyed körrel számol`,
            ),
          ),
        ...roundingSlips(CYCLE / 4, quarters, 'negyed'),
      ],
      other: 'Számold meg, hány negyed kör van a két fázis között!',
      hints: [
        'Sorold fel a négy főfázist: újhold, első negyed, telihold, utolsó negyed.',
        'Két szomszédos főfázis között negyed kör van.',
        `Negyed kör: $${texNumber(CYCLE)}:4=${texNumber(CYCLE / 4)}$ nap.`,
      ],
      solution: `${textNumber(quarters)} negyed kör: $${texNumber(CYCLE)}:4${quarters === 1 ? '' : `\\cdot${quarters}`}=${texNumber(exact)}\\approx${texNumber(answer)}$ nap.`,
    },
    // The tenth nearest to the way between the two places; a half is rounded up.
    fits(v => {
      const over = v - (CYCLE * ((((to - from) % 8) + 8) % 8)) / 8;
      return isTenth(v) && over > -0.05 + 1e-9 && over < 0.05 + 1e-9;
    }),
  );
}

/** After so many days: which of the four main phases is the nearest? */
function afterDays(rng: Rng): Task {
  const from = rng.int(0, 3) * 2;
  const days = rng.int(20, 75);
  const eighths = (days / CYCLE) * 8;
  const to = Math.round((from + eighths) / 2) * 2;
  redrawIf(Math.abs(from + eighths - to) > 0.4 || to % 8 === from);
  const rest = roundTo(days - CYCLE * Math.floor(days / CYCLE), 1);
  const turns = Math.floor(days / CYCLE);
  const left =
    turns === 0 ? `Eltelik ${withUnit(rest, 'nap')}` : `${turns === 1 ? 'Egy' : 'Két'} teljes kör után ${withUnit(rest, 'nap')} marad`;
  const quarterTurns = `${left}, ez körülbelül ${textNumber(Math.round(rest / (CYCLE / 4)))} negyed kör`;
  return choice(
    rng,
    {
      question: `Ma **${phaseAt(from).name}** van. Melyik főfázis lesz nagyjából ${withUnit(days, 'nap')} múlva? (Egy teljes kör ${textNumber(CYCLE)} nap.)`,
      right: words(phaseAt(to).name),
      because: `Helyes! ${quarterTurns}.`,
      // With four phases a step back and a step too many may meet: said is where the phase stands, not how it was found.
      wrong: [
        wrong(
          { from },
          ({ from }) => words(phaseAt(from).name),
          'teljes-holdhonapot-vesz',
          'Ez a mai fázis. Teljes kör után jön vissza: 29,5, majd 59 nap múlva.',
        ),
        ...[1, 2, 3]
          .filter(quarters => (from + 2 * quarters - to) % 8 !== 0)
          .map(quarters =>
            wrong(
              { from, quarters },
              ({ from, quarters }) => words(phaseAt(from + 2 * quarters).name),
              'negyedet-nyolcadnak-veszi',
              `Ez ${['', 'negyed', 'fél', 'háromnegyed'][quarters]} körrel van a mai fázis után. ${left}: hány negyed kör ez?`,
            ),
          ),
      ],
      hints: [
        'Több vagy kevesebb ennyi nap egy teljes körnél?',
        turns === 0
          ? 'Kevesebb egy teljes körnél: oszd el a napok számát egy negyed kör idejével!'
          : 'Vond le a teljes köröket, és a maradékot oszd el egy negyed kör idejével!',
        `Negyed kör $${texNumber(CYCLE)}:4\\approx7{,}4$ nap.`,
      ],
      solution: `${quarterTurns}: ${phaseAt(to).name}.`,
    },
    key => {
      const place = PHASES.findIndex(({ name }) => name === key);
      const angle = (((from * 45 + (days * 360) / CYCLE) % 360) + 360) % 360;
      return Math.abs(((angle - place * 45 + 540) % 360) - 180) < 20;
    },
  );
}

/** Which of the lettered places is it? The letters differ from those of the options. */
function placeOfPhase(rng: Rng): Task {
  const index = rng.int(0, 7);
  const others = rng.sample(
    [0, 1, 2, 3, 4, 5, 6, 7].filter(i => i !== index),
    3,
  );
  const all = [index, ...others].sort((a, b) => a - b);
  const letters = ['P', 'Q', 'R', 'S'];
  const letterOf = (place: number): string => letters[all.indexOf(place)] ?? '';
  redrawIf(!others.includes((8 - index) % 8) && !others.includes((index + 4) % 8));
  return choice(
    rng,
    {
      figure: orbit(Object.fromEntries(all.map(place => [letterOf(place), place]))),
      question: `Az ábra északról mutatja a Hold négy helyzetét, a Nap által megvilágított fele színes. Melyik helyzetben van a Földről nézve **${phaseAt(index).name}**?`,
      right: words(letterOf(index)),
      because: `Helyes! Itt a Földről nézve ${phaseAt(index).look}.`,
      wrong: others.map(place =>
        wrong(
          { letter: letterOf(place) },
          ({ letter }) => words(letter),
          place === (8 - index) % 8
            ? isQuarter(index)
              ? 'holdnegyedek-csereje'
              : 'novekvo-fogyo-csere'
            : place === (index + 4) % 8
              ? 'hold-nappal-atellenben-csere'
              : 'holdfazis-helyet-elteveszti',
          `Itt ${phaseAt(place).name} van: a Földről nézve ${phaseAt(place).look}.`,
        ),
      ),
      hints: ['Melyik oldalról süt a Nap az ábrán?', 'A Nap felőli oldalon újhold, átellenben telihold van.', COUNTER_CLOCKWISE],
      solution: `A keresett hely: ${letterOf(index)}. Itt a Földről nézve ${phaseAt(index).look}.`,
    },
    key => all[letters.indexOf(key)] === index,
  );
}

export const moonPhase = defineGenerator('gen-moon-phase', 'Holdfázisok', ['fizika-8-egi-jelensegek'], ['decimal'], (rng, level) => {
  if (level === 1)
    return rng.pick([
      () => phaseOfLook(rng),
      () => phaseOrder(rng, true),
      () => phaseOfPlace(rng),
      () => phaseOrder(rng, false),
      () => neighbour(rng),
      () => neighbour(rng),
    ])();
  if (level === 2) return rng.pick([() => daysBetween(rng), () => phaseOfPlace(rng), () => placeOfPhase(rng)])();
  return rng.pick([() => afterDays(rng), () => daysToPlace(rng), () => earthSeen(rng)])();
});
