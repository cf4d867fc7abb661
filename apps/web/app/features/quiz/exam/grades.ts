/** Romanian grade 1–10 with two decimals: the points reached and those given from office, out of all. */
export function gradeRo(points: number, total: number, bonus: number): number {
  const grade = total + bonus === 0 ? 1 : (10 * (points + bonus)) / (total + bonus);
  return Math.max(1, Math.floor(grade * 100 + 0.5 + 1e-9) / 100);
}

/** The limits of the Hungarian school-leaving exam; schools may set their own. */
const LIMITS: readonly (readonly [percent: number, grade: number])[] = [
  [80, 5],
  [60, 4],
  [40, 3],
  [25, 2],
];

export const gradeHu = (percent: number): number => LIMITS.find(([limit]) => percent >= limit)?.[1] ?? 1;

const names = ['', 'elégtelen', 'elégséges', 'közepes', 'jó', 'jeles'];
export const gradeHuName = (grade: number): string => names[grade] ?? '';

const withComma = (value: number, decimals: number): string =>
  String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace('.', ',');

/** At most one decimal: nobody can tell where hundredths of a point come from. */
export const pointsText = (points: number): string => withComma(points, 1);

/** A Romanian grade has two decimals. */
export const gradeText = (grade: number): string => withComma(grade, 2);
