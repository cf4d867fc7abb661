import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-7-arkhimedesz': {
    'csonak-sulyat-elhagyja': {
      text: 'a teherbírásnál elhagyja a csónak vagy a tutaj súlyát',
      pupil: 'A teherbírásnál elhagyod a csónak vagy a tutaj súlyát.',
    },
    'csonak-sulyat-hozzaadja': {
      text: 'a teherbíráshoz hozzáadja a csónak vagy a tutaj súlyát',
      pupil: 'A teherbíráshoz hozzáadod a csónak vagy a tutaj súlyát.',
    },
    'felhajtonal-osszead': {
      text: 'a levegőben és a vízben mért értéket összeadja',
      pupil: 'A levegőben és a vízben mért értéket összeadod.',
    },
    'g-t-elhagyja': { text: 'elhagyja a g-t a számolásból', pupil: 'Elhagyod a g-t a számolásból.' },
    'kilogo-es-bemerulo-csere': { text: 'a bemerült és a kilátszó részt felcseréli', pupil: 'Felcseréled a bemerült és a kilátszó részt.' },
    'lebeges-es-uszas-csere': {
      text: 'a lebegést összekeveri az úszással vagy az elmerüléssel',
      pupil: 'A lebegést összekevered az úszással vagy az elmerüléssel.',
    },
    'mindent-viznek-vesz': { text: 'más folyadéknál is a víz sűrűségével számol', pupil: 'Más folyadéknál is a víz sűrűségével számolsz.' },
    'nagy-test-uszik': {
      text: 'a nagy térfogatú testet a sűrűségétől függetlenül úszónak veszi',
      pupil: 'A nagy térfogatú testet a sűrűségétől függetlenül úszónak veszed.',
    },
    'nehez-test-elsullyed': { text: 'azt hiszi, minden nehéz test elsüllyed', pupil: 'Azt gondolod, a nehéz test mindig elsüllyed.' },
    'sulyt-adja-meg': { text: 'a test súlyát adja meg a keresett erő helyett', pupil: 'A test súlyát adod meg a keresett erő helyett.' },
    'suruseg-kulonbseg-szazalek': {
      text: 'a sűrűségek különbségét százaléknak veszi',
      pupil: 'A sűrűségek különbségét százaléknak veszed.',
    },
    'terfogatot-ezerrel-valtja': {
      text: 'a köbcentimétert ezerrel váltja köbméterre',
      pupil: 'A köbcentimétert ezerrel váltod köbméterre.',
    },
    'terfogatot-nem-valtja': { text: 'a felhajtóerőhöz nem váltja át a térfogatot', pupil: 'A felhajtóerőhöz nem váltod át a térfogatot.' },
    'vizbeli-erteket-adja': {
      text: 'a felhajtóerő helyett az erőmérő állását adja meg',
      pupil: 'A felhajtóerő helyett az erőmérő állását adod meg.',
    },
    'vizbeli-sulybol-suruseg': { text: 'a sűrűséghez a vízben mért erővel számol', pupil: 'A sűrűséghez a vízben mért erővel számolsz.' },
  },
  'fizika-7-csiga': {
    'allocsiga-felezi-az-erot': { text: 'azt hiszi, az állócsiga felezi az erőt', pupil: 'Azt gondolod, az állócsiga felezi az erőt.' },
    'csiga-sulyat-elhagyja': { text: 'elhagyja a mozgócsiga súlyát', pupil: 'Elhagyod a mozgócsiga súlyát.' },
    'csiga-sulyat-nem-felezi': {
      text: 'a mozgócsiga súlyát nem osztja el a kötélágak között',
      pupil: 'A mozgócsiga súlyát nem osztod el a kötélágak között.',
    },
    'csigak-szamaval-oszt': {
      text: 'a kötélágak helyett a mozgócsigák számával számol',
      pupil: 'A kötélágak helyett a mozgócsigák számával számolsz.',
    },
    'csigasor-csak-felez': { text: 'csigasornál is csak felezi a terhet', pupil: 'Csigasornál is csak felezed a terhet.' },
    'csigaval-szoroz': { text: 'csigánál a teher súlyánál nagyobb erőt számol', pupil: 'Csigánál a teher súlyánál nagyobb erőt számolsz.' },
    'hengerkerek-sugar-csere': { text: 'a hengerkerék két sugarát felcseréli', pupil: 'Felcseréled a hengerkerék két sugarát.' },
    'kotelhossz-nem-valtozik': {
      text: 'azt hiszi, ugyanannyi kötelet kell behúzni, amennyit a teher emelkedik',
      pupil: 'Azt gondolod, csigával nem kell több kötelet húzni.',
    },
    'kotelutat-felezi': {
      text: 'csigánál a behúzott kötelet is kevesebbnek számolja',
      pupil: 'Csigánál a behúzott kötelet is kevesebbnek számolod.',
    },
    'mozgocsiga-mint-allocsiga': { text: 'a mozgócsigát állócsigának veszi', pupil: 'A mozgócsigát állócsigának veszed.' },
    'mozgocsigaval-kevesebb-a-munka': {
      text: 'azt hiszi, mozgócsigával kevesebb a munka',
      pupil: 'Azt gondolod, mozgócsigával kevesebb a munka.',
    },
    'munka-helyett-ero': { text: 'a munka helyett az erőt adja meg', pupil: 'A munka helyett az erőt adod meg.' },
    'munkanal-csak-az-ut-no': { text: 'a teher súlyát szorozza a kötél útjával', pupil: 'A teher súlyát szorzod a kötél útjával.' },
    'szabad-agat-is-szamolja': {
      text: 'a lelógó kötélágat is a tartó ágak közé számolja',
      pupil: 'A lelógó kötélágat is a tartó ágak közé számolod.',
    },
  },
  'fizika-7-pascal-legnyomas': {
    'dugattyukat-kihagyja': {
      text: 'csak a karral számol, a dugattyúk felületével nem',
      pupil: 'Csak a karral számolsz, a dugattyúk felületével nem.',
    },
    'emelokarral-szoroz': {
      text: 'a kar erőnövelésével szoroz, amikor osztani kellene',
      pupil: 'A kar erőnövelésével szorzol, amikor osztani kellene.',
    },
    'emelokart-kihagyja': { text: 'kihagyja a kart a számolásból', pupil: 'A kart kihagyod a számolásból.' },
    'suly-tomeg-valtas-forditva': {
      text: 'a súlyból a tömeget szorzással számolja, osztás helyett',
      pupil: 'A súlyból a tömeget szorzással számolod, osztás helyett.',
    },
    'dugattyu-arany-forditva': {
      text: 'a dugattyúk felületének arányát fordítva használja',
      pupil: 'A dugattyúk felületének arányát fordítva használod.',
    },
    'dugattyu-aranyt-adja-meg': {
      text: 'az arányt adja meg a keresett erő vagy felület helyett',
      pupil: 'Az arányt adod meg a keresett erő vagy felület helyett.',
    },
    'dugattyu-aranyt-lenyomas-helyett': {
      text: 'a felületek arányát adja meg a lenyomások száma helyett',
      pupil: 'A felületek arányát adod meg a lenyomások száma helyett.',
    },
    'dugattyu-aranyt-ut-helyett': {
      text: 'a felületek arányát adja meg a keresett út helyett',
      pupil: 'A felületek arányát adod meg a keresett út helyett.',
    },
    'dugattyu-kulonbseggel': {
      text: 'a felületek hányadosa helyett a különbségükkel számol',
      pupil: 'A felületek hányadosa helyett a különbségükkel számolsz.',
    },
    'dugattyuk-egyforman-mozdulnak': {
      text: 'azt hiszi, a két dugattyú egyforma utat tesz meg',
      pupil: 'Azt gondolod, a két dugattyú egyforma utat tesz meg.',
    },
    'olaj-terfogatat-adja-meg': {
      text: 'a nagy hengerbe jutó olaj térfogatát adja meg válasznak',
      pupil: 'A nagy hengerbe jutó olaj térfogatát adod meg válasznak.',
    },
    'ero-egyforma-a-ket-dugattyun': {
      text: 'azt hiszi, az erő egyforma a két dugattyún',
      pupil: 'Azt gondolod, a két dugattyún egyforma az erő.',
    },
    'felulet-egyforma': { text: 'a két dugattyú felületét egyenlőnek veszi', pupil: 'A két dugattyú felületét egyenlőnek veszed.' },
    'lenyomas-utjaval-nem-oszt': {
      text: 'nem osztja el a teljes utat egy lenyomás útjával',
      pupil: 'Nem osztod el a teljes utat egy lenyomás útjával.',
    },
    'ut-is-sokszorozodik': {
      text: 'azt hiszi, a nagy dugattyú útja is annyiszoros, mint az ereje',
      pupil: 'Azt gondolod, a nagy dugattyú útja is annyiszoros, mint az ereje.',
    },
  },
  'fizika-7-sulypont': {
    'alapot-felezi': {
      text: 'az alap kiszámításakor kétszerezés helyett felez',
      pupil: 'Felezel, pedig az eltolódás már az alap fele.',
    },
    'alappal-szamol-magassag-helyett': {
      text: 'a súlypont magassága helyett az alappal számol',
      pupil: 'A súlypont magassága helyett az alappal számolsz.',
    },
    'dolt-test-felborul': { text: 'azt hiszi, minden megdöntött test felborul', pupil: 'Azt gondolod, minden megdöntött test felborul.' },
    'egyensulyi-helyzetek-csereje': {
      text: 'a stabil, a labilis és a közömbös helyzetet felcseréli',
      pupil: 'Felcseréled a stabil, a labilis és a közömbös helyzetet.',
    },
    'magassag-nem-szamit-dolesnel': {
      text: 'a súlyvonal eltolódásánál elhagyja a súlypont magasságát',
      pupil: 'A súlyvonal eltolódásánál elhagyod a súlypont magasságát.',
    },
    'stabil-egyenlo-nem-mozdul': { text: 'azt hiszi, a stabil test nem mozdulhat el', pupil: 'Azt gondolod, a stabil test meg se mozdul.' },
    'sulypont-hanyadossal-oszt': {
      text: 'a rúd hosszát a súlyok hányadosával osztja',
      pupil: 'A rúd hosszát a súlyok hányadosával osztod.',
    },
    'sulypont-masik-vegtol': {
      text: 'a súlypont távolságát a másik végtől adja meg',
      pupil: 'A súlypont távolságát a másik végtől adod meg.',
    },
    'sulypont-mindig-kozepen': { text: 'a súlypontot mindig középre teszi', pupil: 'A súlypontot mindig középre teszed.' },
    'sulyvonalat-nem-nezi': { text: 'a borulásnál nem nézi, hol van a súlyvonal', pupil: 'A borulásnál nem nézed, hol van a súlyvonal.' },
    'teljes-alappal-szamol': {
      text: 'az alap fele helyett a teljes alappal számol',
      pupil: 'Az alap fele helyett a teljes alappal számolsz.',
    },
    'tizes-lepest-elhagyja': {
      text: 'az eltolódást nem 10 cm-es lépésekben számolja',
      pupil: 'Az eltolódást nem 10 cm-es lépésekben számolod.',
    },
  },
};
