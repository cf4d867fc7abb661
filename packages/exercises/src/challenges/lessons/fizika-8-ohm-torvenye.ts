import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, textNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const PARTS = ['Egy ellenállásra', 'Egy fűtőszálra', 'Egy tekercselt huzalra', 'Egy áramkör fogyasztójára'] as const;

/** Only the changes are known: they are tied by the same resistance. */
function changes(rng: Rng): Task {
  const part = rng.pick(PARTS);
  const r = rng.int(2, 30) * 2;
  const di = rng.int(1, 8) / 10;
  const du = tidy(r * di);
  const i = rng.int(3, 30) / 10;
  const answer = tidy(r * i);
  redrawIf(decimalsOf(du) > 1 || i === di || decimalsOf(answer) > 1 || answer > 230);
  return numeric(
    {
      question: `${part} kapcsolt feszültséget ${unitSuf(du, 'V', 'val')} növelik, ettől az áramerősség ${unitSuf(di, 'A', 'val')} nő. (Az ellenállás nem változik.) Mekkora feszültségnél lesz az áramerősség ${withUnit(i, 'A')}?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'V',
      wrong: [
        wrong(
          { du, i },
          ({ du, i }) => num(tidy(du * i)),
          'valtozast-ellenallasnak-veszi',
          'A feszültség változását szoroztad az áramerősséggel. Előbb az ellenállást kell kiszámolni.',
        ),
        wrong(
          { r, i },
          ({ r, i }) => about(r / i),
          'ohm-osztas-szorzas-helyett',
          'Az ellenállást osztottad az áramerősséggel. A feszültség a kettő szorzata.',
        ),
        wrong({ r }, ({ r }) => num(r), 'ellenallasnal-megall', 'Ez az ellenállás értéke ohmban. A feszültséget kérdeztük.'),
      ],
      other: 'Állandó ellenállásnál a változások hányadosa is az ellenállást adja. Számold ki, aztán szorozz!',
      hints: [
        'Ha 1 A-rel nőne az áramerősség, mennyivel nőne a feszültség?',
        'A feszültség és az áramerősség változásának hányadosa az ellenállás, hiszen egyenesen arányosak.',
        `Az ellenállás $${x(du)}:${x(di)}=${x(r)}$ Ω.`,
      ],
      solution: `A feszültség és az áramerősség egyenesen arányos, ezért a változásuk hányadosa is az ellenállás: $${x(du)}:${x(di)}=${x(r)}$ Ω. A keresett feszültség $${x(r)}\\cdot${x(i)}=${x(answer)}$ V.`,
    },
    fits(v => Math.abs(v / i - du / di) < 1e-6),
  );
}

const WIRES = ['fűtőszálból', 'ellenálláshuzalból', 'kenyérpirító fűtőszálából', 'kísérleti huzalból'] as const;

/** A shorter wire has less resistance: the same voltage drives more current. */
function cutWire(rng: Rng): Task {
  const wire = rng.pick(WIRES);
  const length = rng.int(4, 20) * 10;
  const cut = rng.int(1, length / 10 - 2) * 10;
  const left = length - cut;
  const current = rng.int(4, 40) / 10;
  const answer = tidy((current * length) / left);
  redrawIf(decimalsOf(answer) > 1 || cut === left || answer > 12);
  return numeric(
    {
      question: `Egy ${withUnit(length, 'cm')} hosszú, végig egyforma ${wire} levágnak ${withUnit(cut, 'cm')} hosszú darabot. Az egész huzalon ${withUnit(current, 'A')} áram folyt. Mekkora áram folyik a megmaradt darabon, ha ugyanarra a feszültségre kapcsolják?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'A',
      wrong: [
        wrong(
          { current, length, left },
          ({ current, length, left }) => about((current * left) / length),
          'rovidebb-huzal-kisebb-aram',
          'Úgy számoltál, mintha a rövidebb huzalon kisebb áram folyna. Rövidebb huzalnak kisebb az ellenállása, ezért nagyobb az áram.',
        ),
        wrong(
          { current },
          ({ current }) => num(current),
          'aram-nem-valtozik',
          'A feszültség ugyanaz, de az ellenállás kisebb lett, ezért az áram változik.',
        ),
        wrong(
          { current, length, cut },
          ({ current, length, cut }) => about((current * length) / cut),
          'levagott-reszre-szamol',
          'A levágott darabra számoltál. A megmaradt darabot kapcsolják a feszültségre.',
        ),
      ],
      other: 'Hányad része lett a huzal hossza, és vele az ellenállása? Hogyan változik ettől az áram?',
      hints: [
        'Hogyan függ a huzal ellenállása a hosszától?',
        'Az ellenállás a hosszal egyenesen, az áramerősség ugyanakkora feszültségnél az ellenállással fordítottan arányos.',
        `A megmaradt darab $${length}-${cut}=${left}$ cm, tehát az ellenállása az eredeti ${t(left)} : ${t(length)} arányú része.`,
      ],
      solution: `A megmaradt darab $${length}-${cut}=${left}$ cm. Az ellenállás a hosszal együtt csökken, az áramerősség ezért fordított arányban nő: $${x(current)}\\cdot${length}:${left}=${x(answer)}$ A.`,
    },
    fits(v => Math.abs(v * left - current * length) < 1e-6),
  );
}

export const fizika8OhmTorvenye = defineChallenge({
  lesson: 'fizika-8-ohm-torvenye',
  needs: ['decimal'],
  shapes: [changes, cutWire],
  misconceptions: {
    'valtozast-ellenallasnak-veszi': {
      text: 'a feszültség változását ellenállásként használja',
      pupil: 'A feszültség változását ellenállásként használod.',
    },
    'ohm-osztas-szorzas-helyett': { text: 'a feszültséghez oszt szorzás helyett', pupil: 'A feszültséghez osztasz szorzás helyett.' },
    'ellenallasnal-megall': { text: 'az ellenállásnál megáll', pupil: 'Az ellenállásnál megállsz.' },
    'rovidebb-huzal-kisebb-aram': { text: 'a rövidebb huzalon kisebb áramot vár', pupil: 'A rövidebb huzalon kisebb áramot vársz.' },
    'aram-nem-valtozik': {
      text: 'azt hiszi, azonos feszültségnél az áram nem változik',
      pupil: 'Azt hiszed, azonos feszültségnél az áram nem változik.',
    },
    'levagott-reszre-szamol': { text: 'a levágott darabbal számol', pupil: 'A levágott darabbal számolsz.' },
  },
});
