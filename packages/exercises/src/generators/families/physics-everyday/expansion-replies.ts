import type { ExpansionCase, Outcome } from './expansion-case.ts';

export const RULE = 'Melegedve a testek többsége kitágul, hűlve összehúzódik.';

/** Said to a wrong outcome by its misconception: what was forgotten, without the outcome. */
const REPLIES: Readonly<Record<string, string>> = {
  'tagulast-elhanyagolja': 'A hőmérséklet változik, ezért az anyag mérete is.',
  'tagulas-iranya-forditva': RULE,
  'lyuk-osszeszukul-melegiteskor': 'A lyuk úgy változik, mint a test minden más mérete.',
  'lyuk-nem-valtozik': 'A test minden mérete változik, a lyuk mérete is.',
  'viz-mindig-tagul-melegedve': 'A víz 0 és 4 °C között nem a szokásos szabályt követi.',
  'viz-nem-valtozik': 'Ugyanannyi víz nem mindig ugyanakkora: a térfogata itt változik.',
  'fagyaskor-osszehuzodik': 'A legtöbb anyag így viselkedik, de a víz kivétel.',
  'ikerfem-forditva': 'A szalag ívén a külső réteg a hosszabb, a belső a rövidebb.',
  'minden-anyag-egyforman-tagul': 'A két réteg nem egyformán változtatja a hosszát, ezért a szalag nem maradhat egyenes.',
  'ikerfem-egy-anyagbol': 'A szalag csak akkor hajlik meg, ha az egyik rétege jobban nyúlik, mint a másik.',
  'melegben-nehezebb': 'A tömeg azt mondja meg, mennyi anyag van a testben, nem azt, hogy mennyire meleg.',
  'tagulva-konnyebb': 'A térfogat és a tömeg két külön dolog. A tömeg azt mondja meg, mennyi anyag van a testben.',
  'reszecskek-tagulnak': 'A részecskék mérete és a távolságuk két külön dolog.',
  'reszecskek-keletkeznek-lufiban': 'A lufi mérete és a benne lévő részecskék száma két külön dolog.',
};

export const slipOf = (one: ExpansionCase, said: Outcome): string =>
  one.slips?.[said] ?? (said === 'same' ? 'tagulast-elhanyagolja' : 'tagulas-iranya-forditva');

/** The reply goes on with the last hint, which asks on. */
export const replyTo = (one: ExpansionCase, said: Outcome): string => [REPLIES[slipOf(one, said)] ?? RULE, one.hint].join(' ');
