import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-kor': {
    'atmero-sugar-csere': { text: 'összekeveri a sugarat és az átmérőt', pupil: 'Összekevered a sugarat és az átmérőt.' },
    'csak-az-egyik-sugar': { text: 'csak az egyik kör sugarával számol', pupil: 'Csak az egyik kör sugarával számolsz.' },
    'erinto-ket-pont': {
      text: 'összekeveri az érintő, a metsző és a közös pont nélküli helyzetet',
      pupil: 'Összekevered az érintő, a metsző és a közös pont nélküli helyzetet.',
    },
    'rossz-iranyu-felezes': {
      text: 'felezés és kétszerezés helyett fordítva számol',
      pupil: 'Felcseréled a felezést és a kétszerezést.',
    },
    'sugarak-osszege-kulonbsege': {
      text: 'összekeveri a sugarak összegét és különbségét',
      pupil: 'Összekevered a sugarak összegét és különbségét.',
    },
  },
  'matek-7-keruleti-szog': {
    'egyenlo-szaru-feltevese': {
      text: 'egyenlő szárúnak tekint egy általános háromszöget',
      pupil: 'Egyenlő szárúnak tekintesz egy általános háromszöget.',
    },
    'egyenlo-szogek': { text: 'egyenlőnek veszi a két szöget', pupil: 'Egyenlőnek veszed a két szöget.' },
    'felkorbe-irt-szog': {
      text: 'nem ismeri fel a félkörbe írt szög derékszögét',
      pupil: 'Nem ismered fel a félkörbe írt szög derékszögét.',
    },
    'keruleti-egyenlo-kozepponti': {
      text: 'a kerületi szöget a középponti szöggel egyenlőnek hiszi',
      pupil: 'A kerületi szöget a középponti szöggel egyenlőnek hiszed.',
    },
    'kiegeszito-szog': { text: '180°-ra egészít ki fölöslegesen', pupil: '180°-ra egészítesz ki fölöslegesen.' },
    'rossz-iv': { text: 'rossz ívhez tartozó szöget számol', pupil: 'Nem a jó ívhez tartozó szöget számolod.' },
    'szemkozti-szogek-egyenlok': {
      text: 'a húrnégyszög szemközti szögeit egyenlőnek hiszi',
      pupil: 'A húrnégyszög szemközti szögeit egyenlőnek hiszed.',
    },
  },
  'matek-7-kor-kerulete-terulete': {
    'keplet-hiba': { text: 'hibás képlettel számol', pupil: 'Hibás képlettel számolsz.' },
  },
};
