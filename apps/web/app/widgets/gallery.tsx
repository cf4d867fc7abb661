import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { describeWidget } from '@eszkerek/widgets/describe.ts';
import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { type WidgetConfig, type WidgetKind, widgetKinds } from '@eszkerek/widgets/kinds.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { Link } from 'react-router';
import styles from './gallery.module.css';
import { Widget } from './widget.tsx';

/** For authors: what the mode takes, and the block as it is written. */
function Help({ kind, mode, example }: { kind: WidgetKind; mode: string; example: unknown }) {
  const help = describeWidget(kind).find(entry => entry.mode === mode);
  return (
    <details>
      <summary>Szerzőknek</summary>
      <p className={styles.types}>state: {help?.state}</p>
      <p className={styles.types}>goal: {help?.goal}</p>
      <pre className={styles.code}>{JSON.stringify(example, null, 2)}</pre>
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
  return (
    <section data-subject={widgets[kind].subject}>
      <h2>{widgets[kind].title}</h2>
      {Object.entries(examplesOf(kind)).map(([index, example]) => (
        <Entry key={index} kind={kind} config={free ? { ...example, goal: undefined } : example} index={Number(index)} />
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
  return (
    <>
      <PageHeader
        title="Widgetek"
        lead="Minden fajta minden módja élőben. A „Szerzőknek” alatt ott van, mit vár a state és a goal, és a blokk, ahogy a leckébe írod."
      />
      <nav aria-label="Fajták">
        <ul className={styles.kinds}>
          <li>
            <Link className="link" to="?">
              mind
            </Link>
          </li>
          {widgetKinds.map(kind => (
            <li key={kind}>
              <Link className="link" to={`?kind=${kind}`} aria-current={kind === only ? 'page' : undefined}>
                {kind}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {widgetKinds
        .filter(kind => !only || kind === only)
        .map(kind => (
          <Kind key={kind} kind={kind} free={free} />
        ))}
    </>
  );
}
