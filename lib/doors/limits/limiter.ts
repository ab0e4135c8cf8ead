/** How often a caller may ask. Where the counts are kept is the implementation's business. */
export type Limiter = { take(key: string): Promise<Verdict> };

/** Times in whole seconds. */
export type Verdict = {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until the current window ends. */
  readonly reset: number;
  /** 0 when allowed, else at least 1, and true: after that long, with nothing asked between, one more is allowed. */
  readonly retryAfter: number;
};
