import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-mozgas-grafikon': {
    'talalkozasnal-egyik-mozog': {
      text: 'találkozásnál csak az egyik test mozgásával számol',
      pupil: 'Találkozásnál csak az egyik test mozgásával számolsz.',
    },
    'csak-elso-szakasz-utja': { text: 'több szakaszból csak az elsőt számolja', pupil: 'Több szakaszból csak az elsőt számolod.' },
    'felezi-a-tavolsagot': { text: 'azt hiszi, mindig félúton találkoznak', pupil: 'Azt gondolod, mindig félúton találkoznak.' },
    'grafikon-vegpontot-olvas': {
      text: 'a vonal végének magasságát olvassa le sebességként',
      pupil: 'A vonal végének magasságát olvasod le sebességnek.',
    },
    'hosszabb-szakasz-gyorsabb': {
      text: 'a hosszabb szakaszt tartja gyorsabbnak',
      pupil: 'A hosszabb szakaszt veszed gyorsabbnak.',
    },
    'kesobbi-indulast-nem-vonja-le': {
      text: 'a később induló test idejéből nem vonja le a késést',
      pupil: 'A később induló test idejéből nem vonod le a késést.',
    },
    'laposabb-gyorsabb': {
      text: 'a laposabb vonalat tartja a gyorsabb mozgásénak',
      pupil: 'A laposabb vonalat veszed gyorsabbnak.',
    },
    'masik-test-utja': { text: 'a másik test útját adja meg', pupil: 'A másik test útját adod meg.' },
    'megallas-kezdete': {
      text: 'a megállás kezdetének időpontját adja meg az időtartama helyett',
      pupil: 'A megállás kezdetének időpontját adod meg az időtartama helyett.',
    },
    'meredekebb-egyenlo-messzebb': {
      text: 'a messzebb levő testet tartja gyorsabbnak',
      pupil: 'A messzebb levő testet veszed gyorsabbnak.',
    },
    'mozgas-idejet-adja-meg': {
      text: 'az állás ideje helyett a mozgásét adja meg',
      pupil: 'Az állás ideje helyett a mozgásét adod meg.',
    },
    'reszeredmeny-a-mozgasnal': { text: 'egy közbülső eredményt ad meg válasznak', pupil: 'Egy közbülső eredményt adsz meg válasznak.' },
    'sebesseg-forditott-hanyados': { text: 'az időt osztja az úttal', pupil: 'Az időt osztod az úttal.' },
    'sebessegek-atlagaval-oszt': {
      text: 'a két sebesség összege helyett az átlagukkal oszt',
      pupil: 'A két sebesség összege helyett az átlagukkal osztasz.',
    },
    'sebessegeket-osszead': { text: 'a szakaszok sebességét összeadja', pupil: 'A szakaszok sebességét összeadod.' },
    'szakasz-hosszat-vegenek-veszi': {
      text: 'a szakasz végének idejével számol, a kezdetét nem vonja le',
      pupil: 'A szakasz végének idejével számolsz, a kezdetét nem vonod le.',
    },
    'szemben-is-kivon': {
      text: 'szemben haladóknál is kivonja a sebességeket',
      pupil: 'Szemben haladóknál is kivonod a sebességeket.',
    },
    'tengelyt-felcsereli': { text: 'a másik tengelyről olvas le', pupil: 'A másik tengelyről olvasol le.' },
    'uldozeskor-osszead': {
      text: 'utolérésnél összeadja a sebességeket',
      pupil: 'Utolérésnél összeadod a sebességeket.',
    },
    'utat-sebessegnek-veszi': { text: 'a megtett utat adja meg sebességként', pupil: 'A megtett utat adod meg sebességnek.' },
    'v-t-mint-d-t': {
      text: 'a sebesség–idő grafikont út–idő grafikonként olvassa',
      pupil: 'A sebesség–idő grafikont út–idő grafikonként olvasod.',
    },
  },
  'fizika-6-hosszusag-terfogat-merese': {
    'szomszedos-jelet-olvassa': { text: 'a szomszédos beosztást olvassa le', pupil: 'A szomszédos beosztást olvasod le.' },
    'alatta-levo-felirat': { text: 'csak a szint alatti feliratot olvassa le', pupil: 'Csak a szint alatti feliratot olvasod le.' },
    'darabszammal-nem-oszt': {
      text: 'több egyforma test térfogatát adja meg egyetlen testé helyett',
      pupil: 'Több egyforma test térfogatát adod meg egyetlen testé helyett.',
    },
    'feliratok-kulonbseget-veszi': {
      text: 'két felirat különbségét veszi egy osztásköznek',
      pupil: 'Két felirat különbségét veszed egy köznek.',
    },
    'felulrol-szamolja-a-kozoket': { text: 'a közöket a felső felirattól számolja', pupil: 'A közöket a felső felirattól számolod.' },
    'kezdetet-egeszre-kerekiti': {
      text: 'a mérés kezdeténél csak az egész egységet vonja le',
      pupil: 'A mérés kezdeténél csak az egész egységet vonod le.',
    },
    'kezdetet-hozzaadja': { text: 'a mérés kezdetét hozzáadja, nem levonja', pupil: 'A mérés kezdetét hozzáadod, nem levonod.' },
    'kozok-szamat-veszi': { text: 'a közök számát veszi az osztásköz értékének', pupil: 'A közök számát veszed egy köz értékének.' },
    'nehezeket-nem-vonja-le': { text: 'a nehezék térfogatát nem vonja le', pupil: 'A nehezék térfogatát nem vonod le.' },
    'nem-a-0-tol-mer': { text: 'a végét olvassa le, pedig nem a 0-nál kezdett', pupil: 'A végét olvasod le, pedig nem a 0-nál kezdődik.' },
    'osztaskoznel-szoroz': { text: 'az osztásköznél osztás helyett szoroz', pupil: 'Az osztásköznél osztás helyett szorzol.' },
    'osztaskozt-egynek-veszi': { text: 'minden osztásközt egy egységnek vesz', pupil: 'Minden közt 1 egységnek veszel.' },
    'vizszinteket-osszead': { text: 'a két vízszintet összeadja', pupil: 'A két vízszintet összeadod.' },
  },
  'fizika-6-meresi-hiba': {
    'atlagnal-nem-oszt': { text: 'az összeget adja meg, az osztás elmarad', pupil: 'Az összeget adod meg, az osztás elmarad.' },
    'atlagot-egy-adatnak-veszi': {
      text: 'több mérés átlagát egyetlen adatként számolja tovább',
      pupil: 'Több mérés átlagát egyetlen adatnak veszed.',
    },
    'egy-adatot-kivalaszt': { text: 'egyetlen adattal számol az átlag helyett', pupil: 'Egyetlen adattal számolsz az átlag helyett.' },
    'egy-jeggyel-tobb': {
      text: 'eggyel több jegyet ír ki, mint ahány számít',
      pupil: 'Eggyel több jegyet írsz ki, mint ahány számít.',
    },
    'elteresek-kioltjak-egymast': {
      text: 'az ellentétes eltérések nála kioltják egymást',
      pupil: 'Az ellentétes eltérések nálad kioltják egymást.',
    },
    'hianyzot-atlagnak-veszi': { text: 'a hiányzó adat helyére az átlagot írja', pupil: 'A hiányzó adat helyére az átlagot írod.' },
    'ismert-meresek-atlaga': {
      text: 'az ismert adatok átlagát adja meg a hiányzó adat helyett',
      pupil: 'Az ismert adatok átlagát adod meg a hiányzó adat helyett.',
    },
    'legnagyobb-elterest-adja': {
      text: 'a legnagyobb eltérést adja meg az átlagos helyett',
      pupil: 'A legnagyobb eltérést adod meg az átlagos helyett.',
    },
    'lengesszammal-nem-oszt': {
      text: 'több lengés idejét adja meg egyetlen lengésé helyett',
      pupil: 'Több lengés idejét adod meg egyetlen lengésé helyett.',
    },
    'minden-szamjegyet-kiir': { text: 'a számológép minden jegyét kiírja', pupil: 'A számológép minden jegyét kiírod.' },
    'regi-darabszammal-oszt': { text: 'nem annyival oszt, ahány mérés van', pupil: 'Nem annyival osztasz, ahány mérés van.' },
    'szelsok-kozepet-veszi': {
      text: 'csak a legkisebb és a legnagyobb adat közepét veszi',
      pupil: 'Csak a legkisebb és a legnagyobb adat közepét veszed.',
    },
    'terjedelmet-adja-meg': {
      text: 'a legnagyobb és a legkisebb adat különbségét adja meg',
      pupil: 'A legnagyobb és a legkisebb adat különbségét adod meg.',
    },
    tulkerekit: { text: 'még számító jegyet is elhagy a kerekítéskor', pupil: 'Még számító jegyet is elhagysz a kerekítéskor.' },
    'uj-adatot-nem-szamolja': { text: 'az új mérést nem számolja bele', pupil: 'Az új mérést nem számolod bele.' },
  },
  'fizika-6-tehetetlenseg-tomeg': {
    'csak-legnagyobb-suly': { text: 'csak a legnagyobb súlyt veszi figyelembe', pupil: 'Csak a legnagyobb súlyt veszed figyelembe.' },
    'golyokat-osszeszamolja': { text: 'a két serpenyő egyforma testeit összeadja', pupil: 'A két serpenyő egyforma testeit összeadod.' },
    'golyok-szamaval-nem-oszt': {
      text: 'több egyforma test tömegét adja meg egyetlen testé helyett',
      pupil: 'Több egyforma test tömegét adod meg egyetlen testé helyett.',
    },
    'kis-sulyt-kihagyja': { text: 'a legkisebb súlyt kihagyja', pupil: 'A legkisebb súlyt kihagyod.' },
    'masik-oldal-golyoit-kihagyja': {
      text: 'a másik serpenyő testeit nem veszi figyelembe',
      pupil: 'A másik serpenyő testeit nem veszed figyelembe.',
    },
    'sulyok-darabszama': {
      text: 'a súlyok darabszámát adja meg a tömegük helyett',
      pupil: 'A súlyok darabszámát adod meg a tömegük helyett.',
    },
    'test-melletti-suly-kimarad': { text: 'a test mellé tett súlyt nem vonja le', pupil: 'A test mellé tett súlyt nem vonod le.' },
    'test-melletti-sulyt-hozzaadja': { text: 'a test mellé tett súlyt hozzáadja', pupil: 'A test mellé tett súlyt hozzáadod.' },
    'tul-nagy-sulyt-rak': { text: 'a kértnél nagyobb tömeget rak össze', pupil: 'A kértnél nagyobb tömeget raksz össze.' },
  },
};
