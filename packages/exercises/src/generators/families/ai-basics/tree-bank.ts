/** A yes–no question and how its two answers are said of a thing. */
export type Ask = readonly [question: string, yes: string, no: string];

/** A tree of three questions; leaves: yes-yes, yes-no, no-yes, no-no. */
export interface Plant {
  thing: string;
  /** „Egy járművet keresünk.” */
  sought: string;
  /** „ennyiszer gondoltak az egyes járművekre” */
  things: string;
  root: Ask;
  yes: Ask;
  no: Ask;
  leaves: readonly [string, string, string, string];
}

const p = (thing: string, sought: string, things: string, root: Ask, yes: Ask, no: Ask, leaves: Plant['leaves']): Plant => ({
  thing,
  sought,
  things,
  root,
  yes,
  no,
  leaves,
});

/** Its questions are about the day, not about the programme itself. */
const AFTERNOON = 'délutáni program';

export const PLANTS: readonly Plant[] = [
  p(
    'jármű',
    'járművet',
    'járművekre',
    ['Van motorja?', 'van motorja', 'nincs motorja'],
    ['Sínen jár?', 'sínen jár', 'nem sínen jár'],
    ['Két kereke van?', 'két kereke van', 'nem két kereke van'],
    ['vonat', 'autó', 'bicikli', 'csónak'],
  ),
  p(
    'virág',
    'virágot',
    'virágokra',
    ['Tavasszal nyílik?', 'tavasszal nyílik', 'nem tavasszal nyílik'],
    ['Hó alól bújik ki?', 'hó alól bújik ki', 'nem hó alól bújik ki'],
    ['Tüskés a szára?', 'tüskés a szára', 'nem tüskés a szára'],
    ['hóvirág', 'tulipán', 'rózsa', 'pipacs'],
  ),
  p(
    'étel',
    'ételt',
    'ételekre',
    ['Melegen eszed?', 'melegen eszed', 'hidegen eszed'],
    ['Kanállal eszed?', 'kanállal eszed', 'nem kanállal eszed'],
    ['Édes az íze?', 'édes az íze', 'nem édes az íze'],
    ['leves', 'pizza', 'fagylalt', 'saláta'],
  ),
  p(
    'ruhadarab',
    'ruhadarabot',
    'ruhadarabokra',
    ['Lábra való?', 'lábra való', 'nem lábra való'],
    ['Esőben is jó?', 'esőben is jó', 'esőben nem jó'],
    ['Fejre való?', 'fejre való', 'nem fejre való'],
    ['csizma', 'papucs', 'sapka', 'kesztyű'],
  ),
  p(
    'olvasmány',
    'olvasmányt',
    'olvasmányokra',
    ['Tele van rajzzal?', 'tele van rajzzal', 'nincs tele rajzzal'],
    ['Térképek is vannak?', 'térképek is vannak benne', 'nincsenek benne térképek'],
    ['Rímel?', 'rímel', 'nem rímel'],
    ['atlasz', 'mese', 'vers', 'regény'],
  ),
  p(
    'apró állat',
    'apró állatot',
    'apró állatokra',
    ['Hat lába van?', 'hat lába van', 'nem hat lába van'],
    ['Mézet gyűjt?', 'mézet gyűjt', 'nem gyűjt mézet'],
    ['Hálót sző?', 'hálót sző', 'nem sző hálót'],
    ['méh', 'szöcske', 'pók', 'giliszta'],
  ),
  p(
    AFTERNOON,
    'délutáni programot',
    'délutáni programokra',
    ['Esik az eső?', 'esik az eső', 'nem esik az eső'],
    ['Szabad a csarnok?', 'szabad a csarnok', 'nem szabad a csarnok'],
    ['Erős a szél?', 'erős a szél', 'nem erős a szél'],
    ['kosár', 'sakk', 'sárkány', 'foci'],
  ),
  p(
    'csomagolás',
    'csomagolást',
    'csomagolásokra',
    ['Átlátszó?', 'átlátszó', 'nem átlátszó'],
    ['Összetörhet?', 'összetörhet', 'nem törhet össze'],
    ['Fényes, mint a fém?', 'fényes, mint a fém', 'nem fémes fényű'],
    ['üveg', 'műanyag', 'fém', 'papír'],
  ),
  p(
    'gyümölcs',
    'gyümölcsöt',
    'gyümölcsökre',
    ['Héjastul eszed?', 'héjastul eszed', 'meghámozod'],
    ['Egy nagy magja van?', 'egy nagy magja van', 'nem egy nagy magja van'],
    ['Gerezdekből áll?', 'gerezdekből áll', 'nem gerezdekből áll'],
    ['szilva', 'alma', 'narancs', 'banán'],
  ),
  p(
    'szerszám',
    'szerszámot',
    'szerszámokra',
    ['Vágni való?', 'vágni való', 'nem vágni való'],
    ['Fogai vannak?', 'fogai vannak', 'nincsenek fogai'],
    ['Ütni való?', 'ütni való', 'nem ütni való'],
    ['fűrész', 'olló', 'kalapács', 'fogó'],
  ),
  p(
    'természetes víz',
    'természetes vizet',
    'vizekre',
    ['Folyik?', 'folyik', 'nem folyik'],
    ['Átugorható?', 'átugorható', 'nem ugorható át'],
    ['Sós a vize?', 'sós a vize', 'nem sós a vize'],
    ['patak', 'folyó', 'tenger', 'tó'],
  ),
  p(
    'sportszer',
    'sportszert',
    'sportszerekre',
    ['Van benne levegő?', 'van benne levegő', 'nincs benne levegő'],
    ['Hálón átütik?', 'hálón átütik', 'nem ütik át hálón'],
    ['Jégen csúszik?', 'jégen csúszik', 'nem jégen csúszik'],
    ['röplabda', 'focilabda', 'korong', 'súlyzó'],
  ),
];

