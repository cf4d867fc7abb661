import { isValidElement } from 'react';
import type { BaseConfig, Model, Verdict, WidgetProps } from '../kit/model.ts';
import type { WidgetState } from '../kit/use-widget.ts';

type Act = (...args: unknown[]) => unknown;
type Drawn = [type: unknown, props: Record<string, unknown>];

/** Something to do with a drawn widget, and the states it leads to. */
export interface Control {
  name: string;
  lead: () => unknown[];
  /** A button or an arrow key: may be pressed again. */
  again: boolean;
}

let place: { state: unknown } | undefined;
let held: { model: Model<BaseConfig, unknown>; config: BaseConfig } | undefined;
let drawn: Drawn[] = [];

/** Stands for the hook of the kit: the state is the one laid on the bench, and a move is caught there. */
export function useBench(props: WidgetProps<BaseConfig>, model: Model<BaseConfig, unknown>): WidgetState<unknown> {
  held = { model, config: props.config };
  place ??= { state: model.initial(props.config, props.seed) };
  const here = place;
  return {
    state: here.state,
    set: next => {
      here.state = typeof next === 'function' ? next(here.state) : next;
    },
    check: () => {},
    reset: () => {},
    solved: false,
    started: true,
    wrong: null,
    title: props.title,
    description: model.describe(props.config, here.state),
    config: props.config,
  };
}

/** Hears of every element that is made while a widget is drawn. */
export function listening<A extends unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    const [type, props] = args;
    if (typeof props === 'object' && props !== null) drawn.push([type, { ...props }]);
    return make(...args);
  };
}

const isAct = (value: unknown): value is Act => typeof value === 'function';
const idsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list.map(item => item.id) : []);

function words(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(words).join('');
  return isValidElement<{ children?: unknown; text?: string }>(node) ? (node.props.text ?? words(node.props.children)) : '';
}

/** Every value a slider stops at. */
function stops({ min, max, step }: Record<string, unknown>): string[] {
  const [from, by] = [Number(min), Number(step)];
  return Array.from({ length: Math.floor((Number(max) - from) / by + 1e-6) + 1 }, (_, i) => String(Number((from + i * by).toFixed(9))));
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export function bench(draw: () => void) {
  const lay = (laid?: { state: unknown }) => {
    [drawn, place] = [[], laid];
    draw();
    return drawn;
  };
  const hold = () => {
    if (!held) throw new Error('nothing was drawn');
    return held;
  };
  return {
    start: (): unknown => {
      lay();
      return place?.state;
    },
    held: hold,
    verdict: (state: unknown): Verdict => {
      const { model, config } = hold();
      if (config.goal === undefined || config.goal === null) throw new Error('no goal');
      return model.evaluate(config, config.goal, state);
    },
    /** The values the slider with this label can be set to. */
    stopsOf: (label: string): number[] => {
      lay();
      const slider = drawn.find(([type, props]) => typeof type === 'function' && props.label === label && 'max' in props);
      return slider ? stops({ step: 1, ...slider[1] }).map(Number) : [];
    },
    /** The sliders that stand between two of their own stops. */
    adrift: (state: unknown): unknown[] =>
      lay({ state })
        .map(([, props]) => props)
        .filter(props => props.type === 'range' && !stops(props).includes(String(Number(Number(props.value).toFixed(9)))))
        .map(({ value, min, max, step }) => ({ value, min, max, step })),
    /** All that a pupil can do from a state, read off the drawn widget itself. */
    controls: (state: unknown, answers: string[]): Control[] => {
      const laid = { state };
      const after = (act: Act, ...args: unknown[]) => {
        laid.state = state;
        act(...args);
        return laid.state;
      };
      return lay(laid).flatMap(([type, props]): Control[] => {
        const { onClick, onChange, onKeyDown, onPlace } = props;
        const name = String(props['aria-label'] ?? words(props.children));
        if (type === 'button' && isAct(onClick) && props['aria-disabled'] !== true)
          return [{ name, again: true, lead: () => [after(onClick, { detail: 0 })] }];
        if (type === 'input' && isAct(onChange)) {
          const values = props.type === 'range' ? stops(props) : props.type === 'text' ? answers : ['on'];
          return [{ name, again: false, lead: () => values.map(value => after(onChange, { target: { value } })) }];
        }
        if (props.role === 'slider' && isAct(onKeyDown))
          return arrows.map(key => ({
            name: `${name} ${key}`,
            again: true,
            lead: () => [after(onKeyDown, { key, shiftKey: false, preventDefault: () => {} })],
          }));
        // Cards are picked up and put down in two steps that the bench takes as one.
        if (isAct(onPlace))
          return [
            {
              name: 'cards',
              again: false,
              lead: () => idsOf(props.items).flatMap(item => idsOf(props.zones).map(zone => after(onPlace, item, zone))),
            },
          ];
        return [];
      });
    },
  };
}

export type Bench = ReturnType<typeof bench>;
