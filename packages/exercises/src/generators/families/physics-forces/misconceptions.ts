import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-mi-a-fizika': {
    'egyseget-nem-valt': { text: 'átváltás nélkül számol a mérőszámokkal', pupil: 'Átváltás nélkül számolsz a mérőszámokkal.' },
  },
  'fizika-6-sebesseg': {
    'masodpercet-percnek-veszi': {
      text: 'a másodpercben kapott eredményt percnek veszi',
      pupil: 'A másodpercben kapott eredményt percnek veszed.',
    },
  },
  'fizika-6-suly': {
    'kg-ban-adja-a-sulyt': { text: 'a súlyt kilogrammban adja meg', pupil: 'A súlyt kilogrammban adod meg newton helyett.' },
  },
  'fizika-6-suruseg': {
    'tizes-valtas': { text: '100 helyett 10-zel vált át', pupil: '100 helyett 10-zel váltasz át.' },
  },
  'fizika-7-energiamegmaradas': {
    'energia-elfogy': { text: 'azt hiszi, az energia elfogy', pupil: 'Azt gondolod, az energia elfogy.' },
    'megmaradt-energiat-adja': {
      text: 'a hiányzó energia helyett a lenti mozgási energiát adja meg',
      pupil: 'A hiányzó energia helyett a lenti mozgási energiát adod meg.',
    },
    'energiakat-osszeadja': {
      text: 'a hiányzó energiát összeadással keresi',
      pupil: 'Összeadással kerested a hiányzó energiát. Az összes energiából kell kivonni.',
    },
    'esesnel-g-elmarad': { text: 'az emelkedés magasságánál nem oszt g-vel', pupil: 'A g kimaradt a magasság képletéből.' },
    'esesnel-g-szer-h': {
      text: 'a sebesség helyett a g és a h szorzatát adja meg',
      pupil: 'A $g\\cdot h$ szorzatot adtad meg sebességnek.',
    },
    'esesnel-kettes-elmarad': { text: 'az esés képletéből kihagyja a kettest', pupil: 'Kihagytad a kettest az esés képletéből.' },
    'indulas-magassagat-nem-nezi': {
      text: 'a végsebességnél nem nézi az indulás magasságát',
      pupil: 'A végsebességnél nem nézed az indulás magasságát.',
    },
    'ket-energia-egyenlo': {
      text: 'azt hiszi, a mozgási és a helyzeti energia mindig egyenlő',
      pupil: 'Úgy vetted, hogy a két energia egyenlő. Az összegük állandó.',
    },
    'lejton-mas-a-vegsebesseg': {
      text: 'azt hiszi, súrlódás nélkül is más a végsebesség lejtőn, mint függőlegesen',
      pupil: 'Azt gondolod, súrlódás nélkül is más a végsebesség a lejtőn, mint függőlegesen.',
    },
    'nehezebb-gyorsabban-er-le': {
      text: 'azt hiszi, a nehezebb gyorsabban ér le',
      pupil: 'Azt gondolod, a nehezebb test gyorsabban ér le.',
    },
    'rossz-sorral-szamol': { text: 'a táblázat másik sorával számol', pupil: 'A táblázat másik sorával számoltál.' },
    'teljes-magassaggal-szamol': {
      text: 'a magasságkülönbség helyett a teljes magassággal számol',
      pupil: 'A teljes magassággal számoltál. A süllyedés számít.',
    },
  },
  'fizika-7-erok-fajtai': {
    'erohoz-nincs-test': {
      text: 'olyan erőt is megnevez, amelyet egyetlen test sem fejt ki',
      pupil: 'Olyan erőt is megjelölsz, amelyet egyetlen test sem fejt ki.',
    },
    'mozgasiranyu-mozgatoero-berajzolasa': {
      text: 'mozgásirányú „mozgatóerőt” is berajzol',
      pupil: 'A mozgás irányába is rajzolsz egy nem létező „mozgatóerőt”.',
    },
    'nyomoero-mindig-mg': { text: 'a nyomóerőt mindig a súllyal veszi egyenlőnek', pupil: 'Azt gondolod, a nyomóerő mindig mg.' },
    'nyomoeronel-kivon': {
      text: 'a lefelé nyomó erőt kivonja a súlyból',
      pupil: 'A lefelé nyomó erőt kivonod a súlyból, pedig növeli a nyomóerőt.',
    },
    'nyomoeronel-osszead': {
      text: 'a felfelé húzó erőt hozzáadja a súlyhoz',
      pupil: 'A felfelé húzó erőt hozzáadod a súlyhoz, pedig csökkenti a nyomóerőt.',
    },
    'rugonal-oszt': {
      text: 'a rugóerőt osztással számolja',
      pupil: 'A rugóerőt osztással számolod. Az erő a rugóállandó és a megnyúlás szorzata.',
    },
    'surlodas-egyenlo-nyomoero': {
      text: 'a súrlódási együttható nélkül a nyomóerőt adja meg súrlódásnak',
      pupil: 'A nyomóerőt adod meg súrlódásnak, az együttható kimarad.',
    },
    'surlodas-es-nyomoero-csere': {
      text: 'felcseréli a nyomóerőt és a súrlódást',
      pupil: 'Felcseréled a nyomóerőt és a súrlódást. A nyomóerő merőleges a felületre.',
    },
    'surlodas-mozgas-iranyaba': {
      text: 'a súrlódást a mozgás irányába rajzolja',
      pupil: 'A súrlódást a mozgás irányába rajzolod, pedig a csúszással szemben hat.',
    },
    'surlodasnal-kivon': { text: 'a súrlódási együtthatóhoz kivon osztás helyett', pupil: 'Kivontál. A súrlódási együttható hányados.' },
    'surlodasnal-oszt': {
      text: 'a súrlódási együtthatóval oszt szorzás helyett',
      pupil: 'A súrlódási együtthatóval osztasz, pedig szorozni kell.',
    },
  },
  'fizika-7-erok-osszetevese': {
    'azonos-iranynal-erot-kivon': { text: 'azonos irányú erőket kivon', pupil: 'Azonos irányú erőket vontál ki. Ezek összeadódnak.' },
    'csak-a-nagyobb-ero': { text: 'eredőnek a legnagyobb erőt veszi', pupil: 'A legnagyobb erőt vetted eredőnek. A többi is hat.' },
    'egy-erot-kihagy': { text: 'több erő közül egyet kihagy az eredőből', pupil: 'Egy erőt kihagytál az eredőből.' },
    'egyensulyozo-mint-eredo': {
      text: 'összekeveri az eredőt az egyensúlyozó erővel',
      pupil: 'Összekevered az eredőt és az egyensúlyozó erőt. Ugyanakkorák, de szemben mutatnak.',
    },
    'harmadik-ero-iranya': {
      text: 'az egyik erőt rossz irányúnak veszi',
      pupil: 'Az egyik erőt rossz irányba vetted. Írd két oszlopba őket!',
    },
    'merolegesnel-is-szamtani-osszeg': {
      text: 'a merőleges erők nagyságát is összeadja',
      pupil: 'Merőleges erőknél is összeadod a nagyságokat.',
    },
    'merolegesnel-kivon': {
      text: 'merőleges erőket kivon egymásból',
      pupil: 'A merőleges erőket kivontad egymásból. A négyzeteikkel számolj!',
    },
    'mindig-osszead': { text: 'az ellentétes irányú erőket is összeadja', pupil: 'Mindig összeadod az erőket.' },
  },
  'fizika-7-lejto': {
    'alap-mint-kulonbseg': {
      text: 'a lejtő alapját a hossz és a magasság különbségeként számolja',
      pupil: 'Az alapot kivonással számoltad. A négyzeteket kell kivonni.',
    },
    'lejton-aranynal-megall': {
      text: 'a hossz és a magasság arányánál megáll',
      pupil: 'Az aránynál megálltál. Szorozd meg a magassággal!',
    },
    'lejton-forditott-arany': {
      text: 'a lejtőn a magasság és a hossz arányát megfordítja',
      pupil: 'Megfordítottad a magasság és a hossz arányát. A lejtőn kisebb erő kell, mint a súly.',
    },
    'lejton-osszetevok-csereje': {
      text: 'felcseréli a lejtő menti és a merőleges összetevőt',
      pupil: 'Felcserélted a két összetevőt. A lejtő mentit a magasság adja, a merőlegest az alap.',
    },
    'lejton-surlodas-iranya': {
      text: 'felfelé húzáskor a súrlódást felfelé mutatónak veszi',
      pupil: 'A súrlódást rossz irányba vetted. A mozgással szemben hat.',
    },
    'lejton-surlodast-kihagyja': { text: 'a lejtőn a súrlódást kihagyja', pupil: 'A súrlódást kihagytad.' },
    'meredeksegtol-fuggetlen-az-ero': {
      text: 'azt hiszi, az erő nem függ a lejtő meredekségétől',
      pupil: 'Azt gondolod, a szükséges erő nem függ a lejtő meredekségétől.',
    },
    'osszetevok-osszege-a-suly': {
      text: 'azt hiszi, a két merőleges összetevő összege a súly',
      pupil: 'Úgy vetted, hogy a két összetevő összege a súly. Merőlegesek, ezért a négyzeteik adódnak össze.',
    },
    'sulyt-csak-hosszal-osztja': {
      text: 'a súlyt a lejtő hosszával osztja, a magassággal nem szoroz',
      pupil: 'A súlyt csak a hosszal osztottad, a magassággal nem szoroztál.',
    },
  },
  'fizika-7-mozgasi-helyzeti-energia': {
    'energianal-megall': {
      text: 'a mozgási energiánál megáll, a kérdésre nem válaszol',
      pupil: 'Jól kiszámoltad az energiát, de a kérdés más volt.',
    },
    'energiat-tomeggel-osztja': {
      text: 'a sebességhez az energiát csak a tömeggel osztja',
      pupil: 'Az energiát csak a tömeggel osztottad. A kettes és a gyök is kell.',
    },
    'harmadik-hatvany': {
      text: 'a sebesség harmadik hatványával számol',
      pupil: 'A sebesség harmadik hatványával számoltál. A négyzete kell.',
    },
    'helyzeti-energia-nem-fugg': {
      text: 'nem nézi, honnan mérik a magasságot',
      pupil: 'Azt gondolod, a helyzeti energia nem függ a választott nulla szinttől.',
    },
    'helyzeti-es-mozgasi-csere': {
      text: 'felcseréli a helyzeti és a mozgási energiát',
      pupil: 'Felcserélted a helyzeti és a mozgási energiát.',
    },
    'helyzetinel-is-felez': {
      text: 'a helyzeti energiánál is felez',
      pupil: 'A helyzeti energiánál is feleztél. A kettes csak a mozgásinál van.',
    },
    'ketszeres-sebesseg-ketszeres-energia': {
      text: 'azt hiszi, ahányszoros a sebesség, annyiszoros az energia',
      pupil: 'Azt gondolod, ahányszoros a sebesség, annyiszoros a mozgási energia.',
    },
    'magassagot-negyzetre': {
      text: 'a helyzeti energiánál a magasságot négyzetre emeli',
      pupil: 'A magasságot négyzetre emelted. Itt nincs négyzet.',
    },
    'mozgasi-felezes-elmarad': {
      text: 'a mozgási energia képletéből kihagyja a kettest',
      pupil: 'A mozgási energia képletéből kihagytad a kettest.',
    },
    'negyzet-helyett-ketszerez': { text: 'négyzetre emelés helyett kétszerez', pupil: 'Négyzetre emelés helyett kétszereztél.' },
    'rossz-magassaggal-szamol': {
      text: 'a viszonyítási szint magasságával számol a különbség helyett',
      pupil: 'A szint magasságával számoltál. A test és a szint távolsága kell.',
    },
    'szinteket-osszeadja': {
      text: 'a két magasságot kivonás helyett összeadja',
      pupil: 'A két magasságot összeadtad. A különbségük kell.',
    },
    'v-t-nem-emeli-negyzetre': { text: 'a sebességet nem emeli négyzetre', pupil: 'A sebességet nem emeled négyzetre.' },
  },
  'fizika-7-munka': {
    'g-vel-oszt': { text: 'a súlyhoz a tömeget elosztja g-vel', pupil: 'A súlyhoz elosztod a tömeget g-vel, pedig szorozni kell.' },
    'tomeggel-szamol-suly-helyett': { text: 'súly helyett a tömeggel számol', pupil: 'Súly helyett a tömeggel számolsz.' },
  },
  'fizika-7-newton-elvei': {
    'allo-testre-nem-hat-ero': { text: 'azt hiszi, álló testre nem hat erő', pupil: 'Azt gondolod, az álló testre nem hat erő.' },
    'csak-aki-lok-hat': {
      text: 'azt hiszi, csak az fejt ki erőt, aki lök',
      pupil: 'Azt gondolod, csak az fejt ki erőt, aki lök. A másik test is visszahat.',
    },
    'egyensulyi-par-ellenero': {
      text: 'az egy testre ható, egymást kiegyenlítő két erőt veszi hatás–ellenhatás párnak',
      pupil: 'Két olyan erőt vettél párnak, amelyek ugyanarra a testre hatnak. A pár két különböző testre hat.',
    },
    'ellenero-rossz-testen': {
      text: 'az ellenerőt nem azon a testen keresi, amelyik az erőt kifejti',
      pupil: 'Az ellenerőt rossz testen keresed. Arra hat, amelyik az erőt kifejti.',
    },
    'ellenero-harmadik-testtel': {
      text: 'harmadik testet is bevon a hatás–ellenhatás párba',
      pupil: 'Harmadik testet is bevonsz a párba. A párban ugyanaz a két test áll, felcserélve.',
    },
    'ellenero-mindket-testre': {
      text: 'azt hiszi, hogy az ellenerő mindkét testre hat',
      pupil: 'Azt gondolod, hogy az ellenerő mindkét testre hat. Csak arra hat, amelyik az erőt kifejti.',
    },
    'ero-melyik-testre-hat': {
      text: 'elnézi, melyik testre hat az erő',
      pupil: 'Elnézed, melyik testre hat az erő. Írd ki mindkét mondatból, mi hat mire!',
    },
    'lokes-osztas-elmarad': {
      text: 'ellökésnél a tömeg és a sebesség szorzatánál megáll',
      pupil: 'A szorzatnál megálltál. Oszd el a másik adattal!',
    },
    'lokes-utan-egyforma-sebesseg': {
      text: 'az egyenlő erőkből egyenlő sebességre következtet, a tömegeket nem nézi',
      pupil: 'Egyenlő erőkből egyenlő sebességre következtetsz. A tömeg is számít.',
    },
    'nagyobb-test-nagyobb-erovel-hat': {
      text: 'azt hiszi, a nagyobb test nagyobb erővel hat',
      pupil: 'Azt gondolod, a nagyobb test nagyobb erővel hat a kisebbre.',
    },
    'tomeg-sebesseg-forditva': {
      text: 'ellökéskor a nagyobb tömegű testnek ad nagyobb értéket',
      pupil: 'A nagyobb tömegnek adtál nagyobb értéket. Egyenlő erőtől a kisebb tömegű indul gyorsabban.',
    },
  },
  'fizika-7-teljesitmeny': {
    'hatasfok-tizedes-alakban': {
      text: 'a hatásfoknál nem szoroz 100-zal',
      pupil: 'A hatásfokot törttel adod meg, pedig százalékban kérdezzük.',
    },
    'hatasfok-szaz-folott': {
      text: '100%-nál nagyobb hatásfokot kap',
      pupil: '100%-nál nagyobb hatásfokot kapsz, és nem lepődsz meg rajta.',
    },
    'hatasfokot-kihagyja': {
      text: 'a felvett teljesítménynél nem veszi figyelembe a hatásfokot',
      pupil: 'A hatásfokot kihagytad. A gép többet vesz fel, mint amennyi hasznosul.',
    },
    'idovel-nem-oszt': { text: 'a teljesítményhez nem oszt az idővel', pupil: 'Kimaradt az idő: a teljesítményhez osztani kell vele.' },
    'ket-valtas-elmarad': { text: 'sem a percet, sem a kilojoule-t nem váltja át', pupil: 'A percet és a kilojoule-t is át kell váltani.' },
    'nagyobb-munka-nagyobb-teljesitmeny': {
      text: 'azt hiszi, nagyobb munkához nagyobb teljesítmény tartozik',
      pupil: 'Azt gondolod, nagyobb munkához mindig nagyobb teljesítmény tartozik.',
    },
    'teljesitmenynel-szoroz': {
      text: 'a teljesítményhez a munkát szorozza az idővel',
      pupil: 'A teljesítményhez szoroztál az idővel. Osztani kell.',
    },
    'veszteseghez-mer': {
      text: 'a hasznos munkát a veszteséghez méri az összes helyett',
      pupil: 'A veszteséghez mértél. Az összes munkához kell.',
    },
  },
  'fizika-8-energia-es-elet': {
    'idovel-oszt': { text: 'az energiához a teljesítményt osztja az idővel', pupil: 'Az energiához a teljesítményt osztod az idővel.' },
    'veszteseg-mint-hatasfok': { text: 'a veszteség arányát adja meg hatásfoknak', pupil: 'A veszteség arányát adod meg hatásfoknak.' },
    'visszafele-is-szoroz': {
      text: 'visszafelé számoláskor is szoroz a hatásfokkal',
      pupil: 'Visszafelé számoláskor is szorzol a hatásfokkal.',
    },
  },
  'fizika-8-olvadasho': {
    'kj-es-j-keverese': { text: 'összekeveri a kilojoule-t és a joule-t', pupil: 'Összekevered a kJ-t és a J-t.' },
  },
};
