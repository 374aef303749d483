import type { Passwords } from '../../src/platform/crypto/passwords.ts'
import type { TestApp } from './test-app.ts'

/** Does the work, and runs `happens` between the check of its password and what follows. */
export const whileVerifying = async <T>(
  { platform }: Pick<TestApp, 'platform'>,
  happens: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const real = platform.passwords
  let hasHappened = false
  const slow: Passwords = {
    ...real,
    verify: async (password, hash) => {
      const isRight = await real.verify(password, hash)
      if (hasHappened) return isRight
      hasHappened = true
      await happens()
      return isRight
    },
  }
  Object.assign(platform, { passwords: slow })
  return work().finally(() => Object.assign(platform, { passwords: real }))
}
