import { Button, NumberAnswer } from '../../kit/controls.tsx';
import type { Plot } from '../../kit/journal/journal.ts';
import { Journal } from '../../kit/journal/view.tsx';
import { eraseRow, record, rowNow, writeQuotient } from './actions.ts';
import { type LabConfig, type LabState, partOf, shortLabel } from './board.ts';
import { isPast, lineSamples } from './rows.ts';

interface NotebookProps {
  config: LabConfig;
  state: LabState;
  title: string;
  onChange: (next: (state: LabState) => LabState) => void;
}

/** The pupil's rows, their graph, and the quotients typed from them. */
export function Notebook({ config, state, title, onChange }: NotebookProps) {
  const { state: task, goal, text } = config;
  const { table, plot } = task;
  if (!table) return null;
  const withQuotient = table.quotient !== undefined && isPast(task, state, table.quotient.after);
  const lines = lineSamples(task, state);
  const samples = task.tray.flatMap(part =>
    state.rows.some(row => row.sample === part.id)
      ? [{ id: part.id, label: shortLabel(part), fit: lines.includes(part.id) ? plot?.fit : undefined }]
      : [],
  );
  const digits = (step: number | undefined, otherwise: number) =>
    step === undefined ? otherwise : Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const drawn: Plot | undefined = plot && { x: plot.x === 'U' ? 0 : 1, y: plot.y === 'U' ? 0 : 1, series: samples };
  const asked = (task.ask ?? []).flatMap(({ id, question }) => (state.answers[id] ? [`${question} ${state.answers[id]}`] : []));
  const typed = Object.keys(goal?.readQuotient ?? {}).filter(
    id => isPast(task, state, table.quotient?.after) && samples.some(one => one.id === id),
  );
  return (
    <Journal
      columns={[
        { label: table.columns[0], digits: digits(task.noise?.round?.V ?? task.noise?.round?.mV, 2) },
        { label: table.columns[1], digits: digits(task.noise?.round?.mA ?? task.noise?.round?.A, 3) },
        ...(withQuotient && table.quotient ? [{ label: table.quotient.label, digits: 1 }] : []),
      ]}
      rows={state.rows.map(({ sample, u, i, quotient }) => ({ values: [u, i, quotient], series: sample }))}
      series={samples}
      plot={drawn}
      report={{ title: text.title ?? title, task: text.task, results: asked }}
      empty="Még üres. Kösd be a két műszert, és írd be, amit mutatnak!"
      onRemove={index => onChange(s => eraseRow(s, index))}
    >
      <Button main icon="edit" disabled={rowNow(task, state) === null} onClick={() => onChange(s => record(task, s))}>
        Beírom a táblázatba
      </Button>
      {typed.map(id => {
        const part = partOf(task, id);
        return (
          <NumberAnswer
            key={id}
            label={`U : I, ${part ? shortLabel(part) : id}`}
            value={state.quotients[id] ?? ''}
            unit="V/A"
            onChange={value => onChange(s => writeQuotient(s, id, value))}
          />
        );
      })}
    </Journal>
  );
}
