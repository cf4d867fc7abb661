import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-pont-egyenes-szakasz': {
    'csak-az-egyik-szakasz': { text: 'csak az egyik szakaszt adja meg', pupil: 'Csak az egyik szakaszt adod meg.' },
    'csak-az-egyiket-felezi': { text: 'csak az egyik szakaszt felezi', pupil: 'Csak az egyik szakaszt felezed.' },
    'felezes-elmarad': { text: 'elmarad a felezés', pupil: 'Elfelejtesz felezni.' },
    'kozos-reszt-ketszer': { text: 'a közös részt kétszer számolja', pupil: 'A közös részt kétszer számolod.' },
    'mindig-felezi': { text: 'felezőpontot feltételez ott is, ahol nincs', pupil: 'Felezőpontot feltételezel ott is, ahol nincs.' },
    'osszeg-kulonbseg-csere': { text: 'összead kivonás helyett, vagy fordítva', pupil: 'Összeadsz kivonás helyett, vagy fordítva.' },
    'rossz-szakasz': { text: 'másik szakasz hosszát adja meg', pupil: 'Másik szakasz hosszát adod meg.' },
  },
  'matek-5-szogmeres': {
    'derekszogtol-mer': { text: 'a derékszögtől való eltérést adja meg', pupil: 'A derékszögtől való eltérést adod meg.' },
    'fok-szaz-perc': { text: '1° = 100′-cel számol', pupil: 'Úgy számolsz, mintha 1° = 100′ volna.' },
    'rossz-skala': { text: 'a szögmérő rossz skáláját olvassa', pupil: 'A szögmérő rossz skáláját olvasod.' },
    'skalakat-osszeadja': { text: 'összeadja a szögmérő két skáláját', pupil: 'Összeadod a szögmérő két skáláját.' },
    'szogfajtak-keverese': { text: 'összekeveri a szögfajtákat', pupil: 'Összekevered a szögfajtákat.' },
  },
  'matek-5-tengelyes-szimmetria': {
    'eltolas-tukrozes-helyett': { text: 'eltol tükrözés helyett', pupil: 'Eltolsz tükrözés helyett.' },
    'koordinatak-csereje': { text: 'felcseréli a két koordinátát', pupil: 'Felcseréled a két koordinátát.' },
    'kozeppontosan-tukroz': {
      text: 'tengelyes tükrözés helyett középpontosan tükröz',
      pupil: 'Tengelyes tükrözés helyett középpontosan tükrözöl.',
    },
    'rossz-tengely': { text: 'a másik tengellyel dolgozik', pupil: 'A másik tengellyel dolgozol.' },
  },
  'matek-6-koordinata-sik': {
    'kezdopont-kimarad': { text: 'az elmozdulást adja meg a kezdőpont nélkül', pupil: 'Az elmozdulást adod meg a kezdőpont nélkül.' },
    'negativ-koordinata-iranya': { text: 'a negatív koordinátát rossz irányba méri', pupil: 'A negatív koordinátát rossz irányba méred.' },
    'tengelyek-csereje': { text: 'felcseréli a két tengelyt', pupil: 'Felcseréled a két tengelyt.' },
  },
  'matek-7-kozeppontos-tukrozes': {
    'ellentetes-eltolas': { text: 'ellentétes irányba tol', pupil: 'Ellentétes irányba tolsz.' },
    'eltolasnal-tukroz': { text: 'eltolás helyett tükröz', pupil: 'Eltolás helyett tükrözöl.' },
    'felezopont-hiba': { text: 'rosszul használja a felezőpontot', pupil: 'Rosszul használod a felezőpontot.' },
    felfordulat: { text: '90° helyett 180°-kal forgat', pupil: '90° helyett 180°-kal forgatsz.' },
    'forgatas-helyett-tukroz': { text: 'forgatás helyett tükröz', pupil: 'Forgatás helyett tükrözöl.' },
    'rossz-forgasirany': { text: 'rossz irányba forgat', pupil: 'Rossz irányba forgatsz.' },
    'tengelyesen-tukroz': { text: 'középpontos helyett tengelyesen tükröz', pupil: 'Középpontos helyett tengelyesen tükrözöl.' },
  },
};
