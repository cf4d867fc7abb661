import { chartRead } from './data/chart-read.ts';
import { meanGen } from './data/mean.ts';
import { means } from './data/means.ts';
import { pieChart } from './data/pie-chart.ts';
import { statistics } from './data/statistics.ts';

export const data = [chartRead, meanGen, means, pieChart, statistics];
