import { cellsOf, type LabPart, type LabState, type LabTask, left, ohmsOf, type Place, partOf, type Row } from './board.ts';
import { lineSamples, rowsOf } from './rows.ts';
import { FLOWS, faultOf, isLit, measuredSample, shownBy, solve } from './solution.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function eventsNow(task: LabTask, state: LabState): string[] {
  const solved = solve(task, state);
  const fault = faultOf(solved);
  const samples = [...new Set(state.rows.map(({ sample }) => sample))];
  return [
    ...(solved.some(({ part, current }) => (part.part === 'lamp' || part.part === 'resistor') && Math.abs(current) > FLOWS)
      ? ['closed']
      : []),
    ...(fault === 'short' || fault === 'ammeterParallel' ? ['short'] : []),
    ...solved.filter(one => isLit(task, one)).map(({ part }) => `lit-${part.id}`),
    ...state.unscrewed.map(id => `unscrewed-${id}`),
    ...state.burnt.map(id => `burnt-${id}`),
    ...(state.rows.length > 0 ? ['first-row'] : []),
    ...samples.flatMap(sample =>
      NUMBERS.slice(0, rowsOf(task, state.rows, sample)).map((count, i) => `${count}-${i === 0 ? 'row' : 'rows'}-${sample}`),
    ),
    ...lineSamples(task, state).map(sample => `line-${sample}`),
  ];
}

/** Burns out what has too much voltage, and notes what has happened so far. */
export function settle(task: LabTask, state: LabState): LabState {
  let now = state;
  for (;;) {
    const burning = solve(task, now).find(
      ({ part, drop }) =>
        part.part === 'lamp' && part.burnsAt !== undefined && Math.abs(drop) > part.burnsAt && !now.burnt.includes(part.id),
    );
    if (!burning) break;
    now = { ...now, burnt: [...now.burnt, burning.part.id] };
  }
  // A line appears with the answer to a question, so the events are gathered until nothing new comes.
  const events = [...new Set([...now.events, ...eventsNow(task, now)])];
  const later = { ...now, events };
  return { ...later, events: [...new Set([...events, ...eventsNow(task, later)])] };
}

export const choose = (state: LabState, tool: string): LabState => ({ ...state, tool: state.tool === tool ? null : tool, selected: null });

const without = (laid: LabState['laid'], place: Place) => Object.fromEntries(Object.entries(laid).filter(([key]) => key !== place));

/** Lays the chosen part on an empty place; the last piece leaves the hand. */
export function lay(task: LabTask, state: LabState, place: Place): LabState {
  const part = state.tool === null ? undefined : partOf(task, state.tool);
  if (!part || state.laid[place] || left(part, state) === 0) return state;
  const laid = { ...state.laid, [place]: { id: part.id } };
  const tool = left(part, { laid }) > 0 ? state.tool : null;
  return settle(task, { ...state, laid, tool, selected: part.part === 'wire' ? null : place });
}

/** A part is pulled from the tray or from another place. */
export function bring(task: LabTask, state: LabState, piece: string, place: Place): LabState {
  const there = state.laid[piece];
  if (!there) return lay(task, { ...state, tool: piece }, place);
  if (state.laid[place]) return state;
  return settle(task, { ...state, laid: { ...without(state.laid, piece), [place]: there }, tool: null, selected: place });
}

export function toggleSwitch(task: LabTask, state: LabState, id: string): LabState {
  const closed = state.closed.includes(id) ? state.closed.filter(one => one !== id) : [...state.closed, id];
  return settle(task, { ...state, closed });
}

/** A tap on a place: lays a part, works a switch, or selects what lies there. */
export function tap(task: LabTask, state: LabState, place: Place): LabState {
  const there = state.laid[place];
  if (!there) return state.tool ? lay(task, state, place) : { ...state, selected: null };
  const selected = { ...state, selected: place, tool: null };
  return partOf(task, there.id)?.part === 'switch' ? toggleSwitch(task, selected, there.id) : selected;
}

export const remove = (task: LabTask, state: LabState, place: Place): LabState =>
  settle(task, { ...state, laid: without(state.laid, place), selected: null });

export function turn(task: LabTask, state: LabState, place: Place): LabState {
  const there = state.laid[place];
  return there ? settle(task, { ...state, laid: { ...state.laid, [place]: { ...there, turned: !there.turned } } }) : state;
}

export const setCells = (task: LabTask, state: LabState, id: string, cells: number): LabState =>
  settle(task, { ...state, cells: { ...state.cells, [id]: cells } });

export const setOhms = (task: LabTask, state: LabState, id: string, ohms: number): LabState =>
  settle(task, { ...state, ohms: { ...state.ohms, [id]: ohms } });

/** Unscrews a lamp or screws it back; a burnt one is replaced. */
export function screw(task: LabTask, state: LabState, id: string): LabState {
  if (state.burnt.includes(id)) return settle(task, { ...state, burnt: state.burnt.filter(one => one !== id) });
  const unscrewed = state.unscrewed.includes(id) ? state.unscrewed.filter(one => one !== id) : [...state.unscrewed, id];
  return settle(task, { ...state, unscrewed });
}

const settingOf = (task: LabTask, state: LabState) =>
  task.tray
    .flatMap((part: LabPart) =>
      part.part === 'battery' ? [cellsOf(part, state)] : part.part === 'resistor' && part.adjustable ? [ohmsOf(part, state)] : [],
    )
    .join();

/** The row that the meters show now; null when no sample is measured or a meter is beyond its range. */
export function rowNow(task: LabTask, state: LabState): Row | null {
  const measured = measuredSample(solve(task, state));
  if (!measured) return null;
  const { sample, ammeter, voltmeter } = measured;
  const [u, i] = [shownBy(task, state, voltmeter), shownBy(task, state, ammeter)].map(value => (value === null ? null : Math.abs(value)));
  if (u === null || u === undefined || i === null || i === undefined || i === 0) return null;
  const volts = voltmeter.part.part === 'voltmeter' && voltmeter.part.unit === 'mV' ? u / 1000 : u;
  const amperes = ammeter.part.part === 'ammeter' && ammeter.part.unit === 'mA' ? i / 1000 : i;
  return { sample: sample.part.id, u, i, quotient: volts / amperes, setting: settingOf(task, state) };
}

const MOST_ROWS = 30;

export function record(task: LabTask, state: LabState): LabState {
  const row = rowNow(task, state);
  return row && state.rows.length < MOST_ROWS ? settle(task, { ...state, rows: [...state.rows, row] }) : state;
}

export const eraseRow = (state: LabState, index: number): LabState => ({ ...state, rows: state.rows.filter((_, i) => i !== index) });

export const answer = (task: LabTask, state: LabState, ask: string, option: string): LabState =>
  settle(task, { ...state, answers: { ...state.answers, [ask]: option } });

export const writeQuotient = (state: LabState, sample: string, text: string): LabState => ({
  ...state,
  quotients: { ...state.quotients, [sample]: text },
});
