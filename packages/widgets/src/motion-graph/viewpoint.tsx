import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { calm } from '../kit/use-frames.ts';
import { type Run, useMotion, useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { seen, type ViewpointConfig, viewNames, viewpoint } from './model.ts';

const SECONDS = 4;

interface SceneProps {
  width: number;
  speeds: ReturnType<typeof seen>;
  run: Run;
  onFrom: (from: View) => void;
}

const FROM = 'Honnan nézed?';
type View = keyof typeof viewNames;

/** Each layer slides by as fast as it is seen to; all stand in the middle at half time. */
function Scene({ width, speeds, run, onFrom }: SceneProps) {
  const layer = (view: View, children: React.ReactNode) => (
    <Tap label={`${FROM}: ${viewNames[view]}`} onTap={() => onFrom(view)}>
      {children}
    </Tap>
  );
  const seat = width / 2 - 56;
  const train = useRef<SVGGElement>(null);
  const passenger = useRef<SVGGElement>(null);
  const ground = useRef<SVGGElement>(null);
  useMotion(run, time => {
    const t = run.running ? time - SECONDS / 2 : 0;
    const slide = (layer: SVGGElement | null, speed: number) =>
      layer?.setAttribute('transform', `translate(${(Math.max(-60, Math.min(60, speed * 1.4)) * t).toFixed(1)} 0)`);
    slide(train.current, speeds.train);
    slide(passenger.current, speeds.passenger);
    slide(ground.current, speeds.ground);
  });
  return (
    <g>
      {layer(
        'train',
        <g ref={train}>
          <rect className={classes(drawing.soft, drawing.outline)} x={width / 2 - 110} y={40} width={220} height={66} rx={14} />
          {[-76, -20, 36].map(x => (
            <rect key={x} className={classes(drawing.paper, drawing.line)} x={width / 2 + x} y={52} width={40} height={26} rx={5} />
          ))}
          <circle className={drawing.solid} cx={width / 2 - 70} cy={108} r={9} />
          <circle className={drawing.solid} cx={width / 2 + 70} cy={108} r={9} />
        </g>,
      )}
      {layer(
        'passenger',
        <g ref={passenger}>
          <rect className={drawing.hit} x={seat - 22} y={44} width={44} height={58} />
          <circle className={drawing.fill} cx={seat} cy={56} r={8} />
          <path className={drawing.main} d={`M${seat} 64v18m-7 14l7 -14l7 14m-16 -22h18`} />
        </g>,
      )}
      {layer(
        'ground',
        <g ref={ground}>
          <rect className={drawing.hit} x={-200} y={116} width={width + 400} height={34} />
          <line className={drawing.ink} x1={-200} x2={width + 200} y1={118} y2={118} />
          {[0.12, 0.5, 0.88].map(k => (
            <path key={k} className={drawing.main2} d={`M${width * k} 118v18m-10 0h20`} />
          ))}
        </g>,
      )}
    </g>
  );
}

export function Viewpoint(props: WidgetProps<ViewpointConfig>) {
  const widget = useWidget(props, viewpoint);
  const { unit = 'm/s' } = props.config.state;
  const { from } = widget.state;
  const now = seen(props.config.state, from);
  // Only shown, not kept: the picture is in the middle again when it has played.
  const run = useRun({ at: 0, end: SECONDS, speed: 1, keep: () => undefined });
  return (
    <Frame widget={widget} title="nézőpontok" how="Válaszd ki, honnan nézed">
      <Stage label={widget.description} height={150} picture>
        {({ width }) => <Scene width={width} speeds={now} run={run} onFrom={to => widget.set({ from: to })} />}
      </Stage>
      <Controls>
        <Choice
          label={FROM}
          value={from}
          options={(['ground', 'train', 'passenger'] as const).map(value => ({ value, label: viewNames[value] }))}
          onChange={value => widget.set({ from: value })}
        />
        {!calm() && (
          <Row>
            <Button icon="play" onClick={run.start}>
              Lejátszom
            </Button>
          </Row>
        )}
      </Controls>
      <Readouts
        items={[
          ['A peron', `${num(now.ground)} ${unit}`],
          ['A vonat', `${num(now.train)} ${unit}`],
          ['Az utas', `${num(now.passenger)} ${unit}`],
        ]}
      />
    </Frame>
  );
}
