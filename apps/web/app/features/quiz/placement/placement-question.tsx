import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { numberArticle } from '@eszkerek/numbers/hungarian';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { useEffect, useRef, useState } from 'react';
import { noteActivity } from '../../../lib/activity.ts';
import { missingPart } from '../../../questions/answering.ts';
import { KeypadProvider } from '../../../questions/keypad/keypad-provider.tsx';
import { useFieldInView } from '../../../questions/keypad/use-field-in-view.ts';
import { QuestionView } from '../../../questions/question-view.tsx';
import cardStyles from '../player/card.module.css';
import styles from '../player/frame.module.css';
import { Frame } from '../player/frame.tsx';
import { useFit } from '../player/use-fit.ts';

interface PlacementQuestionProps {
  placement: PlacementView;
  question: PublicQuestion;
  pending: boolean;
  /** Why the answer was not taken; what was typed stays. */
  note: string | null;
  onAnswer: (answer: { answer: AnswerValue } | { unknown: true }) => void;
  onPause: () => void;
}

/** One question of the placement: an answer or "not learnt yet", and no word about right or wrong. */
export function PlacementQuestion({ placement, question, pending, note, onAnswer, onPause }: PlacementQuestionProps) {
  const { subject, asked, most, sitting } = placement;
  const [value, setValue] = useState<AnswerValue | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const { tight } = useFit(body, column, question.id);
  useFieldInView(body);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const missing = missingPart(question, value);
  const ready = value !== null && missing === null;
  const send = (answer: { answer: AnswerValue } | { unknown: true }) => {
    noteActivity();
    onAnswer(answer);
  };
  return (
    <Frame
      subject={subject}
      title="Hol tartasz?"
      back={{ to: '/', label: 'Vissza a kezdőlapra' }}
      head={
        <>
          <SegmentBar
            segments={Array.from({ length: most }, (_, i) => (i < asked ? 'on' : i === asked ? 'current' : 'idle'))}
            label={`${sitting}. rész: legfeljebb ${most} kérdésből ${numberArticle(asked + 1)} ${asked + 1}.`}
          />
          <span className={styles.count}>
            {asked + 1} / {most}
          </span>
        </>
      }
    >
      <form
        className={styles.work}
        onSubmit={event => {
          event.preventDefault();
          if (ready && !pending) send({ answer: value });
        }}
      >
        <div className={styles.body} ref={body}>
          <div className={cx(styles.column, cardStyles.column)} ref={column}>
            <KeypadProvider host={host} waits={tight}>
              <QuestionView
                question={question}
                value={value}
                onChange={setValue}
                disabled={pending}
                result={null}
                solution={null}
                headingLevel={2}
                headingRef={heading}
              />
            </KeypadProvider>
            {note !== null && <MessageBar kind="spark">{note}</MessageBar>}
            <p className={layoutStyles.row}>
              <Button variant="ghost" icon="pause" disabled={pending} onClick={onPause}>
                Most abbahagyom
              </Button>
            </p>
          </div>
        </div>
        <div className={styles.foot} data-part="player-foot">
          <div ref={setHost} />
          <div className={styles.actions}>
            <Button variant="secondary" disabled={pending} onClick={() => send({ unknown: true })}>
              Ezt még nem tanultam
            </Button>
            <Button type="submit" className={styles.main} disabled={!ready} loading={pending} iconEnd="arrow-right">
              {value !== null && missing !== null ? missing : 'Tovább'}
            </Button>
          </div>
        </div>
      </form>
    </Frame>
  );
}
