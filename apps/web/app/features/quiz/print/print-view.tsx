import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useState } from 'react';
import { PrintAnswer } from '../../../questions/print-answer.tsx';
import { printedKey } from '../../../questions/reading.ts';
import paperStyles from '../../../questions/shared/paper.module.css';
import { paperFigures } from '../../../questions/shared/paper-figure.ts';
import sheetStyles from '../sheet/sheet.module.css';
import printStyles from './print.module.css';
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
    <div className={printStyles.printView} data-part="quiz-area">
      <div className={cx(panelStyles.panel, sheetStyles.sidePanel, 'no-print')}>
        <h1>Nyomtatás: {title}</h1>
        <ChipRadios name="csoport" legend="Csoportok" options={options} value={groups} onChange={setGroups} />
        <div className={layoutStyles.row} data-part="row">
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
      <section className={cx(panelStyles.panel, printStyles.printSheet)} aria-labelledby="megoldokulcs">
        <h2 id="megoldokulcs">Megoldókulcs – {title}</h2>
        {sheets.map(({ variant, questions: list }) => (
          <div key={variant}>
            <h3>{variant} csoport</h3>
            <ol className={printStyles.printKey}>
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
    <section className={cx(panelStyles.panel, printStyles.printSheet)} aria-labelledby={`lap-${variant}`}>
      <header className={printStyles.printHead}>
        <h2 id={`lap-${variant}`}>
          {title} – {variant} csoport
        </h2>
        <p>
          Név: <span className={cx(paperStyles.printGap, paperStyles.printGapLong)} aria-hidden="true" /> Dátum:{' '}
          <span className={paperStyles.printGap} aria-hidden="true" />
        </p>
      </header>
      <ol className={printStyles.printQuestions}>
        {questions.map(question => (
          <li key={question.id}>
            <SafeHtml className={printStyles.printQuestion} html={question.question} />
            {question.figure && <SafeHtml html={paperFigures(question.figure.svg, 'question')} />}
            <PrintAnswer question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}
