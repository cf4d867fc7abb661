export interface ServerEvent {
  id: number;
  event: string;
  data: unknown;
}

/** JSON has no raw line breaks, so the data of an event is one line. */
export const eventText = ({ id, event, data }: ServerEvent): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The client's end of a stream of server-sent events. */
export interface EventSink {
  send(event: ServerEvent): void;
  /** An event that is the same for many: its text is made once. */
  sendText(text: string): void;
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
