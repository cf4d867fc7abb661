import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const BRIDGES = [
  { place: 'egy bűvös hídon', what: 'aranytallérja', acc: 'tallért', pays: 'a hídőrnek fizet' },
  { place: 'egy varázskapun', what: 'gyöngye', acc: 'gyöngyöt', pays: 'a kapuőrnek ad' },
  { place: 'egy játék alagútján', what: 'pontja', acc: 'pontot', pays: 'a kijáratnál levonnak tőle' },
  { place: 'egy mesebeli barlangon', what: 'drágaköve', acc: 'drágakövet', pays: 'a sárkánynak ad' },
] as const;

function crossed(start: number, times: number, toll: number, rounds: number): number[] {
  const states = [start];
  for (let round = 0; round < rounds; round++) states.push((states.at(-1) ?? 0) * times - toll);
  return states;
}

/** Each time the coins are multiplied, then a toll is paid: undone from the end, in reversed order. */
function magicBridge(rng: Rng): Task {
  const { place, what, acc, pays } = rng.pick(BRIDGES);
  const who = person(rng);
  const times = rng.pick([2, 2, 3]);
  const rounds = times === 2 ? 3 : 2;
  const start = rng.int(9, 40);
  const toll = rng.int(6, 60);
  const states = crossed(start, times, toll, rounds);
  const end = states.at(-1) ?? 0;
  redrawIf(states.some(n => n < 1) || end === start || end > 150);
  const word = times === 2 ? 'kétszeresére' : 'háromszorosára';
  const undone = [...states].reverse();
  const steps = undone.slice(1).map((before, i) => `$(${undone[i]}+${toll}):${times}=${before}$`);
  return numeric(
    {
      question: `${who.name} ${place} megy át. Minden átkeléskor a nála lévő készlet előbb a ${word} nő, aztán ${pays} ${t(toll)} ${acc}. ${t(rounds)} átkelés után ${t(end)} ${what} van. Mennyi volt az első átkelés előtt?`,
      answer: num(start),
      check: 'INT',
      unit: 'darab',
      wrong: [
        wrong(
          { end, times, toll, rounds },
          ({ end, times, toll, rounds }) => num(crossed(end, times, toll, rounds).at(-1) ?? 0),
          'elorefele-szamol',
          `Előrefelé számoltál ${theSuf(end, 'tól')}. Ez a végállapot: innen visszafelé kell lépkedni.`,
        ),
        wrong(
          { end, times, toll },
          ({ end, times, toll }) => num((end + toll) / times),
          'csak-egy-lepes',
          'Csak az utolsó átkelést fordítottad vissza.',
        ),
        ...(end % times ** rounds === 0
          ? [
              wrong(
                { end, times, toll, rounds },
                ({ end, times, toll, rounds }) => num(range(1, rounds).reduce(n => n / times + toll, end)),
                'sorrendet-nem-forditja',
                'Visszafelé is az osztással kezdtél. Az utolsó lépés a fizetés volt, azt kell először visszacsinálni.',
              ),
            ]
          : []),
        ...(range(1, rounds).reduce((n, _) => (n - toll) / times, end) % 1 === 0 && end > toll * 4
          ? [
              wrong(
                { end, times, toll, rounds },
                ({ end, times, toll, rounds }) => num(range(1, rounds).reduce(n => (n - toll) / times, end)),
                'osszeadast-nem-forditja',
                'Visszafelé is kivontad, amit fizetett. Amit odaadott, azt visszafelé hozzá kell adni.',
              ),
            ]
          : []),
        // Nobody reaches below zero here: negative numbers come a year later.
      ].filter(({ value }) => (value.size ?? 0) >= 0),
      other:
        'A végéről indulj: előbb add vissza, amit fizetett, aztán oszd vissza a készletet! Ezt annyiszor ismételd, ahány átkelés volt!',
      hints: [
        'Mi történt legutoljára, és mi ennek a fordítottja?',
        `Visszafelé előbb hozzáadod ${theSuf(toll, 't')}, aztán osztasz ${suf(times, 'val')}. Ezt minden átkelésre el kell végezni.`,
        `Az utolsó fizetés előtt $${end}+${toll}=${end + toll}$ volt nála.`,
      ],
      solution: `Visszafelé lépünk, minden átkelésnél előbb visszaadjuk a kifizetettet, aztán osztunk: ${steps.join(', ')}. Kezdetben tehát ${t(start)} volt nála. Ellenőrzés előrefelé: ${states.map(n => `$${x(n)}$`).join(', ')}.`,
    },
    fits(v => Number.isInteger(v) && crossed(v, times, toll, rounds).at(-1) === end),
  );
}

