import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-gula': {
    'alap-apotemaja': 'az alapél felének helyébe az egész alapélt veszi',
    'alaplap-felesleges': 'a palástba az alaplapot is beleszámolja',
    'egy-oldallap': 'egyetlen oldallap területét adja meg',
    'fel-harmad-helyett': 'gúlánál felez harmadolás helyett',
    'harmad-elmarad': 'gúlánál, kúpnál elmarad a 3-mal osztás',
    'magassag-apotema-csere': 'felcseréli a gúla magasságát és az apotémát',
  },
  'matek-8-hasab': {
    'alaplap-kimarad': 'a felszínből kihagyja az alaplapot',
    'alapterulet-keplete': 'rossz képlettel számolja az alapterületet',
    'atfogo-kimarad': 'kihagyja az átfogóhoz tartozó lapot',
    'csak-egy-alaplap': 'a felszínbe csak egy alaplapot számol',
    'harmad-hasabnal': 'hasábnál, hengernél is harmadol',
    'kerulet-szor-magassag': 'a kerületet szorozza a magassággal térfogat helyett',
    'kerulettel-oszt': 'a kerülettel oszt az alapterület helyett',
  },
  'matek-8-henger': {
    'terfogat-palast-csere': 'felcseréli a henger térfogatát és palástját',
  },
};
