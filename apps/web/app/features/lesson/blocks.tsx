import type { Block, BoxBlock, LeafBlock } from '@eszkerek/documents/block';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { WidgetConfig, WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { daySeed } from '../../lib/day-seed.ts';
import { useSlideOf } from '../../lib/present.ts';
import { Widget } from '../../widgets/widget.tsx';
import styles from './blocks.module.css';
import { Challenge } from './challenge.tsx';
import { PromptBlock } from './prompt-block.tsx';
import { TryQuestion } from './try-question.tsx';

export interface BlockContext {
  slug: string;
  onWidgetSolved?: (id: string) => void;
  /** A try question got a readable answer. */
  onAnswered?: (id: string) => void;
}

type OpenBox = BoxBlock & { type: Exclude<BoxBlock['type'], 'why'> };

const boxTitles: Record<OpenBox['type'], string> = {
  rule: 'Jegyezd meg!',
  example: 'Kidolgozott példa',
  mistake: 'Vigyázz, itt sokan elcsúsznak!',
  tasks: 'Feladatok',
};
const boxIcons = { rule: 'bulb', example: 'edit', mistake: 'warning', tasks: 'nut' } as const;

function Leaf({ block, context }: { block: LeafBlock; context: BlockContext }) {
  const presented = useSlideOf(context.slug) !== null;
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
            atOnce={presented}
            onSolved={() => context.onWidgetSolved?.(block.id)}
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
          <TryQuestion id={`${context.slug}.${block.id}`} question={block.question} onAnswered={() => context.onAnswered?.(block.id)} />
        </section>
      );
    case 'prompt':
      return <PromptBlock label={block.label} text={block.text} fields={block.fields} />;
  }
}

const Leaves = ({ blocks, context }: { blocks: readonly LeafBlock[]; context: BlockContext }) =>
  Array.from(blocks.entries(), ([place, block]) => <Leaf key={place} block={block} context={context} />);

const WHY = 'Miért igaz?';
/** The section above it is called „Miért igaz?” already. */
const whyTitle = (title = WHY): string => (title === WHY ? 'Nézd meg az okát!' : title);

/** Folded for a reader; open when it is shown to a class. */
function Why({ block, context }: { block: BoxBlock; context: BlockContext }) {
  const presented = useSlideOf(context.slug) !== null;
  return (
    <div className={styles.why}>
      <Accordion key={String(presented)} summary={whyTitle(block.title)} open={presented}>
        <Leaves blocks={block.blocks} context={context} />
      </Accordion>
    </div>
  );
}

function Box({ block, context }: { block: OpenBox; context: BlockContext }) {
  const Title = block.id ? 'h3' : 'p';
  return (
    <div className={cx(styles.box, styles[`box-${block.type}`])} data-part={block.type}>
      <span className={styles['box-icon']}>
        <Icon name={boxIcons[block.type]} size={24} />
      </span>
      <div>
        <Title id={block.id} className={styles['box-title']}>
          {block.title ?? boxTitles[block.type]}
        </Title>
        <Leaves blocks={block.blocks} context={context} />
      </div>
    </div>
  );
}

const isBox = (block: Block): block is BoxBlock => 'blocks' in block;
const isOpenBox = (block: BoxBlock): block is OpenBox => block.type !== 'why';

function AnyBlock({ block, context }: { block: Block; context: BlockContext }) {
  if (block.type === 'challenge') return <Challenge {...block} />;
  if (!isBox(block)) return <Leaf block={block} context={context} />;
  return isOpenBox(block) ? <Box block={block} context={context} /> : <Why block={block} context={context} />;
}

/** The blocks of a section in their order. */
export function Blocks({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  return Array.from(blocks.entries(), ([place, block]) => <AnyBlock key={place} block={block} context={context} />);
}
