import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-hatvanyozas-normalalak': {
    'kitevo-elojele': { text: 'a normálalak kitevőjének előjelét rontja el', pupil: 'A normálalak kitevőjének előjelét rontod el.' },
    'kitevoket-forditva-vonja-ki': {
      text: 'osztáskor az osztó kitevőjéből vonja ki az osztandóét',
      pupil: 'Osztáskor az osztó kitevőjéből vonod ki az osztandóét.',
    },
    'lepesek-szama': { text: 'elszámolja a tizedesvessző lépéseit', pupil: 'Elszámolod a tizedesvessző lépéseit.' },
    'negativ-alap-elojele': { text: 'elvéti a negatív alap hatványának előjelét', pupil: 'Elvéted a negatív alap hatványának előjelét.' },
    'negativ-kitevo-negativ-szam': {
      text: 'a negatív kitevőt negatív számnak hiszi (2⁻³ = −8)',
      pupil: 'A negatív kitevőt negatív számnak hiszed (2⁻³ = −8).',
    },
    'reciprokot-is-negativnak-veszi': {
      text: 'a negatív kitevő miatt a reciprok elé is mínuszt tesz',
      pupil: 'A negatív kitevő miatt a reciprok elé is mínuszt teszel.',
    },
    'reciprok-elmarad': { text: 'negatív kitevőnél elmarad a reciprok', pupil: 'Negatív kitevőnél elfelejted a reciprokot.' },
  },
  'matek-7-kiemeles-gyokjel-alol': {
    'rossz-tenyezot-emeli': { text: 'rossz tényezőt emel négyzetre', pupil: 'Rossz tényezőt emelsz négyzetre.' },
  },
  'matek-7-muveletek-gyokokkel': {
    'gyok-alattit-osszead': {
      text: 'összevonáskor a gyök alatti számokat adja össze',
      pupil: 'Összevonáskor a gyök alatti számokat adod össze.',
    },
    'gyok-elmarad': { text: 'elhagyja a gyökös tényezőt', pupil: 'Elhagyod a gyökös tényezőt.' },
    'gyok-szor-gyok': { text: 'elrontja két egyforma gyök szorzatát', pupil: 'Elrontod a √a · √a szorzat értékét.' },
    'gyokok-osszege': { text: 'a gyökök összegét az összeg gyökének hiszi', pupil: 'A gyökök összegét az összeg gyökének hiszed.' },
    'szorzas-osszevonas-helyett': { text: 'összevonás helyett szoroz', pupil: 'Összevonás helyett szorzol.' },
  },
  'matek-7-negyzetgyok': {
    'csak-a-pozitiv': {
      text: 'a négyzetes egyenletnek csak a pozitív megoldását adja meg',
      pupil: 'A négyzetes egyenletnek csak a pozitív megoldását adod meg.',
    },
    'csak-a-szamlalobol': { text: 'csak a számlálóból von gyököt', pupil: 'Csak a számlálóból vonsz gyököt.' },
    'kulso-szorzo-kimarad': { text: 'a gyökjel előtti szorzót kihagyja', pupil: 'A gyökjel előtti szorzót kihagyod.' },
    'gyok-mint-felezes': { text: 'gyökvonás helyett felez (√16 = 8)', pupil: 'Gyökvonás helyett felezel (√16 = 8).' },
    'utolso-jegybol-tippel': { text: 'csak az utolsó jegyből tippeli a gyököt', pupil: 'Csak az utolsó jegyből tippeled a gyököt.' },
  },
  'matek-7-valos-szamok': {
    'minden-gyok-irracionalis': {
      text: 'minden gyökös számot irracionálisnak hisz',
      pupil: 'Minden gyökös számot irracionálisnak hiszel.',
    },
    'szamhalmazok-keverese': { text: 'összekeveri a számhalmazokat', pupil: 'Összekevered a számhalmazokat.' },
  },
};
