import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-hotagulas': {
    'tagulas-iranya-forditva': {
      text: 'a tágulás és az összehúzódás irányát felcseréli',
      pupil: 'Felcseréled a tágulást és az összehúzódást.',
    },
    'tagulast-elhanyagolja': {
      text: 'azt hiszi, a hőmérséklet nem változtat a méreten',
      pupil: 'Azt gondolod, a hőmérséklet nem változtat a méreten.',
    },
    'lyuk-osszeszukul-melegiteskor': {
      text: 'azt hiszi, melegítéskor a lyuk összeszűkül',
      pupil: 'Azt gondolod, melegítéskor a lyuk összeszűkül.',
    },
    'lyuk-nem-valtozik': { text: 'azt hiszi, a lyuk mérete nem változik', pupil: 'Azt gondolod, a lyuk mérete nem változik.' },
    'viz-mindig-tagul-melegedve': { text: 'azt hiszi, a víz mindig tágul melegedve', pupil: 'Azt gondolod, a víz mindig tágul melegedve.' },
    'viz-nem-valtozik': { text: 'azt hiszi, a víz térfogata nem változik', pupil: 'Azt gondolod, a víz térfogata nem változik.' },
    'fagyaskor-osszehuzodik': { text: 'azt hiszi, a víz fagyáskor összehúzódik', pupil: 'Azt gondolod, a víz fagyáskor összehúzódik.' },
    'ikerfem-forditva': { text: 'az ikerfém hajlásának irányát megfordítja', pupil: 'Megfordítod az ikerfém hajlásának irányát.' },
    'ikerfem-egy-anyagbol': {
      text: 'azt hiszi, egyetlen fémből készült szalag is meghajlik',
      pupil: 'Azt gondolod, egyetlen fémből készült szalag is meghajlik.',
    },
    'minden-anyag-egyforman-tagul': {
      text: 'azt hiszi, minden anyag egyformán tágul',
      pupil: 'Azt gondolod, minden anyag egyformán tágul.',
    },
    'melegben-nehezebb': { text: 'azt hiszi, a test melegedve nehezebb lesz', pupil: 'Azt gondolod, a test melegedve nehezebb lesz.' },
    'tagulva-konnyebb': {
      text: 'azt hiszi, a hőmérséklettől a tömeg is csökken',
      pupil: 'Azt gondolod, a hőmérséklettől a tömeg is csökken.',
    },
    'reszecskek-tagulnak': { text: 'azt hiszi, a részecskék tágulnak', pupil: 'Azt gondolod, a részecskék tágulnak.' },
    'reszecskek-keletkeznek-lufiban': {
      text: 'azt hiszi, a bekötött lufiban változik a részecskék száma',
      pupil: 'Azt gondolod, a bekötött lufiban változik a részecskék száma.',
    },
    'melegitest-kihagyja': {
      text: 'a megnyúlásnál nem veszi figyelembe a hőmérséklet-változást',
      pupil: 'A megnyúlásnál kihagyod a hőmérséklet-változást.',
    },
    'rud-hosszat-kihagyja': { text: 'a megnyúlásnál nem veszi figyelembe a rúd hosszát', pupil: 'A megnyúlásnál kihagyod a rúd hosszát.' },
    'tiz-fokot-egynek-veszi': {
      text: 'a 10 fokra megadott megnyúlást 1 fokra szólónak veszi',
      pupil: 'A 10 fokra megadott megnyúlást 1 fokra szólónak veszed.',
    },
    'valtozas-mint-veghomerseklet': {
      text: 'a hőmérséklet-változást adja meg véghőmérsékletként',
      pupil: 'A változást adod meg véghőmérsékletként.',
    },
  },
  'fizika-6-soros-parhuzamos': {
    'sorosan-is-vilagit-a-tobbi-halozat': {
      text: 'azt hiszi, a kiégett izzóval egy ágban lévő izzó tovább világít',
      pupil: 'Azt gondolod, a kiégett izzóval egy ágban lévő izzó tovább világít.',
    },
    'parhuzamosan-is-elalszik': {
      text: 'azt hiszi, párhuzamosan is kialszik a többi izzó',
      pupil: 'Azt gondolod, párhuzamosan is kialszik a többi izzó.',
    },
    'kozos-utat-kihagyja': { text: 'a közös úton lévő izzót figyelmen kívül hagyja', pupil: 'Kihagyod a közös úton lévő izzót.' },
    'kieges-utan-tobb-jut': {
      text: 'azt hiszi, kiégés után az áram magától új utat talál',
      pupil: 'Azt gondolod, kiégés után az áram magától új utat talál.',
    },
  },
  'fizika-6-magnesek': {
    'forditast-kihagyja': {
      text: 'a megfordított mágnest a régi helyzetében nézi',
      pupil: 'A megfordított mágnest a régi helyzetében nézed.',
    },
    'azonos-polusok-vonzasa': {
      text: 'az egyforma és a különböző pólusok hatását felcseréli',
      pupil: 'Felcseréled az egyforma és a különböző pólusok hatását.',
    },
    'magnesek-nem-hatnak': { text: 'azt hiszi, két mágnes nem hat egymásra', pupil: 'Azt gondolod, két mágnes nem hat egymásra.' },
    'minden-femet-vonz': { text: 'azt hiszi, a mágnes minden fémet vonz', pupil: 'Azt gondolod, a mágnes minden fémet vonz.' },
    'magnes-mindent-vonz': {
      text: 'azt hiszi, a mágnes a nem fémes anyagokat is vonzza',
      pupil: 'Azt gondolod, a mágnes a nem fémes anyagokat is vonzza.',
    },
    'toresnel-polust-felcserel': { text: 'a kettétört mágnes pólusait felcseréli', pupil: 'Felcseréled a kettétört mágnes pólusait.' },
    'felbetort-magnes-egypolusu': {
      text: 'azt hiszi, a letört darabnak csak egy pólusa van',
      pupil: 'Azt gondolod, a letört darabnak csak egy pólusa van.',
    },
    'polusok-szamat-keveri': {
      text: 'az összes pólus és az egyfajta pólusok számát összekeveri',
      pupil: 'Összekevered az összes pólus és az egyfajta pólusok számát.',
    },
    'toreseket-szamolja': { text: 'a darabok helyett a töréseket számolja', pupil: 'A darabok helyett a töréseket számolod.' },
    'kovetkeztetest-feladja': { text: 'nem viszi végig a következtetést', pupil: 'Nem viszed végig a következtetést.' },
    'vonzas-mint-bizonyitek': {
      text: 'azt hiszi, a vonzás bizonyítja, hogy mindkét test mágnes',
      pupil: 'Azt gondolod, a vonzás bizonyítja, hogy mindkét test mágnes.',
    },
  },
  'fizika-6-elektromos-toltes': {
    'egyforma-toltesek-vonzasa': {
      text: 'az egyforma és a különböző töltések hatását felcseréli',
      pupil: 'Felcseréled az egyforma és a különböző töltések hatását.',
    },
    'toltott-testek-nem-hatnak': {
      text: 'azt hiszi, két töltött test nem hat egymásra',
      pupil: 'Azt gondolod, két töltött test nem hat egymásra.',
    },
    'semlegest-nem-vonzza': {
      text: 'azt hiszi, a töltött test nem hat a semlegesre',
      pupil: 'Azt gondolod, a töltött test nem hat a semlegesre.',
    },
    'ket-semleges-hat': { text: 'azt hiszi, két semleges test is hat egymásra', pupil: 'Azt gondolod, két semleges test is hat egymásra.' },
    'semlegest-taszitja': { text: 'azt hiszi, a semleges test is taszíthat', pupil: 'Azt gondolod, a semleges test is taszíthat.' },
    'elektronvesztes-elojele': {
      text: 'az elektront leadó és az elektront kapó test előjelét felcseréli',
      pupil: 'Felcseréled az elektront leadó és az elektront kapó test előjelét.',
    },
    'dorzsoleskor-semleges-marad': {
      text: 'azt hiszi, dörzsölés után a testek külön-külön is semlegesek',
      pupil: 'Azt gondolod, dörzsölés után a testek külön-külön is semlegesek.',
    },
    'maradek-mint-toltes': { text: 'az elektronok számát veszi töltésnek', pupil: 'Az elektronok számát veszed töltésnek.' },
    'masodik-lepest-kihagyja': { text: 'csak az első elektronátmenettel számol', pupil: 'Csak az első elektronátmenettel számolsz.' },
    'toltesnel-feladja': {
      text: 'nem viszi végig a következtetést a töltésekről',
      pupil: 'Nem viszed végig a következtetést a töltésekről.',
    },
  },
  'fizika-8-coulomb': {
    'ketszeres-tavolsag-fele-ero': {
      text: 'a távolság négyzete helyett a távolsággal számol',
      pupil: 'A távolság négyzete helyett a távolsággal számolsz.',
    },
    'tavolsaggal-no-az-ero': { text: 'azt hiszi, a távolsággal nő az erő', pupil: 'Azt gondolod, a távolsággal nő az erő.' },
    'toltest-is-negyzetre-emeli': { text: 'a töltés szorzóját is négyzetre emeli', pupil: 'A töltés szorzóját is négyzetre emeled.' },
    'osszeget-nem-felezi': {
      text: 'érintés után az összes töltést mindkét gömbnek megadja',
      pupil: 'Érintés után az összes töltést mindkét gömbnek megadod.',
    },
    'elojelet-elhagyja-erinteskor': {
      text: 'érintéskor a negatív töltés előjelét elhagyja',
      pupil: 'Érintéskor elhagyod a negatív töltés előjelét.',
    },
    'erintes-semlegesit': { text: 'azt hiszi, az érintkezés mindig semlegesít', pupil: 'Azt gondolod, az érintkezés mindig semlegesít.' },
    'nagyobb-toltes-nagyobb-erovel-hat': {
      text: 'azt hiszi, a nagyobb töltés nagyobb erővel hat',
      pupil: 'Azt gondolod, a nagyobb töltés nagyobb erővel hat.',
    },
    'nagyobb-toltesre-nagyobb-ero': {
      text: 'azt hiszi, a nagyobb töltésre nagyobb erő hat',
      pupil: 'Azt gondolod, a nagyobb töltésre nagyobb erő hat.',
    },
  },
};
