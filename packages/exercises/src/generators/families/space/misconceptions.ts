import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-harom-meroleges-tetele': {
    'rossz-talppont': { text: 'nem a merőleges talppontját használja', pupil: 'Nem a merőleges talppontját használod.' },
    'vetulet-a-tavolsag': { text: 'a vetület hosszát adja meg távolságnak', pupil: 'A vetület hosszát adod meg távolságnak.' },
  },
  'matek-8-parhuzamossag-terben': {
    'csak-a-metszoket-szamolja': { text: 'csak a metsző egyeneseket számolja', pupil: 'Csak a metsző egyeneseket számolod.' },
    'kiterok-szoge-nulla': { text: 'a kitérő egyenesek szögét 0°-nak hiszi', pupil: 'A kitérő egyenesek szögét 0°-nak hiszed.' },
  },
  'matek-8-pont-egyenes-sik': {
    'nem-metszo-akkor-parhuzamos': {
      text: 'a nem metsző egyeneseket párhuzamosnak hiszi',
      pupil: 'A nem metsző egyeneseket párhuzamosnak hiszed.',
    },
    'onmagat-is-szamolja': { text: 'magát az egyenest is beleszámolja', pupil: 'Magát az egyenest is beleszámolod.' },
    'parhuzamos-kitero-csere': {
      text: 'összekeveri a párhuzamos és a kitérő egyeneseket',
      pupil: 'Összekevered a párhuzamos és a kitérő egyeneseket.',
    },
    'rajz-alapjan-dont': { text: 'a rajz alapján dönt', pupil: 'A rajz alapján döntesz.' },
  },
  'matek-8-tavolsagok-testekben': {
    'elek-menten': { text: 'az élek mentén keresi a legrövidebb utat', pupil: 'Az élek mentén keresed a legrövidebb utat.' },
    'lapatlo-testatlo-csere': { text: 'felcseréli a lapátlót és a testátlót', pupil: 'Felcseréled a lapátlót és a testátlót.' },
    'nem-a-legrovidebb-kiterites': { text: 'nem a legrövidebb kiterítést választja', pupil: 'Nem a legrövidebb kiterítést választod.' },
    'terfogat-atlo-csere': { text: 'térfogatot számol átló helyett', pupil: 'Térfogatot számolsz átló helyett.' },
    'testatlo-elek-osszege': { text: 'a testátlót az élek összegének veszi', pupil: 'A testátlót az élek összegének veszed.' },
    'testatlo-nem-a-feluleten': {
      text: 'a felületi út helyett a testátlót adja meg',
      pupil: 'A felületi út helyett a testátlót adod meg.',
    },
  },
};
