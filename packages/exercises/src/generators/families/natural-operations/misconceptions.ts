import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-maradekos-osztas': {
    'csak-nulla-maradek': 'csak a 0 maradékú esetet veszi',
    'hanyados-plusz-maradek': 'összeadja a hányadost és a maradékot',
    'hanyados-tul-nagy': 'túl nagy hányadost ír',
    'hanyadosbol-kimarad-a-nulla': 'a hányadosból kimarad a 0 (612 : 6 = 12)',
    'kivonas-osztas-helyett': 'kivon osztás helyett',
    'maradek-a-szovegben': 'szöveges feladatban rosszul bánik a maradékkal',
    'maradek-egyenlo-az-osztoval': 'megengedi, hogy a maradék egyenlő legyen az osztóval',
    'maradek-kimarad': 'elfelejti hozzáadni a maradékot',
    'maradek-kivonas': 'kivonja a maradékot hozzáadás helyett',
    'maradek-mint-valasz': 'a maradékot adja meg válasznak',
    'maradek-nagyobb-az-osztonal': 'az osztónál nagyobb maradékot hagy',
    'muveleti-sorrend': 'nem tartja be a műveleti sorrendet',
    'nulla-maradek-kimarad': 'kihagyja a 0 maradékot',
    'potlas-maradek-helyett': 'a hiányzó mennyiséget adja meg maradéknak',
    'szerepek-felcserelese': 'felcseréli az osztó és a maradék szerepét',
  },
  'matek-5-osszeadas-kivonas': {
    'atvitel-elmarad': 'elfelejti az átvitelt',
    'atvitel-ketszer': 'kétszer viszi át ugyanazt',
    'kisebbet-a-nagyobbol': 'mindig a kisebb számjegyet vonja ki a nagyobból',
    'kolcson-elmarad': 'kölcsönvétel után nem csökkenti a következő jegyet',
    'minden-helyrol-tizbol': 'kerek számból kivonva minden helyen 10-ből von ki',
    'muvelet-csere': 'rossz műveletet választ',
    'rossz-forditott-muvelet': 'rossz fordított műveletet választ',
    'tag-kimarad': 'kihagy egy tagot',
  },
  'matek-5-szorzas-kozos-tenyezo': {
    'balrol-jobbra': 'balról jobbra halad a műveleti sorrend helyett',
    'csak-az-elsot-szorozza': 'a zárójelben csak az első tagot szorozza',
    'elojel-hiba': 'előjelhibát vét',
    'kozos-tenyezo-hiba': 'rosszul emeli ki a közös tényezőt',
    'maradek-egy-elmarad': 'kiemeléskor elhagyja a maradék 1-et',
    'nulla-elmarad': 'lehagy egy nullát',
  },
};
