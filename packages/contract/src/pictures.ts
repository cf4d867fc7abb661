/** The pictures of a picture password, in the order they are shown. */
export const PICTURES = [
  'nap',
  'hold',
  'csillag',
  'felho',
  'sziv',
  'virag',
  'fa',
  'gomba',
  'alma',
  'torta',
  'fagylalt',
  'csesze',
  'hal',
  'macska',
  'bagoly',
  'katica',
  'haz',
  'auto',
  'hajo',
  'raketa',
  'labda',
  'lufi',
  'esernyo',
  'kulcs',
] as const;
export type PictureName = (typeof PICTURES)[number];

export const PICTURES_CHOSEN = 4;
