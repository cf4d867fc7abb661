import type { FieldValues } from '@eszkerek/documents/tools/field-values';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useState } from 'react';
import { createStored, useStored } from '../../../lib/stored.ts';
import styles from '../prompt/prompt.module.css';

interface SavedForm {
  slug: string;
  name: string;
  values: FieldValues;
}
const MOST = 30;
const isForm = (value: unknown): value is SavedForm =>
  typeof value === 'object' && value !== null && 'slug' in value && 'name' in value && 'values' in value && typeof value.name === 'string';

/** Filled forms a teacher keeps on this device. */
const savedForms = createStored<readonly SavedForm[]>('savedForms', {
  initial: [],
  parse: text => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isForm) : undefined;
  },
  print: JSON.stringify,
});

interface SavedFormsProps {
  slug: string;
  values: FieldValues;
  onLoad: (values: FieldValues) => void;
}

export function SavedForms({ slug, values, onLoad }: SavedFormsProps) {
  const all = useStored(savedForms);
  const [name, setName] = useState('');
  const own = all.filter(form => form.slug === slug);
  const save = () => {
    const title = name.trim();
    if (!title) return;
    const others = all.filter(form => form.slug !== slug || form.name !== title);
    savedForms.set([...others, { slug, name: title, values }].slice(-MOST));
    setName('');
    showToast({ text: 'Elmentve ezen az eszközön.' });
  };
  return (
    <div className={styles.savedForms}>
      <Field label="Mentés sablonként" help="A sablon ezen az eszközön marad.">
        {control => (
          <div className={layoutStyles.row} data-part="row">
            <Input
              {...control}
              maxLength={60}
              placeholder="Például: 6. osztály, törtek"
              value={name}
              onChange={event => setName(event.target.value)}
            />
            <Button variant="secondary" aria-disabled={name.trim() === ''} onClick={save}>
              Mentés
            </Button>
          </div>
        )}
      </Field>
      {own.length > 0 && (
        <ul>
          {own.map(form => (
            <li key={form.name}>
              <Button variant="soft" size="sm" onClick={() => onLoad(form.values)}>
                {form.name}
              </Button>
              <IconButton icon="trash" label={`${form.name} törlése`} onClick={() => savedForms.set(all.filter(other => other !== form))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
