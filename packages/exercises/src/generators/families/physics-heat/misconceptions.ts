import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-8-kalorimetria': {
    'fajho-egyforma-keveresnel': {
      text: 'hőcserénél egyforma fajhővel számol',
      pupil: 'Hőcserénél úgy számolsz, mintha a két anyag fajhője egyforma volna.',
    },
    'hocsere-tomeg-nelkul': { text: 'hőcserénél kihagyja a tömegeket', pupil: 'Hőcserénél kihagyod a tömegeket.' },
    'hocsere-kozep': {
      text: 'a két hőmérséklet közepét veszi közös hőmérsékletnek',
      pupil: 'A két hőmérséklet közepét veszed közös hőmérsékletnek.',
    },
    'hocsere-tomeget-cserel': {
      text: 'hőcserénél felcseréli a két tömeget',
      pupil: 'Hőcserénél felcseréled a két tömeget.',
    },
    'hocsere-valtozas-helyett-ertek': {
      text: 'a hőmérséklet-változás helyett a hőmérséklettel számol',
      pupil: 'A hőmérséklet-változás helyett a hőmérséklettel számolsz.',
    },
    'hocsere-arany-forditva': {
      text: 'a hőmérséklet-változások arányát fordítva veszi',
      pupil: 'A hőmérséklet-változások arányát fordítva veszed.',
    },
    'valtozast-ad-meg-kozos-nelkul': {
      text: 'a hőmérséklet-változást adja meg a kezdeti hőmérséklet helyett',
      pupil: 'A hőmérséklet-változást adod meg a kezdeti hőmérséklet helyett.',
    },
    'leadott-ho-negativ': {
      text: 'a leadott hőnél a közös hőmérsékletből vonja ki a kezdetit',
      pupil: 'A leadott hőnél a közös hőmérsékletből vonod ki a kezdetit, pedig az a kisebb.',
    },
  },
  'fizika-8-hoterjedes': {
    'aramlast-sugarzasnak-veli': {
      text: 'összekeveri az áramlást és a sugárzást',
      pupil: 'Összekevered az áramlást és a sugárzást.',
    },
    'vezetes-es-aramlas-keverese': { text: 'összekeveri a vezetést és az áramlást', pupil: 'Összekevered a vezetést és az áramlást.' },
    'vezetes-es-sugarzas-keverese': { text: 'összekeveri a vezetést és a sugárzást', pupil: 'Összekevered a vezetést és a sugárzást.' },
  },
};
