import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-halmazok': {
    'elem-ellenorzes': 'nem ellenőrzi, hogy az elem benne van-e a halmazban',
    'elem-kimarad': 'kihagy egy elemet',
    'eleme-es-resze-csere': 'felcseréli az ∈ és a ⊂ jelet',
    elszamolas: 'elszámolja a darabszámot',
    'hatar-felesleges': 'a határon kívüli elemet is beveszi',
    'hatar-kimarad': 'kihagyja a határon lévő elemet',
    'ismetlodo-elemet-ketszer': 'a halmaz ismétlődő elemét kétszer számolja',
    'ismetlodok-szama': 'az ismétlődések számát adja meg',
    'kulonbseg-helyett': 'a halmazok különbségét adja meg',
    'kulonbseg-sorrendje': 'felcseréli a halmazkülönbség sorrendjét',
    'legnagyobb-elem': 'a legnagyobb elemet adja meg az elemszám helyett',
    'nulla-felesleges': 'a 0-t is a halmazba veszi',
    'reszhalmaz-ellenorzes': 'nem ellenőrzi a részhalmaz minden elemét',
    'unio-metszet-csere': 'felcseréli az egyesítést és a metszetet',
  },
  'matek-7-koordinata-rendszer': {
    'csak-egyenloseg': 'csak az egyenlőség esetét számolja',
    'egyenloseg-kimarad': 'kihagyja az egyenlőség esetét',
    'ellentett-feltetel': 'az ellentétes feltételt számolja',
    'parokat-ketszer': 'kétszer számolja a párokat',
    'rendezett-par-sorrendje': 'nem figyel a rendezett pár sorrendjére',
    'unio-descartes-csere': 'egyesítést számol Descartes-szorzat helyett',
  },
  'matek-8-fuggveny-fogalma': {
    'allando-kimarad': 'kihagyja az állandó tagot',
    'behelyettesites-iranya': 'a függvényértéket írja az x helyére',
    'ertek-helyett-kep': 'a függvényértéket adja meg az x helyett',
    'ertelmezesi-tartomany': 'az értelmezési tartományt adja meg értékkészletnek',
    'f-szer-x': 'az f(x) jelölést szorzásnak olvassa',
  },
  'matek-8-intervallumok': {
    'intervallum-hossza': 'az intervallum hosszát adja meg az elemszám helyett',
    'nyilt-zart-veg': 'összekeveri a nyílt és a zárt végpontot',
  },
};
