import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-ero': {
    'csak-az-egyik-ero': { text: 'csak az egyik erőt veszi figyelembe', pupil: 'Csak az egyik erőt veszed figyelembe.' },
    'eredo-iranya': {
      text: 'ellentétes irányú erőket is összead, vagy azonos irányúakat von ki egymásból',
      pupil: 'Ellentétes irányú erőket is összeadsz, vagy azonos irányúakat vonsz ki egymásból.',
    },
    'nyil-hossza-az-ero': { text: 'a nyíl hosszát veszi az erőnek', pupil: 'A nyíl hosszát veszed az erőnek.' },
    'oszt-szorzas-helyett': { text: 'oszt szorzás helyett', pupil: 'Osztasz szorzás helyett.' },
    'szoroz-osztas-helyett': { text: 'szoroz osztás helyett', pupil: 'Szorzol osztás helyett.' },
  },
  'fizika-6-feny-arnyek': {
    'arnyek-ugyanakkora': {
      text: 'az árnyékot ugyanakkorának hiszi, mint a tárgyat',
      pupil: 'Az árnyékot ugyanakkorának hiszed, mint a tárgyat.',
    },
    'rossz-tavolsag': { text: 'rossz távolsággal számol', pupil: 'Rossz távolsággal számolsz.' },
  },
  'fizika-6-homerseklet': {
    'a-273-bol-von-ki': { text: 'a 273-ból vonja ki a hőmérsékletet', pupil: 'A 273-ból vonod ki a hőmérsékletet.' },
    'hidegebbol-vonja-a-melegebbet': {
      text: 'a hidegebb hőmérsékletből vonja ki a melegebbet',
      pupil: 'A hidegebb hőmérsékletből vonod ki a melegebbet.',
    },
    'kelvin-rossz-irany': { text: 'rossz irányba váltja a kelvint és a °C-ot', pupil: 'Rossz irányba váltod a kelvint és a °C-ot.' },
    'kulonbseghez-osszead': { text: 'a különbséghez összeadja a hőmérsékleteket', pupil: 'A különbséghez összeadod a hőmérsékleteket.' },
    'nulla-ket-oldalan-szamol': {
      text: 'úgy számol, mintha a két hőmérséklet a 0 két oldalán volna',
      pupil: 'Úgy számolsz, mintha a két hőmérséklet a 0 két oldalán volna.',
    },
    'valtozas-kimarad': { text: 'nem számol a változással', pupil: 'Nem számolsz a változással.' },
  },
  'fizika-6-mi-a-fizika': {
    'elotagok-keverese': { text: 'összekeveri a mértékegységek előtagjait', pupil: 'Összekevered a mértékegységek előtagjait.' },
    'kilo-szaz': { text: 'a kilo előtagot százszorosnak hiszi', pupil: 'A kilo előtagot százszorosnak hiszed.' },
  },
  'fizika-6-mozgas-nyugalom': {
    'csak-az-egyik-mozog': { text: 'csak az egyik jármű mozgásával számol', pupil: 'Csak az egyik jármű mozgásával számolsz.' },
    'ido-kimarad': { text: 'kihagyja az időt a számításból', pupil: 'Kihagyod az időt a számításból.' },
    'mozgas-abszolut': { text: 'nem viszonyítja valamihez a mozgást', pupil: 'Nem mondod meg, mihez képest mozog a test.' },
    'relativ-sebesseg-iranya': {
      text: 'a mozgás iránya szerint rossz műveletet választ',
      pupil: 'A mozgás iránya szerint rossz műveletet választasz.',
    },
    'sebessegek-atlaga': { text: 'a sebességek átlagával számol', pupil: 'A sebességek átlagával számolsz.' },
    'ut-elmozdulas': { text: 'összekeveri az utat és az elmozdulást', pupil: 'Összekevered az utat és az elmozdulást.' },
  },
};
