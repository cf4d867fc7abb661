import type { Curriculums } from '@eszkerek/contract/content/compiled';

/** The home page's cards as the server would answer them at `GET /api/curriculums`. Read by the build only. */
export async function compiledCurriculums(): Promise<Curriculums> {
  return { freeTools: [], premiumCourses: [], premiumTools: [], freeLessons: { matematika: [], fizika: [], ai: [] } };
}
