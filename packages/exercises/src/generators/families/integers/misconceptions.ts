import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egesz-szamok': {
    'negativ-oldal-iranya': {
      text: 'a számegyenes negatív oldalán rossz irányba számol',
      pupil: 'A számegyenes negatív oldalán rossz irányba számolsz.',
    },
    'abszolut-ertek-elojelvaltas': {
      text: 'az abszolút értéket előjelváltásnak hiszi',
      pupil: 'Az abszolút értéket előjelváltásnak hiszed.',
    },
    'abszolut-ertek-kimarad': {
      text: 'nem veszi figyelembe az abszolút érték jelét',
      pupil: 'Nem veszed figyelembe az abszolút érték jelét.',
    },
    'ellentett-nulla': { text: 'az ellentettet 0-nak hiszi', pupil: 'Az ellentettet 0-nak hiszed.' },
    'tortet-ad-szamlalo-helyett': {
      text: 'a számláló helyett az egész törtet adja meg',
      pupil: 'A számláló helyett az egész törtet adod meg.',
    },
    'elojel-kimarad': { text: 'nem veszi figyelembe az előjelet', pupil: 'Nem veszed figyelembe az előjelet.' },
    'mindig-negativ': { text: 'azt hiszi, a mínuszjeles szám mindig negatív', pupil: 'Azt hiszed, a mínuszjeles szám mindig negatív.' },
    'osszeg-abszolut-erteke': {
      text: 'az összeg abszolút értékét veszi az abszolút értékek összege helyett',
      pupil: 'Az összeg abszolút értékét veszed az abszolút értékek összege helyett.',
    },
    'vegpontot-is-szamolja': { text: 'a végpontokat is beleszámolja', pupil: 'A végpontokat is beleszámolod.' },
  },
  'matek-6-egeszek-osszeadasa': {
    'abszolut-ertekeket-osszead': {
      text: 'különböző előjelnél is összeadja az abszolút értékeket',
      pupil: 'Különböző előjelnél is összeadod az abszolút értékeket.',
    },
    'elojel-hiba': { text: 'előjelhibát vét', pupil: 'Előjelhibát vétesz.' },
    'elojel-csere': { text: 'rossz előjelet ad az eredménynek', pupil: 'Rossz előjelet adsz az eredménynek.' },
    'kivonas-negativbol': {
      text: 'negatív szám kivonását elrontja (−4 − (−6) = −10)',
      pupil: 'Elrontod a negatív szám kivonását (−4 − (−6) = −10).',
    },
  },
  'matek-6-egeszek-szorzasa': {
    'elojel-a-hatvany-elott': {
      text: 'a hatvány előtti mínuszt is hatványozza (−3² = 9)',
      pupil: 'A hatvány előtti mínuszt is hatványozod (−3² = 9).',
    },
    'negativ-alap-hatvanya': {
      text: 'a negatív alap hatványát elrontja ((−3)² = −9)',
      pupil: 'Elrontod a negatív alap hatványát ((−3)² = −9).',
    },
    'negativ-szor-negativ': { text: 'a szorzat vagy hányados előjelét elrontja', pupil: 'Elrontod a szorzat vagy a hányados előjelét.' },
  },
  'matek-6-muveletek-racionalis-szamokkal': {
    'atalakitas-nelkul': {
      text: 'átalakítás nélkül ad össze különböző alakú számokat',
      pupil: 'Átalakítás nélkül adsz össze különböző alakú számokat.',
    },
    'elojel-elvesz': { text: 'elveszti az előjelet a számolás közben', pupil: 'Elveszted az előjelet a számolás közben.' },
    'tizedes-atalakitas': { text: 'rosszul alakítja át a tizedes törtet', pupil: 'Rosszul alakítod át a tizedes törtet.' },
  },
  'matek-6-racionalis-szamok': {
    'altort-mint-egesz': { text: 'az 1-nél nagyobb törtet egésznek veszi', pupil: 'Az 1-nél nagyobb törtet egésznek veszed.' },
    'egesztol-rossz-iranyba': {
      text: 'a negatív oldalon az egész számtól jobbra lép',
      pupil: 'A negatív oldalon az egész számtól jobbra lépsz.',
    },
    'hataron-tul-is-szamol': { text: 'egy határon kívüli egészet is megszámol', pupil: 'Egy határon kívüli egészet is megszámolsz.' },
    'ket-szam-kozott-nincs': {
      text: 'azt gondolja, két közeli racionális szám között nincs újabb',
      pupil: 'Azt gondolod, két közeli racionális szám között nincs újabb.',
    },
    'kozos-nevezo-nelkul': {
      text: 'közös nevező nélkül hasonlít össze törteket',
      pupil: 'Közös nevező nélkül hasonlítasz össze törteket.',
    },
    'tizedest-egesznek-vesz': { text: 'a tizedes törtet egésznek veszi', pupil: 'A tizedes törtet egésznek veszed.' },
    'negativ-tortek-forditva': { text: 'fordítva rendezi a negatív törteket', pupil: 'Fordítva rendezed a negatív törteket.' },
    'tobb-jegy-nagyobb': {
      text: 'a több számjegyű tizedes törtet nagyobbnak hiszi',
      pupil: 'A több számjegyű tizedes törtet nagyobbnak gondolod.',
    },
  },
};
