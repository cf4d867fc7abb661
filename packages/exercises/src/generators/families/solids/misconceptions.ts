import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-gula': {
    'alap-apotemaja': {
      text: 'az alapél fele helyett az egész alapélt veszi',
      pupil: 'Az alapél fele helyett az egész alapéllel számolsz.',
    },
    'alaplap-felesleges': { text: 'a palástba az alaplapot is beleszámolja', pupil: 'A palástba az alaplapot is beleszámolod.' },
    'egy-oldallap': { text: 'egyetlen oldallap területét adja meg', pupil: 'Egyetlen oldallap területét adod meg.' },
    'fel-harmad-helyett': { text: 'gúlánál felez harmadolás helyett', pupil: 'Gúlánál felezel harmadolás helyett.' },
    'harmad-elmarad': { text: 'gúlánál, kúpnál elmarad a 3-mal osztás', pupil: 'A gúlánál és a kúpnál elfelejtesz 3-mal osztani.' },
    'magassag-apotema-csere': {
      text: 'felcseréli a gúla magasságát és az apotémát',
      pupil: 'Felcseréled a gúla magasságát és az apotémát.',
    },
  },
  'matek-8-hasab': {
    'alaplap-kimarad': { text: 'a felszínből kihagyja az alaplapot', pupil: 'A felszínből kihagyod az alaplapot.' },
    'alapterulet-keplete': { text: 'rossz képlettel számolja az alapterületet', pupil: 'Rossz képlettel számolod az alapterületet.' },
    'atfogo-kimarad': { text: 'kihagyja az átfogóhoz tartozó lapot', pupil: 'Kihagyod az átfogóhoz tartozó lapot.' },
    'csak-egy-alaplap': { text: 'a felszínbe csak egy alaplapot számol', pupil: 'A felszínbe csak egy alaplapot számolsz.' },
    'harmad-hasabnal': { text: 'hasábnál, hengernél is harmadol', pupil: 'Hasábnál, hengernél is harmadolsz.' },
    'kerulet-szor-magassag': {
      text: 'az alapterület helyett az alap kerületét szorozza a magassággal',
      pupil: 'Az alapterület helyett az alap kerületét szorzod a magassággal.',
    },
    'kerulettel-oszt': { text: 'a kerülettel oszt az alapterület helyett', pupil: 'A kerülettel osztasz az alapterület helyett.' },
  },
  'matek-8-henger': {
    'pi-bennmarad': { text: 'osztáskor bent hagyja a π-t', pupil: 'Osztáskor bent hagyod a π-t, pedig kiesik.' },
    'terfogat-palast-csere': {
      text: 'felcseréli a henger térfogatát és palástját',
      pupil: 'Felcseréled a henger térfogatát és palástját.',
    },
  },
  'matek-8-kup': {
    'alkoto-magassag-csere': { text: 'felcseréli az alkotót és a magasságot', pupil: 'Felcseréled az alkotót és a magasságot.' },
    'csonkakup-atlagterulet': { text: 'a két alapkör átlagával számol', pupil: 'A két alapkör átlagával számolsz.' },
    'csonkakup-kozepso-tag': { text: 'a két sugár szorzatát kihagyja a képletből', pupil: 'A képletből kihagyod a két sugár szorzatát.' },
    'kup-ket-alapkor': { text: 'a kúpnál két alapkörrel számol', pupil: 'A kúpnál két alapkörrel számolsz.' },
    'kup-palast-ketszeres': { text: 'a kúp palástját kétszer akkorának veszi', pupil: 'A kúp palástját kétszer akkorának veszed.' },
    'maradek-korcikk': { text: 'a kör másik részének szögét adja meg', pupil: 'A kör másik részének szögét adod meg.' },
    'sugarak-osszege-kulonbseg-csere': {
      text: 'felcseréli a sugarak összegét és különbségét',
      pupil: 'Felcseréled a sugarak összegét és különbségét.',
    },
  },
  'matek-8-gomb': {
    'felgomb-egesz-gomb': { text: 'a félgömb helyett az egész gömbbel számol', pupil: 'A félgömb helyett az egész gömbbel számolsz.' },
    'gomb-felszin-mint-korlap': {
      text: 'a felszín helyett a főkör területét adja meg',
      pupil: 'A felszín helyett a főkör területét adod meg.',
    },
    'gomb-harmad-elmarad': { text: 'a gömb térfogatánál elhagyja a harmadolást', pupil: 'A gömb térfogatánál elfelejtesz 3-mal osztani.' },
    'gomb-negyes-elmarad': { text: 'a felszínből visszafelé nem oszt 4-gyel', pupil: 'A felszínből visszafelé nem osztasz 4-gyel.' },
    'minden-metszet-fokor': { text: 'minden síkmetszetet főkörnek vesz', pupil: 'Minden metszetet főkörnek veszel.' },
  },
  'matek-8-csonkagula': {
    'csonkagula-atlagterulet': { text: 'a csonkagúla térfogatát a két alap átlagából számolja', pupil: 'A két alap átlagával számolsz.' },
    'csonkagula-fedolap-kimarad': { text: 'a felszínből kihagyja a fedőlapot', pupil: 'A felszínből kihagyod a fedőlapot.' },
    'csonkagula-fel-kulonbseg': { text: 'az alapélek különbségét nem felezi', pupil: 'Az alapélek különbségét nem felezed.' },
    'csonkagula-kis-gula-csere': {
      text: 'a csonkagúla helyett a levágott gúlát adja meg',
      pupil: 'A csonkagúla helyett a levágott gúlát adod meg.',
    },
    'csonkagula-kozepso-tag': {
      text: 'a térfogat képletéből kihagyja a középső tagot',
      pupil: 'A térfogat képletéből kihagyod a középső tagot.',
    },
    'magassagarany-mint-terfogatarany': {
      text: 'a térfogatok arányát a magasságok arányának veszi',
      pupil: 'A térfogatok arányát a magasságok arányának veszed.',
    },
    'teruletarany-mint-terfogatarany': {
      text: 'a térfogatok arányát a területek arányának veszi',
      pupil: 'A térfogatok arányát a területek arányának veszed.',
    },
  },
};
