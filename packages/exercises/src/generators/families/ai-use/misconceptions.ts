import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-56-jo-prompt': {
    'csak-az-egyik-adatot-nezi': {
      text: 'csak az egyik megadott szót vagy adatot veszi figyelembe',
      pupil: 'Csak az egyik szót vagy adatot nézed.',
    },
    'egy-egyezes-eleg': {
      text: 'azt is számolja, amire csak az egyik szó vagy adat illik',
      pupil: 'Azt is számolod, amire csak az egyik szó vagy adat illik.',
    },
    'egyszer-kerdezunk': { text: 'az első válasz után nem kér javítást', pupil: 'Az első válasz után nem kérdezel tovább.' },
    'felesleges-adat-a-promptban': {
      text: 'személyes adatot ír a promptba részlet helyett',
      pupil: 'Személyes adatot írsz a promptba részlet helyett.',
    },
    'gep-kitalalja-mire-gondolok': {
      text: 'arra számít, hogy a gép kitalálja, mire gondol',
      pupil: 'Azt gondolod, a gép kitalálja, mire gondolsz.',
    },
    'hosszu-prompt-valasz-jobb': { text: 'a hosszabb szöveget jobbnak tartja', pupil: 'A hosszabb szöveget jobbnak tartod.' },
    'kizartakat-szamolja': { text: 'a kizárt eseteket számolja meg', pupil: 'A kizárt eseteket számolod meg.' },
    'korabbi-adatot-elfelejti': {
      text: 'azt is számolja, ami már a korábbi szó vagy adat miatt kiesett',
      pupil: 'Azt is számolod, ami már a korábbi szó vagy adat miatt kiesett.',
    },
    'megmaradtakat-szamolja': { text: 'a megmaradókat számolja a kizártak helyett', pupil: 'A megmaradókat számolod a kizártak helyett.' },
    'uj-adatot-nem-nezi': { text: 'az új szót vagy adatot nem veszi figyelembe', pupil: 'Az új szót vagy adatot nem nézed.' },
    'kockat-nem-ismer-fel': { text: 'nem ismeri fel a prompt egyik részét', pupil: 'Nem ismered fel a prompt egyik részét.' },
    'minel-rovidebb-annal-jobb': { text: 'minél rövidebb promptot ír', pupil: 'Azt gondolod, minél rövidebb a prompt, annál jobb.' },
    'semmit-nem-zar-ki': { text: 'olyat ír a promptba, ami semmit sem zár ki', pupil: 'Olyat írsz a promptba, ami semmit sem zár ki.' },
    'tul-sok-szerep': { text: 'egyszerre több szerepet ad', pupil: 'Egyszerre több szerepet adsz.' },
    'valasz-ellenorzese-nelkul': {
      text: 'nem veti össze a választ a kéréssel',
      pupil: 'Nem veted össze a választ a kéréssel.',
    },
  },
  'ai-56-kreativ-tars': {
    'egy-megkotes-egy-eset': {
      text: 'egy megkötés miatt csak egyetlen esetet vesz el',
      pupil: 'Egy megkötés miatt csak egyetlen esetet veszel el.',
    },
    'egyik-megkotest-kihagyja': { text: 'a két megkötés közül csak az egyiket nézi', pupil: 'A két megkötés közül csak az egyiket nézed.' },
    'elso-valtozat-a-kesz-mu': { text: 'az első változatot kész műnek tartja', pupil: 'Az első változatot kész műnek tartod.' },
    'javitas-felesleges': { text: 'feleslegesnek tartja a javítást', pupil: 'Azt gondolod, a javítás felesleges.' },
    'ketszer-huzza-ki': { text: 'ugyanazt az esetet kétszer húzza ki', pupil: 'Ugyanazt az esetet kétszer húzod ki.' },
    'megkotest-elszamol': { text: 'nem nézi végig egyenként a megkötéseket', pupil: 'Nem nézed végig egyenként a megkötéseket.' },
    'megkotest-kihagyja': { text: 'a megkötést figyelmen kívül hagyja', pupil: 'A megkötést figyelmen kívül hagyod.' },
    'mindet-teljesultnek-veszi': {
      text: 'ellenőrzés nélkül minden megkötést teljesültnek vesz',
      pupil: 'Ellenőrzés nélkül minden megkötést teljesültnek veszel.',
    },
    'mi-otlete-mindig-eredeti': { text: 'az MI ötletét mindig eredetinek tartja', pupil: 'Azt gondolod, az MI ötlete mindig eredeti.' },
    'nem-teljesulteket-szamolja': { text: 'a nem teljesült megkötéseket számolja', pupil: 'A nem teljesült megkötéseket számolod.' },
    'tiltast-forditva-olvassa': { text: 'a tiltást fordítva olvassa', pupil: 'A tiltást fordítva olvasod.' },
  },
  'ai-56-ki-az-alkoto': {
    'ami-a-neten-van-szabad': {
      text: 'azt gondolja, ami a neten van, szabadon használható',
      pupil: 'Azt gondolod, ami fent van a neten, azt szabadon viheted.',
    },
    'csak-a-teljesen-gepit-jeloli': { text: 'csak azt jelöli, ahol minden rész gépi', pupil: 'Csak azt jelölöd, ahol minden rész gépi.' },
    'csak-az-egyik-reszt-jeloli': { text: 'csak az egyik fajta gépi részt jelöli', pupil: 'Csak az egyik fajta gépi részt jelölöd.' },
    'ha-en-promptoltam-nem-kell': {
      text: 'a prompt miatt az egészet sajátjának tartja',
      pupil: 'Azt gondolod, ha te írtad a promptot, nem kell szólni a gép munkájáról.',
    },
    'harom-kerdest-keveri': {
      text: 'összekeveri az engedély, a saját munka és a jelölés kérdését',
      pupil: 'Összekevered az engedély, a saját munka és a jelölés kérdését.',
    },
    'jeloles-mindent-megenged': {
      text: 'azt gondolja, jelöléssel bármi megengedett',
      pupil: 'Azt gondolod, jelöléssel bármi megengedett.',
    },
    'jeloles-nem-mondja-meg-mit': {
      text: 'olyan jelölést ír, amelyből nem derül ki, melyik rész gépi',
      pupil: 'A jelölésedből nem derül ki, melyik rész gépi.',
    },
    'ketszer-szamol-jeloltet': { text: 'kétszer számolja, amiben két gépi rész van', pupil: 'Kétszer számolod, amiben két gépi rész van.' },
    'mas-munkajat-sajatnak-veszi': { text: 'más munkáját sajátjának veszi', pupil: 'Más munkáját a sajátodnak veszed.' },
    'minden-segitseg-tilos': { text: 'minden gépi segítséget tiltottnak tart', pupil: 'Azt gondolod, minden gépi segítség tilos.' },
    'mindent-jelolni-kell': {
      text: 'a gyakorlást és a hibakeresést is jelölné',
      pupil: 'Azt gondolod, a gyakorlást és a hibakeresést is jelölni kell.',
    },
    'sajatot-szamol-gepi-helyett': {
      text: 'azt számolja, amiben nincs gépi rész',
      pupil: 'Azt számolod, amiben nincs gépi rész.',
    },
    'segitseget-nem-jeloli': { text: 'nem jelöli a megengedett gépi segítséget', pupil: 'Nem jelölöd a megengedett gépi segítséget.' },
    'tiltast-nem-veszi-figyelembe': {
      text: 'nem veszi figyelembe a tiltást vagy a hiányzó engedélyt',
      pupil: 'Nem veszed figyelembe a tiltást vagy a hiányzó engedélyt.',
    },
  },
  'ai-56-szemelyes-adatok': {
    'csak-a-jelszo-szemelyes-adat': {
      text: 'csak a jelszót tartja személyes adatnak',
      pupil: 'Azt gondolod, csak a jelszó személyes adat.',
    },
    'csak-a-nevet-torli': {
      text: 'csak a nevet törli, a többi árulkodó adatot bent hagyja',
      pupil: 'Csak a nevet törlöd, a többi árulkodó adatot bent hagyod.',
    },
    'cseveges-titkos': { text: 'titkosnak tartja a csevegést', pupil: 'Azt gondolod, a csevegés titkos.' },
    'egy-adat-artatlan': {
      text: 'nem látja, hogy több ártatlan adat együtt rámutat valakire',
      pupil: 'Nem látod, hogy több ártatlan adat együtt rámutat valakire.',
    },
    'gep-mint-bizalmas': {
      text: 'komoly bajban a géptől vár segítséget felnőtt helyett',
      pupil: 'Komoly bajban a géptől vársz segítséget felnőtt helyett.',
    },
    'mas-adatat-beirhatom': { text: 'más adatát szabadon beírja', pupil: 'Azt gondolod, más adatát szabadon beírhatod.' },
    'minden-adat-titok': { text: 'az ártalmatlan adatot is titoknak tartja', pupil: 'Az ártalmatlan adatot is titoknak tartod.' },
    'rossz-adat-javit': { text: 'hamis adattal próbálja eltüntetni az igazit', pupil: 'Hamis adattal próbálod eltüntetni az igazit.' },
  },
  'ai-56-teved-a-gep': {
    'allitast-masolja': { text: 'az állított számot írja válasznak', pupil: 'Az állított számot írod válasznak.' },
    'elteres-helyett-eredmeny': {
      text: 'az eltérés helyett a helyes értéket adja meg',
      pupil: 'Az eltérés helyett a helyes értéket adod meg.',
    },
    'ellentmondast-nem-latja': {
      text: 'nem veszi észre, melyik két mondat nem lehet egyszerre igaz',
      pupil: 'Nem veszed észre, melyik két mondat nem lehet egyszerre igaz.',
    },
    'gep-szamolasa-hibatlan': {
      text: 'a gép számolását utánaszámolás nélkül elfogadja',
      pupil: 'A gép számolását utánaszámolás nélkül elfogadod.',
    },
    'ha-forrast-ir-az-letezik': {
      text: 'azt gondolja, ha forrást ír a gép, az létezik',
      pupil: 'Azt gondolod, ha forrást ír a gép, az létezik is.',
    },
    'ha-ketszer-ugyanazt-mondja-igaz': {
      text: 'az ismétlést bizonyítéknak veszi',
      pupil: 'Azt gondolod, ha kétszer ugyanazt írja a gép, az igaz.',
    },
    'hosszu-valasz-egyenlo-jo-valasz': { text: 'a hosszú, szép választ jónak tartja', pupil: 'Azt gondolod, a hosszú válasz jó válasz.' },
  },
  'ai-78-hallucinacio': {
    'ellenorzes-helyett-kihagy': { text: 'ellenőrzés helyett kihagyja az állítást', pupil: 'Ellenőrzés helyett kihagyod az állítást.' },
    'ellenorizhetetlen-teny': {
      text: 'az ellenőrizhetetlen állítást tényként kezeli',
      pupil: 'Az ellenőrizhetetlen állítást tényként kezeled.',
    },
    'minden-valasz-hamis': { text: 'minden gépi választ hamisnak tart', pupil: 'Azt gondolod, az MI minden válasza hamis.' },
    'pontos-szam-bizonyitek': { text: 'a pontos számot bizonyítéknak veszi', pupil: 'A pontos számot bizonyítéknak veszed.' },
  },
  'ai-56-mikor-segit': {
    'atadott-munkat-tanulasnak-veszi': {
      text: 'a gépnek átadott munkát is saját tanulásnak számolja',
      pupil: 'A gépnek átadott munkát is saját tanulásnak számolod.',
    },
    'elintezendot-tanulasnak-veszi': { text: 'az elintéznivalót is tanulásnak tartja', pupil: 'Az elintéznivalót is tanulásnak tartod.' },
    'elintezest-tanulasnak-veszi': {
      text: 'az elintézés perceit is tanulásnak számolja',
      pupil: 'Az elintézés perceit is tanulásnak számolod.',
    },
    'elveszettet-szamolja': {
      text: 'az elveszett perceket számolja a megmaradók helyett',
      pupil: 'Az elveszett perceket számolod a megmaradók helyett.',
    },
    'ha-ertem-a-megoldast-meg': {
      text: 'a megoldás megértését megoldásnak tartja',
      pupil: 'Azt gondolod, ha érted a megoldást, egyedül is menni fog.',
    },
    'ha-gyorsabb-jobb': { text: 'a gyorsabb utat jobbnak tartja, tanuláskor is', pupil: 'Azt gondolod, ami gyorsabb, az jobb is.' },
    'sajat-dolgat-is-atadna': {
      text: 'azt is a gépre bízná, ami az ő gyakorlása, véleménye vagy figyelme',
      pupil: 'Azt is a gépre bíznád, ami a te gyakorlásod, véleményed vagy figyelmed.',
    },
    'sajat-probat-nem-nezi': {
      text: 'nem figyel arra, hogy tanuláskor a saját próbálkozás az első',
      pupil: 'Nem figyelsz arra, hogy tanuláskor a saját próbálkozásod az első.',
    },
    'sorrenddel-mindent-atadna': {
      text: 'azt gondolja, jó sorrendben a saját munkáját is átadhatja',
      pupil: 'Azt gondolod, jó sorrendben a saját munkádat is átadhatod.',
    },
    'tilos-vagy-kotelezo-mas-nincs': {
      text: 'vagy tiltottnak, vagy kötelezőnek tartja a gépet',
      pupil: 'Azt gondolod, az MI vagy tilos, vagy kötelező.',
    },
  },
  'ai-78-promptolas': {
    'alaphoz-nem-hasonlit': { text: 'nem az alaphoz hasonlítja a mérést', pupil: 'Nem az alaphoz hasonlítod a mérést.' },
    'egy-meres-torveny': {
      text: 'egyetlen mérésből vagy mérés nélkül mond törvényt',
      pupil: 'Egyetlen mérésből vagy mérés nélkül mondasz törvényt.',
    },
    'elso-valasz-a-vegleges': { text: 'az első választ véglegesnek tartja', pupil: 'Az első választ véglegesnek tartod.' },
    'hibat-nem-nevezi-meg': {
      text: 'nem nevezi meg a hibát, amikor javítást kér',
      pupil: 'Nem nevezed meg a hibát, amikor javítást kérsz.',
    },
    'hosszabb-egyenlo-jobb': { text: 'a hosszabb szöveget jobbnak tartja', pupil: 'Azt gondolod, a hosszabb prompt mindig jobb.' },
    'javulast-nem-veti-ossze': {
      text: 'nem veti össze a külön és az együttes javulást',
      pupil: 'Nem veted össze a külön és az együttes javulást.',
    },
    'jo-reszt-nem-ved': { text: 'nem írja le, mi maradjon változatlan', pupil: 'Nem írod le, mi maradjon változatlan.' },
    'javulasnal-osszead': { text: 'a javulásnál összead kivonás helyett', pupil: 'A javulásnál összeadsz kivonás helyett.' },
    'kulon-javulast-osszead': {
      text: 'a külön mért javulásokat adja össze az együttes mérés helyett',
      pupil: 'A külön mért javulásokat adod össze az együttes mérés helyett.',
    },
    'masik-prompt-sorat-nezi': {
      text: 'annak a promptnak a sorát nézi, amelyben mindkét rész benne van',
      pupil: 'Annak a promptnak a sorát nézed, amelyben mindkét rész benne van.',
    },
    'prompt-reszet-nem-ismeri-fel': {
      text: 'nem ismeri fel, melyik részre felel egy mondat',
      pupil: 'Nem ismered fel, melyik részre felel egy mondat.',
    },
    'rossz-valaszt-szamol': { text: 'a rossz válaszokat számolja', pupil: 'A rossz válaszokat számolod.' },
    'van-varazsszo': { text: 'a jelzőtől vagy a varázsszótól vár javulást', pupil: 'Azt gondolod, van varázsszó a jó promptban.' },
  },
  'ai-78-tanulas-mi-vel': {
    'egy-hetet-nez': { text: 'csak az egyik hetet nézi', pupil: 'Csak az egyik hetet nézed.' },
    'elterest-eredmennyel-csereli': {
      text: 'az eltérés helyett a helyes szorzatot adja meg',
      pupil: 'Az eltérés helyett a helyes szorzatot adod meg.',
    },
    'gep-szamat-masolja': { text: 'a gép számát írja válasznak', pupil: 'A gép számát írod válasznak.' },
    'gepi-pontot-sajatnak-veszi': {
      text: 'a géppel szerzett összes pontot kölcsönvettnek számolja',
      pupil: 'A géppel szerzett összes pontot kölcsönvettnek számolod.',
    },
    'ha-ertheto-tudom': { text: 'a megértett magyarázatot tudásnak tartja', pupil: 'Azt gondolod, ha érthető, már tudod is.' },
    'helyi-erteket-kihagyja': {
      text: 'a számjegyek különbségét adja meg, a helyi értéket kihagyja',
      pupil: 'A számjegyek különbségét adod meg, a helyi értéket kihagyod.',
    },
    'megoldast-kerni-egyenlo-tanulni': {
      text: 'a megoldás elkérését tanulásnak tartja',
      pupil: 'Azt gondolod, a megoldás elkérése is tanulás.',
    },
    'nem-kell-ellenorizni-a-szamolast': {
      text: 'a gép számolását és adatait nem ellenőrzi',
      pupil: 'Azt gondolod, a gép számolását nem kell ellenőrizni.',
    },
    'rossz-sorba-helyettesit': { text: 'a gép hibás sorába helyettesít vissza', pupil: 'A gép hibás sorába helyettesítesz vissza.' },
    'sajat-pontot-szamol': { text: 'a gép nélküli pontokat adja össze', pupil: 'A gép nélküli pontokat adod össze.' },
    'vegyes-szorzatot-kihagy': {
      text: 'a tízest csak a tízessel, az egyest csak az egyessel szorozza',
      pupil: 'A tízest csak a tízessel, az egyest csak az egyessel szorzod.',
    },
    'zarojel-ertekenel-megall': { text: 'a zárójel értékénél megáll', pupil: 'A zárójel értékénél megállsz.' },
  },
};
