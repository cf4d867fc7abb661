import type { QuestionFault } from '@eszkerek/contract/set-shapes';

const OF_OPTION = /^([A-F]) válasz: (.+)$/;

/** The same fault of several answers stands in one line: „B, C válasz: …”. */
export const joinedFaults = (faults: readonly QuestionFault[]): Pick<QuestionFault, 'level' | 'message'>[] => {
  const parts = faults.map(({ level, message }) => {
    const [, letter = '', text = message] = OF_OPTION.exec(message) ?? [];
    return { level, letter, text };
  });
  return [...Map.groupBy(parts, ({ text }) => text)].map(([text, same]) => {
    const letters = same.flatMap(({ letter }) => letter || []).join(', ');
    return { level: same[0]?.level ?? 'error', message: letters === '' ? text : `${letters} válasz: ${text}` };
  });
};
