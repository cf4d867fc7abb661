import { textNumber } from '@eszkerek/numbers/hungarian';
import { counted, said } from '../../kit/words.ts';
import { withUnitOf } from './names.ts';
import { scaleOf } from './scale.ts';
import type { Chart } from './schema.ts';

/** A bar is read against the scale: its value in words, so that the description does not print what a question asks. */
export function describe(spec: Chart): string {
  const items = spec.items.map(item => `${item.name}: ${spec.values ? textNumber(item.value) : said(item.value)}`).join('; ');
  if (spec.form === 'pie') {
    const total = spec.items.reduce((sum, item) => sum + item.value, 0);
    const slices = spec.items.map(item => {
      if (spec.percent) return `${item.name}: ${textNumber(Math.round((1000 * item.value) / total) / 10)}%`;
      return spec.values
        ? `${item.name}: ${textNumber(item.value)}`
        : `${item.name}: ${said(Math.round((360 * item.value) / total))} fokos körcikk`;
    });
    return `Kördiagram. ${slices.join('; ')}.`;
  }
  if (spec.form === 'pictogram') {
    const rows = spec.items.map(item => `${item.name}: ${counted(item.value / spec.each)} jel`).join('; ');
    return `Piktogram, egy jel ${withUnitOf(spec)}. ${rows}.`;
  }
  const scale = scaleOf(spec);
  const unit = scale.label === undefined ? '' : ` (${scale.label})`;
  return `${spec.form === 'bar' ? 'Oszlopdiagram' : 'Vonaldiagram'}, a skála${unit} nullától ${textNumber(scale.max)}-ig ${textNumber(scale.step)} lépésközzel. ${items}.`;
}
