import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { forceStep, liftOf, lifts, type Press, type PressConfig, press, pressure, strokeOf, ways } from './press.ts';

const LEVEL = 130;
const BASE = 220;

interface PistonsProps {
  box: Box;
  config: PressConfig;
  now: Press;
  onWay: (way: number) => void;
}

const WAY = 'A kis dugattyú útja';
const wayStep = (config: PressConfig) => strokeOf(config) / 20;

function Pistons({ box, config, now, onWay }: PistonsProps) {
  const { smallArea, maxLargeArea = now.largeArea, load, maxForce } = config.state;
  const widest = Math.min(150, box.width * 0.42);
  const size = (area: number) => Math.max(24, widest * Math.sqrt(area / Math.max(maxLargeArea, now.largeArea)));
  const [small, large] = [size(smallArea), size(now.largeArea)];
  const { small: down, large: up } = ways(config, now);
  const scale = 66 / strokeOf(config);
  const [left, right] = [box.width * 0.2, box.width * 0.68];
  const [ySmall, yLarge] = [LEVEL + down * scale, LEVEL - Math.max(up > 0 ? 2 : 0, up * scale)];
  return (
    <g>
      <path
        className={drawing.water}
        d={`M${left - small / 2} ${ySmall}V${BASE}H${right + large / 2}V${yLarge}H${right - large / 2}V${BASE - 30}H${left + small / 2}V${ySmall}Z`}
      />
      <path
        className={drawing.ink}
        d={`M${left - small / 2} 76V${BASE}H${right + large / 2}V76M${right - large / 2} 76V${BASE - 30}H${left + small / 2}V76`}
      />
      <rect className={classes(drawing.grey, drawing.edge)} x={left - small / 2} y={ySmall - 12} width={small} height={12} />
      <rect className={classes(drawing.grey, drawing.edge)} x={right - large / 2} y={yLarge - 12} width={large} height={12} />
      <path className={drawing.ink} d={`M${left} ${ySmall - 12}V${ySmall - 40}`} />
      {now.force > 0 && <Arrow from={[left, ySmall - 44 - 8 - (now.force / maxForce) * 40]} to={[left, ySmall - 40]} look={drawing.main} />}
      <text className={drawing.halo} x={left} y={ySmall - 60 - (now.force / maxForce) * 40} textAnchor="middle">
        {num(now.force)} N
      </text>
      <rect className={classes(drawing.mid, drawing.line)} x={right - 30} y={yLarge - 56} width={60} height={44} rx={4} />
      <text x={right} y={yLarge - 29} textAnchor="middle">
        {num(load)} N
      </text>
      <Grip
        x={left}
        y={ySmall - 6}
        label={WAY}
        onDrag={p => onWay(snap((p.y + 6 - LEVEL) / scale, wayStep(config), 0, strokeOf(config)))}
      />
      <text x={left} y={BASE + 20} textAnchor="middle">
        {num(smallArea)} cm²
      </text>
      <text x={right} y={BASE + 20} textAnchor="middle">
        {num(now.largeArea)} cm²
      </text>
    </g>
  );
}

export function PressView(props: WidgetProps<PressConfig>) {
  const widget = useWidget(props, press);
  const { config } = props;
  const { maxForce, maxLargeArea, smallArea, load } = config.state;
  const { force, largeArea, way } = widget.state;
  const change = (part: Partial<Press>) => widget.set(s => ({ ...s, ...part }));
  const { small, large } = ways(config, widget.state);
  return (
    <Frame widget={widget} title="hidraulikus sajtó" how="Nyomd a kis dugattyút" split>
      <Stage label={widget.description} height={BASE + 28} picture>
        {box => <Pistons box={box} config={config} now={widget.state} onWay={way => change({ way })} />}
      </Stage>
      <Controls>
        <Slider
          label="Erő a kis dugattyún"
          value={force}
          min={0}
          max={maxForce}
          step={forceStep(config)}
          unit="N"
          onChange={value => change({ force: value })}
        />
        {maxLargeArea && (
          <Slider
            label="A nagy dugattyú felülete"
            value={largeArea}
            min={smallArea}
            max={maxLargeArea}
            step={smallArea}
            unit="cm²"
            onChange={value => change({ largeArea: value })}
          />
        )}
        <Slider
          label={WAY}
          value={way}
          min={0}
          max={strokeOf(config)}
          step={wayStep(config)}
          unit="cm"
          onChange={value => change({ way: value })}
        />
      </Controls>
      <Readouts
        items={[
          ['Nyomás a folyadékban', `${num(pressure(config, widget.state) / 1000, 1)} kPa`],
          ['Emelőerő', `${num(liftOf(config, widget.state))} N`],
          ['A teher', lifts(config, widget.state) ? `${num(large)} cm-rel feljebb` : `nem mozdul (${num(load)} N)`],
          ['Munka: be és ki', `${num((force * small) / 100, 1)} J, ${num((liftOf(config, widget.state) * large) / 100, 1)} J`],
        ]}
      />
      <Questions model={press} config={config} widget={widget} />
    </Frame>
  );
}
