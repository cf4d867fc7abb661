import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { siteRoutes } from './site-routes.ts';

const everyone = 'everyone';

/** The route table of the specification (section 2), row by row. */
const stated = [
  ['/', everyone],
  ['/bejelentkezes', everyone],
  ['/regisztracio', everyone],
  ['/interaktiv-matematika', everyone],
  ['/targy/:subjectName', everyone],
  ['/tananyag/:slug', everyone],
  ['/verify-email/:token', everyone],
  ['/sugo', everyone],
  ['/kapcsolat', everyone],
  ['/elfelejtett-jelszo', everyone],
  ['/reset-password/:token', everyone],
  ['/aszf', everyone],
  ['/adatkezeles', everyone],
  ['/alkalmazas-letoltese', everyone],
  ['/kereses', everyone],
  ['/profil', ['student', 'teacher', 'admin']],
  ['/dashboard/teacher', ['teacher']],
  ['/dashboard/teacher/class/:classId', ['teacher']],
  ['/admin', ['admin']],
] as const;

test.each(stated)('%s is open to %j, in production too', (path, access) => {
  expect(siteRoutes.filter(route => route.path === path)).toEqual([{ path, access }]);
});

test('the maths collection stands at its stated, misspelt address', () => {
  expect(contract.catalog.mathsCollection).toMatchObject({ method: 'GET', path: '/data/tananyag/interaktav-matematika-gyljtemany.json' });
});
