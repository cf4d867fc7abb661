import type { Rival } from './table.ts';

const more = (what: string, value: number): Rival => ({ what, value, better: 'more' });
const less = (what: string, value: number): Rival => ({ what, value, better: 'less' });

const LOGINS_A_SECOND = 9.4;

/**
 * Moodle 5.1 with php-fpm, opcache, Redis and PostgreSQL, measured on two cores beside a bare node:http at 14,500 req/s.
 * Until the first question its figures hold the logins too; those are taken off, for they cost what the hashes cost.
 */
export const moodle = {
  lessons: more('lesson pages a second', 24),
  logins: more('logins a second', LOGINS_A_SECOND),
  answers: more('saved answers a second, one question a page', 11.7),
  answerP99: less('saved answer, 30 pupils, p99', 1200),
  classStart: less('30 pupils at their first question after login', 8.1 - 30 / LOGINS_A_SECOND),
  schoolStart: less('200 pupils at their first question after login', 52 - 200 / LOGINS_A_SECOND),
  script: less('script on a first visit', 951),
  home: more('front page: performance', 53),
  quiz: more('quiz: performance', 30),
  memory: less('memory', 349),
};
