import { Controls, Readouts, Slider } from './controls.tsx';
import { snap } from './format.ts';
import { Frame } from './frame.tsx';
import { Grip } from './grip.tsx';
import type { Point } from './handle.tsx';
import { type Box, Stage } from './stage.tsx';
import { TurnPad } from './turn-pad.tsx';
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

/** Draws the grip of a slider, if the widget has that slider: where it is, and the value at a point of the drawing. */
export type DrawGrip<S> = (key: keyof S & string, at: Point, valueAt: (point: Point) => number) => React.ReactNode;

interface LabProps<S> {
  widget: WidgetState<S>;
  title?: string;
  how?: string;
  next?: string;
  sliders: LabSlider<S>[];
  /** What is read; a node of its own where it follows a run. */
  readouts: [string, React.ReactNode][] | React.ReactElement;
  height: number | ((width: number) => number);
  maxWidth?: number;
  interactive?: boolean;
  draw: (box: Box, grip: DrawGrip<S>) => React.ReactNode;
  /** A tap on a body that can be turned. */
  onTap?: (at: Point, box: Box) => void;
  extra?: React.ReactNode;
  wide?: boolean;
}

/** Degrees for a px. */
const TURN = 0.6;

/** A slider of a whole turn goes on from its other end. */
function pulled<S>({ min, max, step = 1 }: LabSlider<S>, from: number, by: number): number {
  const to = from + by * TURN;
  return max - min === 360 ? (((to - min) % 360) + 360) % 360 : snap(to, step, min, max);
}

/** The commonest widget: a figure that follows a few sliders, and what can be read from it. */
export function Lab<S extends Record<keyof S, unknown>>({
  widget,
  title = widget.title,
  how,
  next = 'Kísérletezz tovább: állítsd át, és figyeld, mi változik!',
  sliders,
  readouts,
  height,
  maxWidth,
  interactive,
  draw,
  onTap,
  extra,
  wide,
}: LabProps<S>) {
  const { state, set, description } = widget;
  const grip: DrawGrip<S> = (key, at, valueAt) => {
    const slider = sliders.find(one => one.key === key);
    if (!slider) return null;
    const { label, min, max, step = 1 } = slider;
    return <Grip {...at} label={label} onDrag={to => set(current => ({ ...current, [key]: snap(valueAt(to), step, min, max) }))} />;
  };
  const [yaw, pitch] = [sliders.find(({ key }) => key === 'yaw'), sliders.find(({ key }) => key === 'pitch')];
  const turning = yaw !== undefined && pitch !== undefined;
  const turn = (dx: number, dy: number) =>
    turning &&
    set(current => ({
      ...current,
      [yaw.key]: pulled(yaw, Number(current[yaw.key]), dx),
      [pitch.key]: pulled(pitch, Number(current[pitch.key]), dy),
    }));
  return (
    <Frame widget={widget} title={title} how={how ?? 'Mozgasd a csúszkákat'} next={next} split={!wide}>
      <Stage label={interactive ? title : description} height={height} maxWidth={maxWidth} picture={!interactive}>
        {box =>
          turning ? (
            <TurnPad box={box} onTurn={turn} onTap={onTap && (at => onTap(at, box))}>
              {draw(box, grip)}
            </TurnPad>
          ) : (
            draw(box, grip)
          )
        }
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
