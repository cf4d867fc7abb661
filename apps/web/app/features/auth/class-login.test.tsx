import { PICTURES } from '@eszkerek/contract/pictures';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ClassCard } from './class-card.tsx';
import { ClassLogin } from './class-login.tsx';
import sprite from './pictures.svg?raw';

const listed = () => ({ success: true as const, class_name: '7. B', names: ['B. Nimród', 'F. Dorka'] });
const choose = async (user: ReturnType<typeof show>['user'], names: readonly string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name }));
};

it('has a drawing for every picture', () => {
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1])).toEqual([...PICTURES]);
});

it('signs in by the name and the pictures in their order; a wrong try starts over', async () => {
  let tries = 0;
  const server = serve({
    auth: {
      classNames: listed,
      classLogin: () =>
        ++tries === 1 ? refusal(401, 'Ez nem az a jelszó. Még 4 próbád van.') : { success: true, user: pupil, token: 't1' },
    },
  });
  const onLoggedIn = vi.fn();
  const { user } = show(
    <ClassLogin
      classCode="K7F4QX"
      onClassCode={() => undefined}
      onCard={() => undefined}
      onEntering={() => undefined}
      onLoggedIn={onLoggedIn}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'B. Nimród' }));
  expect(screen.getByRole('button', { name: 'Belépek' })).toBeDisabled();
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await choose(user, ['hal', 'nap', 'kulcs', 'fa', 'Belépek']);
  expect(await screen.findByText('Ez nem az a jelszó. Még 4 próbád van.')).toBeVisible();
  // It stands below the pictures, under the edge of a phone.
  expect(scroll.mock.contexts.at(-1)).toHaveTextContent('Ez nem az a jelszó. Még 4 próbád van.');
  expect(screen.getByText('0 kép a négyből')).toBeInTheDocument();
  await choose(user, ['nap']);
  expect(screen.queryByText('Ez nem az a jelszó. Még 4 próbád van.')).toBeNull();
  await choose(user, ['hal', 'fa', 'kulcs', 'Belépek']);
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  const body = { classCode: 'K7F4QX', name: 'B. Nimród', remember: false };
  expect(server.sentTo('auth', 'classLogin')).toMatchObject([
    { body: { ...body, pictures: ['hal', 'nap', 'kulcs', 'fa'] } },
    { body: { ...body, pictures: ['nap', 'hal', 'fa', 'kulcs'] } },
  ]);
});

it('leads who has no password yet to the code of the card', async () => {
  serve({
    auth: {
      classNames: listed,
      classLogin: () => refusal(403, 'Neked még nincs jelszavad. Olvasd be a kártyádat, vagy írd be a kártya kódját.'),
    },
  });
  const onClassCode = vi.fn();
  const { user } = show(
    <ClassLogin classCode="K7F4QX" onClassCode={onClassCode} onCard={vi.fn()} onEntering={vi.fn()} onLoggedIn={vi.fn()} />,
  );
  await user.click(await screen.findByRole('button', { name: 'B. Nimród' }));
  await choose(user, ['hal', 'nap', 'kulcs', 'fa', 'Belépek']);
  await user.click(await screen.findByRole('button', { name: 'Beírom a kártyám kódját' }));
  expect(onClassCode).toHaveBeenCalledWith(null);
});

it('asks for the code again when there is no such class', async () => {
  serve({ auth: { classNames: () => refusal(400, 'Nincs ilyen osztálykód.') } });
  const onClassCode = vi.fn();
  const onCard = vi.fn();
  const { user } = show(
    <ClassLogin classCode="ZZZZZZ" onClassCode={onClassCode} onCard={onCard} onEntering={vi.fn()} onLoggedIn={vi.fn()} />,
  );
  expect(await screen.findByText('Nincs ilyen osztálykód.')).toBeVisible();
  const code = screen.getByLabelText('Osztálykód vagy kártyakód');
  expect(code).toHaveValue('ZZZZZZ');
  await user.clear(code);
  await user.type(code, 'k7f 4qx');
  await user.click(screen.getByRole('button', { name: 'Tovább' }));
  expect(onClassCode).toHaveBeenCalledWith('K7F4QX');
  expect(onCard).not.toHaveBeenCalled();
});

it('wants the pictures of a card twice, and begins again when they differ', async () => {
  const server = serve({
    auth: {
      readCard: () => ({ success: true, real_name: 'Balla Nimród', class_name: '7. B' }),
      redeemCard: () => ({ success: true, user: pupil, token: 't1', class_code: 'K7F4QX', listed_name: 'B. Nimród' }),
    },
  });
  const onLoggedIn = vi.fn();
  const { user } = show(<ClassCard code="K7QF3XNB" onCode={vi.fn()} onEntering={vi.fn()} onLoggedIn={onLoggedIn} />);
  expect(await screen.findByRole('heading', { name: 'Szia, Balla Nimród! 7. B' })).toBeVisible();
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await choose(user, ['nap', 'hal', 'fa']);
  expect(scroll).not.toHaveBeenCalled();
  await choose(user, ['kulcs']);
  // The button comes into the window, below the pictures.
  expect(scroll.mock.contexts.at(-1)).toHaveTextContent('Tovább');
  await choose(user, ['Tovább']);
  expect(document.activeElement).toHaveTextContent(/^Mutasd meg még egyszer/);
  expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
  await choose(user, ['hal', 'nap', 'fa', 'kulcs', 'Ez lesz a jelszavam']);
  expect(document.activeElement).toHaveTextContent(/Kezdjük újra!Válassz négy képet/);
  expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement);
  expect(screen.getByText('Ez más négy kép volt, vagy más sorrendben. Kezdjük újra!')).toBeVisible();
  await choose(user, ['nap', 'hal', 'fa', 'kulcs', 'Tovább', 'nap', 'hal', 'fa', 'kulcs', 'Ez lesz a jelszavam']);
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  expect(server.sentTo('auth', 'redeemCard')).toMatchObject([{ body: { code: 'K7QF3XNB', pictures: ['nap', 'hal', 'fa', 'kulcs'] } }]);
});

it('sends a class where everybody has an address to the login page, and asks for no name', async () => {
  serve({ auth: { classNames: () => ({ success: true, class_name: '7. B', names: [] }) } });
  const nothing = () => undefined;
  show(<ClassLogin classCode="K7F4QX" onClassCode={nothing} onCard={nothing} onEntering={nothing} onLoggedIn={nothing} />);
  expect(await screen.findByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/bejelentkezes');
  expect(screen.queryByRole('heading', { name: 'Melyik a te neved?' })).toBeNull();
});
