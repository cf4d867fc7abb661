import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-szakaszos-tizedes': {
    'eloszakasz-kimarad': 'szakaszos tizedes törtnél nem különíti el az előszakaszt',
    'eloszakaszt-nem-vonja-le': 'nem vonja le az előszakaszt a számlálóból',
    'nevezo-hiba': 'elrontja a nevezőt',
    'szakaszt-vegesnek-veszi': 'a szakaszos tizedes törtet végesnek veszi (0,(3) = 0,3)',
  },
  'matek-5-tizedes-osszeadas-kivonas': {
    'egeszbol-nem-von-ki': 'egész számból nem vonja ki a tizedesjegyeket (5 − 0,37 = 5,37)',
    'jobbra-igazit': 'tizedes törteket jobbra igazít a vesszők helyett',
    'tizedeseket-kulon-szamkent': 'a tizedesjegyeket külön számként kezeli (1,8 + 2,5 = 3,13)',
  },
  'matek-5-tizedes-osztas': {
    'csak-az-egyiket-szorozza': 'tizedes osztásnál csak az egyik számot szorozza',
    'vesszo-helye': 'rossz helyre teszi a tizedesvesszőt a hányadosban',
  },
  'matek-5-tizedes-szorzas': {
    'nullat-ir-a-vegere': '10-zel szorozva nullát ír a tizedes tört végére',
    'tizedesek-szama': 'szorzatnál rosszul számolja a tizedesjegyeket',
    'vesszo-elmarad': 'elhagyja a tizedesvesszőt',
    'vesszo-leptetes': 'rosszul lépteti a tizedesvesszőt',
  },
  'matek-5-tizedes-tortek': {
    'forditott-osztas': 'a nevezőt osztja a számlálóval',
    'helyiertek-osszehasonlitas': 'nem helyi érték szerint hasonlít',
    'rossz-iranyu-kerekites': 'rossz irányba kerekít',
    'tizedes-helye': 'rossz helyre teszi a tizedesvesszőt',
    'tobb-szamjegy-nagyobb': 'a több számjegyű tizedes törtet nagyobbnak hiszi',
    'tortvonal-mint-vesszo': 'a törtvonalat tizedesvesszőnek olvassa (3/5 = 3,5)',
  },
};
