import { defineConfig } from 'vitest/config'
import { patience } from './apps/server/tests/support/patience.ts'
import { patient } from './scripts/testing/patience.ts'

/** Only what hangs is ever cut off: a busy machine takes several times as long as a quiet one. */
const timeouts = {
  testTimeout: patient(150_000),
  hookTimeout: patient(150_000),
  expect: { poll: patience },
  setupFiles: 'scripts/tests/patient-waits.ts',
}

export default defineConfig({
  test: {
    // Files of a worker share their modules: what one stubs, the next must not find.
    unstubGlobals: true,
    // Two cores, and tests that mostly wait for a database or for another process.
    maxWorkers: 2,
    projects: [
      // Pages of the applications, each in a real browser with its calls answered by the test.
      'apps/kit/vitest.config.ts',
      'apps/office/vitest.config.ts',
      'apps/portal/vitest.config.ts',
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/tests/*.test.ts'],
          globalSetup: 'apps/server/tests/support/global-setup.ts',
          // Every file has a database and a server of its own and nothing is mocked: modules are loaded once a worker.
          isolate: false,
          ...timeouts,
        },
      },
      {
        // They start whole servers of their own, so one file at a time, by one worker that loads its modules once.
        test: {
          name: 'commands',
          include: ['scripts/tests/*.test.ts'],
          fileParallelism: false,
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
})
