import { expect, test } from 'vitest'
import { findLoginPeriod } from './login-period.ts'

const year = (code: string) => ({ code, from: `${code}-10-01T00:00:00Z` })
const [first, second, third] = [year('2023'), year('2024'), year('2025')]

test.each([
  ['the asked one', [first, second, third], '2023', '2025', '2023'],
  ['the current one where none is asked for', [first, second, third], undefined, '2025', '2025'],
  ['the current one where the asked one is not the person’s', [first, third], '2024', '2025', '2025'],
  ['the newest where neither is', [first, second], '2030', '2025', '2024'],
  ['the newest also where an older one is listed last', [second, first], undefined, '2025', '2024'],
  ['the newest where no period is current', [first, second], undefined, null, '2024'],
  ['none of none', [], '2025', '2025', undefined],
])('a login opens %s', (_name, ofAccount, asked, registerPeriod, code) => {
  expect(findLoginPeriod(ofAccount, { asked, registerPeriod })?.code).toBe(code)
})
