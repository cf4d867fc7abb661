import { eclipseAt, elongation } from '@eszkerek/physics/sky';
import { guide } from '../testing/guide.ts';
import { eclipse } from './eclipse.ts';
import { lengthOfDay, noonHeight, seasons } from './seasons.ts';

export const guides = [
  guide(eclipse, (config, { answers, ...now }) => {
    const wanted = config.goal?.eclipse === 'lunar' ? 180 : 0;
    const turn = Math.abs(((elongation(now.day) - wanted + 540) % 360) - 180);
    const none =
      config.goal?.eclipse === 'none' ? (eclipseAt(now.day, now.offset).kind === 'none' ? 0 : 1) : turn / 180 + Math.abs(now.offset) / 10;
    return none + eclipse.unanswered(config, { ...now, answers });
  }),
  guide(seasons, (config, now) => {
    const { goal } = config;
    const day = goal?.dayLength === undefined ? 0 : Math.abs(lengthOfDay(now) - goal.dayLength) / 12;
    const noon = goal?.noonHeight === undefined ? 0 : Math.abs(noonHeight(now) - goal.noonHeight) / 90;
    const date = goal?.date === undefined ? 0 : Math.abs(now.date - goal.date) / 365;
    const tilt = goal?.tilt === undefined ? 0 : Math.abs(now.tilt - goal.tilt) / 60;
    return day + noon + date + tilt + seasons.unanswered(config, now);
  }),
];
