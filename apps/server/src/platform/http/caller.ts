import type { IncomingHttpHeaders } from 'node:http'

/** Who asks, as a valid token says. A staff member acting for a student is that student here. */
export type Caller = {
  readonly kind: 'student' | 'staff'
  readonly id: string
}

/** Reads the token of a request; undefined where there is none, or none that is valid now. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Caller | undefined>

/** Until students can log in, no token is known: every guarded call answers 401. */
export const knowsNoTokens: Authenticate = async () => undefined
