import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-ismetles-szamok-algebra': {
    'helyes-allitast-elvet': 'helyes állítást hamisnak ítél',
  },
  'matek-8-szoveges-feladatok': {
    'csak-az-egyik-oregszik': 'csak az egyik szereplő életkorát növeli',
    korkulonbseg: 'a korkülönbséget adja meg az évek száma helyett',
    'maradek-az-egeszhez': 'a maradék törtrészét az egészhez viszonyítja',
    'maradek-forditva': 'a maradék rossz törtrészével számol',
    'nem-a-legkisebb': 'nem a legkisebb megfelelő számot adja meg',
    osszead: 'összead visszafelé következtetés helyett',
    reszvalasz: 'részeredményt ad meg válasznak',
  },
};
