import type { Plan } from '../../payments/provider.ts';

/** Display names; the plan ids are those of the checkout call. */
export const PLAN_NAMES: Record<Plan, string> = { monthly: 'Havi előfizetés', yearly: 'Éves előfizetés' };

export const itemName = (kind: string, className: string | null): string =>
  kind === 'class' ? `Osztály: ${className ?? ''}` : kind === 'yearly' ? PLAN_NAMES.yearly : PLAN_NAMES.monthly;
