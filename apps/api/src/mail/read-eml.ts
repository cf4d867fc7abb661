import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredMail {
  file: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const decodeWords = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(data, 'base64').toString('utf8')
      : Buffer.from(
          data.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  );

const header = (block: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(block)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim() ?? '';

const splitHead = (part: string): [head: string, body: string] => {
  const gap = /\r?\n\r?\n/.exec(part);
  return gap ? [part.slice(0, gap.index), part.slice(gap.index + gap[0].length)] : [part, ''];
};

/** Parses emails written by our file transport (two base64 parts); not a general parser. */
export const readEml = (file: string, source: string): StoredMail => {
  const [head, body] = splitHead(source);
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(head)?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map(part => splitHead(part.trim())) : [];
  const partOf = (type: string): string => {
    const found = parts.find(([partHead]) => header(partHead, 'Content-Type').startsWith(type));
    return found ? Buffer.from(found[1], 'base64').toString('utf8') : '';
  };
  return {
    file,
    at: new Date(header(head, 'Date')).toISOString(),
    to: decodeWords(header(head, 'To')),
    subject: decodeWords(header(head, 'Subject')),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
};

export const listEml = async (directory: string, max: number): Promise<StoredMail[]> => {
  const names = await readdir(directory).catch(() => [] as string[]);
  const newest = names
    .filter(name => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(newest.map(async name => readEml(name, await readFile(path.join(directory, name), 'utf8'))));
};
