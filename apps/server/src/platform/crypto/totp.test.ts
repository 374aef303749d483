import { describe, expect, it } from 'vitest'
import { findTotpStep, newTotpSecret, otpauthUri, totpCode, totpStepAt } from './totp.ts'

/** The secret of RFC 6238, appendix B, "12345678901234567890", in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is the code of the standard', (seconds, code) => {
    expect(totpCode(secret, totpStepAt(at(seconds)))).toBe(code)
  })

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('by a clock that is %i seconds off is accepted: %s', (seconds, isAccepted) => {
    const step = totpStepAt(at(1_111_111_111))
    const found = findTotpStep(secret, '050471', at(1_111_111_111 + seconds), null)
    expect(found).toBe(isAccepted ? step : undefined)
  })

  it('is refused if it or a later one was used', () => {
    const now = at(1_111_111_111)
    const step = totpStepAt(now)
    expect(findTotpStep(secret, '050471', now, step - 1)).toBe(step)
    expect(findTotpStep(secret, '050471', now, step)).toBeUndefined()
    expect(findTotpStep(secret, '050471', now, step + 1)).toBeUndefined()
  })
})

describe('a secret', () => {
  it('has 160 bits and is different each time', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret))
    expect(secrets.size).toBe(50)
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('is passed to an authenticator with its issuer and account', () => {
    const uri = new URL(otpauthUri(secret, 'Milgo דמו', 'a+b@milgo.example'))
    expect(decodeURIComponent(uri.pathname)).toBe('/Milgo דמו:a+b@milgo.example')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret,
      issuer: 'Milgo דמו',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
