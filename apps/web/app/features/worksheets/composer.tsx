import { readSheet, type SheetSpec, writeSheet } from '@eszkerek/contract/sheet-spec';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { ErrorState } from '@eszkerek/ui/state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { nextSalt, swapTask } from './compose-sheet.ts';
import { LessonChoice } from './lesson-choice.tsx';
import { Papers } from './papers.tsx';
import { SetSheet } from './set-sheet.tsx';
import { readOptions, type SheetOptions, writeOptions } from './sheet-options.ts';
import { SheetSettings } from './sheet-settings.tsx';
import { ShowPapers } from './show-papers.tsx';
import { TaskList } from './task-list.tsx';
import styles from './worksheets.module.css';

/** The whole sheet is in the address: the same link prints the same sheet again. `?lecke` starts a new one from a lesson, `?keszlet` prints a set. */
export function Composer() {
  const [address, setAddress] = useSearchParams();
  const code = address.get('lap');
  const options = readOptions(address);
  const show = (next: string | null, changed: SheetOptions) => setAddress(writeOptions(next, changed), { replace: code !== null });
  const set = address.get('keszlet');
  if (set !== null)
    return <SetSheet slug={set} options={options} onChange={changed => setAddress([...writeOptions(null, changed), ['keszlet', set]])} />;
  if (code === null)
    return (
      <Panel title="Miből legyen?" icon="document">
        <LessonChoice initial={address.getAll('lecke')} onMade={made => show(made, options)} />
      </Panel>
    );
  return <Sheet code={code} options={options} onChange={show} />;
}

interface SheetProps {
  code: string;
  options: SheetOptions;
  onChange: (code: string | null, options: SheetOptions) => void;
}

function Sheet({ code, options, onChange }: SheetProps) {
  const spec = readSheet(code);
  const lessons = useQuery(api.worksheets.lessons.query());
  const made = useQuery({
    ...api.worksheets.make.query({ params: { code }, query: { groups: options.groups } }),
    placeholderData: keepPreviousData,
  });
  const titleOf = (slug: string) => lessons.data?.lessons.find(lesson => lesson.slug === slug)?.title ?? '';
  const askedIn = (salt: number) => made.data?.groups[0]?.tasks.find(task => task.salt === salt)?.question.question;
  const swap = useAction(
    (salt: number) => api.worksheets.settle({ params: { code: writeSheet(swapTask(spec, salt)) }, query: { only: nextSalt(spec) } }),
    { onSuccess: reply => onChange(reply.code, options) },
  );
  const change = (next: SheetSpec) => onChange(next.tasks.length === 0 ? null : writeSheet(next), options);
  if (made.isPending) return <Skeleton height="24rem" />;
  if (made.isError)
    return <ErrorState title={text.errorTitle} message={made.error.message} onRetry={() => void made.refetch()} retryLabel={text.retry} />;
  const { groups, premium } = made.data;
  const missing = spec.tasks.length - (groups[0]?.tasks.length ?? 0);
  const title = options.title || spec.lessons.map(titleOf).join(', ');
  return (
    <div className={cx(layoutStyles.stack, styles.columns)}>
      <div className={cx(layoutStyles.stack, 'no-print')} data-part="stack">
        <Panel className={layoutStyles.stack}>
          <div className={layoutStyles.row} data-part="row">
            <Button icon="document" onClick={() => print()}>
              Nyomtatom
            </Button>
            <Button variant="ghost" onClick={() => onChange(null, options)}>
              Új lap
            </Button>
          </div>
          <TaskList spec={spec} titleOf={titleOf} askedIn={askedIn} onChange={change} onSwap={salt => void swap.run(salt)} />
          {swap.failure && <MessageBar kind="bad">{swap.failure}</MessageBar>}
        </Panel>
        <Panel title="Beállítások">
          <SheetSettings
            options={options}
            groupsHelp="Minden csoport ugyanolyan nehéz, más számokkal."
            onChange={changed => onChange(code, changed)}
          />
        </Panel>
        {missing > 0 && (
          <MessageBar kind="info">{missing} feladathoz nincs ilyen ábrás vagy ábra nélküli változat, ezért kimaradt.</MessageBar>
        )}
        {premium && options.qr && (
          <MessageBar kind="info">Prémium feladat is van a lapon: a QR-kód után be kell jelentkezni az ellenőrzéshez.</MessageBar>
        )}
        <ShowPapers count={groups[0]?.tasks.length ?? 0} />
      </div>
      <Papers
        groups={groups}
        urlOf={group => `${location.origin}/feladatlap/${code}/${group}`}
        title={title}
        seed={spec.seed}
        options={options}
      />
    </div>
  );
}
