import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Notebook } from '../kit/notebook.tsx';
import { Questions } from '../kit/questions.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Needle } from './compass-view.tsx';
import { clipsOf, type ElectromagnetConfig, electromagnet, northOf, writeRow } from './electromagnet.ts';

const CORE = 'Vasmag a tekercsben';
/** px from the middle of the coil to its end, for a turn. */
const TURN = 0.35;

export function ElectromagnetView(props: WidgetProps<ElectromagnetConfig>) {
  const widget = useWidget(props, electromagnet);
  const { config } = props;
  const { table, compass } = config.state;
  const now = widget.state;
  const setCore = (core: boolean) => widget.set(s => ({ ...s, core }));
  const held = clipsOf(now);
  const north = northOf(now);
  const x = table === 'turns' ? 'N (menet)' : 'I (A)';
  return (
    <Lab
      widget={widget}
      title="elektromágnes"
      sliders={[
        { key: 'turns', label: 'Menetszám', min: 0, max: 200, step: 10 },
        { key: 'current', label: 'Áramerősség', min: -5, max: 5, step: 0.5, unit: 'A' },
      ]}
      extra={
        <>
          <Toggle label={CORE} on={now.core} onChange={setCore} />
          <Button icon="retry" onClick={() => widget.set(s => ({ ...s, current: -s.current, reversed: true }))}>
            Megfordítom az áramot
          </Button>
          {table && (
            <Button main icon="edit" onClick={() => widget.set(s => writeRow(config, s))}>
              Beírom a naplóba
            </Button>
          )}
        </>
      }
      readouts={
        <>
          <Questions model={electromagnet} config={config} widget={widget} />
          {table && (
            <Notebook
              widget={widget}
              columns={[
                { label: x, digits: 1 },
                { label: 'gemkapocs', digits: 0 },
              ]}
              values={row => [row.x, row.clips]}
              plot={[0, 1]}
              atLeast={[0, 10]}
            />
          )}
        </>
      }
      height={230}
      draw={({ width }, grip) => {
        const c = width / 2;
        const rings = Math.round(now.turns / 10);
        return (
          <g>
            <Tap label={CORE} onTap={() => setCore(!now.core)}>
              <rect className={drawing.hit} x={c - 84} y={42} width={168} height={52} />
              <rect
                className={now.core ? drawing.grey : classes(drawing.ink2, drawing.dash)}
                x={c - 84}
                y={56}
                width={168}
                height={24}
                rx={4}
              />
            </Tap>
            <g style={{ pointerEvents: 'none' }}>
              {upTo(rings).map(i => (
                <ellipse key={i} className={drawing.main} cx={c + (i - (rings - 1) / 2) * 7} cy={68} rx={6} ry={26} />
              ))}
            </g>
            {grip('turns', { x: c + now.turns * TURN, y: 30 }, p => (p.x - c) / TURN)}
            <text className={classes(drawing.big, drawing.halo)} x={c - 104} y={74} textAnchor="middle">
              {north === 'left' ? 'É' : north === 'right' ? 'D' : ''}
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={c + 104} y={74} textAnchor="middle">
              {north === 'right' ? 'É' : north === 'left' ? 'D' : ''}
            </text>
            {compass && (
              <g transform={`translate(${c + 104} 26)`}>
                <Needle angle={north === null ? -90 : north === 'right' ? 0 : 180} />
              </g>
            )}
            {upTo(Math.min(held, 48)).map(i => (
              <rect
                key={i}
                className={classes(drawing.paper, drawing.ink2)}
                x={c + (i % 2 === 0 ? -1 : 1) * (78 - (Math.floor(i / 2) % 4) * 10) - 4}
                y={82 + Math.floor(i / 8) * 15}
                width={7}
                height={14}
                rx={3}
              />
            ))}
            <line className={drawing.ink} x1={10} x2={width - 10} y1={204} y2={204} />
            <text x={c} y={224} textAnchor="middle">
              {held > 0 ? `${held} gemkapocs` : 'nem emel semmit'} · {num(now.current)} A
            </text>
          </g>
        );
      }}
    />
  );
}
