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

/** Days or cases with three yes–no features and two decisions. */
export interface Scene {
  story: string;
  /** What a row of the table is. */
  row: string;
  asks: readonly [string, string, string];
  /** Heads of the table's columns. */
  heads: readonly [string, string, string];
  labels: readonly [string, string];
}

const s = (story: string, row: string, asks: Scene['asks'], heads: Scene['heads'], labels: Scene['labels']): Scene => ({
  story,
  row,
  asks,
  heads,
  labels,
});

export const SCENES: readonly Scene[] = [
  s(
    'Egy fa megjósolja, busszal vagy biciklivel megy-e Hunor.',
    'nap',
    ['Esik?', 'Nehéz a táska?', 'Késésben van?'],
    ['esik', 'táska', 'késik'],
    ['busz', 'bicikli'],
  ),
  s(
    'Egy fa megjósolja, kint vagy bent lesz-e az edzés.',
    'edzés',
    ['Sötét van?', 'Vizes a pálya?', 'Fúj a szél?'],
    ['sötét', 'vizes', 'szél'],
    ['bent', 'kint'],
  ),
  s(
    'Egy fa az e-maileket válogatja.',
    'e-mail',
    ['Idegen írta?', 'Van benne link?', 'Sürget?'],
    ['idegen', 'link', 'sürget'],
    ['kéretlen', 'rendes'],
  ),
  s(
    'Egy fa eldönti, kell-e locsolni a kertet.',
    'nap',
    ['Esett tegnap?', 'Meleg lesz?', 'Száraz a föld?'],
    ['esett', 'meleg', 'száraz'],
    ['nem kell', 'kell'],
  ),
  s(
    'Egy fa megjósolja, megveszi-e a vevő a társast.',
    'vevő',
    ['Ismeri a játékot?', 'Akciós?', 'Gyerekkel jött?'],
    ['ismeri', 'akciós', 'gyerek'],
    ['veszi', 'nem veszi'],
  ),
  s(
    'Egy fa megjósolja, jön-e Ioana a szakkörre.',
    'hét',
    ['Dolgozat lesz?', 'Nehéz az anyag?', 'Új a téma?'],
    ['dolgozat', 'nehéz', 'új téma'],
    ['otthon', 'jön'],
  ),
  s(
    'Egy fa eldönti, érett-e a dinnye.',
    'dinnye',
    ['Kong, ha kopogtatod?', 'Sárga a foltja?', 'Nehéz?'],
    ['kong', 'sárga', 'nehéz'],
    ['érett', 'éretlen'],
  ),
  s(
    'Egy fa megjósolja, bekapcsol-e a fűtés.',
    'este',
    ['Hideg van?', 'Nyitva az ablak?', 'Van otthon valaki?'],
    ['hideg', 'ablak', 'otthon'],
    ['be', 'ki'],
  ),
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
