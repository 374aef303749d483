import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { OperatorError } from './platform/operator-error.ts'

it.each([
  [{ NODE_ENV: 'production' }, 'Production needs TOKEN_SECRET, DATA_KEY, LOOKUP_KEY, LINK_SECRET.'],
  [
    { NODE_ENV: 'production', TOKEN_SECRET: 't'.repeat(32) },
    'Production needs DATA_KEY, LOOKUP_KEY, LINK_SECRET.',
  ],
  [{ PORT: 'eighty' }, 'Setting PORT:'],
  [{ PORT: '70000' }, 'Setting PORT:'],
  [{ ROLES: 'web,cook' }, 'Setting ROLES'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'Setting DATABASE_URL:'],
  [{ STORAGE_URL: 'ftp://files.example' }, 'Setting STORAGE_URL:'],
  [{ SUPPORT_PHONE: 'call us' }, 'Setting SUPPORT_PHONE: is no phone number.'],
  [{ MAINTENANCE_FROM: 'tonight' }, 'Setting MAINTENANCE_FROM: is no moment'],
  [
    { MAINTENANCE_FROM: '2026-05-01T20:00:00Z' },
    'MAINTENANCE_FROM and MAINTENANCE_UNTIL belong together, the first before the second.',
  ],
  [{ TOKEN_SECRET: 'short' }, 'Setting TOKEN_SECRET: needs at least 32 characters.'],
  [
    { PUBLIC_URL: 'https://milgo.example' },
    'and PUBLIC_URL would open it to others: set NODE_ENV=production.',
  ],
  [{ HOST: '0.0.0.0' }, 'and HOST would open it'],
  [{ NODE_ENV: 'test', HOST: '0.0.0.0' }, "NODE_ENV=test is for one's own machine, and HOST would open it"],
  [{ HOST: '::', TRUSTED_PROXIES: '10.0.0.0/8' }, 'and HOST, TRUSTED_PROXIES would open it'],
])('%j is refused in one clear line', (environment: Record<string, string>, line) => {
  const read = () => readConfig(environment, '/')
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(line)
  expect(read).not.toThrow('\n')
})
