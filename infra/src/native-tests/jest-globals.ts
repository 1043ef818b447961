import type * as globals from '@jest/globals';

type JestGlobals = typeof globals;

let current: JestGlobals;

/** From here on `test`, `expect` and the others are those of one test file. */
export function useGlobals(ofTestFile: JestGlobals): void {
  current = ofTestFile;
}

/** Modules beside the tests are loaded once and call what each test file in its turn has. */
function currentOf<Name extends keyof JestGlobals>(name: Name): JestGlobals[Name] {
  const handler: ProxyHandler<() => void> = {
    apply: (_, self, parameters) => Reflect.apply(current[name] as () => unknown, self, parameters),
    get: (_, property) => Reflect.get(current[name], property),
  };
  return new Proxy(() => {}, handler) as unknown as JestGlobals[Name];
}

export const jest: JestGlobals['jest'] = currentOf('jest');
export const expect: JestGlobals['expect'] = currentOf('expect');
export const test: JestGlobals['test'] = currentOf('test');
export const describe: JestGlobals['describe'] = currentOf('describe');
export const beforeAll: JestGlobals['beforeAll'] = currentOf('beforeAll');
export const beforeEach: JestGlobals['beforeEach'] = currentOf('beforeEach');
export const afterEach: JestGlobals['afterEach'] = currentOf('afterEach');
export const afterAll: JestGlobals['afterAll'] = currentOf('afterAll');
