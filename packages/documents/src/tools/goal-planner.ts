import { z } from 'zod';
import { field, fieldId, promptParts, toolBase } from './parts.ts';

export const goalPlanner = z.strictObject({
  type: z.literal('goal-planner'),
  ...toolBase,
  fields: z.array(field).min(1),
  plan: z.strictObject({
    mode: z.enum(['local', 'prompt', 'both']),
    local: z
      .strictObject({
        topics: z
          .array(
            z.strictObject({
              slug: z.string(),
              title: z.string(),
              minutes: z.number().int().min(1),
              needs: z.array(z.string()).optional(),
              /** Options of the field `hardest` that the topic helps with. */
              covers: z.array(z.string()).optional(),
              /** Set by the compiler: its page is not written yet. */
              waits: z.boolean().optional(),
            }),
          )
          .min(1),
        /** What fills the days that the topics leave free, in turn. */
        fillers: z.array(z.strictObject({ slug: z.string(), title: z.string(), minutes: z.number().int().min(1) })).optional(),
        /** How many days from today the deadline stands when the tool is opened first. */
        days: z.number().int().min(7).max(365).optional(),
        /** The field that asks for the hardest part: its topics are kept first when time is short. */
        hardest: fieldId.optional(),
        /** 0 is Sunday. */
        restDays: z.array(z.number().int().min(0).max(6)).optional(),
      })
      .optional(),
    template: promptParts.optional(),
  }),
  saveLocally: z.boolean().optional(),
});
