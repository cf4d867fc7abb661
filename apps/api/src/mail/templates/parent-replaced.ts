import { layOutMail } from '../mail-layout.ts';
import { nameInMail } from '../name-in-mail.ts';

/** To a parent who had consented: the account now has another parent's address, or none. */
export const parentReplacedMail = (input: { childName: string }) =>
  layOutMail({
    kind: 'parent-replaced',
    subject: 'Már nem Ön a fiókhoz megadott szülő',
    greeting: 'Kedves Szülő!',
    paragraphs: [
      `${nameInMail(input.childName)} fiókjánál megváltoztatták a szülő e-mail-címét. Az Ön korábbi hozzájárulása ezzel megszűnt, a leveleinkben kapott linkek már nem működnek, és több összefoglalót nem küldünk.`,
    ],
    notes: ['Ha ez nem az Ön tudtával történt, beszéljen gyermekével, vagy írjon nekünk a Kapcsolat oldalon.'],
  });
