import { PRODUCT_NAME } from '@eszkerek/contract';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mail.ts';

export interface MailContent {
  kind: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small print under the button: expiry of the link, what to do if it was not you. */
  notes?: readonly string[];
}

const FONT = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.6;color:#0E2620">${escapeHtml(text)}</p>`;
const note = (text: string): string =>
  `<p style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.5;color:#556B63">${escapeHtml(text)}</p>`;
const button = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:14px;background:#0B5E4C;border-bottom:3px solid #07402F"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;${FONT};font-size:17px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
  `<p style="margin:0 0 16px;${FONT};font-size:15px;line-height:1.5;color:#556B63">Ha a gomb nem működik, másold be ezt a címet a böngészőbe:<br><a href="${escapeHtml(url)}" style="color:#0B5E4C;word-break:break-all">${escapeHtml(url)}</a></p>`;

const page = (content: MailContent): string => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#F1F6F3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F1F6F3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #D3DFD9;border-radius:28px;overflow:hidden">
<tr><td style="background:#0D3B31;padding:24px 32px;font-family:Gabarito,'Trebuchet MS','Segoe UI',sans-serif;font-size:28px;font-weight:800;color:#F2F8F4">${PRODUCT_NAME}<span style="color:#FFC72C;font-size:22px"> ✦</span></td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-family:Gabarito,'Trebuchet MS','Segoe UI',sans-serif;font-size:24px;line-height:1.2;color:#0E2620">${escapeHtml(content.greeting)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${content.button ? button(content.button) : ''}
${(content.notes ?? []).map(note).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #D3DFD9">${note(`Ezt a levelet az ${PRODUCT_NAME} küldte. Kérlek, ne válaszolj rá.`)}</td></tr>
</table></td></tr></table></body></html>
`;

const plain = (content: MailContent): string =>
  [
    content.greeting,
    ...content.paragraphs,
    ...(content.button ? [`${content.button.label}:\n${content.button.url}`] : []),
    ...(content.notes ?? []),
    `--\nEzt a levelet az ${PRODUCT_NAME} küldte. Kérlek, ne válaszolj rá.`,
  ].join('\n\n');

/** The HTML layout of every email, with its plain-text alternative. */
export const layOutMail = (content: MailContent): Mail => ({
  kind: content.kind,
  subject: content.subject,
  html: page(content),
  text: `${plain(content)}\n`,
});
