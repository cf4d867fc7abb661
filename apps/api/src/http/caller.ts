/** The caller, from the session in the database. */
export interface Caller {
  userId: string;
  role: 'student' | 'teacher' | 'admin';
  /** False only for a teacher who awaits approval or was rejected. */
  approved: boolean;
  /** Set for a rejected teacher. */
  rejection?: { reason: string | null };
  sessionId: string;
  /** When the password (or Google) was last given in this session. */
  confirmedAt: string;
  teacherMode: boolean;
  /** An admin who must switch the second step on before any admin call. */
  lacksSecondStep: boolean;
}

/** Resolves a token to its caller; throws tokenInvalid or sessionReplaced. */
export type ReadSession = (token: string) => Promise<Caller>;
