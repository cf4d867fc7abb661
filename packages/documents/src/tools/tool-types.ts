/** Values of `toolData.type`, as the specification names them. */
export const TOOL_TYPES = [
  'hub-page',
  'goal-planner',
  'prompt-generator',
  'preloaded-prompt-launcher',
  'multi-choice-prompt-generator',
  'exam-simulator',
  'multi-input-prompt-generator',
] as const;
export type ToolType = (typeof TOOL_TYPES)[number];
