import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-termikus-egyensuly': {
    'egyik-homerseklet': { text: 'az egyik víz hőmérsékletét adja meg közösnek', pupil: 'Az egyik víz hőmérsékletét adod meg közösnek.' },
    'homersekletet-osszead': { text: 'keveréskor összeadja a hőmérsékleteket', pupil: 'Keveréskor összeadod a hőmérsékleteket.' },
    'sulyok-csereje': { text: 'keverésnél felcseréli a két vízmennyiséget', pupil: 'Felcseréled a két vízmennyiséget.' },
    'tomegeket-elhagyja': { text: 'keverésnél elhagyja a tömegeket', pupil: 'Keverésnél elhagyod a tömegeket.' },
  },
  'fizika-6-visszaverodes-tores': {
    'csak-az-egyik-szog': { text: 'csak az egyik szöget számolja', pupil: 'Csak az egyik szöget számolod.' },
    'tukorrel-bezart-szog-egyszer': {
      text: 'a tükörrel bezárt szöget csak egyszer vonja le a 180°-ból',
      pupil: 'A tükörrel bezárt szöget csak egyszer vonod le a 180°-ból.',
    },
    'tukortol-mer': { text: 'a szöget a tükörtől méri a merőleges helyett', pupil: 'A szöget a tükörtől méred a merőleges helyett.' },
  },
  'fizika-7-emelo': {
    'egyenlo-ero-kell': {
      text: 'az emelő két oldalán egyenlő erőt vár, a karokkal nem számol',
      pupil: 'Az emelő két oldalán egyenlő erőt vársz.',
    },
    'egyenlo-kart-var': { text: 'a két kart egyenlőnek veszi, az erőkkel nem számol', pupil: 'A két kart egyenlőnek veszed.' },
    'karokat-osszeadja': { text: 'az erők összegét a karok összegével szorozza', pupil: 'Az erők összegét a karok összegével szorzod.' },
    'nagyobb-kar-nagyobb-ero': { text: 'hosszabb karon nagyobb erőt vár', pupil: 'Hosszabb karon nagyobb erőt vársz.' },
  },
  'fizika-7-hang': {
    'villamnal-is-felez': {
      text: 'akkor is felez, amikor a hang csak egyszer teszi meg az utat',
      pupil: 'Akkor is felezel, amikor a hang csak egyszer teszi meg az utat.',
    },
    'visszhangnal-egy-ut': {
      text: 'visszhangnál csak az egyik irány útjával számol',
      pupil: 'Visszhangnál csak az egyik irány útjával számolsz.',
    },
    'visszhangnal-nem-felez': { text: 'visszhangnál nem felezi az utat', pupil: 'Visszhangnál nem felezed az utat.' },
  },
  'fizika-7-hidrosztatikai-nyomas': {
    'g-kimarad-a-nyomasbol': { text: 'kihagyja a g-t, csak a sűrűséggel számol', pupil: 'Kihagyod a g-t, csak a sűrűséggel számolsz.' },
    'kilopascalt-nem-valtja': { text: 'kilopascalban hagyja a nyomást', pupil: 'Kilopascalban hagyod a nyomást.' },
  },
  'fizika-7-vektorok': {
    'azonos-irany-azonos-vektor': {
      text: 'azonos irányú vektorokat egyenlőnek vesz',
      pupil: 'Azonos irányú vektorokat egyenlőnek veszel.',
    },
    'azonos-nagysag-azonos-vektor': {
      text: 'azonos nagyságú vektorokat egyenlőnek vesz',
      pupil: 'Azonos nagyságú vektorokat egyenlőnek veszel.',
    },
    'csak-az-egyik-osszetevo': {
      text: 'a vektornak csak az egyik összetevőjét nézi',
      pupil: 'A vektornak csak az egyik összetevőjét nézed.',
    },
    'irany-figyelmen-kivul': { text: 'nem veszi figyelembe a vektor irányát', pupil: 'Nem veszed figyelembe a vektor irányát.' },
    'nagysagokat-osszead': { text: 'vektoroknál a nagyságokat adja össze', pupil: 'Vektoroknál a nagyságokat adod össze.' },
    'osszetevok-kulonbsege': { text: 'az összetevőket kivonja egymásból', pupil: 'Az összetevőket kivonod egymásból.' },
    'osszetevok-osszege': { text: 'a vektor összetevőit adja össze', pupil: 'A vektor összetevőit adod össze.' },
  },
  'fizika-8-aramerosseg-feszultseg': {
    'milliampert-nem-valtja': { text: 'milliamperben hagyja az áramerősséget', pupil: 'Milliamperben hagyod az áramerősséget.' },
  },
  'fizika-8-elektromos-teljesitmeny': {
    'kw-kwh-keveres': { text: 'összekeveri a kW-ot és a kWh-t', pupil: 'Összekevered a kW-ot és a kWh-t.' },
    'watt-ora-atvaltas-nelkul': { text: 'wattal számol kilowatt helyett', pupil: 'Wattal számolsz kilowatt helyett.' },
  },
  'fizika-8-energia-es-elet': {
    'csak-az-elso-tag': { text: 'csak az első tag hatásfokát veszi figyelembe', pupil: 'Csak az első tag hatásfokát veszed figyelembe.' },
    'hatasfok-tobb-mint-szaz': {
      text: 'fordítva oszt, a befektetett energiát osztja a hasznossal',
      pupil: 'Fordítva osztasz, ezért 100%-nál nagyobb hatásfokot kapsz.',
    },
    'hatasfokok-atlaga': {
      text: 'a hatásfokok átlagával számol a szorzatuk helyett',
      pupil: 'A hatásfokok átlagával számolsz a szorzatuk helyett.',
    },
    'hatasfokokat-osszead': { text: 'összeadja a hatásfokokat', pupil: 'Összeadod a hatásfokokat.' },
    'lanc-hatasfokat-adja': {
      text: 'az energia helyett a lánc hatásfokát adja meg',
      pupil: 'Az energia helyett a lánc hatásfokát adod meg.',
    },
    'leggyengebb-lancszem': {
      text: 'csak a legkisebb hatásfokot veszi figyelembe',
      pupil: 'Csak a legkisebb hatásfokot veszed figyelembe.',
    },
    'minden-energia-hasznos': { text: 'azt hiszi, minden energia hasznosul', pupil: 'Azt hiszed, minden energia hasznosul.' },
    'veszteseget-adja': {
      text: 'a veszteséget adja meg a hasznos energia helyett',
      pupil: 'A veszteséget adod meg a hasznos energia helyett.',
    },
  },
  'fizika-8-fajho': {
    'fajho-kimarad': { text: 'kihagyja a fajhőt', pupil: 'Kihagyod a fajhőt.' },
    'kj-j-keveres': { text: 'összekeveri a kJ-t és a J-t', pupil: 'Összekevered a kJ-t és a J-t.' },
    'tomeg-kimarad': { text: 'kihagyja a tömeget', pupil: 'Kihagyod a tömeget.' },

    'kezdeti-homerseklettel-szamol': {
      text: 'a kezdeti hőmérséklettel számol a változás helyett',
      pupil: 'A kezdeti hőmérséklettel számolsz a változás helyett.',
    },
    'veghomerseklettel-szamol': {
      text: 'a véghőmérséklettel számol a változás helyett',
      pupil: 'A véghőmérséklettel számolsz a változás helyett.',
    },
  },
  'fizika-8-ohm-torvenye': {
    'kiloohmot-nem-valtja': { text: 'kiloohmban hagyja az ellenállást', pupil: 'Kiloohmban hagyod az ellenállást.' },
    'nagyobb-ellenallas-nagyobb-aram': {
      text: 'nagyobb ellenálláshoz nagyobb áramot vár',
      pupil: 'Nagyobb ellenálláshoz nagyobb áramot vársz.',
    },
  },
};
