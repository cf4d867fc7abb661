import type { WidgetConfig, WidgetKind } from '../../packages/contract/src/widgets/index.ts';

/** One thing a pupil does to a widget, told by the names that are seen and spoken. */
export type Move =
  | { do: 'press'; button: string; times: number }
  | { do: 'choose'; group: string; option: string }
  | { do: 'slide'; slider: string; to: number[]; within: number }
  | { do: 'write'; field: string; text: string }
  | { do: 'place'; card: string; zone: string }
  | { do: 'order'; items: string[] };

/** How the example of each mode in the gallery is solved; every mode of every kind has one. */
export type Recipes<K extends WidgetKind = WidgetKind> = { [Kind in K]: { [Mode in WidgetConfig<Kind>['mode']]: Move[] } };

export const press = (button: string, times = 1): Move => ({ do: 'press', button, times });
export const choose = (group: string, option: string): Move => ({ do: 'choose', group, option });
/** A slider or a handle; a handle of the plane has two numbers. */
export const slide = (slider: string, ...to: number[]): Move => ({ do: 'slide', slider, to, within: 1e-6 });
/** Where the task itself is content with a value nearby. */
export const slideNear = (slider: string, to: number, within: number): Move => ({ do: 'slide', slider, to: [to], within });
export const write = (field: string, text: string): Move => ({ do: 'write', field, text });
export const place = (card: string, zone: string): Move => ({ do: 'place', card, zone });
export const order = (...items: string[]): Move => ({ do: 'order', items });
/** Where the widget waits to be asked, so that a choice does not give itself away. */
export const check = press('Ellenőrzöm');
