import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import { happened } from '../kit/ask.ts';
import { Button, Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, signed, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { Journal } from '../kit/journal/view.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type CoulombConfig, coulomb, forceNow, kindOf, shownForce, writeRow } from './coulomb.ts';
import { Signs } from './signs.tsx';

const Y = 74;

/** Its name is beside it on the side where the other ball is not. */
function Ball({ charge, label, side }: { charge: number; label: string; side: 'left' | 'right' }) {
  return (
    <g>
      <circle className={classes(drawing.fill, drawing.edge)} r={18} />
      <Signs charge={charge} radius={15} scale={2} />
      <text className={drawing.halo} x={side === 'left' ? 16 : -16} y={38} textAnchor={side === 'left' ? 'end' : 'start'}>
        {label}: {signed(charge)} µC
      </text>
    </g>
  );
}

export function CoulombView(props: WidgetProps<CoulombConfig>) {
  const widget = useWidget(props, coulomb);
  const { config } = props;
  const { range, table, product, ask = [] } = config.state;
  const now = widget.state;
  const [from, to] = range.distance;
  const put = (distance: number) => widget.set(s => ({ ...s, distance: snap(distance, range.step, from, to) }));
  const force = forceNow(now);
  const shown = shownForce(config, now);
  const withProduct =
    product !== undefined && (product.after === undefined || happened(product.after, coulomb.events(config, now), ask, now.answers));
  const digits = shown >= 10 ? 1 : shown >= 1 ? 2 : 3;
  return (
    <Frame widget={widget} title="Coulomb mérlege" how="Húzd a golyót, mérd az erőt">
      <Stage label="Két töltött golyó" height={154} maxWidth={640}>
        {({ width }) => {
          const left = 72;
          const unit = (width - left - 62) / to;
          const right = left + now.distance * unit;
          // A long arrow for a large force, on a scale that keeps small ones visible.
          const length = force === 0 ? 0 : Math.min(64, 10 + 14 * Math.log10(1 + Math.abs(force) * 100));
          const outward = force > 0 ? 1 : -1;
          return (
            <>
              <Quiet>
                <path className={drawing.ink2} d={`M${left} 130H${right}M${left} 124v12M${right} 124v12`} />
                <text className={drawing.halo} x={(left + right) / 2} y={148} textAnchor="middle">
                  {num(now.distance)} cm
                </text>
                {length > 0 && (
                  <>
                    <Arrow from={[left, 26]} to={[left - outward * length, 26]} look={drawing.main2} />
                    <Arrow from={[right, 26]} to={[right + outward * length, 26]} look={drawing.main2} />
                  </>
                )}
                <g transform={`translate(${left} ${Y})`}>
                  <Ball charge={now.q1} label="1." side="left" />
                </g>
              </Quiet>
              <Handle
                x={right}
                y={Y}
                radius={20}
                hit={30}
                label="2. golyó"
                text={`${num(now.distance)} cm`}
                now={now.distance}
                min={from}
                max={to}
                onDrag={point => put((point.x - left) / unit)}
                onStep={dx => put(now.distance + dx * range.step)}
              >
                <Ball charge={now.q2} label="2." side="right" />
              </Handle>
            </>
          );
        }}
      </Stage>
      <Controls>
        <Slider label="Távolság" value={now.distance} min={from} max={to} step={range.step} unit="cm" onChange={put} />
        {range.charge !== undefined &&
          (['q1', 'q2'] as const).map(key => (
            <Slider
              key={key}
              label={key === 'q1' ? '1. töltés' : '2. töltés'}
              value={now[key]}
              min={-(range.charge ?? 1)}
              max={range.charge ?? 1}
              step={(range.charge ?? 1) / 5}
              show={value => `${signed(value)} µC`}
              onChange={value => widget.set(s => ({ ...s, [key]: value }))}
            />
          ))}
      </Controls>
      <Readouts
        items={[
          ['Erő', `${num(shown, digits)} N`],
          ['Irány', { repel: 'taszítás', attract: 'vonzás', none: 'nincs erő' }[kindOf(now) ?? 'none']],
        ]}
      />
      <Questions model={coulomb} config={config} widget={widget} />
      {table && (
        <Journal
          columns={[
            { label: 'r (cm)', digits: 1 },
            { label: 'F (N)', digits: 4 },
            ...(withProduct && product ? [{ label: product.label, digits: 1 }] : []),
          ]}
          rows={now.rows.map(({ r, f }) => ({ values: [r, f, f * r * r] }))}
          plot={{ x: 0, y: 1, series: [{ id: '', label: '' }], atLeast: [to, 0] }}
          report={{ title: config.text.title ?? widget.title, task: config.text.task }}
          onRemove={index => widget.set(s => ({ ...s, rows: s.rows.filter((_, i) => i !== index) }))}
        >
          <Button main icon="edit" onClick={() => widget.set(s => writeRow(config, s))}>
            Beírom a naplóba
          </Button>
        </Journal>
      )}
    </Frame>
  );
}
