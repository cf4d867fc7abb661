/** What is revealed after the second try. Ids are those that were shown; texts are the author's. */
export type Solution = {
  /** The right answer as plain text, when it was to be typed. */
  readonly answer?: string;
  /** Ids of the right options, or of the items in the right order. */
  readonly correct?: readonly string[];
  /** Left id to right id. */
  readonly pairs?: Readonly<Record<string, string>>;
  /** Blank to its content. */
  readonly blanks?: Readonly<Record<string, string>>;
  /** Explanation of every option, by id. */
  readonly explanations?: Readonly<Record<string, string>>;
  /** The model solution of a written task by its steps, a point each. */
  readonly barem?: ReadonlyArray<{ readonly blank: string; readonly text: string }>;
  /** The worked solution, when the author wrote one. */
  readonly text?: string;
};
