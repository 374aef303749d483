import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'

/**
 * Time-based codes of an authenticator (RFC 6238), in the form that every such application supports: SHA-1, six digits,
 * a new code every thirty seconds. A clock that is half a minute off is accepted.
 */
const stepSeconds = 30
const acceptedSteps = [0, -1, 1]

export const newTotpSecret = (): string => toBase32(randomBytes(20))

/** Returns the number of the thirty-second step that contains an instant. */
export const totpStepAt = (instant: Date): number => Math.floor(instant.getTime() / 1000 / stepSeconds)

export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** oneTimeCodeLength
  return String(number).padStart(oneTimeCodeLength, '0')
}

/** Returns the step of this code, near `now` and later than the step that was used last; undefined if there is none. */
export const findTotpStep = (
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined =>
  acceptedSteps
    .map((distance) => totpStepAt(now) + distance)
    .filter((step) => lastStep === null || step > lastStep)
    .find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)))

/** Returns the address that an authenticator reads from a QR code. */
export const otpauthUri = (secret: string, issuer: string, account: string): string => {
  const params = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(oneTimeCodeLength),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${params}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
