import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useEffect, useRef, useState } from 'react';
import { Button, Choice, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { upTo } from '../kit/indexed.ts';
import { Journal } from '../kit/journal/view.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { calm, useFrames } from '../kit/use-frames.ts';
import { useWidget } from '../kit/use-widget.ts';
import { BarMagnet } from './bar-magnet.tsx';
import { FAR, type InductionConfig, induction, magnetsOf, moveTo, speedsOf, turn, voltageAt, writeRow } from './induction.ts';

/** A full deflection of the needle, mV. */
const FULL = 600;
/** Shown slower than it happens, so that the needle can be followed. */
const SLOWED = 0.35;
/** A step of the arrow keys, in m/s. */
const BY_KEY = 0.1;

/** The move that is being shown. */
interface Move {
  from: number;
  to: number;
  speed: number;
}

export function InductionView(props: WidgetProps<InductionConfig>) {
  const widget = useWidget(props, induction);
  const { config } = props;
  const { turns, table } = config.state;
  const now = widget.state;
  const [move, setMove] = useState<Move | null>(null);
  const elapsed = useRef(0);
  const pointer = useRef<SVGGElement>(null);
  const magnet = useRef<SVGGElement>(null);
  const unitRef = useRef(1);
  const dragged = useRef(0);
  const show = (voltage: number) => {
    const angle = 55 * Math.tanh((1.4 * voltage) / FULL);
    pointer.current?.setAttribute('transform', `rotate(${angle.toFixed(1)})`);
  };
  useFrames(move !== null, seconds => {
    if (!move) return;
    elapsed.current += seconds * SLOWED;
    const way = Math.min(Math.abs(move.to - move.from), elapsed.current * move.speed * 100);
    const direction = Math.sign(move.to - move.from);
    const at = move.from + direction * way;
    magnet.current?.setAttribute('transform', `translate(${((at - now.position) * unitRef.current).toFixed(1)} 0)`);
    show(voltageAt(config, now, at, direction * move.speed));
    if (at === move.to) {
      setMove(null);
      show(0);
    }
  });
  // After a drag by hand the needle falls back to zero.
  useEffect(() => {
    if (now.speed !== null || now.peak === 0) return;
    show(now.peak);
    const timer = setTimeout(() => show(0), 250);
    return () => clearTimeout(timer);
  });
  const push = (to: number, speed: number) => {
    if (!calm()) {
      elapsed.current = 0;
      setMove({ from: now.position, to, speed });
    }
    widget.set(s => moveTo(config, s, to, speed));
  };
  const drag = (to: number) => {
    const seconds = Math.max(0.016, (performance.now() - dragged.current) / 1000);
    dragged.current = performance.now();
    const at = Math.round(Math.max(0, Math.min(FAR, to)) * 2) / 2;
    widget.set(s => moveTo(config, s, at, Math.min(2, Math.abs(at - s.position) / 100 / seconds), true));
  };
  return (
    <Frame widget={widget} title="indukció" how="Húzd a mágnest, figyeld a műszert">
      <Stage label="Tekercs és mágnes" height={220} maxWidth={640}>
        {({ width }) => {
          const coil = 74;
          const unit = (width - coil - 66) / FAR;
          unitRef.current = unit;
          return (
            <>
              <Quiet>
                {upTo(9).map(i => (
                  <ellipse key={i} className={drawing.main} cx={coil - 32 + i * 8} cy={160} rx={8} ry={40} />
                ))}
                <path className={drawing.ink2} d={`M${coil - 32} 120V60H${width / 2 - 60}M${coil + 32} 120V84H${width / 2 - 60}`} />
                <g transform={`translate(${width / 2} 92)`}>
                  <path className={classes(drawing.paper, drawing.line)} d="M-64 12V-30A66 66 0 0 1 64 -30V12Z" />
                  <path className={drawing.ink2} d="M-46 -28L-40 -22M46 -28L40 -22M0 -52V-44" />
                  <text className={drawing.small} x={-36} y={-6} textAnchor="middle">
                    −
                  </text>
                  <text className={drawing.small} x={36} y={-6} textAnchor="middle">
                    +
                  </text>
                  <text className={drawing.small} x={46} y={6} textAnchor="middle">
                    mV
                  </text>
                  <g ref={pointer}>
                    <path className={drawing.main2} d="M0 4V-46" />
                  </g>
                </g>
              </Quiet>
              <Handle
                x={coil + now.position * unit}
                y={160}
                radius={26}
                hit={44}
                label="Mágnes"
                text={`${num(now.position)} cm`}
                now={now.position}
                min={0}
                max={FAR}
                onDrag={point => drag((point.x - coil) / unit)}
                onStep={dx => widget.set(s => moveTo(config, s, s.position + dx, BY_KEY, true))}
              >
                {/* Until the first frame of a move it stays where the move starts. */}
                <g ref={magnet} transform={move ? `translate(${((move.from - now.position) * unit).toFixed(1)} 0)` : undefined}>
                  <BarMagnet half={50} height={28} turned={!now.turned} />
                </g>
              </Handle>
            </>
          );
        }}
      </Stage>
      <Controls>
        {turns.length > 1 && (
          <Choice
            label="Tekercs"
            value={now.turns}
            options={turns.map(value => ({ value, label: `${value} menet` }))}
            onChange={value => widget.set(s => ({ ...s, turns: value, position: FAR, peak: 0, speed: null }))}
          />
        )}
        {magnetsOf(config).length > 1 && (
          <Choice
            label="Mágnes fajtája"
            value={now.magnet}
            options={magnetsOf(config).map(({ id, label }) => ({ value: id, label }))}
            onChange={value => widget.set(s => ({ ...s, magnet: value, position: FAR, peak: 0, speed: null }))}
          />
        )}
        <Row>
          {speedsOf(config).map(({ id, label, speed }) => (
            <Button key={id} main onClick={() => push(now.position > 1 ? 0 : FAR, speed)}>
              {now.position > 1 ? 'Betolom' : 'Kihúzom'} {label}
            </Button>
          ))}
          <Button icon="retry" onClick={() => widget.set(turn)}>
            Megfordítom a mágnest
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['A műszer most', move ? 'kileng' : '0 mV'],
          ['Legnagyobb kilengés', `${num(now.peak, 0)} mV`],
        ]}
      />
      <Questions model={induction} config={config} widget={widget} />
      {table && (
        <Journal
          columns={[
            { label: 'menet', digits: 0 },
            { label: 'v (m/s)', digits: 2 },
            { label: 'U (mV)', digits: 0 },
          ]}
          rows={now.rows.map(({ turns: count, speed, peak }) => ({ values: [count, speed, peak] }))}
          report={{ title: config.text.title ?? 'indukció', task: config.text.task }}
          onRemove={index => widget.set(s => ({ ...s, rows: s.rows.filter((_, i) => i !== index) }))}
        >
          <Button main icon="edit" disabled={now.speed === null} onClick={() => widget.set(writeRow)}>
            Beírom a naplóba
          </Button>
        </Journal>
      )}
    </Frame>
  );
}
