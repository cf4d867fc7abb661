import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import type { DraftOption } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { DrawnText } from './drawn-text.tsx';
import { FieldsTitle } from './fields-title.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { MisconceptionChoice } from './misconception-choice.tsx';
import styles from './sets.module.css';

const MOST = 6;
const LEAST = 2;
const letterOf = (place: number): string => 'ABCDEF'[place] ?? '';

/** The answers to choose from; each wrong one may name the misconception that leads to it. */
export function OptionFields({ draft, subject, onChange, errorOf, drawnOf }: DraftProps) {
  const single = draft.type === 'single';
  const change = (place: number, part: Partial<DraftOption>) =>
    onChange({ options: draft.options.map((option, at) => (at === place ? { ...option, ...part } : option)) });
  const mark = (place: number) =>
    onChange({
      options: draft.options.map((option, at) => ({
        ...option,
        correct: single ? at === place : at === place ? !option.correct : option.correct,
      })),
    });
  return (
    <fieldset className={layoutStyles.stack}>
      <legend className="sr-only">Válaszok</legend>
      <FormulaFields
        label="Képlet a válaszba"
        head={<FieldsTitle note="jelöld meg a jót; a rosszhoz adhatsz tévképzetet">Válaszok</FieldsTitle>}
      >
        {draft.options.map(({ text, correct, misconception }, place) => (
          <div key={letterOf(place)} className={styles.option}>
            <button
              type="button"
              className={styles.letter}
              aria-pressed={correct}
              aria-label={`${letterOf(place)} válasz jó`}
              onClick={() => mark(place)}
            >
              {correct ? <Icon name="check" size={20} /> : letterOf(place)}
            </button>
            <div>
              <Input
                aria-label={`${letterOf(place)} válasz`}
                aria-invalid={errorOf('options', place) ? true : undefined}
                maxLength={400}
                value={text}
                onChange={event => change(place, { text: event.target.value })}
              />
              <DrawnText texts={drawnOf('options', place)} />
            </div>
            {draft.options.length > LEAST && (
              <IconButton
                icon="close"
                label={`${letterOf(place)} válasz törlése`}
                onClick={() => onChange({ options: draft.options.toSpliced(place, 1) })}
              />
            )}
            <div className={styles.why}>
              {text.trim() !== '' && correct && <Badge kind="ok">Jó válasz</Badge>}
              {text.trim() !== '' && !correct && (
                <MisconceptionChoice
                  subject={subject}
                  label={`${letterOf(place)} válasz`}
                  value={misconception}
                  onChange={chosen => change(place, { misconception: chosen })}
                />
              )}
            </div>
            {errorOf('options', place) && (
              <div className={styles.wrong}>
                <FieldMessage kind="bad">{errorOf('options', place)}</FieldMessage>
              </div>
            )}
          </div>
        ))}
      </FormulaFields>
      {errorOf('options') && <FieldMessage kind="bad">{errorOf('options')}</FieldMessage>}
      {draft.options.length < MOST && (
        <Button
          variant="ghost"
          icon="plus"
          onClick={() => onChange({ options: [...draft.options, { text: '', correct: false, misconception: '' }] })}
        >
          Még egy válasz
        </Button>
      )}
    </fieldset>
  );
}
