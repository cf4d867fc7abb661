/** A pair of quantities whose product stays the same. `first` is the range of the first quantity, `most` the largest second one. */
export interface InverseStory {
  table: readonly [string, string];
  /** What the table is about. */
  about: string;
  first: readonly [min: number, max: number];
  most: number;
  unit: string;
  text: (x1: string, y1: string, x2: string) => string;
}

export const STORIES: readonly InverseStory[] = [
  {
    table: ['munkás', 'nap'],
    about: 'A táblázat azt mutatja, hány munkás hány nap alatt festi ki az iskolát.',
    first: [2, 12],
    most: 40,
    unit: 'nap',
    text: (x1, y1, x2) =>
      `${x1} munkás ${y1} nap alatt festi ki az iskolát. Hány nap alatt festené ki ${x2} munkás, ha mindenki egyforma gyorsan dolgozik?`,
  },
  {
    table: ['csap', 'óra'],
    about: 'A táblázat azt mutatja, hány egyforma csap hány óra alatt tölti meg a medencét.',
    first: [2, 10],
    most: 36,
    unit: 'óra',
    text: (x1, y1, x2) => `${x1} egyforma csap ${y1} óra alatt tölti meg a medencét. Hány óra alatt tölti meg ${x2} ilyen csap?`,
  },
  {
    table: ['sebesség (km/h)', 'idő (óra)'],
    about: 'A táblázat azt mutatja, milyen sebességgel hány óra alatt tehető meg ugyanaz az út.',
    first: [30, 90],
    most: 12,
    unit: 'óra',
    text: (x1, y1, x2) =>
      `Egy teherautó ${x1} km/h sebességgel ${y1} óra alatt ér célba. Hány óra alatt teszi meg ugyanezt az utat ${x2} km/h sebességgel?`,
  },
  {
    table: ['egyik oldal (cm)', 'másik oldal (cm)'],
    about: 'A táblázat egyenlő területű téglalapok oldalait mutatja.',
    first: [3, 30],
    most: 60,
    unit: 'cm',
    text: (x1, y1, x2) =>
      `Egy téglalap oldalai ${x1} cm és ${y1} cm. Egy másik téglalap területe ugyanekkora, az egyik oldala ${x2} cm. Hány centiméter a másik oldala?`,
  },
  {
    table: ['ló', 'nap'],
    about: 'A táblázat azt mutatja, hány lónak hány napra elég a széna.',
    first: [3, 24],
    most: 60,
    unit: 'nap',
    text: (x1, y1, x2) => `A padláson lévő széna ${x1} lónak ${y1} napra elég. Hány napra elég ${x2} lónak?`,
  },
  {
    table: ['szem egy dobozban', 'doboz'],
    about: 'A táblázat azt mutatja, hány dobozba fér ugyanannyi bonbon.',
    first: [4, 30],
    most: 90,
    unit: 'darab',
    text: (x1, y1, x2) =>
      `Ha minden dobozba ${x1} szem bonbon kerül, ${y1} doboz telik meg. Hány doboz telik meg, ha ${x2} szem kerül mindegyikbe?`,
  },
];
