import type { Section } from '@eszkerek/documents/block';
import { useMemo, useState } from 'react';
import { type BlockContext, Blocks } from './blocks.tsx';
import { NoticeGate } from './notice-gate.tsx';
import { SectionView } from './section-view.tsx';
import { splitNotice } from './split-notice.ts';

interface DiscoveryProps {
  section: Section;
  context: BlockContext;
  later: boolean;
  presented: boolean;
  open: boolean;
  onOpen: () => void;
}

/** The widget and its steps, then what there was to notice, behind the pupil's own words. */
export function Discovery({ section, context, later, presented, open, onOpen }: DiscoveryProps) {
  const { task, notice } = useMemo(() => splitNotice(section), [section]);
  // Of this showing alone: the next class sees it closed again.
  const [shown, setShown] = useState(false);
  if (notice.length === 0) return <SectionView section={section} context={context} later={later} />;
  return (
    <SectionView
      section={task}
      context={context}
      later={later}
      wrap={blocks => (
        <>
          {blocks}
          <NoticeGate
            slug={context.slug}
            presented={presented}
            open={presented ? shown : open}
            onOpen={presented ? () => setShown(true) : onOpen}
          >
            <Blocks blocks={notice} context={context} />
          </NoticeGate>
        </>
      )}
    />
  );
}
