import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-halmazok': {
    'elem-ellenorzes': {
      text: 'nem ellenőrzi, hogy az elem benne van-e a halmazban',
      pupil: 'Nem ellenőrzöd, hogy az elem benne van-e a halmazban.',
    },
    'elem-kimarad': { text: 'nem veszi be a halmaz minden elemét', pupil: 'Nem veszed be a halmaz minden elemét.' },
    'elem-reszhalmaz-helyett': {
      text: 'a részhalmazok helyett az elemeket számolja',
      pupil: 'A részhalmazok helyett az elemeket számolod.',
    },
    'eleme-es-resze-csere': { text: 'felcseréli az ∈ és a ⊂ jelet', pupil: 'Felcseréled az ∈ és a ⊂ jelet.' },
    'hatar-felesleges': { text: 'a kizárt határt is beveszi a halmazba', pupil: 'A kizárt határt is beveszed a halmazba.' },
    'hatar-kimarad': { text: 'kihagyja a határon lévő elemet', pupil: 'Kihagyod a határon lévő elemet.' },
    'ismetlodo-elemet-ketszer': {
      text: 'a halmaz ismétlődő elemét többször számolja',
      pupil: 'A halmaz ismétlődő elemét többször számolod.',
    },
    'ismetlodok-szama': { text: 'az ismétlődések számát adja meg', pupil: 'Az ismétlődések számát adod meg.' },
    'legnagyobb-elem': {
      text: 'a legnagyobb elemet adja meg az elemszám helyett',
      pupil: 'A legnagyobb elemet adod meg az elemszám helyett.',
    },
    'nulla-felesleges': { text: 'a 0-t is a halmazba veszi', pupil: 'A 0-t is a halmazba veszed.' },
    'reszhalmaz-feltetele-kimarad': {
      text: 'az összes részhalmazt megszámolja a feltétel nélkül',
      pupil: 'Az összes részhalmazt megszámolod, a feltétel nélkül.',
    },
    'reszhalmaz-ellenorzes': { text: 'nem ellenőrzi a részhalmaz minden elemét', pupil: 'Nem ellenőrzöd a részhalmaz minden elemét.' },
    'ures-es-teljes-kimarad': {
      text: 'az üres halmazt vagy magát a halmazt nem számolja részhalmaznak',
      pupil: 'Az üres halmazt vagy magát a halmazt nem számolod részhalmaznak.',
    },
  },
  'matek-6-halmazmuveletek': {
    'csak-az-egyik-resz': {
      text: 'a közös rész helyett azokat számolja, akik csak az egyik halmazban vannak',
      pupil: 'A közös rész helyett azokat számolod, akik csak az egyik halmazban vannak.',
    },
    'kivuliek-kimaradnak': {
      text: 'nem veszi figyelembe azokat, akik egyik halmazban sincsenek',
      pupil: 'Nem veszed figyelembe azokat, akik egyik halmazban sincsenek.',
    },
    'kozos-resz-ketszer': { text: 'a közös részt nem vonja le', pupil: 'A közös részt nem vonod le.' },
    'kozos-resz-kimarad': { text: 'kihagyja a közös részt', pupil: 'Kihagyod a közös részt.' },
    'kulonbseg-helyett': { text: 'a halmazok különbségét adja meg', pupil: 'A halmazok különbségét adod meg.' },
    'kulonbseg-sorrendje': { text: 'felcseréli a halmazkülönbség sorrendjét', pupil: 'Felcseréled a halmazkülönbség sorrendjét.' },
    'letszamok-kulonbsege': {
      text: 'a két létszám különbségét hiszi a közös rész létszámának',
      pupil: 'A két létszám különbségét veszed a közös rész létszámának.',
    },
    'metszet-kulonbseg-csere': { text: 'felcseréli a metszetet és a különbséget', pupil: 'Felcseréled a metszetet és a különbséget.' },
    'unio-metszet-csere': { text: 'felcseréli az egyesítést és a metszetet', pupil: 'Felcseréled az egyesítést és a metszetet.' },
  },
  'matek-7-koordinata-rendszer': {
    'csak-egyenloseg': { text: 'csak az egyenlőség esetét számolja', pupil: 'Csak az egyenlőség esetét számolod.' },
    'egyenloseg-kimarad': { text: 'kihagyja az egyenlőség esetét', pupil: 'Kihagyod az egyenlőség esetét.' },
    'ellentett-feltetel': { text: 'az ellentétes feltételt számolja', pupil: 'Az ellentétes feltételt számolod.' },
    'parokat-ketszer': { text: 'kétszer számolja a párokat', pupil: 'Kétszer számolod a párokat.' },
    'rendezett-par-sorrendje': { text: 'nem figyel a rendezett pár sorrendjére', pupil: 'Nem figyelsz a rendezett pár sorrendjére.' },
    'unio-descartes-csere': {
      text: 'egyesítést számol Descartes-szorzat helyett',
      pupil: 'Egyesítést számolsz Descartes-szorzat helyett.',
    },
  },
  'matek-8-fuggveny-fogalma': {
    'ertelmezesi-tartomany-kimarad': {
      text: 'nem nézi meg az értelmezési tartományt',
      pupil: 'Nem nézed meg az értelmezési tartományt.',
    },
    'allando-kimarad': { text: 'kihagyja az állandó tagot', pupil: 'Kihagyod az állandó tagot.' },
    'behelyettesites-iranya': { text: 'a függvényértéket írja az x helyére', pupil: 'A függvényértéket írod az x helyére.' },
    'ertek-helyett-kep': { text: 'a függvényértéket adja meg az x helyett', pupil: 'A függvényértéket adod meg az x helyett.' },
    'ertelmezesi-tartomany': {
      text: 'az értelmezési tartományt adja meg értékkészletnek',
      pupil: 'Az értelmezési tartományt adod meg értékkészletnek.',
    },
  },
  'matek-8-intervallumok': {
    'intervallum-hossza': {
      text: 'az intervallum hosszát adja meg az elemszám helyett',
      pupil: 'Az intervallum hosszát adod meg az elemszám helyett.',
    },
    'nyilt-zart-veg': { text: 'összekeveri a nyílt és a zárt végpontot', pupil: 'Összekevered a nyílt és a zárt végpontot.' },
  },
};
