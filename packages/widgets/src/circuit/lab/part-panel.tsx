import { Button, Controls, Row, Slider, Stepper } from '../../kit/controls.tsx';
import { num } from '../../kit/format.ts';
import { remove, screw, setCells, setOhms, toggleSwitch, turn } from './actions.ts';
import { cellsOf, type LabState, type LabTask, ohmsOf, partOf } from './board.ts';

interface PartPanelProps {
  task: LabTask;
  state: LabState;
  onChange: (next: (state: LabState) => LabState) => void;
}

/** What can be done with the selected part. */
export function PartPanel({ task, state, onChange }: PartPanelProps) {
  const place = state.selected;
  const there = place === null ? undefined : state.laid[place];
  const part = there && partOf(task, there.id);
  if (!part || place === null) return null;
  const { id } = part;
  return (
    <Controls label={`Kijelölve: ${part.label}`}>
      <b>{part.label}</b>
      {part.part === 'battery' && part.cells.max > part.cells.min && (
        <Stepper
          label="Elemek száma"
          value={cellsOf(part, state)}
          min={part.cells.min}
          max={part.cells.max}
          show={value => `${num(value)} (${num(value * part.cells.voltage)} V)`}
          onChange={value => onChange(s => setCells(task, s, id, value))}
        />
      )}
      {part.part === 'resistor' && part.adjustable && (
        <Slider
          label="Ellenállás"
          value={ohmsOf(part, state)}
          {...part.adjustable}
          unit="Ω"
          onChange={value => onChange(s => setOhms(task, s, id, value))}
        />
      )}
      <Row>
        {part.part === 'switch' && (
          <Button main onClick={() => onChange(s => toggleSwitch(task, s, id))}>
            {state.closed.includes(id) ? 'Kinyitom' : 'Zárom'}
          </Button>
        )}
        {part.part === 'lamp' && (
          <Button main onClick={() => onChange(s => screw(task, s, id))}>
            {state.burnt.includes(id) ? 'Új izzót teszek be' : state.unscrewed.includes(id) ? 'Becsavarom' : 'Kicsavarom'}
          </Button>
        )}
        {part.part === 'battery' && (
          <Button icon="retry" onClick={() => onChange(s => turn(task, s, place))}>
            Megfordítom
          </Button>
        )}
        <Button icon="trash" onClick={() => onChange(s => remove(task, s, place))}>
          Leveszem
        </Button>
      </Row>
    </Controls>
  );
}
