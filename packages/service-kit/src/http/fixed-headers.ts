/** What every response has, whoever answers: no type is guessed from its content, and nobody keeps it. */
export const fixedHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' } as const;
