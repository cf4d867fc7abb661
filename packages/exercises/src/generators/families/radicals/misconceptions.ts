import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-hatvanyozas-normalalak': {
    'kitevo-elojele': 'a normálalak kitevőjének előjelét rontja el',
    'lepesek-szama': 'elszámolja a tizedesvessző lépéseit',
    'negativ-kitevo-negativ-szam': 'a negatív kitevőt negatív számnak hiszi (2⁻³ = −8)',
    'reciprok-elmarad': 'negatív kitevőnél elmarad a reciprok',
  },
  'matek-7-kiemeles-gyokjel-alol': {
    'rossz-tenyezot-emeli': 'rossz tényezőt emel négyzetre',
  },
  'matek-7-muveletek-gyokokkel': {
    'gyok-alattit-osszead': 'összevonáskor a gyök alatti számokat adja össze',
    'gyok-elmarad': 'elhagyja a gyökös tényezőt',
    'gyok-szor-gyok': '√a · √a értékét elrontja',
    'gyokok-osszege': 'a gyökök összegét az összeg gyökének hiszi',
    'szorzas-osszevonas-helyett': 'összevonás helyett szoroz',
  },
  'matek-7-negyzetgyok': {
    'csak-a-pozitiv': 'az x² = a egyenletnek csak a pozitív megoldását adja meg',
    'csak-a-szamlalobol': 'csak a számlálóból von gyököt',
    'gyok-mint-felezes': 'gyökvonás helyett felez (√16 = 8)',
    'szomszedos-negyzetszam': 'a szomszédos négyzetszámmal téveszti össze',
  },
  'matek-7-valos-szamok': {
    'minden-gyok-irracionalis': 'minden gyökös számot irracionálisnak hisz',
    'szamhalmazok-keverese': 'összekeveri a számhalmazokat',
  },
};
