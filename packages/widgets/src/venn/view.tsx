import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useId } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Row, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Sorter } from '../kit/sorter.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type Region, type RegionsConfig, regionName, regions, type SortConfig, shaded, sort } from './model.ts';

interface Circle {
  x: number;
  y: number;
  r: number;
}

function circles({ width, height }: Box, count: number): Circle[] {
  const r = Math.min(width / 3.4, height / (count === 2 ? 2.4 : 3.1));
  const [cx, cy] = [width / 2, height / 2 + 8];
  if (count === 2)
    return [
      { x: cx - r * 0.6, y: cy, r },
      { x: cx + r * 0.6, y: cy, r },
    ];
  return [
    { x: cx - r * 0.6, y: cy - r * 0.42, r },
    { x: cx + r * 0.6, y: cy - r * 0.42, r },
    { x: cx, y: cy + r * 0.52, r },
  ];
}

/** Where the name of a region's elements may stand. */
function center(region: Region, all: Circle[], box: Box): { x: number; y: number } {
  if (region === 'none') return { x: box.width - 34, y: box.height - 12 };
  const inside = all.filter((_, i) => region.includes('abc'[i] ?? '?'));
  const outside = all.filter(c => !inside.includes(c));
  const mid = (list: Circle[], key: 'x' | 'y') => list.reduce((sum, c) => sum + c[key], 0) / list.length;
  const [x, y] = [mid(inside, 'x'), mid(inside, 'y')];
  if (outside.length === 0) return { x, y };
  const push = inside.length === 1 ? 0.42 : 0.3;
  const [dx, dy] = [x - mid(outside, 'x'), y - mid(outside, 'y')];
  const length = Math.hypot(dx, dy) || 1;
  const r = inside[0]?.r ?? 1;
  return { x: x + (dx / length) * r * push, y: y + (dy / length) * r * push };
}

function Circles({
  box,
  sets,
  on = [],
  items = {},
  onTap,
}: {
  box: Box;
  sets: string[];
  on?: Region[];
  items?: Partial<Record<Region, string[]>>;
  onTap?: (region: Region) => void;
}) {
  const id = useId();
  const all = circles(box, sets.length);
  const shape = (region: Region) => all.filter((_, i) => region.includes('abc'[i] ?? '?'));
  return (
    <g>
      {on.includes('none') && <rect className={drawing.soft} width={box.width} height={box.height} rx={12} />}
      {on.includes('none') && all.map((c, i) => <circle key={sets[i]} className={drawing.paper} cx={c.x} cy={c.y} r={c.r} />)}
      {regions(sets.length)
        .filter(region => region !== 'none' && on.includes(region))
        .map(region => {
          const inside = shape(region);
          const outside = all.filter(c => !inside.includes(c));
          return (
            <g key={region}>
              <mask id={`${id}${region}`}>
                <rect width={box.width} height={box.height} fill="white" />
                {outside.map(c => (
                  <circle key={c.x + c.y} cx={c.x} cy={c.y} r={c.r} fill="black" />
                ))}
              </mask>
              <g mask={`url(#${id}${region})`}>
                {inside.length === 1
                  ? inside.map(c => <circle key={c.x} className={drawing.mid} cx={c.x} cy={c.y} r={c.r} />)
                  : inside.map((c, i) => (
                      <clipPath key={c.x + c.y} id={`${id}${region}${i}`}>
                        <circle cx={c.x} cy={c.y} r={c.r} />
                      </clipPath>
                    ))}
                {inside.length > 1 && (
                  <g clipPath={`url(#${id}${region}0)`}>
                    <g clipPath={`url(#${id}${region}1)`}>
                      <g clipPath={inside.length > 2 ? `url(#${id}${region}2)` : undefined}>
                        <rect className={drawing.mid} width={box.width} height={box.height} />
                      </g>
                    </g>
                  </g>
                )}
              </g>
            </g>
          );
        })}
      {all.map((c, i) => (
        <g key={sets[i]}>
          <circle className={drawing.main} cx={c.x} cy={c.y} r={c.r} />
          <text
            className={classes(drawing.accent, drawing.halo)}
            x={i === 0 ? Math.max(2, c.x - c.r) : i === 1 ? Math.min(box.width - 2, c.x + c.r) : c.x}
            y={i < 2 ? 13 : c.y + c.r - 8}
            textAnchor={i === 0 ? 'start' : i === 1 ? 'end' : 'middle'}
          >
            {sets[i]}
          </text>
        </g>
      ))}
      {onTap &&
        regions(sets.length).map(region => {
          const { x, y } = center(region, all, box);
          return (
            <Tap key={region} label={regionName(region, sets)} onTap={() => onTap(region)}>
              <circle className={drawing.hit} cx={x} cy={y} r={22} />
            </Tap>
          );
        })}
      {regions(sets.length).map(region => {
        const at = center(region, all, box);
        return indexed(items[region] ?? []).map(({ key, item, index }) => (
          <text
            key={`${region}${key}`}
            className={drawing.halo}
            x={at.x}
            y={at.y + 5 + (index - ((items[region]?.length ?? 1) - 1) / 2) * (region === 'none' ? -18 : 18)}
            textAnchor="middle"
          >
            {item}
          </text>
        ));
      })}
    </g>
  );
}

function Sort(props: WidgetProps<SortConfig>) {
  const widget = useWidget(props, sort);
  const { sets, items } = props.config.state;
  const { placement } = widget.state;
  const zones = regions(sets.length).map(region => ({ id: region, label: regionName(region, sets) }));
  const byRegion = Object.fromEntries(regions(sets.length).map(region => [region, items.filter(item => placement[item] === region)]));
  const marked = widget.wrong !== null || widget.solved;
  return (
    <Frame widget={widget} how="Koppints egy elemre, aztán a helyére">
      <Stage label={widget.description} height={sets.length === 2 ? 210 : 290} picture>
        {box => <Circles box={box} sets={sets} items={byRegion} />}
      </Stage>
      <Sorter
        items={items.map(item => ({
          id: item,
          text: item,
          mark:
            marked && placement[item] !== undefined && props.config.goal
              ? placement[item] === props.config.goal.placement[item]
                ? 'ok'
                : 'bad'
              : undefined,
        }))}
        zones={zones}
        placement={placement}
        onPlace={(item, zone) =>
          widget.set(s => {
            const { [item]: _, ...rest } = s.placement;
            const region = regions(sets.length).find(r => r === zone);
            return { placement: region ? { ...rest, [item]: region } : rest };
          })
        }
      />
    </Frame>
  );
}

function Regions(props: WidgetProps<RegionsConfig>) {
  const widget = useWidget(props, shaded);
  const { sets } = props.config.state;
  const { on } = widget.state;
  const toggle = (region: Region) => widget.set(s => ({ on: s.on.includes(region) ? s.on.filter(r => r !== region) : [...s.on, region] }));
  return (
    <Frame widget={widget} how="Koppints a részekre">
      <Stage label={widget.description} height={sets.length === 2 ? 220 : 300} picture>
        {box => <Circles box={box} sets={sets} on={on} onTap={toggle} />}
      </Stage>
      <Controls>
        <Row>
          {regions(sets.length).map(region => (
            <Toggle key={region} label={regionName(region, sets)} on={on.includes(region)} onChange={() => toggle(region)} />
          ))}
        </Row>
      </Controls>
    </Frame>
  );
}

export default function Venn({ config, ...rest }: WidgetProps<WidgetConfig<'venn'>>) {
  switch (config.mode) {
    case 'sort':
      return <Sort config={config} {...rest} />;
    case 'regions':
      return <Regions config={config} {...rest} />;
  }
}
