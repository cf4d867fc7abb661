import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-egyszeru-aramkor': {
    'egy-vezetek-eleg': { text: 'azt hiszi, egy vezeték elég az áramkörhöz', pupil: 'Azt hiszed, egy vezeték elég az áramkörhöz.' },
    'kapcsolok-gyengitik-az-aramot': {
      text: 'azt hiszi, a kapcsolók gyengítik az áramot',
      pupil: 'Azt hiszed, a kapcsolók gyengítik az áramot.',
    },
    'megszakitott-korben-keves-aram': {
      text: 'azt hiszi, a megszakított körben is folyik egy kevés áram',
      pupil: 'Azt hiszed, a megszakított körben is folyik egy kevés áram.',
    },
    'kiegett-izzo-vezet': {
      text: 'azt hiszi, a kiégett izzón át is záródik a kör',
      pupil: 'Azt hiszed, a kiégett izzón át is záródik a kör.',
    },
    'zart-kort-nem-ismer-fel': {
      text: 'nem veszi észre, hogy a kör mindenhol zárt',
      pupil: 'Nem veszed észre, hogy a kör mindenhol zárt.',
    },
    'nyitott-kor-is-vilagit': {
      text: 'azt hiszi, nyitott körben is világít az izzó',
      pupil: 'Azt hiszed, nyitott körben is világít az izzó.',
    },
    'sorosan-is-vilagit-a-tobbi': {
      text: 'azt hiszi, sorosan kötve a kiégett izzó mellett a többi világít',
      pupil: 'Azt hiszed, sorosan kötve a kiégett izzó mellett a többi világít.',
    },
  },
  'fizika-8-elektromagnes': {
    'menetszam-aram-hatasa': {
      text: 'nem tudja, hogyan hat a menetszám és az áram az elektromágnesre',
      pupil: 'Nem veszed figyelembe, hogyan hat a menetszám és az áram az elektromágnesre.',
    },
    'rezhuzal-magneses': {
      text: 'nem ismeri a vasmag szerepét az elektromágnesben',
      pupil: 'Nem számolsz a vasmag szerepével az elektromágnesben.',
    },
  },
  'fizika-8-halmazallapot-valtozasok': {
    'forras-kozben-no': {
      text: 'azt hiszi, forrás és olvadás közben nő a hőmérséklet',
      pupil: 'Azt hiszed, forrás és olvadás közben nő a hőmérséklet.',
    },
    kozepertek: { text: 'átlagot számol, ahol nem kell', pupil: 'Átlagot számolsz, ahol nem kell.' },
    'melegedo-szakaszokat-szamolja': {
      text: 'a melegedő szakaszokat is vízszintesnek számolja',
      pupil: 'A melegedő szakaszokat is vízszintesnek számolod.',
    },
    'nulla-fok-a-hatar': { text: 'a 0 °C-ot hiszi a halmazállapot határának', pupil: 'A 0 °C-ot hiszed a halmazállapot határának.' },
    'olvadaspont-forraspont-csere': {
      text: 'összekeveri az olvadáspontot és a forráspontot',
      pupil: 'Összekevered az olvadáspontot és a forráspontot.',
    },
    'vizszintes-szakaszok-szama': {
      text: 'elszámolja a melegedési görbe vízszintes szakaszait',
      pupil: 'Elszámolod a melegedési görbe vízszintes szakaszait.',
    },
  },
  'fizika-8-hotan-reszecskek': {
    'buborekban-levego': {
      text: 'azt hiszi, a forró víz buborékaiban levegő van',
      pupil: 'Azt hiszed, a forró víz buborékaiban levegő van.',
    },
    'diffuzio-homerseklettol-fuggetlen': {
      text: 'a diffúziót a hőmérséklettől függetlennek hiszi',
      pupil: 'A diffúziót a hőmérséklettől függetlennek hiszed.',
    },
    'folyadek-osszenyomhato': { text: 'a folyadékot jól összenyomhatónak hiszi', pupil: 'A folyadékot jól összenyomhatónak hiszed.' },
    'halmazallapotok-keverese': { text: 'összekeveri a halmazállapotok jellemzőit', pupil: 'Összekevered a halmazállapotok jellemzőit.' },
    'halmazallapot-valtozasok-csereje': {
      text: 'eltéveszti, melyik halmazállapotból melyik lett',
      pupil: 'Eltéveszted, melyik halmazállapotból melyik lett.',
    },
    'homerseklet-es-mozgas-forditva': {
      text: 'a lassabb részecskéket hiszi melegebbnek',
      pupil: 'A lassabb részecskéket hiszed melegebbnek.',
    },
    'mozgas-nem-valtozik': {
      text: 'azt hiszi, a hőmérséklettel nem változik a részecskék mozgása',
      pupil: 'Azt hiszed, a hőmérséklettel nem változik a részecskék mozgása.',
    },
    'mozgas-jelet-nem-nezi': {
      text: 'nem veti össze a mozgás jeleit minden képen',
      pupil: 'Nem veted össze a mozgás jeleit minden képen.',
    },
    'oldat-tomeget-kivonja': {
      text: 'az oldott anyag tömegét kivonja a vízéből',
      pupil: 'Az oldott anyag tömegét kivonod a vízéből.',
    },
    'oldott-anyagot-adja': { text: 'csak az oldott anyag tömegét adja meg', pupil: 'Csak az oldott anyag tömegét adod meg.' },
    'elparolgott-tomeget-adja': { text: 'az elpárolgott víz tömegét adja meg', pupil: 'Az elpárolgott víz tömegét adod meg.' },
    'parolgast-nem-vonja-le': { text: 'az elpárolgott vizet is beleszámolja', pupil: 'Az elpárolgott vizet is beleszámolod.' },
    'parolgaskor-eltunik': { text: 'azt hiszi, a párolgó anyag eltűnik', pupil: 'Azt hiszed, a párolgó anyag eltűnik.' },
    'hideg-mint-anyag': { text: 'a hideget anyagnak képzeli', pupil: 'A hideget anyagnak képzeled.' },
    'hidegben-megallnak': {
      text: 'azt hiszi, a részecskék mozdulatlanok lehetnek',
      pupil: 'Azt hiszed, a részecskék mozdulatlanok lehetnek.',
    },
    'oldaskor-eltunik': { text: 'azt hiszi, az oldott anyag eltűnik', pupil: 'Azt hiszed, az oldott anyag eltűnik.' },
    'olvadas-kozben-no': { text: 'azt hiszi, olvadás közben nő a hőmérséklet', pupil: 'Azt hiszed, olvadás közben nő a hőmérséklet.' },
    paralecsapodas: { text: 'azt hiszi, a víz átszivárog a pohár falán', pupil: 'Azt hiszed, a víz átszivárog a pohár falán.' },
    'parolgas-csak-szaz-fokon': { text: 'azt hiszi, párolgás csak 100 °C-on van', pupil: 'Azt hiszed, párolgás csak 100 °C-on van.' },
    'reszecske-kitagul': { text: 'azt hiszi, a részecskék maguk tágulnak', pupil: 'Azt hiszed, a részecskék maguk tágulnak.' },
    'reszecskek-atalakulnak': {
      text: 'azt hiszi, halmazállapot-változáskor más részecskék lesznek',
      pupil: 'Azt hiszed, halmazállapot-változáskor más részecskék lesznek.',
    },
    'reszecskek-keletkeznek': {
      text: 'azt hiszi, melegítéskor részecskék keletkeznek',
      pupil: 'Azt hiszed, melegítéskor részecskék keletkeznek.',
    },
    'reszecskek-kozott-levego': { text: 'a részecskék közé levegőt képzel', pupil: 'A részecskék közé levegőt képzelsz.' },
  },
  'fizika-8-lencsek': {
    'fokusszal-oszt': {
      text: 'a fókusztávolsággal oszt a tárgytávolság helyett',
      pupil: 'A fókusztávolsággal osztasz a tárgytávolság helyett.',
    },
    'kep-a-targynal': { text: 'a képet a tárgy távolságában keresi', pupil: 'A képet a tárgy távolságában keresed.' },
    'kep-fajtaja': { text: 'összekeveri a lencse képeinek fajtáit', pupil: 'Összekevered a lencse képeinek fajtáit.' },
    'kep-ugyanakkora': { text: 'a képet a tárggyal egyforma nagynak hiszi', pupil: 'A képet a tárggyal egyforma nagynak hiszed.' },
    'keptavolsag-reciproka': {
      text: 'a képtávolság helyett a reciprokát adja meg',
      pupil: 'A képtávolság reciprokánál megállsz, nem fordítod vissza.',
    },
    'reciprokokat-osszeadja': {
      text: 'a képtávolsághoz összeadja a reciprokokat kivonás helyett',
      pupil: 'A képtávolsághoz összeadod a reciprokokat kivonás helyett.',
    },
    'targytavolsagbol-fokuszt-von': {
      text: 'a tárgytávolságból kivonja a fókusztávolságot',
      pupil: 'A tárgytávolságból kivonod a fókusztávolságot.',
    },
    'mindig-ketszeres-fokusz': { text: 'a képet mindig 2f távolságra várja', pupil: 'A képet mindig 2f távolságra várod.' },
    'nagyitast-adja': { text: 'a nagyítást adja meg a képméret helyett', pupil: 'A nagyítást adod meg a képméret helyett.' },
    'szorolencse-valodi-kepe': { text: 'a szórólencsétől valódi képet vár', pupil: 'A szórólencsétől valódi képet vársz.' },
  },
};
