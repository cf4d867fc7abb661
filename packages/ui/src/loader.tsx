import { Mark } from './logo.tsx';

interface LoaderProps {
  label: string;
}

/** Whole-page waiting: the mark with turning spokes and a text. */
export function Loader({ label }: LoaderProps) {
  return (
    <div className="loader" role="status">
      <Mark size={56} turning />
      <p>{label}</p>
    </div>
  );
}
