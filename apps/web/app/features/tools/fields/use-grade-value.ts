import type { FieldValues } from '@eszkerek/documents/tools/field-values';
import type { Field, PromptParts } from '@eszkerek/documents/tools/parts';
import { useGrade } from './use-grade.ts';

interface GradeValue {
  value: number;
  set: (grade: number) => void;
  choices: readonly number[];
  /** No field gives the grade, yet a template speaks of it. */
  ask: boolean;
}

const speaksOfGrade = (template: PromptParts | string): boolean =>
  (typeof template === 'string' ? template : Object.values(template).join(' ')).includes('evfolyam');

/** The grade for `{{evfolyam}}`: from the tool's own grade field, or asked for once a visit. */
export function useGradeValue(
  fields: readonly Field[],
  values: FieldValues,
  grades: readonly number[],
  templates: readonly (PromptParts | string)[],
): GradeValue {
  const [grade, set, choices] = useGrade(grades);
  const own = fields.find(field => field.kind === 'grade');
  const given = own ? Number(values[own.id]) : Number.NaN;
  return {
    value: Number.isFinite(given) && given > 0 ? given : grade,
    set,
    choices,
    ask: !own && choices.length > 1 && templates.some(speaksOfGrade),
  };
}
