import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-kor': {
    'atmero-sugar-csere': { text: 'összekeveri a sugarat és az átmérőt', pupil: 'Összekevered a sugarat és az átmérőt.' },
    'atmerovel-szamol': { text: 'sugár helyett átmérővel számol', pupil: 'Sugár helyett átmérővel számolsz.' },
    'sugarat-felezi': { text: 'a sugarat is megfelezi', pupil: 'A sugarat is megfelezed.' },
    'csak-az-egyik-sugar': { text: 'csak az egyik kör sugarával számol', pupil: 'Csak az egyik kör sugarával számolsz.' },
    'erinto-ket-pont': {
      text: 'összekeveri az érintő, a metsző és a közös pont nélküli helyzetet',
      pupil: 'Összekevered az érintő, a metsző és a közös pont nélküli helyzetet.',
    },
    'rossz-iranyu-felezes': {
      text: 'felcseréli a felezést és a kétszerezést',
      pupil: 'Felcseréled a felezést és a kétszerezést.',
    },
    'korok-tavolsagat-hasonlitja': {
      text: 'rosszul hasonlítja a középpontok távolságát a sugarak összegéhez és különbségéhez',
      pupil: 'Rosszul hasonlítod a középpontok távolságát a sugarak összegéhez és különbségéhez.',
    },
    'sugarak-osszege-kulonbsege': {
      text: 'összekeveri a sugarak összegét és különbségét',
      pupil: 'Összekevered a sugarak összegét és különbségét.',
    },
  },
  'matek-7-erinto': {
    'egy-derekszog-levonva': { text: 'a két derékszögből csak az egyiket vonja le', pupil: 'A két derékszögből csak az egyiket vonod le.' },
    'erintesi-pont-felezo': {
      text: 'az érintési pontot az oldal felezőpontjának veszi',
      pupil: 'Az érintési pontot az oldal felezőpontjának veszed.',
    },
    'erinto-derekszog-kimarad': {
      text: 'nem használja a sugár és az érintő derékszögét',
      pupil: 'Nem használod a sugár és az érintő derékszögét.',
    },
    'erinto-op-sugar': {
      text: 'a külső ponthoz húzott szakaszt sugárnak veszi',
      pupil: 'A külső ponthoz húzott szakaszt sugárnak veszed.',
    },
    'erintok-szoge-egyenlo': {
      text: 'az érintők szögét és a középponti szöget egyenlőnek veszi',
      pupil: 'Az érintők szögét és a középponti szöget egyenlőnek veszed.',
    },
    'erintos-haromszog-egyenlo-szaru': {
      text: 'a derékszögű háromszög két hegyesszögét egyenlőnek veszi',
      pupil: 'A derékszögű háromszög két hegyesszögét egyenlőnek veszed.',
    },
    'erintoszakaszok-osszege': {
      text: 'a két érintőszakasz összegét adja meg',
      pupil: 'A két érintőszakasz összegét adod meg.',
    },
    'felezve-adja-meg': { text: 'a keresett szög felét adja meg', pupil: 'A keresett szög felét adod meg.' },
    'keruleti-kozepponti-csere': {
      text: 'a kerületi szög helyett a középpontit adja meg',
      pupil: 'A kerületi szög helyett a középpontit adod meg.',
    },
    'masik-iv': { text: 'a másik ívhez tartozó szöget adja meg', pupil: 'A másik ívhez tartozó szöget adod meg.' },
  },
  'matek-7-keruleti-szog': {
    'egyenlo-szaru-feltevese': {
      text: 'indok nélkül egyenlő szárúnak tekinti a háromszöget',
      pupil: 'Indok nélkül egyenlő szárúnak tekinted a háromszöget.',
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
    'kor-masik-resze': { text: 'a kör másik részével számol', pupil: 'A kör másik részével számolsz.' },
    'sugar-negyzete-elmarad': {
      text: 'a területnél nem emeli négyzetre a sugarat',
      pupil: 'A területnél nem emeled négyzetre a sugarat.',
    },
    'teljes-korrel-szamol': {
      text: 'a teljes körrel számol, a középponti szöget nem veszi figyelembe',
      pupil: 'A teljes körrel számolsz, a középponti szöget nem veszed figyelembe.',
    },
  },
  'matek-7-szabalyos-sokszogek': {
    'belso-kozepponti-csere': {
      text: 'a belső és a középponti szöget felcseréli',
      pupil: 'A belső és a középponti szöget felcseréled.',
    },
    'sokszog-180-osztva': { text: 'a 180 fokot osztja a 360 helyett', pupil: 'A 180 fokot osztod a 360 helyett.' },
    'sokszog-360-osztva': { text: 'a szögösszeget 360 fokkal osztja', pupil: 'A szögösszeget 360 fokkal osztod.' },
    'sokszog-apotema-sugar': { text: 'az apotéma helyett a sugárral számol', pupil: 'Az apotéma helyett a sugárral számolsz.' },
    'sokszog-egy-haromszog': { text: 'a sokszögnek egyetlen háromszögét számolja', pupil: 'A sokszögnek egyetlen háromszögét számolod.' },
    'sokszog-haromszogek-szama': {
      text: 'az egy csúcsból húzott átlókkal kapott háromszögek számát adja meg',
      pupil: 'Az egy csúcsból húzott átlókkal kapott háromszögek számát adod meg.',
    },
    'sokszog-kepletek-csereje': {
      text: 'másik szabályos sokszög képletét használja',
      pupil: 'Másik szabályos sokszög képletét használod.',
    },
    'sokszog-kivon-kettot': { text: 'kivon kettőt hozzáadás helyett', pupil: 'Kivonsz kettőt hozzáadás helyett.' },
    'sokszog-kozepponti-marad': { text: 'a középponti szögnél megáll', pupil: 'A középponti szögnél megállsz.' },
    'sokszog-fel-oldal': { text: 'az oldalnak csak a felét adja meg', pupil: 'Az oldalnak csak a felét adod meg.' },
    'sokszog-oldal-apotema-csere': { text: 'az oldalt és az apotémát felcseréli', pupil: 'Az oldalt és az apotémát felcseréled.' },
    'sokszog-szogosszeget-ad': { text: 'egy szög helyett az összegüket adja meg', pupil: 'Egy szög helyett az összegüket adod meg.' },
  },
};
