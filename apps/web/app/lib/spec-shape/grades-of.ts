/** `5` and `7–8` as numbers. */
export const gradesOf = (grade: string | number | undefined): number[] => {
  const [first, last = first] =
    String(grade ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return first === undefined || last === undefined ? [] : Array.from({ length: Math.max(0, last - first) + 1 }, (_, i) => first + i);
};
