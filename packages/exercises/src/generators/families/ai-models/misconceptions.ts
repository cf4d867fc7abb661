import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-78-osztalyozo': {
    'elteres-negyzet-nelkul': {
      text: 'négyzetre emelés nélkül adja össze az eltéréseket',
      pupil: 'Négyzetre emelés nélkül adod össze az eltéréseket.',
    },
    'felretettet-visszaolvassa': {
      text: 'a félretett adat címkéjét a modell válaszának veszi',
      pupil: 'A félretett adat címkéjét a modell válaszának veszed.',
    },
    'jellemzok-egyutt-szamitanak': { text: 'a távolságnál kihagy egy jellemzőt', pupil: 'A távolságnál kihagysz egy jellemzőt.' },
    'legkozelebbi-dont-egyedul': {
      text: 'több szavazó mellett is a legközelebbi egyetlen példának hisz',
      pupil: 'Több szavazó mellett is a legközelebbi egyetlen példának hiszel.',
    },
    'masik-cimke-szavazatai': { text: 'a másik címke szavazatait számolja', pupil: 'A másik címke szavazatait számolod.' },
    'minden-peldat-szavaztat': {
      text: 'minden példát szavaztat, nem csak a legközelebbieket',
      pupil: 'Minden példát szavaztatsz, nem csak a legközelebbieket.',
    },
    'nagyobb-k-mindig-jobb': { text: 'azt hiszi, hogy a nagyobb k mindig jobb', pupil: 'Azt gondolod, a nagyobb k mindig jobb.' },
    'elteres-negyzet-mint-ketszeres': { text: 'négyzetre emelés helyett kétszerez', pupil: 'Négyzetre emelés helyett kétszerezel.' },
    'elteresek-osszegenek-negyzete': { text: 'az eltérések összegét emeli négyzetre', pupil: 'Az eltérések összegét emeled négyzetre.' },
    'ritka-gyakori-csere': {
      text: 'a gyakoribb címkével számol a ritkább helyett',
      pupil: 'A gyakoribb címkével számolsz a ritkább helyett.',
    },
    'ritkabbak-szama': { text: 'a ritkább címke példáinak számát adja meg', pupil: 'A ritkább címke példáinak számát adod meg.' },
    'rossz-es-jo-csere': { text: 'a hibás esetek számát adja meg a jóké helyett', pupil: 'A hibás esetek számát adod meg a jóké helyett.' },
    'szavazattobbseg-elszamolas': {
      text: 'elszámolja, hány szavazat kell a többséghez',
      pupil: 'Elszámolod, hány szavazat kell a többséghez.',
    },
    'tanito-es-teszt-osszevonas': {
      text: 'összevonja a tanító- és a tesztadaton mért eredményt',
      pupil: 'Összevonod a tanító- és a tesztadaton mért eredményt.',
    },
    'tanitoadaton-mert-eredmeny-a-jo': {
      text: 'a tanítóadaton mért eredményt tartja jó mércének',
      pupil: 'A tanítóadaton mért eredményt tartod jó mércének.',
    },
    'tobbseget-nez-egy-szomszednal': {
      text: 'egy szomszédnál is a környék többségét nézi',
      pupil: 'Egy szomszédnál is a környék többségét nézed.',
    },
  },
  'ai-78-nyelvi-modellek': {
    'csak-egy-lepes-eselye': { text: 'csak az egyik lépés esélyét adja meg', pupil: 'Csak az egyik lépés esélyét adod meg.' },
    'darabszam-esely-helyett': { text: 'esély helyett darabszámot ad meg', pupil: 'Esély helyett darabszámot adsz meg.' },
    'egyik-ut-kimarad': { text: 'kihagyja az egyik utat', pupil: 'Kihagyod az egyik utat.' },
    'elso-lepest-kihagyja': { text: 'kihagyja az első lépés esélyét', pupil: 'Kihagyod az első lépés esélyét.' },
    'eselyek-osszeadasa': { text: 'összeadja az egymás utáni lépések esélyét', pupil: 'Összeadod az egymás utáni lépések esélyét.' },
    'fajtakat-szamol': {
      text: 'a különböző szavakat számolja az esetek helyett',
      pupil: 'A különböző szavakat számolod az esetek helyett.',
    },
    'legritkabbat-valasztja': { text: 'a legritkább folytatást választja', pupil: 'A legritkább folytatást választod.' },
    'osszes-nem-no': { text: 'új adatnál nem növeli az összes eset számát', pupil: 'Új adatnál nem növeled az összes eset számát.' },
    'szo-nem-no': { text: 'új adatnál nem növeli a szó előfordulását', pupil: 'Új adatnál nem növeled a szó előfordulását.' },
    'tobbihez-viszonyit': {
      text: 'az aránynál a többi esethez viszonyít, nem az összeshez',
      pupil: 'Az aránynál a többi esethez viszonyítasz, nem az összeshez.',
    },
    'uj-adatot-kihagyja': { text: 'nem számol az új adattal', pupil: 'Nem számolsz az új adattal.' },
    'utakat-szorozza': { text: 'két külön út esélyét összeszorozza', pupil: 'Két külön út esélyét összeszorzod.' },
    'veletlenseg-felreertese': {
      text: 'félreérti, mit változtat a véletlenség beállítása',
      pupil: 'Félreérted, mit változtat a véletlenség beállítása.',
    },
  },
  'ai-78-neuralis-halo': {
    'egy-bemenet-dont': { text: 'csak a legnagyobb súlyú bemenetet nézi', pupil: 'Csak a legnagyobb súlyú bemenetet nézed.' },
    'hallgato-eseteket-szamolja': { text: 'a jelzés nélküli eseteket számolja', pupil: 'A jelzés nélküli eseteket számolod.' },
    'kikapcsolt-bemenetet-is-szamol': { text: 'a 0 bemenet súlyát is beleszámolja', pupil: 'A 0 bemenet súlyát is beleszámolod.' },
    'kuszob-egyenloseg': { text: 'elvéti, mi történik a küszöbnél', pupil: 'Elvéted, mi történik a küszöbnél.' },
    'kuszobhoz-hozzaadja': {
      text: 'az ismert súlyok összegét a küszöbhöz adja, nem vonja le belőle',
      pupil: 'Az ismert súlyok összegét a küszöbhöz adod, nem vonod le belőle.',
    },
    'ket-suly-osszegenel-megall': {
      text: 'a két ismert súly összegét adja meg a hiányzó súly helyett',
      pupil: 'A két ismert súly összegét adod meg a hiányzó súly helyett.',
    },
    'kuszobot-adja-meg': { text: 'a küszöböt adja meg a súly helyett', pupil: 'A küszöböt adod meg a súly helyett.' },
    'masodik-reteg-kimarad': { text: 'a rejtett réteg után abbahagyja', pupil: 'A rejtett réteg után abbahagyod.' },
    'negativ-suly-elojele': { text: 'elhagyja a negatív súly előjelét', pupil: 'Elhagyod a negatív súly előjelét.' },
    'negativ-suly-kimarad': { text: 'kihagyja a negatív súlyú bemenetet', pupil: 'Kihagyod a negatív súlyú bemenetet.' },
  },
  'ai-78-torzitas': {
    'aranyokat-atlagolja': {
      text: 'két csoport hibaarányát átlagolja, a létszámuk nélkül',
      pupil: 'Két csoport hibaarányát átlagolod, a létszámuk nélkül.',
    },
    'aranyokat-osszeadja': { text: 'összeadja a két csoport hibaarányát', pupil: 'Összeadod a két csoport hibaarányát.' },
    'darabot-hasonlit-arany-helyett': {
      text: 'darabszámot hasonlít össze, pedig a csoportok mérete más',
      pupil: 'Darabszámot hasonlítasz össze, pedig a csoportok mérete más.',
    },
    'hanyadost-nem-valtja-at': { text: 'a hányadost nem váltja át százalékra', pupil: 'A hányadost nem váltod át százalékra.' },
    'hibat-a-jokhoz-meri': { text: 'a hibákat a jó esetekhez viszonyítja', pupil: 'A hibákat a jó esetekhez viszonyítod.' },
    'jo-aranyt-adja-meg': {
      text: 'a jó esetek arányát adja meg a hibáké helyett',
      pupil: 'A jó esetek arányát adod meg a hibáké helyett.',
    },
    'hibaaranyokat-felcsereli': {
      text: 'felcseréli, melyik hibaarány melyik csoporthoz tartozik',
      pupil: 'Felcseréled, melyik hibaarány melyik csoporthoz tartozik.',
    },
    'masik-csoport-letszama': { text: 'a két csoport összes próbájával számol', pupil: 'A két csoport összes próbájával számolsz.' },
    'megmaradot-adja-meg': {
      text: 'a megmaradó hibákat adja meg a csökkenés helyett',
      pupil: 'A megmaradó hibákat adod meg a csökkenés helyett.',
    },
    'osszes-hibahoz-meri': {
      text: 'a két csoport összes hibájához viszonyít a csoport próbái helyett',
      pupil: 'A két csoport összes hibájához viszonyítasz a csoport próbái helyett.',
    },
    'reszeredmeny-valasz': { text: 'egy közbülső eredményt ad meg válasznak', pupil: 'Egy közbülső eredményt adsz meg válasznak.' },
    'szazalekpont-mint-darab': { text: 'a százalékpontot darabszámnak veszi', pupil: 'A százalékpontot darabszámnak veszed.' },
    'regi-osszetetelt-hasznal': {
      text: 'az új helyen is a régi összetétellel számol',
      pupil: 'Az új helyen is a régi összetétellel számolsz.',
    },
  },
  'ai-78-mennyire-jo-a-modell': {
    'csak-talalatokat-szamolja': {
      text: 'a pontosságnál csak a megtalált eseteket számolja jónak',
      pupil: 'A pontosságnál csak a megtalált eseteket számolod jónak.',
    },
    'elnezest-a-riasztashoz-meri': {
      text: 'az elnézett eseteket a riasztásokhoz viszonyítja',
      pupil: 'Az elnézett eseteket a riasztásokhoz viszonyítod.',
    },
    'ket-hiba-egyforman-sulyos': {
      text: 'a kétféle hibát egyformán súlyosnak tartja',
      pupil: 'A kétféle hibát egyformán súlyosnak tartod.',
    },
    'ket-hibat-felcsereli': { text: 'felcseréli a téves riasztást és az elnézést', pupil: 'Felcseréled a téves riasztást és az elnézést.' },
    'ket-hibat-osszeadja': { text: 'a kétféle hibát összeadja', pupil: 'A kétféle hibát összeadod.' },
    'megbizhatosag-es-megtalalt-csere': {
      text: 'felcseréli a riasztások megbízhatóságát és a megtalált arányt',
      pupil: 'Felcseréled a riasztások megbízhatóságát és a megtalált arányt.',
    },
    'mutato-helyett-pontossag': {
      text: 'a kért mutató helyett a pontosságot adja meg',
      pupil: 'A kért mutató helyett a pontosságot adod meg.',
    },
    'minden-esetet-megtalaltnak-vesz': {
      text: 'minden keresett esetet megtaláltnak vesz',
      pupil: 'Minden keresett esetet megtaláltnak veszel.',
    },
    'osszeshez-viszonyit': {
      text: 'a kért csoport helyett az összes esethez viszonyít',
      pupil: 'A kért csoport helyett az összes esethez viszonyítasz.',
    },
    'szazalekot-darabnak-veszi': { text: 'a százalékot darabszámnak veszi', pupil: 'A százalékot darabszámnak veszed.' },
    'talalatot-adja-meg': {
      text: 'a megtalált eseteket adja meg a kérdezett hibák helyett',
      pupil: 'A megtalált eseteket adod meg a kérdezett hibák helyett.',
    },
  },
};
