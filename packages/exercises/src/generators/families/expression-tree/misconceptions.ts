import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-muveleti-sorrend': {
    'osszeadas-kivonas-elott': { text: 'az összeadást mindig a kivonás elé veszi', pupil: 'Az összeadást mindig a kivonás elé veszed.' },
    'utolso-muvelet-elrontva': { text: 'az utolsó műveletet rontja el', pupil: 'Az utolsó műveletet rontod el.' },
    'zarojel-kihagyasa': { text: 'figyelmen kívül hagyja a zárójelet', pupil: 'Figyelmen kívül hagyod a zárójelet.' },
  },
  'matek-5-visszafele-kovetkeztetes': {
    'csak-egy-lepes': { text: 'csak az utolsó lépést csinálja vissza', pupil: 'Csak az utolsó lépést csinálod vissza.' },
    'elorefele-szamol': {
      text: 'visszafelé következtetés helyett előrefelé számol',
      pupil: 'Visszafelé következtetés helyett előrefelé számolsz.',
    },
    'felet-es-meg': { text: 'a „felét és még” lépést rosszul fordítja vissza', pupil: 'A „felét és még” lépést rosszul fordítod vissza.' },
    'felezes-kimarad': { text: 'nem fordítja vissza a felezést', pupil: 'Nem fordítod vissza a felezést.' },
    'sorrendet-nem-forditja': {
      text: 'visszafelé következtetéskor nem fordítja meg a lépések sorrendjét',
      pupil: 'Visszafelé következtetéskor nem fordítod meg a lépések sorrendjét.',
    },
    'osszeadast-nem-forditja': {
      text: 'az összeadást és a kivonást nem fordítja meg',
      pupil: 'Az összeadást és a kivonást nem fordítod meg.',
    },
    'tobblet-kimarad': { text: 'visszafelé kihagyja az egyik többletet', pupil: 'Visszafelé kihagyod az egyik többletet.' },
    'tobbletet-kivonja': {
      text: 'visszafelé a többletet kivonja hozzáadás helyett',
      pupil: 'Visszafelé a többletet kivonod hozzáadás helyett.',
    },
  },
};
