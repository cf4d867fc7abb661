import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-arany': {
    'egeszhez-viszonyit': 'arány helyett az összeghez viszonyít',
    'eltero-mertekegyseg': 'eltérő mértékegységeket hasonlít össze',
    'meretarany-egysege': 'a méretarányban elfelejti, hogy centiméterről van szó',
    'mertekegyseg-valtas': 'egy nagyságrenddel elváltja a mértékegységet',
    'osztas-szorzas-helyett': 'oszt szorzás helyett',
    'sorrend-csere': 'felcseréli az arány sorrendjét',
  },
  'matek-6-aranypar': {
    'egymas-alatti-tagok': 'aránypárnál az egymás alatti tagokat szorozza',
    'kozos-erteket-nem-helyettesiti': 'nem helyettesíti vissza az arányosság közös értékét',
  },
  'matek-6-egyenes-aranyossag': {
    'forditott-aranyossagkent': 'egyenes arányosságot fordítottként számol',
  },
  'matek-6-szazalekos-valtozas': {
    'csak-a-masodik-valtozas': 'csak a második változást számolja',
    'csak-a-valtozas': 'a változást adja meg az új érték helyett',
    'csak-az-elso-valtozas': 'csak az első változást számolja',
    'meg-egyszer-valtoztat': 'visszaszámolás helyett még egyszer változtat',
    'oda-vissza-ugyanaz': '+20%, majd −20% után az eredeti árat várja',
    'rossz-iranyu-valtozas': 'csökkentés helyett növel, vagy fordítva',
    'szazalekokat-osszeadja': 'az egymást követő százalékokat összeadja',
    'szazalekot-lejnek': 'a százalékot lejben érti',
    'uj-arbol-veszi-a-szazalekot': 'visszaszámoláskor az új árból veszi a százalékot',
  },
  'matek-6-szazalekszamitas': {
    'alap-ertek-csere': 'felcseréli az alapot és a százalékértéket',
    'csak-egy-szazalek': 'megáll az 1% kiszámításánál',
    'hozzaadja-a-szazalekot': 'a részhez adja a rész százalékát',
    'kulonbseg-szazalek-helyett': 'különbséget ad meg százalék helyett',
    'ot-szazalek-fel': 'a századrészt tizedrésznek veszi (5% = 0,5)',
    'reszbol-szamol-szazalekot': 'a részből számol százalékot az egész helyett',
    'szazzal-nem-szoroz': 'százaléknál nem szoroz 100-zal',
  },
};
