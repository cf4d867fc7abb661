import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-szam-tortresze-szazaleka': {
    'csak-a-nevezovel-oszt': { text: 'törtrésznél csak a nevezővel oszt', pupil: 'Törtrésznél csak a nevezővel osztasz.' },
    'egy-reszt-ad-egesz-helyett': { text: 'egyetlen részt ad meg az egész helyett', pupil: 'Egyetlen részt adsz meg az egész helyett.' },
    'csak-egy-resz': {
      text: 'egyetlen részt ad meg az arány szerinti rész helyett',
      pupil: 'Egyetlen részt adsz meg az arány szerinti rész helyett.',
    },
    'egy-reszt-ad-hozza': { text: 'a részhez csak egyetlen részt ad hozzá', pupil: 'A részhez csak egyetlen részt adsz hozzá.' },
    'maradekot-adja': { text: 'a maradékot adja meg a rész helyett', pupil: 'A maradékot adod meg a rész helyett.' },
    'reszbol-szamol-tovabb': {
      text: 'a részből számol újabb részt az egész helyett',
      pupil: 'A részből számolsz újabb részt az egész helyett.',
    },
    'szamlaloval-nem-oszt': { text: 'nem oszt a számlálóval', pupil: 'Nem osztasz a számlálóval.' },
    'szamlaloval-oszt': { text: 'a számlálóval oszt és a nevezővel szoroz', pupil: 'A számlálóval osztasz és a nevezővel szorzol.' },
    'szazalek-mint-osztas': { text: 'a százalékszámmal oszt (20% = 1/20)', pupil: 'A százalékszámmal osztasz (20% = 1/20).' },
    'tizedesvesszo-hiba': { text: 'elcsúszik egy helyi értékkel', pupil: 'Elcsúszol egy helyi értékkel.' },
  },
  'matek-5-tortek-osszeadasa': {
    'csak-a-nevezot-irja-at': { text: 'bővítéskor csak a nevezőt írja át', pupil: 'Bővítéskor csak a nevezőt írod át.' },
    'egeszek-elmaradnak': { text: 'vegyes számnál elhagyja az egészeket', pupil: 'Vegyes számnál elhagyod az egészeket.' },
    'nevezot-is-kivonja': { text: 'a nevezőket is kivonja', pupil: 'A nevezőket is kivonod.' },
    'nevezot-is-osszeadja': { text: 'a nevezőket is összeadja', pupil: 'A nevezőket is összeadod.' },
    'szorzas-osszeadas-helyett': {
      text: 'összeadás vagy kivonás helyett összeszorozza a törteket',
      pupil: 'Összeadás vagy kivonás helyett összeszorzod a törteket.',
    },
  },
  'matek-5-tortek-osztasa': {
    'az-osztandot-forditja': { text: 'osztáskor az osztandót fordítja meg', pupil: 'Osztáskor az osztandót fordítod meg.' },
    'vegyes-szamot-szorzatnak-veszi': {
      text: 'a vegyes szám egész részét szorzónak veszi',
      pupil: 'A vegyes szám egész részét szorzónak veszed.',
    },
    'egesz-kimarad-az-osztasbol': {
      text: 'vegyes szám osztásakor az egészet nem osztja',
      pupil: 'Vegyes szám osztásakor az egészet nem osztod.',
    },
    'forditott-hanyados': { text: 'fordítva oszt', pupil: 'Fordítva osztasz.' },
    'nem-fordit': { text: 'osztáskor nem fordítja meg az osztót', pupil: 'Osztáskor nem fordítod meg az osztót.' },
    'szamlalot-szorozza': { text: 'egésszel osztva a számlálót szorozza', pupil: 'Egésszel osztva a számlálót szorzod.' },
  },
  'matek-5-tortek-szorzasa': {
    'csak-a-nevezot-hatvanyozza': { text: 'csak a nevezőt hatványozza', pupil: 'Csak a nevezőt hatványozod.' },
    'csak-a-nevezot-szorozza': { text: 'csak a nevezőt szorozza', pupil: 'Csak a nevezőt szorzod.' },
    'csak-a-szamlalot-hatvanyozza': {
      text: 'a törtnek csak a számlálóját hatványozza',
      pupil: 'A törtnek csak a számlálóját hatványozod.',
    },
    'egesz-kimarad-a-szorzasbol': {
      text: 'vegyes szám szorzásakor az egészet nem szorozza',
      pupil: 'Vegyes szám szorzásakor az egészet nem szorzod.',
    },
    hozzaadja: { text: 'szorzás helyett a számlálóhoz adja a szorzót', pupil: 'Szorzás helyett a számlálóhoz adod a szorzót.' },
    'kozos-nevezot-keres': {
      text: 'közös nevezőre hoz, és csak a számlálókat szorozza össze',
      pupil: 'Közös nevezőre hozol, és csak a számlálókat szorzod össze.',
    },
    'nevezot-is-szorozza': { text: 'egésszel szorozva a nevezőt is szorozza', pupil: 'Egésszel szorozva a nevezőt is szorzod.' },
    'reciprokkal-szoroz': { text: 'szorzáskor is megfordítja a törtet', pupil: 'Szorzáskor is megfordítod a törtet.' },
    'tortet-kitevovel-szoroz': {
      text: 'hatványozáskor a számlálót és a nevezőt is a kitevővel szorozza',
      pupil: 'Hatványozáskor a számlálót és a nevezőt is a kitevővel szorzod.',
    },
  },
};
