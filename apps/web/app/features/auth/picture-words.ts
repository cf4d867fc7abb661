import type { PictureName } from '@eszkerek/contract/pictures';

/** What a screen reader says; the pictures themselves are in pictures.svg. */
export const pictureWords: Record<PictureName, string> = {
  nap: 'nap',
  hold: 'hold',
  csillag: 'csillag',
  felho: 'felhő',
  sziv: 'szív',
  virag: 'virág',
  fa: 'fa',
  gomba: 'gomba',
  alma: 'alma',
  torta: 'torta',
  fagylalt: 'fagylalt',
  csesze: 'csésze',
  hal: 'hal',
  macska: 'macska',
  bagoly: 'bagoly',
  katica: 'katica',
  haz: 'ház',
  auto: 'autó',
  hajo: 'hajó',
  raketa: 'rakéta',
  labda: 'labda',
  lufi: 'lufi',
  esernyo: 'esernyő',
  kulcs: 'kulcs',
};
