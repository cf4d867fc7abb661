import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-gyorsulas': {
    'harom-egesz-hat': {
      text: 'nem vagy rossz irányba vált km/h és m/s között',
      pupil: 'Nem váltod át a km/h-t m/s-ra, vagy rossz irányba váltod.',
    },
    'nagy-sebesseg-nagy-gyorsulas': {
      text: 'a nagy sebességet nagy gyorsulásnak hiszi',
      pupil: 'A nagy sebességet nagy gyorsulásnak hiszed.',
    },
  },
  'fizika-6-sebesseg': {
    'idot-percben-adja-meg': { text: 'percben adja meg az időt, nem órában', pupil: 'Percben adod meg az időt, nem órában.' },
    'fel-ora-tizedes-tortkent': { text: 'a fél órát 0,3 órának írja', pupil: 'A fél órát 0,3 órának írod.' },
    'percet-nem-valtja': { text: 'percben hagyja az időt', pupil: 'Percben hagyod az időt.' },
  },
  'fizika-6-suly': {
    'dekagrammot-nem-valtja': { text: 'dekagrammban hagyja a tömeget', pupil: 'Dekagrammban hagyod a tömeget.' },
    'grammot-nem-valtja': { text: 'grammban hagyja a tömeget kilogramm helyett', pupil: 'Grammban hagyod a tömeget kilogramm helyett.' },
    'foldi-g-mashol': { text: 'a Holdon és a Marson is a földi g-vel számol', pupil: 'A Holdon és a Marson is a földi g-vel számolsz.' },
    'g-nem-a-megadott': {
      text: 'más g-vel számol, mint amit a feladat megad',
      pupil: 'Más g-vel számolsz, mint amit a feladat megad.',
    },
    'tomeg-suly-azonos': { text: 'összekeveri a tömeget és a súlyt', pupil: 'Összekevered a tömeget és a súlyt.' },
  },
  'fizika-6-suruseg': {
    'kezdo-vizszint': {
      text: 'a kezdeti vízszinttel számol a test térfogata helyett',
      pupil: 'A kezdeti vízszinttel számolsz a test térfogata helyett.',
    },
    'mertekegyseg-csere': { text: 'más mértékegységben adja meg a választ', pupil: 'Más mértékegységben adod meg a választ.' },
    'tomeg-terfogat-azonos': { text: 'a tömeget és a térfogatot egyenlőnek veszi', pupil: 'A tömeget és a térfogatot egyenlőnek veszed.' },
    'vizszint-mint-terfogat': {
      text: 'a teljes vízszintet veszi a test térfogatának',
      pupil: 'A teljes vízszintet veszed a test térfogatának.',
    },
  },
  'fizika-7-munka': {
    'cm-t-nem-valtja': { text: 'centiméterben hagyja az adatot méter helyett', pupil: 'Centiméterben hagyod az adatot méter helyett.' },
    'kj-t-nem-valtja': { text: 'kilojoule-ban hagyja a munkát', pupil: 'Kilojoule-ban hagyod a munkát.' },
    'km-t-nem-valtja': { text: 'kilométerben hagyja az utat', pupil: 'Kilométerben hagyod az utat.' },
    'munka-egysege': { text: 'a munkát hányadosként számolja', pupil: 'A munkát hányadosként számolod.' },
  },
  'fizika-7-nyomas': {
    feluletvaltas: { text: 'rosszul vagy nem váltja át a területegységet', pupil: 'Nem váltod át a területegységet, vagy rosszul váltod.' },
    'nyomas-nyomoero-azonos': { text: 'összekeveri a nyomást és a nyomóerőt', pupil: 'Összekevered a nyomást és a nyomóerőt.' },
  },
};
