/** A word and what may follow it. */
export interface Start {
  word: string;
  next: readonly [string, string, string, string];
}

const w = (word: string, ...next: Start['next']): Start => ({ word, next });

export const STARTS: readonly Start[] = [
  w('forró', 'tea', 'nyár', 'leves', 'kakaó'),
  w('mély', 'tó', 'kút', 'álom', 'lélegzet'),
  w('piros', 'alma', 'lámpa', 'kabát', 'rózsa'),
  w('vasárnapi', 'ebéd', 'kirándulás', 'meccs', 'vendég'),
  w('gyors', 'vonat', 'futó', 'válasz', 'patak'),
  w('öreg', 'tölgy', 'halász', 'malom', 'bicikli'),
  w('édes', 'szőlő', 'málna', 'anyanyelv', 'otthon'),
  w('hosszú', 'út', 'levél', 'nap', 'sor'),
  w('friss', 'kenyér', 'levegő', 'hír', 'gyümölcs'),
  w('kék', 'ég', 'szem', 'toll', 'pulóver'),
  w('szép', 'napot', 'álmokat', 'vers', 'ruha'),
  w('csendes', 'eső', 'utca', 'falu', 'óra'),
];

/** Sentences of four words: start, who, how or what, verb. No word stands in two places. */
export interface Grammar {
  start: string;
  who: readonly [string, string];
  middle: readonly [string, string];
  verb: readonly [string, string];
}

const g = (start: string, who: Grammar['who'], middle: Grammar['middle'], verb: Grammar['verb']): Grammar => ({ start, who, middle, verb });

export const GRAMMARS: readonly Grammar[] = [
  g('a', ['vonat', 'busz'], ['reggel', 'este'], ['indul', 'érkezik']),
  g('a', ['nagymama', 'nagypapa'], ['kakaót', 'levest'], ['főz', 'hoz']),
  g('a', ['róka', 'mókus'], ['gyorsan', 'halkan'], ['szalad', 'eltűnik']),
  g('az', ['edző', 'orvos'], ['ma', 'holnap'], ['érkezik', 'telefonál']),
  g('a', ['csapat', 'kapus'], ['tegnap', 'vasárnap'], ['győzött', 'edzett']),
  g('a', ['hegedű', 'gitár'], ['szépen', 'lágyan'], ['szól', 'zeng']),
  g('a', ['kertész', 'szomszéd'], ['almát', 'körtét'], ['szed', 'visz']),
  g('a', ['gólya', 'fecske'], ['tavasszal', 'ősszel'], ['érkezik', 'elindul']),
  g('a', ['postás', 'futár'], ['csomagot', 'levelet'], ['hoz', 'keres']),
  g('a', ['tanár', 'könyvtáros'], ['verset', 'mesét'], ['olvas', 'választ']),
];

/** A sentence that people often finish wrongly. */
export interface Myth {
  start: string;
  /** What many texts say. */
  common: string;
  /** What is true. */
  true: string;
  /** Told in the question. */
  fact: string;
}

const myth = (start: string, common: string, fact: string, trueWord: string): Myth => ({ start, common, true: trueWord, fact });

export const MYTHS: readonly Myth[] = [
  myth('a denevér egy', 'madár', 'A denevér emlős.', 'emlős'),
  myth('a delfin egy', 'hal', 'A delfin emlős.', 'emlős'),
  myth('a pók egy', 'rovar', 'A pók nem rovar, hanem pókféle.', 'pókféle'),
  myth('a Nap egy', 'bolygó', 'A Nap csillag.', 'csillag'),
  myth('a pingvin egy', 'emlős', 'A pingvin madár.', 'madár'),
  myth('a teknős egy', 'kétéltű', 'A teknős hüllő.', 'hüllő'),
  myth('a korall egy', 'növény', 'A korall állat.', 'állat'),
  myth('Románia legmagasabb hegye a', 'Negoj', 'Románia legmagasabb hegye a Moldoveanu.', 'Moldoveanu'),
  myth('a villám ugyanoda', 'sohasem csap', 'A villám többször is csaphat ugyanoda.', 'többször csap'),
  myth('a strucc veszélyben', 'homokba bújik', 'A strucc veszélyben elfut.', 'elfut'),
  myth('a bikát dühíti a', 'piros', 'A bikát a mozgás ingerli, nem a szín.', 'mozgás'),
  myth('az aranyhal emlékezete', 'másodperces', 'Az aranyhal hónapokra is emlékszik.', 'hónapos'),
  myth('a Hold fénye', 'a sajátja', 'A Hold a Nap fényét veri vissza.', 'a Napé'),
  myth('a gomba egy', 'növény', 'A gombák nem növények, külön csoportot alkotnak.', 'gombaféle'),
];
