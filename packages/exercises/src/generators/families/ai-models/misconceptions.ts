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
    'negyzet-mint-ketszeres': { text: 'négyzetre emelés helyett kétszerez', pupil: 'Négyzetre emelés helyett kétszerezel.' },
    'osszeg-negyzete': { text: 'az eltérések összegét emeli négyzetre', pupil: 'Az eltérések összegét emeled négyzetre.' },
    'ritka-gyakori-csere': {
      text: 'a gyakoribb címkével számol a ritkább helyett',
      pupil: 'A gyakoribb címkével számolsz a ritkább helyett.',
    },
    'ritkabbak-szama': { text: 'a ritkább példák számát adja meg', pupil: 'A ritkább példák számát adod meg.' },
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
};
