import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-pont-egyenes-szakasz': {
    'csak-az-egyik-szakasz': 'csak az egyik szakaszt adja meg',
    'csak-az-egyiket-felezi': 'csak az egyik szakaszt felezi',
    'felezes-elmarad': 'elmarad a felezés',
    'kozos-reszt-ketszer': 'a közös részt kétszer számolja',
    'mindig-felezi': 'felezőpontot feltételez ott is, ahol nincs',
    'osszeg-kulonbseg-csere': 'összead kivonás helyett, vagy fordítva',
    'rossz-szakasz': 'másik szakasz hosszát adja meg',
  },
  'matek-5-szogmeres': {
    'derekszogtol-mer': 'a derékszögtől való eltérést adja meg',
    'fok-szaz-perc': '1° = 100′-cel számol',
    'rossz-skala': 'a szögmérő rossz skáláját olvassa',
    'skalakat-osszeadja': 'összeadja a szögmérő két skáláját',
    'szogfajtak-keverese': 'összekeveri a szögfajtákat',
  },
  'matek-5-tengelyes-szimmetria': {
    'eltolas-tukrozes-helyett': 'eltol tükrözés helyett',
    'koordinatak-csereje': 'felcseréli a két koordinátát',
    'kozeppontosan-tukroz': 'tengelyes tükrözés helyett középpontosan tükröz',
    'rossz-tengely': 'a másik tengellyel dolgozik',
  },
  'matek-6-koordinata-sik': {
    'kezdopont-kimarad': 'az elmozdulást adja meg a kezdőpont nélkül',
    'negativ-koordinata-iranya': 'a negatív koordinátát rossz irányba méri',
    'tengelyek-csereje': 'felcseréli a két tengelyt',
  },
  'matek-7-kozeppontos-tukrozes': {
    'ellentetes-eltolas': 'ellentétes irányba tol',
    'eltolasnal-tukroz': 'eltolás helyett tükröz',
    'felezopont-hiba': 'rosszul használja a felezőpontot',
    felfordulat: '90° helyett 180°-kal forgat',
    'forgatas-helyett-tukroz': 'forgatás helyett tükröz',
    'rossz-forgasirany': 'rossz irányba forgat',
    'tengelyesen-tukroz': 'középpontos helyett tengelyesen tükröz',
  },
};
