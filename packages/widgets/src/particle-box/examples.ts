import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'particle-box'>[] = [
  {
    mode: 'states',
    state: { temperature: -20, min: -40, max: 140, melts: 0, boils: 100, substance: 'víz' },
    goal: { phase: 'gas' },
    text: { task: 'Melegítsd, amíg gáz lesz belőle!', solved: 'A részecskék szabadon repülnek.' },
    alt: 'Doboz rendezett részecskékkel.',
  },
  {
    mode: 'diffusion',
    state: { temperature: 20 },
    goal: { mixed: true },
    text: { task: 'Várd meg, amíg a két szín összekeveredik!', solved: 'Diffúzió: a részecskék maguktól keverednek.' },
    alt: 'Doboz két színű részecskével, fallal elválasztva.',
  },
  {
    mode: 'expansion',
    state: { temperature: 20, gap: 1 },
    goal: { closed: true },
    text: { task: 'Melegítsd a rudat, amíg zárja az áramkört!', solved: 'A melegedő fém kitágul.' },
    alt: 'Fémrúd rés előtt.',
  },
];
