import type { PromptParts } from '@eszkerek/documents/tools/parts';
import type { Topic } from '@eszkerek/documents/tools/topic';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { region } from '../../../lib/region.ts';
import { useStored } from '../../../lib/stored.ts';
import { usePageQuery } from '../../../lib/use-page-query.ts';
import { text } from '../../../text/common.ts';
import { useGrade } from '../fields/use-grade.ts';
import type { ToolFrame } from '../frame.ts';
import type { ToolSlots } from '../slots.ts';
import { noteSeen, seenTopics } from './seen-topics.ts';
import { gradesOf, shownTopics, topicPath } from './topic-path.ts';
import { TopicView } from './topic-view.tsx';
import styles from './topics.module.css';

interface TopicSelectorProps {
  topics: readonly Topic[];
  template: PromptParts | undefined;
  frame: ToolFrame;
  slots: ToolSlots;
}

const onlyLink = (topic: Topic): string | null =>
  topic.link && !topic.sections?.length && !topic.questions?.length && !topic.prompt && !topic.subtopics?.length ? topic.link : null;

/** Grade, topic, sub-topic, then what it carries. The choice stands in the address, so it can be shared and gone back from. */
export function TopicSelector({ topics, template, frame, slots }: TopicSelectorProps) {
  const [query, setQuery] = usePageQuery();
  const seen = useStored(seenTopics);
  const country = useStored(region);
  const heading = useRef<HTMLHeadingElement>(null);
  const grades = gradesOf(topics);
  const [grade, setGrade] = useGrade(grades.length > 0 ? grades : frame.grades);
  const chips = grades.length > 1 ? grades : template ? frame.grades : [];
  const mine = topics.filter(topic => !topic.curricula || topic.curricula.includes(country));
  const path = topicPath(mine, query.get('tema'));
  const topic = path.at(-1);
  const key = path.map(part => part.id).join('.');
  const moved = useRef(false);

  useEffect(() => {
    if (!key) return;
    noteSeen(`${frame.slug}#${key}`);
    if (moved.current) heading.current?.focus();
  }, [frame.slug, key]);
  const open = (next: string) => {
    moved.current = true;
    setQuery(next ? { tema: next } : {}, { preventScrollReset: false });
  };

  const list = topic ? (topic.subtopics ?? []) : mine;
  const cards = shownTopics(list, path.length === 0 && grades.length > 1 ? grade : null);
  return (
    <>
      {chips.length > 1 && path.length === 0 && (
        <div className={styles.hubFilters}>
          <ChipRadios
            name="evfolyam"
            legend="Évfolyam"
            options={chips.map(value => ({ value: String(value), label: `${value}. osztály` }))}
            value={String(grade)}
            onChange={value => setGrade(Number(value))}
          />
        </div>
      )}
      {topic && (
        <div className={styles.topicHead}>
          <Button
            variant="secondary"
            size="sm"
            icon="arrow-left"
            onClick={() =>
              open(
                path
                  .slice(0, -1)
                  .map(part => part.id)
                  .join('.'),
              )
            }
          >
            {path.length > 1 ? `${text.back}: ${path.at(-2)?.title}` : 'Minden téma'}
          </Button>
          <h2 ref={heading} tabIndex={-1}>
            {topic.title}
          </h2>
        </div>
      )}
      {cards.length > 0 && (
        <ul className={styles.topicCards}>
          {cards.map(card => {
            const id = [...path.map(part => part.id), card.id].join('.');
            const link = onlyLink(card);
            const inside = (
              <>
                <b>{card.title}</b>
                {card.description && <span>{card.description}</span>}
                {seen.includes(`${frame.slug}#${id}`) && (
                  <span className={styles.topicSeen}>
                    <Icon name="check" size={16} /> Ezt már megnézted
                  </span>
                )}
              </>
            );
            return (
              <li key={card.id}>
                {link ? (
                  <Link className={styles.topicCard} to={`/tananyag/${link}`} onClick={() => noteSeen(`${frame.slug}#${id}`)}>
                    {inside}
                  </Link>
                ) : (
                  <button type="button" className={styles.topicCard} onClick={() => open(id)}>
                    {inside}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {topic && <TopicView path={path} topic={topic} template={template} grade={grade} frame={frame} slots={slots} />}
    </>
  );
}
