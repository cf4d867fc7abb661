import { expect, test } from 'vitest';
import { until } from '../until.ts';
import { onBothEngines } from './on-both-engines.ts';
import { type SentAnswer, sendAnswer, startQuizLoad } from './quiz-load.ts';
import { lostAndDoubled } from './stored-answers.ts';

/** On each engine: two hundred in all. */
const KILLS = Number(process.env.FAULT_KILLS ?? 100);
const ANSWERS_BEFORE_A_KILL = 30;
const MS_A_KILL = 15_000;

onBothEngines('kill -9 under load', ground => {
  test(
    `${KILLS} times: every acknowledged answer is there exactly once, and a repeated send changes nothing`,
    async () => {
      const server = await ground.start();
      const acknowledged: SentAnswer[] = [];
      let brokenByKills = 0;
      let unsure: SentAnswer[] = [];
      /** The site sends again what it got no answer to: it must come out the same whether or not it had been stored. */
      const startAgain = async (): Promise<void> => {
        await server.start();
        for (const item of unsure) {
          expect((await sendAnswer(server.url, item)).status).toBe(200);
          acknowledged.push(item);
        }
      };
      for (let round = 0; round < KILLS; round++) {
        const load = startQuizLoad(() => server.url);
        await until('answers come in', () => load.acknowledged.length >= ANSWERS_BEFORE_A_KILL + ((round * 7) % 20));
        expect(await server.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
        await load.end();
        acknowledged.push(...load.acknowledged);
        unsure = load.unsure;
        brokenByKills += load.failures.filter(({ broke }) => broke !== 'ECONNREFUSED').length;
        await startAgain();
      }
      expect(brokenByKills, 'the kills hit calls under way').toBeGreaterThan(0);
      expect(acknowledged.length).toBeGreaterThan(KILLS * ANSWERS_BEFORE_A_KILL);
      expect(await lostAndDoubled(ground.place(server), acknowledged)).toEqual({ lost: 0, doubled: 0 });
    },
    MS_A_KILL * KILLS,
  );
});
