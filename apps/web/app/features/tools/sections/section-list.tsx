import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolSection } from '@eszkerek/documents/tools/tool-section';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useGradeValue } from '../fields/use-grade-value.ts';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import styles from '../tool-page.module.css';

interface SectionListProps {
  sections: readonly ToolSection[];
  frame: ToolFrame;
}

function SectionPrompt({ label, template, frame }: { label: string; template: string; frame: ToolFrame }) {
  const grade = useGradeValue([], {}, frame.grades, [template]);
  const prompt = usePrompt(frame, renderParts(template, { evfolyam: grade.value }));
  return <ResultPanel frame={frame} prompt={prompt} typed={[]} title={label} />;
}

/** Texts to read and print, some with prompts to copy. */
export function SectionList({ sections, frame }: SectionListProps) {
  return (
    <>
      <div className={cx(layoutStyles.row, 'no-print')} data-part="row">
        <Button variant="secondary" icon="document" onClick={() => window.print()}>
          Nyomtatás
        </Button>
      </div>
      {sections.map(section => (
        <section
          key={section.id}
          id={section.id}
          className={cx(panelStyles.panel, panelStyles.panelPad, styles.toolSection)}
          aria-labelledby={`${section.id}-cim`}
        >
          <h2 id={`${section.id}-cim`}>
            {section.title} {section.type && section.type !== 'section' && <Badge kind="workshop">Műhely</Badge>}
          </h2>
          <SafeHtml className="prose" html={section.content} />
          {section.prompts?.map(prompt => (
            <SectionPrompt key={prompt.label} label={prompt.label} template={prompt.text} frame={frame} />
          ))}
        </section>
      ))}
    </>
  );
}
