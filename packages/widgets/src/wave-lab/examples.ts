import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'wave-lab'>[] = [
  {
    mode: 'rope',
    state: { amplitude: 1, frequency: 1, speed: 4 },
    goal: { wavelength: 2 },
    text: { task: 'Állítsd 2 m-re a hullámhosszat!', solved: '4 m/s : 2 Hz = 2 m.' },
    alt: 'Kötélen haladó hullám.',
  },
  {
    mode: 'sound',
    state: { frequency: 440, loudness: 0.5 },
    goal: { pitch: 'higher' },
    text: { task: 'Tedd magasabbá a hangot!', solved: 'Nagyobb frekvencia: magasabb hang.' },
    alt: 'Hanghullám rajza.',
  },
  {
    mode: 'echo',
    state: { distance: 100, maxDistance: 1000, speed: 340 },
    goal: { time: 2 },
    text: { task: 'Milyen messze van a fal, ha a visszhang 2 s múlva jön?', solved: '340 m: a hang oda-vissza tette meg az utat.' },
    alt: 'Ember és egy távoli fal.',
  },
];
