/** What a task is worth on paper, by its level. */
export const POINTS = { 1: 2, 2: 3, 3: 4 } as const;
