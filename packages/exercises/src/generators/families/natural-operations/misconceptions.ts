import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-maradekos-osztas': {
    'csak-nulla-maradek': { text: 'csak a 0 maradékú esetet veszi', pupil: 'Csak a 0 maradékú esetet veszed.' },
    'hanyados-plusz-maradek': { text: 'összeadja a hányadost és a maradékot', pupil: 'Összeadod a hányadost és a maradékot.' },
    'hanyados-tul-nagy': { text: 'túl nagy hányadost ír', pupil: 'Túl nagy hányadost írsz.' },
    'hanyadosbol-kimarad-a-nulla': { text: 'a hányadosból kimarad a 0 (612 : 6 = 12)', pupil: 'A hányadosból kimarad a 0 (612 : 6 = 12).' },
    'kivonas-osztas-helyett': { text: 'kivon osztás helyett', pupil: 'Kivonsz osztás helyett.' },
    'maradek-a-szovegben': {
      text: 'szöveges feladatban rosszul bánik a maradékkal',
      pupil: 'Szöveges feladatban rosszul bánsz a maradékkal.',
    },
    'maradek-egyenlo-az-osztoval': {
      text: 'megengedi, hogy a maradék egyenlő legyen az osztóval',
      pupil: 'Megengeded, hogy a maradék egyenlő legyen az osztóval.',
    },
    'maradek-kimarad': { text: 'elfelejti hozzáadni a maradékot', pupil: 'Elfelejted hozzáadni a maradékot.' },
    'maradek-kivonas': { text: 'kivonja a maradékot hozzáadás helyett', pupil: 'Kivonod a maradékot hozzáadás helyett.' },
    'maradek-mint-valasz': { text: 'a maradékot adja meg válasznak', pupil: 'A maradékot adod meg válasznak.' },
    'maradek-nagyobb-az-osztonal': { text: 'az osztónál nagyobb maradékot hagy', pupil: 'Az osztónál nagyobb maradékot hagysz.' },
    'muveleti-sorrend': { text: 'nem figyel a műveletek sorrendjére', pupil: 'Nem figyelsz a műveletek sorrendjére.' },
    'nulla-maradek-kimarad': { text: 'kihagyja a 0 maradékot', pupil: 'Kihagyod a 0 maradékot.' },
    'potlas-maradek-helyett': { text: 'a hiányzó mennyiséget adja meg maradéknak', pupil: 'A hiányzó mennyiséget adod meg maradéknak.' },
    'szerepek-felcserelese': { text: 'felcseréli az osztó és a maradék szerepét', pupil: 'Felcseréled az osztó és a maradék szerepét.' },
  },
  'matek-5-osszeadas-kivonas': {
    'atvitel-elmarad': { text: 'elfelejti az átvitelt', pupil: 'Elfelejted az átvitelt.' },
    'atvitel-ketszer': { text: 'kétszer viszi át ugyanazt', pupil: 'Kétszer viszed át ugyanazt.' },
    'kisebbet-a-nagyobbol': {
      text: 'mindig a kisebb számjegyet vonja ki a nagyobból',
      pupil: 'Mindig a kisebb számjegyet vonod ki a nagyobból.',
    },
    'kolcson-elmarad': {
      text: 'kölcsönvétel után nem csökkenti a következő jegyet',
      pupil: 'Kölcsönvétel után nem csökkented a következő jegyet.',
    },
    'minden-helyrol-tizbol': {
      text: 'kerek számból kivonva minden helyen 10-ből von ki',
      pupil: 'Kerek számból kivonva minden helyen 10-ből vonsz ki.',
    },
    'muvelet-csere': { text: 'rossz műveletet választ', pupil: 'Rossz műveletet választasz.' },
    'rossz-forditott-muvelet': { text: 'rossz fordított műveletet választ', pupil: 'Rossz fordított műveletet választasz.' },
    'tag-kimarad': { text: 'kihagy egy tagot', pupil: 'Kihagysz egy tagot.' },
  },
  'matek-5-szorzas-kozos-tenyezo': {
    'balrol-jobbra': {
      text: 'balról jobbra halad, a szorzást nem veszi előre',
      pupil: 'Balról jobbra haladsz, pedig a szorzás megelőzi az összeadást.',
    },
    'csak-az-elsot-szorozza': { text: 'a zárójelben csak az első tagot szorozza', pupil: 'A zárójelben csak az első tagot szorzod.' },
    'kivonandot-hozzaadja': { text: 'a kivonandó tagot is hozzáadja', pupil: 'A kivonandó tagot is hozzáadod.' },
    'kozos-tenyezo-hiba': { text: 'rosszul emeli ki a közös tényezőt', pupil: 'Rosszul emeled ki a közös tényezőt.' },
    'maradek-egy-elmarad': { text: 'kiemeléskor elhagyja a maradék 1-et', pupil: 'Kiemeléskor elhagyod a maradék 1-et.' },
    'nulla-elmarad': { text: 'lehagy egy nullát', pupil: 'Lehagysz egy nullát.' },
  },
  'matek-6-sorozatok': {
    'elozo-kettot-osszeadja': { text: 'az utolsó két tagot adja össze', pupil: 'Az utolsó két tagot adod össze.' },
    'elso-kulonbseget-ismetli': { text: 'csak az első különbséget ismétli', pupil: 'Csak az első különbséget ismétled.' },
    'sorszamot-szorozza-a-kulonbseggel': {
      text: 'a sorszámot szorozza a különbséggel',
      pupil: 'A sorszámot szorzod a különbséggel, az első tag kimarad.',
    },
    'elso-tagot-kihagyja': { text: 'a lépésekkel számol, az első tagot kihagyja', pupil: 'A lépésekkel számolsz, az első tagot kihagyod.' },
    'fele-sorszamu-tagot-duplaz': {
      text: 'kétszer akkora sorszámhoz kétszer akkora tagot vár',
      pupil: 'Kétszer akkora sorszámhoz kétszer akkora tagot vársz.',
    },
    'ket-tag-kulonbseget-adja': {
      text: 'a két megadott tag különbségét adja meg a keresett tag helyett',
      pupil: 'A két megadott tag különbségét adod meg a keresett tag helyett.',
    },
    'lepest-adja-tag-helyett': { text: 'a lépés nagyságát adja meg a tag helyett', pupil: 'A lépés nagyságát adod meg a tag helyett.' },
    'lepesszamot-ad': {
      text: 'a lépések számát adja meg a tag sorszáma helyett',
      pupil: 'A lépések számát adod meg a tag sorszáma helyett.',
    },
    'n-lepest-szamol': { text: 'az n-edik tagig n lépést számol', pupil: 'Az n-edik tagig n lépést számolsz, pedig eggyel kevesebb van.' },
    'osztas-elmarad-a-lepesszamnal': {
      text: 'a növekedést nem osztja el egy lépés nagyságával',
      pupil: 'A növekedést nem osztod el egy lépés nagyságával.',
    },
    'regi-kulonbseget-ismetli': { text: 'egy korábbi növekedést ismétel meg', pupil: 'Egy korábbi növekedést ismételsz meg.' },
    'rossz-lepes-kovetkezik': {
      text: 'váltakozó szabálynál rossz lépéssel folytatja',
      pupil: 'Váltakozó szabálynál rossz lépéssel folytatod.',
    },
    'tagot-duplaz': { text: 'az utolsó tagot kétszerezi', pupil: 'Az utolsó tagot kétszerezed.' },
    'utolso-kulonbseget-ismetli': { text: 'az utolsó különbséget ismétli', pupil: 'Az utolsó különbséget ismétled.' },
  },
};
