import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Link } from 'react-router';
import styles from '../result/result.module.css';
import { type ReviewedQuestion, topicsToLearn } from '../result/summary.ts';

/** What to learn next: the weakest topics of the paper and their lessons. What is not written yet is said. */
export function NextLessons({ review }: { review: readonly ReviewedQuestion[] }) {
  const topics = topicsToLearn(review);
  if (topics.length === 0) return null;
  return (
    <section className={cx(panelStyles.panel, styles.resultPart)} aria-labelledby="mit-tanulj">
      <h2 id="mit-tanulj">Ezzel folytasd!</h2>
      <ul className={styles.scores}>
        {topics.map(({ topic, lessons }) => (
          <li key={topic}>
            <b>{topic}</b>
            <span className={styles.nextLessons}>
              {lessons.map(({ slug, title }) =>
                slug ? (
                  <Link key={title} to={`/tananyag/${slug}`}>
                    {title}
                  </Link>
                ) : (
                  <span key={title}>{title} (ez a lecke még készül)</span>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
