import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-algebrai-kifejezesek': {
    'kitevo-az-egyutthatora': 'a kitevőt az együtthatóra is alkalmazza',
    'nem-egynemuek-osszevonasa': 'nem egynemű tagokat von össze (2a + 3b = 5ab)',
    'osszeg-mint-negyzet': 'összeadáskor növeli a kitevőt (a + a = a²)',
    'zarojel-hiba': 'rosszul kezeli a zárójelet',
  },
  'matek-8-algebrai-kifejezesek': {
    'allandokat-osszead': 'az állandó tagokat összeadja szorzás helyett',
    'kozepso-tag-kimarad': 'szorzáskor kihagyja a középső tagokat',
    'x-szor-x': 'az x · x szorzatot x-nek veszi',
  },
  'matek-8-grafikonok-metszespontjai': {
    'negativ-hosszusag': 'negatív hosszúságot vagy területet ad meg',
    'y-nem-visszahelyettesit': 'nem helyettesít vissza az y kiszámításához',
  },
  'matek-8-linearis-fuggveny': {
    'a-es-b-csereje': 'felcseréli a meredekséget és az állandót',
    'meredekseg-elojele': 'a meredekség előjelét rosszul értelmezi',
  },
  'matek-8-rovid-szorzasi-kepletek': {
    'egyutthatot-nem-negyzeteli': 'az együtthatót nem emeli négyzetre ((2x)² = 2x²)',
    'ketszeres-szorzat-fele': 'a kétszeres szorzatból kihagyja a 2-t',
    'ketszeres-szorzat-kimarad': 'kihagyja a kétszeres szorzatot ((a + b)² = a² + b²)',
    'masodik-negyzet-kimarad': 'az a² − b² képletből kihagyja a b²-et',
    'osszeg-kulonbseg-szorzat': 'az összeg és különbség szorzatát rosszul fejti ki',
    'rossz-keplet': 'rossz képletet használ',
  },
};
