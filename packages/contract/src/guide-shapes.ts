import { SUBJECTS } from '@eszkerek/documents/base';
import { publicQuestion } from '@eszkerek/exercises/questions/public-shape';
import { z } from 'zod';
import { isoTime, slug } from './fields.ts';

const count = z.number().int();

export const guideSubject = z.enum(SUBJECTS, 'Ilyen tantárgy nincs.');

/** új, alakul, megvan, ismételd. */
export const guideLabel = z.enum(['new', 'forming', 'known', 'repeat']);
export type GuideLabel = z.infer<typeof guideLabel>;

export const guideGoal = z.enum(['school', 'catch-up', 'exam', 'curiosity']);
export const guideCountry = z.enum(['ro', 'hu', 'sk', 'rs', 'ua', 'other']);
export type GuideCountry = z.infer<typeof guideCountry>;

/** What the pupil has told; null where not asked yet. */
export const guideSettings = z.object({
  grade: count.nullable(),
  country: guideCountry.nullable(),
  goal: guideGoal.nullable(),
  days: count.nullable(),
  /** How long a day's plan is. */
  minutes: count,
  /** How the pupil wants to be greeted; the first name otherwise. */
  call_name: z.string(),
  /** False until the four questions were answered or skipped once. */
  onboarded: z.boolean(),
});
export type GuideSettings = z.infer<typeof guideSettings>;

/** Why something is offered, in the pupil's words. */
export const guideReason = z.object({ id: z.string(), text: z.string() });

export const guidePart = z.object({
  /** Names the part in the swap call; stays the same for the day. */
  id: z.string(),
  kind: z.enum(['warmup', 'review', 'homework', 'continue', 'practice', 'lesson', 'placement']),
  title: z.string(),
  subject: guideSubject.nullable(),
  /** Where one tap leads. */
  link: z.string(),
  minutes: count,
  /** Of the whole lesson, where `minutes` are today's part of it. */
  whole: count.nullable(),
  done: z.boolean(),
  reason: guideReason,
  /** Up to three plain facts behind the reason ("Miért ezt?"). */
  facts: z.array(z.string()),
  /** Only of homework. */
  due_at: isoTime.nullable(),
  /** Of a warm-up, a practice or a lesson: it is done after so many tasks; a lesson also when it was worked through. */
  tasks: z.object({ done: count, of: count }).nullable(),
  /** Of the lesson; null where the part is about no single lesson. */
  label: guideLabel.nullable(),
  /** Where a begun lesson was left, on whichever device: the section and its number. */
  place: z.object({ section: z.string(), part: count }).nullable(),
  /** Questions of a homework or a review round that was left half-way. */
  open: z.object({ answered: count, of: count }).nullable(),
});
export type GuidePart = z.infer<typeof guidePart>;

/** Something that may come instead of a part. */
export const guideOther = guidePart
  .omit({ id: true, done: true, due_at: true, tasks: true, place: true, open: true })
  .extend({ target: z.string() });
export type GuideOther = z.infer<typeof guideOther>;

export const guideToday = z.object({
  day: z.string(),
  call_name: z.string(),
  /** False until the four questions were answered or skipped once. */
  onboarded: z.boolean(),
  /** What the pupil has told; null where not told yet. */
  grade: count.nullable(),
  country: guideCountry.nullable(),
  minutes: count,
  parts: z.array(guidePart),
  /** Set when every part is done. */
  finished: z.string().nullable(),
  /** The spark outside the plan. */
  challenge: z.object({ title: z.string(), text: z.string(), link: z.string(), minutes: count }).nullable(),
  week: z.object({
    /** Days a week the pupil has chosen; null before the choice. */
    goal: count.nullable(),
    done: count,
    /** Monday to Sunday. */
    days: z.array(z.object({ day: z.string(), active: z.boolean(), today: z.boolean() })),
  }),
  subjects: z.array(
    z.object({
      subject: guideSubject,
      grade: count,
      /** Units with a lesson of the pupil's grade, and those whose lessons are all known: as many as the map shows. */
      units: count,
      units_known: count,
      begun: z.boolean(),
      placed: z.boolean(),
    }),
  ),
  /** Open homework beside the one in the plan, the nearest deadline first. */
  more_homework: z.array(z.object({ title: z.string(), link: z.string(), due_at: isoTime })),
  /** When every part is done: something short for those who want more. */
  more: guideOther.nullable(),
  /** Missed questions that come back today. */
  mistakes_due: count,
  /** All that the mistake book holds, up to a hundred. */
  mistakes_open: count,
  /** While none is due: how many come back on the nearest later day. */
  mistakes_next: z.object({ count, due_at: isoTime }).nullable(),
});
export type GuideToday = z.infer<typeof guideToday>;

