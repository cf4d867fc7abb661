import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-derekszogu-haromszog': {
    'befogo-atfogo-egyenlo': { text: 'a befogót az átfogóval egyenlőnek veszi', pupil: 'A befogót az átfogóval egyenlőnek veszed.' },
    'egyesevel-no': {
      text: 'minden egyesével növekvő hármast pitagoraszinak tart',
      pupil: 'Minden egyesével növekvő hármast pitagoraszinak tartasz.',
    },
    'fel-es-ketszeres-csere': {
      text: 'a fele helyett a kétszeresét veszi, vagy fordítva',
      pupil: 'A fele helyett a kétszeresét veszed, vagy fordítva.',
    },
    'harmadol-harminc-foknal': {
      text: 'a 30°-os szögnél az átfogó harmadával számol',
      pupil: 'A 30°-os szögnél az átfogó harmadával számolsz.',
    },
    'hozzaadassal-bovit': {
      text: 'egy számhármas tagjaihoz ugyanannyit ad, és az eredményt is számhármasnak veszi',
      pupil: 'Egy számhármas tagjaihoz ugyanannyit adsz, és az eredményt is számhármasnak veszed.',
    },
    'negyzet-az-oldal-helyett': { text: 'az oldal helyett a négyzetét adja meg', pupil: 'Az oldal helyett a négyzetét adod meg.' },
    'oldalak-kulonbseget-veszi': {
      text: 'az átló helyett a két oldal különbségével számol',
      pupil: 'Az átló helyett a két oldal különbségével számolsz.',
    },
    'osszeg-a-harmadik': {
      text: 'az átfogót a két befogó összegének veszi',
      pupil: 'Az átfogót a két befogó összegének veszed.',
    },
    'osszeg-negyzete': {
      text: 'előbb összead, és az összeget emeli négyzetre',
      pupil: 'Előbb összeadsz, és az összeget emeled négyzetre.',
    },
    'sulyvonal-atfogo-egyenlo': {
      text: 'az átfogóhoz tartozó súlyvonalat az átfogóval egyenlőnek veszi',
      pupil: 'Az átfogóhoz tartozó súlyvonalat az átfogóval egyenlőnek veszed.',
    },
    'sulyvonalat-harmadnak-veszi': {
      text: 'az átfogóhoz tartozó súlyvonalat az átfogó harmadának veszi',
      pupil: 'Az átfogóhoz tartozó súlyvonalat az átfogó harmadának veszed.',
    },
  },
  'matek-6-egybevagosag': {
    'eleg-adatot-kevesli': { text: 'az elegendő három adatot is kevésnek tartja', pupil: 'Az elegendő három adatot is kevésnek tartod.' },
    'harom-szog-eleg': {
      text: 'három egyenlő szöget elégnek tart az egybevágósághoz',
      pupil: 'Három egyenlő szöget elégnek tartasz az egybevágósághoz.',
    },
    'ket-oldal-szog-eleg': {
      text: 'nem nézi, hogy a szög a két oldal között van-e',
      pupil: 'Nem nézed, hogy a szög a két oldal között van-e.',
    },
    'megfelelo-csucs-csere': {
      text: 'a csúcsokat betűrendben párosítja, nem a felírás helye szerint',
      pupil: 'A csúcsokat betűrendben párosítod, nem a felírás helye szerint.',
    },
    'nem-megfelelo-oldal': { text: 'nem a megfelelő oldalt párosítja', pupil: 'Nem a megfelelő oldalt párosítod.' },
    'nem-megfelelo-szog': { text: 'nem a megfelelő szöget párosítja', pupil: 'Nem a megfelelő szöget párosítod.' },
    'oldal-szog-jel-keverese': { text: 'összekeveri az oldalak és a szögek jelét', pupil: 'Összekevered az oldalak és a szögek jelét.' },
  },
  'matek-6-haromszog-szerkesztese': {
    'csak-a-keruletet-nezi': {
      text: 'csak a kerületet nézi, a háromszög létezését nem',
      pupil: 'Csak a kerületet nézed, a háromszög létezését nem.',
    },
    'csak-az-osszeget-nezi': { text: 'csak az összeget nézi, a különbséget nem', pupil: 'Csak az összeget nézed, a különbséget nem.' },
    'eggyel-kevesebbet-szamol': {
      text: 'a lehetséges hosszak számát a legnagyobb és a legkisebb hossz különbségének veszi',
      pupil: 'A lehetséges hosszak számát a legnagyobb és a legkisebb hossz különbségének veszed.',
    },
    'egyenlo-oldalunak-veszi': { text: 'egyenlő oldalúnak veszi a háromszöget', pupil: 'Egyenlő oldalúnak veszed a háromszöget.' },
    'egyenloseg-is-jo': {
      text: 'az egy egyenesre eső pontokat is háromszögnek veszi',
      pupil: 'Az egy egyenesre eső pontokat is háromszögnek veszed.',
    },
    'felfele-kerekit': { text: 'a kerület felét fölfelé kerekíti', pupil: 'A kerület felét fölfelé kerekíted.' },
    'harmadik-oldal-kimarad': { text: 'a kerületből kihagyja a harmadik oldalt', pupil: 'A kerületből kihagyod a harmadik oldalt.' },
    'ismert-a-leghosszabb': {
      text: 'azt hiszi, a harmadik oldal nem lehet hosszabb a két megadott oldal hosszabbikánál',
      pupil: 'Azt hiszed, a harmadik oldal nem lehet hosszabb a két megadott oldal hosszabbikánál.',
    },
    'ket-oldalt-ketszer': { text: 'mindkét megadott oldalt kétszer számolja', pupil: 'Mindkét megadott oldalt kétszer számolod.' },
    'masik-hatart-adja': {
      text: 'a legnagyobb helyett a legkisebbet adja meg, vagy fordítva',
      pupil: 'A legnagyobb helyett a legkisebbet adod meg, vagy fordítva.',
    },
    'minden-harmas-jo': { text: 'minden három hosszúságból háromszöget vár', pupil: 'Minden három hosszúságból háromszöget vársz.' },
    'nem-a-ket-rovidebbet-adja': {
      text: 'nem a két rövidebb oldalt hasonlítja a leghosszabbhoz',
      pupil: 'Nem a két rövidebb oldalt hasonlítod a leghosszabbhoz.',
    },
    'nem-letezo-haromszog': { text: 'nem ellenőrzi, létezik-e a háromszög', pupil: 'Nem ellenőrzöd, létezik-e a háromszög.' },
    'szemkozti-oldal-forditva': {
      text: 'nagyobb szöggel szemben rövidebb oldalt keres',
      pupil: 'Nagyobb szöggel szemben rövidebb oldalt keresel.',
    },
    'szog-melletti-oldalt-nezi': {
      text: 'a szög melletti oldalt nézi a szemközti helyett',
      pupil: 'A szög melletti oldalt nézed a szemközti helyett.',
    },
  },
  'matek-6-nevezetes-vonalak': {
    'arany-forditva': { text: 'fordítva veszi az arányt', pupil: 'Fordítva veszed az arányt.' },
    'nevezetes-pontok-keverese': {
      text: 'összekeveri a háromszög nevezetes pontjait',
      pupil: 'Összekevered a háromszög nevezetes pontjait.',
    },
    'nevezetes-vonalak-keverese': {
      text: 'összekeveri a háromszög nevezetes vonalait',
      pupil: 'Összekevered a háromszög nevezetes vonalait.',
    },
    'sulypont-felezi': { text: 'azt hiszi, a súlypont felezi a súlyvonalat', pupil: 'Azt hiszed, a súlypont felezi a súlyvonalat.' },
    'sulyvonal-felezomeroleges': {
      text: 'összekeveri a súlyvonalat és a felezőmerőlegest',
      pupil: 'Összekevered a súlyvonalat és a felezőmerőlegest.',
    },
  },
  'matek-7-derekszogu-haromszog-megoldasa': {
    'emelkedesi-szog-potszoge': { text: 'az emelkedési szög pótszögével számol', pupil: 'Az emelkedési szög pótszögével számolsz.' },
    'osztas-szorzas-csere': { text: 'felcseréli az osztást és a szorzást', pupil: 'Felcseréled az osztást és a szorzást.' },
    'rossz-szogfuggveny': { text: 'rossz szögfüggvényt választ', pupil: 'Rossz szögfüggvényt választasz.' },
    'sin-cos-csere': { text: 'felcseréli a szinuszt és a koszinuszt', pupil: 'Felcseréled a szinuszt és a koszinuszt.' },
    'szabaly-keveres': { text: 'rossz szabályt alkalmaz', pupil: 'Rossz szabályt alkalmazol.' },
  },
  'matek-7-hasonlo-haromszogek': {
    'hasonlo-egybevago': {
      text: 'a hasonló alakzatok oldalait egyenlőnek veszi',
      pupil: 'A hasonló alakzatok oldalait egyenlőnek veszed.',
    },
    'kerulet-aranya-negyzet': {
      text: 'a kerületek arányát az oldalak aránya négyzetének veszi',
      pupil: 'A kerületek arányát az oldalak aránya négyzetének veszed.',
    },
    'negyzet-mint-duplazas': { text: 'négyzetre emelés helyett kétszerez', pupil: 'Négyzetre emelés helyett kétszerezel.' },
    'terulet-aranya-k': {
      text: 'a területek arányát az oldalak arányával egyenlőnek veszi',
      pupil: 'A területek arányát az oldalak arányával egyenlőnek veszed.',
    },
  },
  'matek-7-kozepvonal': {
    'felez-duplaz-csere': { text: 'felcseréli a felezést és a kétszerezést', pupil: 'Felcseréled a felezést és a kétszerezést.' },
    'harmadol-felezes-helyett': {
      text: 'a középvonalat az oldal harmadának veszi',
      pupil: 'A középvonalat az oldal harmadának veszed.',
    },
    'kozepvonal-egyenlo-oldal': {
      text: 'a középvonalat a harmadik oldallal egyenlőnek veszi',
      pupil: 'A középvonalat a harmadik oldallal egyenlőnek veszed.',
    },
    'resz-egesz-keverese': {
      text: 'a súlyvonal részét és egészét keveri össze',
      pupil: 'A súlyvonal részét és egészét kevered össze.',
    },
  },
  'matek-7-magassagtetel-befogotetel': {
    'hosszakat-kivonja': { text: 'a két hosszat kivonja egymásból', pupil: 'A két hosszat kivonod egymásból.' },
    'magassag-helyett-terulet': { text: 'a magasság helyett a területet adja meg', pupil: 'A magasság helyett a területet adod meg.' },
    'magassag-mint-szamtani-kozep': {
      text: 'a magasságot a két szelet számtani közepének veszi',
      pupil: 'A magasságot a két szelet számtani közepének veszed.',
    },
    'magassagtetel-befogo-helyett': {
      text: 'összekeveri a magasságtételt és a befogótételt',
      pupil: 'Összekevered a magasságtételt és a befogótételt.',
    },
    'masik-befogo-vetulete': { text: 'a másik befogó vetületével számol', pupil: 'A másik befogó vetületével számolsz.' },
    'szelet-atfogo-helyett': {
      text: 'az átfogó helyett az egyik szeletével számol',
      pupil: 'Az átfogó helyett az egyik szeletével számolsz.',
    },
    'atfogonal-megall': { text: 'az átfogónál megáll', pupil: 'Az átfogónál megállsz.' },
    'szeletek-osszege': { text: 'a két szeletet összeadja', pupil: 'A két szeletet összeadod.' },
    'szelettel-nem-oszt': {
      text: 'a magasság négyzetét nem osztja el az ismert szelettel',
      pupil: 'A magasság négyzetét nem osztod el az ismert szelettel.',
    },
    'magassagot-nem-emeli-negyzetre': {
      text: 'a magasságot négyzetre emelés nélkül osztja el',
      pupil: 'A magasságot négyzetre emelés nélkül osztod el.',
    },
  },
  'matek-7-parhuzamos-szelok': {
    'arany-egyenloseget-nem-ellenorzi': {
      text: 'nem ellenőrzi, hogy a két arány egyenlő-e',
      pupil: 'Nem ellenőrzöd, hogy a két arány egyenlő-e.',
    },
    'egesz-oldalt-adja-resz-helyett': {
      text: 'az egész oldalt adja meg a kérdezett része helyett',
      pupil: 'Az egész oldalt adod meg a kérdezett része helyett.',
    },
    'am-mb-mint-mn-bc': { text: 'az AM : MB arányt veszi az MN : BC aránynak', pupil: 'Az AM : MB arányt veszed az MN : BC aránynak.' },
    'mindig-kozepvonal': { text: 'mindig középvonalnak veszi a párhuzamost', pupil: 'Mindig középvonalnak veszed a párhuzamost.' },
    'nem-megfelelo-szakaszok': { text: 'nem a megfelelő szakaszokat párosítja', pupil: 'Nem a megfelelő szakaszokat párosítod.' },
  },
  'matek-7-pitagorasz-tetel': {
    'oldalakat-adja-ossze': {
      text: 'Pitagorasz-tétel helyett az oldalakat adja össze vagy vonja ki',
      pupil: 'Pitagorasz-tétel helyett az oldalakat adod össze vagy vonod ki.',
    },
  },
  'matek-7-szogfuggvenyek': {
    'atfogoval-oszt-befogo-helyett': {
      text: 'a másik befogó helyett az átfogóval oszt',
      pupil: 'A másik befogó helyett az átfogóval osztasz.',
    },
    'atfogot-oszt-befogoval': { text: 'az átfogót osztja a befogóval', pupil: 'Az átfogót osztod a befogóval.' },
    'befogoval-oszt-atfogo-helyett': {
      text: 'az átfogó helyett a másik befogóval oszt',
      pupil: 'Az átfogó helyett a másik befogóval osztasz.',
    },
    'nem-derekszogu-aranya': {
      text: 'nem derékszögű háromszög oldalait osztja el egymással',
      pupil: 'Nem derékszögű háromszög oldalait osztod el egymással.',
    },
    'szinusz-ketszerezese': {
      text: 'a kétszeres szög szinuszát kétszeresnek veszi',
      pupil: 'A kétszeres szög szinuszát kétszeresnek veszed.',
    },
    'szogfuggveny-parja': {
      text: 'a szinuszt a koszinusszal vagy a tangenst a kotangenssel cseréli fel',
      pupil: 'A szinuszt a koszinusszal vagy a tangenst a kotangenssel cseréled fel.',
    },
    'tangens-mint-koszinusz': { text: 'tangens helyett koszinusszal számol', pupil: 'Tangens helyett koszinusszal számolsz.' },
    'szogfuggveny-befogo-csere': {
      text: 'a szemközti és a melletti befogót felcseréli',
      pupil: 'A szemközti és a melletti befogót felcseréled.',
    },
  },
};
