import { type SiteRoute, siteRoutes } from '@eszkerek/contract/site-routes';
import { expect, type Page } from '@playwright/test';
import { rested } from '../harness.ts';
import { LOOKS, nameOf, switchLook } from '../looks.ts';
import { demo, signIn, testOnOwnSite } from '../people.ts';
import { type Watch, watchPage } from '../watch.ts';
import { cutText } from './cut-text.ts';
import { faultsOf } from './faults-of.ts';
import { endlessMoves, settle } from './settle.ts';
import { everyone, type Panel, type Role, type Stop, type World } from './stops/stop.ts';
import { stops } from './stops/table.ts';
import { makeWorld } from './stops/world.ts';

const test = testOnOwnSite();
// Each role has its page; two of them walk side by side.
test.describe.configure({ mode: 'parallel' });

const ACCOUNTS = { student: 'diak', teacher: 'tanar', admin: 'admin' } as const;
/** JOURNEY_ROUTES=/tananyag/:slug,/profil walks these rows of the table only. */
const walked = siteRoutes.filter(({ path }) => process.env.JOURNEY_ROUTES?.split(',').includes(path) ?? true);
const mayEnter = (route: SiteRoute, role: Role): boolean => route.access === 'everyone' || route.access.some(allowed => allowed === role);

test('every route of the table has a row in the journey', () => {
  expect(Object.keys(stops).sort()).toEqual(siteRoutes.map(route => route.path).sort());
});

interface Asked {
  /** Of one width alone. */
  only?: number;
  /** A part of the page. */
  part?: string;
  /** A guest sees the same. */
  shared?: boolean;
  /** Something that was opened on a page. */
  opened?: boolean;
}

class Walk {
  readonly page: Page;
  readonly role: Role;
  readonly world: World;
  readonly watch: Watch;

  constructor(page: Page, role: Role, world: World, watch: Watch) {
    this.page = page;
    this.role = role;
    this.world = world;
    this.watch = watch;
  }

  async visit(route: SiteRoute, stop: Stop): Promise<void> {
    const path = typeof stop.path === 'string' ? stop.path : stop.path(this.world);
    this.watch.at = `${this.role} ${path}`;
    this.watch.refusals = stop.refusals ?? null;
    await this.page.setViewportSize({ width: 360, height: 780 });
    await this.page.goto(path);
    const elsewhere = mayEnter(route, this.role) ? stop.leads?.[this.role] : this.role === 'guest' ? /\/bejelentkezes$/ : /\/$/;
    if (elsewhere) return expect(this.page, this.watch.at).toHaveURL(elsewhere);
    await settle(this.page, this.watch);
    await this.look({ shared: route.access === 'everyone' && this.role !== 'guest' });
    for (const panel of stop.panels ?? []) if (panel.seenBy.includes(this.role)) await this.open(path, panel);
  }

  async open(path: string, panel: Panel): Promise<void> {
    const [first = LOOKS[0]] = LOOKS.filter(look => !panel.only || look.width === panel.only);
    if (first) await switchLook(this.page, first);
    this.watch.at = `${this.role} ${path} (${panel.name})`;
    await panel.open(this.page);
    await this.watch.quiet();
    await rested(this.page);
    await this.look({ ...panel, opened: true });
    if (first) await switchLook(this.page, first);
    await panel.close?.(this.page);
  }

  /**
   * The page as it stands. What a guest sees too was looked at in every look there: once more, then the bar alone. What opens on a
   * page shares its colours: both themes and both widths, once each.
   */
  async look({ only, part, shared = false, opened = false }: Asked): Promise<void> {
    for (const look of LOOKS) {
      if ((only && look.width !== only) || (opened && !only && !look.whole)) continue;
      await switchLook(this.page, look);
      await rested(this.page);
      const faults = await faultsOf(this.page, look, shared && look !== LOOKS[0] ? 'header' : part);
      this.watch.problems.push(...faults.map(fault => `${this.watch.at}, ${nameOf(look)}: ${fault}`));
    }
  }
}

for (const role of everyone)
  test(`${role}: every route and everything that opens, in every look`, async ({ page, site, request }) => {
    test.setTimeout(1_800_000);
    const world = await makeWorld(request, site);
    if (role !== 'guest') await signIn(page, site, demo(ACCOUNTS[role]));
    const walk = new Walk(page, role, world, watchPage(page, site.url));
    for (const route of walked)
      for (const stop of stops[route.path] ?? [])
        if (!stop.seenBy || stop.seenBy.includes(role)) await test.step(`${route.path}`, () => walk.visit(route, stop));
    expect(walk.watch.problems).toEqual([]);
  });

const MAIN: Record<Role, readonly Stop['path'][]> = {
  guest: [
    '/',
    '/bejelentkezes',
    '/regisztracio',
    '/targy/fizika',
    '/tananyag/matek-5-tortek-osszeadasa',
    '/tananyag/kviz-matek-5-tortek-osszeadasa',
    '/tananyag/szoveges-feladat-a-vilagodrol',
    '/kereses?q=tort',
    '/sugo',
    '/kapcsolat',
  ],
  student: ['/', '/profil', '/tananyag/villamteszt-matek-5'],
  teacher: ['/dashboard/teacher', world => `/dashboard/teacher/class/${world.classId}`, '/profil'],
  admin: ['/admin'],
};

test('main routes at 150 % and with reduced motion: no text is cut, nothing moves without end', async ({ page, site, request }) => {
  test.setTimeout(600_000);
  const world = await makeWorld(request, site);
  const watch = watchPage(page, site.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/offline');
  await settle(page, watch);
  const plus = page.getByRole('toolbar', { name: 'Megjelenés és időzítő' }).getByRole('button', { name: 'Nagyítás', exact: true });
  while ((await plus.getAttribute('aria-disabled')) !== 'true') await plus.click();
  expect(await page.evaluate(() => localStorage.getItem('zoom'))).toBe('150');
  for (const role of everyone) {
    if (role !== 'guest') await signIn(page, site, demo(ACCOUNTS[role]));
    for (const main of MAIN[role])
      for (const width of [360, 1280]) {
        const path = typeof main === 'string' ? main : main(world);
        watch.at = `${role} ${path} at 150 %, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await settle(page, watch);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (sideways > 0) watch.problems.push(`${watch.at}: scrolls sideways by ${sideways} px`);
        watch.problems.push(...[...(await cutText(page)), ...(await endlessMoves(page))].map(fault => `${watch.at}: ${fault}`));
      }
  }
  expect(watch.problems).toEqual([]);
});
