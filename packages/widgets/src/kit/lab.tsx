import { Controls, Readouts, Slider } from './controls.tsx';
import { Frame } from './frame.tsx';
import { type Box, Stage } from './stage.tsx';
import type { WidgetState } from './use-widget.ts';

export interface LabSlider<S> {
  key: keyof S & string;
  label: string;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  digits?: number;
  show?: (value: number) => string;
}

interface LabProps<S> {
  widget: WidgetState<S>;
  title?: string;
  how?: string;
  sliders: LabSlider<S>[];
  /** What is read; a node of its own where it follows a run. */
  readouts: [string, React.ReactNode][] | React.ReactElement;
  height: number | ((width: number) => number);
  maxWidth?: number;
  interactive?: boolean;
  draw: (box: Box) => React.ReactNode;
  extra?: React.ReactNode;
  wide?: boolean;
}

/** The commonest widget: a figure that follows a few sliders, and what can be read from it. */
export function Lab<S extends Record<keyof S, unknown>>({
  widget,
  title = widget.title,
  how,
  sliders,
  readouts,
  height,
  maxWidth,
  interactive,
  draw,
  extra,
  wide,
}: LabProps<S>) {
  const { state, set, description } = widget;
  return (
    <Frame widget={widget} title={title} how={how ?? 'Mozgasd a csúszkákat'} split={!wide}>
      <Stage label={interactive ? title : description} height={height} maxWidth={maxWidth} picture={!interactive}>
        {draw}
      </Stage>
      {(sliders.length > 0 || extra) && (
        <Controls>
          {sliders.map(({ key, ...slider }) => (
            <Slider key={key} {...slider} value={Number(state[key])} onChange={value => set(current => ({ ...current, [key]: value }))} />
          ))}
          {extra}
        </Controls>
      )}
      {Array.isArray(readouts) ? <Readouts items={readouts} /> : readouts}
    </Frame>
  );
}
