/** The five fields of the canvas, in the order of planning. */
export const FIELDS = ['problema', 'felhasznalo', 'adat', 'veszely', 'proba'] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  problema: 'probléma',
  felhasznalo: 'felhasználó',
  adat: 'adat',
  veszely: 'veszély',
  proba: 'próba',
};

export interface Slip {
  field: Field;
  text: string;
  why: string;
  misconception: string;
}

export interface Canvas {
  id: string;
  name: string;
  good: Readonly<Record<Field, string>>;
  slips: readonly Slip[];
}

const TECH = 'technologia-az-elso-lepes';
const AVERAGE = 'atlagember-mindenkit-kepvisel';
const NO_DATA = 'adat-nelkul-is-megy';
const ONE_KIND = 'egyfele-pelda-eleg';
const PRIVATE = 'szemelyes-adatot-gyujt';
const NO_DANGER = 'veszelyt-nem-gondol-at';
const LIKED = 'tetszest-mer-segites-helyett';
const NO_BEFORE = 'kiindulast-nem-mer';

const slip = (field: Field, misconception: string, text: string, why: string): Slip => ({ field, text, why, misconception });
const canvas = (id: string, name: string, good: readonly [string, string, string, string, string], ...slips: Slip[]): Canvas => {
  const [problema, felhasznalo, adat, veszely, proba] = good;
  return { id, name, good: { problema, felhasznalo, adat, veszely, proba }, slips };
};

