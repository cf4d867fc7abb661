import type { Shown } from '../grading/shown.ts';
import { showFillSteps } from '../types/fill-steps/show.ts';
import { showHotspot } from '../types/hotspot/show.ts';
import { showMatch } from '../types/match/show.ts';
import { showMulti } from '../types/multi/show.ts';
import { showNumberLine } from '../types/number-line/show.ts';
import { showNumeric } from '../types/numeric/show.ts';
import { showOrder } from '../types/order/show.ts';
import { showShortText } from '../types/short-text/show.ts';
import { showSingle } from '../types/single/show.ts';
import type { Frame, Show } from '../types/type-view.ts';
import type { PublicQuestion } from './public-shape.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';

/** Apart from the other parts of a type: a lesson's page needs this table at once, and the grading code only with the first check. */
const shows: { readonly [T in QuestionType]: Show<T> } = {
  single: showSingle,
  multi: showMulti,
  numeric: showNumeric,
  shortText: showShortText,
  order: showOrder,
  match: showMatch,
  numberLine: showNumberLine,
  fillSteps: showFillSteps,
  hotspot: showHotspot,
};

/** Every field is named here; a new field of the schema stays on the server until it is added. */
const frameOf = (question: Question): Frame => ({
  id: question.id ?? '',
  ...(question.difficulty ? { difficulty: question.difficulty } : {}),
  question: question.question,
  hintCount: question.hints.length,
  ...(question.figure?.kind === 'drawn' ? { figure: { svg: question.figure.svg, alt: question.figure.alt } } : {}),
});

type View = { view: PublicQuestion; shown: Shown };

const showAs = <T extends QuestionType>(type: T, question: QuestionOf<T>, frame: Frame, seedOf: (list: string) => string): View =>
  shows[type](question, frame, seedOf);

/** The view for the pupil and the map from its ids to the author's order. The seed must be a secret of the server. */
export const publicView = (question: Question, seed: string): View =>
  showAs(question.type, question, frameOf(question), list => `${seed}/${question.id ?? ''}/${list}`);
