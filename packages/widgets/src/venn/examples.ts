import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'venn'>[] = [
  {
    mode: 'sort',
    state: { sets: ['páros', '3-mal osztható'], items: ['4', '6', '9', '7', '12'] },
    goal: { placement: { '4': 'a', '6': 'ab', '9': 'b', '7': 'none', '12': 'ab' } },
    text: { task: 'Tedd a számokat a helyükre!', solved: 'A metszetben a 6 többszörösei vannak.' },
    alt: 'Két egymást metsző kör: páros számok és 3-mal osztható számok.',
  },
  {
    mode: 'regions',
    state: { sets: ['A', 'B'] },
    goal: { regions: ['a'] },
    text: { task: 'Színezd ki az A ∖ B halmazt!', solved: 'Ami A-ban van, de B-ben nincs.' },
    alt: 'Két egymást metsző kör: A és B.',
  },
];
