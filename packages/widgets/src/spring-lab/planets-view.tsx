import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Meter } from './meter.tsx';
import { meterShows, type PlanetsConfig, planetName, planets, scaleEnd, writeRow } from './planets.ts';

/** No taller than a phone can show with the first control below. */
const HEIGHT = 290;
const GROUND = HEIGHT - 30;

/** The curve of the ground: a small body has a close horizon. */
const sag = { earth: 8, moon: 26, mars: 18, venus: 9, jupiter: 3 };

export function PlanetsView(props: WidgetProps<PlanetsConfig>) {
  const widget = useWidget(props, planets);
  const { config } = props;
  const { maxMass, step = 0.5, planets: offered } = config.state;
  const { planet, mass, typed } = widget.state;
  const shows = meterShows(config, widget.state);
  const asked = offered.filter(one => config.goal?.gravity?.[one]);
  return (
    <Frame widget={widget} title="súly más égitesteken" how="Válassz égitestet, és mérd meg a testet" split>
      <Stage label={widget.description} height={HEIGHT} maxWidth={420} picture>
        {({ width }) => (
          <g>
            <path
              className={drawing.soft}
              d={`M0 ${GROUND + sag[planet]}Q${width / 2} ${GROUND - sag[planet]} ${width} ${GROUND + sag[planet]}V${HEIGHT}H0Z`}
            />
            <text className={drawing.big} x={width - 12} y={GROUND + 18} textAnchor="end">
              {planetName[planet]}
            </text>
            <Meter x={width / 2} length={130} max={scaleEnd(config)} value={shows}>
              <rect className={classes(drawing.fill, drawing.edge)} x={-26} y={0} width={52} height={40} rx={7} />
              <text className={drawing.onSolid} x={0} y={25} textAnchor="middle">
                {num(mass)} kg
              </text>
            </Meter>
          </g>
        )}
      </Stage>
      <Controls>
        <Choice
          label="Hol mérsz?"
          value={planet}
          options={offered.map(value => ({ value, label: planetName[value] }))}
          onChange={value => widget.set(s => ({ ...s, planet: value }))}
        />
        <Slider
          label="Tömeg"
          value={mass}
          min={step}
          max={maxMass}
          step={step}
          unit="kg"
          onChange={value => widget.set(s => ({ ...s, mass: value }))}
        />
        <Row>
          <Button onClick={() => widget.set(s => writeRow(config, s))}>Beírom a naplóba</Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Tömeg (karos mérleg)', `${num(mass)} kg`],
          ['Súly (erőmérő)', `${num(shows)} N`],
        ]}
      />
      <Questions model={planets} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[{ label: 'm (kg)' }, { label: 'G (N)', digits: 1 }]}
        values={row => [row.x, row.y]}
        series={offered.map(id => ({ id, label: planetName[id] }))}
        seriesOf={row => row.sample}
        plot={[0, 1]}
        atLeast={[maxMass, 10 * maxMass]}
        slopeUnit={asked.length > 0 ? undefined : 'N/kg'}
        results={asked.map(one => `g (${planetName[one]}): ${typed[one] || '…'} N/kg`)}
      />
      {asked.length > 0 && (
        <Controls label="Az eredmény">
          {asked.map(one => (
            <NumberAnswer
              key={one}
              label={`g, ${planetName[one]}`}
              unit="N/kg"
              value={typed[one] ?? ''}
              onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [one]: text } }))}
            />
          ))}
        </Controls>
      )}
    </Frame>
  );
}
