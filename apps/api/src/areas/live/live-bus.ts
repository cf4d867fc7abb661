import type { Broadcast } from '../../db/broadcast.ts';

/** Counts of votes are told at most this often per lesson. */
const COUNT_EVERY_MS = 500;

type Listener = (lessonId: string, version: number) => void;

/**
 * Tells this process, and through the broadcast every other one, that a lesson changed. Only `id:version` travels: each process
 * reads the rows itself. A lost text is harmless, because versions are compared again every few seconds (live-streams.ts).
 */
export class LiveBus {
  readonly #broadcast: Broadcast | undefined;
  readonly #listener: Listener;
  /** Lessons with a count told less than half a second ago, and the version to tell next. */
  readonly #pending = new Map<string, { version: number | undefined; timer: NodeJS.Timeout }>();

  constructor(broadcast: Broadcast | undefined, listener: Listener) {
    this.#broadcast = broadcast;
    this.#listener = listener;
  }

  /** The teacher moved the lesson on: told at once. */
  changed(lessonId: string, version: number): void {
    this.#tell(lessonId, version);
  }

  /** A vote or a join. The first is published at once, further ones within half a second as one update. */
  counted(lessonId: string, version: number): void {
    const pending = this.#pending.get(lessonId);
    if (pending) {
      pending.version = Math.max(pending.version ?? 0, version);
      return;
    }
    this.#wait(lessonId);
    this.#tell(lessonId, version);
  }

  #wait(lessonId: string): void {
    const timer = setTimeout(() => {
      const version = this.#pending.get(lessonId)?.version;
      this.#pending.delete(lessonId);
      if (version === undefined) return;
      this.#wait(lessonId);
      this.#tell(lessonId, version);
    }, COUNT_EVERY_MS);
    timer.unref();
    this.#pending.set(lessonId, { version: undefined, timer });
  }

  #tell(lessonId: string, version: number): void {
    this.#listener(lessonId, version);
    void this.#broadcast?.send(`${lessonId}:${version}`).catch(() => {});
  }

  stop(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }
}
