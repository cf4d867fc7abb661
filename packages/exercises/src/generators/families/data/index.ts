import type { Family } from '../family.ts';
import { chartRead } from './chart-read.ts';
import { graphStory } from './graph-story.ts';
import { meanGen } from './mean.ts';
import { means } from './means.ts';
import { misconceptions } from './misconceptions.ts';
import { pieChart } from './pie-chart.ts';
import { statistics } from './statistics.ts';

export const data: Family = {
  generators: [chartRead, graphStory, meanGen, means, pieChart, statistics],
  misconceptions,
};
