import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-hanyfelekeppen': {
    'csak-az-egyik-szint': 'csak az egyik választást számolja',
    'eset-kimarad': 'kihagy egy esetet',
    'esetek-felezese': 'fölöslegesen felezi az eseteket',
    'ismetles-felreertese': 'félreérti, hogy ismétlődhetnek-e az elemek',
    'nulla-az-elso-helyen': 'megengedi a 0-t az első helyen',
    'szint-kimarad': 'kihagy egy választási lépést',
  },
  'matek-6-valoszinuseg': {
    'egy-eset': 'egyetlen eset valószínűségét adja meg',
    'ellentett-esemeny': 'az ellentétes esemény valószínűségét adja meg',
    'eset-elszamolas': 'elszámolja az eseteket',
    'kedvezo-a-kedvezotlenhez': 'a kedvezőt a kedvezőtlen esetekhez viszonyítja',
    'ket-kimenetel-fele-fele': 'minden lehetőséget egyformán esélyesnek hisz',
  },
  'matek-7-kombinatorika': {
    'csak-az-elso-hely': 'csak az első hely lehetőségeit számolja',
    'csak-egy-elem': 'csak egy elem párjait számolja',
    'feltetel-kimarad': 'figyelmen kívül hagy egy feltételt',
    'ketszer-szamolja': 'minden párt kétszer számol',
    'onmagaval-is': 'önmagával is párba állítja az elemeket',
    'sorrend-es-kivalasztas': 'összekeveri a sorrendet és a kiválasztást',
  },
  'matek-8-valoszinuseg': {
    'egyjegyueket-is-szamolja': 'az egyjegyű számokat is beleszámolja',
    'ketjegyuek-szama': 'rosszul számolja a kétjegyű számokat',
    'nem-egyenloen-valoszinu': 'nem egyformán valószínű eseteket számol',
    'osszes-eset-12': 'két kockánál 12 esetet számol 36 helyett',
    'sorrend-nem-szamit': 'az (1; 2) és a (2; 1) esetet azonosnak veszi',
    'visszateveskent-szamol': 'visszatevéses húzásként számol',
  },
};
