import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useState } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, NumberAnswer, Readouts, Row, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type CommonConfig,
  common,
  grow,
  isPrime,
  leaves,
  type Node,
  pairsIn,
  primeFactors,
  type RootConfig,
  root,
  rootState,
  type SieveConfig,
  share,
  sieve,
  splitters,
  type TreeConfig,
  tree,
  writeFactors,
} from './model.ts';
import styles from './view.module.css';

const depth = (node: Node): number => (node.children.length ? 1 + Math.max(...node.children.map(depth)) : 0);

interface BranchProps {
  node: Node;
  x: number;
  y: number;
  span: number;
  path: string;
  onPick: (path: string) => void;
}

function Branch({ node, x, y, span, path, onPick }: BranchProps) {
  const prime = isPrime(node.value);
  const ball = (
    <>
      <circle
        className={
          prime
            ? classes(drawing.fill, drawing.edge)
            : node.path === path
              ? classes(drawing.spark, drawing.line)
              : classes(drawing.paper, drawing.outline)
        }
        cx={x}
        cy={y}
        r={19}
      />
      <text
        className={prime ? drawing.onSolid : ''}
        x={x}
        y={y + 5}
        textAnchor="middle"
        style={node.path === path && !prime ? { fill: 'var(--spark-ink)' } : undefined}
      >
        {node.value}
      </text>
    </>
  );
  return (
    <g>
      {node.children.map((child, i) => {
        const cx = x + (i === 0 ? -span / 4 : span / 4);
        return (
          <g key={child.path}>
            <line className={drawing.ink2} x1={x} y1={y} x2={cx} y2={y + 58} />
            <Branch node={child} x={cx} y={y + 58} span={span / 2} path={path} onPick={onPick} />
          </g>
        );
      })}
      {prime || node.children.length > 0 ? (
        ball
      ) : (
        <Tap label={`${node.value}`} onTap={() => onPick(node.path)}>
          <circle className={drawing.hit} cx={x} cy={y} r={22} />
          {ball}
        </Tap>
      )}
    </g>
  );
}

function Tree(props: WidgetProps<TreeConfig>) {
  const widget = useWidget(props, tree);
  const top = grow(props.config.state.number, widget.state.splits);
  const open = leaves(top).filter(leaf => !isPrime(leaf.value));
  const [chosen, setChosen] = useState('');
  const leaf = open.find(node => node.path === chosen) ?? open[0];
  return (
    <Frame widget={widget} title="prímfa" how="Válassz egy számot, és bontsd két tényezőre">
      <Stage label={widget.description} height={depth(top) * 58 + 56} picture>
        {({ width }) => <Branch node={top} x={width / 2} y={26} span={width} path={leaf?.path ?? '-'} onPick={setChosen} />}
      </Stage>
      <Controls>
        {leaf ? (
          <>
            {open.length > 1 && (
              <Row>
                <span className={controls.label}>Melyiket bontod?</span>
                {open.map(node => (
                  <Button key={node.path} onClick={() => setChosen(node.path)}>
                    {node === leaf ? `» ${node.value} «` : node.value}
                  </Button>
                ))}
              </Row>
            )}
            <Row>
              <span className={controls.label}>{leaf.value} =</span>
              {splitters(leaf.value)
                .filter(d => d <= leaf.value / d)
                .map(d => (
                  <Button key={d} onClick={() => widget.set(s => ({ splits: { ...s.splits, [leaf.path]: d } }))}>
                    {d} · {leaf.value / d}
                  </Button>
                ))}
            </Row>
          </>
        ) : (
          <p>Már csak prímszámok vannak.</p>
        )}
      </Controls>
      <Readouts
        items={[
          [
            'Szorzatként',
            leaves(top)
              .map(node => node.value)
              .sort((a, b) => a - b)
              .join(' · '),
          ],
          [
            'Hatványokkal',
            open.length
              ? '…'
              : writeFactors(
                  leaves(top)
                    .map(node => node.value)
                    .sort((a, b) => a - b),
                ),
          ],
        ]}
      />
    </Frame>
  );
}

