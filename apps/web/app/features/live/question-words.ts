import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';

/** A number can be estimated, and there is a way to it; any other answer has a reason. */
const isCounted = ({ type }: PublicQuestion): boolean => type === 'numeric';

export const checkWords = (question: PublicQuestion): string =>
  isCounted(question) ? 'te is ellenőrizd: mennyi lehet körülbelül?' : 'gondold át te is: mivel indokolnád a válaszodat?';

export const talkWords = (question: PublicQuestion): string => (isCounted(question) ? 'hogyan kaptad?' : 'miért így gondolod?');
