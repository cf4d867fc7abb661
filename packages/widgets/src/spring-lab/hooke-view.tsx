import { extension } from '@eszkerek/physics/springs';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  forceOn,
  gramsOn,
  type Hooke,
  type HookeConfig,
  hang,
  hooke,
  overstretched,
  rulerShows,
  springOf,
  stretchOf,
  writeRow,
} from './hooke.ts';

const TOP = 22;
const HEIGHT = 340;
const WEIGHTS = 92;
const COILS = 12;
/** A weight that is not hung stands beside the stand, as high as a finger needs. */
const SPARE = 44;

/** One unit high; stretched by a transform, the lines keep their width. */
const coils = `M0 0${Array.from({ length: COILS }, (_, i) => `L${i % 2 === 0 ? 16 : -16} ${(i + 0.5) / COILS}`).join('')}L0 1`;

/** The longest any of the springs can be, cm. */
function longest(config: HookeConfig): number {
  const all = forceOn(config, { hung: config.state.weights.map(() => true) });
  return Math.max(...config.state.springs.map(spring => spring.length + 100 * extension(spring, all)));
}

function Ruler({ x, zero, scale, max }: { x: number; zero: number; scale: number; max: number }) {
  const big = niceStep(max, 8);
  return (
    <Quiet>
      <rect className={classes(drawing.paper, drawing.line)} x={x} y={zero - 8} width={44} height={max * scale + 16} rx={4} />
      {ticks([0, max], big / 5).map(cm => (
        <line
          key={cm}
          className={drawing.ink2}
          style={{ strokeWidth: 1 }}
          x1={x}
          x2={x + 7}
          y1={zero + cm * scale}
          y2={zero + cm * scale}
        />
      ))}
      {ticks([0, max], big).map(cm => (
        <g key={cm}>
          <line className={drawing.ink2} x1={x} x2={x + 12} y1={zero + cm * scale} y2={zero + cm * scale} />
          <text className={drawing.small} x={x + 16} y={zero + cm * scale + 4}>
            {num(cm)}
          </text>
        </g>
      ))}
      <text className={drawing.small} x={x + 4} y={zero - 14}>
        cm
      </text>
    </Quiet>
  );
}

const weightName = (index: number, grams: number) => `${index + 1}. súly: ${num(grams)} g`;

interface WeightProps {
  name: string;
  grams: number;
  tall: number;
  x?: number;
  y: number;
  onTap: () => void;
}

function Weight({ name, grams, tall, x = 0, y, onTap }: WeightProps) {
  const wide = Math.max(44, 28 + 2 * Math.sqrt(grams));
  return (
    <Tap label={name} onTap={onTap}>
      <g transform={`translate(${x} ${y})`}>
        <rect className={classes(drawing.fill, drawing.edge)} x={-wide / 2} width={wide} height={tall - 1} rx={4} />
        {tall > 14 && (
          <text className={classes(drawing.onSolid, drawing.small)} y={tall / 2 + 4} textAnchor="middle">
            {num(grams)} g
          </text>
        )}
      </g>
    </Tap>
  );
}

interface StandProps {
  width: number;
  config: HookeConfig;
  now: Hooke;
  onWeight: (index: number) => void;
}

function Stand({ width, config, now, onWeight }: StandProps) {
  const spring = springOf(config, now.spring);
  const max = longest(config);
  const spareTall = Math.min(SPARE, (HEIGHT - 40) / config.state.weights.length);
  const scale = (HEIGHT - TOP - WEIGHTS - 24) / max;
  const coil = useRef<SVGGElement>(null);
  const end = useRef<SVGGElement>(null);
  const middle = width / 2 - 30;
  useSettle((spring.length + stretchOf(config, now)) * scale, length => {
    coil.current?.setAttribute('transform', `translate(${middle} ${TOP}) scale(1 ${length.toFixed(2)})`);
    end.current?.setAttribute('transform', `translate(${middle} ${(TOP + length).toFixed(1)})`);
  });
  const fromEnd = config.state.ruler !== 'length';
  const weights = indexed(config.state.weights);
  const hung = weights.filter(({ index }) => now.hung[index]);
  const spare = weights.filter(({ index }) => !now.hung[index]);
  const tall = Math.min(22, WEIGHTS / Math.max(1, hung.length));
  return (
    <g>
      <path
        className={drawing.ink}
        style={{ strokeWidth: 5 }}
        d={`M${middle - 90} ${HEIGHT - 6}h70M${middle - 60} ${HEIGHT - 6}V${TOP}H${middle + 26}`}
      />
      <Ruler
        x={middle + 56}
        zero={fromEnd ? TOP + spring.length * scale : TOP}
        scale={scale}
        max={Math.floor(fromEnd ? max - spring.length : max)}
      />
      <g ref={coil}>
        <path className={drawing.main} style={{ vectorEffect: 'non-scaling-stroke' }} d={coils} />
      </g>
      <g ref={end}>
        <path className={classes(drawing.main2, drawing.dash)} style={{ strokeWidth: 2 }} d="M20 0H56" />
        <path className={drawing.ink} d="M0 0v10" />
        {hung.map(({ key, item, index }, place) => (
          <Weight key={key} name={weightName(index, item)} grams={item} tall={tall} y={10 + place * tall} onTap={() => onWeight(index)} />
        ))}
      </g>
      {spare.map(({ key, item, index }, place) => (
        <Weight
          key={key}
          name={weightName(index, item)}
          grams={item}
          tall={spareTall}
          x={32}
          y={HEIGHT - 6 - (place + 1) * spareTall}
          onTap={() => onWeight(index)}
        />
      ))}
    </g>
  );
}

