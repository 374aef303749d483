import { defineConfig } from 'vitest/config'

/** Only the rules' own tests, in the order in which a mutant is most quickly found out. */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'] },
})
