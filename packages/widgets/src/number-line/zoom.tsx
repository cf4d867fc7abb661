import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Ruler, toX } from './line.tsx';
import { neighbours, type RoundConfig, round, type ZoomConfig, zoom, zoomInto, zoomWindow } from './model.ts';

const tenths = Array.from({ length: 10 }, (_, i) => i);
const tenthName = (from: number) => `${num(from, 7)} …`;

export function Zoom(props: WidgetProps<ZoomConfig>) {
  const widget = useWidget(props, zoom);
  const { symbol } = props.config.state;
  const { digits, miss } = widget.state;
  const [low, high] = zoomWindow(props.config.state, digits);
  const part = (high - low) / 10;
  const root = /^√(\d+)$/.exec(symbol);
  const deep = digits.length >= 6;
  const into = (tenth: number) => !deep && widget.set(s => zoomInto(props.config.state, s, tenth));
  return (
    <Frame widget={widget} how="Válaszd ki, melyik tizedben van">
      <Stage label={widget.description} height={96} picture>
        {({ width }) => {
          const line = { min: low, max: high, width, y: 44 };
          return (
            <>
              {miss !== null && (
                <rect
                  className={drawing.raised}
                  x={toX(line, low + miss * part)}
                  width={toX(line, low + part) - toX(line, low)}
                  y={22}
                  height={44}
                />
              )}
              <Ruler line={line} step={part} labelEvery={part * 5} />
              {tenths.map(i => (
                <Tap key={i} label={tenthName(low + i * part)} onTap={() => into(i)}>
                  <rect className={drawing.hit} x={toX(line, low + i * part)} width={toX(line, low + part) - toX(line, low)} height={96} />
                </Tap>
              ))}
            </>
          );
        }}
      </Stage>
      <Controls label="Melyik tizedben van?">
        <Row>
          {tenths.map(i => (
            <Button key={i} disabled={deep} onClick={() => into(i)}>
              {tenthName(low + i * part)}
            </Button>
          ))}
        </Row>
        {miss !== null && (
          <p className={panels.note}>
            Itt nincs: {num(low + miss * part, 7)} és {num(low + (miss + 1) * part, 7)} között. Próbáld máshol!
          </p>
        )}
        <Row>
          <Button
            icon="chevron-left"
            disabled={digits.length === 0}
            onClick={() => widget.set(s => ({ digits: s.digits.slice(0, -1), miss: null }))}
          >
            Kicsinyítés
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          [`A ${symbol} helye`, `${num(low, 7)} és ${num(high, 7)} között`],
          ...(root ? [[`Négyzetük (cél: ${root[1]})`, `${num(low * low, 6)} és ${num(high * high, 6)}`] satisfies [string, string]] : []),
        ]}
      />
    </Frame>
  );
}

const ROUNDED = 'Kerekítve';

export function Round(props: WidgetProps<RoundConfig>) {
  const widget = useWidget(props, round);
  const { number, to } = props.config.state;
  const { lower, half, upper } = neighbours(props.config.state);
  const { pick } = widget.state;
  const ends = [lower, upper].map(value => ({ value, label: num(value, 4) }));
  return (
    <Frame widget={widget} how="Melyik kerek szám van közelebb?">
      <Stage label={widget.description} height={130} picture>
        {({ width }) => {
          const line = { min: lower, max: upper, width, y: 76 };
          const x = toX(line, number);
          // Near the dashed line the number stands on its own side of it.
          const isNear = number !== half && Math.abs(number - half) <= to / 5;
          const anchor = !isNear ? 'middle' : number < half ? 'end' : 'start';
          const labelX = !isNear ? x : number < half ? Math.min(x + 16, toX(line, half) - 8) : Math.max(x - 16, toX(line, half) + 8);
          return (
            <>
              <rect className={drawing.tint} x={toX(line, lower)} y={50} width={toX(line, half) - toX(line, lower)} height={26} />
              <rect className={drawing.soft} x={toX(line, half)} y={50} width={toX(line, upper) - toX(line, half)} height={26} />
              <Ruler line={line} step={to / 10} labelEvery={to / 2} />
              <line className={classes(drawing.ink2, drawing.dash)} x1={toX(line, half)} x2={toX(line, half)} y1={28} y2={line.y} />
              <text x={toX(line, half)} y={20} textAnchor="middle">
                felezőpont
              </text>
              {pick !== null && <circle className={classes(drawing.paper, drawing.outline)} cx={toX(line, pick)} cy={line.y} r={12} />}
              <path className={drawing.fill} d={`M${x} ${line.y - 2}l-8 -16h16z`} />
              <text className={classes(drawing.big, drawing.halo)} x={labelX} y={line.y - 24} textAnchor={anchor}>
                {num(number, 4)}
              </text>
              {ends.map(({ value, label }, i) => (
                <Tap key={value} label={`${ROUNDED}: ${label}`} onTap={() => widget.set({ pick: value })}>
                  <rect className={drawing.hit} x={(i * width) / 2} width={width / 2} height={130} />
                </Tap>
              ))}
            </>
          );
        }}
      </Stage>
      <Controls>
        <Choice label={ROUNDED} value={pick} options={ends} onChange={value => widget.set({ pick: value })} />
      </Controls>
    </Frame>
  );
}
