import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'charge-lab'>[] = [
  {
    mode: 'rub',
    state: {
      bodies: [
        { id: 'lufi', label: 'lufi', shape: 'balloon', tendency: 6 },
        { id: 'lufi-2', label: 'másik lufi', shape: 'balloon', tendency: 6 },
        { id: 'papir', label: 'papírdarab', shape: 'paper', tendency: 0, fixed: true },
      ],
      cloths: [{ id: 'haj', label: 'haj', tendency: -6 }],
      showCharges: 'ask-same',
      ask: [
        {
          id: 'ask-same',
          when: 'repel',
          question: 'Mindkét lufit ugyanazzal dörzsölted. Milyen a töltésük egymáshoz képest?',
          options: ['egyforma', 'ellentétes'],
          answer: 'egyforma',
        },
      ],
    },
    goal: { seen: [{ a: 'lufi', b: 'lufi-2', what: 'repel' }], asked: ['ask-same'] },
    text: {
      task: 'Dörzsöld meg a két lufit, és hozd őket közel egymáshoz!',
      solved: 'Az egyforma töltések taszítják egymást.',
    },
    alt: 'Két lufi: az egyik fonálon, a másik kézben. Mellettük papírdarab.',
  },
  {
    mode: 'share',
    state: {
      spheres: [
        { label: 'A gömb', charge: 8 },
        { label: 'B gömb', charge: -2 },
      ],
      hideAfter: true,
    },
    goal: { predicted: true },
    text: {
      task: 'Két egyforma fémgömb összeér. Mennyi töltés lesz rajtuk utána? Jósolj, aztán érintsd össze őket!',
      solved: 'Az összes töltés 8 − 2 = 6, ez fele-fele arányban oszlik el.',
    },
    alt: 'Két egyforma fémgömb elektroszkópon: plusz 8 és mínusz 2 nanocoulomb.',
  },
  {
    mode: 'coulomb',
    state: {
      q1: 1,
      q2: 1,
      distance: 60,
      range: { distance: [10, 60], step: 5 },
      table: true,
      product: { label: 'F · r² (N·cm²)', after: 'ask-half' },
      ask: [
        {
          id: 'ask-half',
          when: 'halved',
          question: 'Felére csökkent a távolság. Hányszoros lett az erő?',
          options: ['kétszeres', 'négyszeres', 'fele'],
          answer: 'négyszeres',
        },
      ],
    },
    goal: { rows: 3, asked: ['ask-half'] },
    text: {
      task: 'Mérd meg az erőt három távolságban, köztük egy távolságnál és a felénél!',
      solved: 'Fele távolság: négyszeres erő. Az F · r² szorzat közel állandó.',
    },
    alt: 'Két egyforma töltésű golyó 60 cm-re egymástól, erőmérő és üres táblázat.',
  },
];
