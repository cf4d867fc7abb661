import type { AiTarget } from '@eszkerek/documents/tools/ai-targets';
import { promptText, type RenderedPart } from '@eszkerek/documents/tools/prompt-text';
import { type CopyState, useCopy } from '@eszkerek/ui/use-copy.ts';
import { useState } from 'react';
import type { ToolFrame } from '../frame.ts';
import { isAdultRole, useRole } from '../frame.ts';

export interface Prompt {
  parts: readonly RenderedPart[];
  text: string;
  /** The pupil's own version, once it was rewritten. */
  edited: string | null;
  setEdited: (text: string | null) => void;
  copyState: CopyState;
  copy: () => Promise<boolean>;
  /** Copies, then opens; for pupils and guests the sheet comes first. */
  open: (target: AiTarget) => void;
  /** The target the sheet asks about. */
  asked: AiTarget | null;
  answer: (yes: boolean) => void;
  /** It was copied or opened at least once. */
  used: boolean;
}

/** A prompt on its way out: rewriting, copying, opening. `validate` may refuse while something is missing. */
export function usePrompt(frame: ToolFrame, parts: readonly RenderedPart[], validate: () => boolean = () => true): Prompt {
  const role = useRole();
  const [edited, setEdited] = useState<string | null>(null);
  const { state: copyState, copy: copyText } = useCopy();
  const [asked, setAsked] = useState<AiTarget | null>(null);
  const [used, setUsed] = useState(false);
  const text = edited ?? promptText(parts);
  const wantsSheet = !isAdultRole(role) || frame.safety?.adultSheet === true;

  const copy = async (): Promise<boolean> => {
    if (!validate()) return false;
    setUsed(true);
    return await copyText(text);
  };
  const launch = async (target: AiTarget) => {
    // Where copying was refused once, the second try still opens: the text stands there selected.
    const refused = copyState === 'failed';
    if ((await copy()) || refused) window.open(target.url, '_blank', 'noopener');
  };
  return {
    parts,
    text,
    edited,
    setEdited,
    copyState,
    copy,
    open: target => {
      if (!validate()) return;
      if (wantsSheet) setAsked(target);
      else void launch(target);
    },
    asked,
    answer: yes => {
      if (yes && asked) void launch(asked);
      setAsked(null);
    },
    used,
  };
}
