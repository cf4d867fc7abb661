/** Names the rarest typed answers of a vote together. */
export const OTHER_ANSWERS = 'Más válaszok';
