import { openAsk } from '../../../kit/ask.ts';
import { answer, choose, record, remove, screw, setCells, setOhms, tap, toggleSwitch, writeQuotient } from '../actions.ts';
import { cellsOf, type LabConfig, type LabPart, type LabState, ohmsOf, type Place } from '../board.ts';
import { lab } from '../model.ts';
import { rowsOf } from '../rows.ts';
import { layoutOf, type Topology, topologies } from './layout.ts';

type Goal = NonNullable<LabConfig['goal']>;

/** The states through which a pupil who knows the answer reaches the goal, one control at a time. */
export function planOf(config: LabConfig, seed: number): LabState[] {
  const { state: task, goal = {} } = config;
  const states = [lab.initial(config, seed)];
  const now = (): LabState => states.at(-1) ?? lab.initial(config, seed);
  const ids = <K extends LabPart['part']>(kind: K) => task.tray.filter(one => one.part === kind).map(one => one.id);
  const wire = ids('wire')[0] ?? '';
  const answerAll = () => {
    for (let ask = openAsk(task.ask ?? [], now().answers, now().events); ask; ask = openAsk(task.ask ?? [], now().answers, now().events))
      states.push(answer(task, now(), ask.id, ask.answer ?? ask.options[0] ?? ''));
  };
  const go = (next: LabState) => {
    states.push(next);
    answerAll();
  };
  const placeOf = (id: string): Place | undefined => Object.entries(now().laid).find(([, laid]) => laid.id === id)?.[0];
  const select = (id: string) => {
    const place = placeOf(id);
    if (place && now().selected !== place) go(tap(task, now(), place));
  };
  const takeOff = (place: Place) => {
    if (now().selected !== place) go(tap(task, now(), place));
    go(remove(task, now(), place));
  };
  const put = (id: string, place: Place) => {
    if (now().tool !== id) go(choose(now(), id));
    go(tap(task, now(), place));
  };
  const build = (topology: Topology) => {
    for (const place of Object.keys(now().laid)) takeOff(place);
    const layout = layoutOf(topology);
    for (const [place, id] of layout) if (id !== null) put(id, place);
    for (const [place, id] of layout) if (id === null) put(wire, place);
    for (const id of topology.rail.filter(one => ids('switch').includes(one) && !now().closed.includes(one))) {
      const place = placeOf(id);
      if (place) go(tap(task, now(), place));
    }
  };
  const stepCells = (wanted: number) => {
    const battery = task.tray.find(one => one.part === 'battery');
    if (battery?.part !== 'battery') return;
    while (cellsOf(battery, now()) !== wanted) {
      select(battery.id);
      const value = cellsOf(battery, now());
      go(setCells(task, now(), battery.id, value + Math.sign(wanted - value)));
    }
  };

  const battery = ids('battery')[0] ?? '';
  const series = [...ids('switch'), ...ids('ammeter').slice(0, 1)];
  answerAll();

  const samples = [...new Set([...Object.keys(goal.rows ?? {}), ...Object.keys(goal.readQuotient ?? {})])];
  for (const sample of samples) {
    build({ battery, rail: series, rungs: [[sample], ids('voltmeter').slice(0, 1)] });
    const wanted = goal.rows?.[sample] ?? 1;
    const holder = task.tray.find(one => one.part === 'battery');
    const slider = task.tray.find(one => one.part === 'resistor' && one.adjustable && one.id === sample);
    for (let tries = 0; rowsOf(task, now().rows, sample) < wanted && tries < 12; tries++) {
      go(record(task, now()));
      if (holder?.part === 'battery' && holder.cells.max > holder.cells.min) stepCells(holder.cells.min + ((tries + 1) % holder.cells.max));
      else if (slider?.part === 'resistor' && slider.adjustable) {
        select(sample);
        go(setOhms(task, now(), sample, Math.max(slider.adjustable.min, ohmsOf(slider, now()) - slider.adjustable.step)));
      }
    }
  }
  for (const [sample, { value }] of Object.entries(goal.readQuotient ?? {}))
    go(writeQuotient(now(), sample, String(value).replace('.', ',')));

  const circuit = circuitFor(config, goal, now());
  if (circuit) {
    build(circuit.topology);
    stepCells(circuit.cells);
  }
  for (const lamp of task.tray.filter(one => one.part === 'lamp').map(one => one.id)) {
    const wanted = goal.unscrewed?.includes(lamp) ?? false;
    const isAskedFor = task.ask?.some(({ when }) => when === `unscrewed-${lamp}`);
    if ((wanted || isAskedFor) && placeOf(lamp)) {
      select(lamp);
      go(screw(task, now(), lamp));
      if (!wanted) go(screw(task, now(), lamp));
    }
  }
  return states;
}

/** A circuit that meets what the goal says of the circuit itself. */
function circuitFor(
  config: LabConfig,
  { asked: _, rows: __, readQuotient: ___, ...goal }: Goal,
  from: LabState,
): { topology: Topology; cells: number } | null {
  const { state: task } = config;
  if (Object.keys(goal).length === 0) return null;
  const ids = (...kinds: LabPart['part'][]) => task.tray.filter(one => kinds.includes(one.part)).map(one => one.id);
  const holder = task.tray.find(one => one.part === 'battery');
  if (holder?.part !== 'battery') return null;
  const wanted = (id: string) => (goal.uses?.includes(id) || goal.meters?.[id] ? 1 : 0);
  const consumers = ids('lamp', 'resistor').sort((a, b) => wanted(b) - wanted(a));
  const meters = (kind: 'ammeter' | 'voltmeter') => ids(kind).filter(id => wanted(id) > 0);
  for (const topology of topologies(holder.id, consumers, [...ids('switch'), ...meters('ammeter')], meters('voltmeter')))
    for (let cells = holder.cells.min; cells <= holder.cells.max; cells++) {
      const laid = Object.fromEntries(layoutOf(topology).map(([place, id]) => [place, { id: id ?? ids('wire')[0] ?? '' }]));
      let state: LabState = { ...from, laid, burnt: [], unscrewed: [], closed: [] };
      for (const id of ids('switch')) state = toggleSwitch(task, state, id);
      state = setCells(task, state, holder.id, cells);
      for (const id of goal.unscrewed ?? []) state = screw(task, state, id);
      if (lab.evaluate(config, goal, state).solved) return { topology, cells };
    }
  return null;
}
