import { layOutMail } from '../mail-layout.ts';
import { nameInMail } from '../name-in-mail.ts';

/** To a parent who may not know us: what this is, what we store, and a link to every choice. */
export const parentConsentMail = (input: { childName: string; url: string }) =>
  layOutMail({
    kind: 'parent-consent',
    subject: 'Szülői hozzájárulás gyermeked fiókjához',
    greeting: 'Kedves Szülő!',
    paragraphs: [
      `${nameInMail(input.childName)} a te e-mail-címedet adta meg, amikor fiókot nyitott az Észkerék tanulófelületen (5–8. osztályosoknak: matematika, fizika, mesterséges intelligencia).`,
      'Nézd meg, milyen adatokat kezelünk, és döntsd el, hozzájárulsz-e. Ha igen, hetente rövid összefoglalót küldünk gyermeked haladásáról; ezt bármikor leállíthatod.',
      'Ha elutasítod, a fiókot 24 órán belül töröljük. Ha nem válaszolsz, a fiók megmarad, és gyermeked tovább tanulhat vele, de összefoglalót nem küldünk.',
    ],
    button: { label: 'Megnézem és döntök', url: input.url },
    notes: [
      'Őrizd meg ezt a levelet: ugyanezzel a linkkel később is visszavonhatod a hozzájárulásod.',
      'Ha nem ismered a regisztrálót, a linken a fiók törlését is kérheted.',
    ],
  });
