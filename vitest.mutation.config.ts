import { defineConfig } from 'vitest/config'
import { patient } from './scripts/testing/patience.ts'

/**
 * Only the rules' own tests: what else asks the rules is not what proves them. Without the properties, which run a
 * thousand times for each mutant and kill nothing that the tables do not.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['**/*.properties.test.ts'],
    // Some tests run a thousand times.
    testTimeout: patient(60_000),
  },
})
