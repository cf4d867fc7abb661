import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { clock, type DayConfig, day, HOUR_STEP, heightAt, lightName, placeOf, sunriseOf } from './day.ts';
import { litPath, NIGHT } from './lit-disc.ts';

const BIG = 96;
const MIDDLE = 112;
const GRAPH = 250;
const TALL = 110;

/** The Earth from above the North Pole; the place goes round against the clock, noon faces the Sun. */
function Globe({ width, config, hour, onHour }: { width: number; config: DayConfig; hour: number; onHour: (hour: number) => void }) {
  const { latitude, declined } = placeOf(config);
  const x = width / 2 - 18;
  const ring = BIG * Math.cos((latitude * Math.PI) / 180);
  const angle = ((hour - 12) * Math.PI) / 12;
  const put = (to: number) => onHour(snap(((to % 24) + 24) % 24, HOUR_STEP, 0, 24));
  // Seen from the pole the border of light is half an ellipse; in summer the pole itself is lit.
  const share = (1 + Math.sin((declined * Math.PI) / 180)) / 2;
  return (
    <g>
      <Quiet>
        {[40, 76, MIDDLE, 148, 184].map(y => (
          <path key={y} className={drawing.ink2} d={`M${width - 4} ${y}h-24m7 -5l-7 5l7 5`} />
        ))}
        <g transform={`translate(${x} ${MIDDLE})`}>
          <circle className={drawing.line} style={NIGHT} r={BIG} />
          <path className={drawing.mid} d={litPath(BIG, share)} />
          <circle className={classes(drawing.ink2, drawing.dash)} r={ring} />
          <circle className={drawing.solid} r={3} />
        </g>
      </Quiet>
      <Handle
        x={x + ring * Math.cos(angle)}
        y={MIDDLE - ring * Math.sin(angle)}
        radius={9}
        label="A megjelölt hely"
        text={`${clock(hour)} óra`}
        now={hour}
        min={0}
        max={24}
        onDrag={p => put(12 + (Math.atan2(MIDDLE - p.y, p.x - x) * 12) / Math.PI)}
        onStep={(dx, dy) => put(hour + (dx || dy) * HOUR_STEP)}
      />
    </g>
  );
}

/** How high the Sun is through the day at the place. */
function SunPath({ width, config, hour }: { width: number; config: DayConfig; hour: number }) {
  const px = (h: number) => 34 + (h / 24) * (width - 52);
  const py = (degrees: number) => GRAPH + TALL / 2 - (degrees / 90) * (TALL / 2);
  const line = upTo(49)
    .map(i => `${px(i / 2).toFixed(1)} ${py(heightAt(config, i / 2)).toFixed(1)}`)
    .join('L');
  return (
    <Quiet>
      <rect className={drawing.grey} opacity={0.25} x={px(0)} y={py(0)} width={px(24) - px(0)} height={TALL / 2} />
      <line className={drawing.ink2} x1={px(0)} x2={px(24)} y1={py(0)} y2={py(0)} />
      <path className={drawing.main} d={`M${line}`} />
      <circle className={classes(drawing.spark, drawing.edge)} cx={px(hour)} cy={py(heightAt(config, hour))} r={9} />
      {[0, 6, 12, 18, 24].map(h => (
        <text key={h} className={drawing.small} x={px(h)} y={GRAPH + TALL + 12} textAnchor="middle">
          {h} h
        </text>
      ))}
      <text className={drawing.small} x={px(0) - 4} y={py(0) + 4} textAnchor="end">
        0°
      </text>
      <text className={drawing.small} x={px(0) - 4} y={py(90) + 8} textAnchor="end">
        90°
      </text>
    </Quiet>
  );
}

export function DayView(props: WidgetProps<DayConfig>) {
  const widget = useWidget(props, day);
  const { config } = props;
  const { hour } = widget.state;
  const toHour = (to: number) => widget.set(s => ({ ...s, hour: to }));
  const rise = sunriseOf(config);
  return (
    <Frame widget={widget} title="nappal és éjszaka" how="Forgasd a Földet" split>
      <Stage label={`A Föld az Északi-sark fölül: ${widget.description}`} height={GRAPH + TALL + 18} maxWidth={420}>
        {({ width }) => (
          <g>
            <Globe width={width} config={config} hour={hour} onHour={toHour} />
            <SunPath width={width} config={config} hour={hour} />
          </g>
        )}
      </Stage>
      <Controls>
        <Slider label="Helyi idő" value={hour} min={0} max={24} step={HOUR_STEP} show={v => `${clock(v)} óra`} onChange={toHour} />
      </Controls>
      <Readouts
        items={[
          ['Napmagasság', `${num(heightAt(config, hour), 0)}°`],
          ['Most', lightName(config, hour)],
          ['Napkelte', `${clock(rise)} óra`],
          ['Napnyugta', `${clock(24 - rise)} óra`],
        ]}
      />
      <Questions model={day} config={config} widget={widget} />
    </Frame>
  );
}
