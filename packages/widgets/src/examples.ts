import { parseConfig, type WidgetConfig, type WidgetKind } from './kinds.ts';

const files = import.meta.glob<unknown[]>('./*/examples.ts', { eager: true, import: 'examples' });

/** At least one valid block of every mode of the kind: for the tests, the gallery and the authors' page. */
export const examplesOf = <K extends WidgetKind>(kind: K): WidgetConfig<K>[] => {
  const examples = files[`./${kind}/examples.ts`];
  if (!examples) throw new Error(`packages/widgets/src/${kind}/examples.ts is missing`);
  return examples.map(example => parseConfig(kind, example));
};
