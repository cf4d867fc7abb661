import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { EmptyState } from '@eszkerek/ui/state.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { firstRightPercent } from '../../../questions/first-right.ts';
import styles from './teacher.module.css';

/** After the lesson: what to do next, and which questions have to be taken up again. */
export function Ended({ view }: { view: TeacherLiveView }) {
  return (
    <div className={styles.column}>
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
      <FirstVotes view={view} />
    </div>
  );
}

function FirstVotes({ view: { first_right, texts } }: { view: TeacherLiveView }) {
  const rows = (texts ?? []).flatMap((html, place) => {
    const percent = firstRightPercent(first_right[place]);
    return percent === null ? [] : [{ number: place + 1, html, percent, pupils: first_right[place]?.pupils ?? 0 }];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title="Elsőre jó, kérdésenként" icon="people">
      <p className={formStyles.help}>A bejelentkezett tanulók első szavazata és a beírt kézfelemelések szerint.</p>
      <Table
        caption="Elsőre jó, kérdésenként"
        cards
        head={
          <>
            <th scope="col">
              <span className="sr-only">Sorszám</span>
            </th>
            <th scope="col">Kérdés</th>
            <th scope="col">Szavazott</th>
            <th scope="col">Elsőre jó</th>
          </>
        }
      >
        {rows.map(({ number, html, percent, pupils }) => (
          <tr key={number}>
            <th scope="row">{number}.</th>
            <td>
              <SafeHtml html={html} />
            </td>
            <td data-label="szavazott">{pupils}</td>
            <td data-label="elsőre jó">
              <b>{percent}%</b>
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
