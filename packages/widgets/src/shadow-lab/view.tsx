import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type EclipseConfig, eclipseName, moon, phaseAt, type ShadowConfig, shadow, shadowOf } from './model.ts';

function Shadow(props: WidgetProps<ShadowConfig>) {
  const widget = useWidget(props, shadow);
  const { screenAt } = props.config.state;
  const { lamp, body, at } = widget.state;
  const { full, whole } = shadowOf(widget.state, screenAt);
  return (
    <Lab
      widget={widget}
      wide
      how="Húzd a testet, vagy mozgasd a csúszkákat"
      sliders={[
        { key: 'at', label: 'A test távolsága a lámpától', min: 1, max: screenAt - 0.5, step: 0.25 },
        { key: 'body', label: 'A test magassága', min: 0.5, max: 4, step: 0.25 },
        { key: 'lamp', label: 'A lámpa mérete', min: 0, max: 4, step: 0.5, show: v => (v === 0 ? 'pontszerű' : num(v)) },
      ]}
      readouts={[
        ['Teljes árnyék', num(full)],
        ['Félárnyékkal együtt', num(whole)],
        ['Az árnyék széle', whole - full > 0.01 ? 'elmosódott' : 'éles'],
      ]}
      height={240}
      draw={({ width }, grip) => {
        const x = (v: number) => 26 + (v / screenAt) * (width - 56);
        const u = Math.min(17, 105 / Math.max(6, whole));
        const c = 120;
        return (
          <g>
            <path
              style={{ fill: 'var(--raised)' }}
              d={`M${x(at)} ${c - (body / 2) * u}L${x(screenAt)} ${c - (whole / 2) * u}V${c + (whole / 2) * u}L${x(at)} ${c + (body / 2) * u}Z`}
            />
            <path
              style={{ fill: 'var(--ink-3)', opacity: 0.55 }}
              d={`M${x(at)} ${c - (body / 2) * u}L${x(screenAt)} ${c - (full / 2) * u}V${c + (full / 2) * u}L${x(at)} ${c + (body / 2) * u}Z`}
            />
            {[-1, 1].map(side => (
              <path
                key={side}
                className={drawing.dash}
                style={{ stroke: 'var(--spark-strong)', strokeWidth: 2, fill: 'none' }}
                d={`M${x(0)} ${c + (side * -lamp * u) / 2}L${x(screenAt)} ${c + (side * whole * u) / 2}`}
              />
            ))}
            <rect
              className={classes(drawing.spark, drawing.line)}
              x={x(0) - 8}
              y={c - Math.max(6, (lamp * u) / 2)}
              width={14}
              height={Math.max(12, lamp * u)}
              rx={7}
            />
            <rect className={drawing.fill} x={x(at) - 4} y={c - (body / 2) * u} width={8} height={body * u} rx={2} />
            <line className={drawing.ink} x1={x(screenAt)} x2={x(screenAt)} y1={8} y2={232} />
            <text x={x(0)} y={234} textAnchor="middle">
              lámpa
            </text>
            <text x={x(at)} y={234} textAnchor="middle">
              test
            </text>
            <text x={x(screenAt) - 6} y={234} textAnchor="end">
              ernyő
            </text>
            {grip('at', { x: x(at), y: c }, to => ((to.x - 26) / (width - 56)) * screenAt)}
          </g>
        );
      }}
    />
  );
}

function Eclipse(props: WidgetProps<EclipseConfig>) {
  const widget = useWidget(props, moon);
  const { angle } = widget.state;
  return (
    <Lab
      widget={widget}
      title="fogyatkozások"
      how="Vidd körbe a Holdat, vagy mozgasd a csúszkát"
      sliders={[{ key: 'angle', label: 'A Hold helyzete', min: 0, max: 359, show: v => `${num(v)}°` }]}
      readouts={[
        ['Holdfázis', phaseAt(angle)],
        ['Fogyatkozás', eclipseName(angle)],
      ]}
      height={220}
      draw={({ width }, grip) => {
        const [ex, ey] = [width * 0.66, 110];
        const r = Math.min(82, width * 0.27);
        const a = ((180 - angle) * Math.PI) / 180;
        return (
          <g>
            <path
              style={{ fill: 'var(--ink-3)', opacity: 0.35 }}
              d={`M${ex} ${ey - 18}L${width - 2} ${ey - 8}V${ey + 8}L${ex} ${ey + 18}Z`}
            />
            <circle className={classes(drawing.spark, drawing.line)} cx={24} cy={ey} r={34} />
            <text x={24} y={ey + 5} textAnchor="middle" style={{ fill: 'var(--spark-ink)' }}>
              Nap
            </text>
            <circle className={classes(drawing.ink2, drawing.dash)} cx={ex} cy={ey} r={r} />
            <circle className={drawing.fill} cx={ex} cy={ey} r={18} />
            <text className={drawing.halo} x={ex} y={ey + 36} textAnchor="middle">
              Föld
            </text>
            <text className={drawing.halo} x={ex + r * Math.cos(a)} y={ey + r * Math.sin(a) - 18} textAnchor="middle">
              Hold
            </text>
            {grip('angle', { x: ex + r * Math.cos(a), y: ey + r * Math.sin(a) }, to => {
              const turned = (Math.atan2(to.y - ey, to.x - ex) * 180) / Math.PI;
              return Math.round(180 - turned + 360) % 360;
            })}
          </g>
        );
      }}
    />
  );
}

export default function ShadowLab({ config, ...rest }: WidgetProps<WidgetConfig<'shadow-lab'>>) {
  switch (config.mode) {
    case 'shadow':
      return <Shadow config={config} {...rest} />;
    case 'eclipse':
      return <Eclipse config={config} {...rest} />;
  }
}
