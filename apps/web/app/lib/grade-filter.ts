export const GRADE_FILTERS = [
  { value: '5', label: '5. osztály' },
  { value: '6', label: '6. osztály' },
  { value: '7', label: '7. osztály' },
  { value: '8', label: '8. osztály' },
] as const;
export type GradeFilter = (typeof GRADE_FILTERS)[number]['value'];

/** „6. B” -> 6: the grade in the name of a class, if there is one. */
export const gradeOf = (className: string): GradeFilter[] =>
  GRADE_FILTERS.map(({ value }) => value).filter(value => value === /^\D{0,3}([5-8])(?!\d)/.exec(className)?.[1]);

/** Without a grade among the filters every page fits. */
export const isOfGrade = ({ grades }: { grades: readonly number[] }, filters: readonly string[]): boolean => {
  const wanted = GRADE_FILTERS.map(({ value }) => value).filter(value => filters.includes(value));
  return wanted.length === 0 || grades.some(grade => wanted.some(value => Number(value) === grade));
};
