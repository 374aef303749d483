/**
 * Nothing was sent, because the session in which the answers were given has ended, or this browser is now in another
 * session.
 */
export class NotTheirSession extends Error {
  readonly instead: 'another' | 'none'

  constructor(instead: 'another' | 'none') {
    super('The session is another one')
    this.instead = instead
  }
}
