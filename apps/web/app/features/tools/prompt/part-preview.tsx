import type { RenderedPart } from '@eszkerek/documents/tools/prompt-text';
import type { TemplatePiece } from '@eszkerek/documents/tools/template';
import { PART_TEXTS } from '../mirror/mirror.ts';
import styles from './prompt.module.css';

interface PartPreviewProps {
  parts: readonly RenderedPart[];
  /** What a gap waits for: the label of its field. */
  labels: Readonly<Record<string, string>>;
}

function Piece({ piece, labels }: { piece: TemplatePiece; labels: PartPreviewProps['labels'] }) {
  if (piece.kind === 'value') return <mark>{piece.text}</mark>;
  if (piece.kind === 'gap') return <span className={styles.promptGap}>{labels[piece.name] ?? '…'}</span>;
  return <>{piece.text}</>;
}

/** The prompt with its five parts in their colours; what was filled in is marked, what is missing is outlined. */
export function PartPreview({ parts, labels }: PartPreviewProps) {
  return (
    <dl className={styles.promptParts}>
      {parts.map(({ part, pieces }) => (
        <div className={styles.promptPart} data-prompt-part={part ?? 'whole'} key={part ?? 'whole'}>
          <dt>{part ? PART_TEXTS[part].label : 'Prompt'}</dt>
          <dd>
            {Array.from(pieces.entries(), ([place, piece]) => (
              <Piece key={place} piece={piece} labels={labels} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
