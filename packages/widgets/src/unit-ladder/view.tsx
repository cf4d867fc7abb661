import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Controls, NumberAnswer, Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type AnswerConfig, answer, type ClimbConfig, climb, convert, ladders } from './model.ts';

const [UP, DOWN] = ['Feljebb lépek', 'Lejjebb lépek'];

interface RungsProps {
  ladder: ClimbConfig['state']['ladder'];
  at: string;
  to?: string;
  label: string;
  /** A rung that is tapped: one step from here. */
  onStep?: (by: 1 | -1) => void;
}

function Rungs({ ladder, at, to, label, onStep }: RungsProps) {
  const now = ladders[ladder].findIndex(([unit]) => unit === at);
  const rungs = ladders[ladder];
  return (
    <Stage label={label} height={rungs.length * 52} maxWidth={300} picture>
      {({ width, height }) => (
        <g>
          <line className={drawing.ink} x1={30} x2={30} y1={6} y2={height - 6} />
          <line className={drawing.ink} x1={130} x2={130} y1={6} y2={height - 6} />
          {rungs.map(([unit, of], i) => {
            const y = height - 30 - i * 52;
            return (
              <g key={unit}>
                <Tap label={i === now + 1 ? UP : i === now - 1 ? DOWN : unit} onTap={() => i !== now && onStep?.(i > now ? 1 : -1)}>
                  <rect className={drawing.hit} x={20} y={y - 24} width={120} height={48} />
                  <line className={drawing.ink} x1={30} x2={130} y1={y} y2={y} />
                  <rect
                    className={unit === at ? drawing.fill : unit === to ? drawing.spark : drawing.raised}
                    x={48}
                    y={y - 17}
                    width={64}
                    height={34}
                    rx={10}
                  />
                  <text
                    className={unit === at ? classes(drawing.big, drawing.onSolid) : drawing.big}
                    style={unit === at ? { fill: 'var(--on-solid)' } : unit === to ? { fill: 'var(--spark-ink)' } : undefined}
                    x={80}
                    y={y + 6}
                    textAnchor="middle"
                  >
                    {unit}
                  </text>
                </Tap>
                {i > 0 && (
                  <text x={Math.min(150, width - 60)} y={y + 31}>
                    {`↑ : ${num(of)}   ↓ · ${num(of)}`}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      )}
    </Stage>
  );
}

function Climb(props: WidgetProps<ClimbConfig>) {
  const widget = useWidget(props, climb);
  const { ladder, value, from, to } = props.config.state;
  const { unit } = widget.state;
  const at = ladders[ladder].findIndex(([name]) => name === unit);
  const step = (by: number) => widget.set(s => ({ unit: ladders[ladder][at + by]?.[0] ?? s.unit }));
  return (
    <Frame widget={widget} how="Koppints a következő fokra" split>
      <Rungs ladder={ladder} at={unit} to={to} label={widget.description} onStep={step} />
      <Controls>
        <Button icon="chevron-up" disabled={at >= ladders[ladder].length - 1} onClick={() => step(1)}>
          {UP}
        </Button>
        <Button icon="chevron-down" disabled={at <= 0} onClick={() => step(-1)}>
          {DOWN}
        </Button>
        <p className={panels.big}>
          {num(convert(ladder, value, from, unit), 6)} {unit}
        </p>
      </Controls>
      <Readouts
        items={[
          ['Kiindulás', `${num(value, 6)} ${from}`],
          ['Most', `${num(convert(ladder, value, from, unit), 6)} ${unit}`],
        ]}
      />
    </Frame>
  );
}

function Answer(props: WidgetProps<AnswerConfig>) {
  const widget = useWidget(props, answer);
  const { ladder, value, from, to } = props.config.state;
  return (
    <Frame widget={widget} how="Számold ki a létra segítségével" split>
      <Rungs ladder={ladder} at={from} to={to} label={widget.description} />
      <Controls>
        <p className={panels.big}>
          {num(value, 6)} {from}
        </p>
        <NumberAnswer label="ennyi:" unit={to} value={widget.state.typed} onChange={typed => widget.set({ typed })} />
      </Controls>
    </Frame>
  );
}

export default function UnitLadder({ config, ...rest }: WidgetProps<WidgetConfig<'unit-ladder'>>) {
  switch (config.mode) {
    case 'climb':
      return <Climb config={config} {...rest} />;
    case 'answer':
      return <Answer config={config} {...rest} />;
  }
}
