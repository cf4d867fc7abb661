import { CardSkeleton } from './card-skeleton.tsx';

/** A grid of cards on the way. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="grid3 rail">
        {Array.from(Array(count).keys(), place => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
