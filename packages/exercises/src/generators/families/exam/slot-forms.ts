/**
 * How a slot asks: one of four options, whose result is right, a claim to judge, a typed solution, or several
 * typed results under letters.
 */
export const SLOT_FORMS = ['closed', 'four-pupils', 'claim', 'solve', 'lettered'] as const;
