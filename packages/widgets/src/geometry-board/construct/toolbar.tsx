import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useId } from 'react';
import { Choice, Slider } from '../../kit/controls.tsx';
import styles from './board.module.css';
import { type Board, type DrawingTool, type OpeningSource, withSetting } from './board.ts';
import type { Given } from './given.ts';
import { centimetres, openingName } from './names.ts';
import { ToolIcon } from './tool-icons.tsx';

const names: Record<DrawingTool, string> = {
  compass: 'Körző',
  ruler: 'Vonalzó',
  'set-square': 'Derékszögű vonalzó',
  point: 'Pont',
};

interface ToolbarProps {
  board: Board;
  onChange: (change: (board: Board) => Board) => void;
}

export function Tools({ tools, board, onChange }: ToolbarProps & { tools: DrawingTool[] }) {
  const name = useId();
  return (
    <fieldset className={styles.tools}>
      <legend className="sr-only">Eszköz</legend>
      {tools.map(tool => (
        <label key={tool} className={classes(styles.tool, tool === board.tool && styles.on)}>
          <input
            className="sr-only"
            type="radio"
            name={name}
            checked={tool === board.tool}
            onChange={() => onChange(now => withSetting(now, { tool }))}
          />
          <ToolIcon tool={tool} />
          <span>{names[tool]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const openings = (given: Given, { kept }: Board): { value: OpeningSource; label: string }[] => [
  { value: 'through', label: 'pontig' },
  { value: 'pair', label: 'két pontból' },
  ...Object.keys(given.lengths).map(name => ({ value: `length ${name}` as const, label: openingName(name, given) })),
  { value: 'set', label: 'beállítom' },
  ...(kept === null ? [] : [{ value: 'same' as const, label: 'előző' }]),
];

/** What can be set on the chosen tool. */
export function Settings({ given, board, onChange }: ToolbarProps & { given: Given }) {
  const set = (change: Parameters<typeof withSetting>[1]) => onChange(now => withSetting(now, change));
  if (board.tool === 'compass')
    return (
      <div className={styles.settings}>
        <Choice label="Körzőnyílás" options={openings(given, board)} value={board.source} onChange={source => set({ source })} />
        {board.source === 'set' && (
          <Slider label="Sugár" value={board.width} min={1} max={8} step={0.5} show={centimetres} onChange={width => set({ width })} />
        )}
      </div>
    );
  if (board.tool === 'ruler')
    return (
      <div className={styles.settings}>
        <Choice
          label="Mit húzol?"
          options={[
            { value: 'line', label: 'egyenes' },
            { value: 'ray', label: 'félegyenes' },
            { value: 'segment', label: 'szakasz' },
          ]}
          value={board.shape}
          onChange={shape => set({ shape })}
        />
      </div>
    );
  if (board.tool === 'set-square')
    return (
      <div className={styles.settings}>
        <Choice
          label="Mit húzol?"
          options={[
            { value: 'perpendicular', label: 'merőleges' },
            { value: 'parallel', label: 'párhuzamos' },
          ]}
          value={board.angle}
          onChange={angle => set({ angle })}
        />
      </div>
    );
  return null;
}
