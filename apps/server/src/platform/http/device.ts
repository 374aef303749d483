import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Vault } from '../crypto/vault.ts'

/**
 * The browser that asks, as far as it has logged in here before. It carries a random name and, for each account that
 * it has logged in to, a seal that nobody else can make; it opens nothing, but whoever guesses elsewhere cannot use up
 * the tries of its owner (docs/adr/0133).
 */
export type Device = {
  /** Its name, where it has logged in to this account before. */
  readonly findNameFor: (account: string) => string | undefined
  /** It has logged in to what these are all names of. */
  readonly remember: (...accounts: readonly string[]) => void
}

const cookie = 'milgo-device'
const days = 180
/** Two names an account, for as many as share a family's computer. */
const mostSeals = 12

export const deviceOf = (
  { vault, config }: { readonly vault: Vault; readonly config: Config },
  request: FastifyRequest,
  reply: FastifyReply,
): Device => {
  const [kept, ...seals] = readCookie(request.headers.cookie)
  const sealOf = (name: string, account: string): string =>
    vault.lookupHash('device', `${name}\0${account}`).slice(0, 22)
  return {
    findNameFor: (account) => (kept && seals.includes(sealOf(kept, account)) ? kept : undefined),
    remember: (...accounts) => {
      const name = kept ?? randomBytes(16).toString('base64url')
      const fresh = accounts.map((account) => sealOf(name, account))
      const others = seals.filter((seal) => !fresh.includes(seal))
      const value = [name, ...[...fresh, ...others].slice(0, mostSeals)].join('.')
      const secure = config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookie}=${value}; Path=/authz-service/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}

const shape = new RegExp(`(?:^|; )${cookie}=([\\w-]{22}(?:\\.[\\w-]{22}){1,${mostSeals}})(?:;|$)`)

const readCookie = (header: string | undefined): readonly string[] =>
  shape.exec((header ?? '').slice(0, 4_096))?.[1]?.split('.') ?? []
