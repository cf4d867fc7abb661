import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { publicView } from '../questions/public-view.ts';
import { type Question, type QuestionType, question } from '../questions/schema.ts';
import { SAMPLES, sampleOf } from '../types/samples.ts';
import { grade } from './grade.ts';
import { say } from './messages.ts';

const gradeSample = (type: QuestionType, answer: unknown) => grade(sampleOf(type).question, answer);

test.each(SAMPLES.map(s => [s.question.type, s] as const))('the right answer to %s gives the full point', (_, { question, right }) => {
  expect(grade(question, right)).toMatchObject({ status: 'correct', points: 1 });
});

describe('single', () => {
  it('explains the wrong option and names the misconception', () => {
    expect(gradeSample('single', '0')).toMatchObject({
      status: 'incorrect',
      points: 0,
      explanation: 'Szoroztál.',
      misconception: 'szoroz',
    });
  });
  it('asks for a choice when there is none, or when it belongs to another view', () => {
    expect(gradeSample('single', '')).toMatchObject({ status: 'unreadable', message: say.choose });
    expect(gradeSample('single', 'qwertzui')).toMatchObject({ status: 'unreadable', message: say.stale });
  });
});

describe('multi', () => {
  test.each([
    [['0'], 0.5, say.multiMissing],
    [['0', '1'], 0, say.multiBoth],
    [['0', '2', '1'], 0.5, say.multiMixed],
    [['1', '3'], 0, say.notYet],
    [['0', '1', '2', '3'], 0, say.multiMixed],
    [['0', '0', '2'], 1, say.right],
  ])('%j gives %d', (answer, points, message) => expect(gradeSample('multi', answer)).toMatchObject({ points, message }));

  it('speaks only of what was marked', () => {
    expect(gradeSample('multi', ['0', '1']).parts?.map(p => p.id)).toEqual(['0', '1']);
  });
  it('begins each reason with its option, unless the reason names it', () => {
    expect(gradeSample('multi', ['0', '1']).explanation).toBe('3: Páratlan.');
    expect(gradeSample('multi', ['0', '2']).explanation).toBe('2: Páros.<br>4: Páros.');
    const options = ['2', '3', '4'].map(text => ({ text: `${text}.`, correct: text !== '3', explanation: `A ${text} ilyen.` }));
    expect(grade(question.parse({ type: 'multi', question: 'q', options }), ['1']).explanation).toBe('A 3 ilyen.');
    const sentences = ['Az egy.', 'A kettő.', 'A „három”.'].map((text, i) => ({ text, correct: i === 0, explanation: 'Nem szabad.' }));
    expect(grade(question.parse({ type: 'multi', question: 'q', options: sentences }), ['2']).explanation).toBe('„A »három«.” Nem szabad.');
    const verdicts = ['egy', 'kettő', 'három'].map((text, i) => ({ text, correct: i === 0, explanation: 'Nem: több kell.' }));
    expect(grade(question.parse({ type: 'multi', question: 'q', options: verdicts }), ['1']).explanation).toBe('kettő: több kell.');
  });
});

describe('order', () => {
  test.each([
    [['0', '1', '2', '4', '3'], 0.5],
    [['1', '2', '3', '4', '0'], 0.75],
    [['2', '0', '4', '1', '3'], 0],
  ])('%j gives %d of the neighbours', (answer, points) => expect(gradeSample('order', answer).points).toBe(points));

  it('notices the reversed order', () => {
    expect(gradeSample('order', ['4', '3', '2', '1', '0'])).toMatchObject({ points: 0, message: say.orderReversed });
  });
  it('names the cause of the reversed order where the question knows it', () => {
    const reversed = { misconception: 'm', explanation: 'A nagy szám a sötét.' };
    const named = question.parse({ ...sampleOf('order').question, reversed });
    expect(grade(named, ['4', '3', '2', '1', '0'])).toMatchObject({ message: say.orderReversed, ...reversed });
    expect(grade(named, ['1', '0', '2', '3', '4'])).not.toHaveProperty('misconception');
  });
  it('says why an order is wrong', () => {
    const { question: sample } = sampleOf('order');
    const told = question.parse({ ...sample, other: 'Hasonlítsd össze őket!' });
    expect(grade(told, ['0', '1', '2', '4', '3'])).toMatchObject({
      message: 'A sor eleje jó: az első 3 a helyén van, utánuk nem jó a sorrend.',
      explanation: 'Hasonlítsd össze őket!',
    });
    expect(grade(told, ['2', '0', '4', '1', '3'])).toMatchObject({ message: say.orderNone, explanation: 'Hasonlítsd össze őket!' });
  });
  test.each([
    [['1', '2', '3', '4', '0'], 'Nálad az 1–4. jól követi egymást.'],
    [['2', '0', '1', '4', '3'], 'Nálad a 2–3. jól követi egymást.'],
    [['0', '1', '3', '4', '2'], 'Nálad az 1–2. és a 3–4. jól követi egymást.'],
  ])('%j: says which places are right', (answer, message) => expect(gradeSample('order', answer).message).toBe(message));
  it('wants every item once', () => {
    expect(gradeSample('order', ['0', '0', '1', '2', '3']).status).toBe('unreadable');
    expect(gradeSample('order', ['0']).status).toBe('unreadable');
  });
});

