import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'lever'>[] = [
  {
    mode: 'balance',
    state: { left: [{ weight: 4, arm: 6, fixed: true }], right: [{ weight: 3, arm: 2 }], arms: 10, unit: 'N' },
    goal: { balanced: true },
    text: { task: 'Hová tedd a 3 N-os súlyt, hogy egyensúly legyen?', solved: '4 · 6 = 3 · 8.' },
    alt: 'Mérleghinta: bal oldalon 4 N a 6. helyen, jobb oldalon 3 N a 2. helyen.',
  },
  {
    mode: 'wrench',
    state: { force: 50, arm: 0.1, maxForce: 200, maxArm: 0.5 },
    goal: { torque: 30 },
    text: { task: 'Húzd meg a csavart 30 N·m forgatónyomatékkal!', solved: 'Hosszabb kar, kisebb erő.' },
    alt: 'Csavarkulcs a csavaron.',
  },
  {
    mode: 'one-sided',
    state: { load: 120, loadArm: 3, effortArm: 6, maxArm: 20 },
    goal: { effort: 30 },
    text: { task: 'Hol fogd meg a diótörőt, ha csak 30 N erőd van?', solved: '120 · 3 = 30 · 12.' },
    alt: 'Diótörő: a dió 3 cm-re van a tengelytől.',
  },
  {
    mode: 'tipping',
    state: { width: 4, height: 8 },
    goal: { tipped: true },
    text: {
      task: 'Döntsd a dobozt, amíg felborul! Figyeld a súlypont vonalát!',
      solved: 'Akkor borul fel, ha a súlypontból induló függőleges kilép az alap fölül.',
    },
    alt: 'Dönthető doboz.',
  },
];
