/** The client's end of a stream of server-sent events. */
export interface EventSink {
  send(event: { id: number; event: string; data: unknown }): void;
  /** Keeps the connection alive and tells the client nothing. */
  comment(text: string): void;
  end(): void;
  onClose(listener: () => void): void;
}

/** What a handler returns to answer with a stream instead of one body; `opened` is called when the headers are out. */
export class EventStream {
  readonly opened: (sink: EventSink) => void;
  constructor(opened: (sink: EventSink) => void) {
    this.opened = opened;
  }
}
