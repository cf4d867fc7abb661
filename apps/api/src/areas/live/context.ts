import type { Deps } from '../../deps.ts';
import { QuestionVersions } from '../quiz/question-versions.ts';
import { LessonContents } from './lesson-content.ts';
import type { LiveBus } from './live-bus.ts';

/** What the use cases of live lessons share. */
export interface Live {
  deps: Deps;
  contents: LessonContents;
  versions: QuestionVersions;
  bus: LiveBus;
}

export const makeLive = (deps: Deps, bus: LiveBus): Live => ({
  deps,
  bus,
  contents: new LessonContents(),
  versions: new QuestionVersions(),
});
