import { eclipseAt, elongation, MONTH, phaseOf } from '@eszkerek/physics/sky';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type EclipseConfig, eclipse, eclipseName, type Sky } from './eclipse.ts';
import { LitBall, ORBIT_HEIGHT, Orbit } from './orbit.tsx';
import { DAY_STEP, phaseName } from './phases.ts';

const SIDE = 150;
const MIDDLE = ORBIT_HEIGHT + SIDE / 2 + 6;
/** px of a diameter of the Moon, in the view from the side. */
const MOON = 6;
const MOST = 10;
const STEP = 0.5;
const ABOVE = 'A Hold a pályasík fölött';

/** Sun, Earth and Moon from the side, with their shadows; distances are not to scale. */
function FromSide({ width, now, onOffset }: { width: number; now: Sky; onOffset: (offset: number) => void }) {
  const x = width / 2 - 14;
  const along = Math.cos((elongation(now.day) * Math.PI) / 180) * 92;
  const moon = { x: x + along, y: MIDDLE - now.offset * MOON };
  return (
    <Quiet>
      <rect className={drawing.paper} x={2} y={ORBIT_HEIGHT + 4} width={width - 4} height={SIDE} rx={10} />
      <line className={classes(drawing.ink2, drawing.dash)} x1={8} x2={width - 8} y1={MIDDLE} y2={MIDDLE} />
      <circle className={drawing.spark} cx={width - 8} cy={MIDDLE} r={26} />
      <path className={drawing.grey} opacity={0.35} d={`M${x} ${MIDDLE - 11}L10 ${MIDDLE - 6}V${MIDDLE + 6}L${x} ${MIDDLE + 11}Z`} />
      {along > 0 && <path className={drawing.grey} opacity={0.35} d={`M${moon.x} ${moon.y - 3}L${x} ${moon.y}L${moon.x} ${moon.y + 3}Z`} />}
      <g transform={`translate(${x} ${MIDDLE})`}>
        <LitBall radius={11} look={drawing.mid} />
      </g>
      <g transform={`translate(${moon.x.toFixed(1)} ${moon.y.toFixed(1)})`}>
        <LitBall radius={4} look={drawing.spark} />
      </g>
      <Grip {...moon} drawn label={ABOVE} onDrag={p => onOffset(snap((MIDDLE - p.y) / MOON, STEP, -MOST, MOST))} />
      <text x={10} y={ORBIT_HEIGHT + 24}>
        oldalról nézve
      </text>
    </Quiet>
  );
}

export function EclipseView(props: WidgetProps<EclipseConfig>) {
  const widget = useWidget(props, eclipse);
  const { config } = props;
  const now = widget.state;
  const change = (part: Partial<Sky>) => widget.set(s => ({ ...s, ...part }));
  return (
    <Frame widget={widget} title="fogyatkozások" how="Keresd meg, mikor esik árnyék" split>
      <Stage label={`A Hold útja: ${widget.description}`} height={ORBIT_HEIGHT + SIDE + 8} maxWidth={420}>
        {({ width }) => (
          <g>
            <Orbit width={width} day={now.day} onDay={day => change({ day })} />
            <FromSide width={width} now={now} onOffset={offset => change({ offset })} />
          </g>
        )}
      </Stage>
      <Controls>
        <Slider label="Újhold óta" value={now.day} min={0} max={MONTH} step={DAY_STEP} unit="nap" onChange={day => change({ day })} />
        <Slider
          label={ABOVE}
          value={now.offset}
          min={-MOST}
          max={MOST}
          step={STEP}
          show={v => `${num(v)} holdátmérő`}
          onChange={offset => change({ offset })}
        />
      </Controls>
      <Readouts
        items={[
          ['Fázis', phaseName[phaseOf(now.day)]],
          ['Árnyék', eclipseName(eclipseAt(now.day, now.offset))],
        ]}
      />
      <Questions model={eclipse} config={config} widget={widget} />
    </Frame>
  );
}
