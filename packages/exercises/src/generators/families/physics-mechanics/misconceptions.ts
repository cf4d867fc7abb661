import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-gyorsulas': {
    'harom-egesz-hat': 'nem vagy rossz irányba váltja a km/h-t és a m/s-ot',
    'nagy-sebesseg-nagy-gyorsulas': 'a nagy sebességet nagy gyorsulásnak hiszi',
  },
  'fizika-6-sebesseg': {
    nagysagrend: 'egy nagyságrenddel elcsúszik',
    'percet-nem-valtja': 'percben hagyja az időt',
  },
  'fizika-6-suly': {
    'dekagrammot-nem-valtja': 'dekagrammban hagyja a tömeget',
    'grammot-nem-valtja': 'grammban hagyja a tömeget kilogramm helyett',
    'tomeg-suly-azonos': 'összekeveri a tömeget és a súlyt',
  },
  'fizika-6-suruseg': {
    'kezdo-vizszint': 'a kezdeti vízszinttel számol a test térfogata helyett',
    'mertekegyseg-csere': 'más mértékegységben adja meg a választ',
    'tomeg-terfogat-azonos': 'a tömeget és a térfogatot egyenlőnek veszi',
    'vizszint-mint-terfogat': 'a teljes vízszintet veszi a test térfogatának',
  },
  'fizika-7-munka': {
    'cm-t-nem-valtja': 'centiméterben hagyja az adatot méter helyett',
    'kj-t-nem-valtja': 'kilojoule-ban hagyja a munkát',
    'km-t-nem-valtja': 'kilométerben hagyja az utat',
    'munka-egysege': 'a munkát hányadosként számolja',
  },
  'fizika-7-nyomas': {
    feluletvaltas: 'rosszul vagy nem váltja át a területegységet',
    'nagyobb-felulet-nagyobb-nyomas': 'nagyobb felülethez nagyobb nyomást vár',
    'nyomas-nyomoero-azonos': 'összekeveri a nyomást és a nyomóerőt',
  },
};
