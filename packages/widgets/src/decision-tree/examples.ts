import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'decision-tree'>[] = [
  {
    mode: 'build',
    state: {
      questions: ['Van szárnya?', 'Tud úszni?', 'Van szőre?'],
      things: [
        { name: 'fecske', answers: 'ynn' },
        { name: 'kacsa', answers: 'yyn' },
        { name: 'ponty', answers: 'nyn' },
        { name: 'macska', answers: 'nny' },
      ],
    },
    goal: { separated: true, maxQuestions: 3 },
    text: { task: 'Válassz kérdéseket, amíg minden állat külön ágra kerül!', solved: 'A fa minden állatot megkülönböztet.' },
    alt: 'Üres döntési fa négy állattal.',
  },
  {
    mode: 'walk',
    state: {
      questions: ['Van szárnya?', 'Tud úszni?'],
      things: [
        { name: 'fecske', answers: 'yn' },
        { name: 'kacsa', answers: 'yy' },
        { name: 'ponty', answers: 'ny' },
        { name: 'macska', answers: 'nn' },
      ],
    },
    goal: { found: 3 },
    text: { task: 'Vezesd végig három állaton a döntési fát!', solved: 'Ugyanaz a szabály minden állatnál működött.' },
    alt: 'Kész döntési fa két kérdéssel.',
  },
];
