import type { Deps } from '../../deps.ts';
import { type EventSink, eventText } from '../../http/event-stream.ts';
import { workerBroadcast } from '../../worker-broadcast.ts';
import { boardView } from './board-view.ts';
import { type Live, makeLive } from './context.ts';
import { answeredCount } from './head-view.ts';
import { versionsOf } from './lesson-store.ts';
import { LiveBus } from './live-bus.ts';
import { type LiveState, loadState } from './load-state.ts';
import { oncePerState } from './once-per-state.ts';
import { enterPresence, presentCount } from './presence.ts';
import { ownMark, type Pupil, pupilView } from './pupil-view.ts';
import { teacherView } from './teacher-view.ts';

/** A lost text between processes is made good after this long. */
const COMPARE_EVERY_MS = 3000;

export type Watcher = { kind: 'teacher' } | { kind: 'board' } | { kind: 'pupil'; pupil: Pupil };

interface Stream {
  watcher: Watcher;
  sink: EventSink;
  /** The version it was sent last; Infinity until its first event, so that a refresh leaves that one to `open`. */
  version: number;
  step: number;
  /** The pupil's own answers, or the counted hands: a change of these needs the whole state. */
  own: string;
}

interface Room {
  streams: Set<Stream>;
  version: number;
  /** The state it was sent last: at the end the answers of guests are in no table any more. */
  last: LiveState | undefined;
  refreshing: boolean;
  again: boolean;
}

