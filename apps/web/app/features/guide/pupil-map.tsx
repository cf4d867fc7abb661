import type { GuideMap } from '@eszkerek/contract/guide-shapes';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { SubjectChips } from './subject-chips.tsx';
import { MapView } from './subject-map.tsx';

/** The map of one pupil for the teacher: the four words, never how sure the guide is. */
export function PupilMap({ studentId }: { studentId: string }) {
  const [subject, setSubject] = useState<GuideMap['subject']>('matematika');
  const map = useQuery(api.guide.pupilMap.query({ params: { id: studentId, subject } }));
  return (
    <div className={layoutStyles.stack}>
      <SubjectChips name="tanuloterkep" value={subject} onChange={setSubject} />
      {map.isPending && <Skeleton height="12rem" />}
      {map.isError && (
        <ErrorState title={text.errorTitle} message={map.error.message} onRetry={() => void map.refetch()} retryLabel={text.retry} />
      )}
      {map.data && <MapView key={subject} map={map.data.map} readOnly />}
    </div>
  );
}
