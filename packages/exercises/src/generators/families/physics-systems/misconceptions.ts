import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-termikus-egyensuly': {
    'egyik-homerseklet': 'az egyik víz hőmérsékletét adja meg közösnek',
    'homersekletet-osszead': 'keveréskor összeadja a hőmérsékleteket',
    'sulyok-csereje': 'felcseréli a súlyokat',
    'tomegeket-elhagyja': 'keverésnél elhagyja a tömegeket',
  },
  'fizika-6-visszaverodes-tores': {
    'csak-az-egyik-szog': 'csak az egyik szöget számolja',
    'tukortol-mer': 'a szöget a tükörtől méri a merőleges helyett',
  },
  'fizika-7-emelo': {
    'egyenlo-ero-kell': 'az emelő két oldalán egyenlő erőt vár',
    'karokat-osszeadja': 'az erőket és a karokat külön adja össze',
    'nagyobb-kar-nagyobb-ero': 'hosszabb karon nagyobb erőt vár',
  },
  'fizika-7-hang': {
    'villamnal-is-felez': 'a villám távolságánál is felez',
    'visszhangnal-nem-felez': 'visszhangnál nem felezi az utat',
  },
  'fizika-7-hidrosztatikai-nyomas': {
    'kilopascalt-nem-valtja': 'kilopascalban hagyja a nyomást',
  },
  'fizika-7-vektorok': {
    'azonos-irany-azonos-vektor': 'azonos irányú vektorokat egyenlőnek vesz',
    'azonos-nagysag-azonos-vektor': 'azonos nagyságú vektorokat egyenlőnek vesz',
    'csak-az-egyik-osszetevo': 'a vektornak csak az egyik összetevőjét nézi',
    'irany-figyelmen-kivul': 'nem veszi figyelembe a vektor irányát',
    'nagysagokat-osszead': 'vektoroknál a nagyságokat adja össze',
    'osszetevok-osszege': 'a vektor összetevőit adja össze',
  },
  'fizika-8-aramerosseg-feszultseg': {
    'milliampert-nem-valtja': 'milliamperben hagyja az áramerősséget',
  },
  'fizika-8-elektromos-teljesitmeny': {
    'kw-kwh-keveres': 'összekeveri a kW-ot és a kWh-t',
    'watt-ora-atvaltas-nelkul': 'wattal számol kilowatt helyett',
  },
  'fizika-8-energia-es-elet': {
    'csak-az-elso-tag': 'csak az első tag hatásfokát veszi figyelembe',
    'hatasfok-tobb-mint-szaz': '100%-nál nagyobb hatásfokot számol',
    'hatasfokok-atlaga': 'a hatásfokok átlagával számol a szorzatuk helyett',
    'hatasfokokat-osszead': 'összeadja a hatásfokokat',
    'leggyengebb-lancszem': 'csak a legkisebb hatásfokot veszi figyelembe',
    'minden-energia-hasznos': 'azt hiszi, minden energia hasznosul',
    'veszteseget-adja': 'a veszteséget adja meg a hasznos energia helyett',
  },
  'fizika-8-fajho': {
    'fajho-kimarad': 'kihagyja a fajhőt',
    'kj-j-keveres': 'összekeveri a kJ-t és a J-t',
    'tomeg-kimarad': 'kihagyja a tömeget',
    'veghomersekletet-ad': 'a véghőmérsékletet adja meg a változás helyett',
    'veghomerseklettel-szamol': 'a véghőmérséklettel számol a változás helyett',
  },
  'fizika-8-ohm-torvenye': {
    'kiloohmot-nem-valtja': 'kiloohmban hagyja az ellenállást',
    'nagyobb-ellenallas-nagyobb-aram': 'nagyobb ellenálláshoz nagyobb áramot vár',
  },
};
