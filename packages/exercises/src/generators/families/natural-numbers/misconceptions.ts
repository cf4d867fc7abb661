import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-helyiertek': {
    'alaki-valodi-ertek': { text: 'összekeveri az alaki és a valódi értéket', pupil: 'Összekevered az alaki és a valódi értéket.' },
    'atvaltas-elmarad': { text: 'elmarad az átváltás', pupil: 'Elfelejtesz átváltani.' },
    'helyi-valodi-ertek': {
      text: 'a helyi értéket adja meg a valódi érték helyett',
      pupil: 'A helyi értéket adod meg a valódi érték helyett.',
    },
    'helyiertek-elcsuszik': { text: 'elcsúszik egy helyi értékkel', pupil: 'Elcsúszol egy helyi értékkel.' },
    'nulla-nem-hely': { text: 'a 0-t nem számítja helynek (305 → 35)', pupil: 'A 0-t nem számítod helynek (305 → 35).' },
    'ures-helyek-kihagyasa': { text: 'kihagyja az üres helyeket a szám leírásakor', pupil: 'Kihagyod az üres helyeket a szám leírásakor.' },
  },
  'matek-5-szamegyenes-kerekites': {
    'csak-elso-jegyek': { text: 'kerekítésnél csak az első jegyeket nézi', pupil: 'Kerekítésnél csak az első jegyeket nézed.' },
    'masik-hatarszam': {
      text: 'a legkisebb helyett a legnagyobb ilyen számot adja meg, vagy fordítva',
      pupil: 'A legkisebb helyett a legnagyobb ilyen számot adod meg, vagy fordítva.',
    },
    'felfele-kerekites': { text: 'lefelé kellene, de felfelé kerekít', pupil: 'Felfelé kerekítesz, pedig lefelé kell.' },
    'kerekites-csak-felfele': { text: 'azt hiszi, csak felfelé lehet kerekíteni', pupil: 'Azt hiszed, csak felfelé lehet kerekíteni.' },
    'kerekites-csak-lefele': { text: 'azt hiszi, csak lefelé lehet kerekíteni', pupil: 'Azt hiszed, csak lefelé lehet kerekíteni.' },
    'lefele-kerekites': { text: 'felfelé kellene, de lefelé kerekít', pupil: 'Lefelé kerekítesz, pedig felfelé kell.' },
    'maradek-szamjegyek': { text: 'kerekítéskor meghagyja a többi számjegyet', pupil: 'Kerekítéskor meghagyod a többi számjegyet.' },
    'otos-lefele': { text: 'az ötöst lefelé kerekíti', pupil: 'Az ötöst lefelé kerekíted.' },
    'rossz-helyre-kerekit': { text: 'rossz helyi értékre kerekít', pupil: 'Rossz helyi értékre kerekítesz.' },
  },
};
