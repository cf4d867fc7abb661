interface Survey {
  intro: string;
  /** Names the row of the table and the scale of the chart. */
  counted: string;
  head: string;
  names: readonly (readonly [name: string, of: string])[];
}

/** Small counts by category, for relative frequencies. */
export const SURVEYS: readonly Survey[] = [
  {
    intro: 'Egy parkolóban összeszámolták az autók színét.',
    counted: 'autó',
    head: 'szín',
    names: [
      ['fekete', 'a fekete autók'],
      ['fehér', 'a fehér autók'],
      ['piros', 'a piros autók'],
      ['kék', 'a kék autók'],
      ['szürke', 'a szürke autók'],
    ],
  },
  {
    intro: 'Egy osztályban megszámolták, ki mivel jár iskolába.',
    counted: 'tanuló',
    head: 'mivel',
    names: [
      ['busz', 'a busszal járók'],
      ['gyalog', 'a gyalog járók'],
      ['kerékpár', 'a kerékpárral járók'],
      ['autó', 'az autóval járók'],
      ['vonat', 'a vonattal járók'],
    ],
  },
  {
    intro: 'Egy könyvtárban megszámolták a kölcsönzött könyveket.',
    counted: 'könyv',
    head: 'műfaj',
    names: [
      ['mese', 'a mesék'],
      ['vers', 'a verseskötetek'],
      ['krimi', 'a krimik'],
      ['képregény', 'a képregények'],
      ['útikönyv', 'az útikönyvek'],
    ],
  },
];
