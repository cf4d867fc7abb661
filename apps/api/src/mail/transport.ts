import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  at: Date;
  unsubscribeUrl: string | null;
}

/** SMTP, or files in a local folder. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 5000;
const SMTP_IDLE_MS = 20_000;

/** Message-ID: after a crash an email may be sent twice, never lost; the id lets clients deduplicate. */
const messageId = (id: string, from: string): string => `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'eszkerek'}>`;

/** Headers for one-click unsubscribe (RFC 8058). */
const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

const toMessage = (mail: OutgoingMail, from: string) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  date: mail.at,
  messageId: messageId(mail.id, from),
  ...(mail.unsubscribeUrl ? { headers: oneClick(mail.unsubscribeUrl) } : {}),
  textEncoding: 'base64' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
});

export const smtpTransport = (url: string, from: string): MailTransport => {
  const timeouts = `connectionTimeout=${SMTP_TIMEOUT_MS}&greetingTimeout=${SMTP_TIMEOUT_MS}&socketTimeout=${SMTP_IDLE_MS}`;
  const transporter = nodemailer.createTransport(`${url}${url.includes('?') ? '&' : '?'}pool=true&maxConnections=2&${timeouts}`);
  return {
    deliver: async mail => {
      await transporter.sendMail(toMessage(mail, from));
    },
    close: () => transporter.close(),
  };
};

export const fileTransport = (directory: string, from: string): MailTransport => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async mail => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${mail.at.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`;
      // Written to a temporary name and renamed: a reader never sees a partial file.
      const unfinished = path.join(directory, `.${name}.part`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path.join(directory, name));
    },
    close: () => {},
  };
};

/** The folder `/dev/levelek` reads. */
export const outboxFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'outbox');

export const createTransport = (settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport =>
  settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.mailFrom) : fileTransport(outboxFolder(settings), settings.mailFrom);
