import type { ChallengeBlock } from '@eszkerek/documents/block';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { PaperButton } from '../../lib/paper-button.tsx';
import styles from './blocks.module.css';

/** A task to think about. Each hint appears once the one before it is open, the solution last; nothing is recorded. */
export function Challenge({ id, title, task, figure, hints, solution, answer }: ChallengeBlock) {
  return (
    <section className={styles.challenge} aria-labelledby={id}>
      <p className={styles.challengeNote}>
        <Icon name="target" size={18} />
        Kb. 10 perc gondolkodás, nem számít bele semmibe.
      </p>
      <PaperButton />
      <h3 id={id} className={styles['try-title']}>
        {title}
      </h3>
      <SafeHtml className="prose" html={task} />
      {figure && <SafeHtml className={styles.figure} data-part="figure" html={figure.svg} />}
      <div className={cx(styles.challengeSteps, 'no-print')}>
        {Array.from(hints.entries(), ([place, hint]) => (
          <Accordion lazy key={place} summary={`${place + 1}. segítség`}>
            <SafeHtml className="prose" html={hint} as="p" />
          </Accordion>
        ))}
        <Accordion lazy summary="Megoldás">
          <SafeHtml className="prose" html={solution} />
          <p className={styles.challengeAnswer}>
            Eredmény: <SafeHtml as="span" html={answer} />
          </p>
        </Accordion>
      </div>
    </section>
  );
}
