import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'fizika-6-mozgas-grafikon': {
    'csak-az-egyik-mozog': {
      text: 'találkozásnál csak az egyik test mozgásával számol',
      pupil: 'Találkozásnál csak az egyik test mozgásával számolsz.',
    },
    'csak-elso-szakasz-utja': { text: 'több szakaszból csak az elsőt számolja', pupil: 'Több szakaszból csak az elsőt számolod.' },
    'felezi-a-tavolsagot': { text: 'azt hiszi, mindig félúton találkoznak', pupil: 'Azt gondolod, mindig félúton találkoznak.' },
    'grafikon-vegpontot-olvas': {
      text: 'a vonal végének magasságát olvassa le sebességként',
      pupil: 'A vonal végének magasságát olvasod le sebességnek.',
    },
    'hosszabb-szakasz-gyorsabb': {
      text: 'a hosszabb szakaszt tartja gyorsabbnak',
      pupil: 'A hosszabb szakaszt veszed gyorsabbnak.',
    },
    'kesobbi-indulast-nem-vonja-le': {
      text: 'a később induló test idejéből nem vonja le a késést',
      pupil: 'A később induló test idejéből nem vonod le a késést.',
    },
    'laposabb-gyorsabb': {
      text: 'a laposabb vonalat tartja a gyorsabb mozgásénak',
      pupil: 'A laposabb vonalat veszed gyorsabbnak.',
    },
    'masik-test-utja': { text: 'a másik test útját adja meg', pupil: 'A másik test útját adod meg.' },
    'megallas-kezdete': { text: 'a megállás kezdetét adja meg az ideje helyett', pupil: 'A megállás kezdetét adod meg az ideje helyett.' },
    'meredekebb-egyenlo-messzebb': {
      text: 'a messzebb levő testet tartja gyorsabbnak',
      pupil: 'A messzebb levő testet veszed gyorsabbnak.',
    },
    'mozgas-idejet-adja-meg': {
      text: 'az állás ideje helyett a mozgásét adja meg',
      pupil: 'Az állás ideje helyett a mozgásét adod meg.',
    },
    'reszeredmeny-a-mozgasnal': { text: 'egy közbülső eredményt ad meg válasznak', pupil: 'Egy közbülső eredményt adsz meg válasznak.' },
    'sebesseg-forditott-hanyados': { text: 'az időt osztja az úttal', pupil: 'Az időt osztod az úttal.' },
    'sebessegek-atlagaval-oszt': {
      text: 'találkozásnál a két sebesség közepével oszt',
      pupil: 'Találkozásnál a két sebesség közepével osztasz.',
    },
    'sebessegeket-osszead': { text: 'a szakaszok sebességét összeadja', pupil: 'A szakaszok sebességét összeadod.' },
    'szakasz-hosszat-vegenek-veszi': {
      text: 'a szakasz végének idejével számol, a kezdetét nem vonja le',
      pupil: 'A szakasz végének idejével számolsz, a kezdetét nem vonod le.',
    },
    'szemben-is-kivon': {
      text: 'szemben haladóknál is kivonja a sebességeket',
      pupil: 'Szemben haladóknál is kivonod a sebességeket.',
    },
    'tengelyt-felcsereli': { text: 'a másik tengelyről olvas le', pupil: 'A másik tengelyről olvasol le.' },
    'uldozeskor-osszead': {
      text: 'utolérésnél összeadja a sebességeket',
      pupil: 'Utolérésnél összeadod a sebességeket.',
    },
    'utat-sebessegnek-veszi': { text: 'a megtett utat adja meg sebességként', pupil: 'A megtett utat adod meg sebességnek.' },
    'v-t-mint-d-t': {
      text: 'a sebesség–idő grafikont út–idő grafikonként olvassa',
      pupil: 'A sebesség–idő grafikont út–idő grafikonként olvasod.',
    },
  },
};
