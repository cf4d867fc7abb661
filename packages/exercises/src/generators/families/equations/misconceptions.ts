import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egyenletek': {
    'atviteli-elojelhiba': { text: 'átvitelkor nem vált előjelet', pupil: 'Átvitelkor nem váltasz előjelet.' },
    'csak-az-egyik-oldalon': {
      text: 'csak az egyenlet egyik oldalán végzi el a műveletet',
      pupil: 'Csak az egyenlet egyik oldalán végzed el a műveletet.',
    },
    'egyutthatot-kivonja': { text: 'az x szorzóját kivonja osztás helyett', pupil: 'Az x szorzóját kivonod osztás helyett.' },
    'rossz-iranyu-muvelet': { text: 'nem a fordított műveletet végzi el', pupil: 'Nem a fordított műveletet végzed el.' },
  },
  'matek-6-szoveges-egyenletek': {
    'csak-ket-oldal-a-kerulet': {
      text: 'a kerületet csak két oldal összegének veszi',
      pupil: 'A kerületet csak két oldal összegének veszed.',
    },
    'egyik-mennyiseg-kimarad': {
      text: 'az együttes mennyiségből kihagyja az egyik szereplőt',
      pupil: 'Az együttes mennyiségből kihagyod az egyik szereplőt.',
    },
    'kevesebb-es-tobb-csereje': {
      text: 'a kevesebb helyett többet vagy a több helyett kevesebbet ír',
      pupil: 'A kevesebb helyett többet vagy a több helyett kevesebbet írsz.',
    },
    'kivonas-ket-tagjat-csereli': { text: 'felcseréli a kivonás két tagját', pupil: 'Felcseréled a kivonás két tagját.' },
    'kivonas-a-szorzas-elott': {
      text: 'a hozzáadást vagy a levonást a szorzás elé veszi',
      pupil: 'A hozzáadást vagy a levonást a szorzás elé veszed.',
    },
    'rossz-lepeskoz': {
      text: 'az egymást követő számok lépésközét eltéveszti',
      pupil: 'Az egymást követő számok lépésközét eltéveszted.',
    },
    'szorzot-es-tobbletet-felcserel': {
      text: 'felcseréli a szorzót és a többletet',
      pupil: 'Felcseréled a szorzót és a többletet.',
    },
    'tobblet-kimarad-az-egyenletbol': {
      text: 'a többletet vagy a hiányt kihagyja az egyenletből',
      pupil: 'A többletet vagy a hiányt kihagyod az egyenletből.',
    },
  },
  'matek-6-egyenletek-egeszek': {
    'csak-egy-megoldast-ad-meg': { text: 'több megoldás közül csak egyet ad meg', pupil: 'Csak egy megoldást adsz meg, pedig több van.' },
    'hatart-is-megengedi': { text: 'a kizárt határt is megoldásnak veszi', pupil: 'A kizárt határt is megoldásnak veszed.' },
    'hatart-kihagyja': { text: 'a megengedett határt kihagyja a megoldások közül', pupil: 'Kihagyod a határt, pedig az is megoldás.' },
    'negativval-osztva-nem-forditja': {
      text: 'egyenlőtlenségben negatív számmal osztva nem fordítja meg a jelet',
      pupil: 'Negatív számmal osztasz, de nem fordítod meg a jelet.',
    },
    'nem-egesz-is-jo': {
      text: 'nem ellenőrzi, hogy a megoldás egész szám-e',
      pupil: 'Nem ellenőrzöd, hogy egész szám-e a megoldás.',
    },
    'relaciojelet-forditva-olvas': {
      text: 'a kisebb és a nagyobb jelét fordítva olvassa',
      pupil: 'Fordítva olvasod a kisebb és a nagyobb jelét.',
    },
  },
  'matek-7-egyenletrendszerek': {
    'x-es-y-csereje': { text: 'felcseréli az x-et és az y-t', pupil: 'Felcseréled az x-et és az y-t.' },
  },
  'matek-7-merlegelv': {
    'egyutthatot-oszt': {
      text: 'fordítva oszt, az együtthatót osztja a számmal',
      pupil: 'Fordítva osztasz: az együtthatót osztod a számmal.',
    },
    'egyutthatoval-szoroz': { text: 'osztás helyett szoroz az x együtthatójával', pupil: 'Osztás helyett szorzol az x együtthatójával.' },
    'minuszos-zarojel': {
      text: 'mínuszos zárójelnél csak az első tag előjelét változtatja',
      pupil: 'Mínuszos zárójelnél csak az első tag előjelét változtatod.',
    },
    'nulla-x-mint-nulla': { text: 'a kieső x-et 0-nak veszi', pupil: 'A kieső x-et 0-nak veszed.' },
    'nulla-x-nulla': {
      text: 'a 0 · x = 0 egyenletről azt hiszi, nincs megoldása',
      pupil: 'A 0 · x = 0 egyenletről azt hiszed, nincs megoldása.',
    },
    'nulla-x-szam': { text: 'a 0 · x = 5 egyenletnek megoldást talál', pupil: 'A 0 · x = 5 egyenletnek megoldást találsz.' },
    'zarojelben-csak-az-elso-tag': { text: 'a zárójelben csak az első tagot szorozza', pupil: 'A zárójelben csak az első tagot szorzod.' },
  },
  'matek-7-szoveges-feladatok': {
    'arral-nem-szoroz': { text: 'a darabszámot nem szorozza meg az árral', pupil: 'A darabszámot nem szorzod meg az árral.' },
    'idot-csak-egyik-korhoz-adja': {
      text: 'az eltelt éveket csak az egyik szereplő korához adja hozzá',
      pupil: 'Az eltelt éveket csak az egyik szereplő korához adod hozzá.',
    },
    'idovel-nem-szoroz': {
      text: 'a sebességet nem szorozza meg az idővel, így útnak veszi',
      pupil: 'A sebességet nem szorzod meg az idővel, így útnak veszed.',
    },
    'kesobbi-kort-ad': { text: 'a mostani helyett a későbbi kort adja meg', pupil: 'A mostani helyett a későbbi kort adod meg.' },
    'ket-osszeget-felcserel': {
      text: 'a két egyenletben felcseréli a darabszámot és a pénzt',
      pupil: 'A két egyenletben felcseréled a darabszámot és a pénzt.',
    },
    'szamjegyek-szorzata-a-szam': {
      text: 'a kétjegyű számot a számjegyek szorzatával azonosítja',
      pupil: 'A kétjegyű számot a számjegyei szorzatának veszed.',
    },
  },
  'matek-7-tortes-egyenletek': {
    'nem-tort-tagot-nem-szorozza': {
      text: 'törtes egyenletben a nem tört tagot nem szorozza',
      pupil: 'Törtes egyenletben a nem tört tagot nem szorzod.',
    },
    'tortvonal-mint-zarojel': { text: 'nem tekinti zárójelnek a törtvonalat', pupil: 'Nem tekinted zárójelnek a törtvonalat.' },
  },
  'matek-8-egyenlotlensegek': {
    'csak-pozitivak': { text: 'csak a pozitív egészeket számolja meg', pupil: 'Csak a pozitív egészeket számolod meg.' },
    'elojelet-elveszti-osztaskor': { text: 'osztáskor elveszti az előjelet', pupil: 'Osztáskor elveszted az előjelet.' },
    'keret-fole-kerekit': { text: 'a keret fölé kerekít', pupil: 'A keret fölé kerekítesz.' },
    'hatart-rossz-iranyba-kerekiti': { text: 'a határt rossz irányba kerekíti', pupil: 'A határt rossz irányba kerekíted.' },
    'negativval-osztva-nem-fordul': {
      text: 'negatív számmal osztva nem fordítja meg a jelet',
      pupil: 'Negatív számmal osztva nem fordítod meg a jelet.',
    },
    'rossz-iranyba-fordul-a-jel': {
      text: 'akkor is megfordítja a jelet, amikor nem kell',
      pupil: 'Akkor is megfordítod a jelet, amikor nem kell.',
    },
  },
  'matek-8-masodfoku-egyenlet': {
    'diszkriminans-elojele': {
      text: 'a diszkriminánsban elrontja a 4ac előjelét',
      pupil: 'A diszkriminánsban elrontod a 4ac előjelét.',
    },
    'diszkriminans-es-megoldasszam': {
      text: 'a diszkriminánsból rosszul következtet a megoldások számára',
      pupil: 'A diszkriminánsból rosszul következtetsz a megoldások számára.',
    },
    'diszkriminans-negyese-elmarad': {
      text: 'a diszkriminánsból kihagyja a 4-es szorzót',
      pupil: 'A diszkriminánsból kihagyod a 4-es szorzót.',
    },
    'megoldokeplet-nevezoje': {
      text: 'a megoldóképletben nem 2a-val oszt',
      pupil: 'A megoldóképletben nem 2a-val osztasz.',
    },
    'minusz-b-elojele': { text: 'a megoldóképletben elrontja a −b előjelét', pupil: 'A megoldóképletben elrontod a −b előjelét.' },
    'negyzet-mint-ketszeres': { text: 'négyzetre emelés helyett kétszerez', pupil: 'Négyzetre emelés helyett kétszerezel.' },
    'nulla-gyok-elvesz': { text: 'x-szel oszt, és elveszik a 0 megoldás', pupil: 'Osztasz x-szel, és elveszik a 0 megoldás.' },
  },
};
