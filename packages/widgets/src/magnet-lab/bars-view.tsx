import { fieldAt, type Pole, traceLine } from '@eszkerek/physics/magnets';
import { useMemo } from 'react';
import { Arrow } from '../kit/arrow.tsx';
import { Button, Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { BarMagnet } from './bar-magnet.tsx';
import { type Bars, type BarsConfig, bars, forceBetween, HALF, kindOf, magnetsOf, polesOf } from './bars.ts';

const HEIGHT = 240;
const LINES = 12;

function FieldLines({ poles, width }: { poles: readonly Pole[]; width: number }) {
  const paths = useMemo(() => {
    const box = { width, height: HEIGHT };
    return poles
      .filter(({ strength }) => strength > 0)
      .flatMap(({ x, y }) =>
        upTo(LINES).map(i => {
          const turn = ((i + 0.5) / LINES) * 2 * Math.PI;
          const line = traceLine(poles, [x + 7 * Math.cos(turn), y + 7 * Math.sin(turn)], { step: 4, most: 220, near: 8, box });
          return `M${line.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`;
        }),
      );
  }, [poles, width]);
  return <path className={drawing.ink2} style={{ strokeWidth: 1.25 }} d={paths.join('')} />;
}

function Filings({ poles, width }: { poles: readonly Pole[]; width: number }) {
  const path = useMemo(() => {
    const parts: string[] = [];
    for (let row = 0; row * 15 < HEIGHT; row++)
      for (let column = 0; column * 15 < width; column++) {
        const [x, y] = [8 + column * 15 + (row % 2) * 7, 8 + row * 15];
        const [bx, by] = fieldAt(poles, x, y);
        const size = Math.hypot(bx, by) || 1;
        const half = Math.min(6, 2 + 900 * size);
        parts.push(
          `M${(x - (bx / size) * half).toFixed(1)} ${(y - (by / size) * half).toFixed(1)}l${((bx / size) * 2 * half).toFixed(1)} ${((by / size) * 2 * half).toFixed(1)}`,
        );
      }
    return parts.join('');
  }, [poles, width]);
  return <path className={drawing.ink2} style={{ strokeWidth: 1.5 }} d={path} />;
}

interface TableProps {
  width: number;
  config: BarsConfig;
  now: Bars;
  onTurn: (index: number) => void;
  onDistance: (distance: number) => void;
}

const DISTANCE = { label: 'Távolság', min: 1, max: 12, step: 0.5 };

const turnName = ({ state }: BarsConfig, index: number) =>
  state.single ? 'Megfordítom' : index === 0 ? 'Bal mágnest fordítom' : 'Jobb mágnest fordítom';

function Table({ width, config, now, onTurn, onDistance }: TableProps) {
  const magnets = magnetsOf(config, now);
  const unit = (width - 20) / 25;
  const middle = width / 2;
  const poles = useMemo(
    () => polesOf(config, now).flatMap(pair => pair.map(pole => ({ ...pole, x: middle + pole.x * unit, y: HEIGHT / 2 }))),
    [config, now, middle, unit],
  );
  const force = forceBetween(config, now);
  const length = Math.min(46, 12 + 900 * Math.abs(force) ** 1.2);
  return (
    <Quiet>
      {now.show === 'lines' && <FieldLines poles={poles} width={width} />}
      {now.show === 'filings' && <Filings poles={poles} width={width} />}
      {indexed(magnets).map(({ key, item, index }) => (
        <g key={key}>
          <g transform={`translate(${middle + item.x * unit} ${HEIGHT / 2})`}>
            <Tap label={turnName(config, index)} onTap={() => onTurn(now.cut ? 0 : index)}>
              <rect className={drawing.hit} x={-item.half * unit} y={-24} width={2 * item.half * unit} height={48} />
              <BarMagnet half={item.half * unit} turned={item.turned} hidden={config.state.hideNames} />
            </Tap>
          </g>
          {magnets.length > 1 && (
            <Arrow
              from={[middle + item.x * unit, HEIGHT / 2 + 34]}
              to={[middle + item.x * unit + (index === 0 ? -1 : 1) * Math.sign(force) * length, HEIGHT / 2 + 34]}
              look={drawing.main2}
            />
          )}
        </g>
      ))}
      {!config.state.single && (
        <Grip
          x={middle + (2 * HALF + now.distance / 2) * unit}
          y={HEIGHT / 2}
          label={DISTANCE.label}
          onDrag={p => onDistance(snap(2 * ((p.x - middle) / unit - 2 * HALF), DISTANCE.step, DISTANCE.min, DISTANCE.max))}
        />
      )}
    </Quiet>
  );
}

export function BarsView(props: WidgetProps<BarsConfig>) {
  const widget = useWidget(props, bars);
  const { config } = props;
  const { single, cut } = config.state;
  const now = widget.state;
  const turn = (index: number) =>
    widget.set(s => ({ ...s, turned: index === 0 ? [!s.turned[0], s.turned[1]] : [s.turned[0], !s.turned[1]] }));
  const two = magnetsOf(config, now).length > 1;
  return (
    <Frame widget={widget} title="rúdmágnesek" how="Fordítsd meg, vidd közelebb">
      <Stage label={widget.description} height={HEIGHT} maxWidth={640} picture>
        {({ width }) => (
          <Table width={width} config={config} now={now} onTurn={turn} onDistance={distance => widget.set(s => ({ ...s, distance }))} />
        )}
      </Stage>
      <Controls>
        {!single && <Slider {...DISTANCE} value={now.distance} unit="cm" onChange={distance => widget.set(s => ({ ...s, distance }))} />}
        <Choice
          label="Mi látszik a mágnes körül?"
          value={now.show}
          options={[
            { value: 'lines', label: 'vonalak' },
            { value: 'filings', label: 'reszelék' },
            { value: 'none', label: 'semmi' },
          ]}
          onChange={show => widget.set(s => ({ ...s, show, filings: s.filings || show === 'filings' }))}
        />
        <Row>
          <Button icon="retry" onClick={() => turn(0)}>
            {turnName(config, 0)}
          </Button>
          {!single && (
            <Button icon="retry" onClick={() => turn(1)}>
              {turnName(config, 1)}
            </Button>
          )}
          {cut && <Button onClick={() => widget.set(s => ({ ...s, cut: !s.cut }))}>{now.cut ? 'Összerakom' : 'Kettétöröm'}</Button>}
        </Row>
      </Controls>
      {two && (
        <Readouts
          items={[
            ['Kölcsönhatás', kindOf(config, now) === 'repel' ? 'taszítás' : 'vonzás'],
            ['Távolság', `${num(now.distance)} cm`],
          ]}
        />
      )}
      <Questions model={bars} config={config} widget={widget} />
    </Frame>
  );
}