describe('match', () => {
  it('counts right pairs; equal right-hand texts may be swapped', () => {
    expect(gradeSample('match', { '0': '0', '1': '2', '2': '1' }).points).toBe(1);
    expect(gradeSample('match', { '0': '1', '1': '0', '2': '2' }).points).toBeCloseTo(1 / 3);
  });
  it('explains a wrong extra by name', () => {
    expect(gradeSample('match', { '0': '3', '1': '1', '2': '2' })).toMatchObject({ status: 'partial', misconception: 'teljesitmeny' });
  });
  it('explains a wrong pair by what was chosen for it', () => {
    const pairs = ['egy', 'kettő', 'három'].map((left, i) => ({ left, right: `${i + 1}`, misplaced: `Az ${i + 1} máshová való.` }));
    const told = question.parse({ type: 'match', question: 'q', pairs, other: 'Számolj!', explanation: 'e' });
    expect(grade(told, { '0': '1', '1': '0', '2': '2' })).toMatchObject({
      message: '3 párból 1 jó.',
      explanation: 'Az 2 máshová való.',
    });
    expect(grade(told, { '0': '', '1': '', '2': '2' }).explanation).toBe('Számolj!');
  });
  it('speaks of the marked pair, and of others only where more are wrong, while they may be mended', () => {
    const other = 'Számolj!';
    const told = question.parse({ ...sampleOf('match').question, other });
    const swapped = { '0': '1', '1': '0', '2': '2' };
    expect(grade(told, swapped).explanation).toBe(other);
    expect(grade(told, swapped).parts?.some(({ named }) => named)).toBe(false);
    const reply = grade(told, swapped, undefined, { retry: true });
    expect(reply.explanation).toBe(`${say.pairMarked(true)} ${other}`);
    expect(reply.parts?.filter(({ named }) => named).map(({ id, status }) => [id, status])).toEqual([['0', 'incorrect']]);
    expect(grade(told, { '0': '1', '1': '1', '2': '2' }, undefined, { retry: true }).explanation).toContain(say.pairMarked(false));
  });
  it('counts a missing pair as not yet known', () => {
    expect(gradeSample('match', { '0': '0' }).points).toBeCloseTo(1 / 3);
    expect(gradeSample('match', {})).toMatchObject({ status: 'unreadable' });
  });
});

describe('numberLine', () => {
  test.each([
    ['1,125', 'correct'],
    ['9/8', 'correct'],
    ['1.15', 'correct'],
    ['1,2', 'incorrect'],
  ])('%s is %s', (typed, status) => expect(gradeSample('numberLine', typed).status).toBe(status));

  it('meets a pattern within the tolerance of the line', () => {
    expect(gradeSample('numberLine', '0.76').misconception).toBe('m');
  });
});

