/** Steps of the risk-based rules, from the strictest. */
export const STEPS = ['tilos', 'nagy', 'jelez', 'minimalis'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  tilos: 'tiltott',
  nagy: 'nagy kockázat',
  jelez: 'jelezni kell',
  minimalis: 'minimális',
};

export interface RiskCase {
  id: string;
  text: string;
  step: Step;
  why: string;
}

const c = (id: string, step: Step, text: string, why: string): RiskCase => ({ id, step, text, why });

export const CASES: readonly RiskCase[] = [
  c('t1', 'tilos', 'Iskolai kamera olvassa ki az arcokból, ki unatkozik.', 'Iskolában tilos érzelmeket kiolvasni az arcokból.'),
  c('t2', 'tilos', 'Gyári program figyeli, milyen érzés látszik a dolgozók arcán.', 'Munkahelyen is tilos érzelmeket kiolvasni.'),
  c(
    't3',
    'tilos',
    'Egy város viselkedési pontot oszt, és a kevés pontúak nem kapnak bölcsődei helyet.',
    'Ez társadalmi pontozás: az élet egyik részéből büntet a másikban.',
  ),
  c(
    't4',
    'tilos',
    'Egy cég válogatás nélkül gyűjti az arcképeket a netről egy arcfelismerőhöz.',
    'Megkérdezés nélkül gyűjti bárki arcát, ez tilos.',
  ),
  c(
    't5',
    'tilos',
    'Egy beszélő játék rejtett trükkökkel veszélyes próbatételre veszi rá a kisgyerekeket.',
    'A gyerekek életkorát használja ki, és kárt okoz.',
  ),
  c(
    't6',
    'tilos',
    'Egy program pusztán a személyiség alapján mondja meg, ki fog bűnt elkövetni.',
    'Senkit sem lehet a jelleme alapján bűnözőnek jelölni.',
  ),
  c('t7', 'tilos', 'Egy program az arcképből következtet az emberek vallására.', 'Érzékeny tulajdonságot olvas ki az arcból, ez tilos.'),
  c(
    't8',
    'tilos',
    'Egy alkalmazás az idősek feledékenységét kihasználva írat alá velük káros szerződéseket.',
    'Az életkorból fakadó gyengeséget használja ki, és kárt okoz.',
  ),
  c(
    't9',
    'tilos',
    'Egy műsor észrevétlen jelekkel veszi rá a nézőket, hogy ártsanak maguknak.',
    'Tudattalan befolyásolással okoz súlyos kárt.',
  ),
  c('h1', 'nagy', 'Program pontozza a felvételi fogalmazásokat.', 'A pontszám egy tanuló továbbtanulásáról dönt.'),
  c('h2', 'nagy', 'Program válogatja ki, kit hívjanak be állásinterjúra.', 'Valaki emiatt kaphat vagy veszíthet munkát.'),
  c('h3', 'nagy', 'Program dönti el, melyik család kap bankkölcsönt.', 'A kölcsön egy család sorsát alakítja.'),
  c('h4', 'nagy', 'Program bírálja el, kinek jár lakhatási támogatás.', 'Alapvető támogatásról dönt.'),
  c('h5', 'nagy', 'Program rangsorolja, melyik segélyhívóhoz induljon előbb a mentő.', 'A tévedés életbe kerülhet.'),
  c('h6', 'nagy', 'Program figyeli a záróvizsgán, ki viselkedik gyanúsan.', 'Egy téves jelzés elronthatja egy diák vizsgáját.'),
  c('h7', 'nagy', 'Program javasolja, kit léptessenek elő egy cégnél.', 'Emberek munkájáról és fizetéséről dönt.'),
  c('h8', 'nagy', 'Program felel egy város ivóvízhálózatának biztonságáért.', 'A hibája egy egész várost veszélyeztet.'),
  c('h9', 'nagy', 'Program segít a bírónak mérlegelni a bizonyítékokat.', 'Emberek szabadsága múlhat rajta.'),
  c('h10', 'nagy', 'Kórházi program keres daganatot a röntgenképeken.', 'A tévedés egy beteg egészségébe kerülhet.'),
  c('h11', 'nagy', 'Program sorolja be a tanulókat haladó és kezdő csoportba.', 'Arról dönt, ki mit és hogyan tanulhat.'),
  c('l1', 'jelez', 'Csevegőrobot ad tájékoztatást egy múzeum nyitvatartásáról.', 'A látogatónak tudnia kell, hogy géppel beszél.'),
  c('l2', 'jelez', 'Emberi hangon szóló program foglal asztalt telefonon.', 'A vendéglősnek tudnia kell, hogy gép hívta.'),
  c(
    'l3',
    'jelez',
    'Mesterséges videón egy ismert sportoló olyan dalt énekel, amelyet sosem énekelt.',
    'Jelezni kell, hogy a felvétel mesterséges.',
  ),
  c('l4', 'jelez', 'Egy program valósághű fényképet készít egy nem létező utcáról.', 'A kép igazinak látszik, ezért jelölni kell.'),
  c('l5', 'jelez', 'Egy hangutánzó program egy élő énekesnő hangján szólaltat meg egy új dalt.', 'A hallgató azt hihetné, ő énekel.'),
  c(
    'l6',
    'jelez',
    'Egy hírportál géppel írt, ember által át nem nézett cikket közöl a választásról.',
    'Közügyről szóló gépi szövegnél jelezni kell, hogy gép írta.',
  ),
  c('l7', 'jelez', '„Ági néni” néven egy virtuális beszélgetőtárs gyakoroltatja az angolt.', 'Embernek látszik, pedig gép.'),
  c('l8', 'jelez', 'Egy bolt képernyőjén élőnek látszó, mesterséges eladó köszönti a vevőt.', 'A vevőnek tudnia kell, hogy gép.'),
  c(
    'l9',
    'jelez',
    'Egy rádiójátékban egy rég halott költő mesterséges hangja mond új szöveget.',
    'A hallgatónak tudnia kell, hogy a hang mesterséges.',
  ),
  c('m1', 'minimalis', 'Szűrő teszi külön mappába a reklámleveleket.', 'Ha téved, megnézed a másik mappát.'),
  c('m2', 'minimalis', 'Egy társasjáték gépi ellenfele tanul a lépéseidből.', 'A tévedés legfeljebb egy elvesztett játszma.'),
  c('m3', 'minimalis', 'Egy zenelejátszó hasonló dalokat ajánl.', 'A rossz ajánlatot átugrod.'),
  c('m4', 'minimalis', 'Egy szövegszerkesztő aláhúzza a helyesírási hibákat.', 'A javítást te fogadod el vagy hagyod ki.'),
  c('m5', 'minimalis', 'Egy fényképezőgép magától élesít a virágra.', 'A kép legfeljebb homályos lesz.'),
  c('m6', 'minimalis', 'Egy pékség programja megbecsüli, hány kifli fogy holnap.', 'A tévedés néhány kifli.'),
  c('m7', 'minimalis', 'Egy robotporszívó megjegyzi a szoba alakját.', 'Ha téved, legfeljebb egy sarok poros marad.'),
  c('m8', 'minimalis', 'Egy alkalmazás megmondja, milyen vadvirágot fényképeztél.', 'A tippjét egy határozóval ellenőrizheted.'),
  c('m9', 'minimalis', 'Egy program kiszűri a szél zaját a madárfelvételből.', 'A hibája senkinek sem okoz kárt.'),
  c('m10', 'minimalis', 'Egy térkép három kerékpárutat javasol a tóhoz.', 'Te választasz közülük.'),
  c('m11', 'minimalis', 'Egy kertész programja jelzi, mikor locsoljon.', 'A kertész dönt, és a tévedés kis kárral jár.'),
];