const lessonRef = z.object({ slug, title: z.string(), label: guideLabel });

export const guideLesson = z.object({
  slug,
  title: z.string(),
  goal: z.string(),
  label: guideLabel,
  access: z.enum(['free', 'premium']),
  /** False: not written yet, greyed and without a link. */
  written: z.boolean(),
  /** May this pupil open it. */
  open: z.boolean(),
  link: z.string().nullable(),
  quiz: z.string().nullable(),
  practice: z.string().nullable(),
  /** Among the lessons to learn next. */
  next: z.boolean(),
  /** New, but the answers elsewhere say that it probably goes well. */
  likely: z.boolean(),
  prerequisites: z.array(lessonRef.extend({ written: z.boolean(), likely: z.boolean() })),
});
export type GuideLesson = z.infer<typeof guideLesson>;

export const guideUnit = z.object({
  unit: z.string(),
  title: z.string(),
  grade: z.string(),
  /** Of the pupil's own year. */
  own: z.boolean(),
  lessons: z.array(guideLesson),
  known: count,
  repeat: count,
  test: z.string().nullable(),
});
export type GuideUnit = z.infer<typeof guideUnit>;

export const guideMap = z.object({
  subject: guideSubject,
  grade: count,
  units: z.array(guideUnit),
  /** The lesson to go on with; `begun` when it was left half-way. */
  next: lessonRef.extend({ begun: z.boolean() }).nullable(),
  /** Today's plan has the placement of the subject before any lesson of it; `answered`: left half-way after so many questions. */
  placement: z.object({ answered: count }).nullable(),
  placed: z.boolean(),
});
export type GuideMap = z.infer<typeof guideMap>;

export const placementView = z.object({
  id: z.string(),
  subject: guideSubject,
  state: z.enum(['asking', 'resting', 'done']),
  asked: count,
  most: count,
  /** First or second sitting, and its length. */
  sitting: count,
  sitting_asked: count,
  sitting_size: count,
  /** Null while resting between the sittings and at the end. */
  question: publicQuestion.nullable(),
  /** At the end: sure, shaky, next, and what the pupil said was not learnt yet. */
  result: z
    .object({ sure: z.array(lessonRef), shaky: z.array(lessonRef), next: z.array(lessonRef), unlearnt: z.array(lessonRef) })
    .nullable(),
});
export type PlacementView = z.infer<typeof placementView>;

/** Before the start. */
export const placementState = z.object({
  /** Answered in one that was left half-way. */
  asked: count,
  most: count,
  /** Where nothing of the subject is taught up to the pupil's grade: the grade it begins in. */
  begins_in: count.nullable(),
});
export type PlacementState = z.infer<typeof placementState>;

export const guideThought = z.object({
  slug,
  title: z.string(),
  subject: guideSubject,
  label: guideLabel,
  /** From what: a sentence for the pupil. */
  because: z.string(),
  answers: count,
  last_at: isoTime,
});

export const guideSeen = z.object({
  at: isoTime,
  slug,
  title: z.string(),
  right: z.boolean(),
  hinted: z.boolean(),
  retried: z.boolean(),
  source: z.string(),
});
