import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useState } from 'react';
import { Button, Controls, NumberAnswer, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { signed } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { calm } from '../kit/use-frames.ts';
import { useWidget } from '../kit/use-widget.ts';
import { earth, isShown, type ShareConfig, share, touch, unitOf } from './share.ts';
import { Signs } from './signs.tsx';

const SIDES = [0, 1] as const;
const TOUCH = 'Összeérintem őket';

/** The leaves of an electroscope below a sphere open with its charge. */
function Leaves({ charge, most }: { charge: number; most: number }) {
  const open = 34 * Math.sqrt(Math.abs(charge) / most);
  return (
    <g>
      <path className={drawing.ink} d="M0 0v46" />
      <path className={drawing.main2} d="M0 46l0 40" transform={`rotate(${open} 0 46)`} />
      <path className={drawing.main2} d="M0 46l0 40" transform={`rotate(${-open} 0 46)`} />
    </g>
  );
}

export function ShareView(props: WidgetProps<ShareConfig>) {
  const widget = useWidget(props, share);
  const { config } = props;
  const { spheres, earth: hasEarth } = config.state;
  const now = widget.state;
  const unit = unitOf(config);
  const shown = isShown(config, now);
  const largest = Math.max(...spheres.map(({ radius = 1 }) => radius));
  const radiusOf = (i: 0 | 1) => 24 + 20 * ((spheres[i].radius ?? 1) / largest);
  const most = Math.max(1e-9, ...spheres.map(({ charge }) => Math.abs(charge)));
  const [together, setTogether] = useState(false);
  const meet = () => {
    setTogether(false);
    widget.set(s => touch(config, s));
  };
  const bring = () => (calm() ? meet() : setTogether(true));
  return (
    <Frame widget={widget} title="töltésmegosztás" how="Jósolj, aztán érintsd össze a gömböket">
      <Stage label={widget.description} height={210} maxWidth={460} picture>
        {({ width }) => (
          <Quiet>
            {SIDES.map(i => {
              const radius = radiusOf(i);
              const apart = width * 0.22;
              const x = width / 2 + (i === 0 ? -1 : 1) * (together ? radius : apart);
              return (
                <g
                  key={i}
                  className={drawing.slow}
                  style={{ transform: `translate(${x}px, 62px)` }}
                  onTransitionEnd={() => i === 0 && together && meet()}
                >
                  <g transform={`translate(0 ${radius})`}>
                    <Leaves charge={now.charges[i]} most={most} />
                  </g>
                  <Tap label={TOUCH} onTap={bring}>
                    <circle className={classes(drawing.fill, drawing.edge)} r={radius} />
                    <path
                      className={drawing.main}
                      d={`M${-radius * 0.78} ${-radius * 0.1}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${-radius * 0.3} ${-radius * 0.72}`}
                      style={{ stroke: 'var(--surface)', opacity: 0.55 }}
                    />
                    {shown && <Signs charge={now.charges[i]} radius={radius} scale={10 / most} />}
                  </Tap>
                  <text className={drawing.halo} y={-radius - 6} textAnchor="middle">
                    {spheres[i].label}
                  </text>
                </g>
              );
            })}
          </Quiet>
        )}
      </Stage>
      <Controls>
        {SIDES.map(i => (
          <NumberAnswer
            key={i}
            label={`Érintés után: ${spheres[i].label}`}
            unit={unit}
            value={now.typed[i]}
            onChange={text => widget.set(s => ({ ...s, typed: i === 0 ? [text, s.typed[1]] : [s.typed[0], text] }))}
          />
        ))}
        <Row>
          <Button main onClick={bring}>
            {TOUCH}
          </Button>
          {hasEarth &&
            SIDES.map(i => (
              <Button key={i} onClick={() => widget.set(s => earth(s, i))}>
                Leföldelem: {spheres[i].label}
              </Button>
            ))}
        </Row>
      </Controls>
      <Readouts items={SIDES.map((i): [string, string] => [spheres[i].label, shown ? `${signed(now.charges[i])} ${unit}` : '?'])} />
      <Questions model={share} config={config} widget={widget} />
    </Frame>
  );
}
