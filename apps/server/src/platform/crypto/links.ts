import { createHmac, timingSafeEqual } from 'node:crypto'

export type Links = {
  /** Returns the signature of a path that is valid until an instant, in whole seconds. */
  readonly sign: (path: string, until: number) => string
  /**
   * Returns whether a path and its end are as they were signed. Whether the end has passed is decided by the database's
   * clock.
   */
  readonly isSigned: (path: string, until: number, signature: string) => boolean
}

export const createLinks = (secret: string): Links => {
  const sign = (path: string, until: number): string =>
    createHmac('sha256', secret).update(`${until}\n${path}`).digest('base64url')
  return {
    sign,
    isSigned: (path, until, signature) => {
      const [expected, given] = [Buffer.from(sign(path, until)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
