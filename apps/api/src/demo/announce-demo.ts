import type { Settings } from '../settings.ts';
import { DEMO_CLASS_CODE, DEMO_PASSWORD, DEMO_SPECIAL_CODE, DEMO_VIP_CODE, mainAccounts } from './accounts.ts';

/** Demo accounts, printed at start. */
export const demoLines = ({ teacherPin }: Pick<Settings, 'teacherPin'>): string[] => [
  `Bemutató iskola, minden jelszó: ${DEMO_PASSWORD}`,
  ...mainAccounts.map(({ email, about }) => `  ${email.padEnd(36)} ${about}`),
  `  PIN: ${teacherPin}   VIP kód: ${DEMO_VIP_CODE}   speciális kód: ${DEMO_SPECIAL_CODE}   osztálykód: ${DEMO_CLASS_CODE}`,
];
