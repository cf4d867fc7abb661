/**
 * How a slot asks: one of four options, whose result is right, a claim to judge, a typed solution, several typed
 * results under letters, or a problem whose solution is written down.
 */
export const SLOT_FORMS = ['closed', 'four-pupils', 'claim', 'solve', 'lettered', 'problem'] as const;
