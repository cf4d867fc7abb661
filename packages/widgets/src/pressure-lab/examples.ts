import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'pressure-lab'>[] = [
  {
    mode: 'press',
    state: { force: 600, area: 30, maxForce: 1000, maxArea: 3000, areaUnit: 'cm²', limit: 10000 },
    goal: { below: 10000 },
    text: { task: 'A hó 10 000 Pa nyomást bír el. Mekkora hótalp kell?', solved: 'Nagyobb felületen ugyanaz az erő kisebb nyomást kelt.' },
    alt: 'Ember a havon, állítható talpfelülettel.',
  },
  {
    mode: 'compare',
    state: {
      things: [
        { label: 'elefánt lába', force: 12000, area: 0.1 },
        { label: 'tűsarok', force: 500, area: 0.0001 },
        { label: 'hótalp', force: 600, area: 0.3 },
      ],
    },
    goal: { order: true },
    text: { task: 'Rakd sorba a nyomásokat a legkisebbtől a legnagyobbig!', solved: 'A tűsarok nyomása a legnagyobb.' },
    alt: 'Három test: elefánt, tűsarok, hótalp.',
  },
  {
    mode: 'pistons',
    state: { smallArea: 10, largeArea: 200, force: 20, maxForce: 200 },
    goal: { lifted: 2000 },
    text: { task: 'Mekkora erővel nyomd a kis dugattyút, hogy 2000 N-t emelj?', solved: '100 N: húszszoros felület, húszszoros erő.' },
    alt: 'Hidraulikus emelő két dugattyúval.',
  },
  {
    mode: 'depth',
    state: { depth: 1, maxDepth: 20, density: 1000 },
    goal: { pressure: 50000 },
    text: { task: 'Milyen mélyen 50 000 Pa a víz nyomása?', solved: '5 m mélyen.' },
    alt: 'Víztartály mélységmérővel.',
  },
];
