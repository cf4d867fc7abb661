import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-56-hol-talalkozol-mi-vel': {
    'egy-igen-eleg': {
      text: 'egyetlen jelből dönt: ha ajánl vagy felismer, már MI-nek tartja',
      pupil: 'Egyetlen jelből döntesz: ha ajánl vagy felismer, már MI-nek tartod.',
    },
    'felirat-nelkulit-is-levonja': {
      text: 'a felirat nélküli MI-t is a feliratosak közül vonja le',
      pupil: 'A felirat nélküli MI-t is a feliratosak közül vonod le.',
    },
    'feliratot-bizonyiteknak-veszi': {
      text: 'az „okos” feliratot bizonyítéknak veszi',
      pupil: 'Az „okos” feliratot bizonyítéknak veszed.',
    },
    'feliratot-figyelmen-kivul-hagyja': {
      text: 'az összes gépet számolja a feliratosak helyett',
      pupil: 'Az összes gépet számolod a feliratosak helyett.',
    },
    'masik-jo-mezot-kihagyja': { text: 'a felirat nélküli jó döntéseket kihagyja', pupil: 'A felirat nélküli jó döntéseket kihagyod.' },
    'masik-mezot-szamolja': {
      text: 'a feliratos MI-ket számolja a nem MI-k helyett',
      pupil: 'A feliratos MI-ket számolod a nem MI-k helyett.',
    },
    'mi-csak-robot-lehet': { text: 'az MI csak robot lehet', pupil: 'Azt gondolod, az MI csak robot lehet.' },
    'mi-gondolkodik-es-erez': {
      text: 'az MI gondolkodik és érez, mint az ember',
      pupil: 'Azt gondolod, az MI úgy gondolkodik és érez, mint az ember.',
    },
    'mi-munkait-keveri': {
      text: 'összekeveri, hogy az MI felismer, jósol, ajánl vagy alkot',
      pupil: 'Összekevered, hogy az MI felismer, jósol, ajánl vagy alkot.',
    },
    'minden-dontest-jonak-vesz': { text: 'minden döntést jónak számol', pupil: 'Minden döntést jónak számolsz.' },
    'minden-okoseszkoz-mi': { text: 'minden okoseszköz MI', pupil: 'Azt gondolod, minden okoseszköz MI.' },
    'rossz-donteseket-szamolja': { text: 'a rossz döntéseket számolja a jók helyett', pupil: 'A rossz döntéseket számolod a jók helyett.' },
  },
  'ai-56-mi-vagy-program': {
    'egy-duplazast-kihagy': { text: 'egy duplázást kihagy', pupil: 'Egy duplázást kihagysz.' },
    'egy-parbol-itel': { text: 'egyetlen példából dönt a szabályról', pupil: 'Egyetlen példából döntesz a szabályról.' },
    'ha-szamol-akkor-okos': { text: 'ha számol, akkor okos', pupil: 'Azt gondolod, ami számol, az okos is.' },
    'jelek-szamat-szorozza': { text: 'a jelek számát önmagával szorozza', pupil: 'A jelek számát önmagával szorzod.' },
    'jeleket-osszeadja': { text: 'jelenként két esetet ad össze, nem dupláz', pupil: 'Jelenként két esetet adsz össze, nem duplázol.' },
    'kivetelek-nelkul-gondolja': {
      text: 'rövid szabályt képzel oda, ahol túl sok a kivétel',
      pupil: 'Rövid szabályt képzelsz oda, ahol túl sok a kivétel.',
    },
    'mi-be-nem-kell-ember': { text: 'az MI-be nem kell ember', pupil: 'Azt gondolod, az MI ember nélkül készül.' },
    'minden-program-mi': { text: 'minden program MI', pupil: 'Azt gondolod, minden program MI.' },
    'mindket-agat-koveti': { text: 'a szabály mindkét ágát végrehajtja', pupil: 'A szabály mindkét ágát végrehajtod.' },
    'rossz-agat-koveti': { text: 'a szabály másik ágát követi', pupil: 'A szabály másik ágát követed.' },
    'rossz-utat-javit': {
      text: 'szabályt javítana a tanuló gépen, vagy példát adna a szabályt követőnek',
      pupil: 'Szabályt javítanál a tanuló gépen, vagy példát adnál a szabályt követőnek.',
    },
    'szabaly-felbehagyasa': { text: 'megáll a szabály első lépésénél', pupil: 'Megállsz a szabály első lépésénél.' },
    'szabaly-muveletet-csereli': {
      text: 'más műveletet végez, mint amit a szabály mond',
      pupil: 'Más műveletet végzel, mint amit a szabály mond.',
    },
    'szabaly-sorrendje': { text: 'felcseréli a szabály lépéseit', pupil: 'Felcseréled a szabály lépéseit.' },
    'szabalyt-elore-koveti': {
      text: 'visszafelé haladás helyett előre követi a szabályt',
      pupil: 'Visszafelé haladás helyett előre követed a szabályt.',
    },
  },
  'ai-56-hogyan-lat-a-gep': {
    'csak-elso-elterest-latja': {
      text: 'az első eltérésnél abbahagyja az összevetést',
      pupil: 'Az első eltérésnél abbahagyod az összevetést.',
    },
    'egyezest-szamol': {
      text: 'az egyező képpontokat számolja az eltérők helyett',
      pupil: 'Az egyező képpontokat számolod az eltérők helyett.',
    },
    'elteres-nagysagat-osszeadja': {
      text: 'az egymás alatti számok különbségeit adja össze',
      pupil: 'Az egymás alatti számok különbségeit adod össze.',
    },
    'fenyero-skalat-fordit': {
      text: 'fordítva érti, melyik szám sötét és melyik világos',
      pupil: 'Fordítva érted, melyik szám sötét és melyik világos.',
    },
    'harmat-hozzaad': { text: 'hármat ad hozzá, pedig hárommal kell szorozni', pupil: 'Hármat adsz hozzá, pedig hárommal kell szorozni.' },
    'hibas-szamot-irja': { text: 'a hibás számot írja le a jó helyett', pupil: 'A hibás számot írod le a jó helyett.' },
    'keppont-helyett-szamot': {
      text: 'képpontonként három színértéket számol',
      pupil: 'Képpontonként három színértéket számolsz.',
    },
    'magassaghoz-kivon': { text: 'kivon, pedig osztani kell', pupil: 'Kivonsz, pedig osztani kell.' },
    'minden-keppontot-szamol': { text: 'az összes képpontot megszámolja', pupil: 'Az összes képpontot megszámolod.' },
    'nagyitas-elott-megall': { text: 'az eredeti kép képpontjait adja meg', pupil: 'Az eredeti kép képpontjait adod meg.' },
    'nagyobb-elterest-valaszt': {
      text: 'nem a legkevesebb eltérésű mintát választja',
      pupil: 'Nem a legkevesebb eltérésű mintát választod.',
    },
    'oldal-ketszeres-keppont-ketszeres': {
      text: 'csak az egyik oldal növekedésével számol',
      pupil: 'Csak az egyik oldal növekedésével számolsz.',
    },
    'kepoldalakat-osszeadja': {
      text: 'összeadja a két oldalt, pedig szorozni kell',
      pupil: 'Összeadod a két oldalt, pedig szorozni kell.',
    },
    'racs-keruletet-szamol': { text: 'a rács kerületével számol', pupil: 'A rács kerületével számolsz.' },
    'sort-oszlopot-cserel': { text: 'felcseréli a sort és az oszlopot', pupil: 'Felcseréled a sort és az oszlopot.' },
    'szines-egy-szam': { text: 'a színes képponthoz is egy számot vesz', pupil: 'A színes képponthoz is egy számot veszel.' },
    'tobb-keppont-mindig-jobb-felismeres': {
      text: 'több képponttól mindig jobb felismerést vár',
      pupil: 'Azt gondolod, több képponttal mindig jobb a felismerés.',
    },
    'kepmeretet-szorozza': { text: 'szoroz, pedig osztani kell', pupil: 'Szorzol, pedig osztani kell.' },
    'utolso-sort-kihagyja': { text: 'az utolsó sort kihagyja', pupil: 'Az utolsó sort kihagyod.' },
  },
  'ai-56-ajanlorendszerek': {
    'egy-temat-szamol': {
      text: 'a pontozásnál kihagyja az egyik témát vagy a már megnézetteket',
      pupil: 'A pontozásnál kihagyod az egyik témát vagy a már megnézetteket.',
    },
    'egyenlonel-megall': { text: 'egyenlőségnél megáll, pedig nagyobbat kérnek', pupil: 'Egyenlőségnél megállsz, pedig nagyobbat kérnek.' },
    'ket-temat-tobbnek-hisz': {
      text: 'a kéttémás videót értékek nélkül is többre tartja',
      pupil: 'A kéttémás videót értékek nélkül is többre tartod.',
    },
    'kettozest-nem-veszi-eszre': {
      text: 'nem veszi észre, hogy minden téma kétszer szerepel',
      pupil: 'Nem veszed észre, hogy minden téma kétszer szerepel.',
    },
    'masik-ket-temat-adja': { text: 'a másik két téma összegét adja meg', pupil: 'A másik két téma összegét adod meg.' },
    'masik-tema-erteke': { text: 'az ismert téma értékét adja meg', pupil: 'Az ismert téma értékét adod meg.' },
    'minden-pontot-osszead': {
      text: 'minden megnézett videót hozzáad, nem csak az új videó témáit',
      pupil: 'Minden megnézett videót hozzáadsz, nem csak az új videó témáit.',
    },
    'tema-erteket-hozzaadja': { text: 'összead, pedig ki kell vonni', pupil: 'Összeadsz, pedig ki kell vonni.' },
    'temak-szamat-adja': {
      text: 'a témák számát adja meg a megnézett videóké helyett',
      pupil: 'A témák számát adod meg a megnézett videóké helyett.',
    },
    'temat-szoroz': {
      text: 'összeszorozza a témák értékét, pedig összeadni kell',
      pupil: 'Összeszorzod a témák értékét, pedig összeadni kell.',
    },
    'uj-kattintast-kihagyja': { text: 'az új kattintásokat nem számolja bele', pupil: 'Az új kattintásokat nem számolod bele.' },
  },
  'ai-56-tanulas-peldakbol': {
    'nem-tanult-cimket-var': {
      text: 'olyan címkét vár a géptől, amelyet nem tanult',
      pupil: 'Olyan címkét vársz a géptől, amelyet nem tanult.',
    },
    'dontetlent-lat': {
      text: 'döntetlent lát, pedig a két eltérés nem egyforma',
      pupil: 'Döntetlent látsz, pedig a két eltérés nem egyforma.',
    },
    'egy-pelda-eleg': { text: 'egy példa elég', pupil: 'Azt gondolod, egyetlen példa elég a tanításhoz.' },
    'egyforma-pelda-is-eleg': { text: 'egyforma példákból akar többet adni', pupil: 'Egyforma példákból akarsz többet adni.' },
    'fel-kulonbseget-adja': { text: 'a határ távolságát adja meg a helye helyett', pupil: 'A határ távolságát adod meg a helye helyett.' },
    'gep-megerti-a-jelentest': {
      text: 'azt hiszi, hogy a gép érti, amit lát vagy olvas',
      pupil: 'Azt gondolod, a gép érti, amit lát vagy olvas.',
    },
    'gep-magatol-javul': { text: 'azt hiszi, hogy a gép magától rájön a hibájára', pupil: 'Azt gondolod, a gép magától rájön a hibájára.' },
    'hatar-helyett-kulonbseg': { text: 'a szomszédok különbségét adja meg határnak', pupil: 'A szomszédok különbségét adod meg határnak.' },
    'hibas-cimke-nem-szamit': { text: 'a hibás címkéket nem veszi figyelembe', pupil: 'Azt gondolod, a hibás címke nem számít.' },
    'javitast-levonja': { text: 'a javított címkéket kétszer vonja le', pupil: 'A javított címkéket kétszer vonod le.' },
    'javitott-cimket-is-levonja': {
      text: 'a kijavított címkéket is hibásnak számolja',
      pupil: 'A kijavított címkéket is hibásnak számolod.',
    },
    'jo-valaszokat-szamolja': { text: 'a jó válaszokat számolja a rosszak helyett', pupil: 'A jó válaszokat számolod a rosszak helyett.' },
    'legnagyobb-jellemzo-elterese': { text: 'a legnagyobb eltérést adja meg', pupil: 'A legnagyobb eltérést adod meg.' },
    'minden-kicsit-elrontottnak-vesz': {
      text: 'a hibás címke mellett az összes egyforma címkéjűt elrontottnak veszi',
      pupil: 'A hibás címke mellett az összes egyforma címkéjűt elrontottnak veszed.',
    },
    'minden-valasz-elromlik': {
      text: 'egy hibás címkétől minden választ rossznak vesz',
      pupil: 'Egy hibás címkétől minden választ rossznak veszel.',
    },
    'osszead-elteres-helyett': {
      text: 'összead, pedig az eltéréshez ki kell vonni',
      pupil: 'Összeadsz, pedig az eltéréshez ki kell vonni.',
    },
    'peldat-hatarnak-veszi': { text: 'egy példa helyét veszi határnak', pupil: 'Egy példa helyét veszed határnak.' },
    'csak-egyik-oldalat-nezi': {
      text: 'a hibás példának csak az egyik oldalán keresi az elromlott válaszokat',
      pupil: 'A hibás példának csak az egyik oldalán keresed az elromlott válaszokat.',
    },
    'mostani-hatart-adja': {
      text: 'a mostani határt adja meg az új példa helyett',
      pupil: 'A mostani határt adod meg az új példa helyett.',
    },
    'rossz-szomszedhoz-meri': { text: 'a határt a rossz szomszédtól méri', pupil: 'A határt a rossz szomszédtól méred.' },
    'rossz-szomszedot-valaszt': { text: 'nem a legkisebb eltérésű példát választja', pupil: 'Nem a legkisebb eltérésű példát választod.' },
    'szelso-peldakat-nezi': { text: 'a szélső példák között keresi a határt', pupil: 'A szélső példák között keresed a határt.' },
  },
  'ai-56-dontesi-fa': {
    'cimket-szamol-tevedes-helyett': {
      text: 'az egyik címke sorait számolja a tévedések helyett',
      pupil: 'Az egyik címke sorait számolod a tévedések helyett.',
    },
    'dolgokat-szamol-kerdes-helyett': {
      text: 'a szétválasztandó dolgokat számolja a kérdések helyett',
      pupil: 'A szétválasztandó dolgokat számolod a kérdések helyett.',
    },
    'egy-felezes-utan-megall': { text: 'egy kérdés után abbahagyja', pupil: 'Egy kérdés után abbahagyod.' },
    'egyesevel-kerdez': { text: 'egyesével kérdez rá a dolgokra, nem felez', pupil: 'Egyesével kérdezel rá a dolgokra, nem felezel.' },
    'elso-kerdest-kihagyja': { text: 'az első kérdést kihagyja', pupil: 'Az első kérdést kihagyod.' },
    'fa-nem-teved': { text: 'azt hiszi, hogy a fa nem téved', pupil: 'Azt gondolod, a döntési fa nem téved.' },
    'fat-forditva-koveti': { text: 'minden kérdésnél az ellenkező ágra lép', pupil: 'Minden kérdésnél az ellenkező ágra lépsz.' },
    'felezest-elszamolja': { text: 'eggyel elszámolja a felezéseket', pupil: 'Eggyel elszámolod a felezéseket.' },
    'kerdesek-sorrendje-mindegy': { text: 'a kérdések sorrendje mindegy', pupil: 'Azt gondolod, mindegy a kérdések sorrendje.' },
    'lanc-szamait-szamolja': {
      text: 'a felezések láncának számait számolja a lépések helyett',
      pupil: 'A felezések láncának számait számolod a lépések helyett.',
    },
    'nem-az-utjan-kerdezett-szamit': {
      text: 'olyan kérdés válaszát is nézi, amelyhez az úton el sem jut',
      pupil: 'Olyan kérdés válaszát is nézed, amelyhez az úton el sem jutsz.',
    },
    'rossz-agra-lep': { text: 'a válaszával ellentétes ágra lép', pupil: 'A válasszal ellentétes ágra lépsz.' },
    'rossz-kiindulo-csoport': {
      text: 'a második kérdésnél is az egész csoportból számol',
      pupil: 'A második kérdésnél is az egész csoportból számolsz.',
    },
    'szerencses-agat-nezi': {
      text: 'a kisebb ágat nézi a legrosszabb eset helyett',
      pupil: 'A kisebb ágat nézed a legrosszabb eset helyett.',
    },
    'tobb-kerdes-mindig-jobb': { text: 'több kérdés mindig jobb', pupil: 'Azt gondolod, több kérdéssel mindig jobb a fa.' },
    'utolsora-is-rakerdez': { text: 'az egyetlen megmaradt dologra is rákérdez', pupil: 'Az egyetlen megmaradt dologra is rákérdezel.' },
  },
  'ai-56-szojoslo': {
    'adatbazisbol-keresi-ki-a-valaszt': {
      text: 'adatbázisból keresi ki a választ',
      pupil: 'Azt gondolod, a modell egy adatbázisból keresi ki a kész választ.',
    },
    'csak-tanultat-irhat': {
      text: 'azt gondolja, a gép csak tanult mondatot írhat',
      pupil: 'Azt gondolod, a gép csak tanult mondatot írhat.',
    },
    'egy-szot-kihagy': { text: 'az egyik szó eseteit kihagyja', pupil: 'Az egyik szó eseteit kihagyod.' },
    'elso-lepesben-ritkabbat-vesz': { text: 'az első lépésben a ritkább szót veszi', pupil: 'Az első lépésben a ritkább szót veszed.' },
    'elso-szot-valasztja': { text: 'a lista első szavát választja', pupil: 'A lista első szavát választod.' },
    'ertelem-szerint-valaszt': {
      text: 'a jelentés szerint választ folytatást, nem a gyakoriság szerint',
      pupil: 'A folytatást a jelentése szerint választod, nem a gyakorisága szerint.',
    },
    'ha-magabiztos-igaza-van': { text: 'ha magabiztos, igaza van', pupil: 'Azt gondolod, ami magabiztosan hangzik, az igaz.' },
    'kezdo-szot-szamolja': { text: 'a kezdőszót számolja a folytatás helyett', pupil: 'A kezdőszót számolod a folytatás helyett.' },
    'leggyakoribbat-adja-osszesnek': {
      text: 'a leggyakoribb szó eseteit adja meg összesnek',
      pupil: 'A leggyakoribb szó eseteit adod meg összesnek.',
    },
    'masik-szo-aranya': { text: 'egy másik szó arányát adja meg', pupil: 'Egy másik szó arányát adod meg.' },
    'masodik-lepesben-ritkabbat-vesz': {
      text: 'a második lépésben a ritkább szót veszi',
      pupil: 'A második lépésben a ritkább szót veszed.',
    },
    'mindenhol-szamolja': {
      text: 'a szó minden előfordulását számolja, nem csak a kezdőszó utániakat',
      pupil: 'A szó minden előfordulását számolod, nem csak a kezdőszó utániakat.',
    },
    'mondatokat-szamolja': { text: 'a mondatokat számolja a szópárok helyett', pupil: 'A mondatokat számolod a szópárok helyett.' },
    'nem-tanult-part-is-vesz': {
      text: 'olyan szópárt is megenged, amelyet a gép nem látott',
      pupil: 'Olyan szópárt is megengedsz, amelyet a gép nem látott.',
    },
    'regi-esetek-osszeget-adja': {
      text: 'az összes esetet adja meg a különbség helyett',
      pupil: 'Az összes esetet adod meg a különbség helyett.',
    },
    'parokat-szamolja': { text: 'a szópárokat számolja a mondatok helyett', pupil: 'A szópárokat számolod a mondatok helyett.' },
    'regi-eseteket-kihagyja': { text: 'a szó régi eseteit nem számolja bele', pupil: 'A szó régi eseteit nem számolod bele.' },
    'ritkat-valaszt': { text: 'a ritkább folytatást választja', pupil: 'A ritkább folytatást választod.' },
    'utolso-lepesben-ritkabbat-vesz': {
      text: 'az utolsó lépésben a ritkább szót veszi',
      pupil: 'Az utolsó lépésben a ritkább szót veszed.',
    },
    'utolso-szot-valasztja': { text: 'a lista utolsó szavát választja', pupil: 'A lista utolsó szavát választod.' },
  },
  'ai-78-gepi-tanulas-utjai': {
    'cimke-nelkul-nem-lehet-tanulni': {
      text: 'azt hiszi, hogy címke nélkül nem lehet tanulni',
      pupil: 'Azt gondolod, címke nélkül nem lehet tanulni.',
    },
    'cimket-jutalomnak-veszi': { text: 'a kész választ jutalomnak veszi', pupil: 'A kész választ jutalomnak veszed.' },
    'cimket-nem-veszi-eszre': {
      text: 'nem veszi észre, hogy a példákhoz megvan a helyes válasz',
      pupil: 'Nem veszed észre, hogy a példákhoz megvan a helyes válasz.',
    },
    'egy-darabot-szamol': { text: 'egyetlen darab pontjával számol', pupil: 'Egyetlen darab pontjával számolsz.' },
    'egy-levonast-szamol': { text: 'csak egyszer von le', pupil: 'Csak egyszer vonsz le.' },
    'egyenlonel-meg-megeri': {
      text: 'az egyenlőségnél megáll, pedig ott még nincs kevesebb pont',
      pupil: 'Az egyenlőségnél megállsz, pedig ott még nincs kevesebb pont.',
    },
    'elso-vagast-ismetli': { text: 'az első vágás hézagát ismétli', pupil: 'Az első vágás hézagát ismétled.' },
    'felugyelet-egyenlo-tanar-nezi': {
      text: 'a felügyeletet úgy érti, hogy a tanár nézi a gépet',
      pupil: 'Azt gondolod, a felügyelt tanulásnál egy tanár figyeli a gépet.',
    },
    'gyorsabb-gep-megold': { text: 'gyorsabb géptől várja a jobb tanulást', pupil: 'Gyorsabb géptől várod a jobb tanulást.' },
    'hezagot-adja-meg': {
      text: 'a hézag nagyságát adja meg a csoport mérete helyett',
      pupil: 'A hézag nagyságát adod meg a csoport mérete helyett.',
    },
    'jutalmat-cimkenek-veszi': { text: 'a jutalmat címkének veszi', pupil: 'A jutalmat címkének veszed.' },
    'jutalmat-lat-ahol-nincs': { text: 'jutalmat lát ott, ahol nincs visszajelzés', pupil: 'Jutalmat látsz ott, ahol nincs visszajelzés.' },
    'jutalmat-nem-veszi-eszre': { text: 'nem veszi észre a jutalmat', pupil: 'Nem veszed észre a jutalmat.' },
    'jutalompontot-kihagyja': { text: 'a jutalompontot kihagyja', pupil: 'A jutalompontot kihagyod.' },
    'kozepen-vag': { text: 'középen vág, nem a legnagyobb hézagnál', pupil: 'Középen vágsz, nem a legnagyobb hézagnál.' },
    'levonas-merteket-kihagyja': { text: 'darabonként csak egy pontot von le', pupil: 'Darabonként csak egy pontot vonsz le.' },
    'levonast-adja-meg': { text: 'a levonások összegét adja meg', pupil: 'A levonások összegét adod meg.' },
    'levonast-hozzaadja': { text: 'hozzáadja a levonást', pupil: 'Hozzáadod a levonást.' },
    'masik-csoport-meretet-adja': { text: 'egy másik csoport méretét adja meg', pupil: 'Egy másik csoport méretét adod meg.' },
    'mindent-ujra-szamol': {
      text: 'úgy számol, mintha az ürítés után minden darabra maradna idő',
      pupil: 'Úgy számolsz, mintha az ürítés után minden darabra maradna idő.',
    },
    'osszead-kulonbseg-helyett': { text: 'összead, pedig különbséget kérnek', pupil: 'Összeadsz, pedig különbséget kérnek.' },
    'regi-visszajelzest-nezi': { text: 'a régi visszajelzés szerint dönt', pupil: 'A régi visszajelzés szerint döntesz.' },
    'rendezes-nelkul-vag': { text: 'rendezés nélkül keresi a hézagot', pupil: 'Rendezés nélkül keresed a hézagot.' },
    'szelso-kulonbseget-adja': {
      text: 'a legnagyobb és a legkisebb szám különbségét adja meg',
      pupil: 'A legnagyobb és a legkisebb szám különbségét adod meg.',
    },
    'tobb-jutalom-megold': {
      text: 'több jutalommal akarja javítani a rossz pontozást',
      pupil: 'Több jutalommal akarod javítani a rossz pontozást.',
    },
    'urites-idejet-kihagyja': { text: 'az ürítés idejét kihagyja', pupil: 'Az ürítés idejét kihagyod.' },
  },
  'ai-56-tervezz-segitot': {
    'adat-nelkul-is-megy': { text: 'adat nélkül is megy', pupil: 'Azt gondolod, adat nélkül is megy a tervezés.' },
    'atlagember-mindenkit-kepvisel': { text: 'az átlagember mindenkit képvisel', pupil: 'Azt gondolod, az átlagember mindenkit képvisel.' },
    'hibakat-osszeadja': { text: 'összeadja a régi és az új hibákat', pupil: 'Összeadod a régi és az új hibákat.' },
    'hibas-mondatra-cserel': { text: 'hibás mondatot másik hibásra cserél', pupil: 'Hibás mondatot másik hibásra cserélsz.' },
    'jo-mondatot-irna-at': { text: 'jó mondatot írna át a tervben', pupil: 'Jó mondatot írnál át a tervben.' },
    'kiindulast-adja': {
      text: 'a kiinduló értéket adja meg a csökkenés helyett',
      pupil: 'A kiinduló értéket adod meg a csökkenés helyett.',
    },
    'maradek-hibat-adja': {
      text: 'a megmaradt értéket adja meg a csökkenés helyett',
      pupil: 'A megmaradt értéket adod meg a csökkenés helyett.',
    },
    'mas-hibat-nevez-meg': {
      text: 'más hibát nevez meg, mint ami a mondatban van',
      pupil: 'Más hibát nevezel meg, mint ami a mondatban van.',
    },
    'mas-mezobe-valot-valaszt': { text: 'más mezőbe való mondatot választ', pupil: 'Más mezőbe való mondatot választasz.' },
    'mezoket-osszekeveri': { text: 'összekeveri a tervezővászon mezőit', pupil: 'Összekevered a tervezővászon mezőit.' },
    'osszesbol-von-ki': {
      text: 'az összes esetből von ki a régi hibák helyett',
      pupil: 'Az összes esetből vonsz ki a régi hibák helyett.',
    },
    'osszeget-hasonlit-atlag-helyett': {
      text: 'összegeket hasonlít össze, pedig más a napok vagy a darabok száma',
      pupil: 'Összegeket hasonlítasz össze, pedig más a napok vagy a darabok száma.',
    },
    'technologia-az-elso-lepes': { text: 'a technológia az első lépés', pupil: 'A technológiát választod ki előbb, nem a problémát.' },
  },
};
