import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-helyiertek': {
    'alaki-valodi-ertek': 'összekeveri az alaki és a valódi értéket',
    'atvaltas-elmarad': 'elmarad az átváltás',
    'helyi-valodi-ertek': 'a hely értékét adja meg valódi értéknek',
    'helyiertek-elcsuszik': 'elcsúszik egy helyi értékkel',
    'nulla-nem-hely': 'a 0-t nem számítja helynek (305 → 35)',
    'ures-helyek-kihagyasa': 'kihagyja az üres helyeket a szám leírásakor',
  },
  'matek-5-szamegyenes-kerekites': {
    'csak-elso-jegyek': 'kerekítésnél csak az első jegyeket nézi',
    'felfele-kerekites': 'lefelé kellene, de felfelé kerekít',
    'kerekites-csak-felfele': 'azt hiszi, csak felfelé lehet kerekíteni',
    'kerekites-csak-lefele': 'azt hiszi, csak lefelé lehet kerekíteni',
    'lefele-kerekites': 'felfelé kellene, de lefelé kerekít',
    'maradek-szamjegyek': 'kerekítéskor meghagyja a többi számjegyet',
    'otos-lefele': 'az 5-öst lefelé kerekíti',
    'rossz-helyre-kerekit': 'rossz helyi értékre kerekít',
  },
};
