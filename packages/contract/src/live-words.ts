/** The bar of the rarest typed answers of a vote, taken together. */
export const OTHER_ANSWERS = { id: 'other', label: 'Más válaszok' } as const;
