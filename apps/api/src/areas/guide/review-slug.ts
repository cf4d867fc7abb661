/** Attempts of a review round are kept under this name instead of a page's. */
export const REVIEW_SLUG = 'ismetles';
