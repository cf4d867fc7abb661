import { messages } from '@eszkerek/contract/messages';
import copyCodeStyles from './copy-code.module.css';
import { Icon } from './icon.tsx';
import iconButtonStyles from './icon-button.module.css';
import { showToast } from './toast-store.ts';
import { useCopy } from './use-copy.ts';

interface CopyCodeProps {
  code: string;
  label: string;
}

/** A code that can be read out and copied. */
export function CopyCode({ code, label }: CopyCodeProps) {
  const { state, copy } = useCopy();
  const copied = state === 'copied';
  return (
    <span className={copyCodeStyles.copyCode}>
      <code>{code}</code>
      <button
        type="button"
        className={iconButtonStyles.iconBtn}
        data-part="icon-btn"
        aria-label={label}
        title={label}
        onClick={async () => (await copy(code)) || showToast({ kind: 'bad', text: messages.copyFailed })}
      >
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
      <span className="sr-only" role="status">
        {copied ? 'Kimásolva!' : ''}
      </span>
    </span>
  );
}
