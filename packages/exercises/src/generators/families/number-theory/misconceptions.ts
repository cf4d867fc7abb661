import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-oszthatosagi-szabalyok': {
    'csak-az-egyik-feltetel': 'csak az egyik feltételt ellenőrzi',
    'csak-egy-megoldas': 'csak egy megoldást ad meg',
    'harmas-szabaly-utolso-jegybol': 'a 3-mal, 9-cel való oszthatóságot az utolsó jegyből dönti el',
    'harom-kilenc-keveres': 'ami 3-mal osztható, azt 9-cel is oszthatónak hiszi',
    'nulla-kimarad': 'kihagyja a 0-t',
    'utolso-jegy-szabaly': 'nem az utolsó jegyet nézi az oszthatóságnál',
  },
  'matek-5-oszto-tobbszoros': {
    'csak-a-legnagyobb': 'csak a legnagyobb adatot veszi figyelembe',
    'egy-es-onmaga-kimarad': 'az osztók közül kihagyja az 1-et vagy magát a számot',
    'hanyados-tobbszoros-helyett': 'a hányadost adja meg a többszörös helyett',
    'hatar-atlepese': 'átlépi a megadott határt',
    'nem-tobbszoros': 'nem többszöröst ad meg',
    'oszto-tobbszoros-csere': 'felcseréli az osztót és a többszöröst',
  },
  'matek-5-primszamok': {
    'egy-prim': 'az 1-et prímnek tartja',
    'hatvany-erteke-kitevo-helyett': 'a hatvány értékét adja meg a kitevő helyett',
    'osszes-tenyezo': 'az összes prímtényező számát adja meg',
    'osszetett-tenyezo-marad': 'összetett tényezőt hagy a felbontásban',
    'paratlan-mind-prim': 'minden páratlan számot prímnek hisz',
    'prim-nem-ellenorzi': 'nem végzi el a próbaosztást',
  },
  'matek-6-lkkt': {
    osszeg: 'az összeget adja meg a közös többszörös helyett',
    'szorzat-az-lkkt': 'a két szám szorzatát adja legkisebb közös többszörösnek',
  },
  'matek-6-lnko': {
    'csak-az-egy': 'csak az 1-et adja meg közös osztónak',
    kulonbseg: 'a különbséget adja meg a keresett érték helyett',
    'lnko-lkkt-keveres': 'összekeveri az LNKO-t és az LKKT-t',
    'nem-a-legnagyobb': 'nem a legnagyobb közös osztót adja meg',
  },
  'matek-6-primtenyezos-felbontas': {
    'egy-tenyezokent': 'az 1-et is prímtényezőnek írja',
    'ismetlodo-tenyezo-kimarad': 'az ismétlődő prímtényezőt kihagyja',
    'kitevot-nem-noveli': 'az osztók számánál nem növeli eggyel a kitevőket',
    'osszead-szorzas-helyett': 'összead szorzás helyett',
  },
};
