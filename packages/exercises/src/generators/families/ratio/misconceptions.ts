import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-arany': {
    'egeszhez-viszonyit': { text: 'arány helyett az összeghez viszonyít', pupil: 'Arány helyett az összeghez viszonyítasz.' },
    'eltero-mertekegyseg': { text: 'eltérő mértékegységeket hasonlít össze', pupil: 'Eltérő mértékegységeket hasonlítasz össze.' },
    'meretarany-egysege': {
      text: 'a méretarányban elfelejti, hogy centiméterről van szó',
      pupil: 'A méretarányban elfelejted, hogy centiméterről van szó.',
    },
    'mertekegyseg-valtas': { text: 'átváltáskor egy nagyságrenddel téved', pupil: 'Átváltáskor egy nagyságrenddel tévedsz.' },
    'osztas-szorzas-helyett': { text: 'oszt szorzás helyett', pupil: 'Osztasz szorzás helyett.' },
    'sorrend-csere': { text: 'felcseréli az arány sorrendjét', pupil: 'Felcseréled az arány sorrendjét.' },
  },
  'matek-6-aranypar': {
    'egymas-alatti-tagok': {
      text: 'az egymás alatti tagok szorzatát veszi egyenlőnek',
      pupil: 'Aránypárnál az egymás alatti tagok szorzatát veszed egyenlőnek.',
    },
    'kozos-erteket-nem-helyettesiti': {
      text: 'nem helyettesíti vissza az arányosság közös értékét',
      pupil: 'Nem helyettesíted vissza az arányosság közös értékét.',
    },
  },
  'matek-6-egyenes-aranyossag': {
    'forditott-aranyossagkent': {
      text: 'egyenes arányosságot fordítottként számol',
      pupil: 'Egyenes arányosságot fordítottként számolsz.',
    },
  },
  'matek-6-forditott-aranyossag': {
    'egyenes-aranyossagkent': {
      text: 'fordított arányosságot egyenesként számol',
      pupil: 'Fordított arányosságot egyenesként számolsz.',
    },
    'elvegzett-munkat-nem-vonja-le': {
      text: 'a már elvégzett munkát is a hátralévőhöz számolja',
      pupil: 'A már elvégzett munkát is a hátralévőhöz számolod.',
    },
    'letszamvaltozast-kihagyja': {
      text: 'nem veszi figyelembe a létszám változását',
      pupil: 'Nem veszed figyelembe a létszám változását.',
    },
    'osszeg-allando': {
      text: 'a két mennyiség összegét tartja állandónak a szorzatuk helyett',
      pupil: 'A két mennyiség összegét tartod állandónak a szorzatuk helyett.',
    },
    'osszes-munkast-adja': {
      text: 'az összes szükséges embert adja meg a hiányzók helyett',
      pupil: 'Az összes szükséges embert adod meg a hiányzók helyett.',
    },
    'szorzatnal-megall': { text: 'az állandó szorzatnál megáll, nem oszt', pupil: 'Az állandó szorzatnál megállsz, nem osztasz.' },
  },
  'matek-6-szazalekos-valtozas': {
    'csak-a-masodik-valtozas': { text: 'csak a második változást számolja', pupil: 'Csak a második változást számolod.' },
    'csak-a-valtozas': { text: 'a változást adja meg az új érték helyett', pupil: 'A változást adod meg az új érték helyett.' },
    'csak-az-elso-valtozas': { text: 'csak az első változást számolja', pupil: 'Csak az első változást számolod.' },
    'meg-egyszer-valtoztat': {
      text: 'visszaszámolás helyett még egyszer változtat',
      pupil: 'Visszaszámolás helyett még egyszer változtatsz.',
    },
    'oda-vissza-ugyanaz': {
      text: 'ugyanakkora emelés és csökkentés után az eredeti árat várja',
      pupil: '+20%, majd −20% után az eredeti árat várod.',
    },
    'rossz-iranyu-valtozas': { text: 'csökkentés helyett növel, vagy fordítva', pupil: 'Csökkentés helyett növelsz, vagy fordítva.' },
    'szazalekokat-osszeadja': { text: 'az egymást követő százalékokat összeadja', pupil: 'Az egymást követő százalékokat összeadod.' },
    'szazalekot-lejnek': { text: 'a százalékot pénzösszegnek érti', pupil: 'A százalékot pénzösszegnek veszed.' },
    'uj-arbol-veszi-a-szazalekot': {
      text: 'visszaszámoláskor az új árból veszi a százalékot',
      pupil: 'Visszaszámoláskor az új árból veszed a százalékot.',
    },
  },
  'matek-6-szazalekszamitas': {
    'alap-ertek-csere': { text: 'felcseréli az alapot és a százalékértéket', pupil: 'Felcseréled az alapot és a százalékértéket.' },
    'csak-egy-szazalek': { text: 'megáll az 1% kiszámításánál', pupil: 'Megállsz az 1% kiszámításánál.' },
    'hozzaadja-a-szazalekot': { text: 'a részhez hozzáadja a rész százalékát', pupil: 'A részhez hozzáadod a rész százalékát.' },
    'kulonbseg-szazalek-helyett': { text: 'különbséget ad meg százalék helyett', pupil: 'Különbséget adsz meg százalék helyett.' },
    'ot-szazalek-fel': { text: 'a századrészt tizedrésznek veszi (5% = 0,5)', pupil: 'A századrészt tizedrésznek veszed (5% = 0,5).' },
    'reszek-szama-szazaleknak': { text: 'a részek számát adja meg százaléknak', pupil: 'A részek számát adod meg százaléknak.' },
    'szazalekszammal-szoroz': {
      text: 'az egész keresésekor megszorozza a részt a százalékszámmal',
      pupil: 'Az egész keresésekor megszorzod a részt a százalékszámmal.',
    },
    'reszbol-szamol-szazalekot': {
      text: 'a részből számol százalékot az egész helyett',
      pupil: 'A részből számolsz százalékot az egész helyett.',
    },
    'szazzal-nem-szoroz': { text: 'százaléknál nem szoroz 100-zal', pupil: 'Százaléknál nem szorzol 100-zal.' },
  },
};
