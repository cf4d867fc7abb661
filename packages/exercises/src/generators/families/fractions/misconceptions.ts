import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-altort-vegyes-szam': {
    'csak-a-szamlalo': { text: 'csak a számlálót nézi', pupil: 'Csak a számlálót nézed.' },
    'egesz-maradek-csere': { text: 'felcseréli a kiemelt egészet és a maradékot', pupil: 'Felcseréled a kiemelt egészet és a maradékot.' },
    'egesz-plusz-szamlalo': {
      text: 'csak összeadja az egészet és a számlálót',
      pupil: 'Csak összeadod az egészet és a számlálót.',
    },
    'egesz-szor-szamlalo': {
      text: 'csak az egészet és a számlálót szorozza össze (2 3/4 = 6/4)',
      pupil: 'Csak az egészet és a számlálót szorzod össze (2 3/4 = 6/4).',
    },
    'egeszek-szama': { text: 'elszámolja a kiemelhető egészeket', pupil: 'Elszámolod a kiemelhető egészeket.' },
    'egymas-melle-irja': { text: 'egymás mellé írja a számokat szorzás helyett', pupil: 'Egymás mellé írod a számokat szorzás helyett.' },
    'rossz-iranyu-szomszed': { text: 'a másik szomszédos egészet adja meg', pupil: 'A másik szomszédos egészet adod meg.' },
    'szamlalo-kimarad': { text: 'kihagyja a törtrész számlálóját', pupil: 'Kihagyod a törtrész számlálóját.' },
    'szamlalo-valtozatlan': {
      text: 'az egészek kiemelése után nem változtatja a számlálót',
      pupil: 'Az egészek kiemelése után nem változtatod a számlálót.',
    },
  },
  'matek-5-bovites-egyszerusites': {
    'csak-az-egyiket-bovit': {
      text: 'bővítéskor csak a számlálót vagy csak a nevezőt szorozza',
      pupil: 'Bővítéskor csak a számlálót vagy csak a nevezőt szorzod.',
    },
    'csak-az-egyiket-egyszerusiti': {
      text: 'csak a számlálót vagy csak a nevezőt egyszerűsíti',
      pupil: 'Csak a számlálót vagy csak a nevezőt egyszerűsíted.',
    },
    'kivonassal-egyszerusit': { text: 'egyszerűsítéskor kivon osztás helyett', pupil: 'Egyszerűsítéskor kivonsz osztás helyett.' },
    'osszeadassal-bovit': { text: 'bővítéskor hozzáad szorzás helyett', pupil: 'Bővítéskor hozzáadsz szorzás helyett.' },
    'szorzo-hiba': { text: 'rossz számmal bővít', pupil: 'Rossz számmal bővítesz.' },
  },
  'matek-5-mit-jelent-a-tort': {
    'regi-egesszel-szamol': { text: 'a változás előtti egésszel számol', pupil: 'A változás előtti egésszel számolsz.' },
    'egyseg-tort': { text: 'egységtörtet ad meg a keresett tört helyett', pupil: 'Egységtörtet adsz meg a keresett tört helyett.' },
    'kimarado-resz': { text: 'a kimaradó részt adja meg', pupil: 'A kimaradó részt adod meg.' },
    'osszeg-a-nevezobe': { text: 'a két szám összegét írja a nevezőbe', pupil: 'A két szám összegét írod a nevezőbe.' },
    'reszt-a-maradekhoz': {
      text: 'a részt a maradékhoz viszonyítja',
      pupil: 'A részt a maradékhoz viszonyítod (3 piros, 5 kék → 3/5).',
    },
    'szamlalo-nevezo-csere': { text: 'felcseréli a számlálót és a nevezőt', pupil: 'Felcseréled a számlálót és a nevezőt.' },
  },
  'matek-5-tortek-osszehasonlitasa': {
    'csak-a-nevezot-nezi': { text: 'csak a nevezőket hasonlítja össze', pupil: 'Csak a nevezőket hasonlítod össze.' },
    'relaciojel-csere': { text: 'felcseréli a kisebb és a nagyobb jelét', pupil: 'Felcseréled a kisebb és a nagyobb jelét.' },
    'csak-a-szamlalot-nezi': {
      text: 'törtek összehasonlításakor csak a számlálót nézi',
      pupil: 'Törtek összehasonlításakor csak a számlálót nézed.',
    },
    'hatulrol-szamol': { text: 'a számegyenesen az 1-től visszafelé számol', pupil: 'A számegyenesen az 1-től visszafelé számolsz.' },
    'egyenlo-tortet-ad-nagyobb-helyett': {
      text: 'egyenlő törtet ad meg nagyobb helyett',
      pupil: 'Egyenlő törtet adsz meg nagyobb helyett.',
    },
    'hianyzo-resz-alapjan': {
      text: 'a hiányzó rész alapján egyenlőnek vél törteket',
      pupil: 'Azt gondolod, ha ugyanannyi rész hiányzik, a törtek egyenlők.',
    },
    'nagyobb-nevezo-nagyobb-tort': {
      text: 'a nagyobb nevezőjű törtet nagyobbnak hiszi',
      pupil: 'A nagyobb nevezőjű törtet nagyobbnak hiszed.',
    },
    'tortek-egyenlok': { text: 'különböző törteket egyenlőnek vesz', pupil: 'Különböző törteket egyenlőnek veszel.' },
    'vonasokat-szamol': { text: 'a vonásokat számolja a közök helyett', pupil: 'A vonásokat számolod a közök helyett.' },
  },
};
