import { messages } from '@eszkerek/contract/messages';
import type { DocumentOf } from '@eszkerek/documents/document';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { type ReactNode, useEffect } from 'react';
import { text } from '../../text/common.ts';
import { CharacterSelector } from './characters/character-selector.tsx';
import { chooseScreen } from './choose-screen.ts';
import { PromptExam } from './exam/prompt-exam.tsx';
import { frameOf } from './frame.ts';
import { PromptGenerator } from './generator/prompt-generator.tsx';
import { HubPage } from './hub/hub-page.tsx';
import { ErrorHunt } from './hunt/error-hunt.tsx';
import { noteUsed } from './last-used.ts';
import { PromptLauncher } from './launcher/prompt-launcher.tsx';
import { MirrorPage } from './mirror/mirror-page.tsx';
import { MultiChoice } from './multi-choice/multi-choice.tsx';
import { MultiInput } from './multi-input/multi-input.tsx';
import { GoalPlanner } from './planner/goal-planner.tsx';
import { SectionList } from './sections/section-list.tsx';
import type { ToolSlots } from './slots.ts';
import { ToolHead } from './tool-head.tsx';
import styles from './tool-page.module.css';
import { TopicSelector } from './topics/topic-selector.tsx';

type Tool = DocumentOf<'tool'>;

function Body({ tool, slots }: { tool: Tool; slots: ToolSlots }): ReactNode {
  const screen = chooseScreen(tool);
  const frame = frameOf(tool);
  const data = tool.toolData;
  if (screen === 'incomplete') return <ErrorState title={text.errorTitle} message={messages.dataIncomplete} />;
  if (screen === 'topics' && tool.topics)
    return <TopicSelector topics={tool.topics} template={tool.topicTemplate} frame={frame} slots={slots} />;
  if (screen === 'characters' && tool.characters) return <CharacterSelector characters={tool.characters} frame={frame} />;
  if (screen === 'sections' && tool.sections) return <SectionList sections={tool.sections} frame={frame} />;
  if (screen === 'error-hunt' && tool.errorHunt) return <ErrorHunt hunt={tool.errorHunt} />;
  if (screen === 'prompt-mirror' && tool.promptMirror) return <MirrorPage mirror={tool.promptMirror} frame={frame} />;
  if (data && data.type === screen)
    switch (data.type) {
      case 'hub-page':
        return <HubPage data={data} />;
      case 'goal-planner':
        return <GoalPlanner data={data} frame={frame} title={tool.title} slots={slots} />;
      case 'prompt-generator':
        return <PromptGenerator data={data} frame={frame} />;
      case 'preloaded-prompt-launcher':
        return <PromptLauncher data={data} frame={frame} />;
      case 'multi-choice-prompt-generator':
        return <MultiChoice data={data} frame={frame} />;
      case 'multi-input-prompt-generator':
        return <MultiInput data={data} frame={frame} />;
      case 'exam-simulator':
        return <PromptExam data={data} frame={frame} />;
    }
  return <ErrorState title={text.errorTitle} message={messages.unknownFormat} />;
}

interface ToolPageProps {
  tool: Tool;
  slots?: ToolSlots;
}

/** A page of kind tool: its type decides the screen, then what else it carries. */
export default function ToolPage({ tool, slots = {} }: ToolPageProps) {
  const isHub = tool.toolData?.type === 'hub-page';
  useEffect(() => {
    if (!isHub) noteUsed(tool.slug);
  }, [tool.slug, isHub]);
  const bank = tool.toolData?.type === 'exam-simulator' && tool.toolData.source === 'bank' && chooseScreen(tool) === 'exam-simulator';
  if (bank && slots.bankExam) return slots.bankExam(tool);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, styles.toolPage)} data-subject={tool.subject ?? 'eszkoz'}>
      <ToolHead tool={tool} />
      <Body tool={tool} slots={slots} />
    </div>
  );
}
