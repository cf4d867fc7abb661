import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-algebrai-kifejezesek': {
    'allando-reszt-kivonja': {
      text: 'az állandó részt kivonja hozzáadás helyett',
      pupil: 'Az állandó részt kivonod hozzáadás helyett.',
    },
    'fel-kerulet': { text: 'a téglalapnak csak két oldalát adja össze', pupil: 'A téglalapnak csak két oldalát adod össze.' },
    'kitevo-az-egyutthatora': { text: 'a kitevőt az együtthatóra is alkalmazza', pupil: 'A kitevőt az együtthatóra is alkalmazod.' },
    'nem-egynemuek-osszevonasa': {
      text: 'nem egynemű tagokat von össze (2a + 3b = 5ab)',
      pupil: 'Nem egynemű tagokat vonsz össze (2a + 3b = 5ab).',
    },
    'tag-elojele-elvesz': { text: 'a tag előjelét elhagyja', pupil: 'A tag előjelét elhagyod.' },
    'osszeg-mint-negyzet': { text: 'összeadáskor növeli a kitevőt (a + a = a²)', pupil: 'Összeadáskor növeled a kitevőt (a + a = a²).' },
    'zarojel-hiba': { text: 'rosszul kezeli a zárójelet', pupil: 'Rosszul kezeled a zárójelet.' },
  },
  'matek-8-algebrai-kifejezesek': {
    'allandokat-osszead': { text: 'az állandó tagokat összeadja szorzás helyett', pupil: 'Az állandó tagokat összeadod szorzás helyett.' },
    'zarojeleket-forditva-vonja-ki': {
      text: 'a második zárójelből vonja ki az elsőt',
      pupil: 'A második zárójelből vonod ki az elsőt.',
    },
    'kozepso-tag-kimarad': { text: 'szorzáskor kihagyja a középső tagokat', pupil: 'Szorzáskor kihagyod a középső tagokat.' },
    'x-szor-x': { text: 'az x · x szorzatot x-nek veszi', pupil: 'Az x · x szorzatot x-nek veszed.' },
  },
  'matek-8-algebrai-tortek': {
    'allandot-veszi-nullahelynek': {
      text: 'a nevezőben álló számot írja kizárt értéknek',
      pupil: 'A nevezőben álló számot írod kizárt értéknek.',
    },
    'csak-az-x-marad': {
      text: 'az egyszerűsített alak helyett az x értékét írja',
      pupil: 'Az egyszerűsített alak helyett az x értékét írod.',
    },
    'csak-egy-tagot-oszt': { text: 'az összegnek csak az egyik tagját osztja el', pupil: 'Az összegnek csak az egyik tagját osztod el.' },
    'csak-nevezot-osztja': { text: 'csak a nevezőt osztja el, a számlálót nem', pupil: 'Csak a nevezőt osztod el, a számlálót nem.' },
    'egy-kizart-ertek-kimarad': {
      text: 'a két kizárt érték közül csak az egyiket adja meg',
      pupil: 'A két kizárt érték közül csak az egyiket adod meg.',
    },
    'ellentett-tenyezo-elojele': { text: 'az ellentett tényezőket egyenlőnek veszi', pupil: 'Az ellentett tényezőket egyenlőnek veszed.' },
    'kizart-ertek-elojele': {
      text: 'a kizárt értéket ellentétes előjellel adja meg',
      pupil: 'A kizárt értéket ellentétes előjellel adod meg.',
    },
    'mindig-a-nullat-zarja-ki': {
      text: 'az x = 0 értéket zárja ki, nem azt, ahol a nevező 0',
      pupil: 'Az x = 0 értéket zárod ki, nem azt, ahol a nevező 0.',
    },
    'nevezovel-nem-oszt': {
      text: 'a számláló értékét írja, a nevezővel nem oszt',
      pupil: 'A számláló értékét írod, a nevezővel nem osztasz.',
    },
    'rossz-tenyezot-hagy-meg': {
      text: 'egyszerűsítéskor a közös tényezőt hagyja meg a másik helyett',
      pupil: 'Egyszerűsítéskor a közös tényezőt hagyod meg a másik helyett.',
    },
    'szamlalot-nezi-nevezo-helyett': {
      text: 'azt a számot zárja ki, amelyiknél a számláló 0',
      pupil: 'Azt a számot zárod ki, amelyiknél a számláló 0.',
    },
    'tagot-egyszerusit-tenyezo-helyett': { text: 'tényező helyett tagot egyszerűsít', pupil: 'Tényező helyett tagot egyszerűsítesz.' },
    'tortet-megforditja': { text: 'felcseréli a számlálót és a nevezőt', pupil: 'Felcseréled a számlálót és a nevezőt.' },
  },
  'matek-8-grafikonok-metszespontjai': {
    'negativ-hosszusag': { text: 'negatív hosszúságot vagy területet ad meg', pupil: 'Negatív hosszúságot vagy területet adsz meg.' },
    'y-nem-visszahelyettesit': {
      text: 'nem helyettesít vissza az y kiszámításához',
      pupil: 'Nem helyettesítesz vissza az y kiszámításához.',
    },
  },
  'matek-8-linearis-fuggveny': {
    'fuggvenyerteket-ad-meredeksegnek': {
      text: 'egy függvényértéket ad meg meredekségnek',
      pupil: 'Egy függvényértéket adsz meg meredekségnek.',
    },
    'meredekseget-ad-metszespontnak': {
      text: 'a meredekséget adja meg metszéspontnak',
      pupil: 'A meredekséget adod meg metszéspontnak.',
    },
    'hanyados-elojele': { text: 'az osztásnál elvéti az előjelet', pupil: 'Az osztásnál elvéted az előjelet.' },
    'a-es-b-csereje': { text: 'felcseréli a meredekséget és az állandót', pupil: 'Felcseréled a meredekséget és az állandót.' },
    'szorzat-elojele': { text: 'a szorzat előjelét eltéveszti', pupil: 'A szorzat előjelét eltéveszted.' },
    'meredekseg-elojele': { text: 'a meredekség előjelét rosszul értelmezi', pupil: 'A meredekség előjelét rosszul értelmezed.' },
  },
  'matek-8-nemlinearis-fuggvenyek': {
    'abszolut-erteket-elhagyja': { text: 'elhagyja az abszolút értéket', pupil: 'Elhagyod az abszolút értéket.' },
    'csucs-koordinatai-felcserelve': { text: 'felcseréli a csúcs két koordinátáját', pupil: 'Felcseréled a csúcs két koordinátáját.' },
    'eltolas-elojele': { text: 'a vízszintes eltolás irányát eltéveszti', pupil: 'A vízszintes eltolás irányát eltéveszted.' },
    'eltolas-kimarad': { text: 'kihagyja az eltolást', pupil: 'Kihagyod az eltolást.' },
    'fuggoleges-eltolas-elojele': {
      text: 'a függőleges eltolás irányát eltéveszti',
      pupil: 'A függőleges eltolás irányát eltéveszted.',
    },
    'negativ-negyzete-negativ': { text: 'negatív szám négyzetét negatívnak veszi', pupil: 'Negatív szám négyzetét negatívnak veszed.' },
    'v-es-parabola-keverese': { text: 'összekeveri a V alakot és a parabolát', pupil: 'Összekevered a V alakot és a parabolát.' },
  },
  'matek-8-muveletek-algebrai-tortekkel': {
    'bovitesnel-szamlalo-marad': {
      text: 'közös nevezőre hozáskor a számlálót nem bővíti',
      pupil: 'Közös nevezőre hozáskor a számlálót nem bővíted.',
    },
    'kivonas-helyett-osszead': { text: 'kivonás helyett összeadja a törteket', pupil: 'Kivonás helyett összeadod a törteket.' },
    'kivonasnal-csak-az-elso-tag': {
      text: 'kivonáskor csak az első tag előjelét változtatja meg',
      pupil: 'Kivonáskor csak az első tag előjelét váltod meg.',
    },
    'kivonasnal-x-marad': {
      text: 'kivonáskor az x-es tagokat összeadja, csak a számokat vonja ki',
      pupil: 'Kivonáskor az x-es tagokat összeadod, csak a számokat vonod ki.',
    },
    'muveleti-jelet-csereli': { text: 'felcseréli az összeadást és a kivonást', pupil: 'Felcseréled az összeadást és a kivonást.' },
    'nevezot-is-osszead': { text: 'az algebrai törtek nevezőit is összeadja', pupil: 'Az algebrai törtek nevezőit is összeadod.' },
    'osszeadas-helyett-kivon': {
      text: 'összeadás helyett kivonja egymásból a két törtet',
      pupil: 'Összeadás helyett kivonod egymásból a két törtet.',
    },
    'osszeadasnal-nevezot-szoroz': {
      text: 'egyenlő nevezőknél a nevezőket összeszorozza',
      pupil: 'Egyenlő nevezőknél a nevezőket összeszorzod.',
    },
    'osztandot-forditja-meg': { text: 'az osztó helyett az osztandót fordítja meg', pupil: 'Az osztó helyett az osztandót fordítod meg.' },
    'osztasnal-nem-fordit': { text: 'osztáskor fordítás nélkül szoroz', pupil: 'Osztáskor fordítás nélkül szorzol.' },
    'szamlalot-szoroz': { text: 'a számlálókat összeszorozza', pupil: 'A számlálókat összeszorzod.' },
    'szorzasnal-is-fordit': { text: 'szorzáskor is a reciprokkal számol', pupil: 'Szorzáskor is a reciprokkal számolsz.' },
    'zarojel-masodik-tagjat-nem-szorozza': {
      text: 'a zárójelnek csak az első tagját szorozza',
      pupil: 'A zárójelnek csak az első tagját szorzod.',
    },
  },
  'matek-8-rovid-szorzasi-kepletek': {
    'egyutthatot-nem-negyzeteli': {
      text: 'az együtthatót nem emeli négyzetre ((2x)² = 2x²)',
      pupil: 'Az együtthatót nem emeled négyzetre ((2x)² = 2x²).',
    },
    'ketszeres-szorzat-fele': { text: 'a kétszeres szorzatból kihagyja a 2-t', pupil: 'A kétszeres szorzatból kihagyod a 2-t.' },
    'ketszeres-szorzat-kimarad': {
      text: 'kihagyja a kétszeres szorzatot ((a + b)² = a² + b²)',
      pupil: 'Kihagyod a kétszeres szorzatot ((a + b)² = a² + b²).',
    },
    'masodik-negyzet-kimarad': { text: 'az a² − b² képletből kihagyja a b²-et', pupil: 'Az a² − b² képletből kihagyod a b²-et.' },
    'osszeg-kulonbseg-szorzat': {
      text: 'az összeg és különbség szorzatát rosszul fejti ki',
      pupil: 'Az összeg és különbség szorzatát rosszul fejted ki.',
    },
    'rossz-keplet': { text: 'rossz képletet használ', pupil: 'Rossz képletet használsz.' },
  },
  'matek-8-tenyezokre-bontas': {
    'csak-a-kozepso-szamot-nezi': {
      text: 'a hiányzó szám helyére a középső együtthatót írja',
      pupil: 'A hiányzó szám helyére a középső együtthatót írod.',
    },
    'csak-a-szorzat-egyezik': {
      text: 'a két keresett számnak csak a szorzatát ellenőrzi',
      pupil: 'A két keresett számnak csak a szorzatát ellenőrzöd.',
    },
    'csak-az-utolso-szamot-nezi': {
      text: 'a hiányzó szám helyére az utolsó számot írja',
      pupil: 'A hiányzó szám helyére az utolsó számot írod.',
    },
    'csoport-elojele': {
      text: 'csoportosításkor rossz előjellel emel ki a második párból',
      pupil: 'Csoportosításkor rossz előjellel emelsz ki a második párból.',
    },
    'csoportok-szama-csere': {
      text: 'csoportosításkor felcseréli a két zárójel számát',
      pupil: 'Csoportosításkor felcseréled a két zárójel számát.',
    },
    'egyutthatobol-nem-von-gyokot': {
      text: 'az x² együtthatójából nem von gyököt',
      pupil: 'Az x² együtthatójából nem vonsz gyököt.',
    },
    'egyutthatokat-zarojelbe-ir': {
      text: 'az együtthatókat írja a zárójelekbe a két keresett szám helyett',
      pupil: 'Az együtthatókat írod a zárójelekbe a két keresett szám helyett.',
    },
    'felbontasnal-elojel': { text: 'rossz előjelet ír a zárójelbe', pupil: 'Rossz előjelet írsz a zárójelbe.' },
    'kepletnel-gyokvonas-elmarad': {
      text: 'a képlet visszafelé olvasásakor nem von gyököt (x² − 9 = (x + 9)(x − 9))',
      pupil: 'A képlet visszafelé olvasásakor nem vonsz gyököt (x² − 9 = (x + 9)(x − 9)).',
    },
    'kiemelesnel-a-maradek-1-elvesz': {
      text: 'kiemeléskor elhagyja a megmaradó 1-et',
      pupil: 'Kiemeléskor elhagyod a megmaradó 1-et.',
    },
    'kiemelesnel-szamot-nem-osztja': {
      text: 'a tagok számait nem osztja el a kiemelt számmal',
      pupil: 'A tagok számait nem osztod el a kiemelt számmal.',
    },
    'kiemelesnel-tagot-nem-osztja': {
      text: 'kiemeléskor csak az egyik tagot osztja el',
      pupil: 'Kiemeléskor csak az egyik tagot osztod el.',
    },
    'kiemelt-betu-elvesz': { text: 'a kiemelt betűt elhagyja a szorzatból', pupil: 'A kiemelt betűt elhagyod a szorzatból.' },
    'kiemelt-tenyezo-elvesz': { text: 'elhagyja az elején kiemelt tényezőt', pupil: 'Elhagyod az elején kiemelt tényezőt.' },
    'kivonassal-keresi-az-oldalt': {
      text: 'a hiányzó számot kivonással keresi osztás helyett',
      pupil: 'A hiányzó számot kivonással keresed osztás helyett.',
    },
    'kulonbseg-negyzete-tagonkent': {
      text: 'a négyzetek különbségét a különbség négyzetének veszi',
      pupil: 'A négyzetek különbségét a különbség négyzetének veszed.',
    },
    'negyzetek-osszege': { text: 'a két négyzetet összeadja kivonás helyett', pupil: 'A két négyzetet összeadod kivonás helyett.' },
    'negyzetosszeg-mint-osszeg-negyzete': {
      text: 'az összeg négyzetének képletével bont fel két négyzetet',
      pupil: 'Az összeg négyzetének képletével bontasz fel két négyzetet.',
    },
    'osszeg-negyzetet-szamol': { text: 'az összeg négyzetét számolja ki', pupil: 'Az összeg négyzetét számolod ki.' },
    'teljes-negyzetbol-kulonbseg': {
      text: 'a teljes négyzetet két négyzet különbségeként bontja fel',
      pupil: 'A teljes négyzetet két négyzet különbségeként bontod fel.',
    },
  },
};
