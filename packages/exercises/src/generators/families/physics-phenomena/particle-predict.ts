import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, type Task } from '../../engine.ts';
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
      solution: `${STATES[right].look}, ezért az anyag ${STATES[right].name}.`,
    },
    key => key === right,
  );
}

/** What the statements of a level are about: states and motion; heating and mixing; changes of state. */
const HINTS = {
  1: [
    'Képzeld el, mit csinálnak a részecskék!',
    STATE_RULE,
    'A részecskék folyton mozognak, a méretük nem változik, és üres tér van közöttük.',
  ],
  2: [
    'Képzeld el, mit csinálnak a részecskék!',
    'A részecskék mérete és száma nem változik, a mozgásuk és a távolságuk igen.',
    'Magasabb hőmérsékleten gyorsabban mozognak a részecskék, alacsonyabb hőmérsékleten lassabban, de nem állnak meg.',
  ],
  3: [
    'Képzeld el, hová kerülnek a részecskék!',
    'A részecskék nem keletkeznek, nem tűnnek el, és nem alakulnak át: a rendjük, a távolságuk és a mozgásuk változik.',
    'Olvadás és forrás közben a felvett hő a részecskék rendjét bontja meg, a hőmérséklet közben állandó.',
  ],
} as const;

const statements = (level: Level) =>
  bankSampler({
    id: 'gen-particle-predict',
    title: 'Részecskék és hő',
    lessons: ['fizika-8-hotan-reszecskek'],
    needs: [],
    ask: 'Melyik állítás igaz?',
    statements: STATEMENTS,
    reviewed: REVIEWED,
    hints: HINTS[level],
  });
const BANKS = { 1: statements(1), 2: statements(2), 3: statements(3) } as const;
const { id, title, lessons, needs } = BANKS[1];

export const particlePredict = defineGenerator(id, title, lessons, needs, (rng, level) => {
  const told = (): Task => BANKS[level].draw(rng, level);
  if (level === 1) return rng.pick([told, told, () => whichBox(rng), () => whichBox(rng), () => fromPicture(rng)])();
  if (level === 2)
    return rng.pick([told, told, () => byMotion(rng, false), () => byMotion(rng, true), () => change(rng, false), () => dissolved(rng)])();
  return rng.pick([told, told, () => afterHeat(rng), () => change(rng, true), () => evaporated(rng)])();
});
