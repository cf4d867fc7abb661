import type { Level } from '../../engine.ts';

/** A detail of a post, call or picture, and what it is worth. */
export type Detail = readonly [text: string, why: string];

/** An invented message: what should make one suspicious, and what says nothing. */
export interface SignPost {
  level: Level;
  story: string;
  signs: readonly Detail[];
  harmless: readonly Detail[];
}

const BLUR: Detail = ['A kép kissé életlen.', 'Valódi felvétel is gyakran életlen, ez nem mond semmit.'];
const NAMES_YOU: Detail = ['A keresztneveden szólít.', 'A keresztnevedet sokan ismerik, ebből nem derül ki semmi.'];
const HURRY = (text: string): Detail => [text, 'A sürgetés elveszi az időt az ellenőrzéstől.'];

export const SIGN_POSTS: readonly SignPost[] = [
  {
    level: 1,
    story: 'Egy videóüzenetben egy híres kosaras ingyen cipőt ígér.',
    signs: [
      ['A fiókot két napja hozták létre.', 'Nem tudni, ki áll mögötte, és nincs múltja.'],
      HURRY('Azt írja: aki egy órán belül nem jelentkezik, lemarad.'),
      ['A cipőért előbb a szüleid kártyaszámát kéri.', 'Ajándékért nem kell kártyaszám.'],
    ],
    harmless: [
      ['A kosaras mosolyog a videón.', 'Az arckifejezés nem árul el semmit.'],
      ['A videó húsz másodperces.', 'A hossz magában nem gyanús.'],
      BLUR,
    ],
  },
  {
    level: 1,
    story: 'Hangüzenetet kapsz, a hang olyan, mint a nővéredé.',
    signs: [
      ['Ismeretlen számról jött.', 'A szám nem köthető a nővéredhez.'],
      ['Azt kéri, ne hívd vissza a régi számán.', 'Az ellenőrzést tiltja meg, ez a legerősebb jel.'],
      ['Egy belépési kódot kér tőled.', 'A kóddal más is beléphet a fiókodba.'],
    ],
    harmless: [
      NAMES_YOU,
      ['A háttérben zene szól.', 'A háttérzaj lehet valódi és hamis felvételen is.'],
      ['Kicsit náthásan beszél.', 'A nátha sem mellette, sem ellene nem szól.'],
    ],
  },
  {
    level: 1,
    story: 'A csoportban valaki képet tesz ki: „Medve az iskolánk udvarán, ma reggel!”',
    signs: [
      ['A képkereső ugyanezt a képet egy négy évvel ezelőtti cikkben találja.', 'A kép tehát nem ma reggel készült.'],
      ['A képen látszó kerítés nem a ti kerítésetek.', 'A hely nem egyezik azzal, amit a szöveg állít.'],
      ['Az iskola oldalán és a rendőrségén sincs róla hír.', 'Ilyen esetről ott biztosan szólnának.'],
    ],
    harmless: [
      ['A medve barna.', 'A barna medve gyakori, ebből nem következik semmi.'],
      ['A képet délelőtt tették ki.', 'A feltöltés ideje magában nem gyanús.'],
      BLUR,
    ],
  },
  {
    level: 1,
    story: 'Levelet kapsz: „A fiókodat zároljuk.” A feladó egy játék üzemeltetőjének mondja magát.',
    signs: [
      ['A link egy másik, furcsa nevű oldalra visz.', 'A valódi üzemeltető a saját oldalára küld.'],
      ['A jelszavadat kéri válaszul.', 'Jelszót senki nem kérhet tőled levélben.'],
      HURRY('Tíz percet ad a válaszra.'),
    ],
    harmless: [
      ['Nincs benne helyesírási hiba.', 'A gép hibátlanul ír, ezért ez nem bizonyít semmit.'],
      ['A játék színes logója is ott van.', 'A logót bárki átmásolhatja, egyik irányba sem dönt.'],
      NAMES_YOU,
    ],
  },
  {
    level: 1,
    story: 'Egy videón a tornatanár azt mondja, hogy holnap nem lesz edzés.',
    signs: [
      ['A videót egy névtelen fiók tette ki.', 'Nem tudni, ki áll mögötte.'],
      ['A tornatanár a szokásos csoportban nem írt semmit.', 'A megszokott csatornán kellene megjelennie.'],
      ['A hozzászólók kérdéseit a feltöltő letörli.', 'Aki a kérdést letörli, az nem akar ellenőrzést.'],
    ],
    harmless: [
      ['A tornatanáron a szokásos piros melegítő van.', 'A ruháját sok képről lehet ismerni.'],
      ['A videó függőleges.', 'Telefonnal így szokás filmezni.'],
      ['A hangja kicsit visszhangos.', 'A tornaterem valóban visszhangzik.'],
    ],
  },
  {
    level: 2,
    story: 'Egy bejegyzésben régi osztálytársad befektetést ajánl, videóval.',
    signs: [
      ['Egy hét alatt háromszoros pénzt ígér.', 'Ilyen nyereséget senki nem tud megígérni.'],
      ['A videón kívül sehol nem lehet vele beszélni.', 'Nincs független csatorna, ahol megkérdezhetnéd.'],
      ['Azt kéri, a szüleidnek ne szólj.', 'Aki titkot kér, az az ellenőrzéstől tart.'],
    ],
    harmless: [
      ['A hangja pontosan olyan, mint régen.', 'A hang utánozható: nem gyanús, de nem is bizonyíték.'],
      ['A háttérben könyvespolc látszik.', 'A háttér nem árul el semmit.'],
      ['A szája a szöveghez illően mozog.', 'A jó hamisítvány szája is jól mozog.'],
    ],
  },
  {
    level: 2,
    story: 'Fotó terjed arról, hogy a városi strandon delfin úszik.',
    signs: [
      ['Az első feltöltő nem válaszol, honnan van a kép.', 'Nincs megnevezett forrás.'],
      ['A strand saját kamerájának felvételén aznap üres a medence.', 'Független felvétel mond ellent neki.'],
      ['A medence szélén olyan felirat van, amilyen a városban nincs.', 'A kép részlete nem illik a helyhez.'],
    ],
    harmless: [
      ['Nyáron tették ki.', 'Az évszak nem árul el semmit.'],
      ['Ezren kedvelték.', 'A kedvelés a terjedést méri, nem az igazságot.'],
      BLUR,
    ],
  },
  {
    level: 2,
    story: 'Az osztálycsoportban felbukkan egy kép, amelyen egy osztálytársad puskázik.',
    signs: [
      ['Nem tudni, ki és mikor készítette.', 'Nincs kit megkérdezni, és nincs mivel összevetni.'],
      ['A képen látszó falióra más időt mutat, mint amikor a dolgozat volt.', 'A részlet nem illik az állított időponthoz.'],
      ['Az első küldő korábban hamis képpel ugratott másokat.', 'A forrás megbízhatósága számít.'],
    ],
    harmless: [
      ['A kép felülről készült.', 'A nézőpont magában nem gyanús.'],
      ['Az osztálytársad pulóvere kék.', 'A ruha színe nem mond semmit.'],
      ['A kép éles.', 'Az éles kép lehet valódi és hamis is.'],
    ],
  },
  {
    level: 2,
    story: 'Videóhívásban a nagybátyád arca kéri, hogy diktáld be a bankkártya hátoldalán lévő számot.',
    signs: [
      ['A kártya titkos számát kéri.', 'Ezt a számot senkinek nem szabad kiadni.'],
      ['Amikor visszahívást ajánlasz, leteszi.', 'Az ellenőrzés elől tér ki.'],
      HURRY('Azt mondja, fél perc múlva lemerül a telefonja.'),
    ],
    harmless: [
      ['Az arca és a hangja is az övé.', 'Mindkettő utánozható, tehát nem dönt egyik irányba sem.'],
      ['Kabátban ül.', 'A ruha nem árul el semmit.'],
      ['A kép néha megakad.', 'Gyenge vonalon a valódi hívás is akadozik.'],
    ],
  },
  {
    level: 2,
    story: 'Egy hírben ez áll: „Tudósok bebizonyították, hogy a csokoládé javítja a jegyeket.”',
    signs: [
      ['Nem nevezi meg a tudósokat, sem a kutatást.', 'Nincs mit megkeresni.'],
      ['A cikket egy csokoládégyár oldala tette ki.', 'A közlőnek érdeke fűződik hozzá.'],
      ['A kutatás képe egy képkészítő galériájában is megvan.', 'A képet géppel állították elő, nem a kutatásról szól.'],
    ],
    harmless: [
      ['A cikk rövid.', 'A rövid hír is lehet igaz.'],
      ['Van benne fénykép.', 'Attól, hogy kép is van, sem igaz, sem hamis.'],
      ['Vasárnap jelent meg.', 'A nap nem mond semmit.'],
    ],
  },
  {
    level: 3,
    story: 'Két nappal az iskolai választás előtt hangfelvétel kerül elő: az egyik jelölt sértegeti az osztályokat.',
    signs: [
      ['Éppen akkor került elő, amikor már nincs idő tisztázni.', 'Az időzítés nem bizonyíték, de ok az óvatosságra.'],
      ['Csak egy részlet hallható, a teljes felvételt senki nem mutatja meg.', 'A környezetéből kivágott mondat mást is jelenthet.'],
      ['A feltöltő nem mondja meg, hol készült.', 'Nincs mivel összevetni.'],
    ],
    harmless: [
      ['A hang nagyon hasonlít a jelöltére.', 'A hang utánozható: egyik irányba sem dönt.'],
      ['A felvételen széktologatás hallatszik.', 'A zajt is hozzá lehet keverni, a valódin is lehet.'],
      ['Többen továbbküldték már.', 'A továbbküldések száma nem bizonyíték, és nem is cáfolat.'],
    ],
  },
  {
    level: 3,
    story: 'Egy rajzpályázat győztes képére ezt írta egy detektor: „valószínűleg gép készítette”.',
    signs: [
      ['A rajzoló egyetlen vázlatot sem tud megmutatni.', 'A munka nyomai hiányoznak.'],
      ['Ugyanez a kép egy képkészítő galériájában korábbi dátummal szerepel.', 'Független nyom arra, hogy nem ő rajzolta.'],
      ['A kép aláírása egy másik, létező rajzoló nevének torz változata.', 'Kézzel senki nem írja alá így a saját képét.'],
    ],
    harmless: [
      ['A rajz nagyon szép.', 'A szépség nem bizonyíték arra, hogy gép rajzolta.'],
      ['A rajzoló hetedikes.', 'Az életkorából nem következik semmi.'],
      ['A zsűri egyik tagja még sosem látta a rajzait.', 'Attól, hogy ő nem látta, még létezhetnek.'],
    ],
  },
  {
    level: 3,
    story: 'Árvíz idején képek terjednek a falutokról.',
    signs: [
      ['Az egyik képen a templomtorony a másik oldalon áll.', 'A kép tükrözött, vagy más helyet mutat.'],
      ['A feltöltő pénzt gyűjt egy magánszemély számlájára.', 'Segélyt ismert szervezeten keresztül adj!'],
      ['A polgármesteri hivatal közleménye más utcákat említ.', 'A hivatalos forrás ellentmond a képnek.'],
    ],
    harmless: [
      ['A képen esik az eső.', 'Árvízkor esni szokott, ebből nem derül ki semmi.'],
      ['A kép éjjel készült.', 'Az időpont magában nem gyanús.'],
      ['A képet telefonnal készítették.', 'Valódi és hamis kép is készülhet telefonnal.'],
    ],
  },
  {
    level: 3,
    story: 'Egy „egészségügyi szakértő” videója azt tanácsolja, hogy hagyd abba az asztmagyógyszert.',
    signs: [
      ['A nevére keresve nem találsz ilyen orvost.', 'A szakértő nem azonosítható.'],
      ['A videó alatt a saját cseppjeit árulja.', 'Pénzt keres azzal, ha elhiszed.'],
      ['Azt mondja, az orvosodat ne kérdezd meg.', 'A független ellenőrzést tiltja meg.'],
    ],
    harmless: [
      ['Fehér köpeny van rajta.', 'Köpenyt bárki felvehet, ettől nem gyanús és nem is hiteles.'],
      ['Lassan, nyugodtan beszél.', 'A hangnem nem mond semmit az igazságról.'],
      ['A videón feliratok is futnak.', 'A felirat sem mellette, sem ellene nem szól.'],
    ],
  },
  {
    level: 3,
    story: 'A kedvenc zenekarod „új dala” egy ismeretlen csatornán jelenik meg.',
    signs: [
      ['A zenekar hivatalos oldalai nem említik.', 'Az új dalt ott jelentenék be először.'],
      ['A csatornán húsz különböző zenekar „kiadatlan dala” van.', 'Ennyi zenekar nem ugyanott jelenteti meg a dalait.'],
      ['A leírásban az áll: „a hang MI-vel készült”, apró betűvel.', 'A feltöltő maga mondja meg.'],
    ],
    harmless: [
      ['Az énekes hangja felismerhető.', 'A hang utánozható, így nem dönt.'],
      ['A dal háromperces.', 'A hossz nem árul el semmit.'],
      ['Sok a lelkes hozzászólás.', 'A lelkesedés nem ellenőrzés.'],
    ],
  },
];
