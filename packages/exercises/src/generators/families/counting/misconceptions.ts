import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-hanyfelekeppen': {
    'csak-az-egyik-szint': { text: 'csak az egyik választást számolja', pupil: 'Csak az egyik választást számolod.' },
    'eset-kimarad': { text: 'kihagy egy esetet', pupil: 'Kihagysz egy esetet.' },
    'esetek-felezese': { text: 'fölöslegesen felezi az eseteket', pupil: 'Fölöslegesen felezed az eseteket.' },
    'ismetles-felreertese': { text: 'félreérti, hogy ismétlődhetnek-e az elemek', pupil: 'Félreérted, hogy ismétlődhetnek-e az elemek.' },
    'nulla-az-elso-helyen': { text: 'megengedi a 0-t az első helyen', pupil: 'Megengeded a 0-t az első helyen.' },
    'szint-kimarad': { text: 'kihagy egy választási lépést', pupil: 'Kihagysz egy választási lépést.' },
  },
  'matek-6-valoszinuseg': {
    'egy-eset': { text: 'egyetlen eset valószínűségét adja meg', pupil: 'Egyetlen eset valószínűségét adod meg.' },
    'ellentett-esemeny': { text: 'az ellentétes esemény valószínűségét adja meg', pupil: 'Az ellentétes esemény valószínűségét adod meg.' },
    'eset-elszamolas': { text: 'elszámolja az eseteket', pupil: 'Elszámolod az eseteket.' },
    'kedvezo-a-kedvezotlenhez': {
      text: 'a kedvezőt a kedvezőtlen esetekhez viszonyítja',
      pupil: 'A kedvezőt a kedvezőtlen esetekhez viszonyítod.',
    },
    'kedvezo-esetek-szama': {
      text: 'a kedvező esetek számát adja meg a valószínűség helyett',
      pupil: 'A kedvező esetek számát adod meg a valószínűség helyett.',
    },
    'kihuzottat-felig-veszi-le': {
      text: 'a kihúzott golyót nem onnan veszi le, ahonnan hiányzik',
      pupil: 'A kihúzott golyót nem onnan veszed le, ahonnan hiányzik.',
    },
    'szamlalot-darabnak-veszi': {
      text: 'a tört számlálóját darabszámnak veszi',
      pupil: 'A tört számlálóját darabszámnak veszed.',
    },
    'szamlaloval-nem-szoroz': {
      text: 'törtrésznél csak oszt a nevezővel, a számlálóval nem szoroz',
      pupil: 'Törtrésznél csak osztasz a nevezővel, a számlálóval nem szorzol.',
    },
    'vagy-mint-es': { text: 'a „vagy” szót „és”-nek olvassa', pupil: 'A „vagy” szót „és”-nek olvasod.' },
    'ket-kimenetel-fele-fele': {
      text: 'minden lehetőséget egyformán esélyesnek hisz',
      pupil: 'Minden lehetőséget egyformán esélyesnek hiszel.',
    },
  },
  'matek-7-kombinatorika': {
    'csak-az-elso-hely': { text: 'csak az első hely lehetőségeit számolja', pupil: 'Csak az első hely lehetőségeit számolod.' },
    'csak-egy-elem': { text: 'csak egy elem párjait számolja', pupil: 'Csak egy elem párjait számolod.' },
    'feltetel-kimarad': { text: 'figyelmen kívül hagy egy feltételt', pupil: 'Figyelmen kívül hagysz egy feltételt.' },
    'ketszer-szamolja': { text: 'minden párt kétszer számol', pupil: 'Minden párt kétszer számolsz.' },
    'onmagaval-is': { text: 'önmagával is párba állítja az elemeket', pupil: 'Önmagával is párba állítod az elemeket.' },
    'sorrend-es-kivalasztas': { text: 'összekeveri a sorrendet és a kiválasztást', pupil: 'Összekevered a sorrendet és a kiválasztást.' },
  },
  'matek-7-relativ-gyakorisag': {
    'tobbit-adja-meg': { text: 'a kérdezett adatok helyett a többit adja meg', pupil: 'A kérdezett adatok helyett a többit adod meg.' },
    'aranyok-atlaga': {
      text: 'két csoport arányát átlagolja, a létszámuk nélkül',
      pupil: 'Két csoport arányát átlagolod, a létszámuk nélkül.',
    },
    'aranyok-osszege': { text: 'két csoport arányát összeadja', pupil: 'Két csoport arányát összeadod.' },
    'csak-a-regi-huzasok': { text: 'csak az eddigi húzásokkal számol', pupil: 'Csak az eddigi húzásokkal számolsz.' },
    'csak-az-uj-huzasok': { text: 'csak az új húzásokkal számol', pupil: 'Csak az új húzásokkal számolsz.' },
    'csoportok-egyformak': { text: 'minden csoportot egyforma nagynak vesz', pupil: 'Minden csoportot egyforma nagynak veszel.' },
    'darabszam-mint-szazalek': { text: 'a darabszámot olvassa százaléknak', pupil: 'A darabszámot olvasod százaléknak.' },
    'eddigit-nem-vonja-le': { text: 'nem vonja le, ami már megvan', pupil: 'Nem vonod le, ami már megvan.' },
    'forditva-oszt': { text: 'az összeset osztja el a résszel', pupil: 'Az összeset osztod el a résszel.' },
    'gyakorisag-relativ-helyett': {
      text: 'a relatív gyakoriság helyett a gyakorisággal számol',
      pupil: 'A relatív gyakoriság helyett a gyakorisággal számolsz.',
    },
    'legalabb-csak-az-egyenlo': {
      text: 'a „legalább” szónál csak az egyenlőt számolja',
      pupil: 'A „legalább” szónál csak az egyenlőt számolod.',
    },
    'legalabb-mint-tobb': { text: 'a „legalább” szónál az egyenlőt kihagyja', pupil: 'A „legalább” szónál az egyenlőt kihagyod.' },
    'relativ-gyakorisagnal-megall': { text: 'a relatív gyakoriságnál megáll', pupil: 'A relatív gyakoriságnál megállsz.' },
    'reszt-a-tobbihez-meri': { text: 'a részt a többi adathoz viszonyítja', pupil: 'A részt a többi adathoz viszonyítod.' },
    'tobbi-mint-szazalek': { text: 'a többi eset számát adja meg', pupil: 'A többi eset számát adod meg.' },
  },
  'matek-8-valoszinuseg': {
    'csak-a-hatar-osszeg': {
      text: 'a „legalább” vagy a „legfeljebb” szónál csak az egyenlőt számolja',
      pupil: 'A „legalább” vagy a „legfeljebb” szónál csak az egyenlőt számolod.',
    },
    'hatar-osszeget-kihagyja': {
      text: 'a „legalább” vagy a „legfeljebb” szónál az egyenlőt kihagyja',
      pupil: 'A „legalább” vagy a „legfeljebb” szónál az egyenlőt kihagyod.',
    },
    'legalabb-legfeljebb-csere': {
      text: 'a „legalább” és a „legfeljebb” szót felcseréli',
      pupil: 'A „legalább” és a „legfeljebb” szót felcseréled.',
    },
    'csak-az-egyik-kocka': { text: 'csak az egyik kockával számol', pupil: 'Csak az egyik kockával számolsz.' },
    'dupla-dobast-ketszer': {
      text: 'az egyforma számokból álló dobást kétszer számolja',
      pupil: 'Az egyforma számokból álló dobást kétszer számolod.',
    },
    'kozos-esetet-ketszer': {
      text: 'a mindkettőben benne lévő eseteket kétszer számolja',
      pupil: 'A mindkettőben benne lévő eseteket kétszer számolod.',
    },
    'lehetosegeket-osszeadja': {
      text: 'az összes esetnél összeadja a lehetőségeket szorzás helyett',
      pupil: 'Az összes esetnél összeadod a lehetőségeket szorzás helyett.',
    },
    'mindkettot-koveteli': {
      text: 'a „legalább az egyik” helyett mindkettőt megköveteli',
      pupil: 'A „legalább az egyik” helyett mindkettőt megköveteled.',
    },
    'osszes-golyo-nem-no': {
      text: 'az összes esetet változatlannak veszi, pedig az is nő',
      pupil: 'Az összes esetet változatlannak veszed, pedig az is nő.',
    },
    'pontosan-egyet-szamol': {
      text: 'a „legalább az egyik” helyett csak a pontosan egyet számolja',
      pupil: 'A „legalább az egyik” helyett csak a pontosan egyet számolod.',
    },
    'egyjegyueket-is-szamolja': { text: 'az egyjegyű számokat is beleszámolja', pupil: 'Az egyjegyű számokat is beleszámolod.' },
    'ketjegyuek-szama': { text: 'rosszul számolja a kétjegyű számokat', pupil: 'Rosszul számolod a kétjegyű számokat.' },
    'nem-egyenloen-valoszinu': { text: 'nem egyformán valószínű eseteket számol', pupil: 'Nem egyformán valószínű eseteket számolsz.' },
    'osszes-eset-12': { text: 'két kockánál 12 esetet számol 36 helyett', pupil: 'Két kockánál 12 esetet számolsz 36 helyett.' },
    'sorrend-nem-szamit': { text: 'az (1; 2) és a (2; 1) esetet azonosnak veszi', pupil: 'Az (1; 2) és a (2; 1) esetet azonosnak veszed.' },
    'visszateveskent-szamol': { text: 'visszatevéses húzásként számol', pupil: 'Visszatevéses húzásként számolsz.' },
  },
};
