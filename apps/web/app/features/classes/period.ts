import type { ClassMisconception } from '@eszkerek/contract/classes';

export const PERIODS = [
  { value: '30', label: '30 nap' },
  { value: 'felev', label: 'Félév' },
  { value: 'mind', label: 'Mind' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

export const periodOf = (value: string | null): Period => PERIODS.find(period => period.value === value)?.value ?? 'mind';

const DAYS = 30;
const [FEBRUARY, SEPTEMBER] = [1, 8];

/** The half-years of a school year begin in September and February. */
const halfYear = (now: Date): Date => {
  const month = now.getMonth();
  if (month >= SEPTEMBER) return new Date(now.getFullYear(), SEPTEMBER, 1);
  return month >= FEBRUARY ? new Date(now.getFullYear(), FEBRUARY, 1) : new Date(now.getFullYear() - 1, SEPTEMBER, 1);
};

const sinceOf = (period: Period, now: Date): string => {
  if (period === 'mind') return '';
  const start = period === 'felev' ? halfYear(now) : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS);
  return start.toISOString();
};

/** Mistakes made since the period began, by those who made them then; most pupils first. */
export const inPeriod = (misconceptions: readonly ClassMisconception[], period: Period, now: Date): ClassMisconception[] => {
  const since = sinceOf(period, now);
  return misconceptions
    .map(item => {
      const students = item.students.filter(({ last_at }) => last_at >= since);
      return { ...item, students, hits: students.reduce((sum, { hits }) => sum + hits, 0) };
    })
    .filter(({ students }) => students.length > 0)
    .sort((a, b) => b.students.length - a.students.length || b.hits - a.hits);
};
