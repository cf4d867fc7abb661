import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grade } from '@eszkerek/exercises/grading/grade';
import { type Question, question } from '@eszkerek/exercises/questions/schema';
import { forRegion } from '@eszkerek/numbers/money';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from '../yaml/yaml-source.ts';
import { renderQuestion } from './render-question.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(file =>
  /^(?!ellenorzes\/).*\/(?:kviz|teszt)-[^/]*\.yaml$/.test(file),
);

const withQuestions = z.object({ questions: z.array(z.unknown()) });
const questionsOf = (file: string): Question[] =>
  withQuestions
    .parse(readYaml(forRegion(readFileSync(join(CONTENT, file), 'utf8'), 'ro')).value)
    .questions.flatMap(raw => question.safeParse(raw).data ?? []);

const compiled = (slug: string, id: string) => {
  const file = FILES.find(name => name.endsWith(`/${slug}.yaml`));
  const found = file ? questionsOf(file).find(each => each.id === id) : undefined;
  if (!found) throw new Error(`there is no ${slug}#${id}`);
  return renderQuestion(found, id);
};

const ROWS: readonly (readonly [quiz: string, id: string, typed: string, status: string])[] = [
  // A decimal where π is to stay.
  ...['q1', 'q10', 'q11'].map(id => ['kviz-matek-8-gomb', id, { q1: '314,16', q10: '452,39', q11: '942' }[id] ?? '', 'partial'] as const),
  ['kviz-matek-8-gomb', 'q1', '100 pi', 'correct'],
  ['kviz-matek-8-gomb', 'q1', '100*3,14', 'unreadable'],
  ['kviz-matek-8-kup', 'q3', '113,1', 'partial'],
  ['kviz-matek-8-kup', 'q5', '628', 'partial'],
  ['teszt-matek-8-forgastestek', 'q4', '615', 'incorrect'],
  ['teszt-matek-8-forgastestek', 'q4', '615,44', 'partial'],
  ['teszt-matek-7-kor-7', 'q2', '56,52', 'partial'],
  ['teszt-matek-7-kor-7', 'q8', '18,84', 'partial'],
  // The task typed again.
  ['kviz-matek-5-altort-vegyes-szam', 'q5', '5 2/7', 'unreadable'],
  ['kviz-matek-5-altort-vegyes-szam', 'q5', '37/7', 'correct'],
  ['kviz-matek-8-algebrai-kifejezesek', 'q3', '(3x)^2', 'unreadable'],
  ['kviz-matek-8-rovid-szorzasi-kepletek', 'q2', '(x-8)²', 'unreadable'],
  ['kviz-matek-8-tenyezokre-bontas', 'q3', 'x^2-64', 'unreadable'],
  ['kviz-matek-8-algebrai-tortek', 'q7', '(x^2+7x+12)/(x^2-9)', 'unreadable'],
  ['kviz-matek-8-algebrai-tortek', 'q7', 'x^2+7x+12/x^2-9', 'unreadable'],
  ['kviz-matek-8-algebrai-tortek', 'q4', '5x/x^2+2x', 'unreadable'],
  ['kviz-matek-8-algebrai-tortek', 'q7', '2x^2+14x+24/2x^2-18', 'incorrect'],
  ['kviz-matek-8-algebrai-tortek', 'q7', 'x+4/x-3', 'partial'],
  // An amount of the task in its own unit.
  ['kviz-matek-5-kerulet-terulet', 'q8', '3,5 dm2', 'unreadable'],
  ['kviz-matek-5-kerulet-terulet', 'q8', '3,5 négyzetdeciméter', 'unreadable'],
  ['kviz-matek-5-kerulet-terulet', 'q8', '0,035 m²', 'unreadable'],
  ['kviz-matek-5-kerulet-terulet', 'q8', '350 cm2', 'correct'],
  ['teszt-fizika-6-tomeg-suruseg', 'q8', '0,8 kg/l', 'unreadable'],
  ['teszt-fizika-6-tomeg-suruseg', 'q8', '800 kg/m3', 'correct'],
];

test.each(ROWS)('%s#%s: „%s” is %s', (slug, id, typed, status) => {
  expect(grade(compiled(slug, id), typed).status).toBe(status);
});

const CONVERSION = question.parse({
  type: 'fillSteps',
  question: 'Váltsd át!',
  template:
    '**a)** 7,4 cm hány mm? [a] mm\n\n**b)** Hány óra 2 óra 6 perc? Tizedes törttel add meg! [b] óra\n\n**c)** $72$ km/h $=[c]$ m/s',
  blanks: [
    { id: 'a', answer: '74', check: 'NUM', unit: 'mm' },
    { id: 'b', answer: '2,1', check: 'NUM', unit: 'óra', form: 'decimal' },
    { id: 'c', answer: '20' },
  ],
  explanation: 'Így.',
});

test.each([
  [{ a: '74 mm', b: '2,1 óra', c: '20 m/s' }, 'correct'],
  [{ a: '7,4 cm', b: '2,1', c: '20' }, 'unreadable'],
  [{ a: '74', b: '2 óra 6 perc', c: '20' }, 'unreadable'],
  [{ a: '74', b: '2,1', c: '72 km/h' }, 'unreadable'],
])('a unit printed behind the box is the one that is meant: %j is %s', (typed, status) => {
  expect(grade(CONVERSION, typed).status).toBe(status);
  expect(grade(renderQuestion(CONVERSION, 'q'), typed).status).toBe(status);
});

/** The formulas of a text, typed. */
const formulas = (text: string): string[] =>
  [...text.matchAll(/\$([^$]+)\$/g)]
    .map(([, tex = '']) =>
      tex
        .replace(/\\frac ?(?:\{([^{}]*)\}|(\d)) ?(?:\{([^{}]*)\}|(\d))/g, (_, a = '', b = '', c = '', d = '') => ` (${a}${b})/(${c}${d})`)
        .replaceAll('{,}', ',')
        .replace(/\\cdot/g, '*'),
    )
    .filter(typed => !typed.includes('\\'));

it('judges a compiled question as its author wrote it', () => {
  const questions = FILES.flatMap(questionsOf).filter(({ question: text }) => text.includes('$'));
  let tried = 0;
  for (const [i, each] of questions.entries()) {
    if (each.type === 'numeric' && i % 4 === 0)
      for (const typed of new Set(formulas(each.question))) {
        tried++;
        const { status, message } = grade(each, typed);
        const again = grade(renderQuestion(each, 'q'), typed);
        expect([each.question, typed, again.status, again.message]).toEqual([each.question, typed, status, message]);
      }
  }
  expect(tried).toBeGreaterThan(100);
});
