import { PROMPT_PARTS } from '@eszkerek/documents/tools/prompt-part-names';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { countParts } from './five-parts.ts';
import styles from './mirror.module.css';
import { FINDING_TEXTS, PART_TEXTS, type Reflection } from './mirror.ts';

interface MirrorViewProps {
  reflection: Reflection;
  /** A template of ours has its parts; only a free text is asked about them. */
  showParts: boolean;
  headingLevel?: 2 | 3;
}

export function MirrorView({ reflection: { findings, parts }, showParts, headingLevel = 3 }: MirrorViewProps) {
  const Heading = `h${headingLevel}` as const;
  const missing = PROMPT_PARTS.filter(part => !parts[part]);
  return (
    <section className={styles.mirror} aria-label="Prompt-tükör">
      <Heading className={styles.mirrorTitle}>
        <Icon name="shield" /> Prompt-tükör
      </Heading>
      <div role="status">
        {findings.length === 0 ? (
          <p className={styles.mirrorOk}>
            <Icon name="check" size={18} /> Nem látok benne személyes adatot, és nem adod ki a munkát a kezedből.
          </p>
        ) : (
          <ul className={styles.mirrorList}>
            {findings.map(finding => (
              <li key={finding.kind + finding.found}>
                <Icon name="warning" size={18} />
                <span>
                  <b>{FINDING_TEXTS[finding.kind].title}:</b> „{finding.found}” – {FINDING_TEXTS[finding.kind].why}
                </span>
              </li>
            ))}
          </ul>
        )}
        {showParts && <p className={styles.mirrorCount}>{`Az öt részből ${countParts(parts)} van meg.`}</p>}
      </div>
      {showParts && (
        <ul className={styles.mirrorParts}>
          {PROMPT_PARTS.map(part => (
            <li key={part} data-prompt-part={part} data-missing={missing.includes(part) || undefined}>
              <Icon name={parts[part] ? 'check' : 'question'} size={18} />
              <span>
                <b>{PART_TEXTS[part].label}</b>
                {parts[part] ? <span className="sr-only"> megvan</span> : <> – {PART_TEXTS[part].ask}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
