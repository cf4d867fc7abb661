import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-diagramok': {
    'csak-az-egyik-adat': { text: 'csak az egyik adatot veszi figyelembe', pupil: 'Csak az egyik adatot veszed figyelembe.' },
    'kategoria-kimarad': { text: 'kihagy egy sort az összegből', pupil: 'Kihagysz egy sort az összegből.' },
    'kulonbseg-hanyados-helyett': {
      text: '„hányszor annyi” helyett különbséget számol',
      pupil: 'A „hányszor annyi” kérdésre különbséget számolsz.',
    },
    'leptek-hozzaadas': {
      text: 'a jelek számához hozzáadja egy jel értékét szorzás helyett',
      pupil: 'A jelek számához hozzáadod egy jel értékét szorzás helyett.',
    },
    'leptek-kimarad': { text: 'nem veszi figyelembe a diagram léptékét', pupil: 'Nem veszed figyelembe a diagram léptékét.' },
    'rossz-sor': { text: 'rossz sort olvas le', pupil: 'Rossz sort olvasol le.' },
  },
  'matek-5-szamtani-kozep': {
    'atlag-a-hianyzo-adat': { text: 'az átlagot írja be a hiányzó adat helyére', pupil: 'Az átlagot írod be a hiányzó adat helyére.' },
    'darabszam-hiba': { text: 'átlagnál rossz darabszámmal számol', pupil: 'Átlagnál nem a jó darabszámmal osztasz.' },
    'ismertek-atlaga': { text: 'az ismert adatok átlagát adja meg', pupil: 'Az ismert adatok átlagát adod meg.' },
    'levonas-elmarad': { text: 'nem vonja le az ismert adatokat', pupil: 'Nem vonod le az ismert adatokat.' },
    'mindig-kettovel-oszt': { text: 'átlagnál mindig kettővel oszt', pupil: 'Átlagnál mindig kettővel osztasz.' },
    'nullat-kihagyja': { text: 'átlagnál kihagyja a 0 értéket', pupil: 'Átlagnál kihagyod a 0 értéket.' },
    'osztas-elmarad': { text: 'elmarad az osztás', pupil: 'Elfelejtesz osztani.' },
    'szelsok-kozepe': {
      text: 'a legkisebb és a legnagyobb adat átlagát adja meg',
      pupil: 'A legkisebb és a legnagyobb adat átlagát adod meg.',
    },
  },
  'matek-6-gyakorisag-diagramok': {
    'felkorrel-szamol': { text: '180°-kal számol 360° helyett', pupil: '180°-kal számolsz 360° helyett.' },
    'gyakorisagot-szazaleknak': { text: 'a darabszámot százalékként olvassa', pupil: 'A darabszámot százalékként olvasod.' },
    'gyakorisagot-szognek': { text: 'a darabszámot fokként olvassa', pupil: 'A darabszámot fokként olvasod.' },
    'maradekhoz-viszonyit': { text: 'a részt a maradékhoz viszonyítja', pupil: 'A részt a maradékhoz viszonyítod.' },
    'szazalekot-szognek': { text: 'a százalékot fokként olvassa', pupil: 'A százalékot fokként olvasod.' },
    'szoget-darabnak': { text: 'a szöget darabszámként olvassa', pupil: 'A szöget darabszámként olvasod.' },
    'szoget-szazaleknak': { text: 'a szöget százalékként olvassa', pupil: 'A szöget százalékként olvasod.' },
  },
  'matek-7-grafikonok': {
    'beosztast-szamol': {
      text: 'a beosztásokat számolja meg az értékük helyett',
      pupil: 'A beosztásokat számolod meg az értékük helyett.',
    },
    'csak-a-valtozast-adja': {
      text: 'a kezdeti érték nélkül csak a változást adja meg',
      pupil: 'A kezdeti érték nélkül csak a változást adod meg.',
    },
    'elso-idopontot-adja': { text: 'a második helyett az első időpontot adja meg', pupil: 'A második helyett az első időpontot adod meg.' },
    'eltelt-idot-adja': { text: 'az eltelt időt adja meg az időpont helyett', pupil: 'Az eltelt időt adod meg az időpont helyett.' },
    'masik-meres-idejehez-adja': {
      text: 'a második mérés után hátralévő időt az első mérés idejéhez adja',
      pupil: 'A második mérés után hátralévő időt az első mérés idejéhez adod.',
    },
    'grafikonon-masik-pont': { text: 'a grafikon másik pontját olvassa le', pupil: 'A grafikon másik pontját olvasod le.' },
    'nullarol-indul': {
      text: 'az origót köti össze az első szakasz végével, és azon az egyenesen számol',
      pupil: 'Úgy számolsz, mintha a grafikon az origóból indulna.',
    },
    'percenkenti-valtozasnal-megall': { text: 'a percenkénti változásnál megáll', pupil: 'A percenkénti változásnál megállsz.' },
    'pihenot-kihagyja': { text: 'az átlagnál kihagyja a pihenő idejét', pupil: 'Az átlagnál kihagyod a pihenő idejét.' },
    'pont-koordinatait-osztja-el': {
      text: 'a változás helyett a végpont két koordinátáját osztja el egymással',
      pupil: 'A változás helyett a végpont két koordinátáját osztod el egymással.',
    },
    'sebessegeket-atlagolja': { text: 'a szakaszok sebességét átlagolja', pupil: 'A szakaszok sebességét átlagolod.' },
    'szakasz-elejet-adja': { text: 'a szakasz elejét adja meg', pupil: 'A szakasz elejét adod meg.' },
    'szakasz-veget-adja': { text: 'a szakasz végét adja meg a hossza helyett', pupil: 'A szakasz végét adod meg a hossza helyett.' },
    'teljes-idot-adja': { text: 'a teljes időt adja meg a szakaszé helyett', pupil: 'A teljes időt adod meg a szakaszé helyett.' },
    'teljes-idovel-oszt': {
      text: 'a szakasz ideje helyett a teljes idővel oszt',
      pupil: 'A szakasz ideje helyett a teljes idővel osztasz.',
    },
    'valtozast-nem-osztja': { text: 'a változást nem osztja el az idővel', pupil: 'A változást nem osztod el az idővel.' },
  },
  'matek-7-kozepertekek': {
    'darabszammal-oszt': {
      text: 'súlyozott középnél a darabszámmal oszt a súlyok összege helyett',
      pupil: 'Súlyozott középnél a darabszámmal osztasz a súlyok összege helyett.',
    },
    'gyokvonas-elmarad': { text: 'elmarad a gyökvonás', pupil: 'Elfelejtesz gyököt vonni.' },
    'mertani-kozep-fele': { text: 'a mértani közepet a szorzat felének hiszi', pupil: 'A mértani közepet a szorzat felének hiszed.' },
    'negyzetre-emeles-elmarad': { text: 'elmarad a négyzetre emelés', pupil: 'Elfelejtesz négyzetre emelni.' },
    'sulyokat-figyelmen-kivul': { text: 'figyelmen kívül hagyja a súlyokat', pupil: 'Figyelmen kívül hagyod a súlyokat.' },
    'szamtani-kozep': { text: 'számtani közepet számol mértani helyett', pupil: 'Számtani közepet számolsz mértani helyett.' },
    'szamtani-kozeppel-szamol': { text: 'számtani középpel számol mértani helyett', pupil: 'Számtani középpel számolsz mértani helyett.' },
    'szorzas-elmarad': { text: 'elmarad a szorzás', pupil: 'Elfelejtesz szorozni.' },
  },
  'matek-8-statisztika': {
    'adatok-szama': {
      text: 'az adatok számát adja meg a terjedelem helyett',
      pupil: 'Az adatok számát adod meg a terjedelem helyett.',
    },
    'atlag-median-keveres': { text: 'összekeveri az átlagot és a mediánt', pupil: 'Összekevered az átlagot és a mediánt.' },
    'gyakorisagot-modusznak': { text: 'a gyakoriságot adja meg módusznak', pupil: 'A gyakoriságot adod meg módusznak.' },
    'median-a-hianyzo-adat': { text: 'a hiányzó adat helyett a mediánt adja meg', pupil: 'A hiányzó adat helyett a mediánt adod meg.' },
    'median-modusz-keveres': { text: 'összekeveri a mediánt és a móduszt', pupil: 'Összekevered a mediánt és a móduszt.' },
    'modusz-a-legnagyobb': { text: 'a legnagyobb adatot hiszi módusznak', pupil: 'A legnagyobb adatot hiszed módusznak.' },
    'paros-elemszam': { text: 'páros elemszámnál nem átlagolja a két középsőt', pupil: 'Páros elemszámnál nem átlagolod a két középsőt.' },
    'rendezes-nelkul-median': {
      text: 'rendezés nélkül keresi a mediánt vagy a terjedelmet',
      pupil: 'Rendezés nélkül keresed a mediánt vagy a terjedelmet.',
    },
  },
};
