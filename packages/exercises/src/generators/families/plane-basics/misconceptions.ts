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
    'nem-nullarol-mer': {
      text: 'nem veszi észre, hogy az első szár nem a 0-nál áll',
      pupil: 'Nem veszed észre, hogy az első szár nem a 0-nál áll.',
    },
    'szogmeron-osszead': { text: 'összeadja a két szár leolvasását', pupil: 'Összeadod a két szár leolvasását.' },
    'rossz-skala': { text: 'a szögmérő rossz skáláját olvassa', pupil: 'A szögmérő rossz skáláját olvasod.' },
    'skalakat-osszeadja': { text: 'összeadja a két skálán leolvasott számot', pupil: 'Összeadod a két skálán leolvasott számot.' },
    'szogfajtak-keverese': { text: 'összekeveri a szögfajtákat', pupil: 'Összekevered a szögfajtákat.' },
  },
  'matek-5-tengelyes-szimmetria': {
    'eredeti-pontot-tukrozi-ujra': {
      text: 'az eredeti pontot tükrözi a második tengelyre az első kép helyett',
      pupil: 'Az eredeti pontot tükrözöd a második tengelyre az első kép helyett.',
    },
    'masodik-tukrozes-kimarad': { text: 'csak az első tükrözést végzi el', pupil: 'Csak az első tükrözést végzed el.' },
    'bal-jobb-nem-cserel': {
      text: 'a tükörképen nem cseréli fel a bal és a jobb oldalt',
      pupil: 'A tükörképen nem cseréled fel a bal és a jobb oldalt.',
    },
    'eltolas-tukrozes-helyett': { text: 'eltol tükrözés helyett', pupil: 'Eltolsz tükrözés helyett.' },
    'rossz-iranyba-lep': { text: 'tükrözéskor a tengelytől távolodva lép', pupil: 'Tükrözéskor a tengelytől távolodva lépsz.' },
    'rossz-tengely': { text: 'a másik tengellyel dolgozik', pupil: 'A másik tengellyel dolgozol.' },
    'sort-valt': { text: 'függőleges tengelynél a sort is megváltoztatja', pupil: 'Függőleges tengelynél a sort is megváltoztatod.' },
    'tavolsagot-adja': { text: 'távolságot ad meg hely helyett', pupil: 'Távolságot adsz meg hely helyett.' },
    'tavolsagot-duplazza': {
      text: 'a pont és a képe távolságát méri a tengelytől',
      pupil: 'A pont és a képe távolságát méred a tengelytől.',
    },
    'tengelyig-lep': { text: 'tükrözéskor csak a tengelyig lép', pupil: 'Tükrözéskor csak a tengelyig lépsz.' },
  },
  'matek-6-felezomeroleges': {
    'alapnak-csak-a-fele': { text: 'a felezett szakasznak csak a felét számolja', pupil: 'A felezett szakasznak csak a felét számolod.' },
    'alapot-nem-vonja-le': {
      text: 'felezés előtt nem vonja le a felezett szakasz hosszát',
      pupil: 'Felezés előtt nem vonod le a felezett szakasz hosszát.',
    },
    'csak-az-egyik-fel': { text: 'csak az ábra egyik felét adja össze', pupil: 'Csak az ábra egyik felét adod össze.' },
    'csak-egy-tobblet': {
      text: 'a két egyenlő többletből csak az egyiket vonja le',
      pupil: 'A két egyenlő többletből csak az egyiket vonod le.',
    },
    'egesz-szakaszt-veszi': {
      text: 'a szakasz része helyett az egész szakaszt számolja',
      pupil: 'A szakasz része helyett az egész szakaszt számolod.',
    },
    'egyenlo-helyett-felez': { text: 'felez, pedig a két távolság egyenlő', pupil: 'Felezel, pedig a két távolság egyenlő.' },
    'egyenlo-szakasz-elmarad': { text: 'az egyenlő szakaszt kihagyja az összegből', pupil: 'Az egyenlő szakaszt kihagyod az összegből.' },
    'felezett-szakaszt-adja': { text: 'a felezett szakaszt vagy a felét adja meg', pupil: 'A felezett szakaszt vagy a felét adod meg.' },
    'felezopontnak-hiszi': { text: 'a metszéspontot felezőpontnak hiszi', pupil: 'A metszéspontot felezőpontnak hiszed.' },
    'ferde-szakasz-a-tavolsag': { text: 'ferde szakaszt vesz távolságnak', pupil: 'Ferde szakaszt veszel távolságnak.' },
    'masik-szakaszt-adja': { text: 'a másik szakasz hosszát adja meg', pupil: 'A másik szakasz hosszát adod meg.' },
    'merolegest-fuggolegesnek-veszi': { text: 'a merőlegest függőlegesnek veszi', pupil: 'A merőlegest függőlegesnek veszed.' },
    'oldalt-ketszer-szamol': { text: 'a háromszög egyik oldalát kétszer számolja', pupil: 'A háromszög egyik oldalát kétszer számolod.' },
    'szemre-egyenlo-tavolsag': { text: 'szemre ítél két távolságot egyenlőnek', pupil: 'Szemre ítélsz két távolságot egyenlőnek.' },
    'tobbletet-bennhagyja': { text: 'a többletet nem vonja le harmadolás előtt', pupil: 'A többletet nem vonod le harmadolás előtt.' },
  },
  'matek-6-koordinata-sik': {
    'koordinatak-csereje': { text: 'felcseréli a két koordinátát', pupil: 'Felcseréled a két koordinátát.' },
    'ellentetes-iranyba-lep': { text: 'a kért iránnyal ellentétesen lép', pupil: 'A kért iránnyal ellentétesen lépsz.' },
    'kezdopont-kimarad': { text: 'az elmozdulást adja meg a kezdőpont nélkül', pupil: 'Az elmozdulást adod meg a kezdőpont nélkül.' },
    'negativ-koordinata-iranya': { text: 'a negatív koordinátát rossz irányba méri', pupil: 'A negatív koordinátát rossz irányba méred.' },
    'tengelyek-csereje': { text: 'felcseréli a két tengelyt', pupil: 'Felcseréled a két tengelyt.' },
  },
  'matek-7-ket-pont-tavolsaga': {
    'egy-oldal-kimarad': { text: 'a kerületből kihagy egy oldalt', pupil: 'A kerületből kihagysz egy oldalt.' },
    'felezopont-kulonbsegbol': {
      text: 'a felezőponthoz a koordináták különbségét felezi',
      pupil: 'A felezőponthoz a koordináták különbségét felezed.',
    },
    'felezopont-vegpont-csere': {
      text: 'felcseréli a felezőpont és a végpont szerepét',
      pupil: 'Felcseréled a felezőpont és a végpont szerepét.',
    },
    'felezopontnal-nem-oszt': {
      text: 'a felezőpontnál nem osztja kettővel az összeget',
      pupil: 'A felezőpontnál nem osztod kettővel az összeget.',
    },
    'lepeseket-osszeadja': {
      text: 'távolságként a vízszintes és a függőleges lépés összegét adja meg',
      pupil: 'Távolságként a vízszintes és a függőleges lépés összegét adod meg.',
    },
    'lepesnel-elojel-elmarad': {
      text: 'a lépés számolásakor elhagyja a negatív előjelet',
      pupil: 'A lépés számolásakor elhagyod a negatív előjelet.',
    },
    'negyzeteket-kivon-osszeadas-helyett': {
      text: 'a vízszintes és a függőleges lépés négyzetét kivonja egymásból összeadás helyett',
      pupil: 'A vízszintes és a függőleges lépés négyzetét kivonod egymásból összeadás helyett.',
    },
    'rossz-iranyba-lep-az-a-ponttol': {
      text: 'az ismert ponttól a másik irányba lép',
      pupil: 'Az ismert ponttól a másik irányba lépsz.',
    },
    'vegpont-helyett-ujabb-felezopont': {
      text: 'a hiányzó végpont helyett újabb felezőpontot számol',
      pupil: 'A hiányzó végpont helyett újabb felezőpontot számolsz.',
    },
  },
  'matek-7-kozeppontos-tukrozes': {
    'origora-tukroz': {
      text: 'a megadott középpont helyett az origóra tükröz',
      pupil: 'A megadott középpont helyett az origóra tükrözöl.',
    },
    'kozeppontot-tukrozi': { text: 'a középpontot tükrözi a pontra', pupil: 'A középpontot tükrözöd a pontra.' },
    'ellentetes-eltolas': { text: 'ellentétes irányba tol', pupil: 'Ellentétes irányba tolsz.' },
    'eltolasnal-tukroz': { text: 'a vektorból kivonja a pont koordinátáit', pupil: 'A vektorból kivonod a pont koordinátáit.' },
    'felezopont-hiba': { text: 'rosszul használja a felezőpontot', pupil: 'Rosszul használod a felezőpontot.' },
    felfordulat: { text: '90° helyett 180°-kal forgat', pupil: '90° helyett 180°-kal forgatsz.' },
    'forgatas-helyett-tukroz': { text: 'forgatás helyett tükröz', pupil: 'Forgatás helyett tükrözöl.' },
    'rossz-forgasirany': { text: 'rossz irányba forgat', pupil: 'Rossz irányba forgatsz.' },
    'tengelyesen-tukroz': { text: 'középpontos helyett tengelyesen tükröz', pupil: 'Középpontos helyett tengelyesen tükrözöl.' },
  },
};
