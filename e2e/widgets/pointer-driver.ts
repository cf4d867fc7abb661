import type { Locator } from '@playwright/test';
import { type Driver, isNative, reached, STEP, sliderValue } from './driver.ts';

export interface Point {
  x: number;
  y: number;
}

/** A hand on the screen: a mouse or a finger. */
export interface Hand {
  tap(target: Locator): Promise<void>;
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

/** Far enough to leave the step the handle rests on, in pixels. */
const PULLS = [60, -60, 160, -160];

const CORRECTIONS = 8;
const MOST_CHOICES = 8;

export const centerOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const toMiddle = (target: Locator): Promise<void> =>
  target.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Where the thumb of a native slider stands for a value. */
const thumbAt = (slider: Locator, value: number): Promise<Point> =>
  slider.evaluate((element, wanted) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('not a native slider');
    const box = element.getBoundingClientRect();
    const [min, max] = [Number(element.min), Number(element.max)];
    const thumb = 1.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { x: box.x + thumb / 2 + ((wanted - min) / (max - min)) * (box.width - thumb), y: box.y + box.height / 2 };
  }, value);

const slideNative = async (hand: Hand, slider: Locator, to: number, within: number): Promise<void> => {
  const [from = 0] = await sliderValue(slider);
  await hand.down(await thumbAt(slider, from));
  const at = await thumbAt(slider, to);
  // A finger that moves only a little counts as resting: it goes past the goal and comes back.
  await hand.move({ x: at.x + (to > from ? 40 : -40), y: at.y });
  for (const off of [0, 1, -1, 2, -2, 3, -3]) {
    await hand.move({ x: at.x + off * 0.5, y: at.y });
    if (reached(await sliderValue(slider), [to], within)) break;
  }
  await hand.up();
  if (!reached(await sliderValue(slider), [to], within)) throw new Error(`slid to ${to}, it says ${await sliderValue(slider)}`);
};

/** Where a handle is drawn: the origin of its own coordinates. */
const handleAt = (handle: Locator): Promise<Point> =>
  handle.evaluate(element => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (!matrix) throw new Error('not a handle of a drawing');
    return { x: matrix.e, y: matrix.f };
  });

/** What is pulled, and what says the value. */
interface Pulled {
  handle: Locator;
  slider: Locator;
}

/** A handle on a curve misses a straight pull: each further pull goes on from where the last one ended. */
const alongCurve = async (
  hand: Hand,
  { handle, slider }: Pulled,
  from: { at: Point; value: number },
  to: number,
  within: number,
): Promise<void> => {
  let last = from;
  for (let pulls = 0; pulls < CORRECTIONS; pulls++) {
    const [at, [value = Number.NaN]] = [await handleAt(handle), await sliderValue(slider)];
    if (reached([value], [to], within) || value === last.value) return;
    const units = (to - value) / (value - last.value);
    await hand.move({ x: at.x + (at.x - last.at.x) * units, y: at.y + (at.y - last.at.y) * units });
    last = { at, value };
  }
};

/** A short pull shows how many pixels one unit is, since the handle follows; then it goes straight to the goal. */
const dragHandle = async (hand: Hand, pulled: Pulled, to: readonly number[], within: number): Promise<void> => {
  const { handle, slider } = pulled;
  const start = await handleAt(handle);
  const before = await sliderValue(slider);
  await hand.down(start);
  const goal = { ...start };
  for (const [axis, want] of to.entries())
    for (const pull of PULLS) {
      await hand.move({ x: start.x + pull, y: start.y - pull });
      const [at, now] = [await handleAt(handle), await sliderValue(slider)];
      const change = (now[axis] ?? 0) - (before[axis] ?? 0);
      if (change === 0) continue;
      const units = (want - (before[axis] ?? 0)) / change;
      if (to.length === 1 || axis === 0) goal.x = start.x + (at.x - start.x) * units;
      if (to.length === 1 || axis === 1) goal.y = start.y + (at.y - start.y) * units;
      break;
    }
  await hand.move(goal);
  if (to.length === 1) await alongCurve(hand, pulled, { at: start, value: before[0] ?? 0 }, to[0] ?? 0, within);
  await hand.up();
  if (!reached(await sliderValue(slider), to, within)) throw new Error(`pulled to ${to}, it says ${await sliderValue(slider)}`);
};

/** What both hands do alike. */
export const pointerDriver = (hand: Hand): Omit<Driver, 'place'> => {
  // On a phone the task, the drawing and the strip of buttons stay where they are: a control is first brought between them.
  const tapInSight = async (target: Locator): Promise<void> => {
    await toMiddle(target);
    await hand.tap(target);
  };
  return {
    press: async (button, times, { grip, tap }) => {
      const name = (await button.getAttribute('aria-label')) ?? '';
      if (STEP.test(name) && (await grip.count()) > 0) {
        const output = button.locator('..').locator('output');
        const [from = 0] = await sliderValue(output);
        await toMiddle(grip);
        return dragHandle(hand, { handle: grip, slider: output }, [from + (name.endsWith('több') ? times : -times)], 1e-6);
      }
      for (let time = 0; time < times; time++) await tapInSight((await tap.count()) > 0 ? tap.first() : button);
    },
    choose: async (radio, { tap }) => {
      if ((await tap.count()) === 0) return tapInSight(radio.locator('..'));
      // A drawn part that is tapped again goes on to its next choice.
      for (let taps = 0; taps < MOST_CHOICES && !(await radio.isChecked()); taps++) await tapInSight(tap.first());
    },
    slide: async (slider, to, within, { grip }) => {
      const drawn = (await grip.count()) > 0;
      const handle = drawn ? grip : slider;
      await toMiddle(handle);
      if (drawn || !(await isNative(slider))) await dragHandle(hand, { handle, slider }, to, within);
      else await slideNative(hand, slider, to[0] ?? 0, within);
    },
    write: async (field, text) => {
      await tapInSight(field);
      await field.page().keyboard.press('Control+A');
      await field.page().keyboard.type(text);
    },
    pick: async target => {
      await toMiddle(target);
      const at = await centerOf(target);
      await hand.down(at);
      await hand.up();
    },
    order: async (widget, items) => {
      const rows = widget.getByRole('listitem').filter({ has: widget.page().getByRole('button') });
      await toMiddle(rows.first());
      for (const [place, item] of items.entries()) {
        const row = rows.filter({ has: widget.page().getByRole('button', { name: `Feljebb: ${item}`, exact: true }) });
        const [from, goal] = [await centerOf(row.locator('[data-part="grip"]')), await centerOf(rows.nth(place))];
        await hand.down(from);
        // A row moves as the grip passes over it, one after the other.
        for (let step = 1; step <= 12; step++) await hand.move({ x: from.x, y: from.y + ((goal.y - from.y) * step) / 12 });
        await hand.up();
      }
    },
  };
};
