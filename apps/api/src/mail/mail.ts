/** A mail before it has a recipient: both forms say the same. */
export interface Mail {
  kind: string;
  subject: string;
  html: string;
  text: string;
}
