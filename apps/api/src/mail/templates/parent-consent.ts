import { layOutMail } from '../mail-layout.ts';

/** To a grown-up we do not know yet: formal address, and every choice behind one link. */
export const parentConsentMail = (input: { childName: string; url: string }) =>
  layOutMail({
    kind: 'parent-consent',
    subject: 'Szülői hozzájárulás gyermeke fiókjához',
    greeting: 'Kedves Szülő!',
    paragraphs: [
      `${input.childName} az Ön e-mail-címét adta meg, amikor fiókot nyitott az Észkerék tanulófelületen (5–8. osztályosoknak: matematika, fizika, MI).`,
      'Kérjük, nézze meg, milyen adatokat kezelünk, és döntse el, hozzájárul-e. Hozzájárulás esetén hetente rövid összefoglalót küldünk gyermeke haladásáról; ez bármikor leállítható.',
      'Ha nem járul hozzá, a fiókot 24 órán belül töröljük.',
    ],
    button: { label: 'Megnézem és döntök', url: input.url },
    notes: [
      'Őrizze meg ezt a levelet: ugyanezzel a linkkel később is visszavonhatja a hozzájárulást.',
      'Ha nem ismeri a regisztrálót, a linken a fiók törlését is kérheti.',
    ],
  });
