import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'density-lab'>[] = [
  {
    mode: 'measure-and-float',
    state: {
      liquid: { name: 'víz', density: 1.0 },
      samples: [
        { id: 'fa', label: 'fakocka', mass: 6, volume: 10 },
        { id: 'felfa', label: 'fél fakocka', mass: 3, volume: 5 },
        { id: 'alu', label: 'alumíniumkocka', mass: 27, volume: 10 },
        { id: 'vas', label: 'vaskocka', mass: 78, volume: 10 },
      ],
      units: { mass: 'g', volume: 'cm³' },
    },
    goal: { filledRows: 4, predictedBeforeDrop: true },
    text: {
      task: 'Mérd meg mind a négy darabot, töltsd ki a táblázatot, jósolj, aztán engedd a vízbe!',
      solved: 'Megvan! Figyeld meg a negyedik oszlopot.',
    },
    alt: 'Mérleg, mérőhenger és egy vízzel teli kád. Négy mintadarab: fakocka, fél fakocka, alumíniumkocka, vaskocka.',
  },
  {
    mode: 'identify',
    state: {
      samples: [
        { id: 'x', label: 'X minta', mass: 54, volume: 20 },
        { id: 'y', label: 'Y minta', mass: 18, volume: 20 },
      ],
      materials: [
        { id: 'alu', name: 'alumínium', density: 2.7 },
        { id: 'viasz', name: 'viasz', density: 0.9 },
        { id: 'vas', name: 'vas', density: 7.8 },
      ],
    },
    goal: { materials: { x: 'alu', y: 'viasz' } },
    text: { task: 'Miből lehet a két minta? Mérj, számolj, és keresd meg a táblázatban!', solved: 'A sűrűség elárulja az anyagot.' },
    alt: 'Két ismeretlen minta és egy sűrűségtáblázat.',
  },
  {
    mode: 'sink',
    state: { liquid: { name: 'víz', density: 1 }, density: 0.5, volume: 100 },
    goal: { immersed: 0.9 },
    text: { task: 'Állítsd a test sűrűségét úgy, hogy a 90%-a merüljön a vízbe!', solved: '0,9 g/cm³: majdnem olyan, mint a jég.' },
    alt: 'Úszó hasáb egy víztartályban.',
  },
];
