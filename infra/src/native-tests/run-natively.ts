import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

import type * as globals from '@jest/globals';

import { type FileResult, failFaulty } from './file-faults.js';
import { useGlobals } from './jest-globals.js';
import type NativeEnvironment from './native-environment.js';
import { refuseUnkept } from './refused-globals.js';

/** Jest's module loader, as far as it is asked here. */
interface ModuleLoader {
  requireInternalModule(path: string): unknown;
  unstable_shouldLoadAsEsm(path: string): boolean;
  unstable_importModule(path: string): Promise<unknown>;
  requireModuleOrMock(from: string, name: '@jest/globals'): typeof globals;
}

/** @see jest-runner, which calls a test runner with more than is of interest here, and awaits its report. */
type RunTestFile = (
  globalConfig: { testNamePattern?: string },
  config: unknown,
  environment: NativeEnvironment,
  loader: ModuleLoader,
  testPath: string,
  ...others: unknown[]
) => Promise<FileResult>;

const require = createRequire(import.meta.url);
const { default: runByCircus } = require('jest-circus/runner') as { default: RunTestFile };

/** What Jest's framework leaves in the globals: of another test file's, its hooks, its listeners, its time-out. */
const stateOfFramework = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL']);

let importCount = 0;

register('./resolve-jest-globals.js', import.meta.url);

/**
 * Jest's own test runner over Node's own module loader. Jest compiles and evaluates every module anew for each test
 * file; here a process loads a module once, for all of its test files, as a service does. Only test files, of which
 * none is run twice in a run, and Jest's framework begin anew.
 */
export default async function runNatively(...parameters: Parameters<RunTestFile>): ReturnType<RunTestFile> {
  const [globalConfig, , environment, loader] = parameters;
  loader.requireInternalModule = requireAnew;
  loader.unstable_shouldLoadAsEsm = () => true;
  loader.unstable_importModule = async (path) => {
    useGlobals(refuseUnkept(loader.requireModuleOrMock(path, '@jest/globals')));
    importCount += 1;
    await import(`${pathToFileURL(path).href}?${importCount}`);
  };
  const result = await runByCircus(...parameters);
  failFaulty(result, {
    hasFocusedTests: environment.hasFocusedTests,
    isSelection: Boolean(globalConfig.testNamePattern),
  });
  return result;
}

function requireAnew(path: string): unknown {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (stateOfFramework.has(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
  }
  delete require.cache[path];
  return require(path);
}