/** The same program used for something else. */
export interface Shift {
  id: string;
  before: string;
  after: string;
  from: Step;
  to: Step;
  why: string;
}
const s = (id: string, from: Step, to: Step, before: string, after: string, why: string): Shift => ({ id, before, after, from, to, why });

export const SHIFTS: readonly Shift[] = [
  s(
    'v1',
    'minimalis',
    'nagy',
    'Egy program helyesírási hibákat húz alá.',
    'Most ezzel pontozzák a felvételi fogalmazásokat.',
    'A pontszám már egy tanuló továbbtanulásáról dönt.',
  ),
  s(
    'v2',
    'minimalis',
    'tilos',
    'Egy kamera az arcra élesít, hogy szép legyen a fénykép.',
    'Most az órán azt olvassa ki az arcokból, ki unatkozik.',
    'Iskolában tilos érzelmeket kiolvasni.',
  ),
  s(
    'v3',
    'jelez',
    'nagy',
    'Egy csevegőrobot a menetrendről ad tájékoztatást.',
    'Most ő bírálja el, kinek jár ingyenes bérlet a rászorulók közül.',
    'Támogatásról dönt, ezért ember is kell mellé.',
  ),
  s(
    'v4',
    'nagy',
    'minimalis',
    'Egy program rostálja ki az álláspályázatokat.',
    'Most a cég ebédrendeléseit csoportosítja vele.',
    'Már senki munkájáról sem dönt.',
  ),
  s(
    'v5',
    'minimalis',
    'jelez',
    'Egy program zajt szűr ki hangfelvételekből.',
    'Most egy élő színész hangját utánozza vele egy reklám.',
    'A hallgatónak tudnia kell, hogy a hang mesterséges.',
  ),
  s(
    'v6',
    'nagy',
    'minimalis',
    'Egy program daganatot keres röntgenképeken.',
    'Most hobbikertészek levélfotóin keres foltokat.',
    'A tévedés kára egy levél, nem egy beteg.',
  ),
  s(
    'v7',
    'minimalis',
    'nagy',
    'Egy program megbecsüli, hány vendég jön holnap az étterembe.',
    'Most azt becsüli, ki fizetné vissza a bankkölcsönt, és e szerint adnak kölcsönt.',
    'Családok sorsáról dönt.',
  ),
  s(
    'v8',
    'tilos',
    'minimalis',
    'Egy program a dolgozók arcáról olvassa le az érzelmeket.',
    'Most rajzolt mesefigurák arckifejezését rendezi mappákba.',
    'Már nem emberekről gyűjt adatot.',
  ),
  s(
    'v9',
    'minimalis',
    'tilos',
    'Egy hűségprogram pontot ad a vásárlónak, amelyet kávéra válthat.',
    'Most a város minden viselkedést pontoz, és a kevés pontú család nem kap lakást.',
    'Ez társadalmi pontozás.',
  ),
  s(
    'v10',
    'jelez',
    'minimalis',
    'Egy program emberi hangon foglal asztalt telefonon.',
    'Most azt számolja össze, hány tányér fogyott el a konyhán.',
    'Csak tányérokat számol, már nem telefonál senkinek.',
  ),
  s(
    'v11',
    'jelez',
    'tilos',
    'Egy beszélő mackó meséket mond, és kiírja, hogy gép.',
    'Most rejtett trükkökkel veszélyes játékra csábítja a gyerekeket.',
    'Hiába írja ki, hogy gép: a gyerekek életkorát használja ki.',
  ),
  s(
    'v12',
    'minimalis',
    'nagy',
    'Egy térkép kerékpárutakat javasol.',
    'Most a mentőhívásokat rangsorolja vele a diszpécser.',
    'A tévedés életbe kerülhet.',
  ),
  s(
    'v13',
    'nagy',
    'jelez',
    'Egy program pontozza a nyelvvizsga szóbelijét.',
    'Most beszélgetőtárs, amellyel gyakorolni lehet, és senkit sem értékel.',
    'Már nem dönt senkiről, de tudni kell, hogy gép beszél.',
  ),
  s(
    'v14',
    'minimalis',
    'nagy',
    'Egy szövegkereső program régi újságcikkekben keres szavakat.',
    'Most a bíró ezzel kerestet a benyújtott bizonyítékok között.',
    'A bíróságon emberek sorsa múlik azon, mit talál meg és mit nem.',
  ),
];

