import type * as globals from '@jest/globals';

type JestGlobals = typeof globals;

const modules =
  'does nothing here, as Node loads modules itself, once for all test files of a process: ' +
  'give the code under test its collaborator as a parameter';
const retries = 'is refused: a test that passes only when it is tried again is to be mended';
const matchers = 'is refused: it would hold for the next test files of the process too. Write a function that expects';

/** Of `jest`: what its own module loader would have to do, and what hides a failure. */
const refusedOfJest: Readonly<Record<string, string>> = {
  mock: modules,
  doMock: modules,
  setMock: modules,
  unmock: modules,
  dontMock: modules,
  deepUnmock: modules,
  unstable_mockModule: modules,
  unstable_unmockModule: modules,
  enableAutomock: modules,
  disableAutomock: modules,
  autoMockOn: modules,
  autoMockOff: modules,
  onGenerateMock: modules,
  createMockFromModule: modules,
  requireMock: modules,
  requireActual: modules,
  resetModules: modules,
  isolateModules: modules,
  isolateModulesAsync: modules,
  retryTimes: retries,
};

/** Of `expect`: what changes it for the whole process. */
const refusedOfExpect: Readonly<Record<string, string>> = {
  extend: matchers,
  addEqualityTesters: matchers,
  addSnapshotSerializer: matchers,
};

/** The globals of a test file; each function of theirs that cannot be kept to that file throws when it is called. */
export function refuseUnkept(ofTestFile: JestGlobals): JestGlobals {
  return {
    ...ofTestFile,
    jest: refusing('jest', ofTestFile.jest, refusedOfJest),
    expect: refusing('expect', ofTestFile.expect, refusedOfExpect),
  };
}

function refusing<Target extends object>(
  name: string,
  target: Target,
  reasons: Readonly<Record<string, string>>,
): Target {
  return new Proxy(target, {
    get(_, property) {
      if (typeof property !== 'string' || !Object.hasOwn(reasons, property)) return Reflect.get(target, property);
      return () => {
        throw new Error(`${name}.${property} ${reasons[property]}.`);
      };
    },
  });
}
