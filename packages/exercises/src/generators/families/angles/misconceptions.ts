import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egyenlo-szaru': {
    'csak-egy-alapszog': 'csak egy alapszöget von le',
    'csak-egy-eset': 'csak az egyik esetet találja meg',
    'csak-egy-szar': 'csak egy szárat von le a kerületből',
    'egyenlo-oldalu': 'egyenlő oldalúként számol egyenlő szárú háromszöggel',
    'szar-alap-csere': 'felcseréli az alapot és a szárat',
    'szarszog-alapszog-csere': 'felcseréli a szárszöget és az alapszöget',
  },
  'matek-6-haromszog-szogei': {
    'belso-kulso-csere': 'felcseréli a belső és a külső szöget',
    'derekszogu-feltevese': 'derékszögűnek tekint egy általános háromszöget',
    'kulso-szog-tetele': 'nem ismeri a külső szög tételét',
    'kulso-szoget-adja': 'a külső szöget adja meg',
    'rossz-csucs': 'másik csúcs szögét adja meg',
    'szogosszeg-360': 'háromszögnél 360°-os szögösszeggel számol',
    'szogosszeg-90': '90°-os szögösszeggel számol',
  },
  'matek-6-parhuzamos-egyenesek': {
    'szamolasi-hiba': 'elszámolja az eredményt',
    'tarsszogek-egyenlok': 'a társszögeket egyenlőnek hiszi',
    'valtoszogek-osszege': 'a váltószögek összegét 180°-nak hiszi',
  },
  'matek-6-szogparok': {
    'csucsszog-mellekszog-csere': 'felcseréli a csúcsszöget és a mellékszöget',
    'csucsszogek-osszege': 'a csúcsszögek összegét 180°-nak hiszi',
    duplazas: 'fölöslegesen kétszerez',
    'folosleges-felezes': 'fölöslegesen felez',
    'mellekszog-egyenlo': 'a mellékszöget egyenlőnek hiszi',
    'pot-es-kiegeszito-csere': 'felcseréli a pótszöget és a kiegészítő szöget',
    'teljes-szogre': '360°-ra egészít ki',
    'x-et-adja-meg': 'az x értékét adja meg a kérdezett mennyiség helyett',
  },
  'matek-7-negyszogek': {
    'osszeget-adja': 'az összeget adja meg a hiányzó érték helyett',
    'szog-kimarad': 'kihagy egy szöget',
    'szogosszeg-180': 'négyszögnél 180°-os szögösszeggel számol',
  },
};
