import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-7-haromszog-terulete': {
    'befoglalo-teglalap': 'a befoglaló téglalap területét adja meg',
    'oldalt-vesz-magassagnak': 'oldalt vesz magasságnak',
    'racspontok-szamolasa': 'rácspontokat számol terület helyett',
  },
  'matek-7-negyszogek-terulete': {
    'alapokat-szorozza': 'a trapéz alapjait összeszorozza',
    'csak-az-egyik-alap': 'csak az egyik alappal számol',
    'ketszer-duplaz': 'kétszer is kétszerez',
    'ketszer-felez': 'kétszer felez',
    'oldalak-szorzata': 'a paralelogramma területét a két oldal szorzatának hiszi',
  },
  'matek-7-paralelogramma': {
    'atlok-egyenlok': 'a paralelogramma átlóit egyenlőnek hiszi',
    'egyenlo-oldalak': 'egyenlő oldalúnak veszi az alakzatot',
    'szomszedos-szogek-egyenlok': 'a paralelogramma szomszédos szögeit egyenlőnek hiszi',
  },
  'matek-7-trapez': {
    'alapok-kulonbsege': 'az alapok különbségével számol az összegük helyett',
    'ketszerezes-elmarad': 'elmarad a kétszerezés',
    'kozepvonal-osszeg': 'a középvonalat az alapok összegének veszi',
    'kozepvonal-ujra': 'újra középvonalat számol a hiányzó alap helyett',
    'kulonbseget-nem-felezi': 'nem felezi az alapok különbségét',
    'szar-mint-magassag': 'a szárat veszi magasságnak',
    'szaron-fekvo-szogek': 'a száron fekvő szögeket egyenlőnek hiszi',
  },
};
