import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-ismetles-szamok-algebra': {
    'helyes-allitast-elvet': { text: 'helyes állítást hamisnak ítél', pupil: 'Helyes állítást hamisnak ítélsz.' },
  },
  'matek-8-szoveges-feladatok': {
    'csak-az-egyik-oregszik': { text: 'csak az egyik szereplő életkorát növeli', pupil: 'Csak az egyik szereplő életkorát növeled.' },
    'elony-kimarad': { text: 'kihagyja az előbb induló előnyét', pupil: 'Kihagyod az előbb induló előnyét.' },
    korkulonbseg: { text: 'a korkülönbséget adja meg az évek száma helyett', pupil: 'A korkülönbséget adod meg az évek száma helyett.' },
    'masik-arral-szamol': { text: 'a másik fajta árával számol', pupil: 'A másik fajta árával számolsz.' },
    'maradek-az-egeszhez': { text: 'a maradék törtrészét az egészhez viszonyítja', pupil: 'A maradék törtrészét az egészhez viszonyítod.' },
    'maradek-forditva': { text: 'a maradék rossz törtrészével számol', pupil: 'A maradék rossz törtrészével számolsz.' },
    'nem-a-legkisebb': { text: 'nem a legkisebb megfelelő számot adja meg', pupil: 'Nem a legkisebb megfelelő számot adod meg.' },
    osszead: { text: 'összead visszafelé következtetés helyett', pupil: 'Összeadsz visszafelé következtetés helyett.' },
    'percet-oranak-veszi': { text: 'a perceket váltás nélkül órának veszi', pupil: 'A perceket váltás nélkül órának veszed.' },
    reszvalasz: { text: 'részeredményt ad meg válasznak', pupil: 'Részeredményt adsz meg válasznak.' },
    'szazalekot-az-eredetihez': {
      text: 'a százalékot az eredeti mennyiségből számolja, pedig az is változik',
      pupil: 'A százalékot az eredeti mennyiségből számolod, pedig az is változik.',
    },
  },
};
