import '@eszkerek/ui/formula.css';
import type { HomeworkAnswer, HomeworkPupil } from '@eszkerek/contract/class-homework';
import { Badge, type BadgeKind } from '@eszkerek/ui/badge.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { AnsweredItem } from '../../../questions/answered-item.tsx';
import { text } from '../../../text/common.ts';
import styles from './homework.module.css';

type Verdict = 'right' | 'second' | 'partial' | 'wrong' | 'empty';

const VERDICTS: Record<Verdict, { text: string; kind: BadgeKind }> = {
  right: { text: 'Jó', kind: 'ok' },
  second: { text: 'Másodikra jó', kind: 'ok' },
  partial: { text: 'Részben jó', kind: 'wait' },
  wrong: { text: 'Nem jó', kind: 'bad' },
  empty: { text: 'Kimaradt', kind: 'neutral' },
};

const verdictOf = ({ given }: HomeworkAnswer): Verdict => {
  const last = given.at(-1)?.status;
  if (last === undefined) return 'empty';
  if (last === 'correct') return given.length > 1 ? 'second' : 'right';
  return last === 'partial' ? 'partial' : 'wrong';
};

const COUNTED = [
  ['right', 'elsőre jó'],
  ['second', 'másodikra jó'],
  ['partial', 'részben jó'],
  ['wrong', 'nem jó'],
  ['empty', 'kimaradt'],
] as const;

const countLine = (answers: readonly HomeworkAnswer[]): string => {
  const verdicts = answers.map(verdictOf);
  return COUNTED.flatMap(([verdict, word]) => {
    const count = verdicts.filter(one => one === verdict).length;
    return count > 0 ? [`${count} ${word}`] : [];
  }).join(' · ');
};

interface PupilAnswersProps {
  homeworkId: string;
  pupil: HomeworkPupil;
  open: boolean;
  onClose: () => void;
}

/** What one pupil answered, question by question and try by try. */
export const PupilAnswers = ({ homeworkId, pupil, open, onClose }: PupilAnswersProps) => (
  <Dialog open={open} onClose={onClose} title={`${pupil.real_name} válaszai`} closeLabel={text.close} wide>
    <Answers homeworkId={homeworkId} studentId={pupil.student_id} />
  </Dialog>
);

function Answers({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  const [chosen, setChosen] = useState('1');
  const { data, isPending, error, refetch } = useQuery({
    ...api.classes.homeworkAnswers.query({ params: { id: homeworkId, studentId }, query: { try: Number(chosen) } }),
    placeholderData: before => before,
  });
  if (isPending) return <Skeleton height="24rem" />;
  if (error) return <ErrorState title={text.errorTitle} message={error.message} onRetry={() => void refetch()} retryLabel={text.retry} />;
  const { tries, answers } = data;
  if (tries.length === 0) return <EmptyState title="Itt nincsenek válaszok">Csak az eredményét őriztük meg.</EmptyState>;
  const options = tries.map(({ score_percentage }, place) => ({
    value: String(place + 1),
    label: `${place + 1}. próba · ${score_percentage === null ? 'még tart' : `${score_percentage}%`}`,
  }));
  return (
    <div className={layoutStyles.stack}>
      {options.length > 1 && <ChipRadios name="proba" legend="Melyik próba" options={options} value={chosen} onChange={setChosen} />}
      <p className={formStyles.help}>{countLine(answers)}</p>
      <ol className={layoutStyles.stack}>
        {answers.map(answer => (
          <Answer key={answer.number} {...answer} />
        ))}
      </ol>
    </div>
  );
}

function Answer(answer: HomeworkAnswer) {
  const { number, question, solution, given } = answer;
  const verdict = verdictOf(answer);
  return (
    <AnsweredItem
      place={number}
      question={question}
      solution={solution}
      right={verdict === 'right' || verdict === 'second'}
      verdict={VERDICTS[verdict]}
      given={given.map(({ answer: value, misconception }, at) => ({
        label: given.length > 1 ? `${at + 1}. válasza` : 'A válasza',
        answer: value,
        note: misconception && (
          <span className={styles.mistakes}>
            <Badge kind="bad">{misconception}</Badge>
          </span>
        ),
      }))}
    />
  );
}
