/**
 * Settings of the connections that the statements of this folder need. A generic plan knows neither the words of a query nor the project,
 * and would read the whole keyword index. Parallel workers would read what `firstMatches` orders in no order; and as the planner takes a
 * word to be as common in each project as in all together, starting them may take many times as long as what they are to do. So may
 * compiling a plan, where there are many memories in all.
 */
export const keywordSessionSettings = {
  plan_cache_mode: 'force_custom_plan',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
} as const;
