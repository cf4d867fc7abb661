/** What a formula button writes; the first bracketed part is what was selected, or stands selected to be overwritten. */
const FORMULAS = {
  formula: { name: 'A kijelölt szöveg legyen képlet', sign: 'ƒx', math: ['', 'x + 1', ''] },
  fraction: { name: 'Tört', sign: 'a/b', math: ['\\frac{', '1', '}{2}'] },
  power: { name: 'Hatvány', sign: 'xⁿ', math: ['', 'x', '^{2}'] },
  root: { name: 'Gyök', sign: '√', math: ['\\sqrt{', '9', '}'] },
  times: { name: 'Szorzás jel', sign: '·', math: [' \\cdot ', '', ''], plain: '·' },
  degree: { name: 'Fok', sign: '°', math: ['^\\circ', '', ''], plain: '°' },
} as const;

export type FormulaKind = keyof typeof FORMULAS;
export const FORMULA_KINDS = Object.keys(FORMULAS) as FormulaKind[];
export const formulaName = (kind: FormulaKind) => FORMULAS[kind];

interface Selected {
  value: string;
  start: number;
  end: number;
}

interface Written {
  /** Stands in the place of the selection. */
  text: string;
  /** What is selected afterwards, from the start of `text`. */
  from: number;
  to: number;
}

/** Between dollar signs; `\$` is a dollar sign of the text. */
const inFormula = (before: string): boolean => (before.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;

/** A formula outside of dollar signs gets its own; a sign that the keyboard lacks is written as itself there. */
export const insertFormula = (kind: FormulaKind, { value, start, end }: Selected): Written => {
  const formula = FORMULAS[kind];
  const within = inFormula(value.slice(0, start));
  const selected = value.slice(start, end);
  if (!within && 'plain' in formula) {
    const text = selected + formula.plain;
    return { text, from: text.length, to: text.length };
  }
  const [open, sample, close] = formula.math;
  const inner = selected || sample;
  const head = `${within ? '' : '$'}${open}`;
  return { text: `${head}${inner}${close}${within ? '' : '$'}`, from: head.length, to: head.length + inner.length };
};
