import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { isAnswered } from '../kit/ask.ts';
import { Controls, NumberAnswer, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type Cylinder, type CylinderConfig, cylinder, levelOf } from './cylinder.ts';
import { ScaleMarks } from './scale-marks.tsx';

/** No taller than a phone can show with the first control below. */
const HEIGHT = 290;
const [TOP, BOTTOM] = [22, 266];
const GLASS = 76;

interface GlassProps {
  width: number;
  config: CylinderConfig;
  now: Cylinder;
  id: string;
}

/** The water settles to its level; under the lens the meniscus is read. */
function Glass({ width, config, now, id }: GlassProps) {
  const { max, division, labelEvery } = config.state.cylinder;
  const level = Math.min(max * 1.03, levelOf(config, now));
  const place = (value: number) => BOTTOM - (value / max) * (BOTTOM - TOP - 14);
  const x = Math.max(14, width / 2 - 120);
  const water = useRef<SVGPathElement>(null);
  useSettle(place(level), y => {
    water.current?.setAttribute('d', `M${x} ${y - 3}Q${x + GLASS / 2} ${y + 3} ${x + GLASS} ${y - 3}V${BOTTOM}H${x}Z`);
  });
  const inside = config.state.objects.filter(thing => now.inside.includes(thing.id));
  const lens = { x: x + GLASS + 54, y: 70, width: 116, height: 130 };
  const unit = lens.height / (1.3 * labelEvery);
  const middle = lens.y + lens.height / 2;
  return (
    <Quiet>
      <path ref={water} className={drawing.water} />
      {inside.map((thing, i) => {
        const r = Math.min(30, Math.max(9, Math.sqrt(thing.volume / max) * 52));
        const y = thing.floats && !now.needle ? place(level) + r * 0.3 : BOTTOM - r - 2 - (i % 2) * r;
        return (
          <g key={thing.id}>
            <circle className={classes(drawing.mid, drawing.line)} cx={x + GLASS / 2 + (i - (inside.length - 1) / 2) * 14} cy={y} r={r} />
            {thing.floats && now.needle && <path className={drawing.ink} d={`M${x + GLASS / 2} ${TOP - 16}V${y - r}`} />}
          </g>
        );
      })}
      <path className={drawing.ink} d={`M${x} ${TOP - 8}V${BOTTOM}H${x + GLASS}V${TOP - 8}M${x - 14} ${BOTTOM + 8}h${GLASS + 28}`} />
      <ScaleMarks from={0} to={max} division={division} labelEvery={labelEvery} place={place} standing x={x + GLASS - 16} />
      <clipPath id={`${id}-lens`}>
        <rect {...lens} rx={16} />
      </clipPath>
      <g clipPath={`url(#${id}-lens)`}>
        <rect className={drawing.paper} {...lens} />
        <path
          className={drawing.water}
          d={`M${lens.x} ${middle - 7}Q${lens.x + 58} ${middle + 7} ${lens.x + 116} ${middle - 7}V${lens.y + lens.height}H${lens.x}Z`}
        />
        <ScaleMarks
          from={Math.max(0, level - 0.7 * labelEvery)}
          to={Math.min(max, level + 0.7 * labelEvery)}
          division={division}
          labelEvery={labelEvery}
          place={value => middle - (value - level) * unit}
          standing
          x={lens.x + 54}
        />
      </g>
      <rect className={drawing.main} {...lens} rx={16} style={{ strokeWidth: 2 }} />
      <path className={classes(drawing.ink2, drawing.dash)} d={`M${x + GLASS + 4} ${place(level)}L${lens.x} ${middle}`} />
      <text className={drawing.small} x={lens.x + 58} y={lens.y - 8} textAnchor="middle">
        a vízszint nagyítva
      </text>
      <text className={drawing.small} x={x + GLASS + 22} y={TOP}>
        {config.state.cylinder.unit}
      </text>
    </Quiet>
  );
}

export function CylinderView(props: WidgetProps<CylinderConfig>) {
  const widget = useWidget(props, cylinder);
  const { config } = props;
  const { cylinder: scale, objects, pour, ask = [] } = config.state;
  const { inside, needle, level, volumes } = widget.state;
  const asked = objects.filter(({ id }) => config.goal?.volumes?.includes(id));
  const takesLevel = config.goal?.level || ask.some(({ when }) => when === 'read-water');
  // Hides the value of a division until the questions asked at the start are answered.
  const tellsDivision = ask.every(one => one.when !== 'start' || isAnswered(one, widget.state.answers));
  return (
    <Frame widget={widget} title="mérőhenger" how="Olvasd le a vízszintet, tedd bele a testet" split>
      <Stage label={widget.description} height={HEIGHT} maxWidth={380} picture>
        {({ width }) => <Glass width={width} config={config} now={widget.state} id={props.id} />}
      </Stage>
      <Controls>
        {pour && (
          <Slider
            label="Víz"
            value={widget.state.water}
            {...pour}
            show={() => 'a skálán olvasd le'}
            onChange={water => widget.set(s => ({ ...s, water }))}
          />
        )}
        <Row>
          {objects.map(({ id, label }) => (
            <Toggle
              key={id}
              label={`${label} a vízben`}
              on={inside.includes(id)}
              onChange={on => widget.set(s => ({ ...s, inside: on ? [...s.inside, id] : s.inside.filter(one => one !== id) }))}
            />
          ))}
          {objects.some(({ floats }) => floats) && (
            <Toggle label="Lenyomom tűvel" on={needle} onChange={on => widget.set(s => ({ ...s, needle: on }))} />
          )}
        </Row>
        {tellsDivision && <p>Egy osztásköz {quantity(scale.division, scale.unit, 3)}.</p>}
        {takesLevel && (
          <NumberAnswer label="A vízszint" unit={scale.unit} value={level} onChange={text => widget.set(s => ({ ...s, level: text }))} />
        )}
        {asked.map(({ id, label }) => (
          <NumberAnswer
            key={id}
            label={`Térfogat: ${label}`}
            unit={scale.unit}
            value={volumes[id] ?? ''}
            onChange={text => widget.set(s => ({ ...s, volumes: { ...s.volumes, [id]: text } }))}
          />
        ))}
      </Controls>
      <Questions model={cylinder} config={config} widget={widget} />
    </Frame>
  );
}
