import { Skeleton } from './skeleton.tsx';

/** The geometry of a card while its content is on the way. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-art">
        <Skeleton height="100%" />
      </div>
      <div className="card-body">
        <Skeleton height="1.5rem" width="70%" />
        <Skeleton height="1rem" />
        <Skeleton height="1rem" width="84%" />
        <div className="card-foot">
          <Skeleton height="1.75rem" width="5.5rem" />
          <Skeleton height="1.75rem" width="4.5rem" />
        </div>
      </div>
    </div>
  );
}
