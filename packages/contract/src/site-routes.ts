/**
 * The route table of the specification and of the rulings. The web's `routes.ts` is held against it by a test; the server
 * answers a known path with the page and anything else with the 404 page. `access` is what the route guard asks for.
 */
export type RouteAccess = 'everyone' | readonly ('student' | 'teacher' | 'admin')[];
export interface SiteRoute {
  path: string;
  access: RouteAccess;
  /** Never answered in production. */
  devOnly?: boolean;
}

export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', access: 'everyone' },
  { path: '/bejelentkezes', access: 'everyone' },
  { path: '/regisztracio', access: 'everyone' },
  { path: '/interaktiv-matematika', access: 'everyone' },
  { path: '/targy/:subjectName', access: 'everyone' },
  { path: '/tananyag/:slug', access: 'everyone' },
  { path: '/verify-email/:token', access: 'everyone' },
  { path: '/verify-email', access: 'everyone' },
  { path: '/sugo', access: 'everyone' },
  { path: '/kapcsolat', access: 'everyone' },
  { path: '/elfelejtett-jelszo', access: 'everyone' },
  { path: '/reset-password/:token', access: 'everyone' },
  { path: '/reset-password', access: 'everyone' },
  { path: '/aszf', access: 'everyone' },
  { path: '/adatkezeles', access: 'everyone' },
  { path: '/alkalmazas-letoltese', access: 'everyone' },
  { path: '/kereses', access: 'everyone' },
  { path: '/szojegyzek', access: 'everyone' },
  { path: '/ki-mit-lat', access: 'everyone' },
  { path: '/osztaly-belepes', access: 'everyone' },
  { path: '/elofizetes', access: 'everyone' },
  { path: '/szulo/:token', access: 'everyone' },
  { path: '/fizetes-proba/:id', access: 'everyone' },
  { path: '/offline', access: 'everyone' },
  { path: '/terkep/:subject', access: ['student'] },
  { path: '/terkep', access: ['student'] },
  { path: '/profil', access: ['student', 'teacher', 'admin'] },
  { path: '/profil/elofizetes', access: ['student', 'teacher', 'admin'] },
  { path: '/profil/adataim', access: ['student', 'teacher', 'admin'] },
  { path: '/profil/kalauz', access: ['student'] },
  { path: '/ismetles', access: ['student'] },
  { path: '/hol-tartasz/:subject', access: ['student'] },
  { path: '/dashboard/teacher', access: ['teacher'] },
  { path: '/dashboard/teacher/class/:classId', access: ['teacher'] },
  { path: '/dashboard/teacher/elo', access: ['teacher'] },
  { path: '/dashboard/teacher/hazi', access: ['teacher'] },
  { path: '/dashboard/teacher/feladatlap', access: ['teacher'] },
  { path: '/dashboard/teacher/kerdessor', access: ['teacher'] },
  { path: '/dashboard/teacher/tevkepzetek', access: ['teacher'] },
  { path: '/dashboard/teacher/tanulok', access: ['teacher'] },
  { path: '/feladatlap/:code/:group', access: 'everyone' },
  { path: '/elo', access: 'everyone' },
  { path: '/elo/:code', access: 'everyone' },
  { path: '/elo/:code/tabla', access: 'everyone' },
  { path: '/admin', access: ['admin'] },
  { path: '/dev/galeria', access: 'everyone', devOnly: true },
  { path: '/dev/galeria/widgetek', access: 'everyone', devOnly: true },
  { path: '/dev/galeria/abrak', access: 'everyone', devOnly: true },
  { path: '/dev/levelek', access: 'everyone', devOnly: true },
];
