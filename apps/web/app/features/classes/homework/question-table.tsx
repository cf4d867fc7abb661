import '@eszkerek/ui/formula.css';
import type { HomeworkQuestion } from '@eszkerek/contract/class-homework';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { firstRightPercent } from '../../../questions/first-right.ts';
import classStyles from '../classes.module.css';
import { toneOf } from '../diary.tsx';
import styles from './homework.module.css';

/** What to talk over in class: the share of pupils who were right at the first try, question by question. */
export function QuestionTable({ questions }: { questions: readonly HomeworkQuestion[] }) {
  return (
    <Table
      caption="Elsőre jó, kérdésenként"
      cards
      head={
        <>
          <th scope="col">
            <span className="sr-only">Sorszám</span>
          </th>
          <th scope="col">Kérdés</th>
          <th scope="col">Elsőre jó</th>
          <th scope="col">Leggyakoribb tévképzet</th>
        </>
      }
    >
      {questions.map(question => (
        <Row key={question.number} {...question} />
      ))}
    </Table>
  );
}

function Row({ number, html, pupils, right, misconception }: HomeworkQuestion) {
  const percent = firstRightPercent({ pupils, right }) ?? 0;
  return (
    <tr>
      <th scope="row">{number}.</th>
      <td>
        <SafeHtml html={html} />
      </td>
      <td data-label="elsőre jó">
        <span className={classStyles.diaryScore}>
          <Meter percent={percent} tone={toneOf(percent)} label={`${pupils} tanulóból ${right}`} />
          <b>{percent}%</b>
        </span>
      </td>
      <td data-empty={misconception === null || undefined}>
        <span className={styles.mistakes}>{misconception && <Badge kind="bad">{misconception}</Badge>}</span>
      </td>
    </tr>
  );
}
