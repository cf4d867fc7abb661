import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-8-ellenallasok-kapcsolasa': {
    'aramok-aranya': {
      text: 'az izzó mostani áramát elosztja a kívánt árammal',
      pupil: 'Az áramok arányát számoltad ki, pedig a szükséges eredőből kell kiindulni.',
    },
    'aramot-adja-meg': { text: 'a feszültség helyett az áramot adja meg', pupil: 'Az áramnál megálltál, pedig a kérdés a feszültség.' },
    'csak-a-legnagyobb-ellenallas': {
      text: 'sorosan csak a legnagyobb ellenállást veszi figyelembe',
      pupil: 'Sorosan csak a legnagyobb ellenállást nézed.',
    },
    'csak-egy-ag': { text: 'a főág árama helyett csak egy ág áramát adja meg', pupil: 'A főág árama helyett csak egy ágat számolsz.' },
    'eredo-mint-atlag': { text: 'az eredő helyett az ellenállások átlagát számolja', pupil: 'Az eredő helyett átlagot számolsz.' },
    'eredohoz-hozzaad': {
      text: 'a teljes eredőhöz hozzáadja a meglévő ellenállást kivonás helyett',
      pupil: 'A teljes eredőhöz hozzáadod a meglévő ellenállást, pedig le kell vonni.',
    },
    'masik-ellenallase': { text: 'a másik ellenállásra jutó feszültséget adja meg', pupil: 'A másik ellenállás feszültségét adod meg.' },
    'osszeggel-nem-oszt': {
      text: 'az ellenállások szorzatát nem osztja el az összegükkel',
      pupil: 'A szorzatot nem osztod el az összeggel.',
    },
    'parhuzamos-osszeg': { text: 'párhuzamosan is összeadja az ellenállásokat', pupil: 'Párhuzamosan is összeadod az ellenállásokat.' },
    'reciprok-marad': { text: 'az eredő reciprokát adja meg eredőként', pupil: 'Az eredő reciprokánál megállsz, nem fordítod vissza.' },
    'soros-feszultseg-egyforma': {
      text: 'sorosan egyenlőnek veszi a részfeszültségeket',
      pupil: 'Sorosan egyforma részfeszültségekkel számolsz.',
    },
    'soros-mint-parhuzamos': { text: 'a soros kapcsolást párhuzamosként számolja', pupil: 'A soros kapcsolást párhuzamosnak számolod.' },
    'soros-tag-kimarad': { text: 'vegyes kapcsolásnál kihagyja a soros ellenállást', pupil: 'Kihagyod a sorosan kötött ellenállást.' },
    'teljes-eredot-adja': {
      text: 'a hiányzó ellenállás helyett a teljes eredőt adja meg',
      pupil: 'A teljes eredőt adod meg a hiányzó ellenállás helyett.',
    },
    'teljes-feszultseg': {
      text: 'soros ellenállásra a teljes feszültséget írja',
      pupil: 'A teljes feszültséget írod egyetlen soros ellenállásra.',
    },
    'uj-ag-nem-szamit': {
      text: 'párhuzamosan egyetlen ág ellenállását veszi eredőnek',
      pupil: 'Úgy számolsz, mintha a többi ág nem számítana.',
    },
  },
  'fizika-8-fenytores': {
    'beesesi-szogig-jut': { text: 'az irányváltozás helyett a beesési szöget adja meg', pupil: 'A beesési szögnél megállsz.' },
    'egy-nullat-veszit': { text: 'a törésmutató tizedesvesszője elcsúszik', pupil: 'Elcsúszik a tizedesvessző a törésmutatónál.' },
    'felszintol-mer': { text: 'a szöget a felszíntől méri a merőleges helyett', pupil: 'A szöget a felszíntől méred a merőleges helyett.' },
    'feny-mindenhol-egyforma': {
      text: 'minden anyagban a vákuumbeli fénysebességgel számol',
      pupil: 'Minden anyagban a vákuumbeli sebességgel számolsz.',
    },
    'ferden-sem-torik': { text: 'ferde beesésnél sem vár törést', pupil: 'Ferde beesésnél sem vársz törést.' },
    'hatarszog-figyelmen-kivul': {
      text: 'nem hasonlítja a beesési szöget a határszöghöz',
      pupil: 'Nem hasonlítod a beesési szöget a határszöghöz.',
    },
    'hatarszogben-verodik': {
      text: 'a visszaverődési szöget a határszöggel veszi egyenlőnek',
      pupil: 'A visszaverődési szöget a határszöggel veszed egyenlőnek.',
    },
    'masodpercben-hagyja': {
      text: 'az ezredmásodpercben kért időt másodpercben adja meg',
      pupil: 'Másodpercben hagyod az ezredmásodpercben kért időt.',
    },
    'merolegesnel-is-torik': { text: 'merőleges beesésnél is törést vár', pupil: 'Merőleges beesésnél is törést vársz.' },
    'mindig-merolegeshez': { text: 'mindig a merőleges felé törést vár', pupil: 'Mindig a merőleges felé törést vársz.' },
    'nagyobb-n-gyorsabb': {
      text: 'nagyobb törésmutatóhoz gyorsabb fényt társít',
      pupil: 'Nagyobb törésmutatóhoz gyorsabb fényt társítasz.',
    },
    'sebesseget-kivon': { text: 'a törésmutatóhoz a sebességeket kivonja', pupil: 'Kivonod a sebességeket osztás helyett.' },
    'szogeket-osszeadja': { text: 'az irányváltozáshoz összeadja a két szöget', pupil: 'Összeadod a beesési és a törési szöget.' },
    'tores-irany-csere': { text: 'a törés irányát felcseréli', pupil: 'Felcseréled a törés irányát.' },
    'toresmutato-forditva': { text: 'a törésmutató hányadosát fordítva írja fel', pupil: 'Fordítva írod fel a törésmutató hányadosát.' },
    'torestobbletet-szoroz': { text: 'a törésmutató 1 fölötti részével szoroz', pupil: 'A törésmutató 1 fölötti részével szorzol.' },
  },
  'fizika-8-indukcio': {
    'aram-egyutt-no': {
      text: 'a transzformátor áramát a feszültséggel egyenes arányban változtatja',
      pupil: 'Az áramot is a feszültséggel együtt változtatod.',
    },
    'aram-valtozatlan': {
      text: 'a transzformátor két oldalán egyenlő áramot vesz',
      pupil: 'Úgy számolsz, mintha a két oldal árama egyenlő volna.',
    },
    'aramot-adja': { text: 'a veszteség helyett az áramot adja meg', pupil: 'Az áramnál megállsz, pedig a veszteség a kérdés.' },
    'csak-a-menetarany': { text: 'a feszültség helyett a menetszámok arányát adja meg', pupil: 'A menetszámok arányánál megállsz.' },
    'egyenaramot-is-atalakit': {
      text: 'egyenáramnál is transzformált feszültséget vár',
      pupil: 'Egyenáramnál is feszültséget vársz a szekunder oldalon.',
    },
    'feszultseg-valtozatlan': {
      text: 'a transzformátor két oldalán ugyanazt az értéket veszi',
      pupil: 'Ugyanazt az értéket írod a transzformátor két oldalára.',
    },
    'menetarany-forditva': { text: 'a menetszámok arányát fordítva használja', pupil: 'Fordítva veszed a menetszámok arányát.' },
    'menetnel-kulonbseg': {
      text: 'a transzformátornál különbséggel számol arány helyett',
      pupil: 'Különbséggel számolsz az arány helyett.',
    },
    'teljes-feszultseg-a-vezeteken': {
      text: 'a vezeték veszteségét a teljes feszültséggel számolja',
      pupil: 'A veszteséget a teljes feszültséggel számolod.',
    },
    'teljesitmenyt-adja': {
      text: 'az áram helyett a teljesítményt adja meg',
      pupil: 'A teljesítménynél megállsz, pedig az áram a kérdés.',
    },
    'valtakozot-sem-alakit': {
      text: 'váltakozó áramnál sem vár feszültséget',
      pupil: 'Váltakozó áramnál sem vársz feszültséget a szekunder oldalon.',
    },
    'vezetek-feszultseget-adja': {
      text: 'a vezeték veszteségeként a rá jutó feszültséget adja meg',
      pupil: 'A vezetékre jutó feszültségnél megállsz.',
    },
  },
  'fizika-8-siktukor': {
    'beesesi-szog-a-haromszogben': {
      text: 'a háromszögben mindkét tükörnél a beesési szöggel számol',
      pupil: 'A háromszögben mindkét tükörnél a beesési szöggel számolsz a tükörrel bezárt szög helyett.',
    },
    'csak-beesesi-szog': {
      text: 'a két sugár szöge helyett csak a beesési szöget adja meg',
      pupil: 'Csak a beesési szöget adod meg a két sugár szöge helyett.',
    },
    'elfordulas-egyszer': {
      text: 'a tükör elfordulását csak egyszer számolja a két sugár szögébe',
      pupil: 'A tükör elfordulását csak egyszer számolod.',
    },
    'felezes-ketszerezes-csere': {
      text: 'a síktükörnél felcseréli a felezést és a kétszerezést',
      pupil: 'Felcseréled a felezést és a kétszerezést.',
    },
    'kep-a-tukor-lapjan': { text: 'a tükörképet a tükör lapjára képzeli', pupil: 'A tükörképet a tükör lapjára képzeled.' },
    'kep-all-egy-helyben': { text: 'a kép elmozdulását nem veszi figyelembe', pupil: 'Úgy számolsz, mintha a kép nem mozdulna.' },
    'ketszeres-a-tukortol': { text: 'a kétszeres távolságot a tükörtől méri fel', pupil: 'A kétszeres távolságot a tükörtől méred fel.' },
    'lepes-elotti-helyzet': { text: 'a változás előtti helyzettel számol', pupil: 'A változás előtti helyzettel számolsz.' },
    'magassag-fele': {
      text: 'a tükör szélének helye helyett az ember magasságának a felét adja meg',
      pupil: 'Az ember magasságának a felét adod meg a tükör szélének helye helyett.',
    },
    'masodik-tukor-ugyanaz': {
      text: 'a második tükörnél ugyanazt a beesési szöget veszi',
      pupil: 'A második tükörnél is ugyanazt a beesési szöget veszed.',
    },
    'negyzetet-szamol': {
      text: 'a távolság helyett a négyzetek számát adja meg',
      pupil: 'A négyzetek számát adod meg a távolság helyett.',
    },
    'lepes-rossz-iranyba': { text: 'a lépést az ellenkező irányba számolja', pupil: 'A lépést az ellenkező irányba számolod.' },
    'tukor-akkora-mint-az-ember': { text: 'akkora tükröt vesz, mint az ember', pupil: 'Akkora tükörrel számolsz, mint az ember.' },
    'tukor-szemmagassagban': { text: 'a tükör szélét szemmagasságba teszi', pupil: 'A tükör szélét szemmagasságba teszed.' },
    'tukortol-mert-szog': {
      text: 'a beesési szög helyett a tükörrel bezárt szöget adja meg',
      pupil: 'A tükörrel bezárt szöget adod meg a beesési szög helyett.',
    },
  },
  'fizika-8-szem-optikai-eszkozok': {
    'dioptria-centimeterrel': { text: 'a dioptriát centiméterből számolja', pupil: 'A dioptriát centiméterből számolod méter helyett.' },
    'dioptria-elojel-elmarad': { text: 'a szórólencse dioptriájának előjele elmarad', pupil: 'Elhagyod a szórólencse negatív előjelét.' },
    'dioptriat-szoroz': { text: 'a fókusztávolsághoz a dioptriával szoroz', pupil: 'A dioptriával szorzol, pedig osztani kell.' },
    'kepet-kihagyja': { text: 'a szemüveg erősségénél kihagyja a kép távolságát', pupil: 'Kihagyod a kép távolságát.' },
    'latszolagos-kep-pozitiv': {
      text: 'a látszólagos kép távolságát pozitívnak veszi',
      pupil: 'A látszólagos kép távolságát pozitívnak veszed.',
    },
    'meterben-hagyja': {
      text: 'a centiméterben kért távolságot méterben adja meg',
      pupil: 'Méterben hagyod a centiméterben kért távolságot.',
    },
    'nagyitasok-osszege': { text: 'a mikroszkóp nagyításait összeadja', pupil: 'Összeadod a mikroszkóp két nagyítását.' },
    'nagyitast-irja': {
      text: 'a látszó méret helyett a nagyítást adja meg',
      pupil: 'A nagyításnál megállsz, pedig a látszó méret a kérdés.',
    },
    'okulart-kihagyja': { text: 'a mikroszkópnál kihagyja az okulár nagyítását', pupil: 'Kihagyod az okulár nagyítását.' },
    'dioptria-reciprok-elmarad': { text: 'a dioptriánál elmarad a reciprok', pupil: 'Nem veszed a fókusztávolság reciprokát.' },
    'rovidlato-tavollato-csere': {
      text: 'felcseréli a rövidlátást és a távollátást',
      pupil: 'Felcseréled a rövidlátást és a távollátást.',
    },
    'szemhiba-neve-felcserelve': {
      text: 'jó lencsét választ, de a szemhiba nevét felcseréli',
      pupil: 'Jó lencsét választasz, de a szemhiba nevét felcseréled.',
    },
    'szemhibahoz-masik-lencse': {
      text: 'a szemhibához az ellenkező lencsét választja',
      pupil: 'A szemhibához az ellenkező lencsét választod.',
    },
    'tavolsagokat-kivon': {
      text: 'a méterben mért távolságokat vonja ki egymásból, és a különbségük reciprokát veszi',
      pupil: 'A távolságokat vonod ki a reciprokaik helyett.',
    },
    'tizzel-valt': { text: 'a métert 10 centiméternek veszi', pupil: 'A métert 10 centiméternek veszed.' },
  },
};
