/**
 * The whole environment of Postgres' programs: nothing of the machine's (`PG*` variables, locales, secrets) reaches
 * them, and messages are English, so that what a person reads can be searched for.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
