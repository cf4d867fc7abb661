import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Button, Controls, NumberAnswer, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { commonOf, POUR, pour, setValve, shownLevels, surfaces, type Vessels, type VesselsConfig, vessels } from './vessels.ts';

const TOP = 28;
const TALL = 200;
const BASE = TOP + TALL;
const PIPE = 22;

interface ArmProps {
  x: number;
  width: number;
  shape: 'straight' | 'slanted' | 'bulb';
  /** px. */
  level: number;
  id: string;
}

const walls = ({ x, width, shape }: Pick<ArmProps, 'x' | 'width' | 'shape'>) => {
  const half = width / 2;
  if (shape === 'slanted') return `M${x - half + 22} ${TOP}L${x - half} ${BASE}H${x + half}L${x + half + 22} ${TOP}Z`;
  // Both walls bend together: the cross-section stays the same at every height.
  if (shape === 'bulb') {
    const wall = (at: number) => [at, TOP + 40, at - 26, TOP + 100, at, TOP + 160];
    const [left, right] = [wall(x - half), wall(x + half)];
    const side = ([a, b, c, d, e, f]: number[]) => `M${a} ${TOP}V${b}Q${c} ${d} ${e} ${f}V${BASE}`;
    return `${side(left)}H${x + half}V${right[5]}Q${right[2]} ${right[3]} ${right[0]} ${right[1]}V${TOP}Z`;
  }
  return `M${x - half} ${TOP}V${BASE}H${x + half}V${TOP}Z`;
};

/** One arm; its liquid is a box cut by the outline, so only the height of the box moves. */
function Arm({ x, width, shape, level, id }: ArmProps) {
  const water = useRef<SVGRectElement>(null);
  useSettle(level, px => {
    water.current?.setAttribute('y', (BASE - Math.max(0, px)).toFixed(1));
    water.current?.setAttribute('height', Math.max(0, px).toFixed(1));
  });
  return (
    <g>
      <clipPath id={id}>
        <path d={walls({ x, width, shape })} />
      </clipPath>
      <rect ref={water} className={drawing.water} clipPath={`url(#${id})`} x={x - width - 40} width={2 * width + 80} />
      <path
        className={drawing.ink2}
        d={walls({ x, width, shape })
          .replace('Z', '')
          .replace(/H([\d.]+)/, `M$1 ${BASE}`)}
      />
    </g>
  );
}

interface TubesProps {
  box: Box;
  config: VesselsConfig;
  now: Vessels;
  name: string;
  onPour: (arm: number) => void;
  onValve: () => void;
  onColumn: (column: number) => void;
}

const VALVE = 'Szelep nyitva';
const COLUMN_STEP = 0.5;
const pourName = (arm: number) => `${arm + 1}. edénybe ${POUR} cm³`;
const columnName = (other: { label: string }) => `Ennyi ${other.label} a bal szárban`;

