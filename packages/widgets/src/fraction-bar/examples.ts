import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'fraction-bar'>[] = [
  {
    mode: 'add',
    state: {
      bars: [
        { num: 1, den: 2, label: 'első doboz' },
        { num: 1, den: 4, label: 'második doboz' },
      ],
      denominators: [2, 3, 4, 6, 8, 12],
    },
    goal: { sameDenominator: true, merged: true, sum: '3/4' },
    text: {
      task: 'Vágd mindkét sávot egyforma részekre, és told össze a színes részeket!',
      solved: 'Három negyed! A felet két negyedre vágtad.',
    },
    alt: 'Két egyforma hosszú sáv. Az elsőnek a fele, a másodiknak a negyede színes.',
  },
  {
    mode: 'subtract',
    state: {
      bars: [
        { num: 3, den: 4, label: 'kulacs' },
        { num: 1, den: 3, label: 'megittad' },
      ],
      denominators: [3, 4, 6, 12],
    },
    goal: { sameDenominator: true, merged: true, difference: '5/12' },
    text: { task: 'Vágd egyforma részekre a két sávot, és vedd el a másodikat az elsőből!', solved: 'Öt tizenketted maradt.' },
    alt: 'Két sáv. Az elsőnek a háromnegyede, a másodiknak a harmada színes.',
  },
  {
    mode: 'shade',
    state: { shape: 'circle', den: 8, num: 2, maxDen: 12 },
    goal: { fraction: '3/4' },
    text: { task: 'Színezd ki a kerék háromnegyedét!', solved: 'Szuper! A hat nyolcad ugyanannyi, mint a három negyed.' },
    alt: 'Nyolc cikkelyre osztott kerék, két cikkely színes.',
  },
  {
    mode: 'shade',
    state: { shape: 'bar', den: 4, num: 3, maxDen: 6, wholes: 3 },
    goal: { fraction: '7/4' },
    text: { task: 'Színezz ki hét negyedet! Hány egész sáv telik meg?', solved: 'Egy egész sáv és még három negyed: 1 3/4.' },
    alt: 'Három sáv, mindegyik négy részre osztva. Az elsőből három rész színes.',
  },
  {
    mode: 'equal',
    state: { bar: { num: 2, den: 3 }, denominators: [3, 4, 5, 6, 9, 12] },
    goal: { den: 12 },
    text: { task: 'Bővítsd a 2/3-ot tizenkettedekre!', solved: 'Nyolc tizenketted. A színes rész hossza nem változott.' },
    alt: 'Egy sáv három részre osztva, két rész színes.',
  },
  {
    mode: 'compare',
    state: {
      bars: [
        { num: 3, den: 4 },
        { num: 5, den: 6 },
      ],
      denominators: [4, 6, 8, 12],
    },
    goal: { sameDenominator: true, larger: 'second' },
    text: {
      task: 'Hozd közös beosztásra a sávokat, és döntsd el, melyik tört nagyobb!',
      solved: 'Kilenc és tíz tizenketted: az 5/6 a nagyobb.',
    },
    alt: 'Két sáv egymás alatt: háromnegyed és öt hatod.',
  },
  {
    mode: 'divide',
    state: { whole: '3/4', piece: '1/8' },
    goal: { count: 6 },
    text: { task: 'Hányszor fér bele az 1/8 a 3/4-be? Rakd egymás mellé a darabokat!', solved: 'Hatszor: 3/4 : 1/8 = 6.' },
    alt: 'Háromnegyed hosszú sáv, alatta egy nyolcad hosszú darab.',
  },
];
