import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { schoolClass } from '../homework/homework.test-kit.ts';
import { ImportNames } from './import-names.tsx';

it('stays on the names that wait for a decision, and goes on with all who were added', async () => {
  const onAdded = vi.fn();
  const server = serve({
    classes: {
      importPupils: ({ body }) => ({
        success: true,
        message: 'Felvetted őket.',
        pupils: body.names.map((real_name: string) => ({ id: real_name, real_name })),
      }),
    },
  });
  const { user } = show(<ImportNames schoolClass={schoolClass} pupils={[]} onAdded={onAdded} />);
  await user.type(screen.getByLabelText('Névsor'), 'Próba Anna{Enter}Kiss{Enter}12345');
  await user.click(screen.getByRole('button', { name: 'Felveszem: 1 tanuló' }));
  expect(await screen.findByText(/2 név még döntésre vár/)).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Névsor')).toHaveValue('Kiss\n12345');
  await user.click(screen.getByRole('button', { name: 'Így veszem fel: Kiss' }));
  await user.click(screen.getAllByRole('button', { name: 'Elhagyom' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Felveszem: 1 tanuló' }));
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith(['Próba Anna', 'Kiss']));
  expect(server.sentTo('classes', 'importPupils')).toMatchObject([{ body: { names: ['Próba Anna'] } }, { body: { names: ['Kiss'] } }]);
});
