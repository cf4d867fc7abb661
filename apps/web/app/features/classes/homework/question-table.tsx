import '@eszkerek/ui/formula.css';
import type { HomeworkQuestion } from '@eszkerek/contract/class-homework';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { firstRightPercent } from '../../../questions/first-right.ts';
import classStyles from '../classes.module.css';
import { toneOf } from '../diary.tsx';
import styles from './homework.module.css';

interface QuestionTableProps {
  questions: readonly HomeworkQuestion[];
}

const percentOf = (question: HomeworkQuestion): number => firstRightPercent(question) ?? 0;

/** What to talk over in class: questions by the share of pupils who were right at the first try, hardest first. */
export function QuestionTable({ questions }: QuestionTableProps) {
  const [wrong, allRight] = [questions.filter(missed => percentOf(missed) < 100), questions.filter(known => percentOf(known) === 100)];
  return (
    <>
      {wrong.length > 0 && <Rows caption="Elsőre jó, kérdésenként" questions={wrong.toSorted((a, b) => percentOf(a) - percentOf(b))} />}
      {allRight.length > 0 && (
        <Accordion summary={`${allRight.length} kérdést mindenki elsőre tudott`}>
          <Rows caption="Elsőre mindenki tudta" questions={allRight} />
        </Accordion>
      )}
    </>
  );
}

function Rows({ caption, questions }: QuestionTableProps & { caption: string }) {
  return (
    <Table
      caption={caption}
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

function Row(question: HomeworkQuestion) {
  const { number, html, pupils, right, misconception } = question;
  const percent = percentOf(question);
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
