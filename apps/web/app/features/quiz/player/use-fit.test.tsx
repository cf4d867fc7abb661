import { render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFit } from './use-fit.ts';

const FRAME_PX = 400;
const SUMMARY_PX = 40;
const OPENED_PX = 150;

/** A question of 500 px with a figure of 100 px in it, above the reply. */
function Player({ reply }: { reply: 'worked' | 'folded' | 'opened' }) {
  const [body, column] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { crowded } = useFit(body, column, 'q1', 'closed', true);
  return (
    <form>
      <div ref={body} data-testid="frame">
        <div ref={column} data-testid="column" data-crowded={crowded}>
          <div data-part="question">
            <div data-part="figure">
              <svg />
            </div>
            <ul />
          </div>
        </div>
      </div>
      <div data-part="feedback-body">
        {reply === 'worked' ? (
          <div data-part="worked">0 : 4 = 0</div>
        ) : (
          <details open={reply === 'opened'}>
            <summary>Megoldás</summary>
          </details>
        )}
      </div>
    </form>
  );
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(FRAME_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const heights: Record<string, number> = { svg: 100, details: OPENED_PX, summary: SUMMARY_PX };
    return new DOMRect(0, 0, 300, heights[this.tagName.toLowerCase()] ?? 500);
  });
});

const fitOf = (reply: 'worked' | 'folded' | 'opened') => {
  const { dataset, style } = render(<Player reply={reply} />).getByTestId('column');
  return { bare: dataset.fit?.includes('bare'), crowded: dataset.crowded, room: style.getPropertyValue('--figure-room') };
};

it('folds the worked solution before the figure that it counts with goes', () => {
  expect(fitOf('worked')).toMatchObject({ bare: false, crowded: 'true' });
});

it('leaves the place of an unreadable figure to the answers where folding was not enough', () => {
  expect(fitOf('folded')).toMatchObject({ bare: true });
});

it('keeps the figure while the folded solution is open', () => {
  expect(fitOf('opened')).toEqual({ bare: false, crowded: 'false', room: '100px' });
});
