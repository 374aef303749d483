import type { Readable } from 'node:stream'

/** How a browser is to take what it reads: under which name, and as what. */
export type View = {
  readonly disposition: string
  readonly mediaType: string
  readonly from: Date
  readonly seconds: number
}

export type Stored = { readonly mediaType: string; readonly bytes: number; readonly sha256: string }

/** Where files are kept. Keys are ours and random; a store knows neither names nor owners. */
export type Store = {
  /** Takes a finished local file under a key: whole and durable once this returns, or not there at all. */
  readonly put: (key: string, path: string, what: Stored) => Promise<void>
  /** The bytes of a key; `StoreKeyMissing` where there are none. */
  readonly open: (key: string) => Promise<Readable>
  /** What is not there is gone already. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Where the store hands files out itself: an address that lasts as long as the view says. */
  readonly direct?: {
    readonly origin: string
    readonly addressOf: (key: string, view: View) => Promise<string>
  }
}

export class StoreKeyMissing extends Error {
  constructor(cause?: unknown) {
    super('There is nothing under this key', { cause })
    this.name = 'StoreKeyMissing'
  }
}
