import type { Locator } from '@playwright/test';

/** The same thing in the drawing, if it is there: a point to pull, a part to tap. Hands use it, the keyboard has the control. */
export interface Drawn {
  grip: Locator;
  tap: Locator;
}

/** A way to work a widget; the same moves are done by each of them. */
export interface Driver {
  press(button: Locator, times: number, drawn: Drawn): Promise<void>;
  choose(radio: Locator, drawn: Drawn): Promise<void>;
  /** A native slider or a handle in a drawing, until it says the wanted value; hands pull the grip of a slider where the drawing has one. */
  slide(slider: Locator, to: readonly number[], within: number, drawn: Drawn): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  place(widget: Locator, card: string, zone: string): Promise<void>;
  order(widget: Locator, items: readonly string[]): Promise<void>;
  /** A place of a drawing, under the button that the keyboard uses. */
  pick(target: Locator): Promise<void>;
}

export const button = (widget: Locator, name: string): Locator => widget.getByRole('button', { name, exact: true });
/** The place a picked card may be put to. */
export const dropButton = (widget: Locator, card: string, zone: string): Locator => button(widget, `${card} ide: ${zone}`);

/** What a slider says now: one number, or two for a point of the plane. */
export const sliderValue = (slider: Locator): Promise<number[]> =>
  slider.evaluate(element => {
    if (element instanceof HTMLInputElement) return [element.valueAsNumber];
    if (element instanceof HTMLOutputElement) return [Number.parseFloat(element.value.replace('−', '-').replace(',', '.'))];
    const [first = '', second] = (element.getAttribute('aria-valuetext') ?? '').split('; ');
    const read = (text: string) => Number(text.replace('−', '-').replace(',', '.'));
    return second === undefined ? [Number(element.getAttribute('aria-valuenow'))] : [read(first), read(second)];
  });

/** The ends of the names of a stepper's two buttons. */
export const STEP = /: (?:több|kevesebb)$/;

export const isNative = (slider: Locator): Promise<boolean> => slider.evaluate(element => element instanceof HTMLInputElement);

export const reached = (now: readonly number[], to: readonly number[], within: number): boolean =>
  to.every((want, axis) => Math.abs((now[axis] ?? Number.NaN) - want) <= within);
