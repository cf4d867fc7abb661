import { describe, expect, it } from 'vitest';
import { chooseScreen } from './choose-screen.ts';

const template = { role: 'a', task: 'b' };
const topics = [{ id: 't', title: 'T', link: 'matek' }];
const characters = [{ name: 'Kétely Kata' }];
const sections = [{ id: 's', title: 'S', content: '' }];

describe('the screen of a tool', () => {
  it.each([
    ['hub-page', { groups: [{}] }],
    ['goal-planner', { fields: [{}], plan: {} }],
    ['prompt-generator', { input: {}, template }],
    ['preloaded-prompt-launcher', { prompts: [{}] }],
    ['multi-choice-prompt-generator', { steps: [{}], template }],
    ['exam-simulator', { source: 'prompt', promptTemplate: template }],
    ['multi-input-prompt-generator', { fields: [{}], template }],
  ])('is %s when its data is there, and incomplete without it', (type, data) => {
    expect(chooseScreen({ category: 'tool', toolData: { type, ...data } })).toBe(type);
    expect(chooseScreen({ category: 'tool', toolData: { type } })).toBe('incomplete');
  });

  it('goes from topics to characters to sections', () => {
    expect(chooseScreen({ category: 'free_tool', topics, characters, sections })).toBe('topics');
    expect(chooseScreen({ category: 'free_tool', characters, sections })).toBe('characters');
    expect(chooseScreen({ category: 'free_tool', sections })).toBe('sections');
  });

  it('shows characters in a free tool only', () => {
    expect(chooseScreen({ category: 'premium_tool', characters })).toBe('unknown');
    expect(chooseScreen({ category: 'premium_tool', characters, sections })).toBe('sections');
  });

  it('lets an unknown type fall through to what else is there', () => {
    expect(chooseScreen({ category: 'tool', toolData: { type: 'jatek' }, topics })).toBe('topics');
    expect(chooseScreen({ category: 'tool', toolData: { type: 'jatek' } })).toBe('unknown');
    expect(chooseScreen({ category: 'tool' })).toBe('unknown');
  });

  it('calls topics with nothing inside incomplete', () => {
    expect(chooseScreen({ category: 'tool', topics: [{ id: 'ures', title: 'Üres' }] })).toBe('incomplete');
    expect(chooseScreen({ category: 'tool', topics: [{ id: 'a', subtopics: [{ id: 'b', prompt: 'x' }] }] })).toBe('topics');
  });
});
