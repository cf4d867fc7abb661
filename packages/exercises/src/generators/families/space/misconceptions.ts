import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-harom-meroleges-tetele': {
    'rossz-talppont': 'nem a merőleges talppontját használja',
    'vetulet-a-tavolsag': 'a vetület hosszát adja meg távolságnak',
  },
  'matek-8-parhuzamossag-terben': {
    'kiterok-szoge-nulla': 'a kitérő egyenesek szögét 0°-nak hiszi',
  },
  'matek-8-pont-egyenes-sik': {
    'nem-metszo-akkor-parhuzamos': 'a nem metsző egyeneseket párhuzamosnak hiszi',
    'parhuzamos-kitero-csere': 'összekeveri a párhuzamos és a kitérő egyeneseket',
    'rajz-alapjan-dont': 'a rajz alapján dönt',
  },
  'matek-8-tavolsagok-testekben': {
    'elek-menten': 'az élek mentén keresi a legrövidebb utat',
    'lapatlo-testatlo-csere': 'felcseréli a lapátlót és a testátlót',
    'nem-a-legrovidebb-kiterites': 'nem a legrövidebb kiterítést választja',
    'terfogat-atlo-csere': 'térfogatot számol átló helyett',
    'testatlo-elek-osszege': 'a testátlót az élek összegének veszi',
    'testatlo-nem-a-feluleten': 'a felületi út helyett a testátlót adja meg',
  },
};
