import { isIPv6 } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Vault } from './crypto/vault.ts'
import type { Device } from './http/device.ts'
import type { Limit, NamedLimit, Tries } from './rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** In development the browser on the same machine is one newcomer who plays. */
const loopbackFactor = 20

/** Where a try comes from. */
export type Origin = { readonly address: string; readonly device: Device }

/** A code that is asked for: where to, from where, and by what two of one kind are told apart. */
export type CodeAsked = Origin & {
  readonly phone: string
  /** Between two codes of the same there is a wait: a phone, or a person who registers. */
  readonly waitsBy: string
  /** Whether a person is reached, as the statement finds it. */
  readonly isKnown: SQL
  /** Who asks for numbers that nobody has is held off; a newcomer's number is one of those. */
  readonly isForNewcomer: boolean
}

/** Every budget of the portal, by what it is kept for. Keys are hashed: a counter names nobody. */
export const createRateLimits = (config: Config, { lookupHash }: Pick<Vault, 'lookupHash'>) => {
  const limit = (name: string, value: string, max: number, seconds: number): NamedLimit => ({
    key: `${name}:${lookupHash(name, value)}`,
    max,
    seconds,
  })
  const timesOnLoopback = (address: string): number =>
    config.isDevelopment && isLoopback(address) ? loopbackFactor : 1
  /** By address, or by what is named and the address. */
  const ofAddress = (name: string, address: string, max: number, seconds: number, of?: string): NamedLimit =>
    limit(
      name,
      of === undefined ? networkOf(address) : `${of}\0${networkOf(address)}`,
      max * timesOnLoopback(address),
      seconds,
    )
  const loginsPerAddress = (address: string): Limit =>
    ofAddress('login-address', address, config.LOGINS_PER_ADDRESS, minute)
  return {
    /**
     * Codes that are sent, over all calls. Strangers share what a phone is sent in an hour, and one address has only a part
     * of it; a device that has logged in to the phone's account has a budget of its own. What reaches nobody is counted
     * beside, under names of nobody: it looks the same, and uses up nothing of anybody's.
     */
    codeSends: ({ phone, address, device, waitsBy, isKnown, isForNewcomer }: CodeAsked): readonly Limit[] => {
      const isToNobody = sql`not ${isKnown}`
      const counted = ({ key, ...rest }: NamedLimit): Limit => ({
        ...rest,
        key: sql`case when ${isKnown} then ${key} else ${`nobody-${key}`} end`,
      })
      const inAll = [
        { ...limit('sms-all', '', config.SMS_IN_ALL, hour), counts: isKnown },
        // Never used up: it is there so that a number that nobody has costs the same work.
        { ...limit('sms-nobody', '', 2 ** 31 - 1, hour), counts: isToNobody },
      ]
      const known = device.findNameFor(phone)
      if (known !== undefined)
        return [
          counted(limit('resend', `${waitsBy}\0${known}`, 1, config.resendSeconds)),
          counted(limit('sms-own', `${phone}\0${known}`, config.SMS_PER_PHONE, hour)),
          ...inAll,
        ]
      const strangers = ofAddress('stranger-address', address, config.STRANGERS_PER_ADDRESS, hour)
      return [
        counted(limit('resend', waitsBy, 1, config.resendSeconds)),
        counted(limit('sms-phone', phone, config.SMS_PER_PHONE, hour)),
        counted(ofAddress('sms-phone-address', address, config.SMS_PER_PHONE_AND_ADDRESS, hour, phone)),
        counted(ofAddress('sms-address', address, config.SMS_PER_ADDRESS, hour)),
        ...(isForNewcomer ? [] : [{ ...strangers, counts: isToNobody }]),
        ...inAll,
      ]
    },
    loginsPerAddress,
    /**
     * Tries of a password. Strangers share what an account allows in all; a device that has logged in to it before is
     * counted by itself, so that nobody shuts out the owner by guessing.
     */
    passwordTries: (account: string, { address, device }: Origin): Tries => {
      const [max, known] = [config.LOGINS_PER_ACCOUNT, device.findNameFor(account)]
      if (known !== undefined) {
        const own = limit('login-own', `${account}\0${known}`, max, 15 * minute)
        return { limits: [own], cleared: [own], refunded: [] }
      }
      const own = ofAddress('login-own', address, max, 15 * minute, account)
      const inAll = limit('login-account', account, config.GUESSES_PER_ACCOUNT, hour)
      return { limits: [loginsPerAddress(address), own, inAll], cleared: [own], refunded: [inAll] }
    },
    /** Tries of the password of a registration by whoever has its session, which nobody else can use up. */
    attemptTries: (session: string): Tries => {
      const own = limit('attempt-own', session, config.LOGINS_PER_ACCOUNT, 15 * minute)
      return { limits: [own], cleared: [own], refunded: [] }
    },
    /** Tries of codes that meet no attempt; those that meet one are counted by its code. */
    codeMisses: (phone: string, { address, device }: Origin): Limit => {
      const known = device.findNameFor(phone)
      return known === undefined
        ? loginsPerAddress(address)
        : limit('code-own', `${phone}\0${known}`, config.CODE_TRIES_PER_ACCOUNT, hour)
    },
    /** Wrong tries of a code that no session is asked for, by who makes them: an address, or a device that is known. */
    resetTries: (phone: string, { address, device }: Origin, code: SQL) => {
      const known = device.findNameFor(phone)
      const { key, ...rest } =
        known === undefined
          ? ofAddress('reset-tries', address, config.CODE_TRIES, config.CODE_MINUTES * minute, phone)
          : limit('reset-tries', `${phone}\0\0${known}`, config.CODE_TRIES, config.CODE_MINUTES * minute)
      return { ...rest, key: sql`${key} || ':' || ${code}`, isOfKnownDevice: known !== undefined }
    },
    /**
     * Tries of a second factor; whoever gets so far has the password. A device that has logged in to the account before is
     * counted by itself, so that who has learned the password does not shut out its owner.
     */
    totpTries: (challengeId: string): Limit => ({
      key: sql`'totp-account:' || coalesce(
        (select concat_ws(':', staff_id, known_device) from staff_challenges where id = ${challengeId}), 'nobody')`,
      max: config.CODE_TRIES_PER_ACCOUNT,
      seconds: hour,
    }),
    /** The same of somebody who is logged in. */
    totpTriesOf: (staffId: string) => limit('totp-own', staffId, config.CODE_TRIES_PER_ACCOUNT, hour),
    checksPerAddress: (address: string) =>
      ofAddress('check-address', address, config.CHECKS_PER_ADDRESS, hour),
    votesPerAddress: (address: string) => ofAddress('vote-address', address, 30, hour),
    missesPerAddress: (address: string) => ofAddress('miss-address', address, 60, hour),
    reportsPerAddress: (address: string) => ofAddress('report-address', address, 5, hour),
    /** Refusals of one session that the audit trail keeps. */
    refusalsAudited: (sessionId: string) =>
      limit('refusals-audited', sessionId, config.REFUSALS_AUDITED, hour),
    documentListsPerStudent: (studentId: string) => limit('document-list', studentId, 1, hour),
    trialsPerStaff: (staffId: string) => limit('template-trial', staffId, 10, hour),
    exportsPerStudent: (studentId: string) => limit('own-data', studentId, 1, 24 * hour),
    uploadsPerStudent: (studentId: string) => limit('upload', studentId, config.UPLOADS_PER_STUDENT, hour),
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** An IPv4 address is one caller; of IPv6 everyone has a network of 64 bits to choose addresses from. */
export const networkOf = (address: string): string => {
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
