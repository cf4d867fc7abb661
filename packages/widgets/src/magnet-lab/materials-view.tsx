import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, Row, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { BarMagnet } from './bar-magnet.tsx';
import { type MaterialsConfig, materials } from './materials.ts';

/** What the magnet attracts jumps to it. */
function Thing({ width, label, pulled }: { width: number; label: string; pulled: boolean }) {
  const body = useRef<SVGGElement>(null);
  useSettle(pulled ? width / 2 + 12 : width - 62, x => body.current?.setAttribute('transform', `translate(${x.toFixed(1)} 60)`));
  return (
    <g ref={body}>
      <rect className={classes(drawing.raised, drawing.line)} x={-6} y={-17} width={64} height={34} rx={8} />
      <text className={drawing.halo} x={26} y={-24} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

export function MaterialsView(props: WidgetProps<MaterialsConfig>) {
  const widget = useWidget(props, materials);
  const { config } = props;
  const { things } = config.state;
  const { guess, tested, now } = widget.state;
  const thing = things.find(({ id }) => id === now);
  return (
    <Frame widget={widget} title="mit vonz a mágnes?" how="Jósolj, aztán próbáld ki">
      <Stage label={widget.description} height={110} maxWidth={440} picture>
        {({ width }) => (
          <Quiet>
            <g transform={`translate(${width / 2 - 72} 60)`}>
              <BarMagnet half={74} />
            </g>
            {thing && <Thing key={thing.id} width={width} label={thing.label} pulled={thing.magnetic} />}
          </Quiet>
        )}
      </Stage>
      <Controls>
        {things.map(({ id, label, magnetic }) => (
          <Row key={id}>
            <Choice
              label={label}
              value={guess[id] === undefined ? null : guess[id] ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: 'vonzza' },
                { value: 'no', label: 'nem vonzza' },
              ]}
              onChange={value => widget.set(s => ({ ...s, guess: { ...s.guess, [id]: value === 'yes' } }))}
            />
            <Button
              disabled={guess[id] === undefined}
              onClick={() => guess[id] !== undefined && widget.set(s => ({ ...s, now: id, tested: [...new Set([...s.tested, id])] }))}
            >
              Kipróbálom{tested.includes(id) ? ` – ${magnetic ? 'vonzotta' : 'nem vonzotta'}` : ''}
              <VisuallyHidden>({label})</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </Controls>
      <Questions model={materials} config={config} widget={widget} />
    </Frame>
  );
}
