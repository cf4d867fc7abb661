import type { Block, BoxBlock, LeafBlock } from '@eszkerek/documents/block';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { WidgetConfig, WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { daySeed } from '../../lib/day-seed.ts';
import { Widget } from '../../widgets/widget.tsx';
import styles from './blocks.module.css';
import { PromptBlock } from './prompt-block.tsx';
import { TryQuestion } from './try-question.tsx';

export interface BlockContext {
  slug: string;
  onWidgetSolved?: () => void;
}

const boxTitles: Record<BoxBlock['type'], string> = {
  rule: 'Jegyezd meg!',
  example: 'Kidolgozott példa',
  mistake: 'Vigyázz, itt sokan elcsúsznak!',
  tasks: 'Feladatok',
};
const boxIcons = { rule: 'bulb', example: 'edit', mistake: 'warning', tasks: 'nut' } as const;

function Leaf({ block, context }: { block: LeafBlock; context: BlockContext }) {
  switch (block.type) {
    case 'html':
      return <SafeHtml className="prose" html={block.html} />;
    case 'widget':
      return (
        <div>
          <Widget
            kind={block.kind as WidgetKind}
            config={block.config as WidgetConfig}
            id={`${context.slug}.${block.id}`}
            seed={daySeed(context.slug)}
            onSolved={context.onWidgetSolved}
          />
        </div>
      );
    case 'figure':
      return (
        <figure className={styles.figure} data-part="figure">
          <SafeHtml html={block.svg} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'try':
      return (
        <section aria-labelledby={block.id}>
          <h3 id={block.id} className={styles['try-title']}>
            {block.title}
          </h3>
          <TryQuestion id={`${context.slug}.${block.id}`} question={block.question} />
        </section>
      );
    case 'prompt':
      return <PromptBlock label={block.label} text={block.text} fields={block.fields} />;
  }
}

function Box({ block, context }: { block: BoxBlock; context: BlockContext }) {
  const Title = block.id ? 'h3' : 'p';
  return (
    <div className={cx(styles.box, styles[`box-${block.type}`])}>
      <span className={styles['box-icon']}>
        <Icon name={boxIcons[block.type]} size={24} />
      </span>
      <div>
        <Title id={block.id} className={styles['box-title']}>
          {block.title ?? boxTitles[block.type]}
        </Title>
        {Array.from(block.blocks.entries(), ([place, inner]) => (
          <Leaf key={place} block={inner} context={context} />
        ))}
      </div>
    </div>
  );
}

const isBox = (block: Block): block is BoxBlock => 'blocks' in block;

/** The blocks of a section in their order. */
export function Blocks({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  return Array.from(blocks.entries(), ([place, block]) =>
    isBox(block) ? <Box key={place} block={block} context={context} /> : <Leaf key={place} block={block} context={context} />,
  );
}
