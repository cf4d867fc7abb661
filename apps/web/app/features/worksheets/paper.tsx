import '@eszkerek/ui/formula.css';
import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import type { WorksheetTask } from '@eszkerek/contract/worksheets';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { QrCode } from '../../lib/qr-code.tsx';
import { letteredSolution } from '../../questions/lettered-solution.ts';
import { MathText } from '../../questions/math-text.tsx';
import { PrintAnswer } from '../../questions/print-answer.tsx';
import { printedKey } from '../../questions/reading.ts';
import { letterOf } from '../../questions/shared/paper.tsx';
import { paperFigures } from '../../questions/shared/paper-figure.ts';
import { withoutTypingHint } from '../../questions/shared/typing-hint.ts';
import { LARGE_FIGURE, SQUARES } from './fit-sheet.ts';
import { KEY_PAGE, sheetPage } from './page-foot.ts';
import styles from './paper.module.css';
import type { SheetOptions } from './sheet-options.ts';
import { usePages } from './use-pages.ts';

export interface GroupTasks {
  group: SheetGroup;
  tasks: readonly WorksheetTask[];
}

interface PageProps {
  title: string;
  /** Nothing on the sheet of an only group. */
  corner: string | null;
  /** Of a pupil's sheet; the teacher's copies have the usual letters, and follow each other on one page. */
  pupil?: SheetOptions;
  /** The named page, for the foot. */
  page: string;
  label: string;
  /** Tells the paper from others. */
  mark: string;
  article?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Ink on white, whatever the theme of the site is. */
function Page({ title, corner, pupil, page, label, mark, article, children }: PageProps) {
  return (
    <article
      ref={article}
      data-theme="light"
      data-pupil={pupil ? '' : undefined}
      style={{ page, '--square': `${SQUARES[pupil?.print ?? 'normal']}mm`, '--figure-zoom': pupil?.print === 'large' ? LARGE_FIGURE : 1 }}
      className={cx(styles.paper, styles[`print-${pupil?.print ?? 'normal'}`])}
      aria-label={label}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.mark}>
          <small>{mark}</small>
          {corner && <b className={styles.corner}>{corner}</b>}
        </div>
      </header>
      {children}
    </article>
  );
}

interface SheetProps extends GroupTasks {
  title: string;
  seed: string;
  /** Where the pupil checks the answers; in the QR code. */
  url: string;
  options: SheetOptions;
  onPages: ((pages: number) => void) | undefined;
}

/** Its number hangs before the text. */
const Ask = ({ number, html, points }: { number: number; html: string; points: number | null }) => (
  <div className={styles.ask}>
    <b>{number}.</b>
    <SafeHtml html={withoutTypingHint(html)} />
    {points !== null && <span>{points} pont</span>}
  </div>
);

/** What one pupil gets. All that is no task stands in the head: nothing can be left alone on a last page. */
export function SheetPaper({ group, tasks, title, seed, url, options, onPages }: SheetProps) {
  const article = useRef<HTMLElement>(null);
  const pages = usePages(article, tasks, options);
  useEffect(() => onPages?.(pages.length), [onPages, pages.length]);
  const points = tasks.reduce((sum, task) => sum + task.points, 0);
  return (
    <Page
      title={title}
      corner={options.groups > 1 ? group : null}
      pupil={options}
      page={sheetPage(group)}
      label={`${group} csoport`}
      mark={seed}
      article={article}
    >
      <div className={styles.names}>
        <p className={styles.lines}>
          <span>Név:</span> <span>Osztály:</span> <span>Dátum:</span> {options.points && <b>Pont: ____ / {points}</b>}
        </p>
        {options.qr && (
          <>
            <small>
              <b>Ellenőrizd magad!</b>
              <br />
              Olvasd be a kódot, és írd be az eredményeidet!
            </small>
            <QrCode text={url} label={`QR-kód az önellenőrzéshez, ${group} csoport`} className={styles.qr} />
          </>
        )}
      </div>
      {pages.map((page, place) => (
        <Fragment key={page[0]?.task}>
          {place > 0 && (
            <div className="no-print" aria-hidden="true">
              <hr />
              <p className={formStyles.help}>{place + 1}. oldal</p>
            </div>
          )}
          <ol className={styles.tasks} aria-label={pages.length > 1 ? `${place + 1}. oldal` : undefined}>
            {page.map(({ task, half, room }) => {
              const one = tasks[task];
              return (
                one && (
                  <Task key={one.salt} {...one} number={task + 1} points={options.points ? one.points : null} half={half} room={room} />
                )
              );
            })}
          </ol>
        </Fragment>
      ))}
    </Page>
  );
}

