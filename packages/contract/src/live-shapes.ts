import { z } from 'zod';
import { isoTime } from './fields.ts';
import { firstRight } from './first-right.ts';
import { answerResult, answerValue, publicQuestion, solution } from './quiz-shapes.ts';

const count = z.number().int();

const typedCode = z
  .string()
  .max(20)
  .transform(typed => typed.replace(/[\s-]/g, '').toUpperCase());

/** Six characters without 0/O/1/I/L, in any case, with spaces or a dash between. */
export const liveCode = typedCode.pipe(z.string().regex(/^[2-9A-HJKMNP-Z]{6}$/, 'A kód hat betűből és számból áll.'));

/** Typed at the computer of the projector: of the same characters, in two groups of four. */
export const boardCode = typedCode.pipe(z.string().regex(/^[2-9A-HJKMNP-Z]{8}$/, 'A kivetítő kódja nyolc betűből és számból áll.'));

export const livePhase = z.enum(['lobby', 'voting', 'closed', 'discuss', 'reveal', 'ended']);
export type LivePhase = z.infer<typeof livePhase>;
export const livePace = z.enum(['teacher', 'own']);
export const liveGuests = z.enum(['none', 'animals', 'classList']);
export type LiveGuests = z.infer<typeof liveGuests>;

/** What everybody in the lesson sees. */
const head = z.object({
  title: z.string(),
  class_name: z.string().nullable(),
  teacher_name: z.string(),
  code: z.string(),
  pace: livePace,
  phase: livePhase,
  round: count,
  /** Place of the current question, from 0. */
  index: count,
  total: count,
  paused: z.boolean(),
  /** Left of the timer when the snapshot was made; null without a timer. */
  seconds_left: count.nullable(),
  /** The class's common game: sectors of a wheel, filled by right answers of revealed questions. */
  wheel: z.object({ filled: count, goal: count }).nullable(),
});
export type LiveHead = z.infer<typeof head>;

/** `version` grows with every change of the lesson, `step` only when the teacher moves it on. */
const snapshot = { version: count, step: count, lesson: head, present: count, answered: count };

export const pupilView = z.object({
  role: z.literal('pupil'),
  ...snapshot,
  name: z.string(),
  guest: z.boolean(),
  question: publicQuestion.nullable(),
  /** The pupil's own answers to this question, by round. */
  mine: z.array(z.object({ round: count, answer: answerValue })),
  /** After the reveal. */
  reveal: z
    .object({
      status: z.enum(['correct', 'partial', 'incorrect', 'none']),
      explanation: z.string().optional(),
      /** Which blanks of a worked solution are right. */
      parts: answerResult.shape.parts,
      solution,
    })
    .nullable(),
  /** Own pace: questions closed so far. At the end: of the whole lesson. */
  score: z.object({ done: count, right: count }).nullable(),
  /** After the end: the questions that were tried and never right, with the last answer; null before it. */
  missed: z.array(z.object({ question: publicQuestion, answer: answerValue, solution })).nullable(),
});
export type PupilView = z.infer<typeof pupilView>;

const bar = z.object({ id: z.string(), label: z.string(), letter: z.string().nullable(), count });
const vote = z.object({ round: count, total: count, bars: z.array(bar) });

export const boardView = z.object({
  role: z.literal('board'),
  ...snapshot,
  /** The address pupils type, without the protocol; the QR holds the whole one. */
  join: z.object({ shown: z.string(), url: z.string() }),
  question: publicQuestion.nullable(),
  votes: z.array(vote),
  /** `answers`: letter, or else label, of every right bar. */
  reveal: z
    .object({
      solution,
      answers: z.array(z.string()),
      right: z.array(z.object({ round: count, count })),
      /** Of a question about pairs: how many had each, round by round, and what the latest vote had most often instead. */
      pairs: z
        .array(z.object({ left: z.string(), counts: z.array(count), instead: z.object({ right: z.string(), count }).nullable() }))
        .optional(),
    })
    .nullable(),
  /** Own pace: how many pupils are at each question; the last number is of those who have finished. */
  places: z.array(count).nullable(),
  /**
   * After the end, of the whole class: questions that were answered, right answers of how many, and what the second chance brought: questions
   * that more knew after the talk, or, at own pace, answers that were mended.
   */
  reached: z.object({ questions: count, right: count, answers: count, better: count }).nullable(),
});
export type BoardView = z.infer<typeof boardView>;

const misconception = z.object({ id: z.string(), text: z.string() });
const teacherBar = bar.extend({ right: z.boolean(), hands: count, misconception: misconception.nullable() });
export type TeacherBar = z.infer<typeof teacherBar>;

/** `again`: wrong once, the second try is to come. */
export const liveCell = z.enum(['none', 'now', 'again', 'right', 'second', 'notYet', 'misconception']);
export type LiveCell = z.infer<typeof liveCell>;

/** The end of a lesson, guests included: no names. */
const liveSummary = z.object({
  class_id: z.string().nullable(),
  /** By question; a vote that nobody took part in is left out. */
  votes: z.array(z.array(z.object({ round: count, total: count, right: count }))),
  /** The most common first, with the lesson and the practice page that help. */
  misconceptions: z.array(misconception.extend({ pupils: count, lesson: z.string().nullable(), practice: z.string().nullable() })),
});
export type LiveSummary = z.infer<typeof liveSummary>;

export const teacherLiveView = z.object({
  role: z.literal('teacher'),
  ...snapshot,
  id: z.string(),
  slug: z.string(),
  guests: liveGuests,
  premium: z.boolean(),
  show_bars: z.boolean(),
  timer_seconds: count.nullable(),
  expires_at: isoTime,
  question: publicQuestion.nullable(),
  solution: solution.nullable(),
  votes: z.array(vote.extend({ right: count, bars: z.array(teacherBar) })),
  /** Wrong answers of the latest vote by the misconception behind them. */
  groups: z.array(z.object({ misconception, count, names: z.array(z.string()) })),
  /** By the share of right answers of the latest vote: under 30 % explain, up to 70 % talk in pairs, above go on. */
  advice: z.enum(['explain', 'discuss', 'goOn']).nullable(),
  /** A task of the same kind with other numbers can be asked. */
  twin: z.boolean(),
  /** A row for each participant, a cell for each question. */
  wall: z.array(z.object({ id: z.string(), name: z.string(), guest: z.boolean(), away: z.boolean(), cells: z.array(liveCell) })),
  /** By question: first votes, with counted hands. After the end guests are no longer in it. */
  first_right: z.array(firstRight),
  /** After the end: the texts of the questions; null before it. */
  texts: z.array(z.string()).nullable(),
  /** After the end; null before it. */
  summary: liveSummary.nullable(),
  /** Own pace: pupils who missed the same question twice, together by misconception. */
  stuck: z.array(z.object({ index: count, text: z.string(), misconception: misconception.nullable(), names: z.array(z.string()) })),
});
export type TeacherLiveView = z.infer<typeof teacherLiveView>;

export type LiveView = PupilView | BoardView | TeacherLiveView;

/** Between two snapshots of the same step only the counts change. */
export const liveCounts = z.object({ version: count, present: count, answered: count });
export type LiveCounts = z.infer<typeof liveCounts>;
