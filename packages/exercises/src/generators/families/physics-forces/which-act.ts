import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { multi, words } from '../../tasks.ts';

interface Scene {
  id: string;
  text: string;
  /** Forces that act, and offered ones that do not, with the reason. */
  acting: readonly string[];
  not: ReadonlyArray<readonly [text: string, misconception: string, why: string]>;
}
const MOVER = ['mozgatóerő, a mozgás irányába', 'mozgasiranyu-mozgatoero-berajzolasa', 'Ezt egyetlen test sem fejti ki.'] as const;
const SCENES: readonly Scene[] = [
  {
    id: 'korong',
    text: 'egy elütött korongra, amely a jégen lassulva csúszik',
    acting: ['súly', 'a jég nyomóereje', 'súrlódás'],
    not: [MOVER, ['az ütő ereje', 'mozgasiranyu-mozgatoero-berajzolasa', 'Az ütő már nem ér hozzá.']],
  },
  {
    id: 'vaza',
    text: 'egy asztalon álló vázára',
    acting: ['súly', 'az asztal nyomóereje'],
    not: [['súrlódás', 'erohoz-nincs-test', 'Vízszintesen semmi sem akarja elmozdítani.'], MOVER],
  },
  {
    id: 'csillar',
    text: 'egy láncon lógó csillárra',
    acting: ['súly', 'a lánc feszítőereje'],
    not: [
      ['nyomóerő a padlótól', 'erohoz-nincs-test', 'A csillár nem ér a padlóhoz.'],
      ['súrlódás', 'erohoz-nincs-test', 'Nem csúszik felületen.'],
    ],
  },
  {
    id: 'szan',
    text: 'egy kötéllel egyenletesen húzott szánkóra',
    acting: ['súly', 'a hó nyomóereje', 'súrlódás', 'a kötél feszítőereje'],
    not: [MOVER, ['rugóerő', 'erohoz-nincs-test', 'Nincs rugó a szánkón.']],
  },
  {
    id: 'ko',
    text: 'egy szabadon eső kőre (a levegő hatása elhanyagolható)',
    acting: ['súly'],
    not: [MOVER, ['nyomóerő', 'erohoz-nincs-test', 'Esés közben semmi sem támasztja alá.']],
  },
  {
    id: 'eromero',
    text: 'egy rugós erőmérőn függő almára',
    acting: ['súly', 'rugóerő'],
    not: [['nyomóerő az asztaltól', 'erohoz-nincs-test', 'Az alma nem ér az asztalhoz.'], MOVER],
  },
  {
    id: 'lada',
    text: 'egy vízszintesen tolt, csúszó ládára',
    acting: ['súly', 'a padló nyomóereje', 'súrlódás', 'a toló kéz nyomóereje'],
    not: [MOVER, ['a kötél feszítőereje', 'erohoz-nincs-test', 'A ládát tolják, kötél nincs.']],
  },
  {
    id: 'labda',
    text: 'egy feldobott labdára, amely éppen emelkedik (légellenállás nincs)',
    acting: ['súly'],
    not: [
      ['a dobó kéz ereje', 'mozgasiranyu-mozgatoero-berajzolasa', 'A kéz már elengedte.'],
      ['nyomóerő', 'erohoz-nincs-test', 'Semmihez sem ér hozzá.'],
    ],
  },
  {
    id: 'lejto',
    text: 'egy lejtőn nyugvó dobozra',
    acting: ['súly', 'a lejtő nyomóereje', 'súrlódás'],
    not: [MOVER, ['feszítőerő', 'erohoz-nincs-test', 'Kötél nem tartja.']],
  },
  {
    id: 'hinta',
    text: 'egy hintán ülő gyerekre, aki mozdulatlan',
    acting: ['súly', 'az ülőke nyomóereje'],
    not: [MOVER, ['rugóerő', 'erohoz-nincs-test', 'Rugó nem ér hozzá.']],
  },
];

/** Which forces act on a body? Each needs another body that exerts it. */
export function whichAct(rng: Rng): Task {
  const scene = rng.pick(SCENES);
  return multi(
    rng,
    {
      question: `Milyen erők hatnak ${scene.text}?`,
      options: [
        ...scene.acting.map(text => ({ value: words(text, text), correct: true, explanation: 'Igen, ez hat rá.' })),
        ...rng
          .sample(scene.not, 2)
          .map(([text, misconception, explanation]) => ({ value: words(text, text), correct: false, misconception, explanation })),
      ],
      hints: [
        'Mihez ér hozzá a test?',
        'Minden erőhöz nevezd meg azt a testet, amelyik kifejti!',
        'A súly (Magyarországon nehézségi erő) minden testre hat a Föld közelében.',
      ],
      solution: `Hat rá: ${scene.acting.join(', ')}.`,
    },
    key => !scene.not.some(([text]) => text === key),
  );
}
