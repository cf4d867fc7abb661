import { numberArticle } from '@eszkerek/numbers/hungarian';
import { foretold, missingAsk } from '../../kit/ask.ts';
import { near, num, readNumber } from '../../kit/format.ts';
import { type Model, notYet, solved as reached, type Verdict } from '../../kit/model.ts';
import { settle } from './actions.ts';
import { type LabConfig, type LabState, type LabTask, partOf, placeBetween, placeName, shortLabel } from './board.ts';
import { rowsOf } from './rows.ts';
import { type Fault, FLOWS, faultOf, isLit, type Solved, shownBy, solve, totalOf, trueReading } from './solution.ts';

type Goal = NonNullable<LabConfig['goal']>;

const SAID: Record<Fault, string> = {
  open: 'A kör nincs zárva. Kövesd ujjal az utat az elem egyik sarkától a másikig!',
  short: 'Rövidzár: az áram kikerüli az alkatrészt, az elem melegszik. Vedd ki a kerülő vezetéket!',
  ammeterParallel: 'Az ampermérő rövidre zárta az elemet. Sorosan kösd be, hogy az áram átmenjen rajta!',
  voltmeterSeries: 'Alig folyik áram: a voltmérő az áram útjában áll. Egy alkatrész két végére kösd!',
  overRange: 'A mutató kiakadt: több jut a műszerre, mint amennyit mérni tud.',
};

export const faultText = (config: LabConfig, fault: Fault): string => config.text.faults?.[fault] ?? SAID[fault];

const labelOf = (task: LabTask, id: string) => {
  const part = partOf(task, id);
  return part ? shortLabel(part) : id;
};

function lampsMissing(task: LabTask, goal: Goal, state: LabState, solved: readonly Solved[]): Verdict | null {
  const lit = (id: string) => solved.some(one => one.part.id === id && isLit(task, one));
  const laid = (id: string) => solved.some(({ part }) => part.id === id);
  const out = goal.unscrewed?.find(id => !state.unscrewed.includes(id) || !laid(id));
  if (out) return notYet(`Kösd be, aztán csavard ki ezt az izzót: ${labelOf(task, out)}.`);
  const dark = goal.lit?.find(id => !lit(id));
  if (dark) return notYet(`Nem világít: ${labelOf(task, dark)}.`);
  const bright = goal.dark?.find(id => !laid(id) || lit(id));
  return bright ? notYet(`${laid(bright) ? 'Ennek nem szabad világítania' : 'Ez is kell a táblára'}: ${labelOf(task, bright)}.`) : null;
}

function metersMissing(task: LabTask, goal: Goal, solved: readonly Solved[]): Verdict | null {
  for (const [id, { value, tolerance }] of Object.entries(goal.meters ?? {})) {
    const meter = solved.find(({ part }) => part.id === id);
    if (!meter) return notYet(`Kösd be ezt a műszert: ${labelOf(task, id)}.`);
    if (!near(Math.abs(trueReading(meter)), value, tolerance)) return notYet(`Ezt nézd: ${labelOf(task, id)}. Nem a kért értéket mutatja.`);
  }
  if (!goal.total) return null;
  const total = totalOf(solved);
  if (total === null) return notYet('Építs zárt kört az elemmel!');
  return near(total, goal.total.value, goal.total.tolerance)
    ? null
    : notYet(`Az elem most ${num(total, 1)} Ω eredő ellenállást lát. Próbálj más kapcsolást!`);
}

function rowsMissing(task: LabTask, goal: Goal, state: LabState): Verdict | null {
  for (const [id, count] of Object.entries(goal.rows ?? {})) {
    const has = rowsOf(task, state.rows, id);
    if (has < count) return notYet(`Ehhez még ${count - has} sor hiányzik a táblázatból, más-más beállítással: ${labelOf(task, id)}.`);
  }
  for (const [id, { value, tolerance }] of Object.entries(goal.readQuotient ?? {})) {
    const typed = readNumber(state.quotients[id] ?? '');
    if (typed === null) return notYet(`Írd be a hányadost: ${labelOf(task, id)}.`);
    if (!near(typed, value, tolerance))
      return notYet(`${labelOf(task, id)}: nem ez a hányados. A feszültséget voltban, az áramot amperben vedd!`);
  }
  return null;
}

