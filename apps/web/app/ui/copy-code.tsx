import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

interface CopyCodeProps {
  code: string;
  label: string;
}

const FEEDBACK_MS = 2000;

/** A code that can be read out and copied. */
export function CopyCode({ code, label }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className="copy-code">
      <code>{code}</code>
      <button type="button" className="icon-btn" aria-label={label} title={label} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
      <span className="sr-only" role="status">
        {copied ? 'Kimásolva!' : ''}
      </span>
    </span>
  );
}
