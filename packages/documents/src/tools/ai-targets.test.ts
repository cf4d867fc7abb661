import { describe, expect, it } from 'vitest';
import { AI_TARGETS, type AiTarget, allowedTargets, MAX_PROMPT_IN_URL, targetUrl } from './ai-targets.ts';

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

  it('passes the prompt along only where the service can take it and it is short', () => {
    const withParam: AiTarget = { ...grownUp, promptParam: 'q' };
    expect(targetUrl(withParam, 'Mi a tört? & más')).toBe('https://x.invalid/?q=Mi+a+t%C3%B6rt%3F+%26+m%C3%A1s');
    expect(targetUrl(grownUp, 'Mi a tört?')).toBe('https://x.invalid/');
    expect(targetUrl(withParam, 'a'.repeat(MAX_PROMPT_IN_URL))).toBe('https://x.invalid/');
    expect(targetUrl(withParam, 'a'.repeat(MAX_PROMPT_IN_URL - 1))).toContain('?q=aaa');
  });

  it('has one entry for each id, all over https', () => {
    expect(new Set(AI_TARGETS.map(target => target.id)).size).toBe(AI_TARGETS.length);
    for (const target of AI_TARGETS) expect(new URL(target.url).protocol).toBe('https:');
  });
});
