import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-78-szabalyok-jogok': {
    'kockazatot-tulbecsul': {
      text: 'a tanuló szigorúbb fokra tesz egy alkalmazást, mint amit a kára indokol',
      pupil: 'Szigorúbb fokra tetted, mint amit a lehetséges kár indokol.',
    },
    'kockazatot-alabecsul': {
      text: 'a tanuló enyhébb fokra tesz egy alkalmazást, mint amit a kára indokol',
      pupil: 'Enyhébb fokra tetted, pedig nagyobb kárt okozhat.',
    },
    'regi-celt-nezi': {
      text: 'a tanuló a program régi célja szerint sorol be, nem az új felhasználás szerint',
      pupil: 'A program régi célját nézted, nem azt, amire most használják.',
    },
  },
};
