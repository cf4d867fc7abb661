import type { Bad, Dilemma } from './pool.ts';

const NET = 'ami-a-neten-van-szabad';
const PROMPTED = 'ha-en-promptoltam-nem-kell';
const VAGUE = 'jeloles-nem-mondja-meg-mit';

const BECAUSE = 'Kiderül belőle, melyik rész készült géppel, és melyik a sajátja.';

const note = (level: Dilemma['level'], story: string, best: string, prompted: Note, net: Note, vague: Note): Dilemma => ({
  level,
  story,
  best,
  because: BECAUSE,
  bad: [named(prompted, PROMPTED), named(net, NET), named(vague, VAGUE)],
});
type Note = readonly [text: string, why: string];
const named = ([text, why]: Note, misconception: string): Bad => [text, misconception, why];

/** Work done with help, the honest note under it, and notes that hide or exaggerate. */
export const NOTES: readonly Dilemma[] = [
  note(
    1,
    'Luca meséjéhez a gép adta a szereplők nevét, a mesét ő írta.',
    '„A neveket MI ajánlotta, a mesét én írtam.”',
    ['„A mesét én írtam, a prompt is az enyém.”', 'A nevekről hallgat, pedig azok a géptől jöttek.'],
    ['„Forrás: az internet, szabadon elérhető oldalak.”', 'Ebből nem derül ki, melyik rész kié.'],
    ['„Készült a mesterséges intelligencia segítségével.”', 'Nem mondja meg, melyik részhez használta.'],
  ),
  note(
    1,
    'Hunor plakátján a madár kézi rajz, az ég gépi kép. A szabály engedi.',
    '„Az ég MI-vel készült, a madarat én rajzoltam.”',
    ['„Az egész plakát az enyém, mert én találtam ki.”', 'Az ötlet az övé, de az eget a gép készítette.'],
    ['„A képek a netről valók, ott bárki megnézheti őket.”', 'Nem igaz, és nem mondja meg, mi a gépi rész.'],
    ['„Van benne egy kevés MI.”', 'Nem derül ki, melyik rész az.'],
  ),
  note(
    1,
    'Kinga receptfüzetéhez a borító rajzát gép készítette, a recepteket ő gyűjtötte. A szakkör engedi.',
    '„A borítót MI rajzolta, a recepteket én gyűjtöttem.”',
    ['„A borítót én rendeltem meg a géptől, tehát én rajzoltam.”', 'Megrendelni nem ugyanaz, mint lerajzolni.'],
    ['„Ilyen borítót bárki talál a neten, nincs mit jelölni.”', 'Nem a netről való, és a gépi munkát így is jelölni kell.'],
    ['„Modern eszközökkel készült füzet.”', 'Nem derül ki, melyik része készült géppel.'],
  ),
  note(
    1,
    'Bence játékszabályát ő írta, a játék nevét a csevegő ajánlotta.',
    '„A nevet MI ajánlotta, a szabályt én írtam.”',
    ['„A név is az enyém, hiszen én kértem öt ötletet.”', 'A kérés az övé, a nevet viszont a gép ajánlotta.'],
    ['„A név valahonnan a netről van, az szabad.”', 'Nem onnan van, és ebből nem derül ki, ki találta ki.'],
    ['„Egy kis segítséget is kaptam hozzá valahonnan.”', 'Nem derül ki, mihez kapott segítséget, és kitől.'],
  ),
  note(
    2,
    'Emese kiselőadásának vázlatát gép írta, a szöveget és a képeket ő készítette. A tanár engedte.',
    '„A vázlathoz MI-t használtam, a szöveg és a kép az enyém.”',
    ['„A vázlatot én kértem a géptől, ezért az is az én munkám.”', 'Kérni és megírni nem ugyanaz: a vázlatot a gép írta.'],
    ['„Forrás: világháló, több helyről összegyűjtve.”', 'Nem derül ki, mi készült géppel és mi nem.'],
    ['„Az egészet az MI csinálta, én semmit sem tettem hozzá.”', 'Ez sem pontos: a szöveg és a képek Emeséé.'],
  ),
  note(
    2,
    'Mihai angol leveléből két mondatot fordító készített, a többit ő írta. A tanár engedte.',
    '„A 3. és a 4. mondatot fordító készítette, a többit én.”',
    ['„A fordítónak én adtam a mondatokat, így az egész az enyém.”', 'A két mondat angol szövegét a gép készítette.'],
    ['„A mondatok egy része megtalálható a neten is.”', 'Ebből nem tudjuk meg, mi gépi és mi az övé.'],
    ['„Fordítóval is dolgoztam valamennyit, ahogy mások.”', 'Nem mondja meg, melyik mondatokat.'],
  ),
  note(
    2,
    'Csenge dalának dallamát ő találta ki, a kíséretet gép játssza. A fesztivál engedi.',
    '„A dallam az enyém, a kíséretet MI készítette.”',
    ['„A kíséretet én választottam ki, úgyhogy azt is én szereztem.”', 'Kiválasztani nem ugyanaz, mint megszerezni: a gép készítette.'],
    ['„A kíséret olyan, amilyet bárki letölthet a netről.”', 'Nem letöltött zene, és nem derül ki, mi készült géppel.'],
    ['„A dal részben géppel készült, részben nem.”', 'Igaz, de nem derül ki, melyik része gépi.'],
  ),
  note(
    2,
    'Andrei térképét ő rajzolta, a jelmagyarázat szövegét a csevegő írta. A tanár engedte.',
    '„A jelmagyarázatot MI írta, a térkép az én rajzom.”',
    ['„Minden szó az én kérésemre került oda, nincs mit jelölni.”', 'A kérés az övé, a szöveget viszont a gép írta.'],
    ['„A jelmagyarázat közismert, a neten is sokféle van.”', 'Ez a szöveg a géptől jött, és ezt nem mondja meg.'],
    ['„Ehhez a munkához gépet is használtam.”', 'Nem derül ki, mire használta: a rajzhoz vagy a szöveghez.'],
  ),
  note(
    3,
    'Réka öt képéből kettőt gép készített, a másik három saját fotó. A pályázat engedi.',
    '„Az 1. és a 4. kép MI-vel készült, a többi saját fotó.”',
    ['„Minden képhez én találtam ki a témát, ezért mind az enyém.”', 'A téma az övé, de két képet a gép készített.'],
    ['„A képek szabadon letölthető oldalakhoz hasonlók.”', 'A hasonlóság nem mondja meg, ki készítette a képeket.'],
    ['„A képek többsége saját fotó, a többihez volt segítségem is.”', 'Igaz, de nem derül ki, melyik kép és milyen segítség.'],
  ),
  note(
    3,
    'Botond tanulmányában a táblázatot gép rendezte sorba, az adatokat ő gyűjtötte. A szakkör engedi.',
    '„A táblázat sorrendjét MI készítette, az adatokat én mértem.”',
    ['„Az adat az enyém, a gépet én irányítottam, nincs mit jelölni.”', 'A sorba rendezés gépi lépés volt, ezt nem mondja meg.'],
    ['„Az adatokat bárki összegyűjtheti a neten is.”', 'Nem a netről valók, ő mérte őket.'],
    ['„A munka egyes részei korszerű eszközökkel készültek.”', 'Nem nevezi meg sem a részt, sem az eszközt.'],
  ),
  note(
    3,
    'Ioana interjúját a gép írta le hangfelvételről, a leírást ő javította ki. A tanár engedte.',
    '„A leírást MI készítette a felvételről, a hibáit én javítottam.”',
    ['„A felvétel az enyém, ezért a leírás is az én kézi munkám.”', 'A felvétel az övé, de a leírás első változatát a gép készítette.'],
    ['„Az interjú hangja megosztható, ezért nem kell róla írni.”', 'Nem a megosztásról van szó: a leírás készült géppel.'],
    ['„A szöveg gondos munkával, több lépésben született.”', 'Szép mondat, de nem mondja meg, melyik lépés volt gépi.'],
  ),
  note(
    3,
    'Áron kutatásában a kérdéseket ő írta, a válaszok összefoglalóját a csevegő. A szakkör engedi.',
    '„Az összefoglalót MI írta, a kérdések az enyémek.”',
    ['„Az összefoglaló az én kérdéseimből van, ezért az is az enyém.”', 'A kérdés az övé, az összefoglaló szövege a gépé.'],
    ['„Az ilyen összefoglaló szabad szöveg, akárki használhatja.”', 'Attól még jelölni kell, hogy a gép írta.'],
    ['„Az egész kutatást az MI végezte, én csak beadtam.”', 'Ez sem pontos: a kérdéseket Áron írta.'],
  ),
];