export function HookeView(props: WidgetProps<HookeConfig>) {
  const widget = useWidget(props, hooke);
  const { config } = props;
  const { springs, weights, ruler = 'extension' } = config.state;
  const { spring: id, hung, typed } = widget.state;
  const { length, stiffness, hidden } = springOf(config, id);
  const shows = rulerShows(config, widget.state);
  const most = forceOn(config, { hung: weights.map(() => true) });
  const toggle = (index: number) =>
    widget.set(s =>
      hang(
        config,
        s,
        s.hung.map((was, i) => (i === index ? !was : was)),
      ),
    );
  const asked = springs.filter(spring => config.goal?.stiffness?.[spring.id]);
  return (
    <Frame widget={widget} title="rugó és vonalzó" how="Akassz rá súlyokat, olvasd le, írd be" split>
      <Stage label={widget.description} height={HEIGHT} maxWidth={380} picture>
        {({ width }) => <Stand key={id} width={width} config={config} now={widget.state} onWeight={index => toggle(index)} />}
      </Stage>
      <Controls>
        {springs.length > 1 && (
          <Choice
            label="Rugó"
            value={id}
            options={springs.map(({ id: value, label }) => ({ value, label }))}
            onChange={value =>
              widget.set(s =>
                hang(
                  config,
                  { ...s, spring: value },
                  weights.map(() => false),
                ),
              )
            }
          />
        )}
        <Row>
          {indexed(weights).map(({ key, item, index }) => (
            <Toggle
              key={key}
              label={
                <>
                  <span className="sr-only">{index + 1}. súly: </span>
                  {num(item)} g
                </>
              }
              on={hung[index] ?? false}
              onChange={() => toggle(index)}
            />
          ))}
        </Row>
        <Row>
          <Button main onClick={() => widget.set(s => writeRow(config, s))}>
            Beírom a naplóba
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Erő', `${num(forceOn(config, widget.state))} N (${num(gramsOn(config, hung))} g)`],
          [ruler === 'length' ? `Hossz (terheletlenül ${num(length)} cm)` : 'Megnyúlás', `${num(shows)} cm`],
          ...(hidden ? [] : [['Rugóállandó', `${num(stiffness)} N/m`] satisfies [string, string]]),
          ...(overstretched(config, widget.state) ? [['A rugó', 'túlnyúlt'] satisfies [string, string]] : []),
        ]}
      />
      <Questions model={hooke} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: 'F (N)' }, ...(ruler === 'length' ? [{ label: 'l (cm)', digits: 1 }] : []), { label: 'Δl (cm)', digits: 1 }]}
        values={row => [row.y, ...(ruler === 'length' ? [row.read] : []), row.x]}
        series={springs}
        seriesOf={row => row.sample}
        plot={[ruler === 'length' ? 2 : 1, 0]}
        atLeast={[100 * extension({ stiffness }, most), most]}
        slopeUnit={asked.length > 0 ? undefined : 'N/cm'}
        results={asked.map(({ id: one, label }) => `A rugóállandó (${label}): ${typed[one] || '…'} N/m`)}
      />
      {asked.length > 0 && (
        <Controls label="Az eredmény">
          {asked.map(spring => (
            <NumberAnswer
              key={spring.id}
              label={`Rugóállandó: ${spring.label}`}
              unit="N/m"
              value={typed[spring.id] ?? ''}
              onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [spring.id]: text } }))}
            />
          ))}
        </Controls>
      )}
    </Frame>
  );
}
