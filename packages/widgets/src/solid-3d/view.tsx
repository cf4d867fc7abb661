import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { NumberAnswer, Row, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import type { Point } from '../kit/handle.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { distanceTo, nearest } from '../kit/nearest.ts';
import { projector, SolidView } from '../kit/solid-view.tsx';
import { cuboid, frustum, sphere, type Vec, type View } from '../kit/space.ts';
import type { Box } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  askName,
  type BookConfig,
  book,
  boxEdges,
  counts,
  type DiagonalConfig,
  diagonal,
  type EdgesConfig,
  edgeName,
  edgeOf,
  edgesModel,
  makeSolid,
  round,
  type SectionConfig,
  section,
  sectionScale,
  solidName,
  type TurnConfig,
  turnModel,
  whatAsked,
} from './model.ts';

const turning = [
  { key: 'yaw' as const, label: 'Forgatás körbe', min: 0, max: 360, show: (v: number) => `${num(v)}°` },
  { key: 'pitch' as const, label: 'Rálátás', min: -10, max: 85, show: (v: number) => `${num(v)}°` },
];
const HOW = 'Forgasd a testet: húzd az ujjaddal';
const tall = (w: number) => Math.min(300, Math.max(220, w * 0.8));

function Turn(props: WidgetProps<TurnConfig>) {
  const widget = useWidget(props, turnModel);
  const { solid: name } = props.config.state;
  const solid = makeSolid(props.config.state);
  const what = whatAsked(props.config.goal);
  const size = Math.max(...solid.vertices.map(([x, y]) => Math.hypot(x, y)));
  const top = Math.max(...solid.vertices.map(([, , z]) => z));
  const isRound = round.has(name);
  return (
    <Lab
      widget={widget}
      title={solidName[name]}
      how={HOW}
      sliders={turning}
      extra={
        props.config.goal && (
          <NumberAnswer label={askName[what]} value={widget.state.answer} onChange={answer => widget.set(s => ({ ...s, answer }))} />
        )
      }
      readouts={
        props.config.goal || isRound
          ? [['Test', solidName[name]]]
          : [
              ['Lapok', String(counts(solid).faces)],
              ['Élek', String(counts(solid).edges)],
              ['Csúcsok', String(counts(solid).vertices)],
            ]
      }
      height={tall}
      draw={box => <SolidView solid={solid} view={widget.state} project={projector(box, widget.state, size, top)} smooth={isRound} />}
    />
  );
}

/** Letters at the corners of a cuboid. */
function Letters({ solid, view, box, size, top }: { solid: { vertices: Vec[] }; view: View; box: Box; size: number; top: number }) {
  const project = projector(box, view, size, top);
  return indexed(solid.vertices).map(({ key, item, index }) => {
    const [x, y] = project(item);
    const [cx, cy] = project([0, 0, top / 2]);
    const away = Math.hypot(x - cx, y - cy) || 1;
    return (
      <text
        key={key}
        className={classes(drawing.big, drawing.halo)}
        x={x + ((x - cx) / away) * 13}
        y={y + ((y - cy) / away) * 13 + 6}
        textAnchor="middle"
      >
        {'ABCDEFGH'[index]}
      </text>
    );
  });
}

