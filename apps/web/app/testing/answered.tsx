import type { PublicOf, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { type ComponentProps, useState } from 'react';
import { KeypadProvider } from '../questions/keypad/keypad-provider.tsx';
import { QuestionView } from '../questions/question-view.tsx';

export const twoBlanks: PublicOf<'fillSteps'> = {
  id: 'q',
  type: 'fillSteps',
  question: 'Töltsd ki!',
  template: 'a + b',
  blanks: [{ id: 'a' }, { id: 'b' }],
  hintCount: 0,
};

/** An open question with its keypad, which keeps what is typed. */
export function Answered({ question, onAnswer }: { question: PublicQuestion; onAnswer: (value: unknown) => void }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState<ComponentProps<typeof QuestionView>['value']>(null);
  return (
    <>
      <KeypadProvider host={host}>
        <QuestionView
          question={question}
          value={value}
          onChange={next => {
            setValue(next);
            onAnswer(next);
          }}
          disabled={false}
          result={null}
          solution={null}
        />
      </KeypadProvider>
      <div ref={setHost} />
    </>
  );
}
