import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'sky-lab'>[] = [
  {
    mode: 'phases',
    state: { day: 2 },
    goal: { phase: 'first-quarter' },
    text: {
      task: 'Vidd a Holdat oda, ahonnan első negyednek látjuk!',
      solved: 'A Nap és a Hold iránya derékszöget zár be: a Földről a megvilágított félgömb felét látjuk.',
    },
    alt: 'A Hold pályája felülről a Föld körül, oldalról érkező napfénnyel, mellette a Hold látott korongja.',
  },
  {
    mode: 'eclipse',
    state: { day: 10, offset: 5 },
    goal: { eclipse: 'lunar' },
    text: {
      task: 'Állíts elő holdfogyatkozást!',
      solved: 'Telihold és pontosan egy vonal: a Hold a Föld árnyékába került.',
    },
    alt: 'A Hold pályája felülről, alatta a Nap, a Föld és a Hold oldalról, árnyékokkal.',
  },
  {
    mode: 'day',
    state: { hour: 12 },
    goal: { light: 'sunset' },
    text: {
      task: 'Forgasd a Földet addig, amíg a megjelölt helyen lemegy a Nap!',
      solved: '18 órakor a hely a sötét oldalra fordul. Nem a Nap mozog: a Föld forog.',
    },
    alt: 'A Föld az Északi-sark fölül, megvilágított és sötét féllel, alatta a Nap magasságának görbéje.',
  },
  {
    mode: 'seasons',
    state: { date: 80, latitude: 47, latitudes: true, tilts: true },
    goal: { season: 'winter', dayLength: 8.5 },
    text: {
      task: 'Keress olyan téli napot, amikor a nappal csak 8,5 óra hosszú!',
      solved: 'December végén az északi félteke elfordul a Naptól. Pedig a Föld ekkor jár legközelebb hozzá!',
    },
    alt: 'A Föld pályája a Nap körül négy dátummal, alatta a Föld dőlő tengellyel a napfényben.',
  },
];
