import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useState } from 'react';
import { PrintAnswer } from '../../../questions/print-answer.tsx';
import { printedKey } from '../../../questions/reading.ts';
import { VARIANTS, type Variant, variantOf } from './variants.ts';

interface PrintViewProps {
  slug: string;
  title: string;
  /** With their keys, as the server sends them in Mester Mód. */
  questions: readonly PublicQuestion[];
  onClose: () => void;
}

const options = [
  { value: 'AB', label: 'A és B csoport' },
  { value: 'A', label: 'Csak A csoport' },
] as const;

/** Sheets for the class, one page set for each group, and the key on a page of its own. */
export function PrintView({ slug, title, questions, onClose }: PrintViewProps) {
  const [groups, setGroups] = useState<'AB' | 'A'>('AB');
  const sheets = VARIANTS.slice(0, groups === 'AB' ? 2 : 1).map(variant => ({ variant, questions: variantOf(questions, slug, variant) }));
  return (
    <div className="quiz-area print-view">
      <div className="panel side-panel no-print">
        <h1>Nyomtatás: {title}</h1>
        <ChipRadios name="csoport" legend="Csoportok" options={options} value={groups} onChange={setGroups} />
        <div className="row">
          <Button icon="document" onClick={() => print()}>
            Nyomtatás
          </Button>
          <Button variant="secondary" icon="chevron-left" onClick={onClose}>
            Vissza a kvízhez
          </Button>
        </div>
      </div>
      {sheets.map(sheet => (
        <Sheet key={sheet.variant} title={title} {...sheet} />
      ))}
      <section className="panel print-sheet" aria-labelledby="megoldokulcs">
        <h2 id="megoldokulcs">Megoldókulcs – {title}</h2>
        {sheets.map(({ variant, questions: list }) => (
          <div key={variant}>
            <h3>{variant} csoport</h3>
            <ol className="print-key">
              {list.map(question => (
                <li key={question.id}>
                  <b>{printedKey(question)}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    </div>
  );
}

function Sheet({ title, variant, questions }: { title: string; variant: Variant; questions: readonly PublicQuestion[] }) {
  return (
    <section className="panel print-sheet" aria-labelledby={`lap-${variant}`}>
      <header className="print-head">
        <h2 id={`lap-${variant}`}>
          {title} – {variant} csoport
        </h2>
        <p>
          Név: <span className="print-gap print-gap-long" aria-hidden="true" /> Dátum: <span className="print-gap" aria-hidden="true" />
        </p>
      </header>
      <ol className="print-questions">
        {questions.map(question => (
          <li key={question.id}>
            <SafeHtml className="print-question" html={question.question} />
            <PrintAnswer question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}
