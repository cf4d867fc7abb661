import { z } from 'zod';
import { examSimulator } from './exam-simulator.ts';
import { goalPlanner } from './goal-planner.ts';
import { hubPage } from './hub-page.ts';
import { multiChoicePromptGenerator } from './multi-choice-prompt-generator.ts';
import { multiInputPromptGenerator } from './multi-input-prompt-generator.ts';
import { preloadedPromptLauncher } from './preloaded-prompt-launcher.ts';
import { promptGenerator } from './prompt-generator.ts';
import type { ToolType } from './tool-types.ts';

export const toolData = z.discriminatedUnion('type', [
  hubPage,
  goalPlanner,
  promptGenerator,
  preloadedPromptLauncher,
  multiChoicePromptGenerator,
  examSimulator,
  multiInputPromptGenerator,
]);
export type ToolData = z.infer<typeof toolData>;
export type ToolDataOf<T extends ToolType> = Extract<ToolData, { type: T }>;
