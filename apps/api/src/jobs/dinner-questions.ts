/** Questions a parent can ask at dinner: about the week's titles, never about scores. */
export interface WeekEntry {
  activity_type: 'quiz_completed' | 'lesson';
  curriculum_title: string;
  score_percentage: number | null;
}

const GENERAL = [
  'Mi volt ezen a héten a legérdekesebb dolog, amit tanultál?',
  'Miben segíthetnék a következő héten?',
  'Melyik feladat volt olyan, amire büszke vagy?',
];

export const dinnerQuestions = (week: readonly WeekEntry[]): string[] => {
  const lessons = [...new Set(week.filter(entry => entry.activity_type === 'lesson').map(entry => entry.curriculum_title))];
  const quizzes = week.filter(entry => entry.activity_type === 'quiz_completed');
  const hardest = quizzes.toSorted((a, b) => (a.score_percentage ?? 100) - (b.score_percentage ?? 100))[0];
  const questions = [
    ...(lessons[0] ? [`Elmagyarázod nekem egy hétköznapi példán, miről szólt ez a lecke: „${lessons[0]}”?`] : []),
    ...(hardest ? [`Mi volt a legfurfangosabb kérdés ebben a kvízben: „${hardest.curriculum_title}”?`] : []),
    ...(lessons[1] ? [`Hol találkozhatunk otthon azzal, amiről ez szólt: „${lessons[1]}”?`] : []),
    ...GENERAL,
  ];
  return questions.slice(0, 3);
};
