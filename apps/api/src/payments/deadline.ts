/** Total deadline for a provider call, even if data trickles in. */
export const PROVIDER_DEADLINE_MS = 5000;

class DeadlineError extends Error {
  constructor() {
    super('The payment provider did not answer in time.');
    this.name = 'DeadlineError';
  }
}

export const withinDeadline = async <T>(work: Promise<T>, ms = PROVIDER_DEADLINE_MS): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
