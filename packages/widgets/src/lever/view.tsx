import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useMemo } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  ARMS,
  type BalanceConfig,
  balance,
  balancesAgain,
  type OneSidedConfig,
  oneSided,
  springScale,
  type TippingConfig,
  tipping,
  tippingAngle,
  torque,
  type WrenchConfig,
  wrench,
} from './model.ts';

const placeLabel = (side: string, { label, weight }: { label?: string | undefined; weight: number }, unit: string) =>
  `${side}: ${label ?? `${num(weight)} ${unit}`} helye`;

/** A short beam rises less: on a phone the readings below it are in sight. */
const pivotOf = (width: number) => (width < 400 ? 98 : 138);

function Balance(props: WidgetProps<BalanceConfig>) {
  const widget = useWidget(props, balance);
  const { left, right, arms = ARMS, unit = 'N' } = props.config.state;
  const { state } = widget;
  const [l, r] = [torque(left, state.left), torque(right, state.right)];
  const tilt = Math.max(-7, Math.min(7, (r - l) / 3));
  const again = useMemo(() => balancesAgain(props.config.state), [props.config]);
  const put = (side: 'left' | 'right', index: number, arm: number) =>
    widget.set(s => ({ ...s, [side]: s[side].map((before, i) => (i === index ? arm : before)) }));
  const sides = [
    { key: 'left' as const, weights: left, sign: -1, name: 'Bal' },
    { key: 'right' as const, weights: right, sign: 1, name: 'Jobb' },
  ];
  return (
    <Frame
      widget={widget}
      title="mérleghinta"
      how="Told a súlyokat a karon"
      next={again ? 'Keress másik egyensúlyt is: told odébb a súlyokat!' : 'Told odébb a súlyt: melyik oldal billen le?'}
    >
      <Stage label={widget.description} height={width => pivotOf(width) + 72} picture>
        {({ width }) => {
          const unitX = (width / 2 - 20) / arms;
          return (
            <g transform={`translate(${width / 2} ${pivotOf(width)})`}>
              <path className={drawing.brand} d="M0 4l-22 56h44z" />
              <g className={drawing.slow} transform={`rotate(${tilt})`}>
                <rect className={classes(drawing.raised, drawing.line)} x={-width / 2 + 12} y={-6} width={width - 24} height={12} rx={6} />
                {upTo(arms).flatMap(i =>
                  [-1, 1].map(sign => (
                    <g key={`${sign}${i}`} transform={`translate(${sign * (i + 1) * unitX} 0)`}>
                      <line className={drawing.line} y1={-6} y2={6} />
                      {i % 2 === 1 && (
                        <text className={drawing.small} y={20} textAnchor="middle">
                          {i + 1}
                        </text>
                      )}
                    </g>
                  )),
                )}
                {sides.flatMap(side =>
                  indexed(side.weights).map(({ key, item, index }) => {
                    const x = side.sign * (state[side.key][index] ?? item.arm) * unitX;
                    const size = 22 + Math.min(20, item.weight * 2);
                    return (
                      <g key={side.key + key}>
                        <rect
                          className={item.fixed ? drawing.mid : drawing.fill}
                          x={x - size / 2}
                          y={-6 - size}
                          width={size}
                          height={size}
                          rx={5}
                        />
                        <text className={drawing.halo} x={x} y={-12 - size} textAnchor="middle">
                          {num(item.weight)} {unit}
                        </text>
                        {!item.fixed && (
                          <Grip
                            x={x}
                            y={-6 - size / 2}
                            label={placeLabel(side.name, item, unit)}
                            onDrag={to => put(side.key, index, snap((side.sign * (to.x - width / 2)) / unitX, 1, 1, arms))}
                          />
                        )}
                      </g>
                    );
                  }),
                )}
              </g>
            </g>
          );
        }}
      </Stage>
      <Controls>
        <div className={controls.fields}>
          {sides.flatMap(side =>
            indexed(side.weights)
              .filter(({ item }) => !item.fixed)
              .map(({ key, item, index }) => (
                <Stepper
                  key={side.key + key}
                  label={placeLabel(side.name, item, unit)}
                  value={state[side.key][index] ?? item.arm}
                  min={1}
                  max={arms}
                  onChange={arm => put(side.key, index, arm)}
                />
              )),
          )}
        </div>
      </Controls>
      <Readouts
        items={sides.map(side => [
          `${side.name} oldal`,
          side.weights
            .map((w, i) => `${num(w.weight)} · ${state[side.key][i]}`)
            .join(' + ')
            .concat(` = ${num(torque(side.weights, state[side.key]))}`),
        ])}
      />
    </Frame>
  );
}

