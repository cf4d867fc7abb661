import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-muveleti-sorrend': {
    'osszeadas-kivonas-elott': 'az összeadást mindig a kivonás elé veszi',
    'utolso-muvelet-elrontva': 'az utolsó műveletet rontja el',
    'zarojel-kihagyasa': 'figyelmen kívül hagyja a zárójelet',
  },
  'matek-5-visszafele-kovetkeztetes': {
    'csak-egy-lepes': 'csak az utolsó lépést csinálja vissza',
    'elorefele-szamol': 'visszafelé következtetés helyett előrefelé számol',
    'felet-es-meg': 'a „felét és még” lépést rosszul fordítja vissza',
    'felezes-kimarad': 'nem fordítja vissza a felezést',
    'sorrendet-nem-forditja': 'visszafelé következtetéskor nem fordítja meg a lépések sorrendjét',
    'tobbletet-kivonja': 'visszafelé a többletet kivonja hozzáadás helyett',
  },
};
