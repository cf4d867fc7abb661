import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-8-kalorimetria': {
    'fajho-egyforma-keveresnel': {
      text: 'hőcserénél egyforma fajhővel számol',
      pupil: 'Hőcserénél úgy számolsz, mintha a két anyag fajhője egyforma volna.',
    },
    'hocsere-tomeg-nelkul': { text: 'hőcserénél kihagyja a tömegeket', pupil: 'Hőcserénél kihagyod a tömegeket.' },
    'hocsere-egyenlo-valtozas': {
      text: 'egyenlőnek veszi a fém és a víz hőmérséklet-változását',
      pupil: 'Egyenlőnek veszed a fém és a víz hőmérséklet-változását.',
    },
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
  'fizika-8-olvadasho': {
    'csak-a-melegedest-szamolja': {
      text: 'csak a melegedés hőjét számolja, a halmazállapot-változásét nem',
      pupil: 'Csak a melegedés hőjét számolod, a halmazállapot-változásét nem.',
    },
    'csak-a-valtozast-szamolja': {
      text: 'csak a halmazállapot-változás hőjét számolja, a melegedését nem',
      pupil: 'Csak a halmazállapot-változás hőjét számolod, a melegedését nem.',
    },
    'fokkal-is-szorozza-a-latens-hot': {
      text: 'az olvadás vagy a forrás hőjét a hőmérséklettel is megszorozza',
      pupil: 'Az olvadás vagy a forrás hőjét a hőmérséklettel is megszorzod.',
    },
    'jeg-melegedese-kimarad': { text: 'kihagyja a jég melegedését', pupil: 'Kihagyod a jég melegedését.' },
    'jegre-a-viz-fajhoje': { text: 'a jégre is a víz fajhőjével számol', pupil: 'A jégre is a víz fajhőjével számolsz.' },
    'latens-ho-osztva': {
      text: 'az olvadáshőt vagy a forráshőt elosztja a tömeggel',
      pupil: 'Az olvadáshőt vagy a forráshőt elosztod a tömeggel.',
    },
    'latens-ho-tomeg-nelkul': {
      text: 'az olvadás vagy a forrás hőjénél kihagyja a tömeget',
      pupil: 'Az olvadás vagy a forrás hőjénél kihagyod a tömeget.',
    },
    'olvadasho-forrasho-csere': { text: 'felcseréli az olvadáshőt és a forráshőt', pupil: 'Felcseréled az olvadáshőt és a forráshőt.' },
    'szakasz-veget-veszi': { text: 'a szakasz végét veszi a hosszának', pupil: 'A szakasz végét veszed a hosszának.' },
    'gorbe-teljes-hoje': {
      text: 'a görbe teljes hőjével számol egy szakasz helyett',
      pupil: 'A görbe teljes hőjével számolsz egy szakasz helyett.',
    },
  },
  'fizika-8-hoerogepek': {
    'egesho-hatasfok-nelkul': { text: 'a hatásfokot nem veszi figyelembe', pupil: 'A hatásfokot nem veszed figyelembe.' },
    'hatasfokkal-oszt': {
      text: 'a hasznos résznél oszt a hatásfokkal',
      pupil: 'A hasznos résznél osztasz a hatásfokkal, pedig szorozni kell.',
    },
    'hatasfokkal-szoroz-visszafele': {
      text: 'visszafelé számolásnál is szoroz a hatásfokkal',
      pupil: 'Visszafelé számolásnál is szorzol a hatásfokkal, pedig osztani kell.',
    },
    'ket-hatasfokot-felcsereli': { text: 'felcseréli a két hatásfokot', pupil: 'Felcseréled a két hatásfokot.' },
    'elso-hatasfok-kimarad': { text: 'kihagyja az első hatásfokot', pupil: 'Kihagyod az első hatásfokot.' },
    'masodik-hatasfok-kimarad': { text: 'kihagyja a második hatásfokot', pupil: 'Kihagyod a második hatásfokot.' },
    'hohoz-nem-oszt-egeshovel': { text: 'a hőt adja meg a tömeg helyett', pupil: 'A hőt adod meg a tömeg helyett.' },
    'hatasfokot-nem-valtja-szazalekra': {
      text: 'a hányadost adja meg százalék helyett',
      pupil: 'A hányadost adod meg százalék helyett.',
    },
    'hatasfok-forditott-hanyados': {
      text: 'a hatásfoknál a befektetett hőt osztja a munkával',
      pupil: 'A hatásfoknál a befektetett hőt osztod a munkával.',
    },
    'hoveszteseget-adja-meg': {
      text: 'a veszteséget adja meg a hasznos rész helyett',
      pupil: 'A veszteséget adod meg a hasznos rész helyett.',
    },
    'masik-tuzeloanyag-egeshoje': { text: 'a másik tüzelőanyag égéshőjével számol', pupil: 'A másik tüzelőanyag égéshőjével számolsz.' },
    'motor-utemei-csere': { text: 'felcseréli a motor ütemeit', pupil: 'Felcseréled a motor ütemeit.' },
    'tuzeloanyag-tomege-kimarad': { text: 'kihagyja a tüzelőanyag tömegét', pupil: 'Kihagyod a tüzelőanyag tömegét.' },
  },
  'fizika-8-egi-jelensegek': {
    'hold-nappal-atellenben-csere': {
      text: 'a Hold pályájának két átellenes pontját felcseréli',
      pupil: 'Felcseréled a Hold pályájának két átellenes pontját.',
    },
    'menet-kozben-kerekit': { text: 'menet közben is kerekít, nem csak a végén', pupil: 'Menet közben is kerekítesz, nem csak a végén.' },
    'egeszre-kerekit': { text: 'egészre kerekít, pedig egy tizedesjegy kell', pupil: 'Egészre kerekítesz, pedig egy tizedesjegy kell.' },
    'holdfazis-helyet-elteveszti': { text: 'eltéveszti a fázis helyét a pályán', pupil: 'Eltéveszted a fázis helyét a pályán.' },
    'holdfazis-egy-nyolcaddal-csuszik': {
      text: 'a holdfázist egy szomszédossal téveszti össze',
      pupil: 'A holdfázist egy szomszédossal téveszted össze.',
    },
    'fold-megvilagitott-felet-elteveszti': {
      text: 'eltéveszti, mennyi látszik a Föld megvilágított feléből',
      pupil: 'Eltéveszted, mennyi látszik a Föld megvilágított feléből.',
    },
    'foldet-holdnak-nezi': {
      text: 'a Földről látott Holdat adja meg a Holdról látott Föld helyett',
      pupil: 'A Földről látott Holdat adod meg a Holdról látott Föld helyett.',
    },
    'hold-kering-forditva': {
      text: 'a Holdat az óramutató járásával egyező irányba viszi tovább',
      pupil: 'A Holdat az óramutató járásával egyező irányba viszed tovább.',
    },
    'nyolcadot-negyednek-veszi': {
      text: 'a pálya nyolcadát negyednek számolja',
      pupil: 'A pálya nyolcadát negyednek számolod.',
    },
    'holdfazisok-visszafele': { text: 'visszafelé lép a holdfázisok sorában', pupil: 'Visszafelé lépsz a holdfázisok sorában.' },
    'tizedre-nem-kerekit': {
      text: 'nem kerekíti a végeredményt egy tizedesjegyre',
      pupil: 'Nem kerekíted a végeredményt egy tizedesjegyre.',
    },
    'holdnegyedek-csereje': { text: 'felcseréli az első és az utolsó negyedet', pupil: 'Felcseréled az első és az utolsó negyedet.' },
    'negyedet-nyolcadnak-veszi': { text: 'elszámolja, hány negyed kör telik el', pupil: 'Elszámolod, hány negyed kör telik el.' },
    'novekvo-fogyo-csere': { text: 'felcseréli a növekvő és a fogyó fázisokat', pupil: 'Felcseréled a növekvő és a fogyó fázisokat.' },
    'teljes-holdhonapot-vesz': {
      text: 'a teljes holdhónapot veszi a kért rész helyett',
      pupil: 'A teljes holdhónapot veszed a kért rész helyett.',
    },
  },
};
