import type { Section } from '@eszkerek/documents/block';
import { useMemo } from 'react';
import { type BlockContext, Blocks } from './blocks.tsx';
import { NoticeGate } from './notice-gate.tsx';
import { SectionView } from './section-view.tsx';
import { splitNotice } from './split-notice.ts';

interface DiscoveryProps {
  section: Section;
  context: BlockContext;
  later: boolean;
  open: boolean;
  onOpen: () => void;
}

/** The widget and its steps, then what there was to notice, behind the pupil's own words. */
export function Discovery({ section, context, later, open, onOpen }: DiscoveryProps) {
  const { task, notice } = useMemo(() => splitNotice(section), [section]);
  if (notice.length === 0) return <SectionView section={section} context={context} later={later} />;
  return (
    <SectionView
      section={task}
      context={context}
      later={later}
      wrap={blocks => (
        <>
          {blocks}
          <NoticeGate open={open} onOpen={onOpen}>
            <Blocks blocks={notice} context={context} />
          </NoticeGate>
        </>
      )}
    />
  );
}
