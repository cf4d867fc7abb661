import { describe, expect, it } from 'vitest';
import { AI_TARGETS, type AiTarget, allowedTargets } from './ai-targets.ts';

const grownUp: AiTarget = { id: 'x', name: 'X', url: 'https://x.invalid/', minAge: 18, roles: ['student', 'guest', 'teacher', 'admin'] };

describe('AI targets', () => {
  it.each(['student', 'guest'] as const)('offers a %s services open from 13, in grades 7 and 8 only', role => {
    for (const grade of [7, 8]) {
      expect(allowedTargets({ role, grade }).map(({ id }) => id)).toEqual(['le-chat']);
      expect(allowedTargets({ role, grade }, undefined, [grownUp, { ...grownUp, minAge: 14 }])).toEqual([]);
    }
    for (const grade of [5, 6, null]) expect([grade, allowedTargets({ role, grade })]).toEqual([grade, []]);
  });

  it('offers everything to teachers and admins, whatever the grade', () => {
    for (const role of ['teacher', 'admin'] as const) expect(allowedTargets({ role, grade: null })).toEqual(AI_TARGETS);
  });

  it('keeps to the ids a tool asks for', () => {
    expect(allowedTargets({ role: 'student', grade: 8 }, ['le-chat', 'copilot', 'claude', 'nincs-ilyen']).map(target => target.id)).toEqual(
      ['le-chat'],
    );
  });

  it('has one entry for each id, all over https', () => {
    expect(new Set(AI_TARGETS.map(target => target.id)).size).toBe(AI_TARGETS.length);
    for (const target of AI_TARGETS) expect(new URL(target.url)).toMatchObject({ protocol: 'https:', search: '' });
  });
});
