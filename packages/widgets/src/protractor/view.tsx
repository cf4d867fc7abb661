import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, NumberAnswer, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle, type Point, pointerPoint, useGrab } from '../kit/handle.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { angleName, type DrawConfig, draw, type MeasureConfig, measure, type PairsConfig, pairs, pulledTo, turnedBy } from './model.ts';

const rad = (deg: number) => (deg * Math.PI) / 180;
const at = (deg: number, r: number) => ({ x: r * Math.cos(rad(deg)), y: -r * Math.sin(rad(deg)) });

function Arc({ from, to, r }: { from: number; to: number; r: number }) {
  const [a, b] = [at(from, r), at(to, r)];
  return <path className={drawing.main} d={`M${a.x} ${a.y}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${b.x} ${b.y}`} />;
}

/** Two numbers of the same mark must not read as one: they are farther apart where they stand side by side. */
const betweenScales = (deg: number) => 17 + 10 * Math.abs(Math.cos(rad(deg)));

/** The two scales, over whatever lies on the disc. */
function Numbers({ r, turn }: { r: number; turn: number }) {
  return (
    <Quiet>
      <g transform={`rotate(${-turn})`} pointerEvents="none">
        {upTo(7).map(i => {
          const deg = i * 30;
          const [outer, inner] = [at(deg, r - 22), at(deg, r - 22 - betweenScales(deg))];
          return (
            <g key={deg}>
              <text
                className={classes(drawing.small, drawing.halo)}
                x={outer.x}
                y={outer.y + (deg % 180 === 0 ? -4 : 4)}
                textAnchor="middle"
              >
                {deg}
              </text>
              <text
                className={classes(drawing.small, drawing.halo)}
                style={{ fill: 'var(--ink-3)' }}
                x={inner.x}
                y={inner.y + (deg % 180 === 0 ? -4 : 4)}
                textAnchor="middle"
              >
                {180 - deg}
              </text>
            </g>
          );
        })}
      </g>
    </Quiet>
  );
}

