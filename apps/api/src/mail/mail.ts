/** A mail before it has a recipient: both forms say the same. */
export interface Mail {
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** Takes a POST that stops this kind of letter; mail programs show it as their own button. */
  unsubscribeUrl?: string;
}
