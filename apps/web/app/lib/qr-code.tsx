import encodeQR from 'qr';
import { useMemo } from 'react';

/** Modules of white around the code: readers need four. */
const QUIET = 4;

/** A QR code as one path, dark on white in both themes: cameras read the contrast, not the theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { side, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: QUIET });
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { side: rows.length, path: squares.join('') };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={className} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#0e2620" />
    </svg>
  );
}
