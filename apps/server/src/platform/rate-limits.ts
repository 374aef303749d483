import { isIPv6 } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Vault } from './crypto/vault.ts'
import type { Device } from './http/device.ts'
import type { Limit, NamedLimit, Tries } from './rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** In development all calls come from the same machine, so its limits are this many times higher. */
const loopbackFactor = 20

/** The address and the device that a try comes from. */
export type Origin = { readonly address: string; readonly device: Device }

/** A one-time code that a caller asks for: the phone, the origin, and what counts as the same code. */
export type CodeAsked = Origin & {
  readonly phone: string
  /** Two codes with the same value here need a pause between them. The value is a phone, or a person who registers. */
  readonly waitsBy: string
  /** The condition of the statement that the phone belongs to a known person. */
  readonly isKnown: SQL
  /**
   * A caller who asks for unknown phone numbers is limited. The number of a newcomer is unknown, so this limit does not
   * apply to newcomers.
   */
  readonly isForNewcomer: boolean
}

/** Creates all limits of the portal. Keys are hashed, so that a counter names nobody. */
export const createRateLimits = (config: Config, { lookupHash }: Pick<Vault, 'lookupHash'>) => {
  const limit = (name: string, value: string, max: number, seconds: number): NamedLimit => ({
    key: `${name}:${lookupHash(name, value)}`,
    max,
    seconds,
  })
  const timesOnLoopback = (address: string): number =>
    config.isDevelopment && isLoopback(address) ? loopbackFactor : 1
  /** Returns a limit by address, or by a value and the address. */
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
     * Limits of sent codes, over all calls. Unknown devices share the limit of a phone in an hour, and one address may
     * use only a part of it. A device that has logged in to the phone's account has a limit of its own. Codes that
     * reach nobody are counted under separate keys, so that the answer looks the same and uses up nobody's limit.
     */
    codeSends: ({ phone, address, device, waitsBy, isKnown, isForNewcomer }: CodeAsked): readonly Limit[] => {
      const isToNobody = sql`not ${isKnown}`
      const counted = ({ key, ...rest }: NamedLimit): Limit => ({
        ...rest,
        key: sql`case when ${isKnown} then ${key} else ${`nobody-${key}`} end`,
      })
      const inAll = [
        { ...limit('sms-all', '', config.SMS_IN_ALL, hour), counts: isKnown },
        // This limit is never reached. It exists so that an unknown number costs the same work.
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
     * Limits of password tries. Unknown devices share the limit of an account. A device that has logged in to the
     * account before is counted separately, so that nobody can lock out the owner by guessing.
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
    /** Limits of password tries of a registration, by its session. Nobody else can use them up. */
    attemptTries: (session: string): Tries => {
      const own = limit('attempt-own', session, config.LOGINS_PER_ACCOUNT, 15 * minute)
      return { limits: [own], cleared: [own], refunded: [] }
    },
    /** Limits of code tries that match no attempt. A try that matches an attempt is counted by the attempt's code. */
    codeMisses: (phone: string, { address, device }: Origin): Limit => {
      const known = device.findNameFor(phone)
      return known === undefined
        ? loginsPerAddress(address)
        : limit('code-own', `${phone}\0${known}`, config.CODE_TRIES_PER_ACCOUNT, hour)
    },
    /** Limits of wrong tries of a code that needs no session, by address or by known device. */
    resetTries: (phone: string, { address, device }: Origin, code: SQL) => {
      const known = device.findNameFor(phone)
      const { key, ...rest } =
        known === undefined
          ? ofAddress('reset-tries', address, config.CODE_TRIES, config.CODE_MINUTES * minute, phone)
          : limit('reset-tries', `${phone}\0\0${known}`, config.CODE_TRIES, config.CODE_MINUTES * minute)
      return { ...rest, key: sql`${key} || ':' || ${code}`, isOfKnownDevice: known !== undefined }
    },
    /**
     * Limits of second-factor tries; the caller already knows the password. A device that has logged in to the account
     * before is counted separately, so that a person who has learned the password cannot lock out the owner.
     */
    totpTries: (challengeId: string): Limit => ({
      key: sql`'totp-account:' || coalesce(
        (select concat_ws(':', staff_id, known_device) from staff_challenges where id = ${challengeId}), 'nobody')`,
      max: config.CODE_TRIES_PER_ACCOUNT,
      seconds: hour,
    }),
    /** Limits of second-factor tries of a logged-in staff member. */
    totpTriesOf: (staffId: string) => limit('totp-own', staffId, config.CODE_TRIES_PER_ACCOUNT, hour),
    checksPerAddress: (address: string) =>
      ofAddress('check-address', address, config.CHECKS_PER_ADDRESS, hour),
    votesPerAddress: (address: string) => ofAddress('vote-address', address, 30, hour),
    missesPerAddress: (address: string) => ofAddress('miss-address', address, 60, hour),
    reportsPerAddress: (address: string) => ofAddress('report-address', address, 5, hour),
    /** Limits how many refusals of one session the audit trail stores. */
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

/**
 * Returns what counts as one caller: an IPv4 address, or the 64-bit network of an IPv6 address, because every IPv6 user
 * can choose among the addresses of such a network.
 */
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