/** What a person may ask for, and situations that call for it. */
export const RIGHTS = {
  access: 'Mondják meg, mit tárolnak!',
  repair: 'Javítsák ki az adatot!',
  erase: 'Töröljék az adatot!',
  review: 'Ember nézze át a döntést!',
} as const;
export type Right = keyof typeof RIGHTS;

export const TROUBLES: readonly { id: string; right: Right; text: string; why: string }[] = [
  {
    id: 'j1',
    right: 'access',
    text: 'Egy játék túl pontosan ismeri Lili szokásait. Nem tudja, mit gyűjtött róla.',
    why: 'előbb tudnia kell, mit tárolnak',
  },
  {
    id: 'j2',
    right: 'access',
    text: 'Ede nem emlékszik, milyen fotókat töltött fel egy régi oldalra.',
    why: 'a szolgáltató megmondja, mi van nála',
  },
  { id: 'j3', right: 'access', text: 'Csilla kíváncsi, miért kap folyton lovas hirdetéseket.', why: 'a tárolt adatokból kiderülhet' },
  { id: 'j4', right: 'repair', text: 'Egy könyvtár rendszerében rossz születési év áll Hunor mellett.', why: 'hibás az adat' },
  { id: 'j5', right: 'repair', text: 'Egy edzésnaplóban Tas neve alatt más eredménye szerepel.', why: 'hibás az adat' },
  { id: 'j6', right: 'repair', text: 'Egy iskolai rendszer azt írja Emmáról, hogy nem jár sportolni, pedig úszik.', why: 'hibás az adat' },
  {
    id: 'j7',
    right: 'erase',
    text: 'Dorka felhagyott egy rajzoló alkalmazással, de a képei még ott vannak.',
    why: 'már nincs szükség az adatra',
  },
  {
    id: 'j8',
    right: 'erase',
    text: 'Egy verseny két éve véget ért, a honlapon mégis ott van Máté címe.',
    why: 'már nincs szükség az adatra',
  },
  {
    id: 'j9',
    right: 'erase',
    text: 'Zita visszavonta a hozzájárulását, hogy a hangját egy alkalmazás megőrizze.',
    why: 'nincs már hozzájárulás',
  },
  { id: 'j10', right: 'review', text: 'Egy program indoklás nélkül utasította el Berta ösztöndíját.', why: 'gép döntött fontos ügyben' },
  {
    id: 'j11',
    right: 'review',
    text: 'Egy felvételi gép kizárta Kristófot, bár minden feltételnek megfelelt.',
    why: 'gép döntött fontos ügyben',
  },
  {
    id: 'j12',
    right: 'review',
    text: 'A levélben ez áll: „A támogatást a rendszer elutasította, a döntés végleges.”',
    why: 'gép döntött fontos ügyben',
  },
];
