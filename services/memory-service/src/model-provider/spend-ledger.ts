/** Tokens set aside for one piece of work. */
export interface SpendReservation {
  /** Tells what it really took, once; more than was reserved is counted too. */
  settle(tokens: number): void;
}

/**
 * What each project may spend at the model provider, in tokens a day (UTC). `reserve` comes before the work, `settle` after it, so that calls
 * under way count and many at once cannot go over the cap together.
 *
 * The implementation here counts in this process: n replicas let a project spend n times the cap. A shared one is a row per project and day in
 * Postgres, where `reserve` is one `update … set tokens = tokens + $1 where tokens + $1 <= cap returning`, and fits this interface.
 */
export interface SpendLedger {
  /** @returns null when it would go over the project's cap of the day */
  reserve(projectId: string, tokens: number): Promise<SpendReservation | null>;
}

const MS_PER_DAY = 86_400_000;

interface Account {
  tokens: number;
}

export interface ProcessSpendLedgerOptions {
  readonly maxTokensPerDay: number;
  /** Unix time in milliseconds. */
  readonly nowMs?: () => number;
}

/** Counts in memory: one number for each project that spent something today. A restart begins at zero. */
export function createProcessSpendLedger({
  maxTokensPerDay,
  nowMs = Date.now,
}: ProcessSpendLedgerOptions): SpendLedger {
  let day = Number.NaN;
  let accounts = new Map<string, Account>();
  const accountOf = (projectId: string): Account => {
    const today = Math.floor(nowMs() / MS_PER_DAY);
    if (today !== day) {
      day = today;
      accounts = new Map();
    }
    const account = accounts.get(projectId) ?? { tokens: 0 };
    accounts.set(projectId, account);
    return account;
  };
  return {
    async reserve(projectId, tokens) {
      const account = accountOf(projectId);
      if (account.tokens + tokens > maxTokensPerDay) return null;
      account.tokens += tokens;
      let isSettled = false;
      return {
        // Of a reservation from before midnight the account is yesterday's, and today's stays as it is.
        settle(used) {
          if (isSettled) return;
          isSettled = true;
          account.tokens += used - tokens;
        },
      };
    },
  };
}
