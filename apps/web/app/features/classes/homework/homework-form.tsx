import type { AssignablePage } from '@eszkerek/contract/class-homework';
import type { ClassMisconception } from '@eszkerek/contract/classes';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Input, Select, Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { bareTitle } from '../../../lib/bare-title.ts';
import { useAction } from '../../../lib/use-action.ts';
import { text } from '../../../text/common.ts';
import { inPeriod, type Period } from '../period.ts';
import { usualDue } from './due-default.ts';
import styles from './homework.module.css';
import { resultsPath } from './homework-list.tsx';
import { pageFacts } from './page-words.ts';
import { type Audience, everybody, Recipients, somePupils } from './recipients.tsx';

interface HomeworkFormProps {
  classId: string;
  pages: readonly AssignablePage[];
  misconception: string | null;
  /** When the mistake was made. */
  period: Period;
  pupil: string | null;
  onDrop: (page: AssignablePage) => void;
  onGiven: () => void;
}

const TRIES = [1, 2, 3] as const;

const thoseWith = (mistake: ClassMisconception | undefined) =>
  mistake ? { recipients: { name: mistake.text.slice(0, 80), studentIds: mistake.students.map(({ student_id }) => student_id) } } : {};

/** Why it cannot be given yet; null when nothing is missing. */
const whatIsMissing = (form: { pages: number; due: string; count: number; pupils: number }): string | null => {
  if (form.pages === 0) return 'Pipálj ki a listában legalább egy oldalt!';
  if (form.due === '') return 'Adj meg határidőt!';
  if (form.count > 0) return null;
  return form.pupils === 0 ? 'Az osztályban még nincs tanuló.' : 'Jelöld meg, kinek adod!';
};

/** „Ezt adom ki”: the chosen pages, for whom, from when until when, in which mode. */
export function HomeworkForm({ classId, pages, misconception, period, pupil, onDrop, onGiven }: HomeworkFormProps) {
  const params = { id: classId };
  const students = useQuery(api.classes.students.query({ params })).data?.students ?? [];
  const groups = useQuery(api.classes.groups.query({ params })).data?.groups ?? [];
  const mistakes = useQuery({ ...api.classes.misconceptions.query({ params }), enabled: misconception !== null });
  const mistake = inPeriod(mistakes.data?.misconceptions ?? [], period, new Date()).find(({ id }) => id === misconception);
  const [audience, setAudience] = useState<Audience>(pupil === null ? everybody : { ...somePupils, studentIds: [pupil] });
  const [due, setDue] = useState(() => usualDue(new Date()));
  const [start, setStart] = useState('');
  const [asTest, setAsTest] = useState(false);
  const [tries, setTries] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [given, setGiven] = useState<{ text: string; id: string } | null>(null);
  const named = audience.kind === 'all' ? {} : { recipients: { name: audience.name, studentIds: [...audience.studentIds] } };
  const { run, pending, message } = useAction(
    () =>
      api.classes.addHomework({
        params,
        body: {
          slugs: pages.map(({ slug }) => slug),
          note,
          dueAt: new Date(due).toISOString(),
          ...(start === '' ? {} : { startsAt: new Date(start).toISOString() }),
          ...(asTest ? { mode: 'test' as const } : {}),
          ...(tries === null ? {} : { maxTries: tries }),
          ...(misconception === null ? named : { misconception, ...thoseWith(mistake) }),
        },
      }),
    {
      invalidates: [api.classes.homework.key],
      onSuccess: reply => {
        setGiven({ text: reply.message, id: reply.homework[0]?.id ?? '' });
        setNote('');
        onGiven();
      },
    },
  );
  const everyone = mistake ? mistake.students.length : students.length;
  const count = audience.kind !== 'all' && misconception === null ? audience.studentIds.length : everyone;
  const minutes = pages.reduce((sum, page) => sum + (page.minutes ?? 0), 0);
  const extras = [
    note.trim() !== '' && 'üzenet',
    start !== '' && 'későbbi kezdés',
    tries !== null && `${tries} próba`,
    asTest && 'dolgozat',
  ].filter(Boolean);
  const missing = whatIsMissing({ pages: pages.length, due, count, pupils: students.length });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit}>
      <div className={styles.headLine}>
        <h2 id="ezt-adom-ki" className={panelStyles.panelTitle}>
          Ezt adom ki
        </h2>
        {minutes > 0 && <span className={formStyles.help}>kb. {minutes} perc</span>}
      </div>
      {pages.length > 0 && (
        <ol className={styles.chosen}>
          {pages.map(page => (
            <li key={page.slug} data-subject={page.subject ?? undefined}>
              <span>
                {bareTitle(page.title)}
                <small className={formStyles.help}>{pageFacts(page)}</small>
              </span>
              <IconButton icon="close" label={`Mégsem: ${page.title}`} onClick={() => onDrop(page)} />
            </li>
          ))}
        </ol>
      )}
      {misconception === null ? (
        <Recipients students={students} groups={groups} value={audience} onChange={setAudience} />
      ) : (
        <MessageBar kind="info">
          Javításra: csak azok kapják meg, akiknél előjött: <b>{mistake?.text ?? '…'}</b>
        </MessageBar>
      )}
      <Field label="Határidő">
        {control => <Input {...control} type="datetime-local" required value={due} onChange={event => setDue(event.target.value)} />}
      </Field>
      <Accordion reveals summary={extras.length > 0 ? `Beállítva: ${extras.join(', ')}` : 'Üzenet, kezdés, próbák, dolgozat'}>
        <div className={formStyles.formGrid}>
          <Field label="Üzenet a tanulóknak" optional={text.optional}>
            {control => <Textarea {...control} rows={2} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />}
          </Field>
          <Field label="Kezdés" optional="különben azonnal">
            {control => <Input {...control} type="datetime-local" value={start} onChange={event => setStart(event.target.value)} />}
          </Field>
          <Field label="Próbák">
            {control => (
              <Select {...control} value={tries ?? ''} onChange={event => setTries(Number(event.target.value) || null)}>
                <option value="">bármennyi, a legjobb számít</option>
                {TRIES.map(number => (
                  <option key={number} value={number}>
                    {number === 1 ? '1, az első számít' : `${number}, a legjobb számít`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Switch
            title="Dolgozatként"
            text="A kvízben nincs segítség, és az eredmény csak a végén látszik."
            checked={asTest}
            onChange={setAsTest}
          />
        </div>
      </Accordion>
      <div className={cx(layoutStyles.bottomAction, layoutStyles.stack)}>
        {/* Beside the button, which covers what stands above it on a low screen. */}
        {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
        {given && !message && pages.length === 0 && (
          <MessageBar kind="ok">
            <span>{given.text}</span> <Link to={resultsPath(classId, given.id)}>Megnézem az eredményeit</Link>
          </MessageBar>
        )}
        <Button
          type="submit"
          size="lg"
          block
          loading={pending}
          disabled={missing !== null}
          aria-describedby={missing ? 'meg-hianyzik' : undefined}
        >
          {missing ? 'Kiadom' : `Kiadom ${count} tanulónak`}
        </Button>
        {missing && (
          <p id="meg-hianyzik" className={formStyles.help}>
            {missing}
          </p>
        )}
      </div>
    </form>
  );
}
