import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-szam-tortresze-szazaleka': {
    'csak-a-nevezovel-oszt': 'törtrésznél csak a nevezővel oszt',
    'csak-egy-resz': 'egyetlen részt ad meg az arány szerinti rész helyett',
    'egy-reszt-ad-hozza': 'a részhez csak egyetlen részt ad hozzá',
    'maradekot-adja': 'a maradékot adja meg a rész helyett',
    'reszbol-szamol-tovabb': 'a részből számol újabb részt az egész helyett',
    'szamlaloval-nem-oszt': 'nem oszt a számlálóval',
    'szamlaloval-oszt': 'a számlálóval oszt és a nevezővel szoroz',
    'szazalek-mint-osztas': 'a százalékszámmal oszt (20% = 1/20)',
    'tizedesvesszo-hiba': 'rossz helyre teszi a tizedesvesszőt',
  },
  'matek-5-tortek-osszeadasa': {
    'csak-a-nevezot-irja-at': 'bővítéskor csak a nevezőt írja át',
    'egeszek-elmaradnak': 'vegyes számnál elhagyja az egészeket',
    'nevezot-is-kivonja': 'a nevezőket is kivonja',
    'nevezot-is-osszeadja': 'a nevezőket is összeadja',
    'szorzas-osszeadas-helyett': 'törteket összeadás helyett összeszoroz',
  },
  'matek-5-tortek-osztasa': {
    'az-osztandot-forditja': 'osztáskor az osztandót fordítja meg',
    'egesz-kimarad-az-osztasbol': 'vegyes szám osztásakor az egészet nem osztja',
    'forditott-hanyados': 'fordítva oszt',
    'nem-fordit': 'osztáskor nem fordítja meg az osztót',
    'szamlalot-szorozza': 'egésszel osztva a számlálót szorozza',
  },
  'matek-5-tortek-szorzasa': {
    'csak-a-nevezot-hatvanyozza': 'csak a nevezőt hatványozza',
    'csak-a-nevezot-szorozza': 'csak a nevezőt szorozza',
    'csak-a-szamlalot-hatvanyozza': 'a törtnek csak a számlálóját hatványozza',
    'egesz-kimarad-a-szorzasbol': 'vegyes szám szorzásakor az egészet nem szorozza',
    hozzaadja: 'szorzás helyett hozzáad',
    'kozos-nevezot-keres': 'törtek szorzásakor közös nevezőt keres',
    'nevezot-is-szorozza': 'egésszel szorozva a nevezőt is szorozza',
    'reciprokkal-szoroz': 'szorzáskor is megfordítja a törtet',
  },
};