const GROWING = [
  { one: 'tő tündérrózsa', what: 'Egy tavon minden tündérrózsa', whole: 'a tavat', of: 'a tó' },
  { one: 'tő békalencse', what: 'Egy medencében minden békalencse', whole: 'a medencét', of: 'a medence' },
  { one: 'penészfolt', what: 'Egy sajton minden penészfolt', whole: 'a sajtot', of: 'a sajt' },
  { one: 'mohafolt', what: 'Egy nagy kövön minden mohafolt', whole: 'a követ', of: 'a kő' },
] as const;

const PARTS = [
  { part: 'felét', steps: 1 },
  { part: 'negyedét', steps: 2 },
  { part: 'nyolcadát', steps: 3 },
] as const;

/** Something doubles every day: going back from the end, every halving is one day. */
function doublingPlants(rng: Rng): Task {
  const { one, what, whole, of } = rng.pick(GROWING);
  const days = rng.int(14, 40);
  const head = rng.int(1, 3);
  const { part, steps } = rng.pick(PARTS);
  const plants = 2 ** head;
  const share = 2 ** steps;
  const answer = days - head - steps;
  return numeric(
    {
      question: `${what} naponta kétszer akkora területűre nő. Egyetlen ${one} ${t(days)} nap alatt lepné be ${whole}. Most nem egy, hanem ${t(plants)} ugyanekkora ${one} van. Hány nap múlva lepik be ${of} ${part}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'nap',
      wrong: [
        wrong(
          { days, head },
          ({ days, head }) => num(days - head),
          'resz-helyett-egesz',
          `Ennyi nap múlva az egészet belepik. Azt kérdeztük, mikor érnek a ${t(share)} egyenlő részből egyig.`,
        ),
        wrong(
          { days, steps },
          ({ days, steps }) => num(days - steps),
          'kezdeti-darabszam-kimarad',
          `Úgy számoltál, mintha most is egyetlen ${one} volna. A ${t(plants)} már előrébb tart.`,
        ),
        ...(days % plants === 0
          ? [
              wrong(
                { days, plants, steps },
                ({ days, plants, steps }) => num(days / plants - steps),
                'duplazas-mint-aranyossag',
                `A napok számát elosztottad ${suf(plants, 'val')}. Naponta duplázódik: kétszer annyi növény csak egy nappal jár előrébb.`,
              ),
            ]
          : []),
        ...(days % (plants * share) === 0
          ? [
              wrong(
                { days, plants, share },
                ({ days, plants, share }) => num(days / (plants * share)),
                'duplazas-egyenletesen',
                'Úgy számoltál, mintha minden nap ugyanannyival nőne. Itt minden nap kétszer akkora lesz.',
              ),
            ]
          : []),
      ],
      other: 'Lépj vissza a végéről! Egy nappal korábban mindig feleakkora volt.',
      hints: [
        'Mekkora részt lepett be egy nappal azelőtt, hogy az egész betelt?',
        `Egyetlen ${one} hány nap alatt lesz akkora, mint most a ${t(plants)} együtt? Ennyi nap már „eltelt”.`,
        `Egyetlen ${one} ${t(head)} nap alatt nő akkorára, mint a ${t(plants)} együtt: az egészhez még $${days}-${head}=${days - head}$ nap kell.`,
      ],
      solution: `Egyetlen ${one} ${t(head)} nap alatt lenne akkora, mint most a ${t(plants)} együtt. Az egészet tehát $${days}-${head}=${days - head}$ nap múlva lepik be. Visszafelé minden nap feleződik a terület, így a kérdezett részt ${t(steps)} nappal korábban érik el: $${days - head}-${steps}=${answer}$ nap múlva.`,
    },
    fits(v => plants * 2 ** v * share === 2 ** days),
  );
}

export const matek5VisszafeleKovetkeztetes = defineChallenge({
  lesson: 'matek-5-visszafele-kovetkeztetes',
  needs: ['brackets'],
  shapes: [magicBridge, doublingPlants],
  misconceptions: {
    'resz-helyett-egesz': {
      text: 'a rész helyett az egész betelésének idejét adja meg',
      pupil: 'A rész helyett az egész betelésének idejét adod meg.',
    },
    'kezdeti-darabszam-kimarad': {
      text: 'a kezdeti darabszámot nem veszi figyelembe',
      pupil: 'A kezdeti darabszámot nem veszed figyelembe.',
    },
    'duplazas-mint-aranyossag': {
      text: 'duplázódásnál fordított arányossággal számol',
      pupil: 'Duplázódásnál úgy számolsz, mintha kétszer annyiból feleannyi idő kellene.',
    },
    'duplazas-egyenletesen': {
      text: 'a duplázódást egyenletes növekedésnek veszi',
      pupil: 'A duplázódást egyenletes növekedésnek veszed.',
    },
  },
});
