import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-hatvany': {
    'alap-kitevo-csere': { text: 'felcseréli az alapot és a kitevőt', pupil: 'Felcseréled az alapot és a kitevőt.' },
    'alap-plusz-kitevo': { text: 'összeadja az alapot és a kitevőt', pupil: 'Összeadod az alapot és a kitevőt.' },
    'alap-szor-kitevo': { text: 'az alapot a kitevővel szorozza (2³ = 6)', pupil: 'Az alapot a kitevővel szorzod (2³ = 6).' },
    'elso-hatvany': { text: 'az 1 kitevőjű hatványt 1-nek hiszi', pupil: 'Az 1 kitevőjű hatványt 1-nek hiszed.' },
    'nulladik-hatvany': {
      text: 'a nulladik hatványt 0-nak vagy az alapnak hiszi',
      pupil: 'A nulladik hatványt 0-nak vagy az alapnak hiszed.',
    },
    'osztas-kitevo-helyett': {
      text: 'az alappal való osztás eredményét adja meg kitevőnek',
      pupil: 'Az alappal való osztás eredményét adod meg kitevőnek.',
    },
    'tenyezok-szama': { text: 'elszámolja a tényezők számát', pupil: 'Elszámolod a tényezők számát.' },
  },
  'matek-5-hatvanyok-szabalyai': {
    'hatvany-hatvanya-osszeg': { text: 'hatvány hatványánál összeadja a kitevőket', pupil: 'Hatvány hatványánál összeadod a kitevőket.' },
    'hatvanyok-egyenlok': { text: 'különböző hatványokat egyenlőnek vesz', pupil: 'Különböző hatványokat egyenlőnek veszel.' },
    'kitevo-elszamolas': { text: 'hatvány hatványánál kihagyja a külső kitevőt', pupil: 'Hatvány hatványánál kihagyod a külső kitevőt.' },
    'kitevoket-osztja': { text: 'osztáskor elosztja a kitevőket', pupil: 'Osztáskor elosztod a kitevőket.' },
    'osztaskor-kitevoket-szoroz': { text: 'osztáskor összeszorozza a kitevőket', pupil: 'Osztáskor összeszorzod a kitevőket.' },
    'kitevoket-szorozza': {
      text: 'szorzáskor összeszorozza a kitevőket (2³ · 2⁴ = 2¹²)',
      pupil: 'Szorzáskor összeszorzod a kitevőket (2³ · 2⁴ = 2¹²).',
    },
    'kitevot-hatvanyozza': { text: 'hatvány hatványánál a kitevőt hatványozza', pupil: 'Hatvány hatványánál a kitevőt hatványozod.' },
    'nagyobb-alap-nagyobb-szam': { text: 'csak a hatványok alapját hasonlítja', pupil: 'Csak a hatványok alapját hasonlítod össze.' },
    'nagyobb-kitevo-nagyobb-szam': {
      text: 'a nagyobb kitevőjű hatványt mindig nagyobbnak hiszi',
      pupil: 'A nagyobb kitevőjű hatványt mindig nagyobbnak hiszed.',
    },
    'szabaly-csere': { text: 'felcseréli a hatványozás szabályait', pupil: 'Felcseréled a hatványozás szabályait.' },
  },
  'matek-5-szamrendszerek': {
    'csak-egyeseket-szamol': {
      text: 'kettes számrendszerben csak megszámolja az 1-es jegyeket',
      pupil: 'Kettes számrendszerben csak az 1-es jegyeket számolod meg.',
    },
    'elso-maradek-kimarad': {
      text: 'kettes számrendszerbe váltva kihagyja az első maradékot',
      pupil: 'Kettes számrendszerbe váltva kihagyod az első maradékot.',
    },
    'forditott-sorrend': {
      text: 'fordított sorrendben olvassa a kettes számrendszerbeli jegyeket',
      pupil: 'Fordított sorrendben olvasod a kettes számrendszerbeli jegyeket.',
    },
    'hely-elcsuszik': {
      text: 'kettes számrendszerben eggyel elcsúsztatja a helyi értékeket',
      pupil: 'Kettes számrendszerben eggyel elcsúsztatod a helyi értékeket.',
    },
    'kettest-tizesnek-olvas': {
      text: 'a kettes számrendszerbeli számot tízesként olvassa',
      pupil: 'A kettes számrendszerbeli számot tízesként olvasod.',
    },
    'legnagyobb-hely-kimarad': {
      text: 'kettes számrendszerben kihagyja a legnagyobb helyi értékű számjegyet',
      pupil: 'Kettes számrendszerben kihagyod a legnagyobb helyi értékű számjegyet.',
    },
    'maradekok-forditva': { text: 'fordított sorrendben olvassa a maradékokat', pupil: 'Fordított sorrendben olvasod a maradékokat.' },
  },
};