function Sieve(props: WidgetProps<SieveConfig>) {
  const widget = useWidget(props, sieve);
  const { max } = props.config.state;
  const { crossed } = widget.state;
  const toggle = (n: number) => widget.set(s => ({ crossed: s.crossed.includes(n) ? s.crossed.filter(c => c !== n) : [...s.crossed, n] }));
  const cross = (p: number) =>
    widget.set(s => ({ crossed: [...new Set([...s.crossed, ...upTo(Math.floor(max / p) - 1).map(i => (i + 2) * p)])] }));
  return (
    <Frame widget={widget} title="eratoszthenészi szita" how="Húzd ki, ami nem prím">
      <div className={classes(styles.grid, styles.numbers)}>
        {upTo(max).map(i => (
          <button
            key={i}
            type="button"
            className={crossed.includes(i + 1) ? classes(panels.cell, panels.off) : panels.cell}
            aria-pressed={crossed.includes(i + 1)}
            onClick={() => toggle(i + 1)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <Controls>
        <Row>
          <span className={controls.label}>Kihúzom a többszöröseit:</span>
          {[2, 3, 5, 7]
            .filter(p => p * p <= max)
            .map(p => (
              <Button key={p} onClick={() => cross(p)}>
                {p}
                <VisuallyHidden>többszörösei</VisuallyHidden>
              </Button>
            ))}
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Kihúzva', String(crossed.length)],
          ['Maradt', String(max - crossed.length)],
        ]}
      />
    </Frame>
  );
}

function Common(props: WidgetProps<CommonConfig>) {
  const widget = useWidget(props, common);
  const { first, second } = props.config.state;
  const parts = share(first, second);
  const lcm = props.config.goal?.lcm !== undefined;
  return (
    <Frame widget={widget} title="közös prímtényezők" how="Szorozd össze a megfelelő tényezőket">
      <Stage label={widget.description} height={190} picture>
        {({ width }) => {
          const r = Math.min(88, width / 3.4);
          const [a, b] = [width / 2 - r * 0.62, width / 2 + r * 0.62];
          const put = (list: number[], x: number) =>
            indexed(list).map(({ key, item, index }) => (
              <text
                key={key}
                className={classes(drawing.big, drawing.halo)}
                x={x}
                y={100 + (index - (list.length - 1) / 2) * 24}
                textAnchor="middle"
              >
                {item}
              </text>
            ));
          return (
            <g>
              <circle className={classes(drawing.tint, drawing.outline)} cx={a} cy={96} r={r} />
              <circle className={drawing.outline} cx={b} cy={96} r={r} style={{ fill: 'var(--brand-tint)', fillOpacity: 0.6 }} />
              <text x={a - r * 0.9} y={18}>
                {first}
              </text>
              <text x={b + r * 0.9} y={18} textAnchor="end">
                {second}
              </text>
              {put(parts.first, a - r * 0.45)}
              {put(parts.both, width / 2)}
              {put(parts.second, b + r * 0.45)}
            </g>
          );
        }}
      </Stage>
      <Controls>
        <NumberAnswer
          label={lcm ? 'Legkisebb közös többszörös' : 'Legnagyobb közös osztó'}
          value={widget.state.answer}
          onChange={answer => widget.set({ answer })}
        />
      </Controls>
      <Readouts
        items={[
          [String(first), writeFactors(primeFactors(first))],
          [String(second), writeFactors(primeFactors(second))],
        ]}
      />
    </Frame>
  );
}

function Root(props: WidgetProps<RootConfig>) {
  const widget = useWidget(props, root);
  const { number } = props.config.state;
  const { pairs } = widget.state;
  const { outside, inside } = rootState(number, pairs);
  const left = [...new Set(pairsIn(inside))];
  return (
    <Frame widget={widget} title="kiemelés a gyökjel alól" how="Hozd ki a párokat">
      <p className={panels.big}>
        √{number} = {outside === 1 ? '' : outside}√{inside}
      </p>
      <p className={classes(panels.panel, panels.text)}>A gyökjel alatt: {primeFactors(inside).join(' · ') || 1}</p>
      <Controls>
        <Row>
          {left.map(p => (
            <Button key={p} onClick={() => widget.set(s => ({ pairs: [...s.pairs, p] }))}>
              Kihozom: {p} · {p}
            </Button>
          ))}
          {left.length === 0 && <span>Nincs több pár.</span>}
          <Button icon="chevron-left" disabled={pairs.length === 0} onClick={() => widget.set(s => ({ pairs: s.pairs.slice(0, -1) }))}>
            Visszateszem
          </Button>
        </Row>
      </Controls>
    </Frame>
  );
}

export default function FactorTree({ config, ...rest }: WidgetProps<WidgetConfig<'factor-tree'>>) {
  switch (config.mode) {
    case 'tree':
      return <Tree config={config} {...rest} />;
    case 'sieve':
      return <Sieve config={config} {...rest} />;
    case 'common':
      return <Common config={config} {...rest} />;
    case 'root':
      return <Root config={config} {...rest} />;
  }
}
