import { textNumber } from '@eszkerek/numbers/hungarian';

const t = textNumber;

export interface GcdStory {
  unit: string;
  text: (a: number, b: number) => string;
  /** What the two numbers divided by the answer mean. */
  shares: readonly [string, string];
  /** The story of two steps: with the greatest common divisor something else is asked. */
  next: {
    text: (a: number, b: number) => string;
    unit: string;
    sign: '+' | '·';
    count: (p: number, q: number) => number;
    nudge: string;
    /** What to do with the greatest common divisor. */
    after: string;
    /** What the greatest common divisor is, in the solution. */
    meaning: (g: string) => string;
    /** Replies: the divisor itself was given, one share alone, a divisor that is not the greatest. */
    stopped: string;
    onlyOne: readonly [string, string];
    notGreatest: string;
  };
}

const sum = (p: number, q: number): number => p + q;

export const GCD_STORIES: readonly GcdStory[] = [
  {
    unit: 'csomag',
    text: (a, b) =>
      `${t(a)} almából és ${t(b)} mandarinból egyforma csomagokat készítünk úgy, hogy semmi ne maradjon ki. Legfeljebb hány csomag készülhet?`,
    shares: ['Ennyi alma jut egy csomagba. A csomagok száma a kérdés.', 'Ennyi mandarin jut egy csomagba. A csomagok száma a kérdés.'],
    next: {
      text: (a, b) =>
        `${t(a)} almából és ${t(b)} mandarinból a lehető legtöbb egyforma csomagot készítjük úgy, hogy semmi ne maradjon ki. Hány gyümölcs kerül egy csomagba?`,
      unit: 'gyümölcs',
      sign: '+',
      count: sum,
      nudge: 'Hány csomag készül?',
      after: 'Ennyi csomag készül. Számold ki, hány alma és hány mandarin jut egybe!',
      meaning: g => `${g} csomag készül. Egy csomagba jut:`,
      stopped: 'Ennyi csomag készül. Az a kérdés, hány gyümölcs kerül egybe.',
      onlyOne: [
        'Ennyi alma jut egy csomagba. A mandarinokat is számold hozzá!',
        'Ennyi mandarin jut egy csomagba. Az almákat is számold hozzá!',
      ],
      notGreatest: 'Így kevesebb csomag készülne a lehetségesnél. A legnagyobb közös osztóval számolj!',
    },
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Egy ${t(a)} cm és egy ${t(b)} cm hosszú szalagot egyenlő, a lehető leghosszabb darabokra vágunk, maradék nélkül. Hány cm lesz egy darab?`,
    shares: [
      'Ennyi darab lesz az első szalagból. Egy darab hossza a kérdés.',
      'Ennyi darab lesz a második szalagból. Egy darab hossza a kérdés.',
    ],
    next: {
      text: (a, b) =>
        `Egy ${t(a)} cm és egy ${t(b)} cm hosszú szalagot egyenlő, a lehető leghosszabb darabokra vágunk, maradék nélkül. Hány darab lesz a két szalagból összesen?`,
      unit: 'darab',
      sign: '+',
      count: sum,
      nudge: 'Milyen hosszú egy darab?',
      after: 'Ilyen hosszú egy darab. Számold ki, hány darab lesz az egyik és hány a másik szalagból!',
      meaning: g => `Egy darab ${g} cm hosszú. A darabok száma:`,
      stopped: 'Ennyi cm egy darab. A darabok száma a kérdés.',
      onlyOne: [
        'Ennyi darab lesz az első szalagból. A másodikat is számold hozzá!',
        'Ennyi darab lesz a második szalagból. Az elsőt is számold hozzá!',
      ],
      notGreatest: 'Így rövidebbek a darabok a lehetségesnél. A legnagyobb közös osztóval számolj!',
    },
  },
  {
    unit: 'csapat',
    text: (a, b) => `${t(a)} lányt és ${t(b)} fiút egyforma összetételű csapatokba osztunk. Legfeljebb hány csapat lehet?`,
    shares: ['Ennyi lány kerül egy csapatba. A csapatok száma a kérdés.', 'Ennyi fiú kerül egy csapatba. A csapatok száma a kérdés.'],
    next: {
      text: (a, b) =>
        `${t(a)} lányt és ${t(b)} fiút a lehető legtöbb egyforma összetételű csapatba osztunk úgy, hogy senki ne maradjon ki. Hány gyerek kerül egy csapatba?`,
      unit: 'gyerek',
      sign: '+',
      count: sum,
      nudge: 'Hány csapat lesz?',
      after: 'Ennyi csapat lesz. Számold ki, hány lány és hány fiú kerül egybe!',
      meaning: g => `${g} csapat lesz. Egy csapatba kerül:`,
      stopped: 'Ennyi csapat lesz. Az a kérdés, hány gyerek kerül egybe.',
      onlyOne: ['Ennyi lány kerül egy csapatba. A fiúkat is számold hozzá!', 'Ennyi fiú kerül egy csapatba. A lányokat is számold hozzá!'],
      notGreatest: 'Így kevesebb csapat lenne a lehetségesnél. A legnagyobb közös osztóval számolj!',
    },
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Egy ${t(a)} cm hosszú és ${t(b)} cm széles padlót a lehető legnagyobb egyforma négyzetlapokkal burkolunk, vágás nélkül. Hány cm egy lap oldala?`,
    shares: [
      'Ennyi lap fér el a padló hosszában. Egy lap oldala a kérdés.',
      'Ennyi lap fér el a padló széltében. Egy lap oldala a kérdés.',
    ],
    next: {
      text: (a, b) =>
        `Egy ${t(a)} cm hosszú és ${t(b)} cm széles padlót a lehető legnagyobb egyforma négyzetlapokkal burkolunk, vágás nélkül. Hány lap kell?`,
      unit: 'lap',
      sign: '·',
      count: (p, q) => p * q,
      nudge: 'Mekkora egy lap oldala?',
      after: 'Ennyi cm egy lap oldala. Számold ki, hány lap fér el a padló hosszában és széltében!',
      meaning: g => `Egy lap oldala ${g} cm. A két irányban elférő lapok:`,
      stopped: 'Ennyi cm egy lap oldala. A lapok száma a kérdés.',
      onlyOne: ['Ennyi lap fér el a padló hosszában. Hány ilyen sor van?', 'Ennyi lap fér el a padló széltében. Hány ilyen sor van?'],
      notGreatest: 'Így kisebbek a lapok a lehetségesnél. A legnagyobb közös osztóval számolj!',
    },
  },
];

export const THREE_STORIES: ReadonlyArray<{ unit: string; text: (a: number, b: number, c: number) => string }> = [
  {
    unit: 'csomag',
    text: (a, b, c) =>
      `${t(a)} almából, ${t(b)} körtéből és ${t(c)} szilvából egyforma csomagokat készítünk úgy, hogy semmi ne maradjon ki. Legfeljebb hány csomag készülhet?`,
  },
  {
    unit: 'cm',
    text: (a, b, c) =>
      `Egy ${t(a)} cm, egy ${t(b)} cm és egy ${t(c)} cm hosszú lécet egyenlő, a lehető leghosszabb darabokra vágunk, maradék nélkül. Hány cm lesz egy darab?`,
  },
  {
    unit: 'csokor',
    text: (a, b, c) =>
      `${t(a)} tulipánból, ${t(b)} nárciszból és ${t(c)} jácintból egyforma csokrokat kötünk úgy, hogy semmi ne maradjon ki. Legfeljebb hány csokor lehet?`,
  },
];
