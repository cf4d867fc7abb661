import type { CompiledQuestion } from '@eszkerek/documents/question';

/** What was asked, with its figure, for lists that show questions without a way to answer. The ids of elements are the author's words. */
export const questionHtml = ({ question, figure }: CompiledQuestion): string =>
  figure?.kind === 'drawn' ? question + figure.svg.replace(/ data-el="[^"]*"/g, '') : question;
