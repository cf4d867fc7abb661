import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-szakaszos-tizedes': {
    'eloszakasz-kimarad': {
      text: 'szakaszos tizedes törtnél nem különíti el az előszakaszt',
      pupil: 'Szakaszos tizedes törtnél nem különíted el az előszakaszt.',
    },
    'eloszakaszt-nem-vonja-le': { text: 'nem vonja le az előszakaszt a számlálóból', pupil: 'Nem vonod le az előszakaszt a számlálóból.' },
    'egesz-reszt-nem-vonja-le': {
      text: 'nem vonja le az egész részt a számlálóból',
      pupil: 'Nem vonod le az egész részt a számlálóból.',
    },
    'nevezo-hiba': { text: 'elrontja a nevezőt', pupil: 'Elrontod a nevezőt.' },
    'szakaszt-vegesnek-veszi': {
      text: 'a szakaszos tizedes törtet végesnek veszi',
      pupil: 'A szakaszos tizedes törtet végesnek veszed (0,(3) = 0,3).',
    },
  },
  'matek-5-tizedes-osszeadas-kivonas': {
    'egeszbol-nem-von-ki': {
      text: 'egész számból vonva a tizedesjegyeket kivonás nélkül leírja (5 − 0,37 = 5,37)',
      pupil: 'Egész számból vonva a tizedesjegyeket kivonás nélkül leírod (5 − 0,37 = 5,37).',
    },
    'csak-az-egyiket-vonja-ki': {
      text: 'két mennyiség közül csak az egyiket vonja ki',
      pupil: 'Két mennyiség közül csak az egyiket vonod ki.',
    },
    'nulla-a-vesszo-utan-kimarad': {
      text: 'elhagyja a tizedesvessző utáni 0-t',
      pupil: 'Elhagyod a tizedesvessző utáni 0-t.',
    },
    'jobbra-igazit': {
      text: 'a számok jobb szélét igazítja egymás alá, nem a vesszőket',
      pupil: 'A számokat jobbra igazítod, nem a vesszőkhöz.',
    },
    'tizedeseket-kulon-szamkent': {
      text: 'a tizedesjegyeket külön számként kezeli (1,8 + 2,5 = 3,13)',
      pupil: 'A tizedesjegyeket külön számként kezeled (1,8 + 2,5 = 3,13).',
    },
  },
  'matek-5-tizedes-osztas': {
    'csak-az-egyiket-szorozza': {
      text: 'tizedes osztásnál csak az egyik számot szorozza',
      pupil: 'Tizedes osztásnál csak az egyik számot szorzod.',
    },
    'vesszo-helye': {
      text: 'rossz helyre teszi a tizedesvesszőt a hányadosban',
      pupil: 'Rossz helyre teszed a tizedesvesszőt a hányadosban.',
    },
  },
  'matek-5-tizedes-szorzas': {
    'csak-az-egeszet-szorozza': { text: 'csak az egész részt szorozza meg', pupil: 'Csak az egész részt szorzod meg.' },
    'nullat-ir-a-vegere': {
      text: '10-zel szorozva nullát ír a tizedes tört végére',
      pupil: '10-zel szorozva nullát írsz a tizedes tört végére.',
    },
    'tizedesek-szama': { text: 'szorzatnál rosszul számolja a tizedesjegyeket', pupil: 'Szorzatnál rosszul számolod a tizedesjegyeket.' },
    'vesszo-elmarad': { text: 'elhagyja a tizedesvesszőt', pupil: 'Elhagyod a tizedesvesszőt.' },
    'vesszo-leptetes': { text: 'rosszul lépteti a tizedesvesszőt', pupil: 'Rosszul lépteted a tizedesvesszőt.' },
  },
  'matek-5-tizedes-tortek': {
    'beosztas-egysege': {
      text: 'rosszul állapítja meg egy beosztás értékét',
      pupil: 'Rosszul állapítod meg egy beosztás értékét.',
    },
    'beosztasokat-jobbrol': {
      text: 'jobbról számolja a számegyenes beosztásait',
      pupil: 'Jobbról számolod a számegyenes beosztásait.',
    },
    'forditott-osztas': { text: 'a nevezőt osztja a számlálóval', pupil: 'A nevezőt osztod a számlálóval.' },
    'helyiertek-osszehasonlitas': { text: 'nem helyi érték szerint hasonlít', pupil: 'Nem helyi érték szerint hasonlítasz össze.' },
    'rossz-iranyu-kerekites': { text: 'rossz irányba kerekít', pupil: 'Rossz irányba kerekítesz.' },
    'tizedes-helye': { text: 'rossz helyre teszi a tizedesvesszőt', pupil: 'Rossz helyre teszed a tizedesvesszőt.' },
    'tobb-szamjegy-nagyobb': {
      text: 'a több számjegyű tizedes törtet nagyobbnak hiszi',
      pupil: 'A több számjegyű tizedes törtet nagyobbnak hiszed.',
    },
    'tortvonal-mint-vesszo': {
      text: 'a törtvonalat tizedesvesszőnek olvassa (3/5 = 3,5)',
      pupil: 'A törtvonalat tizedesvesszőnek olvasod (3/5 = 3,5).',
    },
  },
};
