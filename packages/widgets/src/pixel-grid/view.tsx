import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Readouts } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { cycle, type DifferenceConfig, type DrawConfig, difference, differences, draw, levelsOf } from './model.ts';
import styles from './view.module.css';

/** 0 is white in both themes: the picture must not turn into its negative. */
const shade = (level: number, levels: number) => `color-mix(in srgb, black ${Math.round((level / (levels - 1)) * 100)}%, white)`;
const textOn = (level: number, levels: number) => (level / (levels - 1) > 0.5 ? 'white' : 'black');

interface PixelsProps {
  rows: string[];
  levels: number;
  numbers?: boolean;
  marked?: string[];
  label: string;
  onTap?: (r: number, c: number) => void;
}

function Pixels({ rows, levels, numbers, marked = [], label, onTap }: PixelsProps) {
  const columns = rows[0]?.length ?? 1;
  return (
    <div className={styles.pixels} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, maxWidth: `${columns * 3}rem` }}>
      {indexed(rows).flatMap(({ key: rowKey, item: row, index: r }) =>
        indexed([...row]).map(({ key, item, index: c }) => {
          const level = Number(item);
          const on = marked.includes(`${r}-${c}`);
          const look = {
            background: shade(level, levels),
            color: textOn(level, levels),
            outline: on ? '0.1875rem solid var(--c)' : undefined,
          };
          return onTap ? (
            <button
              key={`${rowKey}${key}`}
              type="button"
              className={styles.pixel}
              style={look}
              aria-pressed={on || undefined}
              aria-label={`${label}, ${r + 1}. sor, ${c + 1}. oszlop: ${level}`}
              onClick={() => onTap(r, c)}
            >
              {numbers ? level : on ? '×' : ''}
            </button>
          ) : (
            <span key={`${rowKey}${key}`} className={styles.pixel} style={look} />
          );
        }),
      )}
    </div>
  );
}

function Captioned({ caption, centred = false, children }: { caption: string; centred?: boolean; children: React.ReactNode }) {
  return (
    <div className={classes(styles.captioned, centred && styles.centred)}>
      <p className={controls.label}>{caption}</p>
      {children}
    </div>
  );
}

function Draw(props: WidgetProps<DrawConfig>) {
  const widget = useWidget(props, draw);
  const { config } = props;
  const levels = levelsOf(config);
  const numbers = config.mode === 'numbers';
  return (
    <Frame widget={widget} how="Koppints egy képpontra: a száma változik" split>
      <Pixels
        rows={widget.state.rows}
        levels={levels}
        numbers={numbers}
        label="Képpont"
        onTap={(r, c) => widget.set(s => ({ rows: cycle(s.rows, r, c, levels) }))}
      />
      <div className={panels.panel}>
        {config.goal && (
          <Captioned caption={numbers ? 'Ezeket a számokat állítsd be:' : 'Ezt rajzold le:'}>
            {numbers ? (
              <pre className={styles.code}>{config.goal.rows.map(row => [...row].join(' ')).join('\n')}</pre>
            ) : (
              <Pixels rows={config.goal.rows} levels={levels} label="Minta" />
            )}
          </Captioned>
        )}
        <Captioned caption="Így látja a gép:">
          <pre className={styles.code}>{widget.state.rows.map(row => [...row].join(' ')).join('\n')}</pre>
        </Captioned>
      </div>
      {config.goal && <Readouts items={[['Eltérő képpont', String(differences(config.goal.rows, widget.state.rows).length)]]} />}
    </Frame>
  );
}

function Difference(props: WidgetProps<DifferenceConfig>) {
  const widget = useWidget(props, difference);
  const { first, second } = props.config.state;
  return (
    <Frame widget={widget} how="Koppints a második képen az eltérésekre" split>
      <Captioned caption="Első kép" centred>
        <Pixels rows={first} levels={2} label="Első kép" />
      </Captioned>
      <Captioned caption="Második kép" centred>
        <Pixels
          rows={second}
          levels={2}
          marked={widget.state.on}
          label="Második kép"
          onTap={(r, c) =>
            widget.set(s => {
              const cell = `${r}-${c}`;
              return { on: s.on.includes(cell) ? s.on.filter(x => x !== cell) : [...s.on, cell] };
            })
          }
        />
      </Captioned>
      <Readouts items={[['Bejelölt eltérés', String(widget.state.on.length)]]} />
    </Frame>
  );
}

export default function PixelGrid({ config, ...rest }: WidgetProps<WidgetConfig<'pixel-grid'>>) {
  switch (config.mode) {
    case 'draw':
    case 'numbers':
      return <Draw config={config} {...rest} />;
    case 'difference':
      return <Difference config={config} {...rest} />;
  }
}
