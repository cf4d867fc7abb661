import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FIELDS, TAP_OR_FOCUS, useFieldTap } from './use-field-tap.ts';

function Card({ events }: { events?: readonly string[] }) {
  const body = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(true);
  useFieldTap(body, FIELDS, reading, () => setReading(false), events);
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

it.each([
  [undefined, true],
  [TAP_OR_FOCUS, false],
])('the focus alone ends it only where keys come with it (%j)', (events, stays) => {
  show(<Card events={events} />);
  act(() => screen.getByLabelText('válasz').focus());
  expect(screen.queryByText('tipp') !== null).toBe(stays);
});
