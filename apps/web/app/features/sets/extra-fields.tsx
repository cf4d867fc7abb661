import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Select, Textarea } from '@eszkerek/ui/input.tsx';
import { FIGURE_STARTERS } from './figure-starters.ts';
import type { DraftProps } from './question-field.tsx';
import { LEVELS } from './words.ts';

/** Difficulty, worked solution, hints and figure. */
export function ExtraFields({ draft, onChange }: DraftProps) {
  const startFigure = (label: string) => {
    const starter = FIGURE_STARTERS.find(candidate => candidate.label === label);
    onChange({ figure: starter ? JSON.stringify(starter.spec, null, 1) : '' });
  };
  return (
    <>
      <ChipRadios
        name="kerdes-nehezseg"
        legend="Nehézség"
        options={LEVELS}
        value={draft.difficulty}
        onChange={difficulty => onChange({ difficulty })}
      />
      <Field label="Megoldás lépései" optional="a tanuló a végén látja">
        {control => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={draft.solution}
            onChange={event => onChange({ solution: event.target.value })}
          />
        )}
      </Field>
      <Field label="Segítségek" optional="soronként egy, legfeljebb három">
        {control => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1500}
            value={draft.hints}
            onChange={event => onChange({ hints: event.target.value })}
          />
        )}
      </Field>
      <Field label="Ábra">
        {control => (
          <Select {...control} value={draft.figure === '' ? '' : 'own'} onChange={event => startFigure(event.target.value)}>
            <option value="">nincs</option>
            {draft.figure !== '' && <option value="own">a mostani</option>}
            {FIGURE_STARTERS.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        )}
      </Field>
      {draft.figure !== '' && (
        <Field label="Az ábra adatai" help="Írd át a számokat és a neveket, az előnézet követi.">
          {control => (
            <Textarea
              {...control}
              rows={6}
              maxLength={3000}
              spellCheck={false}
              value={draft.figure}
              onChange={event => onChange({ figure: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