/** The streams of this process by lesson. One read of the rows serves all streams of a lesson, however many changes led to it. */
export class LiveStreams {
  readonly live: Live;
  readonly #rooms = new Map<string, Room>();
  readonly #deps: Deps;
  #listening: { close(): Promise<void> } | undefined;
  #compare: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    const bus = new LiveBus(deps.engine.broadcast ?? workerBroadcast(), (lessonId, version) => this.#heard(lessonId, version));
    this.live = makeLive(deps, bus);
  }

  start(): void {
    this.#compare = setInterval(() => void this.#compareVersions().catch(() => {}), COMPARE_EVERY_MS);
    this.#compare.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#compare);
    this.live.bus.stop();
    await this.#listening?.close();
  }

  /** The first event is the whole state, unless the client has it already. */
  async open(lessonId: string, watcher: Watcher, sink: EventSink, options: { lastEventId?: string | undefined; once: boolean }) {
    this.#listen();
    const stream: Stream = { watcher, sink, version: Number.POSITIVE_INFINITY, step: -1, own: '' };
    const room = this.#rooms.get(lessonId) ?? { streams: new Set(), version: -1, last: undefined, refreshing: false, again: false };
    const closed = new Promise<void>(resolve => sink.onClose(resolve));
    if (!options.once) {
      this.#rooms.set(lessonId, room);
      room.streams.add(stream);
      sink.onClose(() => {
        room.streams.delete(stream);
        if (room.streams.size === 0) this.#rooms.delete(lessonId);
      });
    }
    const state = await loadState(this.live, lessonId).catch(() => undefined);
    if (!state) {
      sink.end();
      return;
    }
    room.last ??= state;
    if (!options.once && options.lastEventId === String(state.lesson.version)) {
      Object.assign(stream, this.#placeOf(state, watcher));
      sink.comment('same');
    } else this.#push(state, stream, state);
    if (!options.once) void this.#notePresence(state, stream, closed).catch(() => {});
    if (options.once) sink.end();
    // A refresh that read a newer state meanwhile left this stream out.
    else if (room.version > state.lesson.version) void this.#refresh(lessonId, room);
  }

  async #notePresence({ participants, lesson }: LiveState, { watcher }: Stream, closed: Promise<void>): Promise<void> {
    const own = watcher.kind === 'pupil' && lesson.phase !== 'ended' && participants.find(({ id }) => id === watcher.pupil.id);
    if (!own) return;
    const leave = await enterPresence(this.live, own);
    await closed;
    await leave();
  }

  /** Only processes that have streams listen, from their first one on. */
  #listen(): void {
    const broadcast = this.#deps.engine.broadcast ?? workerBroadcast();
    this.#listening ??= broadcast?.listen(
      text => {
        const at = text.lastIndexOf(':');
        this.#heard(text.slice(0, at), Number(text.slice(at + 1)));
      },
      () => void this.#compareVersions().catch(() => {}),
    );
  }

  #heard(lessonId: string, version: number): void {
    const room = this.#rooms.get(lessonId);
    if (room && version > room.version) void this.#refresh(lessonId, room);
  }

  async #compareVersions(): Promise<void> {
    const ids = [...this.#rooms.keys()];
    if (ids.length === 0) return;
    const versions = new Map((await versionsOf(this.#deps.engine.db, ids)).map(({ id, version }) => [id, version]));
    for (const [id, room] of this.#rooms) if (ids.includes(id) && versions.get(id) !== room.version) void this.#refresh(id, room);
  }

  async #refresh(lessonId: string, room: Room): Promise<void> {
    if (room.refreshing) {
      room.again = true;
      return;
    }
    room.refreshing = true;
    try {
      do {
        room.again = false;
        const state = await loadState(this.live, lessonId);
        if (!state) {
          for (const { sink } of room.streams) sink.end();
          return;
        }
        room.version = state.lesson.version;
        const shown = withErased(state, room.last);
        room.last = shown;
        for (const stream of room.streams) if (state.lesson.version > stream.version) this.#push(state, stream, shown);
      } while (room.again);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'live lesson could not be read; the next comparison tries again');
    } finally {
      room.refreshing = false;
    }
  }

  #placeOf(state: LiveState, watcher: Watcher): Pick<Stream, 'version' | 'step' | 'own'> {
    const { version, step } = state.lesson;
    return { version, step, own: watcher.kind === 'pupil' ? ownMark(state, watcher.pupil.id) : state.lesson.hands };
  }

  /** `shown` is for pupils and boards; the teacher has the saved summary. */
  #push(state: LiveState, stream: Stream, shown: LiveState): void {
    const { watcher, sink } = stream;
    const place = this.#placeOf(state, watcher);
    const ended = state.lesson.phase === 'ended';
    if (watcher.kind === 'pupil' && !ended && !state.participants.some(({ id }) => id === watcher.pupil.id)) {
      sink.send({ id: place.version, event: 'gone', data: {} });
      sink.end();
      return;
    }
    // Within a step only the counts change for a pupil whose own answers stand, and for a board that shows no places.
    const hasParts = watcher.kind === 'teacher' || (watcher.kind === 'board' && state.lesson.pace === 'own');
    const onlyCounts = !hasParts && place.step === stream.step && place.own === stream.own;
    if (onlyCounts) sink.sendText(countsText(state));
    else sink.send({ id: place.version, event: 'state', data: viewFor(watcher.kind === 'teacher' ? state : shown, watcher) });
    Object.assign(stream, place);
    if (ended) sink.end();
  }
}

/** The same for every pupil and board. */
const countsText = oncePerState(state => {
  const { version } = state.lesson;
  const data = { version, present: presentCount(state), answered: answeredCount(state) };
  return eventText({ id: version, event: 'counts', data });
});

/** The end with those who were just erased: a guest's own score and the class's wheel count what this process saw last. */
const withErased = (state: LiveState, last: LiveState | undefined): LiveState => {
  if (state.lesson.phase !== 'ended' || !last) return state;
  const kept = new Set(state.participants.map(({ id }) => id));
  return {
    ...state,
    participants: last.participants,
    answers: [...state.answers, ...last.answers.filter(({ participant_id }) => !kept.has(participant_id))],
  };
};

const viewFor = (state: LiveState, watcher: Watcher) =>
  watcher.kind === 'teacher' ? teacherView(state) : watcher.kind === 'board' ? boardView(state) : pupilView(state, watcher.pupil);
