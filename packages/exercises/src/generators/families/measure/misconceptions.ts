import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-kerulet-terulet': {
    'egy-oldalt-von-le': 'a kerületből csak egy oldalt von le',
    'folosleges-ketszerezes': 'fölöslegesen kétszerez',
    'kerulet-terulet-csere': 'felcseréli a kerületet és a területet',
    'ket-oldal-osszege': 'két oldal összegét adja kerületnek',
    'kivagas-keruletet-levon': 'a kivágott rész kerületét levonja',
    'kivagas-kimarad': 'nem vonja le a kivágott részt',
    'minden-oldalt-rovidit': 'kivágáskor mindkét oldalt megrövidíti',
    'oldal-kimarad': 'kihagy egy oldalt',
  },
  'matek-5-mertekegysegek': {
    'ido-tizes-rendszerben': 'az idővel tízes rendszerben számol (1,5 h = 1 h 50 min)',
    'letran-egy-lepes': 'eggyel eltéved a mértékegység-létrán',
    'szorzas-osztas-csere': 'átváltáskor felcseréli a szorzást és az osztást',
  },
  'matek-5-teglatest-terfogata': {
    'csak-az-alap': 'csak az alaplap területéig számol',
    'csak-az-egyikkel-oszt': 'csak az egyik adattal oszt',
    'elek-osszege': 'az éleket összeadja térfogat helyett',
    'felszin-terfogat-csere': 'felcseréli a felszínt és a térfogatot',
    'osszeggel-oszt': 'az élek összegével oszt a szorzatuk helyett',
    terfogatvaltas: 'rosszul váltja a térfogat- és űrmértéket',
  },
};
