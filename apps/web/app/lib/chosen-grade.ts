import { createStored } from './stored.ts';

export const GRADES = [5, 6, 7, 8] as const;

/** The grade a guest chose on the home page; kept on the device. */
export const chosenGrade = createStored<number | null>('grade', {
  initial: null,
  parse: text => GRADES.find(grade => String(grade) === text),
  print: grade => (grade === null ? null : String(grade)),
});
