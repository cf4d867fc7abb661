import type { Field } from '@eszkerek/documents/tools/parts';
import type { ToolFile } from './tool-file.ts';

export interface PlacedField {
  field: Field;
  path: (string | number)[];
}

/** Every field of a tool, wherever its type keeps them. */
export function toolFields({ toolData: data }: Pick<ToolFile, 'toolData'>): PlacedField[] {
  const many = (fields: Field[] | undefined, key: string) => (fields ?? []).map((field, i) => ({ field, path: ['toolData', key, i] }));
  const one = (field: Field | undefined, key: string) => (field ? [{ field, path: ['toolData', key] }] : []);
  switch (data?.type) {
    case 'goal-planner':
    case 'multi-input-prompt-generator':
      return many(data.fields, 'fields');
    case 'prompt-generator':
      return [...one(data.input, 'input'), ...one(data.grade, 'grade'), ...one(data.style, 'style')];
    case 'multi-choice-prompt-generator':
      return one(data.extra, 'extra');
    case 'exam-simulator':
      return many(data.selectors, 'selectors');
    default:
      return [];
  }
}
