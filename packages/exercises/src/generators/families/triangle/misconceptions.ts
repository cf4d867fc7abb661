import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-nevezetes-vonalak': {
    'arany-forditva': 'fordítva veszi az arányt',
    'nevezetes-pontok-keverese': 'összekeveri a háromszög nevezetes pontjait',
    'nevezetes-vonalak-keverese': 'összekeveri a háromszög nevezetes vonalait',
    'sulypont-felezi': 'azt hiszi, a súlypont felezi a súlyvonalat',
    'sulyvonal-felezomeroleges': 'összekeveri a súlyvonalat és a felezőmerőlegest',
  },
  'matek-7-derekszogu-haromszog-megoldasa': {
    'emelkedesi-szog-potszoge': 'az emelkedési szög pótszögével számol',
    'osztas-szorzas-csere': 'felcseréli az osztást és a szorzást',
    'rossz-szogfuggveny': 'rossz szögfüggvényt választ',
    'sin-cos-csere': 'felcseréli a szinuszt és a koszinuszt',
    'szabaly-keveres': 'rossz szabályt alkalmaz',
  },
  'matek-7-hasonlo-haromszogek': {
    'hasonlo-egybevago': 'a hasonló alakzatok oldalait egyenlőnek veszi',
    'kerulet-aranya-negyzet': 'a kerületek arányát k²-nek veszi',
    'negyzet-mint-duplazas': 'négyzetre emelés helyett kétszerez',
    'terulet-aranya-k': 'a területek arányát k-nak hiszi k² helyett',
  },
  'matek-7-parhuzamos-szelok': {
    'am-mb-mint-mn-bc': 'az AM : MB arányt veszi az MN : BC aránynak',
    'mindig-kozepvonal': 'mindig középvonalnak veszi a párhuzamost',
    'nem-megfelelo-szakaszok': 'nem a megfelelő szakaszokat párosítja',
  },
  'matek-7-pitagorasz-tetel': {
    'oldalakat-adja-ossze': 'Pitagorasz-tétel helyett az oldalakat adja össze vagy vonja ki',
  },
};
