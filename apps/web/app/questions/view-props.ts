import type { AnswerResult, AnswerValue, PublicOf, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';

/** What every question view gets. The value belongs to the parent; `null` means nothing answerable is there yet. */
export interface ViewProps<T extends QuestionType = QuestionType> {
  question: PublicOf<T>;
  value: AnswerValue | null;
  onChange: (value: AnswerValue | null) => void;
  disabled: boolean;
  /** The last reply to this question. */
  result: AnswerResult | null;
  /** What the question closed with: the key of what was shown. */
  solution: Solution | null;
  /** The first answer, while the second one is being made. */
  tried?: AnswerValue | null;
  /** Its blanks or pairs that were right. */
  rightParts?: readonly string[];
  /** The pair that its reply named. */
  namedPart?: string | undefined;
  /** Cards have letters too, by which the class speaks of them. */
  lettered?: boolean;
  /** Id of the element that asks the question. */
  labelledBy: string;
}
