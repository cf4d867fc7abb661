import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Db } from '../../db/engine.ts';
import type { Library } from '../../library/library.ts';
import { viewOf } from '../quiz/grading.ts';
import type { Shown, ShownItem } from '../quiz/shown.ts';
import { answersOf, type LiveAnswerRow } from './answer-store.ts';
import type { Live } from './context.ts';
import { type LessonRow, readLesson } from './lesson-store.ts';
import { type ParticipantRow, participantsOf } from './participant-store.ts';

export interface AskedQuestion {
  item: ShownItem;
  question: CompiledQuestion;
  /** As pupils and the board see it. */
  view: PublicQuestion;
  seed: string;
}

/** A lesson at one moment: everything that the three views are built from. */
export interface LiveState {
  lesson: LessonRow;
  content: Shown;
  participants: readonly ParticipantRow[];
  answers: readonly LiveAnswerRow[];
  library: Library;
  publicUrl: string;
  now: Date;
  /** Made once, however many views ask for it. */
  asked(index: number): AskedQuestion | null;
}

export const loadState = async (
  { deps, contents, versions }: Live,
  lessonId: string,
  db: Db = deps.engine.db,
): Promise<LiveState | undefined> => {
  // The lesson first: what is read after it may be newer than its version, never older.
  const lesson = await readLesson(db, lessonId);
  if (!lesson) return undefined;
  const content = await contents.of(db, lesson);
  const questions = await versions.all(db, content);
  const made = new Map<number, AskedQuestion>();
  return {
    lesson,
    content,
    participants: await participantsOf(db, lessonId),
    answers: await answersOf(db, lessonId),
    library: deps.library,
    publicUrl: deps.settings.publicUrl,
    now: deps.clock.now(),
    asked: index => {
      const known = made.get(index);
      if (known) return known;
      const [item, question] = [content.items[index], questions[index]];
      if (!item || !question) return null;
      const asked = { item, question, view: viewOf(question, content.seed, item.id), seed: content.seed };
      made.set(index, asked);
      return asked;
    },
  };
};