describe('fillSteps', () => {
  it('checks every blank alone and answers wrong values by name', () => {
    const result = gradeSample('fillSteps', { a: '3', b: '2', c: '1' });
    expect(result).toMatchObject({ status: 'partial', explanation: 'Szorozd a számlálót is!', misconception: 'm' });
    expect(result.points).toBeCloseTo(1 / 3);
    expect(result.parts?.map(p => p.status)).toEqual(['incorrect', 'correct', 'incorrect']);
  });
  it('asks for an empty blank instead of scoring it', () => {
    expect(gradeSample('fillSteps', { a: '9', b: '2', c: ' ' })).toMatchObject({ status: 'unreadable', message: say.fillAll });
    expect(gradeSample('fillSteps', {})).toMatchObject({ status: 'unreadable', message: say.fillAll });
  });
  it.each([
    ['[a] %', '40', '40%'],
    ['A kedvezmény $[a]\\%$.', '40', '40 %'],
    ['Az ára $[a]$ Ft volt.', '450', '450 Ft'],
    ['Az ára [a] forint.', '450', '450 Ft'],
    ['$v=[a]\\ \\text{m/s}$', '20', '20 m/s'],
    ['Összesen [a] lejbe kerül.', '12', '12 lej'],
    ['$[a]x+3$', '2', '2'],
  ])('takes the unit that is printed after a blank: %s', (template, answer, typed) => {
    const steps = question.parse({ type: 'fillSteps', question: 'q', template, blanks: [{ id: 'a', answer }], explanation: 'e' });
    expect(grade(steps, { a: typed }).status).toBe('correct');
    expect(grade(steps, { a: answer }).status).toBe('correct');
  });

  it('of separate questions counts an empty one as wrong, and each by its weight', () => {
    const blanks = [
      { id: 'a', answer: 2, weight: 2 },
      { id: 'b', answer: '3,5', unit: 'cm', weight: 3 },
    ];
    const separate = question.parse({ type: 'fillSteps', question: 'q', template: '[a] [b]', blanks, separate: true, explanation: 'e' });
    expect(grade(separate, { a: '2', b: '' })).toMatchObject({ status: 'partial', points: 0.4 });
    expect(grade(separate, { b: '3,5 cm' })).toMatchObject({ status: 'partial', points: 0.6 });
    expect(grade(separate, { a: '', b: ' ' })).toMatchObject({ status: 'unreadable', message: say.fillAll });
    expect(grade(separate, { a: '2', b: '3 vagy 5' })).toMatchObject({
      status: 'partial',
      points: 0.4,
      parts: [{}, { status: 'unreadable' }],
    });
    expect(grade(separate, { a: '2', b: '3 vagy 5' }, undefined, { practice: true }).status).toBe('unreadable');
  });
  it('wants the exact number, and takes signs, letters and words too', () => {
    const blank = (answer: string) =>
      question.parse({ type: 'fillSteps', question: 'q', template: '[a]', blanks: [{ id: 'a', answer }], explanation: 'e' });
    expect(grade(blank('11/12'), { a: '0,92' }).status).toBe('incorrect');
    expect(grade(blank(':'), { a: ':' }).status).toBe('correct');
    expect(grade(blank('≤'), { a: '<=' }).status).toBe('correct');
    expect(grade(blank('2x'), { a: 'x·2' }).status).toBe('correct');
    expect(grade(blank('páros'), { a: 'Paros' }).status).toBe('correct');
    expect(grade(blank('nem'), { a: 'Nem' }).status).toBe('correct');
    expect(grade(blank('páros'), { a: 'páratlan' }).status).toBe('incorrect');
  });
  it('tells a right step from a wrong result, two swapped results, and else what to do', () => {
    const blanks = [
      { id: 'a', answer: 7, other: 'Szorozz!', wrong: [{ value: 6, misconception: 'm', explanation: 'Eggyel több.' }] },
      { id: 'b', answer: 5, other: 'Vonj ki!' },
      { id: 'c', answer: 12, from: '[a]+[b]', other: 'Add össze!' },
    ];
    const chain = question.parse({ type: 'fillSteps', question: 'q', template: '[a] [b] [c]', blanks, explanation: 'e' });
    const replies = (answer: Record<string, string>) => grade(chain, answer).parts?.map(part => part.explanation);
    expect(replies({ a: '6', b: '5', c: '11' })).toEqual(['Eggyel több.', undefined, say.carried]);
    expect(replies({ a: '5', b: '7', c: '12' })).toEqual([say.swapped('a', 'b'), say.swapped('a', 'b'), undefined]);
    expect(replies({ a: '7', b: '5', c: '13' })).toEqual([undefined, undefined, 'Add össze!']);
    expect(replies({ a: '1', b: '5', c: 'sok' })?.length).toBe(1);
    const reply = (answer: Record<string, string>) => grade(chain, answer).explanation;
    expect(reply({ a: '6', b: '5', c: '11' })).toBe(`<b>a:</b> Eggyel több.<br><b>c:</b> ${say.carried}`);
    expect(reply({ a: '5', b: '7', c: '12' })).toBe(say.swapped('a', 'b'));
  });
  it('takes a difference of wrong results in either direction', () => {
    const blanks = [
      { id: 'a', answer: 9 },
      { id: 'b', answer: 4 },
      { id: 'c', answer: 5, from: '|[a]-[b]|', other: 'Vonj ki!' },
    ];
    const chain = question.parse({ type: 'fillSteps', question: 'q', template: '[a] [b] [c]', blanks, explanation: 'e' });
    const reply = (a: string, c: string) => grade(chain, { a, b: '4', c }).parts?.at(-1)?.explanation;
    expect([reply('10', '6'), reply('1', '3'), reply('1', '-3')]).toEqual([say.carried, say.carried, 'Vonj ki!']);
  });
  it('asks about the blank it cannot read, at no cost', () => {
    expect(gradeSample('fillSteps', { a: '9', b: '%%', c: '1' })).toMatchObject({
      status: 'unreadable',
      message: expect.stringContaining('A „b” jelű helyen:'),
    });
  });
});

