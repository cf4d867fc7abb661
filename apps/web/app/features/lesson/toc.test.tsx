import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Toc } from './toc.tsx';

// The test's document has no width, so the contents are the folding bar of a narrow screen.
it('folds the list before it measures where the heading is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const foldedAtScroll: boolean[] = [];
  const { user } = show(
    <>
      <Toc
        entries={[{ id: 'hiba', title: 'Gyakori hiba', subheadings: [] }]}
        progress={{ current: 'hiba', earned: new Set() }}
        minutes={5}
      />
      <section id="hiba">
        <h2>Gyakori hiba</h2>
      </section>
    </>,
  );
  const section = document.getElementById('hiba');
  if (!section) throw new Error('the section is not there');
  const bar = screen.getByRole('button', { name: /Gyakori hiba/ });
  section.scrollIntoView = () => void foldedAtScroll.push(bar.getAttribute('aria-expanded') === 'false');
  await user.click(bar);
  await user.click(screen.getByRole('link', { name: 'Gyakori hiba' }));
  expect(foldedAtScroll).toEqual([true]);
  expect(screen.getByRole('heading', { name: 'Gyakori hiba' })).toHaveFocus();
});

it('goes to the section of a part that is not shown yet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const parts = [{ id: 'nevezok', title: 'Nevezők' }];
  const { user } = show(
    <>
      <Toc
        entries={[{ id: 'szabaly', title: 'A szabály', subheadings: parts }]}
        progress={{ current: 'szabaly', earned: new Set() }}
        minutes={9}
      />
      <section id="szabaly">
        <h2>A szabály</h2>
        <div className="print-only">
          <h3 id="nevezok">Nevezők</h3>
        </div>
      </section>
    </>,
  );
  const scrolled = vi.fn();
  for (const id of ['szabaly', 'nevezok']) Object.assign(document.getElementById(id) ?? {}, { scrollIntoView: () => scrolled(id) });
  await user.click(screen.getByRole('button', { name: /A szabály/, expanded: false }));
  await user.click(screen.getByRole('link', { name: 'Nevezők' }));
  expect(scrolled.mock.calls).toEqual([['szabaly']]);
});