export const CANVASES: readonly Canvas[] = [
  canvas(
    'noveny',
    'virágőr a tanteremben',
    [
      'A hetesek elfelejtenek locsolni, havonta négy cserép virág kiszárad.',
      'A hetesek használják, köztük olyan is, aki nem látja jól a színes lámpát.',
      'Fotók a virágokról, mindegyiken a kertész szava: szomjas vagy nem.',
      'A kaktuszt is szomjasnak nézheti, és túl sok vizet kérhet rá.',
      'Számoljuk, hány virág szárad ki egy hónapban előtte és utána.',
    ],
    slip('adat', ONE_KIND, 'Harminc fotó ugyanarról az egy muskátliról elég lesz.', 'A többi növényről így semmit sem tanul.'),
    slip(
      'felhasznalo',
      AVERAGE,
      'Piros és zöld lámpát mutat, azt mindenki meg tudja különböztetni.',
      'Van, aki a pirosat és a zöldet nem tudja megkülönböztetni.',
    ),
    slip('proba', LIKED, 'Akkor jó, ha az osztálynak tetszik a lámpa.', 'A tetszésből nem derül ki, kevesebb virág szárad-e ki.'),
  ),
  canvas(
    'zaj',
    'folyosói zajjelző',
    [
      'A napközis kicsik nem tudnak aludni, mert ebéd után zajos a folyosó.',
      'A felsősök látják a jelzést, a hallássérült társunk is.',
      'Zajmérések délutánonként, a napközis tanító jelével: zavart vagy nem zavart.',
      'Egy leejtett tálcát is kiabálásnak vehet, és igazságtalanul szól ránk.',
      'Megszámoljuk, hány kicsi alszik el a jelző előtti és utáni héten.',
    ],
    slip(
      'adat',
      PRIVATE,
      'Felvesszük, miről beszélgetnek a diákok, névvel együtt.',
      'A beszélgetés és a név személyes adat. Elég a zaj erőssége.',
    ),
    slip('problema', TECH, 'Van egy villogó táblánk, keressünk neki helyet!', 'Ez eszköz, nem gond. Nem tudni, kinek mi a baja.'),
    slip('veszely', NO_DANGER, 'A gép pontosan mér, ezért baj nem lehet belőle.', 'A gép tévedhet, és ártatlanra is szólhat.'),
  ),
  canvas(
    'busz',
    'buszkésés-jelző a falunak',
    [
      'Télen a bejárók sokszor félórát fagyoskodnak, mert késik a busz.',
      'A bejáró diákok, azok is, akiknek nincs okostelefonjuk.',
      'Egy év indulási és érkezési ideje, az időjárással együtt.',
      'Ha rosszul jósol, valaki lekési a buszt.',
      'Egy hónapig gép nélkül, egy hónapig géppel feljegyezzük, hány percet várnak.',
    ],
    slip(
      'felhasznalo',
      AVERAGE,
      'Telefonra küldi az üzenetet, telefonja mindenkinek van.',
      'Több bejárónak nincs telefonja, ők kimaradnak.',
    ),
    slip('adat', ONE_KIND, 'Elég két nyári hét adata, gyorsan összegyűlik.', 'Nyáron nincs hó: a téli késésről így semmit sem tanul.'),
    slip(
      'proba',
      NO_BEFORE,
      'Csak a gép bevezetése után mérjük, mennyit várnak a diákok.',
      'Előtte nem mértek, ezért nem látszik, javult-e.',
    ),
  ),
  canvas(
    'olvaso',
    'felolvasó segítő',
    [
      'Három társunk lassan olvas, ezért nem érti időben a feladatokat.',
      'A lassan olvasók, a gyengén látó Petra és a tanár is.',
      'Felolvasott tankönyvi oldalak, a szöveggel párban, engedéllyel.',
      'Egy szót félreolvashat, és attól más lesz a feladat.',
      'Mérjük, hány feladatot értenek meg egyedül, a segítő előtt és után.',
    ],
    slip(
      'problema',
      TECH,
      'Szereztünk egy beszélő fejhallgatót, mindenki kapja meg!',
      'Nem tudni, kinek mi a gondja, csak az eszköz van meg.',
    ),
    slip('adat', NO_DATA, 'Példák nem kellenek, a gép magától tud olvasni.', 'Példák nélkül nincs miből tanulnia.'),
    slip('veszely', NO_DANGER, 'Felolvasni nem veszélyes, ezt a mezőt üresen hagyjuk.', 'A félreolvasott szó rossz megoldáshoz vezethet.'),
  ),
  canvas(
    'szertar',
    'szertárkereső',
    [
      'Tesiórán tíz perc megy el azzal, hogy a labdákat és hálókat keressük.',
      'A tornatanár, a szertáros és a kerekesszékes Ákos is használja.',
      'Fotók új és kopott eszközökről, mindegyikhez az eszköz neve.',
      'Üresnek nézheti a polcot, és fölöslegesen veszünk új labdát.',
      'Öt órán mérjük a keresés idejét, géppel és gép nélkül.',
    ],
    slip(
      'felhasznalo',
      AVERAGE,
      'A képernyőt két méter magasra tesszük, azt bárki eléri.',
      'Aki kerekesszékben ül, nem éri el, és a kisebbek sem.',
    ),
    slip('proba', LIKED, 'Megkérdezzük a barátainkat, menő-e a kereső.', 'Ebből nem derül ki, rövidebb lett-e a keresés.'),
    slip('adat', ONE_KIND, 'Csak az új, tiszta labdákat fotózzuk le, azok szebbek.', 'A poros, leeresztett labdát így nem ismeri fel.'),
  ),
  canvas(
    'bufe',
    'büfésor-jelző',
    [
      'A nagyszünet felét sorban állással töltjük, sokan éhesen mennek órára.',
      'A büfés néni, a sorban állók és az ételallergiás Maja is.',
      'Szünetenként megszámolt sorhosszok, arc és név nélkül.',
      'Ha rosszul becsül, a büfés néni túl sok szendvicset készít.',
      'Egy hétig mérjük a várakozást előtte, egy hétig utána.',
    ],
    slip(
      'adat',
      PRIVATE,
      'Kamerával felvesszük és eltároljuk a sorban állók arcát.',
      'Az arckép személyes adat, és a sor hosszához nem kell.',
    ),
    slip('proba', NO_BEFORE, 'A jelző felszerelése után mérünk, előtte fölösleges.', 'Kiindulás nélkül nincs mihez mérni a javulást.'),
    slip('problema', TECH, 'Vegyünk egy okoskamerát, valamire csak jó lesz!', 'Ez eszköz, nem gond: nem derül ki, kinek segít.'),
  ),
  canvas(
    'menhely',
    'gazdikereső a menhelynek',
    [
      'A menhelyen húsz kutya fél éve vár, mert a családok nem a hozzájuk illőt keresik.',
      'Gyerekes családok, idős emberek és a menhely gondozói.',
      'Kölykök és idős kutyák régi örökbefogadásai, címkével: bevált vagy nem.',
      'Mozgékony kutyát adhat idős emberhez, és mindketten szenvednek.',
      'Fél évig számoljuk, hány kutyát hoznak vissza, és hányat vittek el.',
    ],
    slip(
      'veszely',
      NO_DANGER,
      'Nincs veszély: minden kutya kedves, és minden család is.',
      'A rossz párosítás a kutyának és a családnak is baj.',
    ),
    slip('adat', ONE_KIND, 'Csak a kölyökkutyák gazdáiról gyűjtünk adatot.', 'Az idős kutyákról így semmit sem tanul.'),
    slip('proba', LIKED, 'Megnézzük, hányan dicsérik a honlap színeit.', 'A színek dicsérete nem mutatja, találtak-e gazdát.'),
  ),
  canvas(
    'ruhatar',
    'néptáncos ruhaméret-segítő',
    [
      'Fellépés előtt mindig órákig próbálgatjuk, kire melyik viselet jó.',
      'A táncosok, a tanár és a ruhákat varró nagymamák.',
      'Ruhák mérete és a táncosok magassága, név helyett sorszámmal.',
      'Rossz méretet ajánlhat, és fellépéskor szétnyílik a szoknya.',
      'Két fellépés előtt mérjük a próbálgatás idejét, az egyiknél géppel.',
    ],
    slip(
      'felhasznalo',
      AVERAGE,
      'Az átlagos magasságú táncosra tervezünk, az mindenkinek jó lesz.',
      'Átlagos táncos nincs: a kicsik és a nagyok kimaradnak.',
    ),
    slip(
      'adat',
      PRIVATE,
      'A táblázatba beírjuk mindenki nevét, súlyát és lakcímét.',
      'A név, a súly és a cím személyes adat, a ruhához nem kell.',
    ),
    slip('adat', NO_DATA, 'Mérni nem kell, a gép ránéz a táncosra, és tudja.', 'Mérések nélkül nincs miből tanulnia.'),
  ),
  canvas(
    'komposzt',
    'komposztsegéd',
    [
      'A kertbe szánt komposztban minden héten műanyagot találunk.',
      'A konyhások, az alsósok és a kertész bácsi, aki nem tud magyarul.',
      'Fotók a maradékokról, címkével: mehet vagy nem mehet.',
      'A fényes papírt levélnek nézheti, és tönkremegy a komposzt.',
      'Hetente megszámoljuk a komposztban talált műanyagokat, előtte is.',
    ],
    slip(
      'felhasznalo',
      AVERAGE,
      'Magyar felirat kerül rá, azt itt mindenki el tudja olvasni.',
      'Az elsősök még nem olvasnak, és van, aki nem tud magyarul.',
    ),
    slip('proba', NO_BEFORE, 'Elég, ha a végén megszámoljuk a műanyagot.', 'Előtte is mérni kell, különben nem látszik a változás.'),
    slip('veszely', NO_DANGER, 'A komposztnál mindegy, ha néha téved a gép.', 'Egy tévedés is tönkreteheti a komposztot.'),
  ),
  canvas(
    'levego',
    'szellőztetés-jelző',
    [
      'A negyedik órára elfárad az osztály, mert rossz a levegő.',
      'A tanulók, a tanár és az asztmás Barni, akit zavar a huzat.',
      'Levegőmérések tanítás közben, és melléjük írva, hogy szellőztettek-e.',
      'Hidegben is ablakot nyittat, és megfáznak az ablak mellett ülők.',
      'Két hétig mérjük a levegőt, egyik héten jelzővel, másikon nélküle.',
    ],
    slip('problema', TECH, 'Kaptunk egy érzékelőt, építsünk köré valamit!', 'Az érzékelő eszköz. Előbb a gond kell.'),
    slip('adat', ONE_KIND, 'Egy üres teremben mérünk, ott nyugalom van.', 'Üres teremben nem romlik a levegő, ebből nem tanulhat.'),
    slip('proba', LIKED, 'Ha szépen zenél, amikor jelez, akkor sikerült.', 'A zene nem mutatja, jobb lett-e a levegő.'),
  ),
  canvas(
    'fordito',
    'faliújság-fordító',
    [
      'A faliújság híreit négy család nem érti, mert otthon románul beszélnek.',
      'A szülők, a nagyszülők és az, aki csak hallás után ért.',
      'Régi hírek magyarul és románul, egymás mellett.',
      'Elronthatja az időpontot, és valaki lemarad a szülői értekezletről.',
      'Számoljuk, hány család jön el a programokra, előtte és utána.',
    ],
    slip('veszely', NO_DANGER, 'A fordítás csak szöveg, abból nem lehet baj.', 'Egy rossz időpont miatt valaki lemaradhat.'),
    slip('adat', NO_DATA, 'Példát nem adunk neki, majd kitalálja a szavakat.', 'Példák nélkül nem tanulhat meg fordítani.'),
    slip('felhasznalo', AVERAGE, 'Aki olvasni tud, annak jó lesz, más úgysem nézi.', 'Van, aki hallás után ért: neki hang is kell.'),
  ),
  canvas(
    'uszoda',
    'úszósáv-beosztó',
    [
      'Az úszóórán a lassúk és a gyorsak egymásnak úsznak.',
      'Kezdők, haladók és Dorka, aki egy karral úszik.',
      'Úszásidők sorszámmal, név nélkül, a jó sáv jelével.',
      'Túl gyors sávba tehet valakit, aki megijed.',
      'Négy órán számoljuk az ütközéseket, kettőn a régi módon.',
    ],
    slip('adat', PRIVATE, 'Kiírjuk a falra mindenki nevét és leggyengébb idejét.', 'Név szerint megszégyenít, és személyes adatot mutat.'),
    slip(
      'felhasznalo',
      AVERAGE,
      'Az osztály átlagidejéhez igazítjuk az összes sávot.',
      'Az átlagidő se a kezdőknek, se a gyorsaknak nem jó.',
    ),
    slip('problema', TECH, 'Vízálló tabletünk van, találjunk ki rá egy programot!', 'Az eszközből indul, nem a gondból.'),
  ),
];