/** Trees whose questions are about the thing itself, so a card of it answers them. */
export const CARD_PLANTS = PLANTS.filter(({ thing }) => thing !== AFTERNOON);

/** A question, and the head of its column. */
type Feature = readonly [ask: string, head: string];

/** Days or cases with three yes–no features and two decisions. */
export interface Scene {
  story: string;
  first: Feature;
  /** After a yes; its own yes leads to the first label. */
  ifYes: Feature;
  /** After a no: a question whose yes leads to the first label, and one whose yes leads to the second. */
  ifNo: readonly [Feature, Feature];
  labels: readonly [string, string];
}

export const SCENES: readonly Scene[] = [
  {
    story: 'Egy fa megjósolja, busszal vagy biciklivel megy-e Hunor.',
    first: ['Esik?', 'esik'],
    ifYes: ['Nehéz a táska?', 'nehéz táska'],
    ifNo: [
      ['Fúj a szél?', 'szél'],
      ['Ráér?', 'ráér'],
    ],
    labels: ['busz', 'bicikli'],
  },
  {
    story: 'Egy fa megjósolja, kint vagy bent lesz-e az edzés.',
    first: ['Sötét van?', 'sötét'],
    ifYes: ['Vizes a pálya?', 'vizes'],
    ifNo: [
      ['Fúj a szél?', 'szél'],
      ['Meleg van?', 'meleg'],
    ],
    labels: ['bent', 'kint'],
  },
  {
    story: 'Egy fa az e-maileket válogatja.',
    first: ['Idegen írta?', 'idegen'],
    ifYes: ['Van benne link?', 'link'],
    ifNo: [
      ['Sürget?', 'sürget'],
      ['Vártad?', 'vártad'],
    ],
    labels: ['kéretlen', 'rendes'],
  },
  {
    story: 'Egy fa eldönti, kell-e locsolni a kertet.',
    first: ['Esett tegnap?', 'esett'],
    ifYes: ['Hűvös lesz?', 'hűvös'],
    ifNo: [
      ['Nedves a föld?', 'nedves'],
      ['Száraz a föld?', 'száraz'],
    ],
    labels: ['nem kell', 'kell'],
  },
  {
    story: 'Egy fa megjósolja, megveszi-e a vevő a társast.',
    first: ['Ismeri a játékot?', 'ismeri'],
    ifYes: ['Akciós?', 'akciós'],
    ifNo: [
      ['Gyerekkel jött?', 'gyerek'],
      ['Siet?', 'siet'],
    ],
    labels: ['veszi', 'nem veszi'],
  },
  {
    story: 'Egy fa megjósolja, jön-e Ioana a szakkörre.',
    first: ['Dolgozat lesz?', 'dolgozat'],
    ifYes: ['Nehéz az anyag?', 'nehéz'],
    ifNo: [
      ['Fáradt?', 'fáradt'],
      ['Új a téma?', 'új téma'],
    ],
    labels: ['otthon', 'jön'],
  },
  {
    story: 'Egy fa eldönti, érett-e a dinnye.',
    first: ['Kong, ha kopogtatod?', 'kong'],
    ifYes: ['Sárga a foltja?', 'sárga'],
    ifNo: [
      ['Nehéz?', 'nehéz'],
      ['Zöld a szára?', 'zöld szár'],
    ],
    labels: ['érett', 'éretlen'],
  },
  {
    story: 'Egy fa megjósolja, bekapcsol-e a fűtés.',
    first: ['Hideg van?', 'hideg'],
    ifYes: ['Csukva az ablak?', 'csukva'],
    ifNo: [
      ['Fagyni fog éjjel?', 'fagyni fog'],
      ['Elutaztak?', 'elutaztak'],
    ],
    labels: ['be', 'ki'],
  },
];

/** Collections of a guessing game. */
export const COLLECTIONS: readonly string[] = [
  'társasjáték',
  'mesehős',
  'bélyeg',
  'ásvány',
  'csillagkép',
  'magyar király',
  'kutyafajta',
  'népdal',
  'zászló',
  'versenyautó',
  'gombafaj',
  'kártyalap',
];
