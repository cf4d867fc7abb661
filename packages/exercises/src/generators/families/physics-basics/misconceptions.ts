import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-ero': {
    'csak-az-egyik-ero': 'csak az egyik erőt veszi figyelembe',
    'eredo-iranya': 'ellentétes erőket is összead, vagy azonosakat kivon',
    'nyil-hossza-az-ero': 'a nyíl hosszát veszi az erőnek',
    'oszt-szorzas-helyett': 'oszt szorzás helyett',
    'szoroz-osztas-helyett': 'szoroz osztás helyett',
  },
  'fizika-6-feny-arnyek': {
    'arnyek-ugyanakkora': 'az árnyékot ugyanakkorának hiszi, mint a tárgyat',
    'rossz-tavolsag': 'rossz távolsággal számol',
  },
  'fizika-6-homerseklet': {
    'kelvin-rossz-irany': 'rossz irányba váltja a kelvint és a °C-ot',
    'valtozas-kimarad': 'nem számol a változással',
  },
  'fizika-6-mi-a-fizika': {
    'elotagok-keverese': 'összekeveri a mértékegységek előtagjait',
    'kilo-szaz': 'a kilo előtagot százszorosnak hiszi',
  },
  'fizika-6-mozgas-nyugalom': {
    'csak-az-egyik-mozog': 'csak az egyik jármű mozgásával számol',
    'ido-kimarad': 'kihagyja az időt a számításból',
    'mozgas-abszolut': 'nem viszonyítja valamihez a mozgást',
    'relativ-sebesseg-iranya': 'a mozgás iránya szerint rossz műveletet választ',
    'sebessegek-atlaga': 'a sebességek átlagával számol',
    'ut-elmozdulas': 'összekeveri az utat és az elmozdulást',
  },
};
