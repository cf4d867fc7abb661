import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-haromszog-terulete': {
    'befoglalo-teglalap': { text: 'a befoglaló téglalap területét adja meg', pupil: 'A befoglaló téglalap területét adod meg.' },
    'oldalt-vesz-magassagnak': { text: 'oldalt vesz magasságnak', pupil: 'Oldalt veszel magasságnak.' },
  },
  'matek-7-negyszogek-terulete': {
    'alapokat-szorozza': { text: 'a trapéz alapjait összeszorozza', pupil: 'A trapéz alapjait összeszorzod.' },
    'csak-az-egyik-alap': { text: 'csak az egyik alappal számol', pupil: 'Csak az egyik alappal számolsz.' },
    'hosszt-terulet-valtoval-valt': {
      text: 'a hosszt a területek váltószámával váltja át',
      pupil: 'A hosszt a területek váltószámával váltod át.',
    },
    'magassag-a-masik-oldallal': {
      text: 'a magasságot nem a hozzá tartozó oldallal szorozza',
      pupil: 'A magasságot nem a hozzá tartozó oldallal szorzod.',
    },
    'mertekegyseg-valtas-elmarad': {
      text: 'eltérő mértékegységű hosszakkal számol',
      pupil: 'Eltérő mértékegységű hosszakkal számolsz.',
    },
    'osszefuggest-adatnak-veszi': {
      text: 'a két hossz közötti kapcsolatot hossznak veszi',
      pupil: 'A két hossz közötti kapcsolatot hossznak veszed.',
    },
    'rossz-iranyu-arany': {
      text: 'szoroz, ahol osztani kell, vagy oszt, ahol szorozni kell',
      pupil: 'Szorzol, ahol osztani kell, vagy osztasz, ahol szorozni kell.',
    },
    'ketszer-duplaz': { text: 'kétszer is kétszerez', pupil: 'Kétszer is kétszerezel.' },
    'ketszer-felez': { text: 'kétszer felez', pupil: 'Kétszer felezel.' },
    'oldalak-szorzata': {
      text: 'a paralelogramma területét a két oldal szorzatának hiszi',
      pupil: 'A paralelogramma területét a két oldal szorzatának hiszed.',
    },
  },
  'matek-7-paralelogramma': {
    'atlok-egyenlok': { text: 'a paralelogramma átlóit egyenlőnek hiszi', pupil: 'A paralelogramma átlóit egyenlőnek hiszed.' },
    'egyenlo-oldalak': { text: 'egyenlő oldalúnak veszi az alakzatot', pupil: 'Egyenlő oldalúnak veszed az alakzatot.' },
    'szomszedos-szogek-egyenlok': {
      text: 'a paralelogramma szomszédos szögeit egyenlőnek hiszi',
      pupil: 'A paralelogramma szomszédos szögeit egyenlőnek hiszed.',
    },
  },
  'matek-7-teglalap-rombusz-negyzet': {
    'egyenlo-atlokat-tulajdonit': {
      text: 'egyenlő átlókat tulajdonít annak a négyszögnek is, amelyiknek nincs',
      pupil: 'Egyenlő átlókat tulajdonítasz annak is, amelyiknek nincs.',
    },
    'fel-atlot-ad': { text: 'az átló felét adja meg az egész helyett', pupil: 'Az átló felét adod meg az egész helyett.' },
    'meroleges-atlokat-tulajdonit': {
      text: 'merőleges átlókkal számol ott is, ahol nem azok',
      pupil: 'Merőleges átlókkal számolsz ott is, ahol nem azok.',
    },
    'negyszog-szogdarab-csere': {
      text: 'nem a megfelelő szöget vagy szögdarabot számolja ki',
      pupil: 'Nem a megfelelő szöget vagy szögdarabot számolod ki.',
    },
    'negyszog-tulajdonsag-csere': {
      text: 'összekeveri a különleges négyszögek tulajdonságait',
      pupil: 'Összekevered a különleges négyszögek tulajdonságait.',
    },
  },
  'matek-7-trapez': {
    'alapok-kulonbsege': {
      text: 'az alapok különbségével számol az összegük helyett',
      pupil: 'Az alapok különbségével számolsz az összegük helyett.',
    },
    'ketszerezes-elmarad': { text: 'elmarad a kétszerezés', pupil: 'Elfelejtesz kétszerezni.' },
    'kozepvonal-osszeg': { text: 'a középvonalat az alapok összegének veszi', pupil: 'A középvonalat az alapok összegének veszed.' },
    'kozepvonal-ujra': {
      text: 'újra középvonalat számol a hiányzó alap helyett',
      pupil: 'Újra középvonalat számolsz a hiányzó alap helyett.',
    },
    'kulonbseget-nem-felezi': { text: 'nem felezi az alapok különbségét', pupil: 'Nem felezed az alapok különbségét.' },
    'szar-mint-magassag': { text: 'a szárat veszi magasságnak', pupil: 'A szárat veszed magasságnak.' },
    'szaron-fekvo-szogek': { text: 'a száron fekvő szögeket egyenlőnek hiszi', pupil: 'A száron fekvő szögeket egyenlőnek hiszed.' },
  },
};
