import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { happened } from '../kit/ask.ts';
import { Button, Choice, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { bodyOf, chargeOf, discharge, effectOf, FAR, move, NEAR, type Rub, type RubConfig, rub, rubWith, take } from './rub.ts';
import { Signs } from './signs.tsx';

type Shape = RubConfig['state']['bodies'][number]['shape'];

/** Where light falls on it: it is round. */
const SHINE: Partial<Record<Shape, string>> = {
  balloon: 'M-14 -6q1 -12 10 -17',
  rod: 'M-4 -28v56',
  ball: 'M-11 -4q1 -8 8 -11',
  can: 'M-11 -20v40',
};

const OUTLINES: Record<Shape, string> = {
  balloon: 'M0 -30a26 30 0 1 1 -1 0zM0 28l-6 9h11z',
  rod: 'M-9 -34h18v68h-18z',
  ball: 'M0 -20a20 20 0 1 1 -1 0z',
  paper: 'M-18 -6l10 -6l6 8l10 -8l8 8l-6 10l-12 -2l-10 4z',
  hair: 'M-22 26q-6 -44 22 -50q28 6 22 50q-8 -30 -22 -30q-14 0 -22 30z',
  can: 'M-18 -26q18 -8 36 0v52q-18 8 -36 0z',
};

/** Around a rubbed body, while the sign of its charge is still asked. */
const RUBBED = 'M-34 -14l-8 -4M-36 2h-9M-34 18l-8 4M34 -14l8 -4M36 2h9M34 18l8 4';

function Body({ shape, charge, shown }: { shape: Shape; charge: number; shown: boolean }) {
  return (
    <g>
      <path className={classes(shape === 'can' || shape === 'paper' ? drawing.grey : drawing.fill, drawing.edge)} d={OUTLINES[shape]} />
      <path className={drawing.main} d={SHINE[shape] ?? ''} style={{ stroke: 'var(--surface)', opacity: 0.55 }} />
      {shown && <Signs charge={charge} radius={22} scale={5} />}
      {!shown && charge !== 0 && <path className={drawing.main} d={RUBBED} />}
    </g>
  );
}

const [ROPE, TOP] = [104, 14];

/** The body on the thread swings towards the one in the hand, or away from it. */
function Hanging({ x, angle, children }: { x: number; angle: number; children: React.ReactNode }) {
  const swing = useRef<SVGGElement>(null);
  useSettle(angle, value => swing.current?.setAttribute('transform', `translate(${x} ${TOP}) rotate(${value.toFixed(2)})`));
  return (
    <g ref={swing}>
      <path className={drawing.ink2} d={`M0 0V${ROPE}`} />
      <g transform={`translate(0 ${ROPE + 26})`}>{children}</g>
    </g>
  );
}

function angleOf(now: Rub): number {
  if (now.gap >= FAR || now.held === now.hung) return 0;
  const what = effectOf(now, now.held, now.hung);
  const size = Math.min(16, 34 / now.gap);
  return what === 'none' ? 0 : what === 'attract' ? size : -size;
}

export function RubView(props: WidgetProps<RubConfig>) {
  const widget = useWidget(props, rub);
  const { config } = props;
  const { bodies, cloths, showCharges = true, ask = [] } = config.state;
  const now = widget.state;
  const shown = typeof showCharges === 'boolean' ? showCharges : happened(showCharges, rub.events(config, now), ask, now.answers);
  const options = bodies.map(({ id, label }) => ({ value: id, label }));
  const [held, hung] = [bodyOf(config, now.held), bodyOf(config, now.hung)];
  const near = now.gap <= NEAR && now.held !== now.hung;
  const what = effectOf(now, now.held, now.hung);
  return (
    <Frame widget={widget} title="dörzsölés és töltés" how="Dörzsöld meg, aztán húzd közel">
      <Stage label="Két test" height={210} maxWidth={520}>
        {({ width }) => {
          const x = width * 0.34;
          const unit = (width * 0.66 - 86) / FAR;
          return (
            <>
              <Quiet>
                <path className={drawing.ink} d={`M${x - 50} ${TOP}h100`} style={{ strokeWidth: 5 }} />
                {/* Positive angles turn the lower end to the left, away from the hand. */}
                <Hanging x={x} angle={-angleOf(now)}>
                  {hung && <Body shape={hung.shape} charge={chargeOf(now, hung.id)} shown={shown} />}
                </Hanging>
              </Quiet>
              {held && (
                <Handle
                  x={x + 52 + now.gap * unit}
                  y={TOP + ROPE + 26}
                  radius={34}
                  hit={44}
                  label={`Kézben: ${held.label}`}
                  text={`${num(now.gap)} cm`}
                  now={now.gap}
                  min={1}
                  max={FAR}
                  onDrag={point => widget.set(s => move(config, s, Math.round((point.x - x - 52) / unit)))}
                  onStep={dx => widget.set(s => move(config, s, s.gap + dx))}
                >
                  <Body shape={held.shape} charge={chargeOf(now, held.id)} shown={shown} />
                </Handle>
              )}
            </>
          );
        }}
      </Stage>
      <Controls>
        <Choice label="Kézben" value={now.held} options={options} onChange={value => widget.set(s => take(config, s, { held: value }))} />
        <Choice label="Fonálon" value={now.hung} options={options} onChange={value => widget.set(s => take(config, s, { hung: value }))} />
        {cloths.length > 1 && (
          <Choice
            label="Ezzel dörzsölöm"
            value={now.cloth}
            options={cloths.map(({ id, label }) => ({ value: id, label }))}
            onChange={value => widget.set(s => take(config, s, { cloth: value }))}
          />
        )}
        <Row>
          {bodies
            .filter(({ fixed }) => !fixed)
            .map(({ id, label }) => (
              <Button key={id} onClick={() => widget.set(s => rubWith(config, s, id))}>
                Megdörzsölöm: {label}
              </Button>
            ))}
          <Button icon="retry" onClick={() => widget.set(discharge)}>
            Kisütöm mindet
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Távolság', `${num(now.gap)} cm`],
          ['Mi látszik?', !near ? 'hozd közelebb' : what === 'attract' ? 'vonzás' : what === 'repel' ? 'taszítás' : 'semmi'],
        ]}
      />
      <Questions model={rub} config={config} widget={widget} />
    </Frame>
  );
}
