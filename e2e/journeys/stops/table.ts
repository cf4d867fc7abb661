import { contactPanels, helpPanels, loginPanels, mailPanels, profileDataPanels, profilePanels, registrationPanels } from './account.ts';
import { contentStops } from './content.ts';
import { adminPanels, classPanels, dashboardPanels, setPanels } from './school.ts';
import { shellPanels } from './shell.ts';
import type { Stop } from './stop.ts';

/** Each route of the route table with the addresses it is looked at. A route without a row fails the journey. */
export const stops: Readonly<Record<string, readonly Stop[]>> = {
  '/': [{ path: '/' }],
  '/bejelentkezes': [{ path: '/bejelentkezes', panels: loginPanels, refusals: /^\/api\/login$/ }],
  '/osztaly-belepes': [{ path: '/osztaly-belepes' }],
  '/regisztracio': [{ path: '/regisztracio', panels: registrationPanels }],
  '/interaktiv-matematika': [{ path: '/interaktiv-matematika?osztaly=5' }],
  '/targy/:subjectName': [
    { path: '/targy/fizika' },
    { path: '/targy/ai?osztaly=7', seenBy: ['guest'] },
    { path: '/targy/matematika', seenBy: ['student'] },
  ],
  '/tananyag/:slug': contentStops,
  '/verify-email/:token': [
    { path: '/verify-email/nincs-ilyen', refusals: /^\/api\/verify-email\// },
    { path: world => world.verifyPath, seenBy: ['guest'] },
  ],
  '/verify-email': [{ path: '/verify-email' }],
  '/sugo': [{ path: '/sugo', panels: helpPanels }],
  '/kapcsolat': [{ path: '/kapcsolat', panels: contactPanels }],
  // Short, so that what opens around it is looked at quickly.
  '/elfelejtett-jelszo': [{ path: '/elfelejtett-jelszo', panels: shellPanels }],
  '/reset-password/:token': [{ path: '/reset-password/nincs-ilyen', refusals: /^\/api\/reset-password\// }],
  '/reset-password': [{ path: '/reset-password' }],
  '/aszf': [{ path: '/aszf' }],
  '/adatkezeles': [{ path: '/adatkezeles' }],
  '/alkalmazas-letoltese': [{ path: '/alkalmazas-letoltese' }],
  '/kereses': [{ path: '/kereses?q=tort' }, { path: '/kereses?q=xqzwv', seenBy: ['guest'] }, { path: '/kereses', seenBy: ['guest'] }],
  '/szojegyzek': [{ path: '/szojegyzek' }],
  '/ki-mit-lat': [{ path: '/ki-mit-lat' }],
  '/elofizetes': [{ path: '/elofizetes' }],
  '/szulo/:token': [{ path: world => world.parentPath }, { path: '/szulo/nincs-ilyen', refusals: /^\/api\/parent\//, seenBy: ['guest'] }],
  '/fizetes-proba/:id': [
    { path: world => `/fizetes-proba/${world.checkoutId}` },
    { path: '/fizetes-proba/nincs-ilyen', refusals: /^\/api\/sandbox-checkout\//, seenBy: ['guest'] },
  ],
  '/offline': [{ path: '/offline' }],
  '/profil': [{ path: '/profil', panels: profilePanels }],
  '/profil/elofizetes': [{ path: '/profil/elofizetes' }],
  '/profil/adataim': [{ path: '/profil/adataim', panels: profileDataPanels }],
  '/profil/kalauz': [{ path: '/profil/kalauz' }],
  '/terkep': [{ path: '/terkep' }],
  '/terkep/:subject': [{ path: '/terkep/matematika' }, { path: '/terkep/ai?osztaly=mind', seenBy: ['student'] }],
  '/ismetles': [{ path: '/ismetles' }],
  '/hol-tartasz/:subject': [{ path: '/hol-tartasz/matematika' }],
  '/dashboard/teacher': [{ path: '/dashboard/teacher', panels: dashboardPanels }],
  '/dashboard/teacher/class/:classId': [
    { path: world => `/dashboard/teacher/class/${world.classId}`, panels: classPanels },
    { path: `/dashboard/teacher/class/${crypto.randomUUID()}`, refusals: /^\/api\/teacher\/class\//, seenBy: ['teacher'] },
  ],
  '/dashboard/teacher/feladatlap': [{ path: '/dashboard/teacher/feladatlap?lap=K7F4QX.a10a21.matek-5-tortek-osszeadasa' }],
  '/feladatlap/:code/:group': [{ path: '/feladatlap/K7F4QX.a10a21.matek-5-tortek-osszeadasa/A' }],
  '/dashboard/teacher/tevkepzetek': [{ path: '/dashboard/teacher/tevkepzetek' }],
  '/dashboard/teacher/hazi': [{ path: '/dashboard/teacher/hazi?oldal=kviz-matek-5-tortek-osszeadasa' }],
  '/dashboard/teacher/kerdessor': [{ path: '/dashboard/teacher/kerdessor', panels: setPanels }],
  '/dashboard/teacher/elo': [{ path: '/dashboard/teacher/elo?oldal=kviz-matek-5-tortek-osszeadasa' }],
  '/dashboard/teacher/tanulok': [{ path: '/dashboard/teacher/tanulok' }],
  '/elo': [{ path: '/elo' }],
  '/elo/:code': [{ path: '/elo/ZZZZZZ', refusals: /^\/api\/live\/ZZZZZZ$/ }],
  '/elo/:code/tabla': [{ path: '/elo/ZZZZZZ/tabla', seenBy: ['guest'] }],
  '/admin': [{ path: '/admin', panels: adminPanels }],
  '/dev/galeria': [{ path: '/dev/galeria', seenBy: ['guest'] }],
  '/dev/galeria/widgetek': [{ path: '/dev/galeria/widgetek?kind=lever', seenBy: ['guest'] }],
  '/dev/galeria/abrak': [{ path: '/dev/galeria/abrak?kind=geometry', seenBy: ['guest'] }],
  '/dev/levelek': [{ path: '/dev/levelek', panels: mailPanels }],
};
