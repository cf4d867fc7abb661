import { PROMPT_PARTS } from '@eszkerek/documents/tools/parts';
import type { ToolData } from '@eszkerek/documents/tools/tool-data';

/** A ready prompt written in parts gets its whole text, so an author writes it once. */
export function joinPromptParts(data: ToolData): ToolData {
  if (data.type !== 'preloaded-prompt-launcher') return data;
  return {
    ...data,
    prompts: data.prompts.map(prompt => {
      if (prompt.text || !prompt.parts) return prompt;
      const { parts } = prompt;
      return { ...prompt, text: PROMPT_PARTS.flatMap(part => parts[part] ?? []).join('\n\n') };
    }),
  };
}
