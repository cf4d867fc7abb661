import { describe, expect, it } from 'vitest';
import { blocksOf, inOrder, type PlanTopic, spreadPlan, studyDays } from './spread-plan.ts';

const topic = (slug: string, minutes = 25, needs?: string[]): PlanTopic => ({ slug, title: slug, minutes, ...(needs ? { needs } : {}) });
// 2026-11-02 is a Monday.
const base = { today: '2026-11-02', deadline: '2026-11-09', minutesPerDay: 30, restDays: [] };

describe('the plan', () => {
  it('uses every day before the deadline except rest days', () => {
    expect(studyDays('2026-11-02', '2026-11-05', [])).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
    expect(studyDays('2026-11-06', '2026-11-10', [0, 6])).toEqual(['2026-11-06', '2026-11-09']);
    expect(studyDays('2026-11-05', '2026-11-05', [])).toEqual([]);
  });

  it('cuts topics into blocks of 20 to 25 minutes', () => {
    expect(blocksOf(topic('a', 15)).map(block => block.minutes)).toEqual([20]);
    expect(blocksOf(topic('a', 25)).map(block => block.minutes)).toEqual([25]);
    expect(blocksOf(topic('a', 40)).map(block => block.minutes)).toEqual([20, 20]);
    expect(blocksOf(topic('a', 70)).map(block => block.minutes)).toEqual([24, 24, 24]);
  });

  it('puts what is needed first, and survives a circle', () => {
    expect(inOrder([topic('b', 25, ['a']), topic('a')]).map(t => t.slug)).toEqual(['a', 'b']);
    expect(inOrder([topic('a', 25, ['b']), topic('b', 25, ['a'])]).map(t => t.slug)).toEqual(['b', 'a']);
  });

  it('spreads over the days and keeps the last one for review', () => {
    const plan = spreadPlan({ ...base, topics: ['a', 'b', 'c'].map(slug => topic(slug)) });
    expect(plan.left).toEqual([]);
    expect(plan.days.map(day => [day.date, day.blocks.map(block => block.slug)])).toEqual([
      ['2026-11-02', ['a']],
      ['2026-11-03', ['b']],
      ['2026-11-04', ['c']],
      ['2026-11-08', []],
    ]);
    expect(plan.days.at(-1)?.review).toBe(true);
  });

  it('fills every free day: sixty days are sixty days', () => {
    const fillers = [topic('i-resz', 30), topic('ii-resz', 35)];
    const plan = spreadPlan({ ...base, deadline: '2027-01-01', topics: [topic('a'), topic('b')], fillers });
    expect(plan.days).toHaveLength(60);
    expect(plan.days.slice(0, 5).map(day => day.blocks.map(block => block.slug))).toEqual([
      ['a'],
      ['b'],
      ['i-resz'],
      ['ii-resz'],
      ['i-resz'],
    ]);
    const ids = plan.days.flatMap(day => day.blocks.map(block => block.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(plan.days.at(-1)?.review).toBe(true);
  });

  it('never plans more minutes a day than there are, one block excepted', () => {
    const plan = spreadPlan({ ...base, minutesPerDay: 50, topics: Array.from({ length: 12 }, (_, i) => topic(`t${i}`)) });
    for (const day of plan.days) expect(day.blocks.reduce((sum, block) => sum + block.minutes, 0)).toBeLessThanOrEqual(50);
    expect(plan.left).toEqual([]);
    expect(spreadPlan({ ...base, minutesPerDay: 10, topics: [topic('a')] }).kept).toHaveLength(1);
  });

  it('says what does not fit instead of squeezing it in', () => {
    const plan = spreadPlan({ ...base, deadline: '2026-11-05', topics: ['a', 'b', 'c', 'd'].map(slug => topic(slug)) });
    expect(plan.kept.map(t => t.slug)).toEqual(['a', 'b']);
    expect(plan.left.map(t => t.slug)).toEqual(['c', 'd']);
  });

  it('leaves out what builds on something left out', () => {
    const plan = spreadPlan({ ...base, deadline: '2026-11-04', topics: [topic('a', 50), topic('b', 20, ['a']), topic('c', 20)] });
    expect(plan.kept.map(t => t.slug)).toEqual(['c']);
    expect(plan.left.map(t => t.slug)).toEqual(['a', 'b']);
  });

  it('keeps what the pupil finds hardest, and what it builds on, when time is short', () => {
    const topics = [topic('a'), topic('b'), topic('c', 25, ['b']), { ...topic('d', 25, ['b']), covers: ['nehez'] }];
    const short = { ...base, deadline: '2026-11-05', topics };
    expect(spreadPlan(short).kept.map(t => t.slug)).toEqual(['a', 'b']);
    const plan = spreadPlan({ ...short, hardest: 'nehez' });
    expect(plan.kept.map(t => t.slug)).toEqual(['b', 'd']);
    expect(plan.left.map(t => t.slug)).toEqual(['a', 'c']);
    expect(spreadPlan({ ...base, topics, hardest: 'nehez' }).kept).toHaveLength(4);
  });

  it('with too little time even for what the hardest builds on, plans the hardest itself', () => {
    const topics = [
      { slug: 'alap', title: 'Alap', minutes: 25 },
      { slug: 'bovites', title: 'Bővítés', minutes: 25, needs: ['alap'] },
      { slug: 'osszeadas', title: 'Összeadás', minutes: 25, needs: ['bovites'], covers: ['osszeadas'] },
    ];
    const plan = spreadPlan({ topics, today: '2026-11-16', deadline: '2026-11-18', minutesPerDay: 30, restDays: [], hardest: 'osszeadas' });
    expect(plan.kept.map(({ slug }) => slug)).toEqual(['osszeadas']);
    expect(plan.left.map(({ slug }) => slug)).toEqual(['alap', 'bovites']);
  });

  it('names an unwritten topic on the day of the topic before it, and gives its time to others', () => {
    const waiting = { ...topic('b', 50), waits: true };
    const plan = spreadPlan({ ...base, topics: [topic('a'), waiting, topic('c', 25, ['b'])] });
    expect(plan.left).toEqual([]);
    expect(plan.days.map(day => [day.blocks.map(block => block.slug), day.waits ?? []])).toEqual([
      [['a'], ['b']],
      [['c'], []],
      [[], []],
    ]);
    expect(spreadPlan({ ...base, topics: [waiting, topic('a')] }).days[0]?.waits).toEqual(['b']);
  });

  it('has no days when the deadline is today', () => {
    expect(spreadPlan({ ...base, deadline: base.today, topics: [topic('a')] })).toMatchObject({ days: [], kept: [] });
  });
});
