import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examSlot } from '@eszkerek/documents/assessment';
import { slotTask } from '@eszkerek/exercises/generators/index';
import { taskKey } from '@eszkerek/exercises/generators/same-task';
import { isMap, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { CONTENT_DIR } from './paths.ts';

const front = z.object({ seed: z.string(), curricula: z.object({ ro: z.array(z.number()).default([]) }) });

/** Empty lists and missing values say nothing. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined || (Array.isArray(inner) && inner.length === 0) ? [] : [[key, withoutEmpty(inner)]],
    ),
  );
};

/** Writes a task into every slot of a fixed paper, drawn by its seed. From then on the paper stays as it is, whatever its generators become. */
export function runDrawExam(slugs: string[]): number {
  for (const slug of slugs) {
    const path = join(CONTENT_DIR, 'vizsgak', `${slug}.yaml`);
    const file = parseDocument(readFileSync(path, 'utf8'));
    const { seed, curricula } = front.parse(file.toJS());
    const region = curricula.ro.length > 0 ? 'ro' : 'hu';
    const parts = file.get('parts');
    const recent: string[] = [];
    for (const part of isSeq(parts) ? parts.items : []) {
      const slots = isMap(part) ? part.get('slots') : undefined;
      for (const node of isSeq(slots) ? slots.items : []) {
        if (!isMap(node)) continue;
        const { question } = slotTask(examSlot.parse(node.toJSON()), { seed, region, recent });
        // An exam gives no hints.
        const { hints: _hints, ...task } = question;
        recent.push(taskKey(question));
        node.flow = false;
        node.set('task', file.createNode(withoutEmpty(task)));
      }
    }
    writeFileSync(path, file.toString({ lineWidth: 0, flowCollectionPadding: false }));
  }
  return 0;
}
