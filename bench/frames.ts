import { openTab, type Tab, until } from './chrome.ts';
import { startProduct } from './server.ts';
import { type Figure, percentile } from './table.ts';

const SLOWER = 4;
const GOAL_MS = 8;
const GOAL_P95_MS = 16;
const RUN_MS = 2500;

/** The animated widgets and the button that sets each going; no button where it moves by itself. */
const animated = [
  { kind: 'energy-skate', mode: 'track', start: 'Indítom' },
  { kind: 'heat-lab', mode: 'warm', start: 'Indítom' },
  { kind: 'heat-lab', mode: 'cool', start: 'Indítom' },
  { kind: 'heat-lab', mode: 'curve', start: 'Indítom' },
  { kind: 'incline-lab', mode: 'flat', start: 'Indítom' },
  { kind: 'incline-lab', mode: 'slope', start: 'Indítom' },
  { kind: 'incline-lab', mode: 'work', start: 'Indítom' },
  { kind: 'magnet-lab', mode: 'induction', start: 'Betolom lassan' },
  { kind: 'measure-bench', mode: 'repeat', start: 'Kézzel mérek: indítom' },
  { kind: 'motion-graph', mode: 'drive', start: 'Indítom' },
  { kind: 'motion-graph', mode: 'viewpoint', start: 'Lejátszom' },
  { kind: 'particle-box', mode: 'states' },
  { kind: 'particle-box', mode: 'diffusion', start: 'Várok' },
  { kind: 'sky-lab', mode: 'phases', start: 'Indítom' },
  { kind: 'sky-lab', mode: 'seasons', start: 'Indítom' },
  { kind: 'solid-net', mode: 'fold', start: 'Összehajtom' },
  { kind: 'wave-lab', mode: 'rope' },
  { kind: 'wave-lab', mode: 'sound' },
];

const work = new Set(['FireAnimationFrame', 'FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'UpdateLayoutTree', 'Layout']);

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** The clock of the thread alone: other programs of a busy machine do not count. */
  tts?: number;
  tdur?: number;
  tid: number;
}

const isEvent = (event: unknown): event is TraceEvent =>
  typeof event === 'object' && event !== null && 'name' in event && 'ts' in event && 'tid' in event;

/** Ends the work of a frame: callbacks after it belong to the next one. */
const PAINTED = 'PrePaint';

/** Script and layout of each frame in milliseconds; what runs inside other work is counted once. */
export const frameCosts = (events: readonly TraceEvent[]): number[] => {
  const thread = events.find(event => event.name === 'FireAnimationFrame')?.tid;
  const pieces = events
    .filter(event => event.tid === thread && (work.has(event.name) || event.name === PAINTED))
    .sort((a, b) => a.ts - b.ts);
  const costs: number[] = [];
  let end = 0;
  let painted = true;
  for (const { name, ts, dur = 0, tts = ts, tdur = dur } of pieces) {
    if (name === PAINTED) {
      painted = true;
      continue;
    }
    if (name === 'FireAnimationFrame' && painted) {
      costs.push(0);
      painted = false;
    }
    const last = costs.length - 1;
    const added = Math.max(0, tts + tdur - Math.max(tts, end));
    if (last >= 0) costs[last] = (costs[last] ?? 0) + added / 1000;
    end = Math.max(end, tts + tdur);
  }
  return costs;
};

/** What the browser did from the start of the motion on. */
const trace = async (tab: Tab, start: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => {
    if (Array.isArray(value)) events.push(...value.filter(isEvent));
  });
  const done = new Promise<void>(resolve => tab.on('Tracing.tracingComplete', () => resolve()));
  await tab.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await start();
  await new Promise(resolve => setTimeout(resolve, RUN_MS));
  await tab.send('Tracing.end');
  await done;
  return events;
};

/** The costs of the frames of one widget while it moves. */
const measure = async (tab: Tab, url: string, { kind, mode, start }: (typeof animated)[number], rate: number): Promise<number[]> => {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A widget comes back as it was left: folded already, it would not move.
  await tab.evaluate('sessionStorage.clear()');
  await tab.send('Page.navigate', { url: `${url}/dev/galeria/widgetek?kind=${kind}&free` });
  const widget = `document.querySelector('[data-widget="${kind}"][data-mode="${mode}"]')`;
  await until(tab, `${widget} !== null`);
  await tab.evaluate(`${widget}.scrollIntoView({ block: 'center' })`);
  await until(tab, `${widget}.querySelector('[data-part="strip"]') !== null`);
  await tab.send('Emulation.setCPUThrottlingRate', { rate });
  const button = `[...${widget}.querySelectorAll('button')].find(b => b.textContent.trim() === '${start}')`;
  if (start) await until(tab, `${button} !== undefined`);
  const costs = frameCosts(
    await trace(tab, async () => {
      if (start) await tab.evaluate(`${button}.click()`);
    }),
  );
  if (costs.length < 10) throw new Error(`${kind} ${mode} did not move: ${costs.length} frames`);
  return costs;
};

export const framesBench = async (): Promise<Figure[]> => {
  const product = await startProduct();
  const tab = await openTab();
  const figures: Figure[] = [];
  try {
    for (const widget of animated) {
      const free = await measure(tab, product.url, widget, 1);
      const slowed = await measure(tab, product.url, widget, SLOWER);
      const value = percentile(slowed, 0.5);
      const p95 = percentile(slowed, 0.95);
      const reference = `p95 ${p95.toFixed(1)}; at full speed ${percentile(free, 0.5).toFixed(1)}, p95 ${percentile(free, 0.95).toFixed(1)}`;
      figures.push({
        bench: 'frames',
        what: `${widget.kind} ${widget.mode}: script and layout a frame, CPU ${SLOWER}x slower (${reference})`,
        value,
        unit: 'ms',
        goal: `<= ${GOAL_MS} ms, p95 <= ${GOAL_P95_MS}`,
        met: value <= GOAL_MS && p95 <= GOAL_P95_MS,
      });
    }
    return figures;
  } finally {
    await tab.close();
    await product.stop();
  }
};
