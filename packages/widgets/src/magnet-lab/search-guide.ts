import { guide } from '../testing/guide.ts';
import { bars, kindOf } from './bars.ts';
import { compass } from './compass.ts';
import { clipsOf, electromagnet, rowsOf as magnetRows, northOf } from './electromagnet.ts';
import { induction, rowsOf } from './induction.ts';
import { materials } from './materials.ts';
import { outputOf, transformer } from './transformer.ts';

/** Questions of the goal whose event has not come yet. */
const waiting = (
  asks: readonly { id: string; when: string }[] | undefined,
  asked: readonly string[] | undefined,
  events: readonly string[],
) => (asks ?? []).filter(({ id, when }) => asked?.includes(id) && when !== 'start' && !when.startsWith('after-') && !events.includes(when));

export const guides = [
  guide(bars, (config, now) => {
    const { goal, state } = config;
    const waits = waiting(state.ask, goal?.asked, bars.events(config, now));
    // Checks the other kind of force first.
    const wanted = waits.find(({ when }) => when === 'attract' || when === 'repel')?.when ?? goal?.force;
    const kind = wanted && kindOf(config, now) !== wanted ? 20 : 0;
    const near = waits.length > 0 ? 3 : goal?.near;
    const far = near === undefined ? 0 : Math.max(0, now.distance - near);
    const filings = waits.some(({ when }) => when === 'filings') && !now.filings ? 10 : 0;
    const cut = (goal?.cut || waits.some(({ when }) => when === 'cut')) && !now.cut ? 40 : 0;
    return kind + far + filings + cut + 30 * waits.length + 50 * bars.unanswered(config, now);
  }),
  guide(materials, (config, now) => {
    const { things } = config.state;
    const wrong = things.filter(({ id, magnetic }) => now.guess[id] !== magnetic).length;
    return wrong + 2 * (things.length - now.tested.length) + materials.unanswered(config, now);
  }),
  guide(compass, (config, now) => {
    const waits = waiting(config.state.ask, config.goal?.asked, compass.events(config, now)).map(({ when }) => when);
    const open = [...new Set([...(config.goal?.north ? ['at-left', 'at-right'] : []), ...waits])].filter(
      place => !now.visited.includes(place),
    );
    const place = { 'at-left': [-5, 0], 'at-right': [5, 0], 'at-side': [0, 3] }[open[0] ?? ''] ?? [now.x, now.y];
    const way = Math.abs(now.x - (place[0] ?? 0)) + Math.abs(now.y - (place[1] ?? 0));
    return (
      100 * open.length + way + (config.goal?.north && now.choice !== config.state.north ? 5 : 0) + 50 * compass.unanswered(config, now)
    );
  }),
  guide(electromagnet, (config, now) => {
    const { goal, state } = config;
    const clips = goal?.clips === undefined ? 0 : Math.max(0, goal.clips - clipsOf(now)) / goal.clips;
    const rows = Math.max(0, (goal?.rows ?? 0) - magnetRows(now));
    const known = rows > 0 && now.rows.some(({ x }) => x === (state.table === 'turns' ? now.turns : Math.abs(now.current))) ? 1 : 0;
    const waits = waiting(state.ask, goal?.asked, electromagnet.events(config, now));
    return (
      10 * clips +
      (goal?.north && northOf(now) !== goal.north ? 3 : 0) +
      4 * rows +
      known +
      5 * waits.length +
      6 * electromagnet.unanswered(config, now)
    );
  }),
  guide(induction, (config, now) => {
    const { goal, state } = config;
    const rows = Math.max(0, (goal?.rows ?? 0) - rowsOf(now));
    const written = now.speed !== null && now.rows.some(row => row.turns === now.turns && row.speed === now.speed);
    const signs = goal?.signs ? ['plus', 'minus'].filter(sign => !now.seen.includes(sign)).length : 0;
    const peak = goal?.peak === undefined ? 0 : Math.max(0, goal.peak - Math.abs(now.peak)) / goal.peak;
    const waits = waiting(state.ask, goal?.asked, induction.events(config, now));
    const step = rows > 0 && (now.speed === null || written) ? 1 : 0;
    return 6 * rows + step + 4 * signs + 5 * peak + 5 * waits.length + 8 * induction.unanswered(config, now);
  }),
  guide(transformer, (config, now) => {
    const { goal, state } = config;
    const waits = waiting(state.ask, goal?.asked, transformer.events(config, now));
    const off = goal?.output ? Math.abs(outputOf(config, now) - goal.output.value) / goal.output.value : 0;
    return Math.min(5, 5 * off) + 6 * waits.length + 8 * transformer.unanswered(config, now);
  }),
];
