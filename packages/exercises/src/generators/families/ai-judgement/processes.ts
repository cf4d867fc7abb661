import type { Level } from '../../engine.ts';

/** g: the machine alone, k: the machine makes it and a person checks it, e: a person decides. */
export type Role = 'g' | 'k' | 'e';

export interface Step {
  text: string;
  /** What an error leads to: the role follows from it. */
  harm: 'none' | 'small' | 'big';
  why: string;
}

/** A task in steps. `reviewed` lists the roles of the steps again, judged from their texts alone: it must agree with `harm`. */
export interface Process {
  level: Level;
  story: string;
  steps: readonly Step[];
  reviewed: string;
  /** The last steps in order: what the machine makes, the check, the step that cannot be undone, what follows. */
  chain: readonly [made: string, checked: string, final: string, after: string];
}

const none = (text: string, why: string): Step => ({ text, harm: 'none', why });
const small = (text: string, why: string): Step => ({ text, harm: 'small', why });
const big = (text: string, why: string): Step => ({ text, harm: 'big', why });

export const PROCESSES: readonly Process[] = [
  {
    level: 1,
    story: 'Farsangi bál az iskolában.',
    steps: [
      none('húsz jelmezötletet gyűjteni', 'A rossz ötletet kihagyjátok.'),
      none('névötleteket adni a büfének', 'Bármikor cserélhető.'),
      small('a műsor sorrendjét begépelni a jelentkezési lapokról', 'A hiba a lapokkal összevetve kiderül.'),
      small('a meghívó szövegét megfogalmazni', 'A rossz időpont átnézéskor kiderül.'),
      big('a terem bérletét kifizetni', 'A kifizetett pénz nem jön vissza.'),
      big('eldönteni, ki nem jöhet be a bálra', 'Emberről szóló döntés.'),
    ],
    reviewed: 'ggkkee',
    chain: [
      'A gép megírja a meghívót.',
      'Zita összeveti az időpontot a terem foglalásával.',
      'A meghívó kimegy a szülőknek.',
      'A szülők visszajeleznek.',
    ],
  },
  {
    level: 1,
    story: 'Iskolakert tervezése.',
    steps: [
      none('virágszín-ötleteket mutatni', 'Ízlés dolga, bármikor cserélhető.'),
      none('nevet javasolni a kertnek', 'Ha nem tetszik, mást választotok.'),
      small('a magok árát táblázatba gyűjteni', 'A bolt honlapján ellenőrizhető.'),
      small('a locsolási beosztást elkészíteni', 'A hiba az órarenddel összevetve kiderül.'),
      big('kiválasztani, melyik növényhez nyúlhatnak a kicsik', 'Mérgező növény is lehet köztük.'),
      big('megrendelni a fákat', 'Az elküldött rendelés pénzbe kerül.'),
    ],
    reviewed: 'ggkkee',
    chain: [
      'A gép összesíti, hány fa kell.',
      'A biológiatanár megméri a helyet, és javítja a számot.',
      'A fákat megrendelik.',
      'Megérkeznek a csemeték.',
    ],
  },
  {
    level: 1,
    story: 'Diákújság készül.',
    steps: [
      none('tíz címötletet adni egy cikkhez', 'A szerkesztő úgyis választ közülük.'),
      none('rajzötleteket adni a hátlapra', 'A rossz ötletet kihagyjátok.'),
      small('az interjú felvételét leírni', 'Visszahallgatva a hiba kiderül.'),
      small('a cikkek helyesírását átnézni', 'Rossz javítás is lehet, de átolvasva kiderül.'),
      big('közzétenni egy diák fényképét', 'Engedély kell hozzá, és ami egyszer kikerült, nem vonható vissza.'),
      big('eldönteni, megjelenjen-e egy vádló olvasói levél', 'Embert bánthat, felelőssel kell dönteni.'),
    ],
    reviewed: 'ggkkee',
    chain: ['A gép leírja az interjút.', 'Huba visszahallgatja, és kijavítja.', 'A lap megjelenik.', 'Az olvasók hozzászólnak.'],
  },
  {
    level: 1,
    story: 'Társasjátékest a könyvtárban.',
    steps: [
      none('játékötleteket gyűjteni', 'Ami nem jó, azt nem veszitek elő.'),
      none('háttérzenét válogatni', 'Ha nem tetszik, lekapcsoljátok.'),
      small('a jelentkezőket asztalokhoz osztani', 'A beosztás a lista alapján ellenőrizhető.'),
      small('az emlékeztető üzenetet megírni', 'A rossz óra elküldés előtt kiderül.'),
      big('eldönteni, kaphat-e szendvicset az ételérzékeny Mira', 'Az egészsége múlik rajta.'),
      big('törölni a régi olvasók adatait', 'A törlés nem vonható vissza.'),
    ],
    reviewed: 'ggkkee',
    chain: ['A gép üzenetet ír az időponttal.', 'A könyvtáros megnézi az időpontot.', 'Az üzenet elmegy.', 'A gyerekek megérkeznek.'],
  },
  {
    level: 1,
    story: 'Kutyamenhely segítése.',
    steps: [
      none('szlogenötleteket írni', 'Választani lehet belőlük.'),
      none('színeket javasolni a plakáthoz', 'Ízlés dolga.'),
      small('az adományok listáját összegezni', 'A nyugtákkal összevethető.'),
      small('a kutyák leírását szebbé tenni', 'A gondozó elolvassa, és javítja a tévedést.'),
      big('eldönteni, ki fogadhat örökbe kutyát', 'Emberről és állatról szóló döntés.'),
      big('elutalni az összegyűlt pénzt', 'Az elutalt pénz nem jön vissza.'),
    ],
    reviewed: 'ggkkee',
    chain: [
      'A gép összeadja az adományokat.',
      'Két diák a nyugtákkal ellenőrzi az összeget.',
      'A pénzt elutalják a menhelynek.',
      'A menhely köszönőlevelet küld.',
    ],
  },
  {
    level: 2,
    story: 'Úszótábor szervezése.',
    steps: [
      none('csapatnév-ötleteket adni', 'Ha nem tetszik, mást választotok.'),
      small('a jelentkezési lapokat beolvasni', 'A lapokkal összevetve a hiba kiderül.'),
      small('a napirendet megtervezni', 'Az edző átnézi, mielőtt kiosztják.'),
      big('eldönteni, ki úszhat mély vízben', 'Életveszély lehet belőle.'),
      big('az orvosi papírok alapján gyógyszert kiosztani', 'Az egészség múlik rajta.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A gép csoportokba osztja az úszókat.',
      'Az edző az úszópróba lapjaival összeveti, és átírja a beosztást.',
      'A csoportok vízbe mennek.',
      'Délután értékelik a napot.',
    ],
  },
  {
    level: 2,
    story: 'Iskolarádió reggeli műsora.',
    steps: [
      none('zenei ötleteket listázni', 'A szerkesztő úgyis válogat.'),
      none('a műsor logóját többféle színben megrajzolni', 'Bármikor cserélhető.'),
      small('az időjárást egy mondatban összefoglalni', 'Az eredeti előrejelzéssel összevethető.'),
      big('beolvasni egy diákról kapott pletykát', 'Embert bánt, és a kimondott szó nem vonható vissza.'),
      big('eldönteni, ki veszítse el a műsorvezetői helyét', 'Emberről szóló döntés.'),
    ],
    reviewed: 'ggkee',
    chain: ['A gép összeállítja a híreket.', 'Emma a forrásokkal összeveti őket.', 'A hírek adásba mennek.', 'A hallgatók betelefonálnak.'],
  },
  {
    level: 2,
    story: 'Pályázat írása új kosárpalánkra.',
    steps: [
      none('hasonlatokat gyűjteni a bevezetőhöz', 'Ami nem jó, kimarad.'),
      small('három bolt árát kigyűjteni', 'A honlapokon ellenőrizhető.'),
      small('a szöveget rövidíteni', 'Átolvasva kiderül, ha fontos dolog maradt ki.'),
      big('aláírni és beadni a pályázatot', 'Beadás után nem módosítható, és valakinek felelnie kell érte.'),
      big('kiválasztani, melyik évfolyam használhatja először', 'Emberekről szóló döntés, meg kell tudni indokolni.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A gép kiszámolja a költségvetést.',
      'A pénztáros az árajánlatokkal ellenőrzi.',
      'A pályázatot beadják.',
      'Megjön az eredmény.',
    ],
  },
  {
    level: 2,
    story: 'Családi nyaralás tervezése.',
    steps: [
      none('tíz kirándulóhelyet ajánlani', 'A rossz ötletet kihagyjátok.'),
      small('a menetrendeket táblázatba írni', 'A közlekedési oldalon ellenőrizhető.'),
      small('a csomaglistát összeállítani', 'Átnézve kiderül, mi hiányzik.'),
      big('megvenni a vissza nem váltható jegyeket', 'Nem vonható vissza.'),
      big('eldönteni, utazhat-e a lázas kisöcséd', 'Az egészsége múlik rajta, orvos és szülő dönt.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A gép kikeresi a vonatot.',
      'Apa a vasút oldalán megnézi a dátumot és az átszállást.',
      'Megveszik a jegyet.',
      'Elindul az utazás.',
    ],
  },
  {
    level: 2,
    story: 'Osztálykassza kezelése.',
    steps: [
      none('vicces fejlécet rajzolni a táblázathoz', 'Bármikor cserélhető.'),
      small('a befizetéseket összegezni', 'A nyugtákkal ellenőrizhető.'),
      small('emlékeztető levelet fogalmazni', 'Elküldés előtt átnézhető.'),
      big('eldönteni, kinek engedik el a befizetést', 'Emberről szóló, kényes döntés.'),
      big('a pénzt átutalni a kirándulásra', 'Az elküldött pénz nem jön vissza.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A gép kiszámolja, kinek van tartozása.',
      'A pénztáros a nyugtákkal összeveti.',
      'A levelek elmennek.',
      'A szülők befizetik a hiányzó részt.',
    ],
  },
  {
    level: 3,
    story: 'Egy rendelő MI-t használ az időpontokhoz.',
    steps: [
      none('a váróterem üdvözlő szövegét többféle hangnemben megírni', 'Ízlés dolga, bármikor átírható.'),
      small('a szabad időpontokat kilistázni', 'A naptárral összevethető.'),
      small('emlékeztető üzenetet fogalmazni', 'A rossz óra elküldés előtt kiderül.'),
      big('eldönteni, kinek sürgős az eset', 'Élet múlhat rajta.'),
      big('gyógyszert felírni', 'Az egészség múlik rajta, orvos felel érte.'),
      big('egy beteg adatait másnak elküldeni', 'Nem vonható vissza, és titkot sért.'),
    ],
    reviewed: 'gkkeee',
    chain: [
      'A program időpontot javasol.',
      'Az asszisztens megnézi a panaszt, és ha kell, előrébb teszi.',
      'Az időpont rögzül, a beteg értesítést kap.',
      'A beteg megérkezik.',
    ],
  },
  {
    level: 3,
    story: 'Egy iskola MI-vel segíti a dolgozatok javítását.',
    steps: [
      none('gyakorlófeladat-ötleteket adni az órára', 'A tanár úgyis válogat.'),
      small('a számolós feladatok eredményét előre bejelölni', 'A tanár a megoldókulccsal összeveti.'),
      small('a gyakori hibákat csoportosítani', 'Dolgozatokat fellapozva ellenőrizhető.'),
      big('a jegyet beírni', 'Emberről szóló döntés, amelyet indokolni kell.'),
      big('eldönteni, puskázott-e valaki', 'Emberről szóló vád, a gép tévedhet.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A program bejelöli a hibákat.',
      'A tanár dolgozatonként átnézi a jelöléseket.',
      'A jegyek bekerülnek a naplóba.',
      'A diákok megbeszélik a hibáikat.',
    ],
  },
  {
    level: 3,
    story: 'Egy ügynök az iskola közösségi oldalát kezeli.',
    steps: [
      none('képaláírás-ötleteket írni, amelyeket még senki sem lát', 'A szerkesztő választ közülük.'),
      small('a heti étlapot olvasható formába tenni', 'Az eredetivel összevethető.'),
      small('a jövő heti bejegyzések vázlatát elkészíteni', 'Közzététel előtt átnézik.'),
      big('válaszolni egy panaszos szülőnek az iskola nevében', 'Az iskola felel érte, emberről szól.'),
      big('gyerekekről készült képet közzétenni', 'Engedély kell, és nem vonható vissza.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'Az ügynök elkészíti a bejegyzést.',
      'A felelős tanár megnézi a képet és az engedélyeket.',
      'A bejegyzés megjelenik.',
      'Megjönnek az első hozzászólások.',
    ],
  },
  {
    level: 3,
    story: 'Egy városi busztársaság MI-t használ.',
    steps: [
      none('ötletet adni a jegyek hátoldalának mintájára', 'Ízlés dolga, lehet mást választani.'),
      small('a hibabejelentéseket témák szerint rendezni', 'Néhányat elolvasva ellenőrizhető.'),
      small('a menetrend tervezetét elkészíteni', 'Szakember átnézi, mielőtt érvénybe lép.'),
      big('eldönteni, elindulhat-e egy bejelentett fékhibás busz', 'Élet múlik rajta.'),
      big('megbüntetni egy utast kamerakép alapján', 'Emberről szóló döntés, a gép összetéveszthet valakit.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A program elkészíti a tervezetet.',
      'A diszpécser összeveti a buszok és a sofőrök számával.',
      'Az új menetrend kikerül a megállókba.',
      'Az utasok az új rend szerint utaznak.',
    ],
  },
  {
    level: 3,
    story: 'Egy sportegyesület MI-vel válogat a tehetségek között.',
    steps: [
      none('edzésneveket kitalálni', 'Bármikor cserélhető.'),
      small('a futóidőket táblázatba írni', 'A mérőlapokkal összevethető.'),
      small('videóról megszámolni a dobásokat', 'Egy részét visszanézve ellenőrizhető.'),
      big('eldönteni, ki kerül a keretbe', 'Emberről szóló döntés, indokolni kell.'),
      big('sérülés után visszaengedni valakit a pályára', 'Az egészsége múlik rajta.'),
    ],
    reviewed: 'gkkee',
    chain: [
      'A program sorrendet készít a mérésekből.',
      'Az edző a mérőlapokkal és a látottakkal összeveti.',
      'Kihirdetik a keretet.',
      'Elkezdődnek az edzések.',
    ],
  },
];
