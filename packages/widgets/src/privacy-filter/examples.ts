import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'privacy-filter'>[] = [
  {
    mode: 'hide',
    state: {
      message:
        'Szia! [[Kiss Anna|név]] vagyok, a [[Petőfi iskola|iskola]] 5. osztályába járok. Kérlek, segíts a törtekben! A telefonom [[0740 123 456|telefonszám]].',
      from: 'üzenet egy csevegőnek',
    },
    goal: { allHidden: true },
    text: { task: 'Takard ki, amit nem szabad elküldeni!', solved: 'A kérdésedhez nem kell se név, se telefonszám.' },
    alt: 'Egy üzenet szövege, koppintható szavakkal.',
  },
  {
    mode: 'decide',
    state: {
      cards: [
        { text: 'a kedvenc színem', share: true },
        { text: 'a lakcímem', share: false, why: 'Ebből megtalálhatnak.' },
        { text: 'a jelszavam', share: false, why: 'Soha, senkinek.' },
      ],
    },
    goal: { allCorrect: true },
    text: { task: 'Mit írhatsz be egy csevegőbe?', solved: 'Ami rád vagy másra mutat, az maradjon nálad.' },
    alt: 'Három kártya: megoszthatod vagy nem.',
  },
];
