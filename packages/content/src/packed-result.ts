import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FileResult } from './compile-file.ts';
import { lazily } from './lazy.ts';

/** The large parts of a draft: kept apart so that a start reads only what it needs. */
type Body = { sections?: unknown; questions?: unknown };

export interface Packed {
  head: string;
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);
/** Formulas are long and much alike: a tenth of the bytes waits in memory. */
const squeeze = (text: string): Buffer => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const readBody = (bytes: Buffer): Body => JSON.parse(brotliDecompressSync(bytes).toString('utf8'));

export function pack(result: FileResult): Packed {
  const { draft } = result;
  if (!draft) return { head: JSON.stringify(result), body: NOTHING };
  const body: Body = {};
  if ('sections' in draft) body.sections = draft.sections;
  if ('questions' in draft) body.questions = draft.questions;
  if (Object.keys(body).length === 0) return { head: JSON.stringify(result), body: NOTHING };
  const emptied = { ...draft, ...('sections' in draft ? { sections: [] } : {}), ...('questions' in draft ? { questions: [] } : {}) };
  return { head: JSON.stringify({ ...result, draft: emptied }), body: squeeze(JSON.stringify(body)) };
}

/** `body` is read from its bytes when a section or a question is first asked for. */
export function unpack(head: string, body: Buffer): FileResult {
  const result: FileResult = JSON.parse(head);
  const { draft } = result;
  if (!draft || body.length === 0) return result;
  if ('sections' in draft) lazily(draft, 'sections', () => readBody(body).sections as typeof draft.sections);
  if ('questions' in draft) lazily(draft, 'questions', () => readBody(body).questions as typeof draft.questions);
  return result;
}