describe('shortText', () => {
  test.each([
    ['sürüség', 'correct', say.right],
    ['A sűrűség.', 'correct', say.right],
    ['sűrüsség', 'partial', say.spelling],
    ['tömeg', 'incorrect', say.notYetAlone],
    ['  ', 'unreadable', 'Írd be a válaszodat!'],
  ])('%j is %s', (typed, status, message) => expect(gradeSample('shortText', typed)).toMatchObject({ status, message }));
});

const anyQuestion = fc.constantFrom(...SAMPLES.map(s => s.question));

describe('any answer', () => {
  it('is graded without throwing, between 0 and 1, with a sentence', () => {
    const ids = fc.constantFrom('0', '1', '2', '3', '4', 'x');
    const answer = fc.oneof(
      fc.anything(),
      fc.string(),
      ids,
      fc.array(ids),
      fc.dictionary(ids, ids),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()),
    );
    fc.assert(
      fc.property(anyQuestion, answer, (question, value) => {
        const { points, status, message } = grade(question, value);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(1);
        expect(status === 'correct').toBe(points === 1);
        expect(message).not.toBe('');
      }),
      { numRuns: process.env.TEST_FULL ? 3000 : 1000 },
    );
  });

  const translate = (
    question: Question,
    answer: unknown,
    seed: string,
  ): { answer: unknown; shown: ReturnType<typeof publicView>['shown'] } => {
    const { shown } = publicView(question, seed);
    const id = (list: 'answers' | 'left' | 'right', index: unknown): string =>
      Object.entries(shown[list] ?? {}).find(([, at]) => String(at) === index)?.[0] ?? String(index);
    if (question.type === 'single') return { answer: id('answers', answer), shown };
    if (question.type === 'match' && typeof answer === 'object' && answer !== null)
      return { answer: Object.fromEntries(Object.entries(answer).map(([l, r]) => [id('left', l), id('right', r)])), shown };
    return { answer: Array.isArray(answer) ? answer.map(a => id('answers', a)) : answer, shown };
  };

  it('is graded the same whatever the shuffle', () => {
    const order = fc.shuffledSubarray(['0', '1', '2', '3', '4'], { minLength: 5 });
    const marks = fc.subarray(['0', '1', '2', '3'], { minLength: 1 });
    const match = fc
      .tuple(...[0, 1, 2].map(() => fc.constantFrom('0', '1', '2', '3')))
      .map(rights => Object.fromEntries(rights.map((r, i) => [String(i), r])));
    const cases = fc.oneof(
      fc.tuple(fc.constant(sampleOf('order').question), order),
      fc.tuple(fc.constant(sampleOf('multi').question), marks),
      fc.tuple(fc.constant(sampleOf('match').question), match),
      fc.tuple(fc.constant(sampleOf('single').question), fc.constantFrom('0', '1', '2')),
    );
    fc.assert(
      fc.property(cases, fc.string({ minLength: 1 }), ([question, answer], seed) => {
        const plain = grade(question, answer);
        const { answer: opaque, shown } = translate(question, answer, seed);
        const { parts: _, ...result } = grade(question, opaque, shown);
        const { parts: __, ...expected } = plain;
        expect(result).toEqual(expected);
      }),
    );
  });
});
