import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { useId, useRef, useState } from 'react';
import styles from './blocks.module.css';
import { fillPrompt, splitPrompt } from './fill-prompt.ts';

interface PromptBlockProps {
  label: string;
  text: string;
  fields: readonly string[];
}

/** A prompt to fill in and copy. What is typed here stays in the page. */
export function PromptBlock({ label, text, fields }: PromptBlockProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const { state, copy } = useCopy();
  const promptRef = useRef<HTMLParagraphElement>(null);
  const headingId = useId();
  const copyOrSelect = async () => {
    if (!(await copy(fillPrompt(text, values))) && promptRef.current) getSelection()?.selectAllChildren(promptRef.current);
  };

  return (
    <section className={styles.promptBlock} aria-labelledby={headingId}>
      <h3 id={headingId}>{label}</h3>
      {fields.length > 0 && (
        <div className={styles.promptFields}>
          {fields.map(field => (
            <Field key={field} label={field}>
              {control => (
                <Input
                  {...control}
                  maxLength={400}
                  value={values[field] ?? ''}
                  onChange={event => setValues({ ...values, [field]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <p className={styles.promptText} ref={promptRef}>
        {splitPrompt(text).map(part =>
          part.field ? (
            <mark key={part.at}>{values[part.field]?.trim() || `[${part.field}]`}</mark>
          ) : (
            <span key={part.at}>{part.text}</span>
          ),
        )}
      </p>
      {state === 'failed' && <MessageBar kind="bad">{messages.copyFailed}</MessageBar>}
      <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={copyOrSelect}>
        {state === 'copied' ? 'Kimásolva!' : 'Prompt másolása'}
      </Button>
      <p className={formStyles.help} data-part="help">
        Csevegőt felnőttel együtt nyiss meg. Ne írj be nevet, címet, iskolát.
      </p>
    </section>
  );
}
