import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { csrfCookie, csrfHeader, securePrefix, sessionCookie } from '@milgo/contracts/office-session'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import type { Vault } from '../crypto/vault.ts'

/** The content of the cookie of a staff session. */
export type OfficeToken = { readonly sessionId: string; readonly secret: string }

/** Sets and clears the session cookies in the caller's browser. */
export type OfficeSession = {
  readonly open: (token: OfficeToken) => void
  readonly close: () => void
}

type Parts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'SESSION_HOURS'>
  readonly vault: Pick<Vault, 'lookupHash'>
}

const isSecure = ({ PUBLIC_URL }: Parts['config']): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/**
 * Returns the cookie's name. Over https a browser accepts a cookie with this prefix only from this host, so that no
 * other host can plant one.
 */
const nameOf = (config: Parts['config'], name: string): string =>
  isSecure(config) ? `${securePrefix}${name}` : name

/**
 * Returns the CSRF token, which proves that the caller can read the page's own cookie. It belongs to one session, so
 * that a planted one is useless.
 */
const csrfTokenOf = ({ vault }: Parts, { sessionId, secret }: OfficeToken): string =>
  vault.lookupHash('office-csrf', `${sessionId}.${secret}`)

/** Returns the hash that is stored, so that a person who reads the database cannot open a session with it. */
export const hashOfficeSecret = (vault: Parts['vault'], { sessionId, secret }: OfficeToken): string =>
  vault.lookupHash('office-session', `${sessionId}.${secret}`)

export const officeSessionOf = (parts: Parts, reply: FastifyReply): OfficeSession => {
  const { config } = parts
  const set = (name: string, value: string, seconds: number, rest: string): void => {
    const secure = isSecure(config) ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${nameOf(config, name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}${rest}`,
    )
  }
  const setBoth = (value: string, csrf: string, seconds: number): void => {
    set(sessionCookie, value, seconds, '; HttpOnly')
    set(csrfCookie, csrf, seconds, '')
  }
  return {
    open: (token) =>
      setBoth(`${token.sessionId}.${token.secret}`, csrfTokenOf(parts, token), config.SESSION_HOURS * 3_600),
    close: () => setBoth('', '', 0),
  }
}

const value = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/**
 * Returns the token of the office session's cookie; undefined without one. If the cookie is there twice, one was
 * planted and neither is accepted.
 */
export const readOfficeToken = (
  { config }: Pick<Parts, 'config'>,
  { cookie = '' }: IncomingHttpHeaders,
): OfficeToken | undefined => {
  const begin = `${nameOf(config, sessionCookie)}=`
  const found = cookie
    .slice(0, 8_192)
    .split('; ')
    .filter((one) => one.startsWith(begin))
  const [, sessionId, secret] = (found.length === 1 && value.exec(found[0]?.slice(begin.length) ?? '')) || []
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : undefined
}

/** Returns whether the call was made by a page that can read the session's second cookie. */
export const hasCsrfToken = (parts: Parts, headers: IncomingHttpHeaders, token: OfficeToken): boolean => {
  const sent = headers[csrfHeader]
  const expected = Buffer.from(csrfTokenOf(parts, token))
  const given = Buffer.from(typeof sent === 'string' ? sent : '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
