/**
 * Mutation testing of the rules: `npm run mutation`, or of one folder
 * `npm run mutation -- --mutate 'packages/domain/src/score/*.ts'`. What survives is named in docs/mutation.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'packages/domain/src/**/*.ts',
    '!packages/domain/src/**/*.test.ts',
    '!packages/domain/src/**/*.fixture.ts',
    '!packages/domain/src/**/*.d.ts',
  ],
  ignorePatterns: ['apps', 'e2e', 'packages/ui', 'packages/contracts'],
  coverageAnalysis: 'perTest',
  // The modules are tables: most mutants sit in code that runs once, on import.
  ignoreStatic: false,
  // A name that no file has: the preprocessor of tsconfig files calls an API that TypeScript 7 no longer has, and the
  // tests do not read them.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
}
