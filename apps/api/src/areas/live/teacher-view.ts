import type { LiveCell, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { solutionOf, teacherViewOf } from '../quiz/grading.ts';
import type { LiveAnswerRow } from './answer-store.ts';
import { countVotes, misconceptionNamed } from './count-votes.ts';
import { type Hands, handsKey } from './enter-hands.ts';
import { answeredCount, headView } from './head-view.ts';
import type { AskedQuestion, LiveState } from './load-state.ts';
import { awayIds, presentCount } from './presence.ts';
import { pupilProgress } from './progress.ts';
import { summaryView } from './summary.ts';
import { hasTwin } from './twin.ts';

/** The usual rule of peer instruction. */
const EXPLAIN_UNDER = 0.3;
const GO_ON_FROM = 0.7;

export const adviceFor = ({ right, total }: { right: number; total: number }): TeacherLiveView['advice'] => {
  if (total === 0) return null;
  const share = right / total;
  return share < EXPLAIN_UNDER ? 'explain' : share <= GO_ON_FROM ? 'discuss' : 'goOn';
};

/** One mark per cell: right, right at the second try, not yet, a named misconception, or nothing. */
const cellOf = (tries: readonly LiveAnswerRow[]): LiveCell => {
  const last = tries.at(-1);
  if (!last) return 'none';
  // Who took part in the second vote alone was not right at the first one.
  if (last.status === 'correct') return tries.some(({ round, status }) => round === 1 && status === 'correct') ? 'right' : 'second';
  return last.misconception === null ? 'notYet' : 'misconception';
};

const triesBy = (rows: readonly LiveAnswerRow[]): Map<string, LiveAnswerRow[]> =>
  Map.groupBy(
    rows.toSorted((a, b) => a.round - b.round),
    row => `${row.participant_id}/${row.question_id}`,
  );

const wallOf = (state: LiveState): TeacherLiveView['wall'] => {
  const { lesson, content, participants, answers } = state;
  const tries = triesBy(answers);
  const away = awayIds(state);
  return participants.map(({ id, name, user_id }) => {
    const now = lesson.pace === 'own' && lesson.phase === 'voting' ? pupilProgress(state, id) : null;
    const open: LiveCell = now?.tries.length ? 'again' : 'now';
    const cells = content.items.map((item, place) => (place === now?.current ? open : cellOf(tries.get(`${id}/${item.id}`) ?? [])));
    return { id, name, guest: user_id === null, away: away.has(id), cells };
  });
};

/** The latest answers that are wrong, by the misconception behind them; the most common first. */
const groupsOf = (state: LiveState, asked: AskedQuestion, round: number): TeacherLiveView['groups'] => {
  const names = new Map(state.participants.map(({ id, name }) => [id, name]));
  const wrong = state.answers.filter(
    row => row.question_id === asked.item.id && row.round === round && row.status !== 'correct' && row.misconception !== null,
  );
  return [...Map.groupBy(wrong, row => row.misconception)]
    .flatMap(([id, rows]) => {
      const misconception = misconceptionNamed(state, id);
      return misconception
        ? [{ misconception, count: rows.length, names: rows.map(row => names.get(row.participant_id) ?? '').toSorted() }]
        : [];
    })
    .toSorted((a, b) => b.count - a.count);
};

/** Who missed the same question twice, together by what lies behind it. */
const stuckOf = (state: LiveState): TeacherLiveView['stuck'] => {
  if (state.lesson.pace !== 'own') return [];
  const names = new Map(state.participants.map(({ id, name }) => [id, name]));
  const tries = triesBy(state.answers);
  const missed = [...tries.values()]
    .filter(list => list.length > 1 && list.every(row => row.points < 1))
    .flatMap(list => list.at(-1) ?? []);
  return [...Map.groupBy(missed, row => `${row.question_id}/${row.misconception ?? ''}`).values()]
    .map(rows => {
      const index = state.content.items.findIndex(({ id }) => id === rows[0]?.question_id);
      return {
        index,
        text: state.asked(index)?.question.question ?? '',
        misconception: misconceptionNamed(state, rows[0]?.misconception ?? null),
        names: rows.map(row => names.get(row.participant_id) ?? '').toSorted(),
      };
    })
    .toSorted((a, b) => b.names.length - a.names.length);
};

/** The same pupils at the question that is talked over as in the list that led to it. */
const stuckGroups = (stuck: TeacherLiveView['stuck'], at: number): TeacherLiveView['groups'] =>
  stuck.flatMap(({ index, misconception, names }) =>
    index === at && misconception ? [{ misconception, count: names.length, names }] : [],
  );

/** A counted hand is a vote too. */
const firstRightOf = (state: LiveState): TeacherLiveView['first_right'] => {
  const votes = Map.groupBy(
    state.answers.filter(({ round }) => round === 1),
    ({ question_id }) => question_id,
  );
  const hands = JSON.parse(state.lesson.hands) as Hands;
  return state.content.items.map(({ id }, place) => {
    const rows = votes.get(id) ?? [];
    const asked = hands[handsKey(id, 1)] && state.asked(place);
    if (!asked) return { pupils: rows.length, right: rows.filter(({ status }) => status === 'correct').length };
    const { total, right } = countVotes(state, asked, solutionOf(asked.question, asked.seed, id), 1);
    return { pupils: total, right };
  });
};

/** Everything, keys included: only to the teacher who holds the lesson. */
export const teacherView = (state: LiveState): TeacherLiveView => {
  const { lesson, content, library } = state;
  const asked = lesson.phase === 'lobby' || lesson.phase === 'ended' ? null : state.asked(lesson.question_index);
  const solution = asked && solutionOf(asked.question, asked.seed, asked.item.id);
  const votes =
    asked && solution && lesson.pace === 'teacher'
      ? [1, 2].slice(0, lesson.round).map(round => countVotes(state, asked, solution, round))
      : [];
  const latest = votes.at(-1);
  const stuck = stuckOf(state);
  return {
    role: 'teacher',
    version: lesson.version,
    step: lesson.step,
    lesson: headView(state),
    present: presentCount(state),
    answered: answeredCount(state),
    id: lesson.id,
    slug: lesson.slug,
    guests: lesson.guests,
    premium: lesson.premium === 1,
    show_bars: lesson.show_bars === 1,
    timer_seconds: lesson.timer_seconds,
    expires_at: lesson.expires_at,
    question: asked && teacherViewOf(asked.question, asked.seed, asked.item.id),
    solution,
    votes,
    groups: !asked ? [] : lesson.pace === 'own' ? stuckGroups(stuck, lesson.question_index) : groupsOf(state, asked, lesson.round),
    advice: latest && lesson.phase !== 'voting' && lesson.phase !== 'discuss' ? adviceFor(latest) : null,
    twin: asked !== null && lesson.pace === 'teacher' && hasTwin(library, lesson.slug, asked.item, asked.question),
    wall: wallOf(state),
    first_right: firstRightOf(state),
    texts: lesson.phase === 'ended' ? content.items.map((_, place) => state.asked(place)?.question.question ?? '') : null,
    summary: lesson.phase === 'ended' ? summaryView(state) : null,
    stuck,
  };
};
