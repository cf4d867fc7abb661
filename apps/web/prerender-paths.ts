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
  '/404',
];

/** Addresses that come from the compiled content: subject pages and free content pages. */
async function contentPaths(): Promise<string[]> {
  return ['/targy/matematika', '/targy/fizika', '/targy/ai'];
}

/** Every page written to an HTML file by the build; all others are served by the page fallback. */
export async function prerenderPaths(): Promise<string[]> {
  return [...staticPaths, ...(await contentPaths())];
}
