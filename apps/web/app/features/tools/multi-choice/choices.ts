import type { TemplateValues } from '@eszkerek/documents/tools/template';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';

export type Step = ToolDataOf<'multi-choice-prompt-generator'>['steps'][number];
/** Chosen option values by step id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Choosing in a single step replaces; in a multiple one it toggles, drops what it excludes and keeps to the maximum. */
export function choose(step: Step, chosen: readonly string[], value: string): readonly string[] {
  if (!step.multiple) return [value];
  if (chosen.includes(value)) return chosen.filter(other => other !== value);
  const option = step.options.find(other => other.value === value);
  const kept = chosen.filter(other => {
    const rival = step.options.find(known => known.value === other);
    return !option?.excludes?.includes(other) && !rival?.excludes?.includes(value);
  });
  if (step.max !== undefined && kept.length >= step.max) return chosen;
  return [...kept, value];
}

export const isAnswered = (step: Step, choices: Choices): boolean => step.required === false || (choices[step.id] ?? []).length > 0;

/** What templates read: the options' own words, one text or a list. */
export function choiceValues(steps: readonly Step[], choices: Choices): TemplateValues {
  return Object.fromEntries(
    steps.map(step => {
      // In the order of the options, so the same choices always make the same prompt.
      const texts = step.options.filter(option => choices[step.id]?.includes(option.value)).map(option => option.promptText);
      return [step.id, step.multiple ? texts : (texts[0] ?? '')];
    }),
  );
}

export const summaryOf = (step: Step, choices: Choices): string =>
  step.options
    .filter(option => choices[step.id]?.includes(option.value))
    .map(option => option.label)
    .join(', ');
