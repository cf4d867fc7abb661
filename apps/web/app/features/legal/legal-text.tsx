import type { DocumentOf } from '@eszkerek/documents/document';
import { longDate } from '@eszkerek/numbers/dates';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import './legal.css';

/** A legal document: its version, contents and sections. */
export function LegalText({ page }: { page: DocumentOf<'legal'> }) {
  return (
    <article className="panel panel-pad legal">
      <p className="help">
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
            block.type === 'html' ? <SafeHtml key={place} className="legal-body" html={block.html} /> : null,
          )}
        </section>
      ))}
    </article>
  );
}