/** The half-circle with its marks. */
function Disc({ r, turn }: { r: number; turn: number }) {
  return (
    <Quiet>
      <g transform={`rotate(${-turn})`}>
        <path className={drawing.line} style={{ fill: 'var(--phys-tint)', fillOpacity: 0.72 }} d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`} />
        {upTo(37).map(i => {
          const deg = i * 5;
          const [a, b] = [at(deg, r), at(deg, r - (deg % 10 === 0 ? 11 : 6))];
          return <line key={deg} className={drawing.line} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
        })}
        <line className={drawing.ink2} x1={-r} x2={r} y1={0} y2={0} />
      </g>
    </Quiet>
  );
}

/** Room under the point of the angle for the half that is turned down. */
const BELOW = 46;

/** The protractor turns after the finger, wherever it is held. The slider of the same name is for the keyboard. */
function TurnedDisc({ r, turn, center, onTurn }: { r: number; turn: number; center: Point; onTurn: (turn: number) => void }) {
  const held = useRef<{ point: Point; turn: number } | null>(null);
  const about = ({ x, y }: Point) => ({ x: x - center.x, y: y - center.y });
  const { onPointerDown, ...grab } = useGrab(to => {
    if (held.current) onTurn(held.current.turn + turnedBy(held.current.point, about(to)));
  });
  return (
    <Quiet>
      <g
        {...grab}
        className={drawing.handle}
        onPointerDown={event => {
          held.current = { point: about(pointerPoint(event)), turn };
          onPointerDown(event);
        }}
      >
        <Disc r={r} turn={turn} />
        <g data-grip="A szögmérő elforgatása" transform={`rotate(${-turn}) translate(0 ${-r - 9})`}>
          <circle className={drawing.ring} r={12} />
          <circle className={drawing.knob} r={8} />
        </g>
      </g>
    </Quiet>
  );
}

function Measure(props: WidgetProps<MeasureConfig>) {
  const widget = useWidget(props, measure);
  const { angle, tilt = 0 } = props.config.state;
  const { turn, answer } = widget.state;
  return (
    <Frame widget={widget} how="Forgasd a szögmérőt az alsó szárra" split>
      <Stage label={widget.description} height={w => Math.min(320, w * 0.68)} picture>
        {({ width, height }) => {
          const r = Math.min(width / 2 - 14, height - BELOW - 18);
          const [a, b] = [at(tilt, r + 20), at(tilt + angle, r + 20)];
          return (
            <g transform={`translate(${width / 2} ${height - BELOW})`}>
              <TurnedDisc
                r={r}
                turn={turn}
                center={{ x: width / 2, y: height - BELOW }}
                onTurn={to => widget.set(s => ({ ...s, turn: snap(to, 1, -90, 90) }))}
              />
              <line className={drawing.main} x2={a.x} y2={a.y} />
              <line className={drawing.main} x2={b.x} y2={b.y} />
              <Numbers r={r} turn={turn} />
              <circle className={drawing.solid} r={5} />
            </g>
          );
        }}
      </Stage>
      <Controls>
        {/* First, so that the drawing is right above it: the protractor itself is turned by hand. */}
        <NumberAnswer label="A szög" unit="°" value={answer} onChange={value => widget.set(s => ({ ...s, answer: value }))} />
        <Slider
          label="A szögmérő elforgatása"
          value={turn}
          min={-90}
          max={90}
          show={v => `${num(v)}°`}
          onChange={value => widget.set(s => ({ ...s, turn: value }))}
        />
      </Controls>
    </Frame>
  );
}

function Draw(props: WidgetProps<DrawConfig>) {
  const widget = useWidget(props, draw);
  const { angle } = widget.state;
  const put = (deg: number) => widget.set({ angle: Math.max(0, Math.min(360, Math.round(deg))) });
  return (
    <Frame widget={widget} how="Húzd a szög szárát" split>
      <Stage label="Szög rajzolása" height={w => Math.min(300, w * 0.7)}>
        {({ width, height }) => {
          const r = Math.min(width / 2 - 30, angle > 180 ? height / 2 - 16 : height - 56);
          const [cx, cy] = [width / 2, angle > 180 ? height / 2 : height - 34];
          const end = at(angle, r);
          return (
            <g transform={`translate(${cx} ${cy})`}>
              {angle <= 180 && <Disc r={r * 0.8} turn={0} />}
              <line className={drawing.ink} x2={r} y2={0} />
              <line className={drawing.main} x2={end.x} y2={end.y} />
              {angle <= 180 && <Numbers r={r * 0.8} turn={0} />}
              <Arc from={0} to={Math.min(359.9, angle)} r={22} />
              <circle className={drawing.solid} r={5} />
              <Handle
                x={end.x}
                y={end.y}
                label="A szög szára"
                text={`${num(angle)} fok`}
                now={angle}
                min={0}
                max={360}
                onDrag={p => {
                  const deg = (Math.atan2(cy - p.y, p.x - cx) * 180) / Math.PI;
                  put(deg < -1 || angle > 190 ? (deg + 360) % 360 : Math.max(0, deg));
                }}
                onStep={(dx, dy) => put(angle + dy + dx)}
              />
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider label="Szög" value={angle} min={0} max={360} show={v => `${num(v)}°`} onChange={put} />
      </Controls>
      <Readouts
        items={[
          ['Szög', `${num(angle)}°`],
          ['Fajtája', angleName(angle)],
        ]}
      />
    </Frame>
  );
}

/** The turning line: it can be pulled anywhere within a finger's breadth. The slider of the same name is for the keyboard. */
function PulledLine({ end, label, onDrag }: { end: Point; label: string; onDrag: (point: Point) => void }) {
  const grab = useGrab(onDrag);
  const line = { x1: -end.x, y1: -end.y, x2: end.x, y2: end.y };
  return (
    <Quiet>
      <g {...grab} className={drawing.handle}>
        <line {...line} style={{ stroke: 'transparent', strokeWidth: 44 }} />
        <line className={drawing.main} {...line} />
        <g data-grip={label} transform={`translate(${end.x} ${end.y})`}>
          <circle className={drawing.ring} r={14} />
          <circle className={drawing.knob} r={9} />
        </g>
      </g>
    </Quiet>
  );
}

function Pairs(props: WidgetProps<PairsConfig>) {
  const widget = useWidget(props, pairs);
  const { show } = props.config.state;
  const { angle } = widget.state;
  return (
    <Frame widget={widget} title="szögpárok" how="Forgasd az egyenest" split>
      <Stage label={widget.description} height={w => Math.min(260, w - 24)} picture>
        {({ width, height }) => {
          const r = Math.min(width / 2, height / 2) - 14;
          const name = (deg: number, text: string, strong: boolean) => {
            const p = at(deg, 58);
            return (
              <text className={strong ? classes(drawing.big, drawing.halo) : drawing.halo} x={p.x} y={p.y + 5} textAnchor="middle">
                {text}
              </text>
            );
          };
          return (
            <g transform={`translate(${width / 2} ${height / 2})`}>
              <line className={drawing.ink} x1={-r} x2={r} y1={0} y2={0} />
              <Arc from={0} to={angle} r={32} />
              {show === 'vertical' && <Arc from={180} to={180 + angle} r={32} />}
              {show === 'supplementary' && <Arc from={angle} to={180} r={24} />}
              {show === 'bisector' && (
                <line className={classes(drawing.main2, drawing.dash)} x1={0} y1={0} x2={at(angle / 2, r).x} y2={at(angle / 2, r).y} />
              )}
              {name(angle / 2, `${num(angle)}°`, true)}
              {name(180 + angle / 2, show === 'vertical' ? `${num(angle)}°` : '', true)}
              {name((angle + 180) / 2, show === 'supplementary' ? `${num(180 - angle)}°` : '', true)}
              <PulledLine
                end={at(angle, r)}
                label="α"
                onDrag={p => widget.set(s => ({ angle: pulledTo(s.angle, { x: p.x - width / 2, y: p.y - height / 2 }) }))}
              />
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider label="α" value={angle} min={10} max={170} show={v => `${num(v)}°`} onChange={value => widget.set({ angle: value })} />
      </Controls>
      <Readouts
        items={[
          ['α', `${num(angle)}°`],
          show === 'bisector' ? ['A felezett szög', `${num(angle / 2)}°`] : ['Mellékszöge', `${num(180 - angle)}°`],
          ['Csúcsszöge', `${num(angle)}°`],
        ]}
      />
    </Frame>
  );
}

export default function Protractor({ config, ...rest }: WidgetProps<WidgetConfig<'protractor'>>) {
  switch (config.mode) {
    case 'measure':
      return <Measure config={config} {...rest} />;
    case 'draw':
      return <Draw config={config} {...rest} />;
    case 'pairs':
      return <Pairs config={config} {...rest} />;
  }
}
