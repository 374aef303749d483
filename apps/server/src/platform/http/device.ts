import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Vault } from '../crypto/vault.ts'

/**
 * The caller's browser, if it has logged in here before. Its cookie contains a random name and, for each account that
 * it has logged in to, a seal that nobody else can make. The cookie gives no access, but a person who guesses passwords
 * elsewhere cannot use up the tries of the owner's device (docs/adr/0133).
 */
export type Device = {
  /** Returns the device's name if it has logged in to this account before. */
  readonly findNameFor: (account: string) => string | undefined
  /** Stores in the cookie that the device has logged in to the account with these names. */
  readonly remember: (...accounts: readonly string[]) => void
}

const cookie = 'milgo-device'
/** How long a browser is known after a login. */
export const deviceDays = 180
/** Each account has two names, so this is enough for the people who share a family's computer. */
const mostSeals = 12

export const deviceOf = (
  { vault, config }: { readonly vault: Vault; readonly config: Config },
  request: FastifyRequest,
  reply: FastifyReply,
): Device => {
  const [knownName, ...seals] = readCookie(request.headers.cookie)
  const sealOf = (name: string, account: string): string =>
    vault.lookupHash('device', `${name}\0${account}`).slice(0, 22)
  return {
    findNameFor: (account) =>
      knownName && seals.includes(sealOf(knownName, account)) ? knownName : undefined,
    remember: (...accounts) => {
      const name = knownName ?? randomBytes(16).toString('base64url')
      const fresh = accounts.map((account) => sealOf(name, account))
      const others = seals.filter((seal) => !fresh.includes(seal))
      const value = [name, ...[...fresh, ...others].slice(0, mostSeals)].join('.')
      const secure = config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookie}=${value}; Path=/authz-service/; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

const shape = new RegExp(`(?:^|; )${cookie}=([\\w-]{22}(?:\\.[\\w-]{22}){1,${mostSeals}})(?:;|$)`)

const readCookie = (header: string | undefined): readonly string[] =>
  shape.exec((header ?? '').slice(0, 4_096))?.[1]?.split('.') ?? []
