import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Choice, Controls, Readouts, Row, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
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
  if (!thing) return null;
  const { id, label, magnetic } = thing;
  const tried = tested.includes(id);
  const guessed = guess[id];
  const tryOut = () => guessed !== undefined && !tried && widget.set(s => ({ ...s, tested: [...s.tested, id] }));
  return (
    <Frame widget={widget} title="mit vonz a mágnes?" how="Jósolj, aztán próbáld ki" split>
      <Stage label={widget.description} height={110} maxWidth={440}>
        {({ width }) => (
          <Quiet>
            <g transform={`translate(${width / 2 - 62} 60)`}>
              <BarMagnet half={Math.max(24, Math.min(74, width / 2 - 66))} />
            </g>
            <Tap label={`Kipróbálom (${label})`} onTap={tryOut}>
              <Thing key={id} width={width} label={label} pulled={tried && magnetic} />
            </Tap>
          </Quiet>
        )}
      </Stage>
      <Controls>
        <Choice
          label="Mit teszel a mágnes elé?"
          value={id}
          options={things.map(one => ({ value: one.id, label: tested.includes(one.id) ? `${one.label} ✓` : one.label }))}
          onChange={chosen => widget.set(s => ({ ...s, now: chosen }))}
        />
        <Row>
          <Choice
            label={`${label}: vonzza a mágnes?`}
            value={guessed === undefined ? null : guessed ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: 'vonzza' },
              { value: 'no', label: 'nem vonzza' },
            ]}
            onChange={value => widget.set(s => ({ ...s, guess: { ...s.guess, [id]: value === 'yes' } }))}
          />
          <Button main={!tried} disabled={guessed === undefined || tried} onClick={tryOut}>
            {tried ? (magnetic ? 'A mágnes vonzotta.' : 'A mágnes nem vonzotta.') : 'Kipróbálom'}
            <VisuallyHidden>({label})</VisuallyHidden>
          </Button>
        </Row>
      </Controls>
      <Readouts items={[['Kipróbáltad', `${tested.length} / ${things.length}`]]} />
      <Questions model={materials} config={config} widget={widget} />
    </Frame>
  );
}