function usesMissing(task: LabTask, goal: Goal, solved: readonly Solved[]): Verdict | null {
  const idle = goal.uses?.find(id => {
    const one = solved.find(({ part }) => part.id === id);
    return !one || (one.part.part === 'voltmeter' ? Math.abs(one.drop) < 0.01 : Math.abs(one.current) < FLOWS);
  });
  return idle ? notYet(`Ez még nincs a működő körben: ${labelOf(task, idle)}.`) : null;
}

/** Conditions of the circuit as it stands, besides rows and answers. */
const isAboutNow = (goal: Goal) => Boolean(goal.lit || goal.dark || goal.unscrewed || goal.meters || goal.total || goal.uses);

function said(one: Solved, config: LabConfig, state: LabState): string {
  const { part, place } = one;
  const name = `${part.label} (${placeName(place)})`;
  switch (part.part) {
    case 'switch':
      return `${name} ${state.closed.includes(part.id) ? 'zárva' : 'nyitva'}`;
    case 'lamp':
      if (state.burnt.includes(part.id)) return `${name} kiégett`;
      return `${name} ${state.unscrewed.includes(part.id) ? 'kicsavarva' : isLit(config.state, one) ? 'világít' : 'nem világít'}`;
    case 'ammeter':
    case 'voltmeter': {
      const shown = shownBy(config.state, state, one);
      return `${name}: ${shown === null ? 'a mérési határon túl' : `${num(Math.abs(shown), 3)} ${part.unit}`}`;
    }
    default:
      return name;
  }
}

export const lab: Model<LabConfig, LabState> = {
  initial: ({ state: task }, seed) =>
    settle(task, {
      tool: null,
      laid: Object.fromEntries(
        task.placed.map(({ id, from, to }) => [placeBetween(from, to), from[0] > to[0] || from[1] > to[1] ? { id, turned: true } : { id }]),
      ),
      selected: null,
      cells: {},
      ohms: {},
      closed: task.tray.flatMap(part => (part.part === 'switch' && part.closed ? [part.id] : [])),
      unscrewed: [],
      burnt: [],
      rows: [],
      answers: {},
      quotients: {},
      events: [],
      seed,
    }),
  evaluate: (config, goal, state) => {
    const { state: task } = config;
    const solved = solve(task, state);
    const fault = faultOf(solved);
    if (fault && fault !== 'open' && isAboutNow(goal)) return notYet(faultText(config, fault));
    const first = missingAsk(
      goal.asked,
      (task.ask ?? []).filter(one => one.when === 'start'),
      state.answers,
      state.events,
    );
    if (first) return { ...first, say: 'Előbb válaszolj a kérdésre!' };
    return (
      lampsMissing(task, goal, state, solved) ??
      usesMissing(task, goal, solved) ??
      metersMissing(task, goal, solved) ??
      rowsMissing(task, goal, state) ??
      missingAsk(goal.asked, task.ask ?? [], state.answers, state.events) ??
      reached
    );
  },
  foretold: ({ state: { ask = [] } }, { answers }) => foretold(ask, answers),
  describe: (config, state) => {
    const solved = solve(config.state, state);
    const wires = solved.filter(({ part }) => part.part === 'wire').length;
    const fault = faultOf(solved);
    const parts = solved.filter(({ part }) => part.part !== 'wire').map(one => said(one, config, state));
    if (solved.length === 0) return 'A kapcsolótábla üres.';
    const rows = state.rows.length;
    return `A táblán: ${[...parts, `${wires} vezeték`].join('; ')}. ${fault ? faultText(config, fault) : ''} ${rows > 0 ? `A naplóban ${numberArticle(rows)} ${rows}. sor az utolsó.` : ''}`.trim();
  },
};
