import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-8-harom-meroleges-tetele': {
    'rossz-talppont': { text: 'nem a merőleges talppontját használja', pupil: 'Nem a merőleges talppontját használod.' },
    'vetulet-a-tavolsag': { text: 'a vetület hosszát adja meg távolságnak', pupil: 'A vetület hosszát adod meg távolságnak.' },
  },
  'matek-8-parhuzamossag-terben': {
    'csak-a-metszoket-szamolja': { text: 'csak a metsző egyeneseket számolja', pupil: 'Csak a metsző egyeneseket számolod.' },
    'terbeli-szoget-nem-ellenorzi': {
      text: 'nem ellenőrzi a térbeli szöget',
      pupil: 'Nem ellenőrzöd a térbeli szöget.',
    },
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
    'metszo-egyenest-kever': {
      text: 'összekeveri a metsző egyeneseket a többi helyzettel',
      pupil: 'Összekevered a metsző egyeneseket a többi helyzettel.',
    },
    'rajz-alapjan-dont': { text: 'szemre dönt, és nem ellenőrzi', pupil: 'Szemre döntesz, és nem ellenőrzöd.' },
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
  'matek-8-testek-halok': {
    'allo-elek-kimaradnak': { text: 'a hasáb álló éleit kihagyja', pupil: 'Kihagyod az álló éleket.' },
    'elet-ketszer-szamol': { text: 'lapról lapra számolva minden élt kétszer vesz', pupil: 'Minden élt kétszer számolsz.' },
    'elszamot-oldalszamnak-veszi': {
      text: 'a lapok, az élek vagy a csúcsok számát az alap oldalszámának veszi',
      pupil: 'A lapok, az élek vagy a csúcsok számát veszed az alap oldalszámának.',
    },
    'gula-alaplap-kimarad': { text: 'a gúla lapjai közül kihagyja az alaplapot', pupil: 'A gúla lapjaiból kihagyod az alaplapot.' },
    'gula-csucsai-mint-alap': { text: 'a gúla felső csúcsát nem számolja', pupil: 'A gúla csúcsaiból kihagyod a felsőt.' },
    'hasab-alaplapok-kimaradnak': { text: 'az alaplapokat nem számolja a lapok közé', pupil: 'Az alaplapokat nem számolod a lapok közé.' },
    'hasab-egy-alaplappal': { text: 'a hasábnál egy alaplappal számol', pupil: 'A hasábnál egy alaplappal számolsz.' },
    'gulat-is-hasabnak-szamolja': { text: 'a gúlát is hasábnak számolja', pupil: 'A gúlát is hasábnak számolod.' },
    'hasab-gula-keplet-csere': { text: 'felcseréli a hasábot és a gúlát', pupil: 'Felcseréled a hasábot és a gúlát.' },
    'lap-el-csucs-csere': { text: 'összekeveri a lapok, élek és csúcsok számát', pupil: 'Összekevered a lapok, élek és csúcsok számát.' },
    'lapszambol-test': { text: 'a lapok számából azonosítja a testet', pupil: 'Csak a lapok számából döntesz.' },
    'oldalelek-kimaradnak': { text: 'a gúlánál csak az alap éleit számolja', pupil: 'A gúlánál csak az alap éleit számolod.' },
  },
  'matek-8-merolegesseg-terben': {
    'csak-egy-sikot-nez': { text: 'csak az egyik síkot nézi végig', pupil: 'Csak az egyik síkot nézed végig.' },
    'kitero-nem-lehet-meroleges': {
      text: 'csak a metsző egyeneseket veszi merőlegesnek',
      pupil: 'Csak a metsző egyeneseket veszed merőlegesnek.',
    },
    'eleg-egy-egyenesre-meroleges': {
      text: 'elégnek hiszi, ha az egyenes a sík egyik egyenesére merőleges',
      pupil: 'Elégnek gondolod, ha az egyenes a sík egyik egyenesére merőleges.',
    },
    'ferde-egyenes-mint-meroleges': {
      text: 'a síkra ferde egyenest merőlegesnek hiszi',
      pupil: 'A síkra ferde egyenest merőlegesnek hiszed.',
    },
    'parhuzamos-meroleges-csere': {
      text: 'a párhuzamos egyeneseket merőlegesnek veszi',
      pupil: 'A párhuzamos egyeneseket merőlegesnek veszed.',
    },
    'sikkal-parhuzamos-mint-meroleges': {
      text: 'a síkban fekvő vagy azzal párhuzamos egyenest merőlegesnek veszi',
      pupil: 'A síkban fekvő vagy azzal párhuzamos egyenest merőlegesnek veszed.',
    },
    'magassag-talppontja-rossz': {
      text: 'a magasság talppontját rossz helyre teszi',
      pupil: 'A magasság talppontját rossz helyre teszed.',
    },
    'oldalel-egyenlo-magassag': { text: 'az oldalélt veszi magasságnak', pupil: 'Az oldalélt veszed magasságnak.' },
  },
  'matek-8-egyenes-sik-szoge': {
    'alap-atlojanal-megall': { text: 'az alap átlójánál megáll', pupil: 'Az alap átlójánál megállsz.' },
    'meroleges-szoget-adja': { text: 'a merőleges és a sík szögét adja meg', pupil: 'A merőleges és a sík szögét adod meg.' },
    'rossz-el-a-szinuszban': { text: 'nem a síkra merőleges élt írja a számlálóba', pupil: 'Nem a síkra merőleges élt írod a számlálóba.' },
    'sikbeli-egyenessel-vett-szog': {
      text: 'a vetület helyett egy másik síkbeli egyenessel számol',
      pupil: 'A vetület helyett egy másik síkbeli egyenessel számolsz.',
    },
    'tangens-helyett-szinusz': { text: 'tangens helyett szinusszal számol', pupil: 'Tangens helyett szinusszal számolsz.' },
    'vetulet-szinusszal': { text: 'a vetületet szinusszal számolja', pupil: 'A vetületet szinusszal számolod.' },
    'szog-potszoget-adja': { text: 'a szög helyett a pótszögét adja meg', pupil: 'A szög helyett a pótszögét adod meg.' },
    'szoroz-oszt-csere': { text: 'felcseréli a szorzást és az osztást', pupil: 'Felcseréled a szorzást és az osztást.' },
    'tg-forditva': { text: 'megfordítja a tangens törtjét', pupil: 'Megfordítod a tangens törtjét.' },
    'vetulet-egyenlo-maga-a-szakasz': {
      text: 'a vetületet az eredetivel egyenlőnek veszi',
      pupil: 'A vetületet az eredetivel egyenlőnek veszed.',
    },
  },
  'matek-8-ket-sik-szoge': {
    'haromszog-apotema-fel-el': {
      text: 'a háromszög alap apotémáját az alapél felének veszi',
      pupil: 'A háromszög alap apotémáját az alapél felének veszed.',
    },
    'oldalel-szoge-mint-lapszog': { text: 'az oldalél szögét lapszögnek veszi', pupil: 'Az oldalél szögét lapszögnek veszed.' },
    'egesz-sulyvonal-az-apotema': {
      text: 'az alap apotémája helyett az alap egész magasságát veszi',
      pupil: 'Az alap apotémája helyett az alap egész magasságát veszed.',
    },
    'sulyvonal-harmad-csere': {
      text: 'felcseréli a súlyvonal egyharmadát és kétharmadát',
      pupil: 'Felcseréled a súlyvonal egyharmadát és kétharmadát.',
    },
  },
};
