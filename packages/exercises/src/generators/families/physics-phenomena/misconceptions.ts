import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-egyszeru-aramkor': {
    'egy-vezetek-eleg': 'azt hiszi, egy vezeték elég az áramkörhöz',
    'izzo-elhasznalja-az-aramot': 'azt hiszi, az izzó elhasználja az áramot',
    'kapcsolo-helye-szamit': 'azt hiszi, számít a kapcsoló helye a körben',
    'nyitott-kor-is-vilagit': 'azt hiszi, nyitott körben is világít az izzó',
    'sorosan-is-vilagit-a-tobbi': 'azt hiszi, sorosan kötve a kiégett izzó mellett a többi világít',
  },
  'fizika-8-elektromagnes': {
    'menetszam-aram-hatasa': 'nem tudja, hogyan hat a menetszám és az áram az elektromágnesre',
    'rezhuzal-magneses': 'nem ismeri a vasmag szerepét az elektromágnesben',
  },
  'fizika-8-halmazallapot-valtozasok': {
    'forras-kozben-no': 'azt hiszi, forrás és olvadás közben nő a hőmérséklet',
    kozepertek: 'átlagot számol, ahol nem kell',
    'melegedo-szakaszokat-szamolja': 'a melegedő szakaszokat is vízszintesnek számolja',
    'nulla-fok-a-hatar': 'a 0 °C-ot hiszi a halmazállapot határának',
    'olvadaspont-forraspont-csere': 'összekeveri az olvadáspontot és a forráspontot',
    'vizszintes-szakaszok-szama': 'elszámolja a melegedési görbe vízszintes szakaszait',
  },
  'fizika-8-hotan-reszecskek': {
    'buborekban-levego': 'azt hiszi, a forró víz buborékaiban levegő van',
    'diffuzio-homerseklettol-fuggetlen': 'a diffúziót a hőmérséklettől függetlennek hiszi',
    'folyadek-osszenyomhato': 'a folyadékot jól összenyomhatónak hiszi',
    'halmazallapotok-keverese': 'összekeveri a halmazállapotok jellemzőit',
    'hideg-mint-anyag': 'a hideget anyagnak képzeli',
    'hidegben-megallnak': 'azt hiszi, a részecskék mozdulatlanok lehetnek',
    'oldaskor-eltunik': 'azt hiszi, az oldott anyag eltűnik',
    'olvadas-kozben-no': 'azt hiszi, olvadás közben nő a hőmérséklet',
    paralecsapodas: 'azt hiszi, a víz átszivárog a pohár falán',
    'parolgas-csak-szaz-fokon': 'azt hiszi, párolgás csak 100 °C-on van',
    'reszecske-kitagul': 'azt hiszi, a részecskék maguk tágulnak',
    'reszecskek-atalakulnak': 'azt hiszi, halmazállapot-változáskor más részecskék lesznek',
    'reszecskek-keletkeznek': 'azt hiszi, melegítéskor részecskék keletkeznek',
    'reszecskek-kozott-levego': 'a részecskék közé levegőt képzel',
  },
  'fizika-8-lencsek': {
    'fokusszal-oszt': 'a fókusztávolsággal oszt a tárgytávolság helyett',
    'kep-a-targynal': 'a képet a tárgy távolságában keresi',
    'kep-fajtaja': 'összekeveri a lencse képeinek fajtáit',
    'kep-ugyanakkora': 'a képet a tárggyal egyforma nagynak hiszi',
    'mindig-ketszeres-fokusz': 'a képet mindig 2f távolságra várja',
    'nagyitast-adja': 'a nagyítást adja meg a képméret helyett',
    'szorolencse-valodi-kepe': 'a szórólencsétől valódi képet vár',
  },
};
