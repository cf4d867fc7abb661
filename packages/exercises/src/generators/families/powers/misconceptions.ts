import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-hatvany': {
    'alap-kitevo-csere': 'felcseréli az alapot és a kitevőt',
    'alap-plusz-kitevo': 'összeadja az alapot és a kitevőt',
    'alap-szor-kitevo': 'az alapot a kitevővel szorozza (2³ = 6)',
    'elso-hatvany': 'az első hatványt 1-nek hiszi',
    'nulladik-hatvany': 'a nulladik hatványt 0-nak vagy az alapnak hiszi',
    'osztas-kitevo-helyett': 'az alappal való osztás eredményét adja meg kitevőnek',
    'tenyezok-szama': 'elszámolja a tényezők számát',
  },
  'matek-5-hatvanyok-szabalyai': {
    'hatvany-hatvanya-osszeg': 'hatvány hatványánál összeadja a kitevőket',
    'hatvanyok-egyenlok': 'különböző hatványokat egyenlőnek vesz',
    'kitevo-elszamolas': 'elszámolja a kitevőt',
    'kitevoket-osztja': 'osztáskor elosztja a kitevőket',
    'kitevoket-szorozza': 'szorzáskor összeszorozza a kitevőket (2³ · 2⁴ = 2¹²)',
    'kitevot-hatvanyozza': 'hatvány hatványánál a kitevőt hatványozza',
    'nagyobb-alap-nagyobb-szam': 'csak a hatványok alapját hasonlítja',
    'nagyobb-kitevo-nagyobb-szam': 'a nagyobb kitevőjű hatványt mindig nagyobbnak hiszi',
    'szabaly-csere': 'felcseréli a hatványozás szabályait',
  },
  'matek-5-szamrendszerek': {
    'csak-egyeseket-szamol': 'kettes számrendszerben csak az 1-es jegyeket számolja meg',
    'folosleges-osztas': 'eggyel többször oszt',
    'forditott-sorrend': 'fordított sorrendben olvassa a kettes számrendszerbeli jegyeket',
    'hely-elcsuszik': 'kettes számrendszerben elcsúsztatja a helyeket',
    'kettest-tizesnek-olvas': 'a kettes számrendszerbeli számot tízesként olvassa',
    'legnagyobb-hely-kimarad': 'kettes számrendszerben kihagyja a legnagyobb helyet',
    'maradekok-forditva': 'fordított sorrendben olvassa a maradékokat',
  },
};
