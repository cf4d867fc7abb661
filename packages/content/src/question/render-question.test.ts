import { publicView } from '@eszkerek/exercises/questions/public-view';
import { question } from '@eszkerek/exercises/questions/schema';
import { expect, it } from 'vitest';
import { renderQuestion } from './render-question.ts';

const line = (at: number) => ({ kind: 'number-line', from: 0, to: 2, step: 1, parts: 4, points: [{ at, label: 'P' }] }) as const;

it('draws the figure of a question and keeps its spec at home', () => {
  const rendered = renderQuestion(
    question.parse({
      type: 'numeric',
      check: 'NUM',
      question: 'Mennyi P?',
      answer: '1,25',
      figure: line(1.25),
      keyInFigure: 'csak a próba kedvéért',
    }),
    'q1',
  );
  const { view } = publicView(rendered, 'seed');
  expect(view.figure?.svg).toMatch(/^<svg class="fig" role="img"/);
  expect(view.figure?.alt).toContain('P pont az 1-től jobbra az 1. beosztásnál');
  expect(JSON.stringify(view)).not.toMatch(/1[.,]25|próba kedvéért/);
});

it('draws the figure of an option behind its text', () => {
  const options = [0.25, 0.5, 0.75].map((at, i) => ({
    figure: line(at),
    explanation: 'Mert.',
    ...(i === 1 ? { correct: true } : { misconception: 'mas' }),
  }));
  const { view } = publicView(renderQuestion(question.parse({ type: 'single', question: 'Melyik a fél?', options }), 'q1'), 'seed');
  const texts = view.type === 'single' ? view.answers.map(answer => answer.text) : [];
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/^<svg [^>]*>.*<\/svg>$/);
});
