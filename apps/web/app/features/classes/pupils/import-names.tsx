import type { RosterPupil } from '@eszkerek/contract/class-pupils';
import type { SchoolClass } from '@eszkerek/contract/classes';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { NameTable } from './name-table.tsx';
import styles from './pupils.module.css';
import { readNames, withoutLines } from './read-names.ts';
import { readTextFile } from './read-text-file.ts';

interface ImportNamesProps {
  schoolClass: SchoolClass;
  pupils: readonly RosterPupil[];
  /** With the ids of the new pupils, whose cards come next. */
  onAdded: (ids: readonly string[]) => void;
}

/** A pasted or chosen list becomes pupils without an e-mail address. */
export function ImportNames({ schoolClass, pupils, onAdded }: ImportNamesProps) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const read = readNames(
    text,
    pupils.map(({ real_name }) => real_name),
    taken,
  );
  const names = read.filter(({ state }) => state === 'new').map(({ name }) => name);
  const [added, setAdded] = useState<readonly string[]>([]);
  const waiting = read.length - names.length;
  const free = schoolClass.max_students - pupils.length;
  const params = { id: schoolClass.id };
  const add = useAction(() => api.classes.importPupils({ params, body: { names } }), {
    invalidates: [api.classes.roster.query({ params }).queryKey, api.classes.list.query().queryKey],
    onSuccess: ({ pupils: fresh }) => {
      const ids = [...added, ...fresh.map(({ id }) => id)];
      const decided = read.filter(({ state }) => state === 'new' || state === 'known');
      if (decided.length === read.length) return onAdded(ids);
      setAdded(ids);
      setText(
        withoutLines(
          text,
          decided.map(({ line }) => line),
        ),
      );
    },
  });
  const choose = async (file: File | undefined) => {
    if (file) setText(await readTextFile(file));
  };
  return (
    <div className={styles.columns}>
      <Panel title="1. Illeszd be a névsort" icon="people">
        <div className={formStyles.formGrid}>
          <Field label="Névsor" help="Soronként egy név. Táblázatból is átmásolhatod; csak a neveket olvassuk be.">
            {control => (
              <Textarea {...control} className={styles.list} rows={10} value={text} onChange={event => setText(event.target.value)} />
            )}
          </Field>
          <p className={formStyles.orLine}>vagy</p>
          <label className={styles.drop}>
            <Icon name="document" size={26} />
            <span>
              <b>CSV- vagy szövegfájl</b>
              <small>Húzd ide, vagy válaszd ki</small>
            </span>
            <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={event => void choose(event.target.files?.[0])} />
          </label>
        </div>
      </Panel>
      <Panel title="2. Ellenőrizd" icon="eye">
        <div className={formStyles.formGrid}>
          {added.length > 0 && (
            <MessageBar
              kind={waiting > 0 ? 'info' : 'ok'}
              action={
                <Button size="sm" variant="secondary" onClick={() => onAdded(added)}>
                  Belépőkártyák
                </Button>
              }
            >
              {`Felvettél ${added.length} tanulót.${waiting > 0 ? ` ${waiting} név még döntésre vár.` : ''}`}
            </MessageBar>
          )}
          {read.length === 0 ? (
            <EmptyState title="Itt látod majd a neveket">E-mail-cím nem kell: a tanulók kártyával állítanak be jelszót.</EmptyState>
          ) : (
            <div className={formStyles.formGrid}>
              <NameTable read={read} text={text} onText={setText} onTake={name => setTaken(now => [...now, name])} />
              <p className={formStyles.help} data-part="help">
                Az iskola felel azért, hogy a szülők hozzájáruljanak. Aki tudja az osztálykódot, belépéskor rövidített neveket lát (B.
                Nimród).
              </p>
              {names.length > free && (
                <MessageBar kind="bad">{`Az osztályban ${free} szabad hely van, a névsorban ${names.length} új név.`}</MessageBar>
              )}
              {add.failure && <MessageBar kind="bad">{add.failure}</MessageBar>}
              <div className={styles.submit}>
                <span>
                  {pupils.length} + {names.length} tanuló, {schoolClass.max_students} hely
                </span>
                <Button size="lg" loading={add.pending} disabled={names.length === 0 || names.length > free} onClick={() => void add.run()}>
                  Felveszem: {names.length} tanuló
                </Button>
              </div>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
