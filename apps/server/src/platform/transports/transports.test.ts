import { expect, it } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { missingGateways } from './transports.ts'

const secret = 'x'.repeat(32)
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: secret,
  DATA_KEY: secret,
  LOOKUP_KEY: secret,
  LINK_SECRET: secret,
}
const configOf = (settings: NodeJS.ProcessEnv): Config => readConfig(settings, '/')
const gateways = { SMS_URL: 'https://sms.example', SMTP_URL: 'smtps://mail.example' }

it('names the missing gateways in production', () => {
  expect(missingGateways(configOf(production))).toEqual([
    expect.stringMatching(/^SMS_URL /),
    expect.stringMatching(/^SMTP_URL /),
  ])
  expect(missingGateways(configOf({ ...production, ...gateways }))).toEqual([])
})

it('needs no gateway in development', () => {
  expect(missingGateways(configOf({}))).toEqual([])
})
