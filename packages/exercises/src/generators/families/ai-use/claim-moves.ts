import type { Level } from '../../engine.ts';
import type { Dilemma } from './pool.ts';

/** Who says what, and where they have it from. */
export interface Voice {
  name: string;
  /** What it leans on, with its name in the sentence. */
  from: string;
  /** The index of the voice it copied; undefined when it checked by itself. */
  copies?: number;
  chat?: boolean;
}
export interface Question {
  level: Level;
  story: string;
  value: string;
  voices: readonly Voice[];
}
const book = (name: string, from: string): Voice => ({ name, from });
const copy = (name: string, of: number, from: string): Voice => ({ name, from, copies: of });
const chat = (from: string): Voice => ({ name: 'egy csevegő', from, chat: true });

export const QUESTIONS: readonly Question[] = [
  {
    level: 1,
    story: 'Mikor épült a (kitalált) falu iskolája?',
    value: '1907',
    voices: [
      book('a helytörténeti könyv', 'a levéltári okirat alapján'),
      copy('az iskola honlapja', 0, '„a könyv alapján”'),
      chat('forrás nélkül'),
    ],
  },
  {
    level: 1,
    story: 'Hány éves a (kitalált) tölgyfa?',
    value: '240 év',
    voices: [
      book('az erdészet mérése', 'az évgyűrűk száma alapján'),
      copy('egy útikönyv', 0, '„az erdészet adata”'),
      copy('egy plakát', 1, 'szóról szóra az útikönyvből'),
    ],
  },
  {
    level: 1,
    story: 'Ki tervezte a (kitalált) kilátót?',
    value: 'Nagy Ida',
    voices: [book('a tervrajz', 'a saját aláírásával'), book('a városi irattár', 'a szerződés alapján'), chat('egy linkkel az irattárra')],
  },
  {
    level: 1,
    story: 'Milyen mély a (kitalált) tó?',
    value: '14 méter',
    voices: [
      book('a horgászklub mérése', 'a saját mérőzsinórral'),
      copy('a falu térképe', 0, '„a klub szerint”'),
      copy('egy blog', 0, '„a klub oldaláról”'),
    ],
  },
  {
    level: 2,
    story: 'Mikor indult a (kitalált) kisvasút?',
    value: '1923',
    voices: [
      book('a menetrend', 'az első évből'),
      book('az utasok naplója', 'a bejegyzések alapján'),
      copy('egy honlap', 0, '„a menetrend szerint”'),
      chat('a honlapra hivatkozva'),
    ],
  },
  {
    level: 2,
    story: 'Mennyi a (kitalált) barlang hossza?',
    value: '830 m',
    voices: [
      book('a barlangászok jelentése', 'saját méréssel'),
      copy('az útikönyv', 0, '„a jelentés alapján”'),
      copy('a plakát', 1, 'az útikönyvből'),
      chat('forrás nélkül'),
    ],
  },
  {
    level: 2,
    story: 'Mikor állították a (kitalált) szobrot?',
    value: '1978',
    voices: [
      book('a szobrász naplója', 'a saját feljegyzése'),
      book('a városi számla', 'az öntöde számlája'),
      copy('a tábla', 1, '„a számla alapján”'),
      copy('egy cikk', 2, 'a tábláról'),
    ],
  },
  {
    level: 2,
    story: 'Hány lakosa van a (kitalált) falunak?',
    value: '1180',
    voices: [
      book('a népszámlálás', 'a saját összeírása'),
      copy('az önkormányzat honlapja', 0, '„a népszámlálás szerint”'),
      chat('az önkormányzat honlapjára hivatkozva'),
    ],
  },
  {
    level: 3,
    story: 'Mikor épült a (kitalált) harangtorony?',
    value: '1741',
    voices: [
      book('a jegyzőkönyv', 'a levéltárból'),
      copy('a falutábla', 0, '„a jegyzőkönyv szerint”'),
      copy('az útikönyv', 1, 'a tábláról'),
      copy('egy úti blog', 2, 'az útikönyvből'),
      chat('az úti blogra mutató linkkel'),
    ],
  },
  {
    level: 3,
    story: 'Milyen magas a (kitalált) torony?',
    value: '38 m',
    voices: [
      book('a mérnök mérése', 'a saját műszerével'),
      book('a diákok mérése', 'árnyékból számolva'),
      copy('a honlap', 0, '„a mérnök szerint”'),
      copy('egy poszter', 2, 'a honlapról'),
      chat('forrás nélkül'),
    ],
  },
  {
    level: 3,
    story: 'Kié volt a (kitalált) malom?',
    value: 'a Barta családé',
    voices: [
      book('a telekkönyv', 'a bejegyzések alapján'),
      book('a falikép', 'a készítő aláírásával'),
      book('a régi újság', 'a hirdetés alapján'),
      copy('egy cikk', 0, '„a telekkönyv szerint”'),
      chat('a cikkre hivatkozva'),
    ],
  },
  {
    level: 3,
    story: 'Mikor nyílt a (kitalált) mozi?',
    value: '1934',
    voices: [
      book('az építési engedély', 'a hivatal irattára'),
      copy('a mozi plakátja', 0, '„az engedély szerint”'),
      copy('az emléktábla', 1, 'a plakátról'),
      copy('a honlap', 2, 'az emléktábláról'),
      copy('egy diákcikk', 3, 'a honlapról'),
    ],
  },
];

