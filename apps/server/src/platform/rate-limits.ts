import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Vault } from './crypto/vault.ts'
import type { Limit, NamedLimit, Tries } from './database/limit-gate.ts'
import type { Device } from './http/device.ts'

const minute = 60
const hour = 60 * minute

/** In development the browser on the same machine is one newcomer who plays. */
const loopbackFactor = 20

/** Where a try comes from. */
export type Origin = { readonly address: string; readonly device: Device }

/** `own` is counted for every try, `shared` for those that meet a living code. */
export type CodeTries = { readonly own: readonly Limit[]; readonly shared: readonly Limit[] }

/** Every budget of the portal, by what it is kept for. Keys are hashed: a counter names nobody. */
export const createRateLimits = (config: Config, { lookupHash }: Pick<Vault, 'lookupHash'>) => {
  const limit = (name: string, value: string, max: number, seconds: number): NamedLimit => ({
    key: `${name}:${lookupHash(name, value)}`,
    max,
    seconds,
  })
  const ofAddress = (name: string, address: string, max: number, seconds: number): Limit =>
    limit(
      name,
      networkOf(address),
      max * (config.isDevelopment && isLoopback(address) ? loopbackFactor : 1),
      seconds,
    )
  const loginsPerAddress = (address: string): Limit =>
    ofAddress('login-address', address, config.LOGINS_PER_ADDRESS, minute)
  return {
    resend: (phone: string) => limit('resend', phone, 1, config.resendSeconds),
    smsPerPhone: (phone: string) => limit('sms-phone', phone, config.SMS_PER_PHONE, hour),
    smsPerAddress: (address: string) => ofAddress('sms-address', address, config.SMS_PER_ADDRESS, hour),
    smsInAll: () => limit('sms-all', '', config.SMS_IN_ALL, hour),
    /** Never used up: it is there so that a number that nobody has costs the same work. */
    smsToNobody: () => limit('sms-nobody', '', 2 ** 31 - 1, hour),
    loginsPerAddress,
    /**
     * Tries of a password. Strangers share what an account allows in all; a device that has logged in to it before is
     * counted by itself, so that nobody shuts out the owner by guessing.
     */
    passwordTries: (account: string, { address, device }: Origin): Tries => {
      const max = config.LOGINS_PER_ACCOUNT
      const known = device.findNameFor(account)
      const own = limit('login-own', `${account}\0${known ?? networkOf(address)}`, max, 15 * minute)
      if (known !== undefined) return { limits: [own], cleared: [own], refunded: [] }
      const inAll = limit('login-account', account, config.GUESSES_PER_ACCOUNT, hour)
      return { limits: [loginsPerAddress(address), own, inAll], cleared: [own], refunded: [inAll] }
    },
    /** Tries of one-time codes, over all codes of a phone. What strangers share is `shared`. */
    codeTries: (phone: string, { address, device }: Origin): CodeTries => {
      const max = config.CODE_TRIES_PER_ACCOUNT
      const known = device.findNameFor(phone)
      return known === undefined
        ? { own: [loginsPerAddress(address)], shared: [limit('code-account', phone, max, hour)] }
        : { own: [limit('code-own', `${phone}\0${known}`, max, hour)], shared: [] }
    },
    /** Tries of a second factor; whoever gets so far has the password. */
    totpTries: (challengeId: string): Limit => ({
      key: sql`'totp-account:' || coalesce(
        (select staff_id::text from staff_challenges where id = ${challengeId}), 'nobody')`,
      max: config.CODE_TRIES_PER_ACCOUNT,
      seconds: hour,
    }),
    checksPerAddress: (address: string) =>
      ofAddress('check-address', address, config.CHECKS_PER_ADDRESS, hour),
    /** Refusals of one session that the audit trail keeps. */
    refusalsAudited: (sessionId: string) =>
      limit('refusals-audited', sessionId, config.REFUSALS_AUDITED, hour),
    documentListsPerStudent: (studentId: string) => limit('document-list', studentId, 1, hour),
    uploadsPerStudent: (studentId: string) => limit('upload', studentId, config.UPLOADS_PER_STUDENT, hour),
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** An IPv4 address is one caller; of IPv6 everyone has a network of 64 bits to choose addresses from. */
const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after]
    .slice(0, 4)
    .map(trimZeros)
    .join(':')
}

const trimZeros = (group: string): string => group.replace(/^0+(?=.)/, '')
