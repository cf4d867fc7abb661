import type { Dilemma } from './pool.ts';

const FASTER = 'ha-gyorsabb-jobb';
const UNDERSTAND = 'ha-ertem-a-megoldast-meg';
const BANNED = 'tilos-vagy-kotelezo-mas-nincs';

/** A goal, the request that leaves the work with the pupil, and requests that take it away. */
export const REWRITES: readonly Dilemma[] = [
  {
    level: 1,
    story: 'Kinga elakadt egy törtes feladatban, és meg akarja tanulni.',
    best: '„Eddig jutottam. Mit kérdezzek most magamtól?”',
    because: 'Ő dolgozik tovább, a gép csak kérdez.',
    bad: [
      ['„Oldd meg gyorsan, aztán haladok a következővel!”', FASTER, 'A gyorsaság nem cél, a gyakorlás elmarad.'],
      ['„Írd le a megoldást, majd elolvasom és megértem!”', UNDERSTAND, 'Érteni és megcsinálni nem ugyanaz.'],
      ['„Csináld meg az egész házit, én addig a következőt írom le!”', FASTER, 'Így egyiket sem ő oldja meg.'],
    ],
  },
  {
    level: 1,
    story: 'Bálint verset tanul kívülről.',
    best: '„Felmondom, jelezd, ha kihagyok egy sort!”',
    because: 'Ő mondja, a gép visszajelez.',
    bad: [
      ['„Írd le még háromszor, hogy gyorsabban menjen!”', FASTER, 'A leírt vers olvasása nem felmondás.'],
      ['„Mondd el te, én közben bólogatok!”', UNDERSTAND, 'Hallani nem ugyanaz, mint tudni.'],
      ['„Írj rövidebb verset, azt tanulom meg!”', FASTER, 'A feladat ez a vers volt.'],
    ],
  },
  {
    level: 1,
    story: 'Réka fogalmazást ír, és nem tetszik neki a kezdése.',
    best: '„Ez a kezdésem. Kérdezz tőlem, mi hiányzik belőle!”',
    because: 'A válaszokat ő adja, a szöveget ő írja át.',
    bad: [
      ['„Írd át helyettem, te szebben írsz!”', FASTER, 'A fogalmazás azt mutatja, ő hogyan ír.'],
      ['„Mutasd meg, milyen lenne készen, abból megértem!”', UNDERSTAND, 'Olvasni nem ugyanaz, mint megírni.'],
      ['„Írj új kezdést, azt használom!”', FASTER, 'Így a kezdés nem az övé.'],
    ],
  },
  {
    level: 1,
    story: 'Dani holnap a folyókból felel.',
    best: '„Tegyél fel öt kérdést róluk, egyesével!”',
    because: 'Ő felel, tehát gyakorol.',
    bad: [
      ['„Írd le a felelet szövegét, én felolvasom!”', FASTER, 'A felelet a fejéből kell, hogy jöjjön.'],
      ['„Magyarázd el, aztán már tudni fogom!”', UNDERSTAND, 'A magyarázat után fel is kell idézni.'],
      ['„Adj egy rövid összefoglalót, azt tanulom be!”', FASTER, 'Az összefoglalás is az ő feladata.'],
    ],
  },
  {
    level: 2,
    story: 'Emese hibásan oldott meg egy példát, de nem látja, hol.',
    best: '„Mutasd meg a hibás sort, a javítást én írom!”',
    because: 'A hibát ő javítja, ebből tanul.',
    bad: [
      ['„Írd le a jó megoldást, és én szépen lemásolom!”', FASTER, 'A lemásolásból nem marad meg semmi.'],
      ['„Magyarázd el, és írd is le a javítást!”', UNDERSTAND, 'Elolvasott magyarázat nem gyakorlás.'],
      ['„Ezt kihagyom, úgysem használhatok gépet!”', BANNED, 'Nem tilos: a tipp kérése belefér.'],
    ],
  },
  {
    level: 2,
    story: 'Áron angolul ír levelet, és a múlt idő nehéz neki.',
    best: '„Az igéimet nézd meg: melyiknek rossz az alakja?”',
    because: 'Az igét ő javítja, a szabályt ő keresi ki.',
    bad: [
      ['„Fordítsd le az egészet, így gyorsan kész leszek vele!”', FASTER, 'A levél így nem az ő angolja.'],
      ['„Írj egy mintalevelet, abból megértem.”', UNDERSTAND, 'A minta olvasása nem írás.'],
      ['„Géppel nem lehet angolt tanulni, hagyom.”', BANNED, 'Lehet, csak jól kell használni.'],
    ],
  },
  {
    level: 2,
    story: 'Gergő a megyeszékhelyeket tanulja, és mindig kihagy néhányat.',
    best: '„Kérdezd ki őket, és a végén sorold fel, melyiket rontottam!”',
    because: 'Ő idézi fel a neveket, és látja, mit gyakoroljon még.',
    bad: [
      ['„Írd ki mindet egy lapra, a felelésnél majd ránézek!”', FASTER, 'A felelésen a fejéből kell mondania.'],
      ['„Magyarázd el, melyik hol van, attól megmarad bennem!”', UNDERSTAND, 'Attól marad meg, ha ő idézi fel.'],
      ['„Ehhez tilos gépet nyitni, inkább nem tanulom meg.”', BANNED, 'Kikérdezésre szabad használni.'],
    ],
  },
  {
    level: 2,
    story: 'Iulia elkészítette a térfogatos feladatot, és nem biztos az eredményben.',
    best: '„Ez a menetem. Melyik lépést számoljam újra?”',
    because: 'A gép egy helyre mutat, a számolás az övé marad.',
    bad: [
      ['„Mondd meg a jó végeredményt, és átjavítom rá!”', FASTER, 'Az átírt szám mögött nem lenne számolás.'],
      ['„Írd le a teljes megoldást, elolvasva biztosan érteni fogom!”', UNDERSTAND, 'Elolvasni könnyebb, mint megoldani.'],
      ['„A géptől kérdezni nem szabad, jó lesz így is.”', BANNED, 'A saját munkához kérhet visszajelzést.'],
    ],
  },
  {
    level: 3,
    story: 'Zalán fél óra alatt két feladattal haladt, és tíz van hátra.',
    best: '„Adj egy tippet a harmadikhoz, megoldani én fogom!”',
    because: 'A gyakorlás nála marad, csak egy tippet kap.',
    bad: [
      ['„Oldd meg gyorsan a maradék tízet, mert nincs több időm!”', FASTER, 'Kész lesz tíz feladat, tudás nem.'],
      ['„Írd le mindegyik megoldását, elolvasom!”', UNDERSTAND, 'Az olvasás után a dolgozaton nem menne.'],
      ['„Gépet használni úgyis csalás, itt hagyom.”', BANNED, 'A tipp kérése nem csalás.'],
    ],
  },
  {
    level: 3,
    story: 'Csenge a vers elemzését készíti, és üres a lapja.',
    best: '„Tegyél fel öt kérdést erről a versről!”',
    because: 'A válaszokat ő írja, az elemzés az övé.',
    bad: [
      ['„Írd meg az elemzést, és átfogalmazom.”', FASTER, 'Az átfogalmazott gondolat nem az övé.'],
      ['„Mondd el, mit jelent a vers, onnan már megy.”', UNDERSTAND, 'Elemezni úgy tanul, ha ő keresi a választ.'],
      ['„Ilyenhez gépet nyúlni sem szabad.”', BANNED, 'Kérdést kérni szabad, megoldást nem.'],
    ],
  },
  {
    level: 3,
    story: 'Noémi két hét múlva angolul tart kiselőadást a kedvenc sportjáról.',
    best: '„Meghallgatsz? A végén tegyél fel két kérdést!”',
    because: 'Ő beszél és ő felel, a gép közönséget játszik.',
    bad: [
      ['„Írd meg az egész szöveget angolul, én majd bemagolom!”', FASTER, 'A magolt szöveg nem az ő angolja, és a kérdéseknél elakad.'],
      ['„Mutass egy mintaelőadást, abból megtanulok előadni!”', UNDERSTAND, 'Előadni úgy tanul meg, ha ő beszél.'],
      ['„Előadáshoz gépet használni csalás, nem is próbálok.”', BANNED, 'Próbálni szabad vele, az előadás az övé.'],
    ],
  },
  {
    level: 3,
    story: 'Tudor programja mást rajzol ki, mint amit szeretne, és már tíz perce keresi a hibát.',
    best: '„Kérdezz rá, mit vártam az egyes soroktól, én keresem tovább!”',
    because: 'A kérdések rávezetik, a hibát ő találja meg.',
    bad: [
      ['„Írd át úgy, hogy jó legyen, és beillesztem a kódot!”', FASTER, 'A program jó lesz, de hibát keresni nem tanul meg.'],
      ['„Magyarázd el a javított kódot, onnan már magamtól is menni fog!”', UNDERSTAND, 'Legközelebb is neki kell megtalálnia a hibát.'],
      ['„Programot csak egyedül szabad írni, feladom.”', BANNED, 'Kérdezni szabad, a javítás marad az övé.'],
    ],
  },
];

/** Jobs of an afternoon: learning or getting done. */
export const JOBS: ReadonlyArray<readonly [name: string, learn: boolean]> = [
  ['matekgyakorlás', true],
  ['angol mondatok', true],
  ['verselemzés', true],
  ['fogalmazás', true],
  ['térképvázlat', true],
  ['meghívó', false],
  ['csomaglista', false],
  ['dalsorrend', false],
  ['könyvlista', false],
  ['buszmenetrend', false],
];
