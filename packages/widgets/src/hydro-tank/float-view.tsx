import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Arrow } from '../kit/arrow.tsx';
import { Button, Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { liquidOf } from './depth.ts';
import {
  bodyOf,
  buoyancyOf,
  type Float,
  type FloatConfig,
  fateName,
  fateOf,
  float,
  letGo,
  meterShows,
  pairKey,
  submergedOf,
  volumeUnder,
  weightOf,
  writeRow,
} from './float.ts';

const SURFACE = 150;
const BOTTOM = 268;
const SIDE = 62;
const LOWER_STEP = 0.05;

/** Where the top of the body is: lowered as far as it goes, on the bottom, or afloat. */
function topOf(config: FloatConfig, now: Float): number {
  if (now.free && fateOf(config, now) === 'sinks') return BOTTOM - SIDE;
  if (now.free && fateOf(config, now) === 'hovers') return SURFACE + 24;
  return SURFACE - SIDE + submergedOf(config, now) * SIDE - (now.lowered === 0 && !now.free ? 14 : 0);
}

interface BathProps {
  box: Box;
  config: FloatConfig;
  now: Float;
  onLower: (share: number) => void;
}

const LOWERED = 'Ennyit engedsz bele';

function Bath({ box, config, now, onLower }: BathProps) {
  const body = useRef<SVGGElement>(null);
  const rope = useRef<SVGLineElement>(null);
  const x = box.width / 2;
  useSettle(topOf(config, now), y => {
    body.current?.setAttribute('transform', `translate(${x} ${y.toFixed(1)})`);
    rope.current?.setAttribute('y2', y.toFixed(1));
  });
  const [weight, lift] = [weightOf(config, now.body), buoyancyOf(config, now)];
  const px = 56 / weight;
  return (
    <g>
      <rect className={drawing.water} x={12} y={SURFACE} width={box.width - 24} height={BOTTOM - SURFACE} />
      <path className={drawing.ink} d={`M12 104V${BOTTOM}H${box.width - 12}V104`} />
      <text x={20} y={BOTTOM - 10}>
        {liquidOf(config.state.liquids, now.liquid).label}
      </text>
      <g ref={body}>
        <rect className={classes(drawing.mid, drawing.outline)} x={-SIDE / 2} y={0} width={SIDE} height={SIDE} rx={5} />
        <Arrow from={[-10, SIDE / 2]} to={[-10, SIDE / 2 + weight * px]} look={drawing.ink} />
        {lift * px > 2 && <Arrow from={[10, SIDE / 2]} to={[10, SIDE / 2 - lift * px]} look={drawing.main} />}
        <text className={drawing.halo} x={-SIDE / 2 - 8} y={SIDE / 2 + 24} textAnchor="end">
          súly
        </text>
        {lift * px > 2 && (
          <text className={classes(drawing.accent, drawing.halo)} x={SIDE / 2 + 8} y={SIDE / 2 - 8}>
            felhajtóerő
          </text>
        )}
      </g>
      {!now.free && (
        <g>
          <line ref={rope} className={drawing.ink2} x1={x} x2={x} y1={32} />
          <rect className={classes(drawing.raised, drawing.line)} x={x - 46} y={2} width={92} height={30} rx={8} />
          <text className={drawing.big} x={x} y={23} textAnchor="middle">
            {num(meterShows(config, now))} N
          </text>
          <Grip x={x} y={topOf(config, now)} label={LOWERED} onDrag={p => onLower(snap((p.y - SURFACE) / SIDE + 1, LOWER_STEP, 0, 1))} />
        </g>
      )}
    </g>
  );
}

export function FloatView(props: WidgetProps<FloatConfig>) {
  const widget = useWidget(props, float);
  const { config } = props;
  const { bodies, liquids, densities = true } = config.state;
  const now = widget.state;
  const { label, volume, density } = bodyOf(config, now.body);
  const change = (part: Partial<Float>) => widget.set(s => ({ ...s, free: false, lowered: 0, ...part }));
  const key = pairKey(now);
  return (
    <Frame widget={widget} title="merülő test" how="Engedd a folyadékba, mérj, aztán engedd el" split>
      <Stage label={widget.description} height={BOTTOM + 8} maxWidth={420} picture>
        {box => <Bath key={now.body} box={box} config={config} now={now} onLower={lowered => change({ lowered })} />}
      </Stage>
      <Controls>
        {bodies.length > 1 && (
          <Choice
            label="Test"
            value={now.body}
            options={bodies.map(b => ({ value: b.id, label: b.label }))}
            onChange={value => change({ body: value })}
          />
        )}
        {liquids.length > 1 && (
          <Choice
            label="Folyadék"
            value={now.liquid}
            options={liquids.map(l => ({ value: l.id, label: l.label }))}
            onChange={value => change({ liquid: value })}
          />
        )}
        <Slider
          label={LOWERED}
          value={now.free ? 1 : now.lowered}
          min={0}
          max={1}
          step={LOWER_STEP}
          show={v => `${num(v * 100, 0)}%`}
          onChange={value => change({ lowered: value })}
        />
        {config.goal?.predictAll && (
          <Choice
            label={`Mit jósolsz: ${label}?`}
            value={now.guesses[key] ?? null}
            options={(['floats', 'hovers', 'sinks'] as const).map(value => ({ value, label: fateName[value] }))}
            onChange={value => widget.set(s => ({ ...s, guesses: { ...s.guesses, [key]: value } }))}
          />
        )}
        <Row>
          <Button main disabled={now.free} onClick={() => widget.set(letGo)}>
            Elengedem
          </Button>
          <Button disabled={now.free} onClick={() => widget.set(s => writeRow(config, s))}>
            Beírom a naplóba
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Súlya levegőn', `${num(weightOf(config, now.body))} N`],
          ['Térfogata', `${num(volume)} cm³`],
          ...(densities ? [['Sűrűsége', `${num(density)} g/cm³`] satisfies [string, string]] : []),
          ['A folyadékban', `${num(volumeUnder(config, now), 0)} cm³`],
          ['Felhajtóerő', `${num(buoyancyOf(config, now))} N`],
          ...(now.free ? [['A test', fateName[fateOf(config, now)]] satisfies [string, string]] : []),
        ]}
      />
      <Questions model={float} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: 'V (cm³)', digits: 0 }, { label: 'F (N)' }]}
        values={row => [row.x, row.y]}
        series={liquids.length > 1 ? liquids : undefined}
        seriesOf={liquids.length > 1 ? row => row.liquid : undefined}
        plot={[0, 1]}
        atLeast={[volume, (volume * liquidOf(liquids, now.liquid).density) / 1e5]}
        slopeUnit="N/cm³"
      />
    </Frame>
  );
}
