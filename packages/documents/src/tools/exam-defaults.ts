/** How many questions an exam simulator asks when neither the page nor the pupil says. */
export const EXAM_DEFAULT_QUESTIONS = 10;
