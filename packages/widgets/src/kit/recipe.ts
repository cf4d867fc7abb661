import type { WidgetConfig, WidgetKind } from '../kinds.ts';

/** One action of a pupil, by the accessible names of the controls. */
export type Move =
  | { do: 'press'; button: string; times: number }
  | { do: 'choose'; group: string; option: string }
  | { do: 'slide'; slider: string; to: number[]; within: number }
  | { do: 'write'; field: string; text: string }
  | { do: 'place'; card: string; zone: string }
  | { do: 'order'; items: string[] }
  | { do: 'pick'; target: string };

/** How the first example of each mode is solved: the browser tests replay it by mouse, keyboard and touch. */
export type Recipe<K extends WidgetKind> = { [Mode in WidgetConfig<K>['mode']]: Move[] };

export const press = (button: string, times = 1): Move => ({ do: 'press', button, times });
export const choose = (group: string, option: string): Move => ({ do: 'choose', group, option });
/** A slider or a handle; a handle of the plane has two numbers. */
export const slide = (slider: string, ...to: number[]): Move => ({ do: 'slide', slider, to, within: 1e-6 });
/** For a goal with a tolerance. */
export const slideNear = (slider: string, to: number, within: number): Move => ({ do: 'slide', slider, to: [to], within });
export const write = (field: string, text: string): Move => ({ do: 'write', field, text });
export const place = (card: string, zone: string): Move => ({ do: 'place', card, zone });
export const order = (...items: string[]): Move => ({ do: 'order', items });
/** Something of a drawing that a tap or Enter chooses. */
export const pick = (target: string): Move => ({ do: 'pick', target });
/** For models with `auto: false`, which only the button evaluates. */
export const check = press('Ellenőrzöm');
