import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BaseConfig, Model, Verdict } from '../kit/model.ts';
import { ProbeContext, type WidgetProbe } from '../kit/probe.ts';

type Act = (...args: unknown[]) => unknown;
type Drawn = [type: unknown, props: Record<string, unknown>];

/** Something a pupil can do, and the states it leads to. */
export interface Control {
  name: string;
  results: () => unknown[];
  /** A button or an arrow key: may be pressed repeatedly. */
  again: boolean;
}

let drawn: Drawn[] = [];

/** Wraps React's JSX function so that every element made while a widget is drawn is recorded with its props. */
export function recordElements<A extends unknown[], R>(make: (...args: A) => R): (...args: A) => R {
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

/** A widget in states of the test's choosing, with its controls as they are drawn in that state. */
export function drivenWidget(element: ReactElement) {
  let shown: { model: Model<BaseConfig, unknown>; config: BaseConfig; state: unknown } | undefined;
  let requested: unknown;
  const draw = (state?: unknown): Drawn[] => {
    const probe: WidgetProbe = {
      state: state === undefined ? undefined : JSON.stringify(state),
      drawn: (model, config, now) => {
        shown = { model, config, state: now };
      },
      requested: next => {
        requested = typeof next === 'function' ? next(requested) : next;
      },
    };
    drawn = [];
    renderToString(createElement(ProbeContext, { value: probe }, element));
    return drawn;
  };
  const lastShown = () => {
    if (!shown) throw new Error('nothing was drawn');
    return shown;
  };
  return {
    start: (): unknown => {
      draw();
      return lastShown().state;
    },
    shown: lastShown,
    verdict: (state: unknown): Verdict => {
      const { model, config } = lastShown();
      if (config.goal === undefined || config.goal === null) throw new Error('no goal');
      return model.evaluate(config, config.goal, state);
    },
    /** The values the slider with this label can be set to. */
    stopsOf: (label: string): number[] => {
      const slider = draw().find(([type, props]) => typeof type === 'function' && props.label === label && 'max' in props);
      return slider ? stops({ step: 1, ...slider[1] }).map(Number) : [];
    },
    /** The sliders whose value is not one of their own stops. */
    slidersBetweenStops: (state: unknown): unknown[] =>
      draw(state)
        .map(([, props]) => props)
        .filter(props => props.type === 'range' && !stops(props).includes(String(Number(Number(props.value).toFixed(9)))))
        .map(({ value, min, max, step }) => ({ value, min, max, step })),
    /** All that a pupil can do in a state, read off the drawn widget itself. */
    controls: (state: unknown, answers: string[]): Control[] => {
      const after = (act: Act, ...args: unknown[]) => {
        requested = state;
        act(...args);
        return requested;
      };
      return draw(state).flatMap(([type, props]): Control[] => {
        const { onClick, onChange, onKeyDown, onPlace } = props;
        const name = String(props['aria-label'] ?? words(props.children));
        if (type === 'button' && isAct(onClick) && props['aria-disabled'] !== true)
          return [{ name, again: true, results: () => [after(onClick, { detail: 0 })] }];
        if (type === 'input' && isAct(onChange)) {
          const values = props.type === 'range' ? stops(props) : props.type === 'text' ? answers : ['on'];
          return [{ name, again: false, results: () => values.map(value => after(onChange, { target: { value } })) }];
        }
        if (props.role === 'slider' && isAct(onKeyDown))
          return arrows.map(key => ({
            name: `${name} ${key}`,
            again: true,
            results: () => [after(onKeyDown, { key, shiftKey: false, preventDefault: () => {} })],
          }));
        // Picking up a card and putting it down are two actions for a pupil; here they are one.
        if (isAct(onPlace))
          return [
            {
              name: 'cards',
              again: false,
              results: () => idsOf(props.items).flatMap(item => idsOf(props.zones).map(zone => after(onPlace, item, zone))),
            },
          ];
        return [];
      });
    },
  };
}

export type DrivenWidget = ReturnType<typeof drivenWidget>;
