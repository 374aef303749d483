import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/tests/*.test.ts'],
          globalSetup: 'apps/server/tests/support/global-setup.ts',
          // Every file has a database and a server of its own and nothing is mocked: modules are loaded once a worker.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // They start whole servers of their own, so one file at a time.
        test: {
          name: 'commands',
          include: ['scripts/tests/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
