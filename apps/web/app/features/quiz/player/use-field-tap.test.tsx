import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FIELDS, useFieldTap } from './use-field-tap.ts';

function Card() {
  const body = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(true);
  useFieldTap(body, FIELDS, reading, () => setReading(false));
  return (
    <div ref={body}>
      <p>kérdés</p>
      <div data-part="typed">
        <input aria-label="válasz" />
      </div>
      {reading && <p>tipp</p>}
    </div>
  );
}

it('a tap on the field ends the help, also when the field has the focus; a tap beside it does not', async () => {
  const { user } = show(<Card />);
  screen.getByLabelText('válasz').focus();
  await user.click(screen.getByText('kérdés'));
  expect(screen.getByText('tipp')).toBeVisible();
  await user.click(screen.getByLabelText('válasz'));
  expect(screen.queryByText('tipp')).toBeNull();
});
