/** The specification's rule: `premium_*` and `workshop` need premium access, everything else is free. Without schemas: every lesson loads it. */
export const isPremiumCategory = (value: string): boolean => value.startsWith('premium_') || value === 'workshop';
