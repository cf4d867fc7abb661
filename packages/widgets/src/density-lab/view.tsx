import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Row as Buttons, Choice, Controls, NumberAnswer } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Lab as SliderLab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Bench, doing, type Measuring } from './bench.tsx';
import {
  defaultUnits,
  emptyRow,
  type FloatConfig,
  float,
  floats,
  type IdentifyConfig,
  identify,
  immersed,
  measured,
  type Row,
  ratioSlip,
  type SinkConfig,
  sink,
} from './model.ts';

const mostOf = (samples: readonly { volume: number }[]) => Math.max(...samples.map(({ volume }) => volume));

function Float(props: WidgetProps<FloatConfig>) {
  const widget = useWidget(props, float);
  const { samples, liquid, units = defaultUnits } = props.config.state;
  const { sample: id, rows } = widget.state;
  const sample = samples.find(s => s.id === id) ?? samples[0];
  if (!sample) return null;
  const row = rows[sample.id] ?? emptyRow;
  const update = (change: Partial<Row>) =>
    widget.set(s => ({ ...s, rows: { ...s.rows, [sample.id]: { ...(s.rows[sample.id] ?? emptyRow), ...change } } }));
  const act = (what: Measuring) => {
    if (what === 'drop') {
      // Report a wrong quotient now: after the last sample the pupil would have to find it in the log.
      if (props.config.goal && ratioSlip(row)) widget.check();
      else if (!row.dropped) update({ dropped: true, foretold: row.prediction !== undefined });
    } else if (row[what] === undefined) update({ [what]: measured(sample, what, props.seed) });
  };
  return (
    <Frame widget={widget} how="Mérj, számolj, jósolj, és csak utána engedd a vízbe">
      <Bench
        key={sample.id}
        sample={sample}
        row={row}
        units={units}
        liquid={liquid}
        most={mostOf(samples)}
        label={widget.description}
        onDo={act}
      />
      <Choice
        label="Minta"
        value={sample.id}
        options={samples.map(s => ({ value: s.id, label: s.label }))}
        onChange={value => widget.set(s => ({ ...s, sample: value }))}
      />
      <Controls>
        <Buttons>
          <Button disabled={row.mass !== undefined} onClick={() => act('mass')}>
            {doing.mass}
          </Button>
          <Button disabled={row.volume !== undefined} onClick={() => act('volume')}>
            {doing.volume}
          </Button>
        </Buttons>
        <NumberAnswer
          label="Tömeg : térfogat"
          value={row.ratio}
          unit={`${units.mass}/${units.volume}`}
          onChange={ratio => update({ ratio })}
        />
        <Choice
          label={`Mit jósolsz? (${liquid.name}: ${num(liquid.density)})`}
          value={row.prediction ?? null}
          options={[
            { value: 'floats', label: 'úszni fog' },
            { value: 'sinks', label: 'elmerül' },
          ]}
          onChange={prediction => update({ prediction })}
        />
        <Buttons>
          <Button main disabled={row.dropped} onClick={() => act('drop')}>
            {doing.drop}
          </Button>
          <Button
            onClick={() =>
              update({ ...emptyRow, mass: undefined, volume: undefined, prediction: undefined, foretold: undefined, dropped: undefined })
            }
          >
            Újra<span className="sr-only"> ezt a mintát</span>
          </Button>
        </Buttons>
      </Controls>
      <Scroll label="Mérési napló">
        <table className={panels.table}>
          <caption className="sr-only">Mérési napló</caption>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col">Tömeg : térfogat</th>
              <th scope="col">Jóslat → lett</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(s => {
              const r = rows[s.id] ?? emptyRow;
              return (
                <tr key={s.id}>
                  <th scope="row">{s.label}</th>
                  <td className={panels.num}>
                    {r.mass === undefined ? '–' : quantity(r.mass, units.mass)} :{' '}
                    {r.volume === undefined ? '–' : quantity(r.volume, units.volume)} = {r.ratio || '–'}
                  </td>
                  <td>
                    {r.prediction === undefined ? '–' : r.prediction === 'floats' ? 'úszik' : 'elmerül'} →{' '}
                    {r.dropped ? (floats(s, liquid.density) ? 'úszik' : 'elmerül') : '–'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Frame>
  );
}

function Identify(props: WidgetProps<IdentifyConfig>) {
  const widget = useWidget(props, identify);
  const { samples, materials, units = defaultUnits } = props.config.state;
  const { sample: id, rows, guess } = widget.state;
  const sample = samples.find(s => s.id === id) ?? samples[0];
  if (!sample) return null;
  const row = rows[sample.id] ?? emptyRow;
  const update = (change: Partial<Row>) =>
    widget.set(s => ({ ...s, rows: { ...s.rows, [sample.id]: { ...(s.rows[sample.id] ?? emptyRow), ...change } } }));
  const act = (what: Measuring) => {
    if (what !== 'drop' && row[what] === undefined) update({ [what]: measured(sample, what, props.seed) });
  };
  return (
    <Frame widget={widget} how="Mérd meg, és keresd ki a táblázatból">
      <Bench key={sample.id} sample={sample} row={row} units={units} most={mostOf(samples)} label={widget.description} onDo={act} />
      <Choice
        label="Minta"
        value={sample.id}
        options={samples.map(s => ({ value: s.id, label: s.label }))}
        onChange={value => widget.set(s => ({ ...s, sample: value }))}
      />
      <Controls>
        <Buttons>
          <Button disabled={row.mass !== undefined} onClick={() => act('mass')}>
            {doing.mass}
          </Button>
          <Button disabled={row.volume !== undefined} onClick={() => act('volume')}>
            {doing.volume}
          </Button>
        </Buttons>
        <Choice
          label={`Miből van: ${sample.label}?`}
          value={guess[sample.id] ?? null}
          options={materials.map(m => ({ value: m.id, label: `${m.name} (${num(m.density)} ${units.mass}/${units.volume})` }))}
          onChange={value => widget.set(s => ({ ...s, guess: { ...s.guess, [sample.id]: value } }))}
        />
      </Controls>
    </Frame>
  );
}

function Sink(props: WidgetProps<SinkConfig>) {
  const widget = useWidget(props, sink);
  const { liquid } = props.config.state;
  const { density } = widget.state;
  const part = immersed(density, liquid.density);
  return (
    <SliderLab
      widget={widget}
      title="úszó test"
      sliders={[{ key: 'density', label: 'A test sűrűsége', min: 0.1, max: 3, step: 0.05, unit: 'g/cm³' }]}
      readouts={[
        ['Bemerül', `${num(part * 100, 0)}%`],
        ['Így viselkedik', density < liquid.density ? 'úszik' : density === liquid.density ? 'lebeg' : 'elmerül'],
        [`A folyadék (${liquid.name})`, `${num(liquid.density)} g/cm³`],
      ]}
      height={220}
      draw={({ width }, grip) => (
        <>
          <rect className={drawing.water} x={10} y={80} width={width - 20} height={130} />
          <rect
            className={classes(drawing.fill, drawing.slow)}
            x={width / 2 - 36}
            y={density > liquid.density ? 136 : 80 - 72 * (1 - part)}
            width={72}
            height={72}
            rx={6}
          />
          <path className={drawing.ink} d={`M10 40v170h${width - 20}V40`} />
          <line className={classes(drawing.ink2, drawing.dash)} x1={10} x2={width - 10} y1={80} y2={80} />
          {grip('density', { x: width / 2, y: density > liquid.density ? 172 : 44 + 72 * part }, ({ y }) =>
            y <= 116 ? (liquid.density * (y - 44)) / 72 : liquid.density + ((y - 116) / 56) * (3 - liquid.density),
          )}
        </>
      )}
    />
  );
}

export default function DensityLab({ config, ...rest }: WidgetProps<WidgetConfig<'density-lab'>>) {
  switch (config.mode) {
    case 'measure-and-float':
      return <Float config={config} {...rest} />;
    case 'identify':
      return <Identify config={config} {...rest} />;
    case 'sink':
      return <Sink config={config} {...rest} />;
  }
}
