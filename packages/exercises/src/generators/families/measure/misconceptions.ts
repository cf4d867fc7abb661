import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-kerulet-terulet': {
    'egy-oldalt-von-le': { text: 'a kerületből csak egy oldalt von le', pupil: 'A kerületből csak egy oldalt vonsz le.' },
    'folosleges-ketszerezes': { text: 'fölöslegesen kétszerez', pupil: 'Fölöslegesen kétszerezel.' },
    'kerulet-terulet-csere': { text: 'felcseréli a kerületet és a területet', pupil: 'Felcseréled a kerületet és a területet.' },
    'ket-oldal-osszege': { text: 'két oldal összegét adja kerületnek', pupil: 'Két oldal összegét adod kerületnek.' },
    'kivagas-keruletet-levon': { text: 'a kivágott rész kerületét levonja', pupil: 'A kivágott rész kerületét levonod.' },
    'kivagas-kimarad': { text: 'nem vonja le a kivágott részt', pupil: 'Nem vonod le a kivágott részt.' },
    'minden-oldalt-rovidit': { text: 'kivágáskor mindkét oldalt megrövidíti', pupil: 'Kivágáskor mindkét oldalt megrövidíted.' },
    'oldal-kimarad': { text: 'kihagy egy oldalt', pupil: 'Kihagysz egy oldalt.' },
  },
  'matek-5-mertekegysegek': {
    'ido-tizes-rendszerben': {
      text: 'az idővel tízes rendszerben számol (1,5 h = 1 h 50 min)',
      pupil: 'Az idővel tízes rendszerben számolsz (1,5 h = 1 h 50 min).',
    },
    'letran-egy-lepes': { text: 'eggyel eltéved a mértékegység-létrán', pupil: 'Eggyel eltévedsz a mértékegység-létrán.' },
    'szorzas-osztas-csere': {
      text: 'átváltáskor felcseréli a szorzást és az osztást',
      pupil: 'Átváltáskor felcseréled a szorzást és az osztást.',
    },
  },
  'matek-5-teglatest-terfogata': {
    'csak-az-alap': { text: 'csak az alaplap területéig számol', pupil: 'Csak az alaplap területéig számolsz.' },
    'csak-az-egyikkel-oszt': { text: 'csak az egyik adattal oszt', pupil: 'Csak az egyik adattal osztasz.' },
    'elek-osszege': { text: 'az éleket összeadja térfogat helyett', pupil: 'Térfogat helyett összeadod az éleket.' },
    'felszin-terfogat-csere': { text: 'felcseréli a felszínt és a térfogatot', pupil: 'Felcseréled a felszínt és a térfogatot.' },
    'osszeggel-oszt': { text: 'az élek összegével oszt a szorzatuk helyett', pupil: 'Az élek összegével osztasz a szorzatuk helyett.' },
    terfogatvaltas: { text: 'rosszul váltja a térfogat- és űrmértéket', pupil: 'Rosszul váltod át a térfogatot és az űrmértéket.' },
  },
};
