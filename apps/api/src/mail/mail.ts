/** An email without a recipient, as HTML and as plain text. */
export interface Mail {
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** One-click unsubscribe URL (RFC 8058): mail clients show it as a button. */
  unsubscribeUrl?: string;
}
