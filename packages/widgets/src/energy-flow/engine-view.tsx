import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { CYCLE, type EngineConfig, engine, partsOf, pistonAt, STROKES, strokeAt, strokeNames, turnTo } from './engine.ts';

const STEP = 30;
const [TOP, TRAVEL, CRANK] = [44, 76, 250];

const SHAFT = 'A főtengely állása';

/** The crank goes on from where it is: a turn of it is half of the cycle. */
function angleAt(from: number, dx: number, dy: number): number {
  const turned = (Math.atan2(dx, -dy) * 180) / Math.PI - from;
  const by = turned - 360 * Math.round(turned / 360);
  return (Math.round((from + by) / STEP) * STEP + CYCLE) % CYCLE;
}

function Cylinder({ width, angle, onTurn }: { width: number; angle: number; onTurn: (angle: number) => void }) {
  const middle = width / 2;
  const stroke = strokeAt(angle);
  const piston = TOP + 8 + pistonAt(angle) * TRAVEL;
  const turn = (angle * Math.PI) / 180;
  const [px, py] = [middle + (TRAVEL / 2) * Math.sin(turn), CRANK - (TRAVEL / 2) * Math.cos(turn)];
  const valve = (x: number, open: boolean) => (
    <path className={drawing.ink} d={`M${x} ${TOP - 30 + (open ? 10 : 0)}v${open ? 30 : 28}m-13 0h26`} />
  );
  const gas = { intake: drawing.water, compression: drawing.mid, power: drawing.spark, exhaust: drawing.grey }[stroke];
  return (
    <Quiet>
      <rect className={gas} x={middle - 46} y={TOP} width={92} height={Math.max(4, piston - TOP)} />
      <path className={drawing.ink} style={{ strokeWidth: 4 }} d={`M${middle - 48} ${TOP + 142}V${TOP}H${middle + 48}V${TOP + 142}`} />
      {valve(middle - 24, stroke === 'intake')}
      {valve(middle + 24, stroke === 'exhaust')}
      {stroke === 'power' && angle % 180 < 60 && <path className={drawing.main2} d={`M${middle} ${TOP - 12}v14l-6 8l12 2l-8 10`} />}
      <rect className={classes(drawing.fill, drawing.edge)} x={middle - 44} y={piston} width={88} height={34} rx={4} />
      <path className={drawing.ink} style={{ strokeWidth: 5 }} d={`M${middle} ${piston + 20}L${px} ${py}L${middle} ${CRANK}`} />
      <circle className={drawing.main} cx={middle} cy={CRANK} r={TRAVEL / 2} />
      <circle className={drawing.solid} cx={middle} cy={CRANK} r={6} />
      <Grip x={px} y={py} label={SHAFT} onDrag={p => onTurn(angleAt(angle, p.x - middle, p.y - CRANK))} />
      <text className={drawing.small} x={middle - 62} y={TOP - 14} textAnchor="end">
        szívószelep
      </text>
      <text className={drawing.small} x={middle + 62} y={TOP - 14}>
        kipufogószelep
      </text>
    </Quiet>
  );
}

export function EngineView(props: WidgetProps<EngineConfig>) {
  const widget = useWidget(props, engine);
  const { config } = props;
  const { unit = 'J', fuel } = config.state;
  const now = widget.state;
  const options = STROKES.map(stroke => ({ value: stroke, label: strokeNames[stroke] }));
  const number = STROKES.indexOf(strokeAt(now.angle)) + 1;
  return (
    <Frame widget={widget} title="négyütemű motor" how="Forgasd a főtengelyt" split>
      <Stage label={widget.description} height={304} maxWidth={380} picture>
        {({ width }) => <Cylinder width={width} angle={now.angle} onTurn={angle => widget.set(s => turnTo(s, angle))} />}
      </Stage>
      <Controls>
        <Slider
          label={SHAFT}
          value={now.angle}
          min={0}
          max={CYCLE - STEP}
          step={STEP}
          show={value => `${value}°, ${number}. ütem`}
          onChange={angle => widget.set(s => turnTo(s, angle))}
        />
        <Row>
          <Button main onClick={() => widget.set(s => turnTo(s, (s.angle + STEP) % CYCLE))}>
            Fordítok rajta
          </Button>
        </Row>
        {config.goal?.named &&
          STROKES.map((stroke, i) => (
            <Choice
              key={stroke}
              label={`${i + 1}. ütem`}
              value={now.named[stroke] ?? null}
              options={options}
              onChange={value => widget.set(s => ({ ...s, named: { ...s.named, [stroke]: value } }))}
            />
          ))}
      </Controls>
      <Readouts
        items={[
          ['Az üzemanyag energiája', quantity(fuel, unit)],
          ...partsOf(config).map(({ label, value }): [string, string] => [label, quantity(value, unit)]),
        ]}
      />
      <Questions model={engine} config={config} widget={widget} />
    </Frame>
  );
}
