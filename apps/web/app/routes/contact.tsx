import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { Operator } from '../features/contact/operator.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Kapcsolat', 'Írj nekünk, és hamarosan válaszolunk.');

export default function ContactPage() {
  return (
    <div className="wrap page narrow">
      <PageHeader title="Kapcsolat" lead="Kérdésed van, vagy hibát találtál? Írd meg, és hamarosan válaszolunk." />
      <Panel>
        <ContactForm />
      </Panel>
      <Operator />
    </div>
  );
}
