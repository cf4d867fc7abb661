import { describeWidget } from '@eszkerek/contract/widgets/describe';
import { widgetExamples } from '@eszkerek/contract/widgets/examples';
import { isWidgetKind, type WidgetConfig, type WidgetKind, widgetSchemas } from '@eszkerek/contract/widgets/index';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Link } from 'react-router';
import { indexed } from './kit/indexed.ts';
import { titles } from './titles.ts';
import { Widget } from './widget.tsx';
import './gallery.css';

const physics = new Set<WidgetKind>([
  'motion-graph',
  'force-board',
  'lever',
  'density-lab',
  'circuit',
  'ray-diagram',
  'heat-lab',
  'shadow-lab',
  'pressure-lab',
  'wave-lab',
  'particle-box',
  'thermometer',
]);
const ai = new Set<WidgetKind>([
  'card-sorter',
  'train-classifier',
  'chat-sim',
  'prompt-lab',
  'source-check',
  'pixel-grid',
  'recommender-sim',
  'decision-tree',
  'next-word',
  'privacy-filter',
]);

export const subjectOf = (kind: WidgetKind) => (physics.has(kind) ? 'fizika' : ai.has(kind) ? 'ai' : 'matematika');

/** For authors: what the mode takes, and the block as it is written. */
function Help({ kind, mode, example }: { kind: WidgetKind; mode: string; example: unknown }) {
  const help = describeWidget(kind).find(entry => entry.mode === mode);
  return (
    <details>
      <summary>Szerzőknek</summary>
      <p className="w-types">state: {help?.state}</p>
      <p className="w-types">goal: {help?.goal}</p>
      <pre className="w-code">{JSON.stringify(example, null, 2)}</pre>
    </details>
  );
}

function Entry<K extends WidgetKind>({ kind, config, index }: { kind: K; config: WidgetConfig<K>; index: number }) {
  return (
    <article id={`${kind}-${index}`} data-widget={kind} data-mode={config.mode}>
      <h3>
        {kind} · {config.mode}
        {config.goal === undefined && ' (szabad)'}
      </h3>
      <Widget kind={kind} config={config} id={`gallery-${kind}-${index}`} seed={2026} />
      <Help kind={kind} mode={config.mode} example={config} />
    </article>
  );
}

function Kind<K extends WidgetKind>({ kind, free }: { kind: K; free: boolean }) {
  const examples: WidgetConfig<K>[] = widgetExamples[kind];
  return (
    <section data-subject={subjectOf(kind)}>
      <h2>{titles[kind]}</h2>
      {indexed(examples).map(({ key, item, index }) => (
        <Entry key={key} kind={kind} config={free ? { ...item, goal: undefined } : item} index={index} />
      ))}
    </section>
  );
}

interface GalleryProps {
  only?: string;
  free?: boolean;
}

/** Every mode of every widget with what it takes, from the schemas: for authors, tests and screenshots. */
export function Gallery({ only, free = false }: GalleryProps) {
  const kinds = Object.keys(widgetSchemas).filter(isWidgetKind);
  return (
    <>
      <PageHeader
        title="Widgetek"
        lead="Minden fajta minden módja élőben. A „Szerzőknek” alatt ott van, mit vár a state és a goal, és a blokk, ahogy a leckébe írod."
      />
      <nav aria-label="Fajták">
        <ul className="w-kinds">
          <li>
            <Link className="link" to="?">
              mind
            </Link>
          </li>
          {kinds.map(kind => (
            <li key={kind}>
              <Link className="link" to={`?kind=${kind}`} aria-current={kind === only ? 'page' : undefined}>
                {kind}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {kinds
        .filter(kind => !only || kind === only)
        .map(kind => (
          <Kind key={kind} kind={kind} free={free} />
        ))}
    </>
  );
}
