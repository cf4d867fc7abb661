import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Arrow } from '../kit/arrow.tsx';
import { Choice, Controls, NumberAnswer, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  bodyOf,
  forceMeter,
  guessOf,
  longestArrow,
  type MeterConfig,
  meterOf,
  overloaded,
  type Reading,
  waitsForGuess,
} from './force-meter.ts';
import { Meter, meterHeight } from './meter.tsx';

const BLOCK = 34;
/** With the choice beside the meter nothing else fits beside it: what hangs on it is named there. */
const NARROW = 200;
/** The first picture after a hanging object has the width that the narrow meter had. */
const LEAST_SCALE = 40;
const scaleIn = (width: number) => (width > 340 || width < NARROW ? 200 : 150);

/** On the meter itself: the settings beside it may be below the window. */
function Overload({ x, y }: { x: number; y: number }) {
  return (
    <g textAnchor="middle">
      <rect x={x - 46} y={y - 23} width={92} height={46} rx={12} style={{ fill: 'var(--bad-tint)', stroke: 'var(--bad)' }} />
      <text className={drawing.accent} style={{ fill: 'var(--bad)' }} x={x} y={y - 5}>
        Túlterhelt!
      </text>
      <text className={drawing.small} style={{ fill: 'var(--bad)' }} x={x} y={y + 14}>
        nagyobb kell
      </text>
    </g>
  );
}

/** The meter with the body; pulled sideways it is the same picture, turned. */
function Bench({ box, config, now }: { box: Box; config: MeterConfig; now: Reading }) {
  const { label, force, how = 'hang' } = bodyOf(config, now.body);
  const meter = meterOf(config, now);
  const block = <rect className={classes(drawing.fill, drawing.edge)} x={-24} y={0} width={48} height={BLOCK} rx={7} />;
  const side = how === 'pull';
  const narrow = box.width < NARROW;
  const scale = scaleIn(box.width);
  return (
    <g>
      {side && <line className={drawing.ink} x1={4} x2={box.width - 4} y1={116} y2={116} />}
      <g transform={side ? `translate(${box.width} 62) rotate(90)` : undefined}>
        <Meter
          x={side ? 27 : narrow ? box.width - 30 : box.width / 2 - 50}
          length={side ? Math.min(scale, Math.max(LEAST_SCALE, box.width - meterHeight(0) - BLOCK - 40)) : scale}
          turned={side}
          max={meter.max}
          step={meter.step}
          value={force}
        >
          {block}
        </Meter>
      </g>
      {!side && !narrow && (
        <text className={classes(drawing.big, drawing.halo)} x={box.width / 2 - 14} y={meterHeight(scale) + 22}>
          {label}
        </text>
      )}
      {overloaded(config, now) && <Overload x={narrow ? box.width - 48 : side ? box.width / 2 : box.width / 2 - 50} y={side ? 62 : 110} />}
    </g>
  );
}

export function ForceMeterView(props: WidgetProps<MeterConfig>) {
  const widget = useWidget(props, forceMeter);
  const { config } = props;
  const { meters, bodies, arrowScale } = config.state;
  const { body, meter, typed, arrows } = widget.state;
  const longest = longestArrow(config);
  const stretch = (value: number) => widget.set(s => ({ ...s, arrows: { ...s.arrows, [body]: value } }));
  const side = bodyOf(config, body).how === 'pull';
  const guess = guessOf(config, widget.state);
  return (
    <Frame widget={widget} title="erőmérő" how="Válassz erőmérőt, olvasd le, és írd be" split={side ? true : 'beside'}>
      {guess && (
        <p role="status">
          A tipped: <b>{guess}</b>
        </p>
      )}
      <Questions model={forceMeter} config={config} widget={widget} />
      <Stage label={widget.description} height={width => (side ? 180 : meterHeight(scaleIn(width)) + 42)} maxWidth={400} picture>
        {box => <Bench box={box} config={config} now={widget.state} />}
      </Stage>
      <Controls>
        <Choice
          label="Mit mérsz?"
          value={body}
          options={bodies.map(({ id, label }) => ({ value: id, label, done: widget.solved || widget.done.includes(id) }))}
          onChange={value => widget.set(s => ({ ...s, body: value }))}
        />
        <NumberAnswer
          label="Leolvasott erő"
          unit="N"
          value={typed[body] ?? ''}
          onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [body]: text } }))}
          onEnter={widget.check}
        />
        {overloaded(config, widget.state) && <p role="status">Túlterhelt: nagyobb méréshatár kell!</p>}
        <Choice
          label="Erőmérő"
          value={meter}
          options={meters.map(({ max }, value) => ({ value, label: `${num(max)} N-ig` }))}
          onChange={value => widget.set(s => ({ ...s, meter: value }))}
        />
      </Controls>
      {arrowScale && !waitsForGuess(config, widget.state) && (
        <section data-part="arrow">
          <Controls>
            <Stage label={`Az erőnyíl ${num(arrows[body] ?? 0)} cm hosszú`} height={64} maxWidth={400} picture>
              {({ width }) => (
                <g>
                  <line className={drawing.gridline} x1={12} x2={width - 12} y1={40} y2={40} />
                  {Array.from({ length: longest + 1 }, (_, cm) => 12 + (cm / longest) * (width - 24)).map(x => (
                    <line key={x} className={drawing.ink2} x1={x} x2={x} y1={35} y2={45} />
                  ))}
                  {(arrows[body] ?? 0) > 0 && (
                    <Arrow from={[12, 40]} to={[12 + ((arrows[body] ?? 0) / longest) * (width - 24), 40]} look={drawing.main} />
                  )}
                  <Grip
                    x={12 + ((arrows[body] ?? 0) / longest) * (width - 24)}
                    y={40}
                    label="A nyíl hossza"
                    onDrag={to => stretch(snap(((to.x - 12) / (width - 24)) * longest, 0.1, 0, longest))}
                  />
                  <text x={12} y={16}>
                    {bodyOf(config, body).label}: 1 cm = {num(arrowScale)} N
                  </text>
                </g>
              )}
            </Stage>
            <Slider label="A nyíl hossza" unit="cm" value={arrows[body] ?? 0} min={0} max={longest} step={0.1} onChange={stretch} />
          </Controls>
        </section>
      )}
    </Frame>
  );
}
