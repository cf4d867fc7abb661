import { advantage } from '@eszkerek/physics/pulleys';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row, Slider, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  forceOf,
  type Lift,
  type LiftConfig,
  lift,
  loadStep,
  maxMovable,
  maxRope,
  meterShows,
  ROPE_STEP,
  raisedOf,
  systemName,
  writeRow,
} from './lift.ts';
import { RADIUS, rigOf } from './rope-path.ts';

/** No taller than a phone can keep in sight over the controls. */
const HEIGHT = 284;
const LOW = 186;
/** px the load rises at most, and the pupil's hand goes down at most. */
const RISE = 52;
const PULL = 130;
const HAND = 100;

function Scene({ box, config, now, onRope }: { box: Box; config: LiftConfig; now: Lift; onRope: (rope: number) => void }) {
  const most = maxRope(config);
  const raised =
    (raisedOf(now) / most) * advantage(now.system, now.movable) * (RISE / Math.max(1, advantage(now.system, now.movable) ** 0.5));
  const rig = rigOf(now.system, now.movable, box.width / 2 - 14, LOW - raised);
  const hand = HAND + (now.rope / most) * PULL;
  const put = (rope: number) => onRope(snap(rope, ROPE_STEP, 0, most));
  const size = 34 + 22 * (now.load / config.state.maxLoad);
  return (
    <g>
      <Quiet>
        <rect className={drawing.grey} x={12} y={2} width={box.width - 24} height={10} rx={3} />
        {indexed(rig.ropes).map(({ key, item }) => (
          <path key={key} className={drawing.main} d={item} />
        ))}
        <path className={drawing.main} d={`M${rig.end.x} ${rig.end.y}V${hand - 40}`} />
        {indexed(rig.wheels).map(({ key, item: { x, y, movable } }) => (
          <g key={key}>
            {!movable && <path className={drawing.ink} d={`M${x} ${y}V12`} />}
            <circle className={classes(movable ? drawing.mid : drawing.raised, drawing.line)} cx={x} cy={y} r={RADIUS - 2} />
            <circle className={drawing.solid} cx={x} cy={y} r={3} />
          </g>
        ))}
        {now.system === 'tackle' && now.movable > 1 && (
          <path
            className={drawing.ink}
            d={`M${rig.wheels[0]?.x ?? 0} ${LOW - raised}H${rig.wheels.filter(w => w.movable).at(-1)?.x ?? 0}`}
          />
        )}
        <path
          className={drawing.ink}
          d={`M${rig.hook.x} ${rig.hook.y - (now.movable > 0 ? RADIUS : 0)}v${(now.movable > 0 ? RADIUS : 0) + 12}`}
        />
        <rect
          className={classes(drawing.brand, drawing.edge)}
          x={rig.hook.x - size / 2}
          y={rig.hook.y + 12}
          width={size}
          height={size * 0.8}
          rx={4}
        />
        <text className={drawing.halo} x={rig.hook.x} y={rig.hook.y + 12 + size * 0.8 + 17} textAnchor="middle">
          {num(now.load)} N
        </text>
        <rect className={classes(drawing.raised, drawing.line)} x={rig.end.x - 9} y={hand - 40} width={18} height={30} rx={5} />
        <text className={classes(drawing.big, drawing.halo)} x={rig.end.x + 16} y={hand - 18}>
          {num(meterShows(config, now))} N
        </text>
      </Quiet>
      <Handle
        x={rig.end.x}
        y={hand}
        label="Kötél vége"
        text={`${num(now.rope)} m kötél behúzva`}
        now={now.rope}
        min={0}
        max={most}
        onDrag={p => put(((p.y - HAND) / PULL) * most)}
        onStep={(dx, dy) => put(now.rope + (dx || -dy) * ROPE_STEP)}
      />
    </g>
  );
}

export function LiftView(props: WidgetProps<LiftConfig>) {
  const widget = useWidget(props, lift);
  const { config } = props;
  const { maxLoad, systems = ['tackle'] } = config.state;
  const now = widget.state;
  const change = (part: Partial<Lift>) => widget.set(s => ({ ...s, ...part }));
  const { goal } = config;
  const force = meterShows(config, now);
  return (
    <Frame widget={widget} title="csigák" how="Állítsd össze a csigákat, és húzd a kötelet" split>
      <Stage label={widget.description} height={HEIGHT} maxWidth={420}>
        {box => <Scene box={box} config={config} now={now} onRope={rope => change({ rope })} />}
      </Stage>
      <Controls>
        <Stepper
          label="Mozgócsigák"
          value={now.movable}
          min={0}
          max={maxMovable(config)}
          onChange={movable => change({ movable, rope: 0 })}
        />
        {systems.length > 1 && (
          <Choice
            label="Összeállítás"
            value={now.system}
            options={systems.map(value => ({ value, label: systemName[value] }))}
            onChange={system => change({ system, rope: 0 })}
          />
        )}
        <Slider
          label="Teher"
          value={now.load}
          min={loadStep(config)}
          max={maxLoad}
          step={loadStep(config)}
          unit="N"
          onChange={load => change({ load })}
        />
        <Slider
          label="Behúzott kötél"
          value={now.rope}
          min={0}
          max={maxRope(config)}
          step={ROPE_STEP}
          unit="m"
          onChange={rope => change({ rope })}
        />
        <Row>
          <Button onClick={() => widget.set(s => writeRow(config, s))}>Beírom a naplóba</Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Húzóerő (mért)', `${num(force)} N`],
          ['Behúzott kötél', `${num(now.rope)} m`],
          ['A teher emelkedése', `${num(raisedOf(now))} m`],
          ...(goal?.work ? [] : [['Munka a kötélnél', `${num(forceOf(config, now) * now.rope, 1)} J`] satisfies [string, string]]),
          ['A teher emelése', `${num(now.load * raisedOf(now), 1)} J`],
        ]}
      />
      <Questions model={lift} config={config} widget={widget} />
      <Notebook
        widget={widget}
        columns={[
          { label: 'mozgócsiga', digits: 0 },
          { label: 'G (N)' },
          { label: 'F (N)', digits: 1 },
          { label: 'kötél (m)' },
          { label: 'emelés (m)', digits: 3 },
        ]}
        values={row => [row.movable, row.load, row.force, row.rope, row.raised]}
        series={systems.length > 1 ? systems.map(id => ({ id, label: systemName[id] })) : undefined}
        seriesOf={systems.length > 1 ? row => row.system : undefined}
        results={goal?.work ? [`A munka: ${now.work || '…'} J`] : []}
      />
      {goal?.work && (
        <Controls label="Az eredmény">
          <NumberAnswer label="Munka a kötél végén" unit="J" value={now.work} onChange={work => change({ work })} />
        </Controls>
      )}
    </Frame>
  );
}