interface TaskProps extends Pick<WorksheetTask, 'question'> {
  number: number;
  points: number | null;
  half: boolean;
  room: number;
}

const Task = ({ question, number, points, half, room }: TaskProps) => (
  <li data-task data-half={half || undefined} style={{ '--room': room }}>
    <Ask number={number} html={question.question} points={points} />
    <div className={styles.work} style={question.type === 'match' ? { '--beside': '100%' } : undefined}>
      {question.figure && <SafeHtml html={paperFigures(question.figure.svg, 'question')} />}
      <div>
        <PrintAnswer question={question} />
        {room > 0 && <div className={styles.space} />}
      </div>
    </div>
  </li>
);

interface KeyProps {
  groups: readonly GroupTasks[];
  title: string;
  seed: string;
  options: SheetOptions;
}

/** All results in one table, for quick marking. */
export function KeyTable({ groups, title, seed, options }: KeyProps) {
  const [first] = groups;
  return (
    <Page title={title} corner="Kulcs" page={KEY_PAGE} label="Megoldókulcs, összesítő" mark={`${seed} · tanári példány`}>
      <table className={styles.keyTable}>
        <thead>
          <tr>
            <th scope="col">Feladat</th>
            {groups.map(({ group }) => (
              <th scope="col" key={group}>
                {group} csoport
              </th>
            ))}
            {options.points && <th scope="col">Pont</th>}
          </tr>
        </thead>
        <tbody>
          {first?.tasks.map(({ salt, points }, place) => (
            <tr key={salt}>
              <th scope="row">{place + 1}.</th>
              {groups.map(({ group, tasks }) => {
                const question = tasks[place]?.question;
                return <td key={group}>{question && <MathText text={printedKey(question)} />}</td>;
              })}
              {options.points && <td>{points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}

/** An option has the letter of the sheet, and its text unless it is a figure; a blank has its own letter. */
function SlipWords({
  question,
  slip: { value, text, option, blank },
}: {
  question: WorksheetTask['question'];
  slip: WorksheetTask['slips'][number];
}) {
  const chosen = question.type === 'single' ? question.answers.find(({ id }) => id === option) : undefined;
  const shown = chosen ? chosen.text : value;
  return (
    <>
      {chosen && question.type === 'single' && `${letterOf(question.answers, chosen.id)}) `}
      {blank && `${blank} = `}
      {!shown.includes('<svg') && <SafeHtml as="span" html={chosen ? `„${shown}”:` : `${shown}:`} />} <SafeHtml as="span" html={text} />
    </>
  );
}

/** The worked steps of one group, with the wrong results that tell of a mistake. */
export function KeyPaper({ group, tasks, seed, options }: GroupTasks & Omit<KeyProps, 'groups' | 'title'>) {
  return (
    <Page
      title={options.groups > 1 ? `Megoldás, ${group} csoport` : 'Megoldás'}
      corner={options.groups > 1 ? group : null}
      page={KEY_PAGE}
      label={`Megoldókulcs, ${group} csoport`}
      mark={`${seed} · tanári példány`}
    >
      <ol className={cx(styles.tasks, styles.key)}>
        {tasks.map(({ salt, question, solution, slips }, place) => (
          <li key={salt}>
            <Ask number={place + 1} html={question.question} points={null} />
            <p>
              Eredmény:{' '}
              <b>
                <MathText text={printedKey(question)} />
              </b>
            </p>
            {solution.text && <SafeHtml html={letteredSolution(question, solution, 'abcdefgh').text ?? ''} />}
            {slips.length > 0 && (
              <>
                <p>Ha ez a válasz:</p>
                {slips.map(slip => (
                  <p key={slip.value}>
                    • <SlipWords question={question} slip={slip} />
                  </p>
                ))}
              </>
            )}
          </li>
        ))}
      </ol>
    </Page>
  );
}
