import { expect, it } from 'vitest';
import { readableExam, readablePage, readableQuiz } from './readable-lines.ts';

it('reads a quiz item by item, without keys, ids and drawings', () => {
  const quiz = `slug: kviz-proba
questions:
  - id: q1
    question: 'Mekkora az átfogó?'
    figure:
      kind: geometry
      points: {A: [0, 0]}
    blanks:
      - {id: a, answer: 5, wrong: [{value: 7, misconception: befogot-ad, explanation: 'Ez a kerület fele.'}]}
  - id: q2
    unit: 'm/s'
    hints: ["$\\\\frac12$ alma"]
`;
  expect(readableQuiz(quiz)).toMatchObject([
    { item: 'q1', line: 4, text: expect.stringContaining('átfogó') },
    { item: 'q1', line: 9, text: expect.not.stringMatching(/befogot|wrong|explanation|points/) },
    { item: 'q2', line: 12, text: expect.stringContaining('$\\frac12$ alma') },
  ]);
});

it('knows the questions of an exam by their depth', () => {
  const exam =
    "parts:\n  - id: i\n    slots:\n      - id: i-1\n        task:\n          question: 'Mennyi?'\n          blanks:\n            - id: a\n";
  expect(readableExam(exam)).toMatchObject([{ item: 'i-1', line: 6 }]);
});

it('reads a lesson with its tries and the sentences of its widgets', () => {
  const page = `---
title: Nem olvassuk
---
## Cím {#bevezeto}
Nézd meg a [lencsét](fizika-8-lencsek)!
:::widget{kind=lens}
\`\`\`json
{ "mode": "draw", "alt": "Egy lencse képe" }
\`\`\`
:::
:::try{#t1 type=numeric}
\`\`\`yaml
question: 'Hány fok?'
\`\`\`
:::
:::figure
kind: geometry
:::
`;
  expect(readablePage(page)).toEqual([
    { item: '', line: 4, text: '## Cím ]' },
    { item: '', line: 5, text: 'Nézd meg a [lencsét]!' },
    { item: '', line: 8, text: 'Egy lencse képe' },
    { item: 't1', line: 13, text: "'Hány fok?'" },
  ]);
});
