import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'chat-sim'>[] = [
  {
    mode: 'branch',
    state: {
      start: 'a',
      nodes: {
        a: {
          bot: 'Szia! Miben segítsek?',
          replies: [
            { text: 'Írd meg helyettem a leckét!', to: 'b', note: 'Így nem te tanulsz.' },
            { text: 'Kérdezz tőlem a törtekről!', to: 'c' },
          ],
        },
        b: { bot: 'Megírhatom, de akkor nem fogod érteni. Biztos ezt kéred?', replies: [{ text: 'Inkább magyarázd el!', to: 'c' }] },
        c: { bot: 'Rendben! Mennyi fél meg negyed?', replies: [] },
      },
    },
    goal: { reach: ['c'] },
    text: { task: 'Vezesd úgy a beszélgetést, hogy te tanulj belőle!', solved: 'Így a gép kérdez, és te gondolkodsz.' },
    alt: 'Előre megírt csevegés választható válaszokkal.',
  },
  {
    mode: 'compare',
    state: {
      a: { prompt: 'Írj a macskákról!', answer: 'A macska emlős.' },
      b: { prompt: 'Írj 3 érdekes tényt a macskák hallásáról 5. osztályosoknak!', answer: '1. A macska 32 izommal mozgatja a fülét…' },
      ask: 'Melyik kérdés hozott jobb választ?',
    },
    goal: { better: 'b' },
    text: { task: 'Hasonlítsd össze a két beszélgetést!', solved: 'A részletes kérdésre pontosabb válasz jött.' },
    alt: 'Két kérdés és két válasz egymás mellett.',
  },
];
