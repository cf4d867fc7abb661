import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egesz-szamok': {
    'abszolut-ertek-elojelvaltas': 'az abszolút értéket előjelváltásnak hiszi',
    'abszolut-ertek-kimarad': 'nem veszi figyelembe az abszolút érték jelét',
    'ellentett-nulla': 'az ellentettet 0-nak hiszi',
    'elojel-kimarad': 'nem veszi figyelembe az előjelet',
    'mindig-negativ': 'azt hiszi, a mínuszjeles szám mindig negatív',
    'osszeg-abszolut-erteke': 'az összeg abszolút értékét veszi az abszolút értékek összege helyett',
    'vegpontot-is-szamolja': 'a végpontokat is beleszámolja',
  },
  'matek-6-egeszek-osszeadasa': {
    'abszolut-ertekeket-osszead': 'különböző előjelnél is összeadja az abszolút értékeket',
    'elojel-csere': 'rossz előjelet ad az eredménynek',
    'kivonas-negativbol': 'negatív szám kivonását elrontja (−4 − (−6) = −10)',
  },
  'matek-6-egeszek-szorzasa': {
    'elojel-a-hatvany-elott': 'a hatvány előtti mínuszt is hatványozza (−3² = 9)',
    'negativ-alap-hatvanya': 'a negatív alap hatványát elrontja ((−3)² = −9)',
    'negativ-szor-negativ': 'a szorzat vagy hányados előjelét elrontja',
  },
  'matek-6-muveletek-racionalis-szamokkal': {
    'atalakitas-nelkul': 'átalakítás nélkül ad össze különböző alakú számokat',
    'elojel-elvesz': 'elveszti az előjelet a számolás közben',
    'tizedes-atalakitas': 'rosszul alakítja át a tizedes törtet',
  },
};
