import type { DrivenWidget } from './driven-widget.ts';
import { guides } from './guides.ts';

interface Step {
  state: unknown;
  moves: number;
  far: number;
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const typed = (value: number | string) => (typeof value === 'string' ? value : String(Number(value.toFixed(4))).replace('.', ','));

/** The most presses of one control in a row. */
const PRESSES = 60;
/** Without a guide, at most this many states with the same verdict after the same number of moves are searched further. */
const ALIKE = 2;

/** The fewest moves found from the start to the goal, null when there are none or the search gives up. */
export function reach(widget: DrivenWidget, patience = 4000): number | null {
  const start = widget.start();
  const { model, config } = widget.shown();
  const guide = guides.get(model);
  const answers = (state: unknown) => [...numbersIn(config.goal), ...(guide?.answers?.(config, state) ?? [])].map(typed);
  const known = new Set([JSON.stringify(start)]);
  const verdicts = new Map<string, number>();
  const open: Step[] = [{ state: start, moves: 0, far: 0 }];

  /** Notes the new ones among the states; true when one of them is the goal. */
  const meet = (states: unknown[], moves: number, news: unknown[]): boolean => {
    for (const state of states) {
      const text = JSON.stringify(state);
      if (known.has(text)) continue;
      known.add(text);
      const { solved, say } = widget.verdict(state);
      if (solved) return true;
      news.push(state);
      const alike = verdicts.get(`${moves} ${say}`) ?? 0;
      verdicts.set(`${moves} ${say}`, alike + 1);
      if (guide?.far) open.push({ state, moves, far: guide.far(config, state) });
      else if (alike < ALIKE) open.push({ state, moves, far: 0 });
    }
    return false;
  };

  for (let tried = 0; tried < patience; tried++) {
    open.sort((a, b) => a.far - b.far || a.moves - b.moves);
    const now = open.shift();
    if (!now) return null;
    for (const control of widget.controls(now.state, answers(now.state))) {
      let states = control.results();
      for (let press = 1; states.length > 0; press++) {
        const news: unknown[] = [];
        if (meet(states, now.moves + 1, news)) return now.moves + 1;
        if (!control.again || guide?.far || press === PRESSES) break;
        states = news.flatMap(
          state =>
            widget
              .controls(state, [])
              .find(({ name }) => name === control.name)
              ?.results() ?? [],
        );
        tried += news.length;
      }
    }
  }
  return null;
}
