/**
 * Settings of the connections that the statements of this folder need. A generic plan knows neither the words of a
 * query nor the project, and would read the whole keyword index. Parallel workers would break the order of
 * `firstMatches`. The planner takes a word to be as common in each project as in all projects together, so it would
 * start workers, or compile the plan, for statements that have little to do: either may take many times as long as the
 * statement itself.
 */
export const keywordSessionSettings = {
  plan_cache_mode: 'force_custom_plan',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
} as const;
