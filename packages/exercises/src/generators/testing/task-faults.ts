import { grade } from '../../grading/grade.ts';
import type { Question } from '../../questions/schema.ts';
import { question as questionSchema } from '../../questions/schema.ts';
import type { Task } from '../engine.ts';
import { generatedMisconceptions } from '../misconceptions.ts';
import { close, readKey } from '../proof.ts';
import { exprValue } from './expr-value.ts';
import { flat, textFaults } from './text-lint.ts';

/** Every text of a question that reaches a pupil. */
export function textsOf(question: Question): string[] {
  const texts = [question.question, ...question.hints];
  if ('solution' in question && question.solution) texts.push(question.solution);
  if ('feedback' in question && question.feedback) {
    const { correct, notLowest, other, patterns } = question.feedback;
    texts.push(
      ...[correct?.replace(question.solution ?? '', ''), notLowest, other].filter(t => t !== undefined),
      ...patterns.map(p => p.explanation),
    );
  }
  if (question.type === 'single' || question.type === 'multi') texts.push(...question.options.flatMap(o => [o.text, o.explanation]));
  if (question.type === 'order') texts.push(...question.items, question.explanation);
  if (question.type === 'match') {
    texts.push(question.explanation, ...question.pairs.flatMap(p => [p.left, p.right, p.explanation ?? '']));
    texts.push(...(question.extra ?? []).flatMap(e => [e.right, e.explanation ?? '']));
  }
  if (question.type === 'fillSteps') {
    texts.push(question.template, question.explanation, ...question.blanks.flatMap(b => b.wrong.map(w => w.explanation)));
  }
  return texts.filter(t => t !== '');
}

function misconceptionsOf(question: Question): string[] {
  if (question.type === 'single' || question.type === 'multi') return question.options.flatMap(o => o.misconception ?? []);
  if (question.type === 'fillSteps') return question.blanks.flatMap(b => b.wrong.flatMap(w => w.misconception ?? []));
  if ('feedback' in question) return question.feedback?.patterns.flatMap(p => p.misconception ?? []) ?? [];
  return [];
}

const squeezed = (text: string): string =>
  flat(text)
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\\pi/g, 'π')
    .replace(/\\mathbb\{?([A-Z])\}?/g, '$1')
    .replace(/−/g, '-')
    .replace(/\\[ !]|[\s\u00a0{}\\]|cdot|text|left|right/g, '');

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

function keyFaults(question: Question, task: Task): string[] {
  const faults: string[] = [];
  const values = task.values ?? [];
  switch (question.type) {
    case 'numeric':
    case 'shortText':
    case 'numberLine': {
      const wrongs = question.feedback?.patterns.map(p => p.value) ?? [];
      if (!task.proof(question.answer)) faults.push(`key ${question.answer} not proved`);
      for (const w of wrongs) if (task.proof(w)) faults.push(`pattern ${w} is right`);
      if (!distinct(wrongs)) faults.push('patterns repeat');
      if (question.type !== 'shortText' && wrongs.some(w => close(readKey(w), readKey(question.answer))))
        faults.push('pattern equals the key');
      if ('accepted' in question) for (const a of question.accepted ?? []) if (!task.proof(a)) faults.push(`accepted ${a} not proved`);
      if ('expr' in question && question.expr && !close(exprValue(question.expr), readKey(question.answer)))
        faults.push(`expr ${question.expr}`);
      if (!squeezed(question.solution ?? '').includes(squeezed(question.answer).replace(/[{}]/g, '')))
        faults.push('solution lacks the answer');
      const answerAt = `=${squeezed(question.answer)}`;
      for (const hint of question.hints) {
        const laid = squeezed(hint);
        const i = laid.indexOf(answerAt);
        if (i >= 0 && !/[\d,/√π+:a-zA-Z(-]/.test(laid.charAt(i + answerAt.length))) faults.push(`hint tells the answer: ${hint}`);
      }
      break;
    }
    case 'single':
    case 'multi': {
      if (values.length !== question.options.length) faults.push('values missing');
      question.options.forEach((o, i) => {
        if (task.proof(values[i] ?? '') !== (o.correct ?? false)) faults.push(`option ${o.text} misjudged`);
        if (question.type === 'single' && !o.correct && !o.misconception) faults.push(`option ${o.text} has no misconception`);
      });
      if (question.type === 'single' && question.options.filter(o => o.correct).length !== 1) faults.push('not one right option');
      if (!distinct(question.options.map(o => o.text)) || !distinct(values)) faults.push('options repeat');
      break;
    }
    case 'order':
      if (!task.proof(values.join('|'))) faults.push('order not proved');
      if (task.proof([...values].reverse().join('|'))) faults.push('reversed order passes');
      break;
    case 'match': {
      const rights = [...question.pairs.map(p => p.right), ...(question.extra ?? []).map(e => e.right)];
      for (const [i, { left }] of question.pairs.entries()) {
        for (const [j, right] of rights.entries()) if (task.proof(`${left}|${right}`) !== (i === j)) faults.push(`pair ${left} | ${right}`);
      }
      break;
    }
    case 'fillSteps':
      for (const blank of question.blanks) {
        if (!question.template.includes(`[${blank.id}]`)) faults.push(`blank ${blank.id} not in the template`);
        if (!task.proof(blank.answer, blank.id)) faults.push(`blank ${blank.id} not proved`);
        for (const w of blank.wrong) if (task.proof(w.value, blank.id)) faults.push(`wrong value of ${blank.id} is right`);
        if (!squeezed(question.explanation).includes(squeezed(blank.answer))) faults.push(`solution lacks ${blank.id}`);
      }
      break;
  }
  return faults;
}

/** What a pupil hears who types the key, or a wrong value: the reader and the grading must agree with the generator. */
export function gradingFaults(task: Task): string[] {
  const question = questionSchema.parse(task.question);
  const faults: string[] = [];
  if (question.type === 'numeric' || question.type === 'numberLine') {
    const { status } = grade(question, question.answer);
    if (status !== 'correct' && !(question.type === 'numeric' && question.check === 'EXPR' && status === 'partial'))
      faults.push(`the key ${question.answer} is graded ${status}`);
    for (const { value } of question.feedback?.patterns ?? []) {
      if (grade(question, value).status === 'correct') faults.push(`the wrong value ${value} is graded right`);
    }
  }
  if (question.type === 'fillSteps') {
    const { status } = grade(question, Object.fromEntries(question.blanks.map(b => [b.id, b.answer])));
    if (status !== 'correct') faults.push(`the blanks are graded ${status}`);
  }
  return faults;
}

/** All that is wrong with a drawn task; an empty list is a good task. */
export function taskFaults(task: Task): string[] {
  const parsed = questionSchema.safeParse(task.question);
  if (!parsed.success) return [parsed.error.message];
  const question = parsed.data;
  const faults = keyFaults(question, task);
  for (const id of misconceptionsOf(question)) if (!generatedMisconceptions.has(id)) faults.push(`${id} has no words`);
  if (question.hints.length !== 3) faults.push('not three hints');
  if (question.solution === undefined) faults.push('no solution');
  for (const text of textsOf(question)) for (const fault of textFaults(text)) faults.push(`${fault} in: ${text}`);
  return faults;
}
