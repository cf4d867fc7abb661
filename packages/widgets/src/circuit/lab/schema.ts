import { z } from 'zod';
import { asked, asks, event } from '../../kit/ask-schema.ts';
import { id, label, num, positive, SOLVED_MISSING, sentence, text } from '../../kit/schema.ts';

/** The part appears in the tray after this event or answered question. */
const unlockedAfter = event.optional();
const cell = z.int().min(0).max(6);
const within = z.strictObject({ value: num, tolerance: positive });

const battery = z.strictObject({
  part: z.literal('battery'),
  id,
  label,
  cells: z.strictObject({ min: z.int().min(1), max: z.int().max(8), start: z.int().min(1).max(8), voltage: positive }),
  unlockedAfter,
});
const part = z.discriminatedUnion('part', [
  battery,
  z.strictObject({ part: z.literal('switch'), id, label, closed: z.boolean().optional(), unlockedAfter }),
  z.strictObject({
    part: z.literal('resistor'),
    id,
    label,
    resistance: z.number().min(0.1).max(1e6),
    /** Its value is not written. */
    hidden: z.boolean().optional(),
    /** A variable resistor with a slider. */
    adjustable: z.strictObject({ min: positive, max: positive, step: positive }).optional(),
    unlockedAfter,
  }),
  z.strictObject({
    part: z.literal('lamp'),
    id,
    label,
    /** Volts and amperes from [0, 0] upwards; else a constant resistance, 10 Ω. */
    curve: z
      .array(z.tuple([num, num]))
      .min(2)
      .max(12)
      .optional(),
    resistance: positive.optional(),
    /** Above this voltage it burns out. */
    burnsAt: positive.optional(),
    unlockedAfter,
  }),
  z.strictObject({
    part: z.literal('ammeter'),
    id,
    label,
    unit: z.enum(['A', 'mA']),
    range: positive,
    resistance: z.number().min(0).optional(),
    unlockedAfter,
  }),
  z.strictObject({
    part: z.literal('voltmeter'),
    id,
    label,
    unit: z.enum(['V', 'mV']),
    range: positive,
    resistance: positive.optional(),
    unlockedAfter,
  }),
  z.strictObject({ part: z.literal('wire'), id, label, count: z.int().min(1).max(20) }),
]);

const state = z
  .strictObject({
    /** Points; a part lies between two neighbours. */
    board: z.strictObject({ cols: z.int().min(3).max(7), rows: z.int().min(2).max(5) }),
    /** On the board at the start: [column, row] from the top left; the positive pole of a battery is `to`. */
    placed: z.array(z.strictObject({ id, from: z.tuple([cell, cell]), to: z.tuple([cell, cell]) })).max(30),
    tray: z.array(part).min(2).max(12),
    noise: z
      .strictObject({
        relative: z.number().min(0).max(0.1),
        round: z.partialRecord(z.enum(['V', 'mV', 'A', 'mA']), positive).optional(),
        newOnEachReading: z.boolean().optional(),
      })
      .optional(),
    /** A row: voltmeter on both ends of a resistor or lamp, ammeter in series with it. */
    table: z
      .strictObject({
        columns: z.tuple([label, label]),
        rowsPerSample: z.int().min(1).max(8),
        quotient: z.strictObject({ label, after: event.optional() }).optional(),
      })
      .optional(),
    plot: z
      .strictObject({
        x: z.enum(['U', 'I']),
        y: z.enum(['U', 'I']),
        fit: z.enum(['line-through-origin', 'line']).optional(),
        drawAfter: event.optional(),
        skipFitFor: z.array(id).optional(),
      })
      .optional(),
    ask: asks.optional(),
  })
  .refine(({ tray }) => new Set(tray.map(one => one.id)).size === tray.length, 'két alkatrésznek nem lehet azonos az id-je')
  .refine(
    ({ tray, placed }) => placed.every(({ id: name }) => tray.some(one => one.id === name)),
    'a placed csak a tray alkatrészeit teheti a táblára',
  )
  .refine(
    ({ board: { cols, rows }, placed }) =>
      placed.every(
        ({ from: [a, b], to: [c, d] }) => Math.abs(a - c) + Math.abs(b - d) === 1 && Math.max(a, c) < cols && Math.max(b, d) < rows,
      ),
    'a placed két végpontja szomszédos pont legyen a táblán',
  );

const goal = z.strictObject({
  rows: z.record(id, z.int().min(1).max(8)).optional(),
  asked: asked.optional(),
  /** U : I of a sample in V/A, typed by the pupil. */
  readQuotient: z.record(id, z.strictObject({ value: positive, tolerance: positive })).optional(),
  lit: z.array(id).optional(),
  dark: z.array(id).optional(),
  unscrewed: z.array(id).optional(),
  /** What meters show without noise, in their own unit. */
  meters: z.record(id, within).optional(),
  /** The resultant resistance that the battery sees, Ω. */
  total: within.optional(),
  /** Parts with current through them (a voltmeter: with voltage across it). */
  uses: z.array(id).optional(),
});

const faults = z.strictObject({
  open: sentence.optional(),
  ammeterParallel: sentence.optional(),
  voltmeterSeries: sentence.optional(),
  short: sentence.optional(),
  overRange: sentence.optional(),
});

/** Free building on a board: any circuit of the parts in the tray, measured with the pupil's own meters. */
export const lab = z
  .strictObject({ mode: z.literal('lab'), state, goal: goal.optional(), text: text.extend({ faults: faults.optional() }), alt: sentence })
  .refine(config => config.goal === undefined || config.text.solved !== undefined, { error: SOLVED_MISSING, path: ['text', 'solved'] });