const LONG = 'hosszu-valasz-egyenlo-jo-valasz';
const SOURCE = 'ha-forrast-ir-az-letezik';
const TWICE = 'ha-ketszer-ugyanazt-mondja-igaz';
const COPIED = 'nem-fuggetlen-forras';
const ASK_AGAIN = 'visszakerdezve-megmondja-az-igazat';

/** A moment of checking: the useful step and tempting ones. */
export const MOVES: readonly Dilemma[] = [
  {
    level: 1,
    story: 'Egy csevegő azt írja, a fecske sárból épít fészket, és hosszan, szépen magyaráz.',
    best: 'Megnézed két külön könyvben vagy oldalon.',
    because: 'Az igazságot külön források mutatják meg.',
    bad: [
      ['Elfogadod, mert ilyen hosszú szöveg nem lehet hibás.', LONG, 'A hosszúság nem bizonyíték.'],
      ['Elfogadod, mert a végén forrást is írt.', SOURCE, 'A forrás lehet kitalált, meg kell keresni.'],
      ['Megkérdezed újra, és ha ugyanazt írja, elfogadod.', TWICE, 'Ugyanaz a program ugyanúgy tévedhet kétszer.'],
    ],
  },
  {
    level: 1,
    story: 'A csevegő könyvcímet ad a válaszához: szerző, cím, évszám, oldal.',
    best: 'Megkeresed a könyvet egy katalógusban.',
    because: 'A könyv alakja kitalálható, a létezését a katalógus mutatja.',
    bad: [
      ['Kiírod forrásnak, hiszen oldalszám is van.', SOURCE, 'Az oldalszám sem bizonyítja, hogy a könyv létezik.'],
      ['Kérsz még két könyvcímet ugyanattól a géptől.', TWICE, 'Három ellenőrizetlen cím sem bizonyíték.'],
      ['Elfogadod, mert szépen, tagoltan írta le.', LONG, 'A szép alak nem teszi igazzá.'],
    ],
  },
  {
    level: 1,
    story: 'Három oldalon ugyanaz a mondat áll egy barlang hosszáról, szóról szóra.',
    best: 'Megkeresed, honnan vették, és keresel egy független mérést.',
    because: 'Ha másoltak, a három oldal csak egynek számít.',
    bad: [
      ['Elhiszed, mert három különböző oldal írja ugyanazt a számot.', COPIED, 'A másolás nem új ellenőrzés.'],
      ['Elhiszed, mert hosszan írnak róla.', LONG, 'A hossz nem mutat rá az igazságra.'],
      ['Megkérdezel egy csevegőt negyediknek.', 'csevego-mint-forras', 'A csevegő nem forrás, ugyanazt az oldalt is használhatja.'],
    ],
  },
  {
    level: 1,
    story: 'A gép azt írja, hogy kilenc alma fele öt alma.',
    best: 'Kiszámolod papíron: a kilenc fele négy és fél.',
    because: 'Amit ki lehet számolni, azt számolással kell ellenőrizni.',
    bad: [
      ['Elfogadod, a gép számolása hibátlan.', 'gep-szamolasa-hibatlan', 'A gép számoláskor is hibázhat.'],
      ['Rákérdezel, biztos-e benne, és elhiszed.', ASK_AGAIN, 'A visszakérdezés nem új bizonyíték.'],
      ['Kihagyod az egészet, a gép mindig téved.', 'minden-valasz-hamis', 'Egy hiba nem jelenti, hogy minden hibás; számolj utána!'],
    ],
  },
  {
    level: 2,
    story: 'A csevegő a weben is keresett, és linket tett minden mondat mellé.',
    best: 'Megnyitod a linkeket, és megnézed, mi áll bennük.',
    because: 'A linkkel kezdődik az ellenőrzés, nem véget ér.',
    bad: [
      ['Elfogadod, mert minden mondat mellett link áll.', SOURCE, 'A link lehet rossz, vagy mást is írhat az oldal.'],
      ['Megszámolod a linkeket: ötnél már biztosan igaz.', COPIED, 'Öt link is mutathat ugyanarra a forrásra.'],
      ['Kéred, hogy írja meg hosszabban is.', LONG, 'A hosszabb szöveg nem igazabb.'],
    ],
  },
  {
    level: 2,
    story: 'A csevegő bocsánatot kér, és új évszámot ír, ugyanolyan magabiztosan.',
    best: 'Két független forrásban megnézed mindkét évszámot.',
    because: 'A bocsánatkérés sem bizonyíték, forrás kell.',
    bad: [
      ['Az új évszámot írod le, hiszen most már biztosan tudja.', ASK_AGAIN, 'Az új szám is valószínű folytatás.'],
      ['A régit írod le, mert azt mondta először.', TWICE, 'Az első válasz sem volt ellenőrzött.'],
      ['Kihagyod mindkettőt anélkül, hogy utánanéznél.', 'ellenorzes-helyett-kihagy', 'Két forrás megmondaná, melyik jó.'],
    ],
  },
  {
    level: 2,
    story: 'A faliújságra szánt szöveg egyik mondatához sehol nem találsz forrást.',
    best: 'Kihagyod a mondatot, mert nem ellenőrzött.',
    because: 'Ami nem ellenőrizhető, az nem tény.',
    bad: [
      ['Kiteszed, hiszen a többi mondat igaz volt.', 'ellenorizhetetlen-teny', 'A jó mondatok nem igazolják a rosszat.'],
      ['Kiteszed, mert szépen van megfogalmazva.', LONG, 'A szép mondat nem bizonyíték.'],
      ['Írsz mellé egy forrást, amilyennek lennie kellene.', SOURCE, 'Kitalált forrást nem írunk.'],
    ],
  },
  {
    level: 2,
    story: 'Egy barátod ugyanattól a csevegőtől másik választ kapott ugyanarra a kérdésre.',
    best: 'Jelzésnek veszitek, és mindketten forrást kerestek.',
    because: 'Az eltérés azt jelzi, hogy egyikben sem bízhattok vakon.',
    bad: [
      ['Azt fogadjátok el, amelyik hosszabb.', LONG, 'A hossz nem dönt.'],
      ['Azt fogadjátok el, amelyiket többször leírja.', TWICE, 'Az ismétlés nem bizonyíték.'],
      ['Megkérdeztek egy harmadik csevegőt, és ő dönt.', 'csevego-mint-forras', 'A csevegő nem forrás.'],
    ],
  },
  {
    level: 3,
    story: 'A kiselőadásban egy könyv ellentmond egy múzeum honlapjának, a csevegő a könyvvel ért egyet.',
    best: 'Keresel egy harmadik forrást, és mindkét adatot megemlíted.',
    because: 'Ha a források eltérnek, a csevegő egyetértése nem dönt.',
    bad: [
      ['A könyv adatát írod, mert a csevegővel együtt ketten vannak mellette.', 'csevego-mint-forras', 'A csevegő nem számít forrásnak.'],
      ['A könyvé az igazság, mert pontosabb számot ír.', 'pontos-szam-bizonyitek', 'A pontosság nem bizonyíték.'],
      ['Kihagyod mindkettőt, így nem tévedhetsz.', 'ellenorzes-helyett-kihagy', 'Két forrásból kiderülhet, az eltérést is le lehet írni.'],
    ],
  },
  {
    level: 3,
    story: 'A csevegő öt oldalt sorol fel. Mind egy napon készült, ugyanabból a cikkből.',
    best: 'Megkeresed az eredeti cikket és annak a forrását.',
    because: 'Az öt oldal egyetlen eredetire megy vissza.',
    bad: [
      ['Elfogadod, mert öt különböző oldal már bőven elég bizonyíték.', COPIED, 'Öt másolat is egy forrás.'],
      ['Kérsz tőle még öt oldalt, az eldönti.', TWICE, 'Több ellenőrizetlen oldal sem bizonyíték.'],
      ['Elfogadod, mert évszám is van bennük.', 'pontos-szam-bizonyitek', 'A részletesség nem bizonyíték.'],
    ],
  },
  {
    level: 3,
    story: 'A gép azt írja: „Szinte minden kutató egyetért ebben.” Név és évszám nincs.',
    best: 'Nem használod, amíg nincs megnevezett forrás.',
    because: 'Név és hely nélkül az állítás nem ellenőrizhető.',
    bad: [
      ['Használod, hiszen ennyi kutató egyszerre nem tévedhet.', 'ellenorizhetetlen-teny', 'Nincs megnevezve, kik és hol írták.'],
      ['Visszakérdezel, és ha válaszul neveket ír, elfogadod.', ASK_AGAIN, 'A neveket is meg kell keresni, lehetnek kitaláltak.'],
      ['Idézőjelbe teszed, úgy már forrás.', SOURCE, 'Az idézőjel nem teszi ellenőrzötté.'],
    ],
  },
  {
    level: 3,
    story: 'A csevegő válasza szerint egy falu (kitalált) nevét 1204-ben írták le először, de forrást nem ad.',
    best: 'Megnézed egy lexikonban és egy múzeumi oldalon.',
    because: 'Két független helyen kiderül, hogy igaz-e.',
    bad: [
      ['Elhiszed, mert ilyen pontos évszámot nem talál ki.', 'pontos-szam-bizonyitek', 'Éppen az ilyen alakú adat készül a legsimábban.'],
      ['Elhiszed, ha egy másik csevegő is ezt írja.', 'csevego-mint-forras', 'A csevegő nem forrás.'],
      ['Nem hiszed el, a gép minden évszáma hamis.', 'minden-valasz-hamis', 'Nem minden válasz hamis, csak ellenőrizni kell.'],
    ],
  },
];
