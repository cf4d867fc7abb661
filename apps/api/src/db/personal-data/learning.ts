import { type Labels, LEARNING, own, viaAttempt, YEAR } from './label.ts';

export const learning: Labels<
  | 'lesson_views'
  | 'attempt_answers'
  | 'attempt_hints'
  | 'attempts'
  | 'question_versions'
  | 'progress'
  | 'quiz_results'
  | 'mistakes'
  | 'misconception_counts'
  | 'question_reports'
> = {
  lesson_views: {
    purpose: 'Melyik leckét nyitottad meg, melyik részénél tartasz, és mikor fejezted be.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      user_id: 'none',
      lesson_slug: 'personal',
      started_at: 'personal',
      completed_at: 'personal',
      last_completed_at: 'personal',
      section: 'personal',
    },
  },
  attempt_answers: {
    purpose: 'A kvízekben adott válaszaid.',
    retention: LEARNING,
    owners: [viaAttempt],
    erase: 'delete',
    learning: true,
    columns: {
      attempt_id: 'personal',
      question_id: 'personal',
      try_number: 'personal',
      idempotency_key: 'none',
      answer: 'personal',
      status: 'personal',
      points: 'personal',
      misconception: 'personal',
      result: 'personal',
      answered_at: 'personal',
    },
  },
  attempt_hints: {
    purpose: 'A kvízekben kért segítségek.',
    retention: LEARNING,
    owners: [viaAttempt],
    erase: 'delete',
    learning: true,
    columns: { attempt_id: 'personal', question_id: 'personal', used: 'personal' },
  },
  attempts: {
    purpose: 'Megkezdett és befejezett kvízeid.',
    retention: `${LEARNING} Vendég próbálkozása 24 óráig.`,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      id: 'personal',
      user_id: 'none',
      quiz_slug: 'personal',
      mode: 'personal',
      shown: 'personal',
      question_count: 'personal',
      started_at: 'personal',
      expires_at: 'personal',
      finished_at: 'personal',
      abandoned_at: 'personal',
      score_percentage: 'personal',
    },
  },
  question_versions: {
    purpose: 'Kérdések korábbi szövegei, hogy a megkezdett kvíz ne változzon meg.',
    retention: 'Amíg kvíz hivatkozik rájuk.',
    owners: [],
    erase: 'keep',
    columns: { hash: 'none', question: 'none' },
  },
  progress: {
    purpose: 'A tanulási naplód.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      id: 'none',
      user_id: 'none',
      activity_type: 'personal',
      quiz_slug: 'personal',
      lesson_slug: 'personal',
      curriculum_title: 'personal',
      subject: 'personal',
      topic: 'personal',
      score_percentage: 'personal',
      tries: 'personal',
      hints: 'personal',
      partial: 'personal',
      started_at: 'personal',
      completed_at: 'personal',
      at: 'personal',
    },
  },
  // Without `learning`: it goes and comes back with the rows of `progress` that it sums up.
  quiz_results: {
    purpose: 'Kvízenként a legjobb eredményed, a próbálkozásaid száma és az utolsó időpontja.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    columns: { user_id: 'none', quiz_slug: 'personal', best: 'personal', attempts: 'personal', last_at: 'personal' },
  },
  mistakes: {
    purpose: 'A hibafüzeted: mit érdemes még gyakorolni.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      user_id: 'none',
      quiz_slug: 'personal',
      question_id: 'personal',
      question: 'personal',
      answer: 'personal',
      reason: 'personal',
      misconception: 'personal',
      step: 'personal',
      due_at: 'personal',
      missed_at: 'personal',
      solved_at: 'personal',
      misses: 'personal',
      right_at: 'personal',
    },
  },
  misconception_counts: {
    purpose: 'Tipikus hibák, hogy a tanárod segíteni tudjon.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: { user_id: 'none', misconception: 'personal', hits: 'personal', last_at: 'personal' },
  },
  question_reports: {
    purpose: 'A kérdésekről küldött hibajelzéseid.',
    retention: '24 hónapig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 2 * YEAR },
    columns: {
      id: 'none',
      quiz_slug: 'personal',
      question_id: 'personal',
      user_id: 'none',
      message: 'personal',
      created_at: 'personal',
      resolved_at: 'none',
    },
  },
};
