import { expect, it } from 'vitest'
import { jobFailureReason } from './scheduled-job.ts'

it.each([
  ['Connection terminated due to connection timeout', 'TIMEOUT'],
  ['job expired in active state', 'TIMEOUT'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'NETWORK'],
  ["ENOENT: no such file or directory, open '/data/x'", 'STORE'],
  ['Failed query: select * from students where phone = 0501234567', 'DATABASE'],
  ['Cannot read properties of undefined', 'OTHER'],
  ['', 'OTHER'],
] as const)('%j is %s', (message, reason) => {
  expect(jobFailureReason(message)).toBe(reason)
})
