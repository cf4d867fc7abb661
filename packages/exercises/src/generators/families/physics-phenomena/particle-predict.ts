import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { bankSampler } from '../shared/bank-sampler.ts';
import { REVIEWED, STATEMENTS } from './particle-bank.ts';
import { dissolved, evaporated } from './particle-masses.ts';
import { afterHeat, byMotion, change, NAMES, picture, STATE_RULE, STATES, type State, whichBox } from './particle-pictures.ts';

/** Which picture shows the state, or which state the picture shows. */
function fromPicture(rng: Rng): Task {
  const right = rng.pick(NAMES);
  const asFigures = rng.chance(0.5);
  const figure = (state: State) => picture({ state, motion: 0 });
  return choice(
    rng,
    {
      question: asFigures
        ? `Melyik ábra mutatja egy ${STATES[right].of} részecskéit?`
        : 'Milyen halmazállapotú anyag részecskéit mutatja az ábra?',
      ...(asFigures ? { rightFigure: figure(right) } : { figure: figure(right) }),
      right: words(STATES[right].name, right),
      because: `Helyes! ${STATES[right].look}: ez ${STATES[right].of}.`,
      wrong: NAMES.filter(state => state !== right).map(state => ({
        ...wrong(
          { state },
          ({ state }) => words(STATES[state].name, state),
          'halmazallapotok-keverese',
          asFigures ? `${STATES[state].look}: ez ${STATES[state].of}.` : `${STATES[right].look}: ez nem ${STATES[state].of}.`,
        ),
        ...(asFigures ? { figure: figure(state) } : {}),
      })),
      hints: ['Rendezettek a részecskék? Milyen messze vannak egymástól?', STATE_RULE, `${STATES[right].look}: erre figyelj!`],
      solution: `${STATES[right].look}, ezért ${STATES[right].name}.`,
    },
    key => key === right,
  );
}

const statements = bankSampler({
  id: 'gen-particle-predict',
  title: 'Részecskék és hő',
  lessons: ['fizika-8-hotan-reszecskek'],
  needs: [],
  ask: 'Melyik állítás igaz?',
  statements: STATEMENTS,
  reviewed: REVIEWED,
  hints: [
    'Képzeld el, mit csinálnak a részecskék!',
    'A részecskék mérete és száma nem változik, a mozgásuk és a távolságuk igen.',
    'Gondolj arra: melegben gyorsabb, hidegben lassabb a mozgás.',
  ],
});

export const particlePredict = defineGenerator(statements.id, statements.title, statements.lessons, statements.needs, (rng, level) => {
  const told = (): Task => statements.draw(rng, level);
  if (level === 1) return rng.pick([told, told, () => whichBox(rng), () => whichBox(rng), () => fromPicture(rng)])();
  if (level === 2)
    return rng.pick([told, told, () => byMotion(rng, false), () => byMotion(rng, true), () => change(rng, false), () => dissolved(rng)])();
  return rng.pick([told, told, () => afterHeat(rng), () => change(rng, true), () => evaporated(rng)])();
});
