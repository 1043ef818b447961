import type { ResolveHook } from 'node:module';

const globals = new URL('./jest-globals.js', import.meta.url).href;

/** Node's hook for module resolution: the module that Jest makes anew for each test file stands in a file here. */
export const resolve: ResolveHook = (specifier, context, nextResolve) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : nextResolve(specifier, context);
