import type { AddressInfo } from 'node:net';
import type { BoardView, PupilView, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { addClass, type SchoolClass } from './school.ts';

export const FREE_QUIZ = 'kviz-matek-5-tortek-osszeadasa';

interface StreamEvent {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

const parseEvent = (block: string): StreamEvent | undefined => {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  const data = fields.get('data');
  return data === undefined ? undefined : { id: Number(fields.get('id')), event: fields.get('event') ?? '', data: JSON.parse(data) };
};

/** Every event of a finished response. */
const eventsIn = (text: string): StreamEvent[] => text.split('\n\n').flatMap(block => parseEvent(block) ?? []);

/** A lesson over the real app, with its teacher, pupils, guests and boards. */
export const liveKit = (app: TestApp) => {
  const snapshot = async <View>(url: string, token: string): Promise<View> => {
    const { status, text } = await app.call('GET', `${url}?once=1`, { token });
    const view = eventsIn(text).find(({ event }) => event === 'state')?.data;
    if (!view) throw new Error(`no snapshot: ${status} ${text}`);
    return view as View;
  };

  const start = async (options: { schoolClass?: SchoolClass; names?: readonly string[]; body?: Record<string, unknown> } = {}) => {
    const schoolClass = options.schoolClass ?? (await addClass(app.engine.db, app.clock, { names: options.names ?? [] }));
    const { teacher } = schoolClass;
    const opened = await app.call('POST', '/api/teacher/live', {
      token: teacher.token,
      body: { slug: FREE_QUIZ, classId: schoolClass.id, ...options.body },
    });
    if (opened.status !== 200) throw new Error(opened.text);
    const { id, code } = opened.body as { id: string; code: string };
    const teacherSees = () => snapshot<TeacherLiveView>(`/api/teacher/live/${id}/stream`, teacher.token);
    /** The current question of a choice, its right option and a wrong one. */
    const keys = async () => {
      const { question, solution } = await teacherSees();
      const options = question && 'answers' in question ? question.answers : [];
      const right = solution?.correct?.[0] ?? '';
      return { questionId: question?.id ?? '', right, wrong: options.find(option => option.id !== right)?.id ?? '' };
    };
    const act = async (action: string, more: { step?: number; index?: number } = {}) => {
      const step = more.step ?? (await teacherSees()).step;
      return app.call('POST', `/api/teacher/live/${id}/actions`, { token: teacher.token, body: { action, ...more, step } });
    };
    const join = async (token?: string, body: object = {}) =>
      app.call('POST', `/api/live/${code}/join`, { ...(token ? { token } : {}), body });
    const enter = async (token?: string): Promise<string> => {
      const joined = await join(token);
      if (joined.status !== 200) throw new Error(joined.text);
      return String(joined.body.token);
    };
    const pupilSees = (token: string) => snapshot<PupilView>('/api/live/stream', token);
    const openBoard = async (): Promise<string> => {
      const { body } = await app.call('POST', `/api/teacher/live/${id}/board`, { token: teacher.token });
      const opened = await app.call('POST', '/api/live/board', { body: { code: body.code } });
      return String(opened.body.token);
    };
    const boardSees = (token: string) => snapshot<BoardView>('/api/live/stream', token);
    const answer = (token: string, body: object) => app.call('POST', '/api/live/answers', { token, body });
    return { id, code, schoolClass, teacher, teacherSees, keys, act, join, enter, pupilSees, openBoard, boardSees, answer };
  };

  return { start };
};

/** A stream over a real connection, as a browser holds it. */
export const openStream = async (app: TestApp, url: string, token: string, lastEventId?: string) => {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const comments: string[] = [];
  /** The next event that fits; undefined when the stream ended before. */
  const until = async (fits: (event: StreamEvent) => boolean): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (block.startsWith(':')) comments.push(block.slice(2));
        const event = parseEvent(block);
        if (event && fits(event)) return event;
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer += chunk.value;
    }
  };
  const nextComment = async (): Promise<string | undefined> => {
    while (comments.length === 0) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer += chunk.value;
      const end = buffer.indexOf('\n\n');
      if (end >= 0 && buffer.startsWith(':')) {
        comments.push(buffer.slice(2, end));
        buffer = buffer.slice(end + 2);
      }
    }
    return comments.shift();
  };
  return { response, until, nextComment, close: () => abort.abort() };
};
