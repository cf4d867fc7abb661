import { textNumber, unitAfter } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { fillSteps, numeric } from '../../tasks.ts';
import { num } from '../../value.ts';
import { catchUp, mixture } from './mixture-pursuit-problems.ts';
import { ages, remainders, sale, shopping, tour } from './word-problems.ts';

const t = textNumber;

const TEMPLATES = [tour, shopping, remainders, ages, sale, mixture, catchUp] as const;

export const examWordProblem = defineGenerator(
  'gen-exam-word-problem',
  'Vizsgafeladatok szöveggel',
  ['matek-8-szoveges-feladatok'],
  ['fraction', 'decimal', 'percent', 'brackets', 'unknown'],
  (rng, level, money) => {
    const template =
      level === 1 ? rng.pick([sale, ages]) : level === 2 ? rng.pick([tour, shopping, mixture, catchUp]) : rng.pick(TEMPLATES);
    const p = template(rng, money);
    redrawIf(p.answerA === p.answerB);
    if (level < 3) {
      return numeric(
        {
          question: `${p.text} ${p.askB}`,
          answer: num(p.answerB),
          check: 'NUM',
          ...(p.unit ? { unit: p.unit } : {}),
          wrong: p.wrongB,
          other:
            template === sale
              ? 'Előbb egy darab kedvezményét számold ki, aztán az összesét!'
              : template === tour
                ? 'Haladj a végéről visszafelé: előbb azt számold ki, mennyi maradt az első rész után!'
                : 'Jelöld betűvel az ismeretlent, írd fel az egyenletet, és ellenőrizz a szöveggel!',
          hints: p.hints,
          solution: `${p.solutionA} ${p.solutionB} A válasz ${t(p.answerB)}${p.unit ? ` ${p.unit}` : ''}.`,
        },
        fits(p.proofB),
      );
    }
    return fillSteps(
      {
        question: p.text,
        template: `a) ${p.askA} [a]${unitAfter(p.unitA)}\n\nb) ${p.askB} [b]${unitAfter(p.unit)}`,
        blanks: [
          { id: 'a', answer: num(p.answerA), check: 'NUM', wrong: p.wrongA, other: p.otherA ?? p.baremA },
          { id: 'b', answer: num(p.answerB), check: 'NUM', wrong: p.wrongB, other: p.baremB[0], ...(p.from ? { from: p.from } : {}) },
        ],
        barem: [{ blank: 'a', text: p.baremA }, ...p.baremB.map(text => ({ blank: 'b', text }))],
        hints: p.hints,
        solution: `a) ${p.solutionA} A válasz ${t(p.answerA)}. b) ${p.solutionB} A válasz ${t(p.answerB)}.`,
      },
      (key, part) => fits(part === 'a' ? p.proofA : p.proofB)(key),
    );
  },
);
