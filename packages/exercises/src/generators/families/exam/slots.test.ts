import { describe, expect, it } from 'vitest';
import { slotTask } from '../../index.ts';
import { taskKey } from '../../same-task.ts';
import type { Slot } from './slots.ts';

const slot = (more: Partial<Slot>): Slot => ({ id: 's', form: 'closed', level: 2, generators: ['gen-rational-ops'], ...more });
const draw = (more: Partial<Slot>, seed = 'a', region: 'ro' | 'hu' = 'ro', recent: readonly string[] = []) =>
  slotTask(slot(more), { seed, region, recent });
const SEEDS = Array.from({ length: 20 }, (_, i) => String(i));

describe('a slot', () => {
  it('asks in its own form and names the generator it drew', () => {
    expect(draw({}).question).toMatchObject({ type: 'single', tags: ['gen-rational-ops'] });
    expect(draw({ form: 'four-pupils', generators: ['gen-radical-ops'] }).question.question).toContain('Négy tanuló');
    expect(draw({ form: 'claim', generators: ['gen-percent-change'] }).question).toMatchObject({
      options: [{ text: 'igaz' }, { text: 'hamis' }],
    });
    expect(draw({ form: 'solve', generators: ['gen-means'] })).toMatchObject({ generator: 'gen-means', question: { type: 'numeric' } });
  });

  it('names the generator in every form, so that results know which lesson to offer', () => {
    for (const form of ['closed', 'four-pupils', 'claim'] as const)
      expect(draw({ form, generators: ['gen-percent-change'] }).question.tags).toEqual(['gen-percent-change']);
    expect(draw({ form: 'problem', generators: ['gen-prism', 'gen-pyramid'] }).question.tags).toEqual([expect.stringMatching(/^gen-p/)]);
  });

  it('puts one task of each generator under letters, with what each is worth', () => {
    const { question } = draw({
      form: 'lettered',
      generators: ['gen-poly-ops', 'gen-special-products'],
      weights: [2, 3],
      lead: 'Oldd meg!',
    });
    expect(question).toMatchObject({
      type: 'fillSteps',
      question: 'Oldd meg!',
      separate: true,
      blanks: [
        { id: 'a', weight: 2 },
        { id: 'b', weight: 3 },
      ],
      tags: ['gen-poly-ops', 'gen-special-products'],
    });
  });

  it('asks under no two letters the same with other numbers', () => {
    for (const seed of SEEDS) {
      const { question } = draw({ form: 'lettered', generators: Array.from({ length: 5 }, () => 'gen-unit-convert') }, seed, 'hu');
      const parts = ('template' in question ? question.template : '')
        .split('\n\n')
        .map(part => part.replace(/^\*\*.\)\*\*|\[.\]|[\d,]/g, ''));
      expect(new Set(parts).size).toBe(5);
    }
  });

  it('converts hours and minutes under one letter at most', () => {
    for (const seed of SEEDS) {
      const { question } = draw({ form: 'lettered', generators: Array.from({ length: 5 }, () => 'gen-unit-convert') }, seed, 'hu');
      const parts = ('template' in question ? question.template : '').split('\n\n');
      expect(parts.filter(part => /\d óra|\d perc/.test(part) && !part.includes('másodperc')).length).toBeLessThan(2);
    }
  });

  it('names no triangle ABC beside the drawing of another part', () => {
    for (const seed of SEEDS) {
      const { question } = draw({ form: 'lettered', generators: ['gen-triangle-angles', 'gen-isosceles'], figure: true }, seed, 'hu');
      const parts = ('template' in question ? question.template : '').split('\n\n');
      if (question.figure) expect(parts.filter(part => part.includes('$ABC$') && !part.includes('ábr'))).toEqual([]);
    }
  });

  it('asks a single typed task where the parts cannot share a question', () => {
    const { question } = draw({ form: 'lettered', generators: ['gen-exam-word-problem', 'gen-means'], level: 3 });
    expect(question.type).not.toBe('single');
  });

  it('shows a drawing where its generators have one', () => {
    for (const seed of SEEDS) expect(draw({ generators: ['gen-inscribed-angle'], figure: true }, seed).question.figure).toBeDefined();
  });

  it('keeps the drawing that the text speaks of in every form', () => {
    const tasks = SEEDS.flatMap(seed => [
      draw({ form: 'claim', level: 1, generators: ['gen-pie-chart'] }, seed).question,
      draw({ form: 'four-pupils', level: 2, generators: ['gen-quad-area'] }, seed).question,
    ]);
    const drawn = tasks.filter(({ question }) => /ábr[aá]|diagram/.test(question));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({ figure }) => !figure).map(({ question }) => question)).toEqual([]);
  });

  it('asks pupils in Hungary nothing in lei', () => {
    for (const seed of SEEDS)
      expect(JSON.stringify(draw({ form: 'solve', generators: ['gen-percent-basic'] }, seed, 'hu').question)).not.toMatch(
        /(?<!\p{L})le[ji]/u,
      );
  });

  it('asks pupils in Hungary nothing about marks over 5', () => {
    for (const seed of SEEDS)
      expect(draw({ form: 'solve', generators: ['gen-mean', 'gen-means'] }, seed, 'hu').question.question).not.toMatch(/jegye/);
  });

  it('repeats no recent task', () => {
    const first = draw({});
    const again = slotTask(slot({}), { seed: 'a', region: 'ro', recent: [taskKey(first.question)] });
    expect(again.question.question).not.toBe(first.question.question);
  });
});
