import type { LiveSummary, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import listStyles from '@eszkerek/ui/list.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import styles from './teacher.module.css';

/** Where homework against a misconception is set: the form belongs to another feature. */
export type RemedyPath = (classId: string, item: Pick<LiveSummary['misconceptions'][number], 'id' | 'lesson' | 'practice'>) => string;

const SHOWN = 5;

/** After the lesson: what to do next, and which questions have to be taken up again. */
export function Ended({ view, remedyPath }: { view: TeacherLiveView; remedyPath: RemedyPath }) {
  return (
    <div className={layoutStyles.stack}>
      <EmptyState
        headingLevel={1}
        title="Vége az órának"
        actions={
          <>
            <ButtonLink to="/dashboard/teacher">Vezérlőpult</ButtonLink>
            <ButtonLink variant="secondary" to={`/dashboard/teacher/elo?oldal=${view.slug}`}>
              Új élő óra ebből
            </ButtonLink>
          </>
        }
      >
        A bejelentkezett tanulók eredménye a naplójukban van, a vendégek válaszait töröltük.
      </EmptyState>
      {view.summary && <Votes view={view} summary={view.summary} />}
      {view.summary && <Misconceptions summary={view.summary} remedyPath={remedyPath} />}
    </div>
  );
}

function Votes({ view: { texts, lesson }, summary: { votes } }: { view: TeacherLiveView; summary: LiveSummary }) {
  const rows = (texts ?? []).flatMap((html, place) =>
    (votes[place]?.length ?? 0) > 0 ? [{ number: place + 1, html, taken: votes[place] }] : [],
  );
  if (rows.length === 0) return null;
  const again = lesson.pace === 'own' ? '2. próba' : '2. szavazás';
  const first = lesson.pace === 'own' ? '1. próba' : '1. szavazás';
  return (
    <Panel title="Jó válaszok, kérdésenként" icon="people">
      <p className={formStyles.help}>Az órán lévők válaszai és a beírt kézfelemelések szerint, nevek nélkül.</p>
      <Table
        caption="Jó válaszok, kérdésenként"
        cards
        head={
          <>
            <th scope="col">Kérdés</th>
            <th scope="col">{first}</th>
            <th scope="col">{again}</th>
          </>
        }
      >
        {rows.map(({ number, html, taken }) => (
          <tr key={number}>
            <th scope="row" className={styles.asked}>
              {number}. <SafeHtml as="span" html={html} />
            </th>
            {[1, 2].map(round => (
              <td key={round} data-label={round === 1 ? first : again}>
                <Share vote={taken?.find(vote => vote.round === round)} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

function Share({ vote }: { vote: LiveSummary['votes'][number][number] | undefined }) {
  if (!vote) return '–';
  return (
    <>
      <b>{Math.round((100 * vote.right) / vote.total)}%</b>
      {'\u00a0'}
      <small>{`${vote.right}\u00a0/\u00a0${vote.total}`}</small>
    </>
  );
}

function Misconceptions({ summary: { misconceptions, class_id }, remedyPath }: { summary: LiveSummary; remedyPath: RemedyPath }) {
  if (misconceptions.length === 0) return null;
  return (
    <Panel title="Leggyakoribb tévképzetek" icon="bulb">
      <ul className={listStyles.payments}>
        {misconceptions.slice(0, SHOWN).map(({ id, text, pupils, lesson, practice }) => (
          <li key={id}>
            <b>{pupils} tanuló</b>
            <span>{text}</span>
            {class_id !== null && lesson !== null && (
              <ButtonLink
                variant="secondary"
                size="sm"
                icon="send"
                to={remedyPath(class_id, { id, lesson, practice })}
                aria-label={`Kiadom javításra: ${text}`}
              >
                Kiadom javításra
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