function Tubes({ box, config, now, name, onPour, onValve, onColumn }: TubesProps) {
  const { arms, maxLevel, other } = config.state;
  const px = TALL / maxLevel;
  const both = surfaces(config, now);
  const surfaceAt = (column: number) => surfaces(config, { ...now, column })?.left ?? 0;
  const [empty, rise] = [surfaceAt(0), surfaceAt(1) - surfaceAt(0)];
  const levels = both ? [both.boundary, both.right] : shownLevels(config, now);
  const room = (box.width - 40) / arms.length;
  const widest = Math.max(...arms.map(({ area }) => area));
  const placed = indexed(arms).map(({ key, item, index }) => ({
    key,
    x: 36 + room * (index + 0.5),
    width: Math.max(18, Math.min(room * 0.62, 76) * Math.sqrt(item.area / widest)),
    shape: item.shape ?? 'straight',
    level: (levels[index] ?? 0) * px,
  }));
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return null;
  return (
    <g>
      <Quiet>
        {ticks([0, maxLevel], niceStep(maxLevel, 6)).map(cm => (
          <g key={cm}>
            <line className={drawing.gridline} x1={30} x2={box.width} y1={BASE - cm * px} y2={BASE - cm * px} />
            <text className={drawing.small} x={26} y={BASE - cm * px + 4} textAnchor="end">
              {num(cm)}
            </text>
          </g>
        ))}
        <text className={drawing.small} x={26} y={12} textAnchor="end">
          cm
        </text>
      </Quiet>
      <rect
        className={drawing.water}
        x={first.x - first.width / 2}
        y={BASE}
        width={last.x + last.width / 2 - first.x + first.width / 2}
        height={PIPE}
      />
      {placed.map(({ key, ...arm }, index) =>
        other ? (
          <Arm key={key} id={`${name}-${key}`} {...arm} />
        ) : (
          <Tap key={key} label={pourName(index)} onTap={() => onPour(index)}>
            <rect className={drawing.hit} x={arm.x - Math.max(22, arm.width / 2)} y={TOP} width={Math.max(44, arm.width)} height={TALL} />
            <Arm id={`${name}-${key}`} {...arm} />
          </Tap>
        ),
      )}
      {both && now.column > 0 && (
        <rect
          className={drawing.spark}
          opacity={0.7}
          x={first.x - first.width / 2}
          width={first.width}
          y={BASE - both.left * px}
          height={now.column * px}
        />
      )}
      <path className={drawing.ink2} d={`M${first.x - first.width / 2} ${BASE}v${PIPE}H${last.x + last.width / 2}v${-PIPE}`} />
      {placed.slice(1).map(({ key, x, width }, i) => (
        <line
          key={key}
          className={drawing.ink2}
          x1={(placed[i]?.x ?? 0) + (placed[i]?.width ?? 0) / 2}
          x2={x - width / 2}
          y1={BASE}
          y2={BASE}
        />
      ))}
      {!other &&
        placed.slice(1).map(({ key, x, width }) => (
          <Tap key={key} label={VALVE} onTap={onValve}>
            <g transform={`translate(${x - width / 2 - 22} ${BASE + PIPE / 2})`}>
              <rect className={drawing.hit} x={-22} y={-26} width={44} height={48} />
              <circle className={classes(drawing.paper, drawing.outline)} r={13} />
              <rect className={drawing.brand} x={-3} y={-11} width={6} height={22} rx={2} transform={`rotate(${now.open ? 90 : 0})`} />
            </g>
          </Tap>
        ))}
      {both && other && (
        <Grip
          x={first.x}
          y={BASE - both.left * px}
          label={columnName(other)}
          onDrag={p => onColumn(snap(((BASE - p.y) / px - empty) / rise, COLUMN_STEP, 0, other.max))}
        />
      )}
    </g>
  );
}

export function VesselsView(props: WidgetProps<VesselsConfig>) {
  const widget = useWidget(props, vessels);
  const { config } = props;
  const { arms, other, maxLevel } = config.state;
  const { open, typed, column } = widget.state;
  const both = surfaces(config, widget.state);
  const levels = shownLevels(config, widget.state);
  return (
    <Frame
      widget={widget}
      title="közlekedőedény"
      how={other ? 'Tölts másik folyadékot a bal szárba' : 'Tölts bele, és nyisd ki a szelepet'}
      split
    >
      <Stage label={widget.description} height={BASE + PIPE + 8} picture>
        {box => (
          <Tubes
            box={box}
            config={config}
            now={widget.state}
            name={props.id.replace(/\W/g, '')}
            onPour={arm => widget.set(s => pour(config, s, arm))}
            onValve={() => widget.set(s => setValve(config, s, !s.open))}
            onColumn={value => widget.set(s => ({ ...s, column: value }))}
          />
        )}
      </Stage>
      <Controls>
        {other ? (
          <Slider
            label={columnName(other)}
            value={column}
            min={0}
            max={other.max}
            step={COLUMN_STEP}
            unit="cm"
            onChange={value => widget.set(s => ({ ...s, column: value }))}
          />
        ) : (
          <>
            <Row>
              {indexed(arms).map(({ key, index }) => (
                <Button key={key} onClick={() => widget.set(s => pour(config, s, index))}>
                  {pourName(index)}
                </Button>
              ))}
            </Row>
            {config.goal?.predict && (
              <NumberAnswer
                label="Hol áll meg a víz?"
                unit="cm"
                value={typed}
                onChange={text => widget.set(s => ({ ...s, typed: text }))}
              />
            )}
            <Row>
              <Toggle label={VALVE} on={open} onChange={on => widget.set(s => setValve(config, s, on))} />
            </Row>
          </>
        )}
      </Controls>
      <Readouts
        items={
          both
            ? [
                ['Bal felszín', `${num(Math.min(both.left, maxLevel), 1)} cm`],
                ['Jobb felszín', `${num(both.right, 1)} cm`],
                ['Határfelület', `${num(both.boundary, 1)} cm`],
              ]
            : [
                ...indexed(arms).map(
                  ({ item, index }) =>
                    [`${index + 1}. edény (${num(item.area)} cm²)`, `${num(levels[index] ?? 0, 1)} cm`] satisfies [string, string],
                ),
                ...(open ? [['Közös szint', `${num(commonOf(config, widget.state.levels), 1)} cm`] satisfies [string, string]] : []),
              ]
        }
      />
      <Questions model={vessels} config={config} widget={widget} />
    </Frame>
  );
}
