import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-78-deepfake': {
    'artalmatlan-reszlet-gyanus': {
      text: 'ártalmatlan részletet is gyanújelnek vesz',
      pupil: 'Ártalmatlan részletet is gyanújelnek veszel.',
    },
    'detektor-jelzese-semmi': { text: 'a detektor jelzését semmibe veszi', pupil: 'A detektor jelzését semmibe veszed.' },
    'detektor-tevedhetetlen': { text: 'a detektort tévedhetetlennek tartja', pupil: 'Azt gondolod, a detektor tévedhetetlen.' },
    'elobb-cselekszik-mint-ellenoriz': { text: 'ellenőrzés előtt cselekszik', pupil: 'Ellenőrzés előtt cselekszel.' },
    'gyanujel-folott-atsiklik': { text: 'átsiklik egy gyanújel fölött', pupil: 'Átsiklasz egy gyanújel fölött.' },
    'hibatlan-tehat-valodi': {
      text: 'a hibátlan képet vagy hangot valódinak fogadja el',
      pupil: 'A hibátlan képet vagy hangot valódinak fogadod el.',
    },
    'kuldotol-var-igazolast': {
      text: 'attól várja az igazolást, akitől az üzenet jött',
      pupil: 'Attól várod az igazolást, akitől az üzenet jött.',
    },
    'mentes-ideje-keszites-ideje': {
      text: 'a fájl mentésének idejét a felvétel idejének veszi',
      pupil: 'A fájl mentésének idejét a felvétel idejének veszed.',
    },
    'minden-kep-hamis': {
      text: 'minden felvételt hamisnak tart, ezért nem is ellenőriz',
      pupil: 'Minden felvételt hamisnak tartasz, ezért nem is ellenőrzöl.',
    },
    'sok-megosztas-bizonyitek': {
      text: 'a sok megosztást vagy követőt bizonyítéknak veszi',
      pupil: 'A sok megosztást vagy követőt bizonyítéknak veszed.',
    },
    'szemre-mindig-eszreveheto': {
      text: 'szemre vagy fülre akarja eldönteni, valódi-e',
      pupil: 'Szemre vagy fülre akarod eldönteni, valódi-e.',
    },
    'tovabbkuldeni-nem-bun': { text: 'ellenőrzés nélkül terjeszti tovább', pupil: 'Ellenőrzés nélkül terjeszted tovább.' },
    'zaklatast-egyedul-intez': {
      text: 'bántó hamisítvánnyal egyedül vagy visszavágással próbál elbánni',
      pupil: 'Bántó hamisítvánnyal egyedül vagy visszavágással próbálsz elbánni.',
    },
  },
  'ai-78-hallucinacio': {
    'csevego-mint-forras': { text: 'a csevegő válaszát forrásnak tekinti', pupil: 'A csevegő válaszát forrásnak tekinted.' },
    'nem-fuggetlen-forras': {
      text: 'egymásról másolt forrásokat függetlennek tart',
      pupil: 'Az egymásról másolt forrásokat függetlennek tartod.',
    },
    'visszakerdezve-megmondja-az-igazat': {
      text: 'a csevegőtől visszakérdezve várja az igazságot',
      pupil: 'Azt gondolod, visszakérdezésre megmondja az igazat.',
    },
  },
  'ai-78-szerzoi-jog': {
    'atfogalmazva-mar-az-enyem': {
      text: 'az átfogalmazott szöveget sajátjának tartja',
      pupil: 'Azt gondolod, átfogalmazva már a tiéd a szöveg.',
    },
    'hivatkozni-eleg-a-net-re': {
      text: 'forrásnak elégnek tartja az internetet',
      pupil: 'Azt gondolod, forrásnak elég annyi, hogy „net”.',
    },
    'licencjel-felreertese': { text: 'félreérti, mit kér vagy tilt a licenc jele', pupil: 'Félreérted, mit kér vagy tilt a licenc jele.' },
    'mi-a-szerzo': { text: 'az MI-t tartja felelősnek az ember helyett', pupil: 'Az MI-t tartod felelősnek az ember helyett.' },
    'mi-segitett-eleg': {
      text: 'nem írja le, melyik részhez és hogyan használt MI-t',
      pupil: 'Nem írod le, melyik részhez és hogyan használtál MI-t.',
    },
    'nyilatkozat-elemet-nem-ismer-fel': {
      text: 'nem ismeri fel a nyilatkozatban, mire felel egy mondat',
      pupil: 'Nem ismered fel a nyilatkozatban, mire felel egy mondat.',
    },
    'tiltas-hianya-engedely': { text: 'a tiltás hiányát engedélynek veszi', pupil: 'A tiltás hiányát engedélynek veszed.' },
  },
  'ai-78-feladatmegosztas': {
    'ellenorzes-idopazarlas': { text: 'az ellenőrzést időpazarlásnak tartja', pupil: 'Azt gondolod, az ellenőrzés időpazarlás.' },
    'gep-donthet-emberrol': { text: 'emberről szóló döntést a gépre bíz', pupil: 'Emberről szóló döntést a gépre bízol.' },
    'hibalanc-nem-latja': {
      text: 'nem követi, hogyan megy tovább egy hiba a következő lépésekben',
      pupil: 'Nem követed, hogyan megy tovább egy hiba a következő lépésekben.',
    },
    'kockazatot-nem-nezi': {
      text: 'nem a hiba kára szerint oszt feladatot',
      pupil: 'Nem a hiba kára szerint osztasz feladatot.',
    },
    'utolag-ellenoriz': {
      text: 'a visszavonhatatlan lépés után ellenőriz',
      pupil: 'A visszavonhatatlan lépés után ellenőrzöl, nem előtte.',
    },
    'vagy-mindent-vagy-semmit': {
      text: 'vagy mindent a gépre bíz, vagy semmit',
      pupil: 'Azt gondolod, vagy mindent a gépre bízol, vagy semmit.',
    },
  },
};
