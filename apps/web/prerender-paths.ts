import { freePages, premiumPages } from './compiled-content.ts';

/** Screens whose address is fixed and whose text everyone may read. */
const staticPaths = [
  '/',
  '/bejelentkezes',
  '/regisztracio',
  '/interaktiv-matematika',
  '/verify-email',
  '/sugo',
  '/kapcsolat',
  '/elfelejtett-jelszo',
  '/reset-password',
  '/aszf',
  '/adatkezeles',
  '/alkalmazas-letoltese',
  '/kereses',
  '/ki-mit-lat',
  '/szojegyzek',
  '/elofizetes',
  '/404',
  '/offline',
];

const subjectPaths = ['/targy/matematika', '/targy/fizika', '/targy/ai'];

/** Content by its kind, a premium page with its public head alone; subject collections, help and legal texts have screens of their own. */
const KINDS = new Set(['lesson', 'quiz', 'test', 'practice', 'tool', 'exam', 'workshop', 'course']);

/** Every page written to an HTML file by the build; all others are served by the page fallback. */
export function prerenderPaths(): string[] {
  const contentPaths = [...freePages(), ...premiumPages()].filter(page => KINDS.has(page.kind)).map(page => `/tananyag/${page.slug}`);
  return [...staticPaths, ...subjectPaths, ...contentPaths];
}
