import type { DocumentOf } from '@eszkerek/documents/document';
import { longDate } from '@eszkerek/numbers/dates';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './legal.module.css';

/** A legal document: its version, contents and sections. */
export function LegalText({ page }: { page: DocumentOf<'legal'> }) {
  return (
    <article className={cx(panelStyles.panel, panelStyles.panelPad, styles.legal)}>
      <p className={formStyles.help} data-part="help">
        {page.version}. változat, hatályos: {longDate(page.effective)}
      </p>
      <nav className="no-print" aria-label="Tartalom">
        <ol>
          {page.toc.map(entry => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{entry.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {page.sections.map(section => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-cim`}>
          <h2 id={`${section.id}-cim`}>{section.title}</h2>
          {Array.from(section.blocks.entries(), ([place, block]) =>
            block.type === 'html' ? <SafeHtml key={place} className={styles.legalBody} html={block.html} /> : null,
          )}
        </section>
      ))}
    </article>
  );
}
