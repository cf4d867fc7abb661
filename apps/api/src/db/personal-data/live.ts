import { type Labels, type Owner, own } from './label.ts';

const viaParticipant: Owner = { column: 'participant_id', in: { table: 'live_participants', key: 'id', owner: 'user_id' } };
const viaLesson: Owner = { column: 'lesson_id', in: { table: 'live_lessons', key: 'id', owner: 'teacher_id' } };
const LESSON = 'Az élő óra kódjának lejártáig (legfeljebb 3 óra); vendégé az óra végéig.';
const AFTER = 'Az óra után 30 napig.';

export const live: Labels<'live_answers' | 'live_participants' | 'live_boards' | 'live_lessons'> = {
  live_answers: {
    purpose: 'Az élő órán adott szavazataid; az óra végén a naplódba kerülnek.',
    retention: LESSON,
    owners: [viaParticipant],
    erase: 'delete',
    columns: {
      lesson_id: 'none',
      question_id: 'personal',
      round: 'personal',
      participant_id: 'none',
      answer: 'personal',
      label: 'none',
      status: 'personal',
      points: 'personal',
      misconception: 'personal',
      answered_at: 'personal',
    },
  },
  live_participants: {
    purpose: 'Melyik élő órán vagy bent.',
    retention: LESSON,
    owners: [own()],
    erase: 'delete',
    columns: {
      id: 'none',
      lesson_id: 'none',
      user_id: 'none',
      name: 'personal',
      token_hash: 'secret',
      joined_at: 'personal',
      stream_id: 'none',
      away_at: 'personal',
    },
  },
  live_boards: {
    purpose: 'A kivetítő egyszer használható linkjei az élő óráidhoz.',
    retention: AFTER,
    owners: [viaLesson],
    erase: 'delete',
    columns: {
      id: 'none',
      lesson_id: 'none',
      link_hash: 'secret',
      token_hash: 'secret',
      link_expires_at: 'personal',
      opened_at: 'personal',
    },
  },
  live_lessons: {
    purpose: 'Az élő óráid.',
    retention: AFTER,
    owners: [own('teacher_id')],
    erase: 'delete',
    expires: { column: 'expires_at', days: 30 },
    columns: {
      id: 'none',
      teacher_id: 'none',
      class_id: 'none',
      code: 'personal',
      slug: 'personal',
      title: 'personal',
      premium: 'none',
      pace: 'personal',
      guests: 'personal',
      timer_seconds: 'personal',
      wheel: 'personal',
      // Holds the keys of the questions.
      content: 'secret',
      question_count: 'personal',
      phase: 'personal',
      question_index: 'none',
      round: 'none',
      paused: 'none',
      show_bars: 'none',
      hands: 'none',
      deadline_at: 'none',
      step: 'none',
      version: 'none',
      created_at: 'personal',
      expires_at: 'personal',
      ended_at: 'personal',
      summary: 'none',
    },
  },
};
