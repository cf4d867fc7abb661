import { COPY_FEEDBACK_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { showToast } from './toast-store.ts';

interface CopyCodeProps {
  code: string;
  label: string;
}

/** A code that can be read out and copied. */
export function CopyCode({ code, label }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => showToast({ kind: 'bad', text: messages.copyFailed }),
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
