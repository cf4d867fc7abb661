import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { alive, otherBrowser, PASSWORD, type Site } from './harness.ts';
import { typeOf } from './journeys/quiz-keys.ts';
import { demo, signIn, testOnOwnSite } from './people.ts';
import { check, freshQuiz, goTo, storedAnswers, triesOf } from './quiz-page.ts';

const RUNS = 50;
const RUNS_OF_A_TEST = 5;
const QUESTIONS = [1, 2, 3, 5, 6];
const ANSWERS = '**/api/attempts/*/answers';

const test = testOnOwnSite();
test.use({
  allowedNoise: [/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|NETWORK_CHANGED)|status of 50\d/],
});
// Two workers share the runs, each with its own site.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

interface Person {
  page: Page;
  context: BrowserContext;
  site: Site;
  account: string;
}

/** The same troubles for the same run, so that a failure can be seen again. */
const chanceOf = (run: number) => {
  let state = run * 2_654_435_761;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return (state >>> 8) % below;
  };
};
type Chance = ReturnType<typeof chanceOf>;

const fillTyped = (page: Page): Promise<void> => page.locator('[data-part~="typed"] input').fill('5/6');
const chooseFirst = (page: Page): Promise<void> => page.locator('[data-part~="choices"] label').first().click();

const byPointer: Record<QuestionType, (page: Page) => Promise<void>> = {
  single: chooseFirst,
  multi: chooseFirst,
  numeric: fillTyped,
  shortText: fillTyped,
  // The order as it is shown is an answer already.
  order: async () => undefined,
  match: async page => {
    for (const [place, card] of (await page.locator('[data-card^="l-"]').all()).entries()) {
      await card.click();
      await page.locator('[data-card^="r-"]').nth(place).click();
    }
  },
  hotspot: page => page.locator('[data-part~="hotspot"] label').first().click(),
  numberLine: async page => {
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
  },
  fillSteps: async page => {
    for (const blank of await page.locator('[data-part~="fill-steps"] input').all()) await blank.fill('4');
  },
};

const giveAnswer = async (page: Page, question: number): Promise<void> => {
  await goTo(page, question);
  await byPointer[await typeOf(page)](page);
  await check(page);
};
const offlineSign = (page: Page) => page.getByText('Nincs kapcsolat', { exact: false }).first();

/** What happens to a pupil while one answer is given; each says when it has really happened. */
const TROUBLES: Record<string, (person: Person, answer: () => Promise<void>, question: number) => Promise<void>> = {
  nothing: (_person, answer) => answer(),
  'the line is away': async ({ page, context }, answer) => {
    await context.setOffline(true);
    await answer();
    await expect(offlineSign(page)).toBeVisible();
    await context.setOffline(false);
  },
  'the line stays away': async ({ page, context }, answer) => {
    await context.setOffline(true);
    await answer();
    await expect(offlineSign(page)).toBeVisible();
  },
  'the reply is lost': async ({ page }, answer) => {
    let lost = 0;
    await page.route(ANSWERS, async route => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await answer();
    await expect.poll(() => lost).toBeGreaterThan(1);
    await page.unroute(ANSWERS);
  },
  'the reply breaks off': async ({ page }, answer) => {
    let broken = 0;
    await page.route(ANSWERS, async route => {
      broken += 1;
      if (broken > 1) return route.continue();
      const whole = await route.fetch();
      return route.fulfill({ status: 200, contentType: 'application/json', body: (await whole.text()).slice(0, 30) });
    });
    await answer();
    await expect.poll(() => broken).toBeGreaterThan(1);
    await page.unroute(ANSWERS);
  },
  'the server is busy': async ({ page }, answer) => {
    let refused = 0;
    await page.route(ANSWERS, route => {
      refused += 1;
      return refused > 2 ? route.continue() : route.fulfill({ status: 503, json: { success: false, message: 'Pillanat…' } });
    });
    await answer();
    await expect.poll(() => refused).toBeGreaterThan(2);
    await page.unroute(ANSWERS);
  },
  'the page is opened again before the reply': async ({ page }, answer, question) => {
    const { promise: sent, resolve: leave } = Promise.withResolvers<void>();
    await page.route(ANSWERS, async route => {
      if (route.request().postDataJSON().questionId !== `q${question}`) return route.continue();
      leave();
      return route.abort();
    });
    await answer();
    await sent;
    await page.unroute(ANSWERS);
    await page.reload();
    await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
  },
  'the phone sleeps': async ({ page, context }, answer) => {
    const browser = await context.newCDPSession(page);
    await answer();
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await browser.detach();
  },
  'another device signs in': async ({ page, context, site, account }, answer) => {
    // What still waits would be refused at once, before this answer is given.
    await expect(page.getByText(/Nincs kapcsolat|Mentés folyamatban/)).toHaveCount(0, { timeout: 60_000 });
    const elsewhere = await context.request.post(`${site.url}/api/login`, { data: { email: demo(account), password: PASSWORD } });
    expect(elsewhere.status()).toBe(200);
    await answer();
    await expect(page.getByText('Közben kijelentkeztél')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Bejelentkezem' }).click();
    await logInHere(page, demo(account));
    await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
  },
};

/** These may come while the line is away from the question before. */
const WITHOUT_A_LINE = new Set(['nothing', 'the line is away', 'the line stays away']);

const logInHere = async (page: Page, email: string): Promise<void> => {
  await alive(page);
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
};

/** Five questions in some order, with some trouble at each. */
const plan = (chance: Chance) => {
  const names = Object.keys(TROUBLES);
  return QUESTIONS.map(question => ({ question, at: chance(1000), trouble: names[chance(names.length)] ?? 'nothing' })).sort(
    (a, b) => a.at - b.at,
  );
};

for (let first = 1; first <= RUNS; first += RUNS_OF_A_TEST)
  test(`runs ${first} to ${first + RUNS_OF_A_TEST - 1} through trouble: no answer is lost, none is there twice`, async ({
    browser,
    site,
  }) => {
    for (let run = first; run < first + RUNS_OF_A_TEST; run++)
      await test.step(`run ${run}`, async () => {
        const page = await otherBrowser(browser, site, { serviceWorkers: 'block' });
        const context = page.context();
        const person = { page, context, site, account: 'diak' };
        await signIn(page, site, demo(person.account));
        await freshQuiz(page, context.request, site.url);
        const steps = plan(chanceOf(run));
        for (const { question, trouble } of steps) {
          if (!WITHOUT_A_LINE.has(trouble)) await context.setOffline(false);
          await TROUBLES[trouble]?.(person, () => giveAnswer(page, question), question);
        }
        await context.setOffline(false);
        const told = steps.map(({ question, trouble }) => `${question}: ${trouble}`).join(', ');
        await expect(page.getByText('Mentve', { exact: true }), told).toBeVisible({ timeout: 60_000 });
        const answers = await storedAnswers(page, context.request, site.url);
        expect(triesOf(answers), told).toEqual(QUESTIONS.map(question => `q${question}.1`).sort());
        expect(answers.find(({ questionId }) => questionId === 'q3')?.answer, told).toBe('5/6');
        await context.close();
      });
  });
