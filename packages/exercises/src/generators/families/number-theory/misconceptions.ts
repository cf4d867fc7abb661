import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-oszthatosagi-szabalyok': {
    'csak-az-egyik-feltetel': { text: 'csak az egyik feltételt ellenőrzi', pupil: 'Csak az egyik feltételt ellenőrzöd.' },
    'csak-egy-megoldas': { text: 'csak egy megoldást ad meg', pupil: 'Csak egy megoldást adsz meg.' },
    'harmas-szabaly-utolso-jegybol': {
      text: 'a 3-mal, 9-cel való oszthatóságot az utolsó jegyből dönti el',
      pupil: 'A 3-mal, 9-cel való oszthatóságot az utolsó jegyből döntöd el.',
    },
    'harom-kilenc-keveres': {
      text: 'ami 3-mal osztható, azt 9-cel is oszthatónak hiszi',
      pupil: 'Ami 3-mal osztható, azt 9-cel is oszthatónak hiszed.',
    },
    'nulla-kimarad': { text: 'kihagyja a 0-t', pupil: 'Kihagyod a 0-t.' },
    'utolso-jegy-szabaly': { text: 'nem az utolsó jegyet nézi az oszthatóságnál', pupil: 'Nem az utolsó jegyet nézed az oszthatóságnál.' },
  },
  'matek-5-oszto-tobbszoros': {
    'csak-a-legnagyobb-kozos-osztot': {
      text: 'a közös osztók közül csak a legnagyobbat adja meg',
      pupil: 'A közös osztók közül csak a legnagyobbat adod meg.',
    },
    'csak-a-legnagyobb': { text: 'csak a legnagyobb adatot veszi figyelembe', pupil: 'Csak a legnagyobb adatot veszed figyelembe.' },
    'egy-es-onmaga-is-kimarad': {
      text: 'az osztók közül kihagyja az 1-et és magát a számot',
      pupil: 'Az osztók közül kihagyod az 1-et és magát a számot.',
    },
    'egy-es-onmaga-kimarad': {
      text: 'az osztók közül kihagyja az 1-et vagy magát a számot',
      pupil: 'Az osztók közül kihagyod az 1-et vagy magát a számot.',
    },
    'hanyados-tobbszoros-helyett': {
      text: 'a hányadost adja meg a többszörös helyett',
      pupil: 'A hányadost adod meg a többszörös helyett.',
    },
    'hatar-atlepese': { text: 'nem tartja be a megadott határt', pupil: 'Nem tartod be a megadott határt.' },
    'nem-tobbszoros': { text: 'nem többszöröst ad meg', pupil: 'Nem többszöröst adsz meg.' },
    'oszto-tobbszoros-csere': { text: 'felcseréli az osztót és a többszöröst', pupil: 'Felcseréled az osztót és a többszöröst.' },
  },
  'matek-5-primszamok': {
    'egy-prim': { text: 'az 1-et prímnek tartja', pupil: 'Az 1-et prímnek tartod.' },
    'hatvany-erteke-kitevo-helyett': {
      text: 'a hatvány értékét adja meg a kitevő helyett',
      pupil: 'A hatvány értékét adod meg a kitevő helyett.',
    },
    'osszes-tenyezo': { text: 'az összes prímtényező számát adja meg', pupil: 'Az összes prímtényező számát adod meg.' },
    'osszetett-tenyezo-marad': { text: 'összetett tényezőt hagy a felbontásban', pupil: 'Összetett tényezőt hagysz a felbontásban.' },
    'paratlan-mind-prim': { text: 'minden páratlan számot prímnek hisz', pupil: 'Minden páratlan számot prímnek hiszel.' },
    'prim-nem-ellenorzi': { text: 'nem végzi el a próbaosztást', pupil: 'Nem végzed el a próbaosztást.' },
    'se-prim-se-osszetett': {
      text: 'egy 1-nél nagyobb számot se prímnek, se összetettnek nem tart',
      pupil: 'Az 1-nél nagyobb számot se prímnek, se összetettnek nem tartod.',
    },
  },
  'matek-6-lkkt': {
    'maradekot-kivonja': {
      text: 'a maradékot kivonja a közös többszörösből',
      pupil: 'A maradékot kivonod a közös többszörösből.',
    },
    'nem-a-legkisebb-kozos-tobbszoros': {
      text: 'közös többszöröst ad meg, de nem a legkisebbet',
      pupil: 'Közös többszöröst adsz meg, de nem a legkisebbet.',
    },
    osszeg: { text: 'az összeget adja meg a közös többszörös helyett', pupil: 'Az összeget adod meg a közös többszörös helyett.' },
    'szorzat-az-lkkt': {
      text: 'a számok szorzatát adja meg legkisebb közös többszörösként',
      pupil: 'A számok szorzatát adod meg legkisebb közös többszörösként.',
    },
  },
  'matek-6-lnko': {
    'csak-az-egy': { text: 'csak az 1-et adja meg közös osztónak', pupil: 'Csak az 1-et adod meg közös osztónak.' },
    'harmadik-szamot-kihagyja': {
      text: 'három szám közül csak kettőt vesz figyelembe',
      pupil: 'Három szám közül csak kettőt veszel figyelembe.',
    },
    'kozos-prim-csak-egyszer': {
      text: 'a közös prímeket csak egyszer szorozza össze, a kitevőjük nélkül',
      pupil: 'A közös prímeket csak egyszer szorzod össze, a kitevőjük nélkül.',
    },
    kulonbseg: { text: 'a különbséget adja meg a keresett érték helyett', pupil: 'A különbséget adod meg a keresett érték helyett.' },
    'lnko-lkkt-keveres': {
      text: 'összekeveri a legnagyobb közös osztót és a legkisebb közös többszöröst',
      pupil: 'Összekevered a legnagyobb közös osztót és a legkisebb közös többszöröst.',
    },
    'csak-az-egyiket-osztja': {
      text: 'olyan számot ad meg, amely csak az egyiknek osztója',
      pupil: 'Olyan számot adsz meg, amely csak az egyiknek osztója.',
    },
    'nem-a-legnagyobb': { text: 'nem a legnagyobb közös osztót adja meg', pupil: 'Nem a legnagyobb közös osztót adod meg.' },
  },
  'matek-6-oszthatosag-tulajdonsagai': {
    'csak-a-nagyobb-oszto': { text: 'a két osztó közül csak a nagyobbat nézi', pupil: 'A két osztó közül csak a nagyobbat nézed.' },
    'egy-kimarad-relativ-prim': { text: 'az 1-et nem veszi relatív prímnek', pupil: 'Az 1-et nem veszed relatív prímnek.' },
    'egy-tag-eleg': {
      text: 'egyetlen tag oszthatóságából az összegére következtet',
      pupil: 'Egyetlen tag oszthatóságából az összegére következtetsz.',
    },
    'ellenpelda-feltetele': {
      text: 'nem ellenőrzi, hogy az ellenpéldára igaz-e a feltétel, és hamis-e a következtetés',
      pupil: 'Nem ellenőrzöd, hogy az ellenpéldára igaz-e a feltétel, és hamis-e a következtetés.',
    },
    'hanyados-oszthato': { text: 'a hányadost is oszthatónak hiszi', pupil: 'A hányadost is oszthatónak gondolod.' },
    'kozos-prim-kimarad': { text: 'nem veszi észre két szám közös prímjét', pupil: 'Nem veszed észre két szám közös prímjét.' },
    'nem-oszto-relativ-prim': {
      text: 'azokat veszi relatív prímnek, amelyek nem osztói a számnak',
      pupil: 'Azokat veszed relatív prímnek, amelyek nem osztói a számnak.',
    },
    'nem-relativ-primek-szorzata': {
      text: 'olyan osztókat is összeszoroz, amelyek nem relatív prímek',
      pupil: 'Olyan osztókat is összeszorzol, amelyek nem relatív prímek.',
    },
    'paratlanok-relativ': {
      text: 'két páratlan számot mindig relatív prímnek hisz',
      pupil: 'Két páratlan számot mindig relatív prímnek gondolsz.',
    },
    'prim-mindenhez-relativ': {
      text: 'a prímszámot minden számhoz relatív prímnek hiszi',
      pupil: 'A prímszámot minden számhoz relatív prímnek gondolod.',
    },
    'relativ-primek-primek': {
      text: 'azt hiszi, a relatív prímek mind prímszámok',
      pupil: 'Azt gondolod, a relatív prímek mind prímszámok.',
    },
  },
  'matek-6-primtenyezos-felbontas': {
    'egy-tenyezokent': { text: 'az 1-et is prímtényezőnek írja', pupil: 'Az 1-et is prímtényezőnek írod.' },
    'ismetlodo-tenyezo-kimarad': { text: 'az ismétlődő prímtényezőt kihagyja', pupil: 'Az ismétlődő prímtényezőt kihagyod.' },
    'kitevot-nem-noveli': {
      text: 'az osztók számánál nem növeli eggyel a kitevőket',
      pupil: 'Az osztók számánál nem növeled eggyel a kitevőket.',
    },
    'osszead-szorzas-helyett': { text: 'összead szorzás helyett', pupil: 'Összeadsz szorzás helyett.' },
  },
};
