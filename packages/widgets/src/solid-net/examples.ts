import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'solid-net'>[] = [
  {
    mode: 'fold',
    state: { solid: 'cube' },
    goal: { folded: true },
    text: { task: 'Hajtogasd össze a hálót!', solved: 'Hat négyzetből kocka lett.' },
    alt: 'A kocka kiterített hálója.',
  },
  {
    mode: 'which-net',
    state: {
      nets: [
        ['.#..', '####', '.#..'],
        ['###', '###'],
        ['##..', '.##.', '..##'],
      ],
    },
    goal: { cubes: [0, 2] },
    text: { task: 'Melyikből hajtogatható kocka? Jelöld meg mindet!', solved: 'A második hálóban két lap egymásra kerülne.' },
    alt: 'Három hatnégyzetes alakzat.',
  },
  {
    mode: 'surface',
    state: { width: 4, depth: 3, height: 2 },
    goal: { surface: 52 },
    text: { task: 'Terítsd ki a dobozt, és írd be a felszínét!', solved: '2 · (12 + 8 + 6) = 52.' },
    alt: 'Téglatest hálója: 4, 3 és 2 hosszú élek.',
  },
  {
    mode: 'ant',
    state: { width: 4, depth: 3, height: 2 },
    goal: { shortest: true },
    text: { task: 'Melyik úton ér a hangya leghamarabb a szemközti csúcsba?', solved: 'Kiterítve az út egyenes szakasz.' },
    alt: 'Téglatest, egyik csúcsán hangya.',
  },
];
