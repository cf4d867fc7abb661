import { describe, expect, it } from 'vitest';
import { AI_TARGETS, type AiTarget, allowedTargets } from './ai-targets.ts';

const grownUp: AiTarget = { id: 'x', name: 'X', url: 'https://x.invalid/', minAge: 18, roles: ['student', 'guest', 'teacher', 'admin'] };

describe('AI targets', () => {
  it.each(['student', 'guest'] as const)('never offers a service for adults to a %s', role => {
    expect(allowedTargets(role).every(target => target.minAge < 18)).toBe(true);
    expect(allowedTargets(role, undefined, [grownUp])).toEqual([]);
    expect(allowedTargets(role, ['claude'])).toEqual([]);
  });

  it('offers everything to teachers and admins', () => {
    for (const role of ['teacher', 'admin'] as const) expect(allowedTargets(role)).toEqual(AI_TARGETS);
  });

  it('keeps to the ids a tool asks for', () => {
    expect(allowedTargets('student', ['gemini', 'nincs-ilyen']).map(target => target.id)).toEqual(['gemini']);
  });

  it('has one entry for each id, all over https', () => {
    expect(new Set(AI_TARGETS.map(target => target.id)).size).toBe(AI_TARGETS.length);
    for (const target of AI_TARGETS) expect(new URL(target.url)).toMatchObject({ protocol: 'https:', search: '' });
  });
});
