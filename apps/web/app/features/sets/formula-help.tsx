import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Table } from '@eszkerek/ui/table.tsx';
import { type ReactNode, useState } from 'react';

const EXAMPLES: readonly { written: string; seen: ReactNode }[] = [
  { written: '$\\frac{1}{2}$', seen: '½' },
  {
    written: '$x^{2}$',
    seen: (
      <>
        <i>x</i>
        <sup>2</sup>
      </>
    ),
  },
  { written: '$\\sqrt{9}$', seen: '√9' },
  { written: '$3 \\cdot 4$', seen: '3 · 4' },
  { written: '**fontos**', seen: <b>fontos</b> },
];

/** How formulas are typed, each beside what the pupil sees. */
export function FormulaHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="question" label="Hogyan írok képletet?" outline onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Hogyan írok képletet?" closeLabel="Bezárás">
        <div className={layoutStyles.stack}>
          <p>
            A gombok beírják helyetted: nyomd meg például az <b>a/b</b> gombot, és írd át a számokat. Amit kijelölsz, azt az <b>ƒx</b> gomb
            teszi képletté.
          </p>
          <Table
            caption="Képletek"
            head={
              <>
                <th scope="col">Ez kerül a mezőbe</th>
                <th scope="col">Ezt látja a tanuló</th>
              </>
            }
          >
            {EXAMPLES.map(({ written, seen }) => (
              <tr key={written}>
                <td>
                  <code>{written}</code>
                </td>
                <td>{seen}</td>
              </tr>
            ))}
          </Table>
        </div>
      </Dialog>
    </>
  );
}
