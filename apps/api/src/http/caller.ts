/** Who is calling, as the session in the database says. */
export interface Caller {
  userId: string;
  role: 'student' | 'teacher' | 'admin';
  /** True for everyone but a waiting teacher. */
  approved: boolean;
  sessionId: string;
  /** When the password (or Google) was last given in this session. */
  confirmedAt: string;
  teacherMode: boolean;
  /** An admin who must switch the second step on before any admin call. */
  lacksSecondStep: boolean;
}

/** Turns the token of a request into its caller; throws tokenInvalid or sessionReplaced for a token that opens nothing. */
export type ReadSession = (token: string) => Promise<Caller>;
