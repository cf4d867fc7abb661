import type { WidgetConfig, WidgetKind } from '@eszkerek/contract/widgets/index';
import { Component, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { WidgetProps } from './kit/model.ts';
import { registry, type WidgetView } from './registry.ts';
import { titles } from './titles.ts';
import './widgets.css';

function Rest({ kind, config, children }: { kind: WidgetKind; config: WidgetConfig; children?: ReactNode }) {
  return (
    <div className="w-rest">
      <b>Próbáld ki: {config.text.title ?? titles[kind]}</b>
      <p>{config.text.task}</p>
      <p>{config.alt}</p>
      {children}
    </div>
  );
}

/** A broken widget must not take the lesson with it. */
class Guard extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true), {
      rootMargin: '25% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}

function view<K extends WidgetKind>(kind: K): WidgetView<K> {
  return lazy(registry[kind]);
}

type Props<K extends WidgetKind> = WidgetProps<WidgetConfig<K>> & { kind: K };

/** A widget of a lesson: its text first, itself when it comes into sight. */
export function Widget<K extends WidgetKind>({ kind, ...props }: Props<K>) {
  const { ref, seen } = useSeen();
  const View = useMemo(() => view(kind), [kind]);
  const rest = <Rest kind={kind} config={props.config} />;
  return (
    <div ref={ref}>
      {seen ? (
        <Guard
          fallback={
            <Rest kind={kind} config={props.config}>
              <p>Ez a rész most nem töltődött be. A leckét így is végigolvashatod.</p>
            </Rest>
          }
        >
          <Suspense fallback={rest}>
            <View {...props} />
          </Suspense>
        </Guard>
      ) : (
        rest
      )}
    </div>
  );
}
