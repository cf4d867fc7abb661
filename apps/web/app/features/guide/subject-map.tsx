import { CallError } from '@eszkerek/contract/client';
import type { GuideMap } from '@eszkerek/contract/guide-shapes';
import { the } from '@eszkerek/numbers/hungarian';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './map.module.css';
import { MapLegend } from './map-legend.tsx';
import { ALL, gradeChoices, shownGroups } from './map-text.ts';
import { MapUnit } from './map-unit.tsx';

interface SubjectMapProps {
  subject: GuideMap['subject'];
  /** Stands in the map's place while the line is lost. */
  offline: (retry: () => void) => ReactNode;
}

/** "Észtérkép": one list for everyone; styles lay it out as wheels on a path. */
export function SubjectMap({ subject, offline }: SubjectMapProps) {
  // As the home does: both lead to the same thing, also right after a part was done.
  const map = useQuery({ ...api.guide.map.query({ params: { subject } }), refetchOnMount: 'always' });
  if (map.isPending) return <Skeleton height="24rem" />;
  const retry = () => void map.refetch();
  if (map.isError && map.error instanceof CallError && map.error.status === 0) return offline(retry);
  if (map.isError) return <ErrorState title={text.errorTitle} message={map.error.message} retryLabel={text.retry} onRetry={retry} />;
  return <MapView map={map.data.map} />;
}

const WHOLE = { contentVisibility: 'visible' } as const;

/** The map itself; a teacher sees a pupil's as the pupil does, without the buttons to go on. */
export function MapView({ map, readOnly = false }: { map: GuideMap; readOnly?: boolean }) {
  const [params, setParams] = useSearchParams();
  const choices = gradeChoices(map, readOnly ? 'A tanuló évfolyama' : undefined);
  const wanted = params.get('osztaly');
  const choice = choices.find(({ value }) => value === wanted) ?? choices[0];
  const groups = shownGroups(map, choice?.value ?? ALL);
  const next = map.units.flatMap(({ lessons }) => lessons).find(({ slug }) => slug === map.next?.slug);
  return (
    <div className={styles.map} data-subject={map.subject}>
      {!readOnly && map.placement && (
        <ButtonLink variant="subject" className={styles.go} to={`/hol-tartasz/${map.subject}`} iconEnd="arrow-right">
          {map.placement.answered > 0 ? `Hol tartasz? Folytatom ${the(map.placement.answered + 1)}. kérdéstől` : 'Hol tartasz? Megnézem'}
        </ButtonLink>
      )}
      {!readOnly && next?.link && (
        <ButtonLink variant={map.placement ? 'secondary' : 'subject'} className={styles.go} to={next.link} iconEnd="arrow-right">
          {map.next?.begun ? 'Folytatom' : 'Kezdem'}: {next.title}
        </ButtonLink>
      )}
      <div className={styles.bar}>
        <div className="row-scroll">
          <ChipRadios
            name="osztaly"
            legend="Évfolyam"
            options={choices}
            value={choice?.value ?? ALL}
            onChange={osztaly =>
              // The rest of the address stays: in a diary it says whose it is.
              setParams(before => ({ ...Object.fromEntries(before), osztaly }), { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <MapLegend />
      </div>
      {groups.length === 0 && <EmptyState title="Ehhez még nincs témakör">Nézz vissza később!</EmptyState>}
      {groups.map(({ title, units, known }, i) => (
        // A diary is printed whole: nothing of it waits for being scrolled to.
        <section className={styles.grade} style={readOnly ? WHOLE : undefined} key={title} aria-labelledby={`osztaly-${i}`}>
          <h2 id={`osztaly-${i}`}>
            {title} {known && <small>{known}</small>}
          </h2>
          <ol className={styles.units}>
            {units.map((unit, i) => (
              <MapUnit key={unit.unit} unit={unit} place={i} next={readOnly ? null : map.next} stays={map.placement !== null} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
