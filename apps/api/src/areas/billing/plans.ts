import type { Plan } from '../../payments/provider.ts';

/** The names a person reads; the plan ids are the words of the checkout call. */
export const PLAN_NAMES: Record<Plan, string> = { monthly: 'Havi előfizetés', yearly: 'Éves előfizetés' };

export const itemName = (kind: string, className: string | null): string =>
  kind === 'class' ? `Osztály: ${className ?? ''}` : kind === 'yearly' ? PLAN_NAMES.yearly : PLAN_NAMES.monthly;
