import type { WidgetConfig } from '../kinds.ts';
import { Button, NumberAnswer, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Tap } from '../kit/tap.tsx';
import type { WidgetState } from '../kit/use-widget.ts';
import { useWidget } from '../kit/use-widget.ts';
import { CubesInBox } from './cubes.tsx';
import { type BoxSize, type CountConfig, count, type FillConfig, type Filled, fill, layerOf, nextCounts, volumeOf } from './model.ts';

const turning = [
  { key: 'yaw' as const, label: 'Forgatás körbe', min: 10, max: 80, show: (v: number) => `${num(v)}°` },
  { key: 'pitch' as const, label: 'Rálátás', min: 10, max: 85, show: (v: number) => `${num(v)}°` },
];
const HOW = 'Koppints a dobozra: egy kocka. Kész sor után sort is rakhatsz';
const tall = (width: number) => Math.min(320, Math.max(240, width * 0.85));

interface FillerProps<S extends Filled> {
  widget: WidgetState<S>;
  size: BoxSize;
  supply?: number;
  children?: React.ReactNode;
}

function Filler<S extends Filled>({ widget, size, supply, children }: FillerProps<S>) {
  const { cubes } = widget.state;
  const all = volumeOf(size);
  const to = nextCounts(size, supply ?? all, cubes);
  const put = (next: number | null) => next !== null && widget.set(s => ({ ...s, cubes: next }));
  const button = (label: string, next: number | null, icon: 'plus' | 'minus' = 'plus') => (
    <Button icon={icon} disabled={next === null} onClick={() => put(next)}>
      {label}
    </Button>
  );
  // With too few cubes the answer is typed: the full box shows it right.
  const shown = supply !== undefined && widget.solved ? all : cubes;
  return (
    <Lab
      widget={widget}
      how={HOW}
      sliders={turning}
      extra={
        <>
          <Row>
            {button('1 kocka', to.cube)}
            {button('1 sor', to.row)}
            {button('1 réteg', to.layer)}
            {button('elveszek 1-et', to.back, 'minus')}
          </Row>
          {children}
        </>
      }
      readouts={[
        ['Kockák', String(shown)],
        ['Teljes rétegek', String(Math.floor(shown / layerOf(size)))],
        ...(supply === undefined ? [] : [['Még van', `${supply - cubes} kocka`] satisfies [string, string]]),
      ]}
      height={tall}
      draw={box => (
        <Tap label="1 kocka" onTap={() => put(to.cube)}>
          <rect className={drawing.hit} width={box.width} height={box.height} />
          <CubesInBox size={size} cubes={shown} view={widget.state} box={box} />
        </Tap>
      )}
    />
  );
}

function Fill(props: WidgetProps<FillConfig>) {
  return <Filler widget={useWidget(props, fill)} size={props.config.state} />;
}

function Count(props: WidgetProps<CountConfig>) {
  const widget = useWidget(props, count);
  return (
    <Filler widget={widget} size={props.config.state} supply={props.config.state.supply}>
      <NumberAnswer label="Ennyi kocka tölti meg" value={widget.state.answer} onChange={answer => widget.set(s => ({ ...s, answer }))} />
    </Filler>
  );
}

export default function CubeFiller({ config, ...rest }: WidgetProps<WidgetConfig<'cube-filler'>>) {
  return config.mode === 'fill' ? <Fill config={config} {...rest} /> : <Count config={config} {...rest} />;
}
