import type { Likelihood } from './evidence.ts';
import { factorise, solveFactorised } from './linear.ts';
import { clamp, logit, normalCdf, normalDensity, sigmoid } from './probability.ts';
import { covariance, type PupilMap } from './pupil-map.ts';

const DAY = 86_400_000;
const MAP_MEMORY_DAYS = 720;
const OWN_MEMORY_DAYS = 240;
/** Only the touched lessons most closely linked count: the cost of an update does not grow with history. */
const LINKS = 12;
const LEARNING = 0.05;

/** What the answers of one lesson have shown: a Gaussian site on the map (precision `tau`, shift `nu`) and own evidence in logits. */
export interface Mastery {
  tau: number;
  nu: number;
  own: number;
  /** First tries. */
  answers: number;
  /** Milliseconds; the other fields are as of this time and fade from then on. */
  lastAt: number;
}

/** The touched lessons of one subject, by place in the map. */
export type Touched = ReadonlyMap<number, Mastery>;

/** Never read: every link is a touched lesson. */
const UNSEEN: Mastery = { tau: 1, nu: 0, own: 0, answers: 0, lastAt: 0 };

const faded = ({ tau, nu, own, answers, lastAt }: Mastery, now: number): Mastery => {
  const days = Math.max(0, now - lastAt) / DAY;
  const map = Math.exp(-days / MAP_MEMORY_DAYS);
  return { tau: tau * map, nu: nu * map, own: own * Math.exp(-days / OWN_MEMORY_DAYS), answers, lastAt };
};

/** The touched lessons most closely linked to `j`; ties by place, so that a replay picks the same whatever the order of the rows. */
const linksOf = (map: PupilMap, touched: Touched, j: number): number[] => {
  const links: number[] = [];
  const strengths: number[] = [];
  for (const o of touched.keys()) {
    const strength = Math.abs(covariance(map, j, o));
    let at = links.length;
    while (at > 0 && (strength > (strengths[at - 1] ?? 0) || (strength === strengths[at - 1] && o < (links[at - 1] ?? 0)))) at--;
    if (at >= LINKS) continue;
    links.splice(at, 0, o);
    strengths.splice(at, 0, strength);
    if (links.length > LINKS) {
      links.pop();
      strengths.pop();
    }
  }
  return links;
};

interface Belief {
  mean: number;
  variance: number;
  /** Without the lesson's own site: what the rest of the map says. */
  restMean: number;
  restVariance: number;
  own: number;
}

/** Scratch space: beliefs are computed one after another, and allocating it each time took half of the time. */
const gram = new Float64Array(LINKS * LINKS);
const cross = new Float64Array(LINKS);
const weights = new Float64Array(LINKS);
const NO_SITE = { tau: 0, nu: 0, own: 0 };

const beliefOf = (map: PupilMap, touched: Touched, j: number, now: number): Belief => {
  const links = linksOf(map, touched, j);
  const n = links.length;
  const sites = links.map(o => faded(touched.get(o) ?? UNSEEN, now));
  for (let r = 0; r < n; r++) {
    const row = links[r] ?? 0;
    cross[r] = covariance(map, j, row);
    weights[r] = cross[r] ?? 0;
    for (let c = 0; c < r; c++) gram[r * n + c] = covariance(map, row, links[c] ?? 0);
    gram[r * n + r] = 1 + 1 / (sites[r]?.tau ?? 1);
  }
  factorise(gram, n);
  solveFactorised(gram, n, weights);
  let mean = map.means[j] ?? 0;
  let variance = 1;
  for (let r = 0; r < n; r++) {
    const { tau, nu } = sites[r] ?? UNSEEN;
    mean += (weights[r] ?? 0) * (nu / tau - (map.means[links[r] ?? 0] ?? 0));
    variance -= (weights[r] ?? 0) * (cross[r] ?? 0);
  }
  variance = Math.max(variance, 1e-6);
  const { tau, nu, own } = sites[links.indexOf(j)] ?? NO_SITE;
  const restVariance = 1 / Math.max(1 / variance - tau, 0.001);
  return { mean, variance, restMean: restVariance * (mean / variance - nu), restVariance, own };
};

/** Probability that the pupil knows lesson `i` now. */
export const masteryOf = (map: PupilMap, touched: Touched, i: number, now: number): number => {
  const { restMean, restVariance, own } = beliefOf(map, touched, i, now);
  return sigmoid(logit(clamp(normalCdf(restMean / Math.sqrt(restVariance)), 0.002, 0.998)) + own);
};

export const masteryOfAll = (map: PupilMap, touched: Touched, now: number): Float64Array =>
  Float64Array.from(map.lessons, (_, i) => masteryOf(map, touched, i, now));

/** The state of lesson `j` after one first try. Later answers show what was learnt here, so they say less about other lessons. */
export const update = (map: PupilMap, touched: Touched, j: number, { known, unknown }: Likelihood, now: number, learns = true): Mastery => {
  const before = touched.get(j);
  const state = before ? faded(before, now) : { tau: 0, nu: 0, own: 0, answers: 0, lastAt: now };
  const { mean, variance, restMean, restVariance } = beliefOf(map, touched, j, now);
  const base = logit(clamp(normalCdf(restMean / Math.sqrt(restVariance)), 0.01, 0.99));
  const shown = sigmoid(base + state.own + Math.log(known / unknown));
  const after = shown + (1 - shown) * (learns ? LEARNING : 0);
  const own = clamp(logit(clamp(after, 0.0001, 0.9999)) - base, -6, 6);
  const weight = Math.exp(-state.answers / 5);
  const next = { ...state, own, answers: state.answers + 1, lastAt: now };
  if (weight <= 0.05) return next;
  const a = known ** weight;
  const b = unknown ** weight;
  const z = mean / Math.sqrt(variance);
  const slope = ((a - b) * normalDensity(z)) / Math.sqrt(variance) / (b + (a - b) * normalCdf(z));
  const narrowed = Math.max(0.001, variance - variance ** 2 * (slope ** 2 + (slope * z) / Math.sqrt(variance)));
  const gained = Math.max(1 / narrowed - 1 / variance, 0.08 * weight);
  return {
    ...next,
    nu: state.nu + (mean + variance * slope) * (1 / variance + gained) - mean / variance,
    tau: state.tau + gained,
  };
};
