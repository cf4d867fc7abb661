import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-kor': {
    'atmero-sugar-csere': 'összekeveri a sugarat és az átmérőt',
    'csak-az-egyik-sugar': 'csak az egyik kör sugarával számol',
    'erinto-ket-pont': 'összekeveri az érintő, a metsző és a közös pont nélküli helyzetet',
    'rossz-iranyu-felezes': 'felezés és kétszerezés helyett fordítva számol',
    'sugarak-osszege-kulonbsege': 'összekeveri a sugarak összegét és különbségét',
  },
  'matek-7-keruleti-szog': {
    'egyenlo-szaru-feltevese': 'egyenlő szárúnak tekint egy általános háromszöget',
    'egyenlo-szogek': 'egyenlőnek veszi a két szöget',
    'felkorbe-irt-szog': 'nem ismeri fel a félkörbe írt szög derékszögét',
    'keruleti-egyenlo-kozepponti': 'a kerületi szöget a középponti szöggel egyenlőnek hiszi',
    'kiegeszito-szog': '180°-ra egészít ki fölöslegesen',
    'rossz-iv': 'rossz ívhez tartozó szöget számol',
    'szemkozti-szogek-egyenlok': 'a húrnégyszög szemközti szögeit egyenlőnek hiszi',
  },
  'matek-7-kor-kerulete-terulete': {
    'keplet-hiba': 'hibás képlettel számol',
  },
};
