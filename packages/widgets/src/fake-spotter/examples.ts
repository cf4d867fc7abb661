import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'fake-spotter'>[] = [
  {
    mode: 'post',
    state: {
      sender: 'Menő Nyeremények 24',
      parts: [
        { text: 'Jó napot mindenkinek!', sign: false, why: 'Köszönni bárki szokott, ez semmit nem árul el.' },
        {
          text: 'A híres focista ezen a videón mindenkinek ingyen telefont ígér.',
          sign: true,
          why: 'Híres arc, hihetetlen ajánlat: ilyenkor a hivatalos oldalán nézz utána.',
        },
        { text: 'Csak a következő 10 percben!', sign: true, why: 'A sürgetés arra való, hogy ne legyen időd gondolkodni.' },
        { text: 'A videó 40 másodperces.', sign: false, why: 'A hossz egymagában nem gyanús.' },
        { text: 'Írd be ide a jelszavadat, és már küldjük is!', sign: true, why: 'Jelszót senki nem kérhet tőled.' },
      ],
    },
    goal: { found: 3 },
    text: {
      task: 'Jelöld meg a bejegyzésben a három gyanújelet!',
      solved: 'Megvan mind a három: hihetetlen ajánlat, sürgetés, jelszókérés.',
    },
    alt: 'Egy közösségi bejegyzés öt részlete.',
  },
];
