import { messages } from '@eszkerek/contract/messages';
import { useParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CardSkeletons } from '../ui/card-skeletons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { ErrorState } from '../ui/state.tsx';

const subjects = {
  matematika: { title: text.subjects.matematika, lead: 'Számok, alakzatok, egyenletek: próbáld ki, mielőtt megtanulod.' },
  fizika: { title: text.subjects.fizika, lead: 'Mozgás, erő, fény és áram: kísérletezz, és figyeld meg, mi történik.' },
  ai: { title: text.subjects.ai, lead: 'Hogyan tanul egy gép, mikor téved, és hogyan kérdezz jól?' },
} as const;

type Subject = keyof typeof subjects;
const isSubject = (name: string | undefined): name is Subject => name !== undefined && name in subjects;

export const meta = ({ params }: { params: { subjectName?: string } }) => {
  const subject = isSubject(params.subjectName) ? subjects[params.subjectName] : undefined;
  return pageMeta(subject?.title ?? 'Tantárgy', subject?.lead ?? 'Leckék, kvízek és gyakorlók tantárgyanként.');
};

export default function SubjectPage() {
  const { subjectName } = useParams();
  if (!isSubject(subjectName)) {
    return (
      <div className="wrap page">
        <Panel>
          <ErrorState
            headingLevel={1}
            title={text.errorTitle}
            message={messages.error(messages.subjectMissing(subjectName ?? ''))}
            actions={<ButtonLink to="/">{text.home}</ButtonLink>}
          />
        </Panel>
      </div>
    );
  }
  const { title, lead } = subjects[subjectName];
  return (
    <div className="wrap page" data-subject={subjectName}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <CardSkeletons count={6} label={text.loading} />
    </div>
  );
}
