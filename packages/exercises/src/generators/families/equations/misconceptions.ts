import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egyenletek': {
    'atviteli-elojelhiba': 'átvitelkor nem vált előjelet',
    'csak-az-egyik-oldalon': 'csak az egyenlet egyik oldalán végzi el a műveletet',
    'egyutthatot-kivonja': 'az együtthatót kivonja osztás helyett',
    'rossz-iranyu-muvelet': 'nem a fordított műveletet végzi el',
  },
  'matek-7-egyenletrendszerek': {
    'x-es-y-csereje': 'felcseréli az x-et és az y-t',
  },
  'matek-7-merlegelv': {
    'minuszos-zarojel': 'mínuszos zárójelnél csak az első tag előjelét változtatja',
    'nulla-x-mint-nulla': 'a kieső x-et 0-nak veszi',
    'nulla-x-nulla': 'a 0 · x = 0 egyenletről azt hiszi, nincs megoldása',
    'nulla-x-szam': 'a 0 · x = 5 egyenletnek megoldást talál',
    'zarojelben-csak-az-elso-tag': 'a zárójelben csak az első tagot szorozza',
  },
  'matek-7-tortes-egyenletek': {
    'nem-tort-tagot-nem-szorozza': 'törtes egyenletben a nem tört tagot nem szorozza',
    'tortvonal-mint-zarojel': 'nem tekinti zárójelnek a törtvonalat',
  },
};
