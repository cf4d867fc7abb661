import { NEEDS, type Need, type Task } from '../engine.ts';

const FORMULA = /\$\$?[^$]*\$\$?/g;

/** What a pupil must have met before, read from everything a task shows. */
const SIGNS: Readonly<Record<Need, (formulas: string, prose: string) => boolean>> = {
  negative: (formulas, prose) => /(?<![\d}\w)\]'])-(?:\d|\\frac)/.test(formulas) || /(?<![\d\p{L}])[−-]\d/u.test(prose),
  coordinates: formulas => /[A-Z]'?\(-?\d+;\\ -?\d+\)/.test(formulas),
  root: formulas => /\\sqrt/.test(formulas),
  pi: formulas => /\\pi/.test(formulas),
  power: formulas => /\^\{?-?[\d\\]/.test(formulas.replaceAll('^\\circ', '')),
  fraction: formulas => /\\frac\{[\d\\]/.test(formulas),
  decimal: (formulas, prose) => /\d\{,\}\d/.test(formulas) || /\d,\d/.test(prose),
  percent: (formulas, prose) => /%/.test(formulas + prose),
  brackets: formulas =>
    /[\d)x](?:\\cdot|:|\+|-)?\(|\)(?:\\cdot|:)|\((?:\d|\\frac)[^();]*[+\-:]/.test(formulas.replace(/\\left|\\right/g, '')),
  // A letter in a set or for a digit is no equation yet.
  unknown: formulas =>
    /[\d)]x(?![a-z}])|\\cdot ?x|x(?:[+\-=:]|\\cdot)|(?<!\\)[+\-=:]x(?![a-z])|\{x\}/.test(formulas.replace(/\\overline\{[^}]*\}/g, '')),
};

/** The texts a pupil reads while solving; replies to wrong answers may name what is not yet known. */
function texts({ question }: Task): string[] {
  const options = 'options' in question ? question.options.map(option => option.text ?? '') : [];
  const items = 'items' in question ? question.items : [];
  const template = 'template' in question ? [question.template] : [];
  const key = 'answer' in question ? [question.answer] : [];
  return [question.question, ...options, ...items, ...template, ...key, ...(question.hints ?? []), question.solution ?? ''].map(String);
}

export function needsOf(task: Task): Need[] {
  const all = texts(task);
  const formulas = all.flatMap(text => text.match(FORMULA) ?? []).join(' ');
  const prose = all.map(text => text.replace(FORMULA, ' ')).join(' ');
  return NEEDS.filter(need => SIGNS[need](formulas, prose));
}
