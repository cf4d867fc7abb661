import { AskPanel } from './ask-panel.tsx';
import type { Ask } from './ask-schema.ts';
import type { Asking, AskingModel } from './asking.ts';
import type { BaseConfig } from './model.ts';
import type { WidgetState } from './use-widget.ts';

interface QuestionsProps<C extends BaseConfig & { state: { ask?: Ask[] }; goal?: { asked?: string[] } }, S> {
  model: AskingModel<C, S>;
  config: C;
  widget: WidgetState<Asking<S>>;
}

/** The questions of a lab, asked as its events happen. */
export function Questions<C extends BaseConfig & { state: { ask?: Ask[] }; goal?: { asked?: string[] } }, S>({
  model,
  config,
  widget,
}: QuestionsProps<C, S>) {
  if (!config.state.ask) return null;
  return (
    <AskPanel
      asks={config.state.ask}
      answers={widget.state.answers}
      events={model.events(config, widget.state)}
      onAnswer={(ask, option) => widget.set(s => ({ ...s, answers: { ...s.answers, [ask]: option } }))}
    />
  );
}
