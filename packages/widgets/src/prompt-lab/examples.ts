import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'prompt-lab'>[] = [
  {
    mode: 'build',
    state: {
      slots: [
        {
          id: 'szerep',
          label: 'szerep',
          options: [
            { text: 'Légy türelmes matektanár!', good: true },
            { text: 'Légy mindentudó!', why: 'Túl általános: nem derül ki, miben segítsen.' },
          ],
        },
        {
          id: 'cel',
          label: 'cél',
          options: [
            { text: 'Magyarázd el a törtek összeadását!', good: true },
            { text: 'Mondj valamit!', why: 'Nem mondja meg, mit szeretnél.' },
          ],
        },
        {
          id: 'forma',
          label: 'forma',
          options: [
            { text: 'Három rövid lépésben írd le!', good: true },
            { text: 'Írj sokat!', why: 'A sok nem jobb: mondd meg a formát.' },
          ],
        },
      ],
    },
    goal: { allGood: true },
    text: { task: 'Rakj össze jó promptot a kockákból!', solved: 'Van szerep, cél és forma: ez jó prompt.' },
    alt: 'Három választható kocka: szerep, cél, forma.',
  },
  {
    mode: 'improve',
    state: {
      prompt: 'Írj a vulkánokról!',
      changes: [
        { text: 'Megmondom, hányadikos vagyok.', good: true },
        { text: 'Megadom, hány mondat legyen.', good: true },
        { text: 'Csupa nagybetűvel írom.', why: 'Ettől nem lesz pontosabb a kérés.' },
      ],
    },
    goal: { allGood: true },
    text: { task: 'Melyik változtatás javít a prompton?', solved: 'A részletek segítenek, a kiabálás nem.' },
    alt: 'Egy gyenge prompt és választható javítások.',
  },
];
