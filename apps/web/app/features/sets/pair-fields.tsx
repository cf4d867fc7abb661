import { Button } from '@eszkerek/ui/button.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import type { DraftProps } from './draft-props.ts';
import { DrawnText } from './drawn-text.tsx';
import { FieldsTitle } from './fields-title.tsx';
import { FormulaFields } from './formula-fields.tsx';
import styles from './sets.module.css';

const MOST = 8;
const nameOf = (place: number): string => `${place + 1}. pár`;

export function PairFields({ draft, onChange, errorOf, drawnOf }: DraftProps) {
  const change = (place: number, part: { left?: string; right?: string }) =>
    onChange({ pairs: draft.pairs.map((pair, at) => (at === place ? { ...pair, ...part } : pair)) });
  return (
    <fieldset className={layoutStyles.stack}>
      <legend className="sr-only">Összetartozó párok</legend>
      <FormulaFields label="Képlet a válaszba" head={<FieldsTitle>Összetartozó párok</FieldsTitle>}>
        {draft.pairs.map(({ left, right }, place) => (
          <div key={nameOf(place)} className={styles.pair}>
            <Input
              aria-label={`${nameOf(place)} bal oldala`}
              maxLength={400}
              value={left}
              onChange={event => change(place, { left: event.target.value })}
            />
            <Input
              aria-label={`${nameOf(place)} jobb oldala`}
              maxLength={400}
              value={right}
              onChange={event => change(place, { right: event.target.value })}
            />
            <div className={styles.wrong}>
              <DrawnText texts={drawnOf('pairs', place)} />
              {errorOf('pairs', place) && <FieldMessage kind="bad">{errorOf('pairs', place)}</FieldMessage>}
            </div>
          </div>
        ))}
      </FormulaFields>
      {errorOf('pairs') && <FieldMessage kind="bad">{errorOf('pairs')}</FieldMessage>}
      {draft.pairs.length < MOST && (
        <Button variant="ghost" icon="plus" onClick={() => onChange({ pairs: [...draft.pairs, { left: '', right: '' }] })}>
          Még egy pár
        </Button>
      )}
    </fieldset>
  );
}