function Edges(props: WidgetProps<EdgesConfig>) {
  const widget = useWidget(props, edgesModel);
  const { on } = widget.state;
  const base = edgeOf(props.config.state.edge);
  const solid = cuboid(2.6, 1.8, 1.8);
  const chosen = edgeName(base);
  const all = boxEdges.map(edgeName);
  const others = all.filter(name => name !== chosen);
  const corner = (i: number): Vec => solid.vertices[i] ?? [0, 0, 0];
  const project = (box: Box) => projector(box, widget.state, 1.7, 1.8);
  const line = (box: Box, name: string) => {
    const [from, to] = edgeOf(name);
    const at = (i: number) => {
      const [x, y] = project(box)(corner(i));
      return { x, y };
    };
    return { from: at(from), to: at(to) };
  };
  const toggle = (name: string) => widget.set(s => ({ ...s, on: s.on.includes(name) ? s.on.filter(n => n !== name) : [...s.on, name] }));
  /** Where edges cross or lie close, the nearest one is meant. */
  const pick = (box: Box, at: Point) => {
    const name = nearest(all, one => distanceTo(line(box, one), at));
    if (name !== null && name !== chosen) toggle(name);
  };
  return (
    <Lab
      widget={widget}
      title="élek helyzete"
      how="Koppints az élekre, forgasd a testet"
      sliders={turning}
      extra={
        <Row>
          {others.map(name => (
            <Toggle key={name} label={name} on={on.includes(name)} onChange={() => toggle(name)} />
          ))}
        </Row>
      }
      readouts={[
        ['Kiemelt él', chosen],
        ['Kijelölve', on.join(', ') || '–'],
      ]}
      height={tall}
      onTap={(at, box) => pick(box, at)}
      draw={box => {
        const stroke = (name: string, look: string | undefined) => {
          const { from, to } = line(box, name);
          return <path key={name} className={look} style={{ strokeWidth: 6 }} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
        };
        return (
          <g>
            <SolidView solid={solid} view={widget.state} project={project(box)} />
            {on.map(name => stroke(name, drawing.main2))}
            {stroke(chosen, drawing.main)}
            {others.map(name => {
              const { from, to } = line(box, name);
              const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
              return (
                <Tap key={name} label={name} onTap={() => toggle(name)}>
                  <circle className={drawing.hit} cx={middle.x} cy={middle.y} r={4} />
                </Tap>
              );
            })}
            <Letters solid={solid} view={widget.state} box={box} size={1.7} top={1.8} />
          </g>
        );
      }}
    />
  );
}

function Diagonal(props: WidgetProps<DiagonalConfig>) {
  const widget = useWidget(props, diagonal);
  const { width, depth, height, show } = props.config.state;
  const big = Math.max(width, depth, height);
  const [w = 1, d = 1, h = 1] = [width, depth, height].map(v => (v / big) * 2.4);
  const solid = cuboid(w, d, h);
  const size = Math.hypot(w, d) / 2;
  return (
    <Lab
      widget={widget}
      title={{ face: 'lapátló', body: 'testátló', angle: 'egyenes és sík szöge' }[show]}
      how={HOW}
      sliders={turning}
      extra={
        <NumberAnswer
          label={show === 'angle' ? 'A szög' : 'Az átló hossza'}
          unit={show === 'angle' ? '°' : undefined}
          value={widget.state.answer}
          onChange={answer => widget.set(s => ({ ...s, answer }))}
        />
      }
      readouts={[['Élek', `${num(width)}; ${num(depth)}; ${num(height)}`]]}
      height={tall}
      draw={box => {
        const project = projector(box, widget.state, size, h);
        const at = (i: number) => project(solid.vertices[i] ?? [0, 0, 0]).join(' ');
        return (
          <g>
            <SolidView solid={solid} view={widget.state} project={project} />
            <path className={drawing.main2} d={`M${at(0)}L${at(2)}`} />
            {show !== 'face' && <path className={drawing.main} d={`M${at(0)}L${at(6)}`} />}
            {show !== 'face' && <path className={drawing.ink2} d={`M${at(2)}L${at(6)}`} />}
            <Letters solid={solid} view={widget.state} box={box} size={size} top={h} />
          </g>
        );
      }}
    />
  );
}

