import { z } from 'zod';
import { readSetCode } from './set-code.ts';
import { SHEET_GROUPS } from './sheet-spec.ts';

/** `SEED[f|n][h][e].tasks.lesson.lesson…`; a task is the letter of its lesson, its level and its own number: `a10`. */
const PATTERN = /^[A-HJ-NP-Z2-9]{6}[fn]?h?e?\.(?:[a-h][123]\d{1,3}){1,20}(?:\.[a-z0-9][a-z0-9-]{0,120}){1,8}$/;

export const sheetCode = z.string().max(900).regex(PATTERN, 'Ez a feladatlap-cím hiányos vagy elgépelt.');
/** A worksheet, or the print of a set. */
export const printCode = sheetCode.or(z.string().refine(code => readSetCode(code) !== undefined));
export const sheetGroup = z.enum(SHEET_GROUPS);
export type SheetGroup = z.infer<typeof sheetGroup>;
