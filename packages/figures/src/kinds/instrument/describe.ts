import { capital, suf, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { counted } from '../../kit/words.ts';
import { formName, instrumentName } from './names.ts';
import type { One } from './scale.ts';
import type { Instrument } from './schema.ts';

const POINTERS: Record<One['form'], string> = {
  thermometer: 'A folyadékszál teteje',
  cylinder: 'A folyadék szintje',
  ruler: 'A csík vége',
  meter: 'A mutató',
  spring: 'A mutató',
  protractor: 'Ugyanezen a skálán a másik szár',
};

/** Counted marks, as the eye counts them; the reading itself is what a question asks. */
function place(one: One, value: number): string {
  const small = one.step / one.parts;
  const before = one.min + Math.floor((value - one.min) / one.step + 1e-9) * one.step;
  const count = (value - before) / small;
  if (Math.abs(count) < 1e-6) return `${theSuf(before, 'nál')} áll`;
  const whole = Math.round(count);
  const after = `${theSuf(before, 'tól')} számítva`;
  return Math.abs(count - whole) < 1e-6
    ? `${after} ${counted(whole)} kis beosztással odébb áll`
    : `${after} ${counted(Math.floor(count))} kis beosztás után, két jel között áll`;
}

export function describe({ instruments }: Instrument): string {
  return instruments
    .map((one, i) => {
      const name = capital(instruments.length === 1 && one.label === undefined ? formName(one) : instrumentName(one, i));
      const unit = one.unit === undefined ? '' : ` ${one.unit}`;
      const scale = `${name}, ${suf(one.min, 'tól')} ${textNumber(one.max)}-ig, számozva ${textNumber(one.step)}${unit} lépésközzel, közben ${counted(one.parts)} kis résszel.`;
      const start =
        one.form === 'protractor'
          ? ` A belső skála jobbról, a külső balról indul. A belső skálán az egyik szár ${place(one, one.from ?? one.min)}.`
          : one.from === undefined
            ? ''
            : ` A csík eleje ${place(one, one.from)}.`;
      return `${scale}${start} ${POINTERS[one.form]} ${place(one, one.value)}.`;
    })
    .join(' ');
}