function Section(props: WidgetProps<SectionConfig>) {
  const widget = useWidget(props, section);
  const { solid: name, size, height } = props.config.state;
  const { at } = widget.state;
  const ball = name === 'sphere';
  const n = name === 'pyramid4' ? 4 : 36;
  const [r, h] = ball ? [1.2, 2.4] : [1.3, 2.4];
  const solid = ball ? sphere(r) : frustum(n, r, name === 'cylinder' ? r : 0, h);
  const scale = sectionScale(name, at);
  return (
    <Lab
      widget={widget}
      title="síkmetszet"
      how="Húzd a metszősíkot"
      sliders={[{ key: 'at', label: 'A metszet magassága', min: 0, max: 0.99, step: 0.01, show: v => num(v * height) }, ...turning]}
      readouts={[
        ['Méret aránya', num(scale)],
        [name === 'pyramid4' ? 'A metszet oldala' : 'A metszet sugara', num(size * scale)],
        ['Területek aránya', num(scale * scale)],
      ]}
      height={tall}
      draw={(box, grip) => {
        const project = projector(box, widget.state, r, h);
        const cut = upTo(n === 4 ? 4 : 36).map(i => {
          const a = (2 * Math.PI * (i + 0.5)) / (n === 4 ? 4 : 36);
          return project([r * scale * Math.cos(a), r * scale * Math.sin(a), at * h]).join(' ');
        });
        const [x, foot] = project([0, 0, 0]);
        const top = project([0, 0, h])[1];
        return (
          <g>
            <SolidView solid={solid} view={widget.state} project={project} smooth={n !== 4}>
              <path className={drawing.main2} style={{ fill: 'var(--brand)', fillOpacity: 0.55 }} d={`M${cut.join('L')}Z`} />
            </SolidView>
            {grip('at', { x, y: project([0, 0, at * h])[1] }, to => (to.y - foot) / (top - foot))}
          </g>
        );
      }}
    />
  );
}

function Book(props: WidgetProps<BookConfig>) {
  const widget = useWidget(props, book);
  const { angle } = widget.state;
  return (
    <Lab
      widget={widget}
      title="két sík szöge"
      how="Nyisd a könyvet"
      sliders={[{ key: 'angle', label: 'Nyitás', min: 0, max: 180, show: v => `${num(v)}°` }, ...turning]}
      readouts={[
        ['Lapszög', `${num(angle)}°`],
        ['A két lap', angle === 90 ? 'merőleges' : angle === 0 ? 'egybeesik' : angle === 180 ? 'egy síkban van' : 'metsző'],
      ]}
      height={tall}
      draw={box => {
        const project = projector(box, widget.state, 1.9, 1.4);
        const t = (angle * Math.PI) / 180;
        const page = (c: number, s: number) =>
          [
            [0, -1, 0],
            [1.7 * c, -1, 1.7 * s],
            [1.7 * c, 1, 1.7 * s],
            [0, 1, 0],
          ] satisfies Vec[];
        const path = (points: Vec[]) => `M${points.map(v => project(v).join(' ')).join('L')}Z`;
        const arc = upTo(21).map(i => project([0.6 * Math.cos((t * i) / 20), 0, 0.6 * Math.sin((t * i) / 20)]).join(' '));
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={path(page(1, 0))} />
            <path
              className={drawing.main2}
              style={{ fill: 'var(--brand-tint)', fillOpacity: 0.7 }}
              d={path(page(Math.cos(t), Math.sin(t)))}
            />
            <path className={drawing.main} d={`M${arc.join('L')}`} />
            <path
              className={drawing.ink}
              style={{ strokeWidth: 4 }}
              d={`M${project([0, -1, 0]).join(' ')}L${project([0, 1, 0]).join(' ')}`}
            />
          </g>
        );
      }}
    />
  );
}

export default function Solid3d({ config, ...rest }: WidgetProps<WidgetConfig<'solid-3d'>>) {
  switch (config.mode) {
    case 'turn':
      return <Turn config={config} {...rest} />;
    case 'edges':
      return <Edges config={config} {...rest} />;
    case 'diagonal':
      return <Diagonal config={config} {...rest} />;
    case 'section':
      return <Section config={config} {...rest} />;
    case 'open-book':
      return <Book config={config} {...rest} />;
  }
}
