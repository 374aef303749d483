import { createHmac, timingSafeEqual } from 'node:crypto'

export type Links = {
  /** A signature of a path that holds until an instant, in whole seconds. */
  readonly sign: (path: string, until: number) => string
  /** Whether a path and its end are as they were signed; whether that is over is asked of the database's clock. */
  readonly isSigned: (path: string, until: number, signature: string) => boolean
}

export const createLinks = (secret: string): Links => {
  const sign = (path: string, until: number): string =>
    createHmac('sha256', secret).update(`${until}\n${path}`).digest('base64url')
  return {
    sign,
    isSigned: (path, until, signature) => {
      const [right, given] = [Buffer.from(sign(path, until)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
