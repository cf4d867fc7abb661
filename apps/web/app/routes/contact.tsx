import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { Operator } from '../features/contact/operator.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Kapcsolat', 'Írj nekünk, és hamarosan válaszolunk.');

export default function ContactPage() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Kapcsolat" lead="Kérdésed van, vagy hibát találtál? Írd meg, és hamarosan válaszolunk." />
      <Panel>
        <ContactForm />
      </Panel>
      <Operator />
    </div>
  );
}
