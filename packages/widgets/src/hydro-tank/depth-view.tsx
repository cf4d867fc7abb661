import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useState } from 'react';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type Depth,
  type DepthConfig,
  type Direction,
  depth,
  depthStep,
  gaugeShows,
  liquidOf,
  pressureOf,
  type Shape,
  units,
  writeRow,
} from './depth.ts';

const TOP = 40;
const DEEP = 230;

/** Half widths at the surface and at the bottom, as shares of the drawing. */
const outline: Record<Shape, [number, number]> = { straight: [0.3, 0.3], wide: [0.44, 0.2], narrow: [0.16, 0.4] };
const shapeName: Record<Shape, string> = { straight: 'egyenes', wide: 'felül széles', narrow: 'felül szűk' };
const directionName: Record<Direction, string> = { down: 'felülről', side: 'oldalról', up: 'alulról' };
const turn: Record<Direction, number> = { down: 0, side: 90, up: 180 };

function Tank({ box, config, now, onDepth }: { box: Box; config: DepthConfig; now: Depth; onDepth: (depth: number) => void }) {
  const { maxDepth } = config.state;
  const middle = box.width / 2 + 16;
  const [top, bottom] = outline[now.shape].map(share => share * (box.width - 40));
  const y = (at: number) => TOP + (at / maxDepth) * DEEP;
  const unit = units(config).depth;
  const wall = `M${middle - (top ?? 0)} ${TOP}L${middle - (bottom ?? 0)} ${TOP + DEEP + 14}H${middle + (bottom ?? 0)}L${middle + (top ?? 0)} ${TOP}`;
  const put = (at: number) => onDepth(snap(at, depthStep(config), 0, maxDepth));
  return (
    <g>
      <path className={drawing.water} d={`${wall}Z`} />
      <path className={drawing.ink} d={wall} />
      <Quiet>
        {ticks([0, maxDepth], niceStep(maxDepth, 7)).map(at => (
          <g key={at}>
            <line className={drawing.gridline} x1={30} x2={box.width - 6} y1={y(at)} y2={y(at)} />
            <text className={drawing.small} x={26} y={y(at) + 4} textAnchor="end">
              {num(at)}
            </text>
          </g>
        ))}
        <text className={drawing.small} x={26} y={TOP - 16} textAnchor="end">
          {unit}
        </text>
        <path className={drawing.ink2} d={`M${middle + 30} 8Q${middle} 14 ${middle} ${y(now.depth)}`} />
      </Quiet>
      <Handle
        x={middle}
        y={y(now.depth)}
        label="Szonda mélysége"
        text={`${num(now.depth)} ${unit}`}
        now={now.depth}
        min={0}
        max={maxDepth}
        onDrag={p => put(((p.y - TOP) / DEEP) * maxDepth)}
        onStep={(dx, dy) => put(now.depth + (dx || -dy) * depthStep(config))}
      >
        <g transform={`rotate(${turn[now.direction]})`}>
          <path className={classes(drawing.fill, drawing.edge)} d="M-13 -6h26l-6 16h-14z" />
          <line className={drawing.main2} x1={-15} x2={15} y1={-7} y2={-7} />
        </g>
      </Handle>
    </g>
  );
}

export function DepthView(props: WidgetProps<DepthConfig>) {
  const widget = useWidget(props, depth);
  const { config } = props;
  const [more, setMore] = useState(false);
  const { liquids, maxDepth, shapes = [], directions } = config.state;
  const { liquid, depth: at, shape, direction, typed } = widget.state;
  const unit = units(config);
  const shows = gaugeShows(config, widget.state);
  const change = (part: Partial<Depth>) => widget.set(s => ({ ...s, ...part }));
  const asked = liquids.filter(({ id }) => config.goal?.slope?.[id]);
  return (
    <Frame widget={widget} title="nyomás a mélyben" how="Húzd a szondát, és olvasd le a nyomást" split>
      <Stage label={widget.description} height={TOP + DEEP + 24} maxWidth={420}>
        {box => <Tank box={box} config={config} now={widget.state} onDepth={value => change({ depth: value })} />}
      </Stage>
      <Controls>
        {liquids.length > 1 && (
          <Choice
            label="Folyadék"
            value={liquid}
            options={liquids.map(({ id, label }) => ({ value: id, label }))}
            onChange={value => change({ liquid: value })}
          />
        )}
        <Slider
          label="Mélység"
          value={at}
          min={0}
          max={maxDepth}
          step={depthStep(config)}
          unit={unit.depth}
          onChange={value => change({ depth: value })}
        />
        {(shapes.length > 1 || directions) && <Toggle label="Számít az edény alakja, a szonda iránya?" on={more} onChange={setMore} />}
        {more && (
          <>
            {shapes.length > 1 && (
              <Choice
                label="Az edény alakja"
                value={shape}
                options={shapes.map(value => ({ value, label: shapeName[value] }))}
                onChange={value => change({ shape: value })}
              />
            )}
            {directions && (
              <Choice<Direction>
                label="Honnan éri a nyomás a hártyát?"
                value={direction}
                options={(['down', 'side', 'up'] as const).map(value => ({ value, label: directionName[value] }))}
                onChange={value => change({ direction: value })}
              />
            )}
          </>
        )}
        <Row>
          <Button onClick={() => widget.set(s => writeRow(config, s))}>Beírom a naplóba</Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Mélység', `${num(at)} ${unit.depth}`],
          ['Nyomás (mért)', `${num(shows)} ${unit.pressure}`],
          ['A folyadék sűrűsége', `${num(liquidOf(liquids, liquid).density)} kg/m³`],
        ]}
      />
      <Questions model={depth} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: `h (${unit.depth})` }, { label: `p (${unit.pressure})` }]}
        values={row => [row.x, row.y]}
        series={liquids.length > 1 ? liquids : undefined}
        seriesOf={liquids.length > 1 ? row => row.sample : undefined}
        plot={[0, 1]}
        atLeast={[maxDepth, pressureOf(config, { liquid, depth: maxDepth })]}
        slopeUnit={asked.length > 0 ? undefined : unit.slope}
        results={asked.map(({ id, label }) => `Nyomás mélységenként (${label}): ${typed[id] || '…'} ${unit.slope}`)}
      />
      {asked.length > 0 && (
        <Controls label="Az eredmény">
          {asked.map(({ id, label }) => (
            <NumberAnswer
              key={id}
              label={`Nyomás : mélység, ${label}`}
              unit={unit.slope}
              value={typed[id] ?? ''}
              onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [id]: text } }))}
            />
          ))}
        </Controls>
      )}
    </Frame>
  );
}
