import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type AxleConfig, axle, forceStep, turning, turningName } from './axle.ts';

export function AxleView(props: WidgetProps<AxleConfig>) {
  const widget = useWidget(props, axle);
  const { config } = props;
  const { load, drum, maxWheel, maxForce } = config.state;
  const { wheel, force } = widget.state;
  return (
    <Lab
      widget={widget}
      title="hengerkerék"
      sliders={[
        { key: 'wheel', label: 'A kerék sugara', min: drum, max: maxWheel, step: 1, unit: 'cm' },
        { key: 'force', label: 'Húzóerő', min: 0, max: maxForce, step: forceStep(config), unit: 'N' },
      ]}
      extra={<Questions model={axle} config={config} widget={widget} />}
      readouts={[
        ['Henger: G · r', `${num(load)} · ${num(drum)} = ${num(load * drum)}`],
        ['Kerék: F · R', `${num(force)} · ${num(wheel)} = ${num(force * wheel)}`],
        ['A hengerkerék', turningName[turning(config, widget.state)]],
      ]}
      height={300}
      draw={({ width }, grip) => {
        const px = Math.min(100, width * 0.28) / maxWheel;
        const [x, y] = [width / 2, 116];
        const [r, big] = [Math.max(10, drum * px), wheel * px];
        const pulled = 60 / maxForce;
        return (
          <g>
            <circle className={classes(drawing.tint, drawing.outline)} cx={x} cy={y} r={big} />
            <circle className={classes(drawing.mid, drawing.line)} cx={x} cy={y} r={r} />
            <circle className={drawing.solid} cx={x} cy={y} r={4} />
            <path className={classes(drawing.ink2, drawing.dash)} d={`M${x} ${y}H${x + big}M${x} ${y}H${x - r}`} />
            <path className={drawing.ink} d={`M${x - r} ${y}V${y + 110}`} />
            <rect className={classes(drawing.brand, drawing.edge)} x={x - r - 20} y={y + 110} width={40} height={32} rx={4} />
            <text className={drawing.halo} x={x - r} y={y + 160} textAnchor="middle">
              {num(load)} N
            </text>
            <path className={drawing.main} d={`M${x + big} ${y}v40`} />
            {force > 0 && <Arrow from={[x + big, y + 40]} to={[x + big, y + 54 + force * pulled]} look={drawing.main} />}
            <text className={drawing.halo} x={Math.min(x + big + 22, width - 44)} y={y + 34}>
              {num(force)} N
            </text>
            <text className={drawing.halo} x={x + big} y={y - big - 4} textAnchor="middle">
              R = {num(wheel)} cm
            </text>
            <text className={drawing.halo} x={x - big - 8} y={y + 5} textAnchor="end">
              r = {num(drum)} cm
            </text>
            {grip('wheel', { x: x + big, y }, p => (p.x - x) / px)}
            {grip('force', { x: x + big, y: y + 54 + force * pulled }, p => (p.y - y - 54) / pulled)}
          </g>
        );
      }}
    />
  );
}
