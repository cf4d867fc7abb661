import type { PromptParts } from '@eszkerek/documents/tools/parts';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { Topic } from '@eszkerek/documents/tools/topic';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import type { ToolSlots } from '../slots.ts';
import styles from './topics.module.css';

interface TopicViewProps {
  path: readonly Topic[];
  topic: Topic;
  template: PromptParts | undefined;
  grade: number;
  frame: ToolFrame;
  slots: ToolSlots;
}

function TopicPrompt({
  template,
  path,
  grade,
  frame,
}: {
  template: PromptParts | string;
  path: readonly Topic[];
  grade: number;
  frame: ToolFrame;
}) {
  const parts = renderParts(template, { topic: path[0]?.title ?? '', subtopic: path[1]?.title ?? '', evfolyam: grade });
  const prompt = usePrompt(frame, parts);
  return <ResultPanel frame={frame} prompt={prompt} typed={[]} />;
}

/** What a topic carries: a text, a mini quiz, a page, a prompt. */
export function TopicView({ path, topic, template, grade, frame, slots }: TopicViewProps) {
  const prompt = topic.prompt ?? (topic.subtopics?.length ? undefined : template);
  return (
    <>
      {(topic.sections?.length || topic.questions?.length || topic.link) && (
        <div className={cx(panelStyles.panel, panelStyles.panelPad, styles.topicBody)}>
          {topic.description && (
            <p className={panelStyles.panelLead} data-part="panel-lead">
              {topic.description}
            </p>
          )}
          {topic.sections?.map(section => (
            <section key={section.id} aria-labelledby={`${topic.id}-${section.id}`}>
              <h3 id={`${topic.id}-${section.id}`}>{section.title}</h3>
              <SafeHtml className="prose" html={section.content} />
            </section>
          ))}
          {slots.question && topic.questions && topic.questions.length > 0 && (
            <section aria-labelledby={`${topic.id}-kerdesek`}>
              <h3 id={`${topic.id}-kerdesek`}>Próbáld ki!</h3>
              {topic.questions.map((question, i) => (
                <div key={question.id ?? i}>
                  {slots.question?.({ ...question, id: question.id ?? `q${i + 1}` }, `${frame.slug}.${topic.id}.${i}`)}
                </div>
              ))}
            </section>
          )}
          {topic.link && (
            <div className={layoutStyles.row} data-part="row">
              <ButtonLink to={`/tananyag/${topic.link}`} iconEnd="arrow-right">
                {`Megnyitom: ${topic.title}`}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
      {prompt && <TopicPrompt key={topic.id} template={prompt} path={path} grade={grade} frame={frame} />}
    </>
  );
}
