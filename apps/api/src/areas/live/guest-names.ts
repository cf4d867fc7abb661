import { randomInt } from 'node:crypto';

const ADJECTIVES = [
  'Bátor',
  'Derűs',
  'Ügyes',
  'Vidám',
  'Kíváncsi',
  'Gyors',
  'Okos',
  'Nyugodt',
  'Fürge',
  'Csillogó',
  'Barátságos',
  'Találékony',
  'Figyelmes',
  'Kedves',
  'Élénk',
  'Türelmes',
  'Lelkes',
  'Merész',
  'Serény',
  'Tűnődő',
] as const;
const ANIMALS = [
  'Bagoly',
  'Delfin',
  'Hód',
  'Mókus',
  'Sün',
  'Vidra',
  'Zebra',
  'Panda',
  'Koala',
  'Gólya',
  'Fecske',
  'Pingvin',
  'Róka',
  'Farkas',
  'Szarvas',
  'Teknős',
  'Zsiráf',
  'Hiúz',
  'Borz',
  'Nyuszi',
  'Pillangó',
  'Katica',
  'Holló',
  'Láma',
  'Szitakötő',
] as const;

/** How many different names there are: far more than a lesson has pupils. */
export const GUEST_NAMES = ADJECTIVES.length * ANIMALS.length;

/** A given name cannot be rude and says nothing about the child. */
export const guestName = (chance: (below: number) => number = randomInt): string =>
  `${ADJECTIVES[chance(ADJECTIVES.length)]} ${ANIMALS[chance(ANIMALS.length)]}`;
