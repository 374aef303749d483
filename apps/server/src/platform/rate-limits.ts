import { isIPv6 } from 'node:net'
import type { Config } from '../config.ts'
import type { Vault } from './crypto/vault.ts'
import type { Limit } from './database/limit-gate.ts'

const minute = 60
const hour = 60 * minute

/** In development the browser on the same machine is one newcomer who plays. */
const loopbackFactor = 20

/** Every budget of the portal, by what it is kept for. Keys are hashed: a counter names nobody. */
export const createRateLimits = (config: Config, { lookupHash }: Pick<Vault, 'lookupHash'>) => {
  const limit = (name: string, value: string, max: number, seconds: number): Limit => ({
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
  return {
    resend: (phone: string) => limit('resend', phone, 1, config.resendSeconds),
    smsPerPhone: (phone: string) => limit('sms-phone', phone, config.SMS_PER_PHONE, hour),
    smsPerAddress: (address: string) => ofAddress('sms-address', address, config.SMS_PER_ADDRESS, hour),
    smsInAll: () => limit('sms-all', '', config.SMS_IN_ALL, hour),
    loginsPerAddress: (address: string) =>
      ofAddress('login-address', address, config.LOGINS_PER_ADDRESS, minute),
    loginsPerAccount: (account: string) =>
      limit('login-account', account, config.LOGINS_PER_ACCOUNT, 15 * minute),
    codesPerAccount: (account: string) => limit('code-account', account, config.CODE_TRIES_PER_ACCOUNT, hour),
    checksPerAddress: (address: string) =>
      ofAddress('check-address', address, config.CHECKS_PER_ADDRESS, hour),
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
