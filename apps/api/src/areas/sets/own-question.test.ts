import { OWN_TYPES, type OwnQuestion, type QuestionPreview } from '@eszkerek/contract/set-shapes';
import { expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { previewQuestion } from './preview-question.ts';

const single = (more: object = {}): OwnQuestion => ({
  type: 'single',
  question: 'Mennyi $2 + 3$?',
  options: [{ text: '5', correct: true }, { text: '6' }],
  ...more,
});
const preview = (question: OwnQuestion) => previewQuestion(testLibrary(), question);
const errorsOf = (question: OwnQuestion) =>
  preview(question)
    .faults.filter(({ level }) => level === 'error')
    .map(({ message }) => message);

const whole: Record<(typeof OWN_TYPES)[number], OwnQuestion> = {
  single: single(),
  multi: { type: 'multi', question: 'Melyik páros?', options: [{ text: '2', correct: true }, { text: '4', correct: true }, { text: '5' }] },
  numeric: { type: 'numeric', question: 'Mennyi $\\frac{1}{2} + \\frac{1}{3}$?', answer: '5/6', solution: '$\\frac{5}{6}$' },
  shortText: { type: 'shortText', question: 'Mi a fővárosa?', answer: 'Budapest', solution: 'Budapest.' },
  order: { type: 'order', question: 'Rakd sorba!', items: ['1', '2', '3'] },
  match: {
    type: 'match',
    question: 'Párosíts!',
    pairs: [
      { left: 'egy', right: '1' },
      { left: 'kettő', right: '2' },
    ],
  },
};

test.each(OWN_TYPES)('a %s question that leaves out what is optional can be shown and solved', type => {
  const { question, solution, faults } = preview(whole[type]);
  expect(faults.filter(({ level }) => level === 'error')).toEqual([]);
  expect(question?.type).toBe(type);
  expect(solution).not.toBeNull();
});

test('the preview keeps the letters of the form', () => {
  const texts = ['5', '6', '7', '8', '1'];
  const { question } = preview(single({ options: texts.map(text => ({ text, correct: text === '5' })) }));
  expect(question?.type === 'single' && question.answers.map(({ text }) => text)).toEqual(texts);
});

test('formulas and figures are drawn', () => {
  const figure = { kind: 'fraction', form: 'bar', wholes: [{ parts: 4, shaded: 1 }] };
  const drawn = preview(single({ figure }));
  expect(drawn.question?.question).toContain('class="katex"');
  expect(drawn.faults.map(({ message }) => message)).toEqual(expect.not.arrayContaining(['Az ábra leírása hiányos vagy elgépelt.']));
  expect(drawn.question?.figure?.svg).toContain('<svg');
});

test('a wrong option is explained by its misconception, and an unknown one is refused', () => {
  const id = 'nevezok-osszeadasa';
  const known = [...testLibrary().ofKind('quiz')]
    .flatMap(({ slug }) => testLibrary().questions(slug))
    .flatMap(asked =>
      'options' in asked ? asked.options.flatMap(option => ('misconception' in option && option.misconception) || []) : [],
    )[0];
  const withId = (misconception: string) =>
    single({
      options: [
        { text: '5', correct: true },
        { text: '6', misconception },
      ],
    });
  const pupil = testLibrary().misconception(known ?? id)?.pupil ?? '';
  expect(pupil).not.toBe('');
  expect(Object.values(preview(withId(known ?? id)).solution?.explanations ?? {}).join()).toContain(pupil.slice(0, 12));
  expect(errorsOf(withId('nincs-ilyen'))).toEqual(['Ilyen tévképzet nincs a listában.']);
});

test.each([
  [
    'two right answers',
    single({
      options: [
        { text: '5', correct: true },
        { text: '6', correct: true },
      ],
    }),
    'Pontosan egy jó válasz legyen.',
  ],
  ['two equal answers', single({ options: [{ text: '5', correct: true }, { text: '5' }] }), 'B válasz: Két válasz egyforma.'],
  ['no question', single({ question: ' ' }), 'Írd meg a kérdést!'],
  [
    'a number nobody can read',
    { ...whole.numeric, answer: 'sok' } as OwnQuestion,
    'Jó válasz: Ezt a számot nem tudjuk elolvasni. Írd így: 7/20, 0,35 vagy 200.',
  ],
  [
    'a broken formula',
    single({ question: 'Mennyi $\\frac{1}$?' }),
    'Ez a képlet hibás, vagy olyan parancs van benne, amit itt nem használhatsz.',
  ],
  [
    'a box over the page',
    single({ question: 'Mennyi $\\rule{900em}{900em}$?' }),
    'Ez a képlet hibás, vagy olyan parancs van benne, amit itt nem használhatsz.',
  ],
  ['a broken figure', single({ figure: { kind: 'nincs' } }), 'Az ábra leírása hiányos vagy elgépelt.'],
  ['a very long one', single({ hints: ['a'.repeat(13_000)] }), 'Ez a kérdés túl hosszú. Rövidítsd le!'],
])('%s: refused with its reason', (_, question, message) => {
  expect(errorsOf(question)).toContain(message);
  expect(preview(question).question).toBeNull();
});

test.each([
  ['HTML', '<img src=x onerror=alert(1)> Mennyi?'],
  ['a script', '<script>alert(1)</script> Mennyi?'],
  ['a link', '[ide](https://pelda.hu) kattints'],
  ['an address of script', '[ide](javascript:alert(1)) kattints'],
  ['a picture', '![kép](https://pelda.hu/kep.png)'],
  ['a bare address', 'Nézd meg: https://pelda.hu'],
  ['TeX with an address', '$\\href{https://pelda.hu}{x}$'],
])('%s never reaches a pupil', (_, question) => {
  expect(errorsOf(single({ question }))).not.toEqual([]);
  expect(errorsOf(single({ options: [{ text: question, correct: true }, { text: '6' }] }))).not.toEqual([]);
});

const drawnIn = ({ drawn }: QuestionPreview, part = 'question') => drawn.filter(one => one.part === part).map(({ html }) => html);

test('the sentence is checked and shown while the answers are missing', () => {
  const empty = preview(single({ options: [] }));
  expect(empty).toMatchObject({ question: null, solution: null });
  expect(drawnIn(empty)).toEqual([expect.stringContaining('class="katex"')]);
  const broken = preview(single({ question: 'Mennyi $\\frac{1}$?', options: [] }));
  expect(drawnIn(broken)).toEqual(['Mennyi $\\frac{1}$?']);
  expect(broken.faults.map(({ part }) => part)).toEqual(['question', 'options']);
  expect(drawnIn(preview(single({ question: 'Mennyi $\\rule{900em}{900em}$?' })))).toEqual(['Mennyi $\\rule{900em}{900em}$?']);
});

test('answers are shown as far as they are written, and every wrong formula is named by its place at once', () => {
  const options = [{ text: '$\\frac{1}{2}$', correct: true }, { text: '$\\frac{1}$' }];
  const half = preview(single({ question: 'Mennyi $\\sqrt{$?', options, hints: [''], solution: '$\\frac$' }));
  expect(drawnIn(half, 'options')).toEqual([expect.stringContaining('class="katex"'), '$\\frac{1}$']);
  const wrong = 'Ez a képlet hibás, vagy olyan parancs van benne, amit itt nem használhatsz.';
  expect(half.faults.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', message: wrong, part: 'question', place: null },
    { level: 'error', message: `B válasz: ${wrong}`, part: 'options', place: 1 },
    { level: 'error', message: `Megoldás: ${wrong}`, part: 'solution', place: null },
    { level: 'error', message: 'Legfeljebb három segítség lehet, és egyik sem lehet üres.', part: 'hints', place: 0 },
  ]);
  expect(drawnIn(preview(single({ options: [{ text: '<b>x</b>' }] })), 'options')).toEqual(['&lt;b&gt;x&lt;/b&gt;']);
});

test('a warning does not keep a question out', () => {
  const { question, faults } = preview({ type: 'numeric', question: 'Mennyi 2 + 3?', answer: '5' });
  const message = 'Írd le a megoldás lépéseit, hogy a tanuló lássa, hol tévedett.';
  expect(faults).toContainEqual(expect.objectContaining({ level: 'warning', message }));
  expect(question).not.toBeNull();
});

test.each([
  ['a formula of the question', single({ question: 'Mennyi $\\frac{1}$?' }), 'question', null],
  ['the second answer', single({ options: [{ text: '5', correct: true }, { text: '5' }] }), 'options', 1],
  ['the number of right answers', single({ options: [{ text: '5' }, { text: '6' }] }), 'options', null],
  ['the answer', { ...whole.numeric, answer: 'sok' } as OwnQuestion, 'answer', null],
  ['the figure', single({ figure: { kind: 'nincs' } }), 'figure', null],
])('says that %s is wrong by its field', (_, question, part, place) => {
  expect(preview(question).faults.find(({ level }) => level === 'error')).toMatchObject({ part, place });
});
