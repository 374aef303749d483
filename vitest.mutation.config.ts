import { defineConfig } from 'vitest/config'

/** Only the rules' own tests: what else asks the rules is not what proves them. */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'] },
})
