import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { failureText } from './failure-text.ts';

interface ActionOptions<Input, Answer> {
  /** Shown when a failure came without a sentence of the server. */
  fallback?: string | ((input: Input) => string);
  /** The sentence shown on success; without it (or with null) success shows nothing. */
  success?: (answer: Answer, input: Input) => string | null;
  /** The success sentence disappears after five seconds, unless it stands in the place of the form. */
  successStays?: boolean;
  /** Success leads to another page: the button stays busy until this one is gone. */
  leavesPage?: boolean;
  /** A run started while another goes on is sent after it, instead of being ignored. */
  queues?: boolean;
  /** Queries to load again after success; the action is pending until they are fresh. */
  invalidates?: readonly QueryKey[];
  onSuccess?: (answer: Answer, input: Input) => void | Promise<void>;
  onFailure?: (error: unknown, input: Input) => void;
  onSettled?: () => void;
}

export interface ActionMessage {
  kind: 'ok' | 'bad';
  text: string;
}

export interface Action<Input> {
  /** Never rejects: false when it failed, or when the previous run was still going on. */
  run: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** What the pending run was started with. */
  pendingInput: Input | undefined;
  message: ActionMessage | null;
  success: string | null;
  failure: string | null;
  /** Shows a refusal found before anything was sent. */
  refuse: (text: string) => void;
  clear: () => void;
}

/** One write and everything a screen shows about it. While it runs, a second click sends nothing. */
export function useAction<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  options: ActionOptions<Input, Answer> = {},
): Action<Input> {
  const queries = useQueryClient();
  const [message, setMessage] = useState<ActionMessage | null>(null);
  // Set at once, unlike the pending state, which a second click of the same frame would not see yet.
  const running = useRef(false);
  const scope = useId();
  const { leavesPage = false, queues = false } = options;
  const { mutateAsync, isPending, isSuccess, variables } = useMutation({
    mutationFn: (input: Input) => send(input),
    // Without a connection it fails with a sentence instead of waiting for one.
    networkMode: 'always',
    ...(queues && { scope: { id: scope } }),
    onSuccess: async (answer, input) => {
      await options.onSuccess?.(answer, input);
      const text = options.success?.(answer, input) ?? null;
      if (text !== null) setMessage({ kind: 'ok', text });
      await Promise.all((options.invalidates ?? []).map(queryKey => queries.invalidateQueries({ queryKey })));
    },
    onError: (error, input) => {
      const { fallback = messages.somethingFailed } = options;
      setMessage({ kind: 'bad', text: failureText(error, typeof fallback === 'function' ? fallback(input) : fallback) });
      options.onFailure?.(error, input);
    },
    onSettled: () => options.onSettled?.(),
  });

  const run = useCallback(
    async (input: Input): Promise<boolean> => {
      if (running.current && !queues) return false;
      running.current = true;
      setMessage(null);
      try {
        await mutateAsync(input);
        if (!leavesPage) running.current = false;
        return true;
      } catch {
        running.current = false;
        return false;
      }
    },
    [mutateAsync, leavesPage, queues],
  );

  const fades = options.successStays !== true && message?.kind === 'ok';
  useEffect(() => {
    if (!fades) return;
    const timer = setTimeout(() => setMessage(null), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [fades]);

  const pending = isPending || (leavesPage && isSuccess);
  return {
    run,
    pending,
    pendingInput: pending ? variables : undefined,
    message,
    success: message?.kind === 'ok' ? message.text : null,
    failure: message?.kind === 'bad' ? message.text : null,
    refuse: useCallback((text: string) => setMessage({ kind: 'bad', text }), []),
    clear: useCallback(() => setMessage(null), []),
  };
}
