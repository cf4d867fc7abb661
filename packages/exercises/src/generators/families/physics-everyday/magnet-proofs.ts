import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { multi, words } from '../../tasks.ts';

interface Finding {
  id: string;
  text: string;
  proves: boolean;
  why: string;
}
const FINDINGS: readonly Finding[] = [
  { id: 'f1', text: 'Egyik végük taszítja egymást.', proves: true, why: 'Taszítás csak két mágnes között van.' },
  {
    id: 'f2',
    text: 'Az egyiket megfordítva a vonzás taszításra vált.',
    proves: true,
    why: 'A taszítás megmutatja, hogy mindkettő mágnes.',
  },
  {
    id: 'f3',
    text: 'Mindkettő egyik vége taszítja az iránytű északi végét.',
    proves: true,
    why: 'Az iránytűt csak mágnes tudja taszítani.',
  },
  {
    id: 'f4',
    text: 'Fonálra függesztve mindkettő mindig észak–déli irányba áll be.',
    proves: true,
    why: 'A Föld csak a mágnest állítja be.',
  },
  { id: 'f5', text: 'Egyik végük vonzza egymást.', proves: false, why: 'Egy mágnes és egy vasrúd is vonzza egymást.' },
  { id: 'f6', text: 'Mindkettőhöz odatapad egy hűtőmágnes.', proves: false, why: 'A vashoz is odatapad a mágnes.' },
  { id: 'f7', text: 'Mindkét végükkel vonzzák egymást.', proves: false, why: 'Éppen ez mutatja, hogy az egyik nem mágnes.' },
  { id: 'f8', text: 'Mindkettő acélból van.', proves: false, why: 'Az acél nem feltétlenül mágneses.' },
  { id: 'f9', text: 'Az egyik felszed egy gemkapcsot.', proves: false, why: 'A másikról ez semmit sem mond.' },
  {
    id: 'f10',
    text: 'Mindkettő egyik vége vonzza az iránytű északi végét.',
    proves: false,
    why: 'A közönséges vas is vonzza az iránytűt.',
  },
];
const PROVES = new Set(['f1', 'f2', 'f3', 'f4']);

/** Which findings show that both bars are magnets. */
export function proofs(rng: Rng): Task {
  const chosen = rng.sample(FINDINGS, 4);
  return multi(
    rng,
    {
      question: 'Két egyforma acélrudat vizsgálunk. Melyik megfigyelés bizonyítja, hogy **mindkettő** mágnes?',
      options: chosen.map(one => ({
        value: words(one.text, one.id),
        correct: one.proves,
        explanation: one.why,
        ...(one.proves ? {} : { misconception: 'vonzas-mint-bizonyitek' }),
      })),
      hints: [
        'Mit tud két mágnes, amit egy mágnes és egy vasrúd nem?',
        'A vas a mágnest csak vonzani tudja.',
        'Minden megfigyelésnél kérdezd meg: előfordulhatna-e egy közönséges vasrúddal is?',
      ],
      solution: chosen
        .filter(one => one.proves)
        .map(one => `„${one.text}” ${one.why}`)
        .join(' '),
    },
    id => PROVES.has(id),
  );
}
