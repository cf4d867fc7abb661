import type { Money } from '@eszkerek/numbers/money';

/** Scale and unit of a story: if the bank gives its amounts in lei, those of the task's money; otherwise unchanged. */
export const inMoney = (unit: string, money: Money): { scale: number; unit: string } =>
  unit === 'lej' ? { scale: money.scale, unit: money.unit } : { scale: 1, unit };
