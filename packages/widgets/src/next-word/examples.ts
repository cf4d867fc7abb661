import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'next-word'>[] = [
  {
    mode: 'count',
    state: { corpus: ['a macska alszik', 'a macska eszik', 'a macska alszik a széken', 'a kutya alszik'], after: 'macska' },
    goal: { likeliest: 'alszik' },
    text: { task: 'Melyik szó követi leggyakrabban a „macska” szót?', solved: 'Az „alszik” kétszer, az „eszik” egyszer.' },
    alt: 'Négy rövid mondat szavanként.',
  },
  {
    mode: 'write',
    state: { corpus: ['a kis róka fut', 'a kis nyúl fut', 'a nagy róka alszik', 'a nyúl alszik'], start: 'a', randomness: 0.5 },
    goal: { words: 4, sentences: 2 },
    text: { task: 'Írass két mondatot a szójóslóval!', solved: 'A gép csak a szavak gyakoriságát követi, nem érti a mesét.' },
    alt: 'Szójósló négy mondatból tanulva.',
  },
  {
    mode: 'train',
    state: { corpus: ['a kutya fut a kertben', 'a kutya alszik a házban', 'a macska fut a fára'], start: 'a', context: 1, randomness: 0 },
    goal: { own: 1, words: 5 },
    text: {
      task: 'Taníts a modellnek egy saját mondatot, aztán írass vele legalább öt szót!',
      solved: 'A te mondatod is bekerült a számokba.',
    },
    alt: 'Szövegíró modell három mondattal és egy üres sorral a saját mondatnak.',
  },
];
