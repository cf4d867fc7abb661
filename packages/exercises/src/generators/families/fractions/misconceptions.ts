import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-altort-vegyes-szam': {
    'csak-a-szamlalo': 'csak a számlálót nézi',
    'egesz-maradek-csere': 'felcseréli a kiemelt egészet és a maradékot',
    'egesz-plusz-szamlalo': 'az egészet hozzáadja a számlálóhoz',
    'egesz-szor-szamlalo': 'az egészet a számlálóval szorozza (2 3/4 = 6/4)',
    'egeszek-szama': 'elszámolja a kiemelhető egészeket',
    'egymas-melle-irja': 'egymás mellé írja a számokat szorzás helyett',
    'rossz-iranyu-szomszed': 'a másik szomszédos egészet adja meg',
    'szamlalo-kimarad': 'kihagyja a törtrész számlálóját',
    'szamlalo-valtozatlan': 'az egészek kiemelése után nem változtatja a számlálót',
  },
  'matek-5-bovites-egyszerusites': {
    'csak-az-egyiket-bovit': 'bővítéskor csak a számlálót vagy csak a nevezőt szorozza',
    'csak-az-egyiket-egyszerusiti': 'csak a számlálót vagy csak a nevezőt egyszerűsíti',
    'kivonassal-egyszerusit': 'egyszerűsítéskor kivon osztás helyett',
    'osszeadassal-bovit': 'bővítéskor hozzáad szorzás helyett',
    'szorzo-hiba': 'rossz számmal bővít',
  },
  'matek-5-mit-jelent-a-tort': {
    'egyseg-tort': 'egységtörtet ad meg a keresett tört helyett',
    'kimarado-resz': 'a kimaradó részt adja meg',
    'reszt-a-maradekhoz': 'a részt a maradékhoz viszonyítja (3 piros, 5 kék → 3/5)',
    'szamlalo-nevezo-csere': 'felcseréli a számlálót és a nevezőt',
  },
  'matek-5-tortek-osszehasonlitasa': {
    'csak-a-szamlalot-nezi': 'törtek összehasonlításakor csak a számlálót nézi',
    'hatulrol-szamol': 'a számegyenesen az 1-től visszafelé számol',
    'hianyzo-resz-alapjan': 'a hiányzó rész alapján egyenlőnek vél törteket',
    'nagyobb-nevezo-nagyobb-tort': 'a nagyobb nevezőjű törtet nagyobbnak hiszi',
    'tortek-egyenlok': 'különböző törteket egyenlőnek vesz',
    'vonasokat-szamol': 'a vonásokat számolja a közök helyett',
  },
};