function Wrench(props: WidgetProps<WrenchConfig>) {
  const widget = useWidget(props, wrench);
  const { maxForce, maxArm } = props.config.state;
  const { force, arm } = widget.state;
  return (
    <Lab
      widget={widget}
      title="csavarkulcs"
      how="Húzd az erőt a kulcson, vagy mozgasd a csúszkákat"
      sliders={[
        { key: 'force', label: 'Erő', min: 0, max: maxForce, step: maxForce / 40, unit: 'N' },
        { key: 'arm', label: 'Erőkar', min: maxArm / 20, max: maxArm, step: maxArm / 20, unit: 'm' },
      ]}
      readouts={[
        ['Forgatónyomaték', `${num(force * arm)} N·m`],
        ['Számítás', `${num(force)} N · ${num(arm)} m`],
      ]}
      height={190}
      draw={({ width }, grip) => {
        const end = 50 + (arm / maxArm) * (width - 90);
        return (
          <g>
            <path className={classes(drawing.mid, drawing.line)} d="M40 72l20 12v22l-20 12l-20 -12v-22z" />
            <rect className={classes(drawing.raised, drawing.line)} x={40} y={86} width={width - 60} height={18} rx={8} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={40} x2={end} y1={132} y2={132} />
            <text x={(40 + end) / 2} y={150} textAnchor="middle">
              {num(arm)} m
            </text>
            <path className={drawing.main} d={`M${end} ${84 - 18 - (force / maxForce) * 46}V84m-7 -10l7 10l7 -10`} />
            <text className={drawing.halo} x={Math.min(end, width - 30)} y={58 - (force / maxForce) * 46} textAnchor="middle">
              {num(force)} N
            </text>
            {grip('arm', { x: end, y: 95 }, to => ((to.x - 50) / (width - 90)) * maxArm)}
          </g>
        );
      }}
    />
  );
}

function OneSided(props: WidgetProps<OneSidedConfig>) {
  const widget = useWidget(props, oneSided);
  const { load, loadArm, maxArm } = props.config.state;
  const { arm } = widget.state;
  return (
    <Lab
      widget={widget}
      title="egyoldalú emelő"
      how="Húzd oda, ahol megfogod, vagy mozgasd a csúszkát"
      sliders={[{ key: 'arm', label: 'Itt fogod meg', min: 1, max: maxArm, step: 0.5, unit: 'cm' }]}
      readouts={[
        ['Teher', `${num(load)} N · ${num(loadArm)} cm = ${num(load * loadArm)}`],
        ['Mért erő', `${num(springScale(props.config.state, widget.state))} N`],
      ]}
      height={180}
      draw={({ width }, grip) => {
        const x = (v: number) => 30 + (v / maxArm) * (width - 50);
        return (
          <g>
            <rect className={classes(drawing.raised, drawing.line)} x={20} y={94} width={width - 34} height={14} rx={7} />
            <circle className={classes(drawing.brand, drawing.edge)} cx={30} cy={101} r={11} />
            <path className={drawing.main2} d={`M${x(loadArm)} 110v44m-7 -9l7 9l7 -9`} />
            <text x={x(loadArm)} y={172} textAnchor="middle">
              {num(load)} N
            </text>
            <path className={drawing.main} d={`M${x(arm)} 92v-44m-7 9l7 -9l7 9`} />
            <text className={drawing.halo} x={Math.min(x(arm), width - 26)} y={38} textAnchor="middle">
              {num(springScale(props.config.state, widget.state))} N
            </text>
            {grip('arm', { x: x(arm), y: 101 }, to => ((to.x - 30) / (width - 50)) * maxArm)}
          </g>
        );
      }}
    />
  );
}

function Tipping(props: WidgetProps<TippingConfig>) {
  const widget = useWidget(props, tipping);
  const { width: w, height: h } = props.config.state;
  const { tilt } = widget.state;
  const falls = tilt > tippingAngle(props.config.state);
  return (
    <Lab
      widget={widget}
      title="borulás"
      how="Döntsd meg a sarkánál, vagy mozgasd a csúszkát"
      sliders={[{ key: 'tilt', label: 'Dőlés', min: 0, max: 80, show: v => `${num(v)}°` }]}
      readouts={[
        ['Dőlés', `${num(tilt)}°`],
        ['Elengedve', falls ? 'felborul' : 'visszabillen'],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const u = 120 / Math.max(w, h);
        const px = width / 2 + 30;
        const a = (tilt * Math.PI) / 180;
        const cx = px + (-w / 2) * u * Math.cos(a) + (h / 2) * u * Math.sin(a);
        const cy = 200 + (-w / 2) * u * Math.sin(a) - (h / 2) * u * Math.cos(a);
        const corner = { x: px + h * u * Math.sin(a), y: 200 - h * u * Math.cos(a) };
        return (
          <g>
            <line className={drawing.ink} x1={6} x2={width - 6} y1={200} y2={200} />
            <g transform={`rotate(${tilt} ${px} 200)`}>
              <rect className={classes(drawing.soft, drawing.outline)} x={px - w * u} y={200 - h * u} width={w * u} height={h * u} rx={4} />
            </g>
            <circle className={classes(drawing.fill, drawing.edge)} cx={cx} cy={cy} r={7} />
            <line className={classes(drawing.main2, drawing.dash)} x1={cx} x2={cx} y1={cy} y2={222} />
            <text x={cx + 8} y={220}>
              súlypont vonala
            </text>
            {grip('tilt', corner, to => (Math.atan2(to.x - px, 200 - to.y) * 180) / Math.PI)}
          </g>
        );
      }}
    />
  );
}

export default function Lever({ config, ...rest }: WidgetProps<WidgetConfig<'lever'>>) {
  switch (config.mode) {
    case 'balance':
      return <Balance config={config} {...rest} />;
    case 'wrench':
      return <Wrench config={config} {...rest} />;
    case 'one-sided':
      return <OneSided config={config} {...rest} />;
    case 'tipping':
      return <Tipping config={config} {...rest} />;
  }
}
