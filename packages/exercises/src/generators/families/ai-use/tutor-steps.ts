import type { Steps } from './ordered-steps.ts';

/** Lessons with the machine as a tutor. */
export const DIALOGS: readonly Steps[] = [
  {
    level: 1,
    story: 'Egyenlet gyakorlása magántanár-módban.',
    method: 'A gép csak arra tud kérdezni, amit leírtál. Befejezni te fejezed be, ellenőrizni pedig a kész megoldást lehet.',
    steps: [
      'Leírod, hol akadtál el.',
      'Válaszolsz a gép egyetlen kérdésére.',
      'Magad fejezed be a megoldást.',
      'Visszahelyettesítesz az eredeti egyenletbe.',
    ],
  },
  {
    level: 1,
    story: 'Szókincs tanulása a dolgozat előtt.',
    method:
      'Előbb legyen miből kérdezni. Újra csak azt kérdezteted, amit már elrontottál; a gép nélküli próba a végén mutatja meg, mit tudsz.',
    steps: ['Kiválasztod a tíz szót.', 'A gép egyesével kérdez.', 'A rontottakat újra kérdezteted.', 'Gép nélkül leírod mind a tízet.'],
  },
  {
    level: 2,
    story: 'Szöveges feladat, amelyben elakadtál.',
    method:
      'Előbb a saját első lépésed, aztán a tipp. A kész eredménynek számolsz utána, és új feladatba csak akkor kezdesz, ha ez már jó.',
    steps: [
      'Leírod a saját első lépésedet.',
      'Egyetlen tippet kérsz, nem megoldást.',
      'A tipp alapján befejezed.',
      'Utánaszámolsz az eredménynek.',
      'Egy hasonló feladatot oldasz meg egyedül.',
    ],
  },
  {
    level: 2,
    story: 'Fogalmazás, amelyhez visszajelzést kérsz.',
    method: 'Vázlatból lesz bekezdés, és a gép csak megírt szövegről mondhat véleményt. A végső ellenőrzés az átírás utánra marad.',
    steps: [
      'Megírod a saját vázlatodat.',
      'Megírod az első bekezdést.',
      'Rákérdezel, hol homályos.',
      'Átírod a jelzett mondatot.',
      'Felolvasod az egészet, és ellenőrzöd a tényeket.',
    ],
  },
  {
    level: 3,
    story: 'Próbadolgozat készül a gép segítségével.',
    method:
      'A gépnek tudnia kell, miből kérdezzen. Összevetni csak a saját megoldásodat lehet, és ebből derül ki, miből kell még egy hasonló.',
    steps: [
      'Megmondod a témát és az elakadásodat.',
      'Egyetlen feladatot kérsz megoldás nélkül.',
      'Gép nélkül megoldod.',
      'Összeveted a megoldókulccsal, és utánaszámolsz.',
      'A rontott fajtából kérsz egy hasonlót.',
    ],
  },
  {
    level: 3,
    story: 'Hibás gépi megoldást kaptál egy egyenletre.',
    method: 'A próba mutatja meg, hogy baj van. Aztán keresed meg, hol a baj, onnan javítasz, és az új eredményt is próbára teszed.',
    steps: [
      'Visszahelyettesíted az eredeti egyenletbe.',
      'Látod, hogy nem egyenlő a két oldal.',
      'Soronként megkeresed az első hibás sort.',
      'Onnan magad számolsz tovább.',
      'A kapott számot újra visszahelyettesíted.',
    ],
  },
  {
    level: 1,
    story: 'Szorzás, amelyet a géppel ellenőriztetsz.',
    method: 'Előbb legyen saját eredményed. Hibát a jelzés után keresel, javítani pedig azt a sort tudod, amelyet megtaláltál.',
    steps: [
      'Kiszámolod a szorzást a füzetedben.',
      'Megkérdezed, jó-e az eredményed.',
      'A jelzés után megkeresed a hibás sort.',
      'Kijavítod, és újra végigszámolod.',
    ],
  },
  {
    level: 1,
    story: 'Felelés gyakorlása a folyókból.',
    method: 'Előbb a lecke, aztán a kérdések. Csak a feleleted után derül ki, minek kell utánanézned.',
    steps: [
      'Elolvasod a leckét.',
      'Megkéred a gépet, hogy kérdezzen belőle.',
      'Könyv nélkül felelsz a kérdéseire.',
      'A rontott kérdéseknek utánanézel a könyvben.',
    ],
  },
  {
    level: 2,
    story: 'Kiselőadás próbája a gép előtt.',
    method: 'A gép arról kérdez, amit már elmondtál neki. A kérdésekből látod, mi hiányos, és az átírt változatot próbálod el újra.',
    steps: [
      'Megírod az első változatot.',
      'Elmondod a gépnek az egészet.',
      'Meghallgatod a kérdéseit.',
      'A kérdések alapján átírod a hiányos részt.',
      'Az átírt változatot is elmondod.',
    ],
  },
  {
    level: 2,
    story: 'Ismeretlen képlet a fizikakönyvben.',
    method:
      'Előbb a saját elképzelésed, aztán a gép javítása. Példát a javított jelentésekkel oldasz meg, ellenőrizni pedig a kész eredményt tudod.',
    steps: [
      'Leírod, mit jelentenek szerinted a betűk.',
      'Megkérdezed, melyiket értetted félre.',
      'A javított jelentésekkel megoldasz egy példát.',
      'Az eredményt mértékegységgel együtt ellenőrzöd.',
    ],
  },
  {
    level: 2,
    story: 'Térképvázlat rajzolása földrajzórára.',
    method: 'Kiegészíteni a saját rajzodat tudod. A gép csak azt súgja meg, mit keress, a helyét az atlasz mutatja meg.',
    steps: [
      'Emlékezetből lerajzolod, amit tudsz.',
      'Megkérdezed a géptől, mit hagyhattál ki.',
      'A hiányzó részeket megkeresed az atlaszban.',
      'A megtalált részekkel kiegészíted a vázlatot.',
    ],
  },
  {
    level: 2,
    story: 'Nyelvtani szabály, amelyet gyakran elrontasz.',
    method: 'A gép a te hibás mondataidban keres közös hibát. A magyarázatát előbb ellenőrzöd, utána javítasz, és a végén gyakorolsz.',
    steps: [
      'Kikeresed a füzetedből két hibás mondatodat.',
      'Megmutatod őket a gépnek, és rákérdezel a közös hibára.',
      'A magyarázatát összeveted a nyelvtankönyvvel.',
      'Kijavítod a két mondatot.',
      'Írsz három új mondatot ugyanezzel a szabállyal.',
    ],
  },
  {
    level: 3,
    story: 'Hibakeresés a saját programodban.',
    method:
      'Előbb látnod kell, mi a hiba, hogy le tudd írni. A gép kérdése segít megtalálni a sort, és a javítás után újra ki kell próbálni.',
    steps: [
      'Lefuttatod, és megnézed, mi lett más, mint vártad.',
      'Leírod a gépnek, mit vártál és mit kaptál.',
      'A gép kérdése alapján megkeresed a hibás sort.',
      'Kijavítod a sort.',
      'Újra lefuttatod, és megnézed, eltűnt-e a hiba.',
    ],
  },
  {
    level: 3,
    story: 'Versenyfeladat, amelyhez nincs ötleted.',
    method: 'Előbb próbálkozol, aztán leírod, mit láttál: a rávezető kérdés erre épül. Hasonló feladat a megoldás után jön.',
    steps: [
      'Kipróbálsz néhány kis számot.',
      'Leírod, mit vettél észre rajtuk.',
      'Egy rávezető kérdést kérsz ahhoz, amit leírtál.',
      'A kérdés alapján megoldod a feladatot.',
      'Egy hasonló feladaton megnézed, egyedül is megy-e.',
    ],
  },
];
