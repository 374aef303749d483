import type { Readable } from 'node:stream'

/** How a browser receives a file: its name, its type, and how long the address is valid. */
export type View = {
  readonly disposition: string
  readonly mediaType: string
  readonly from: Date
  readonly seconds: number
}

export type Stored = { readonly mediaType: string; readonly bytes: number; readonly sha256: string }

/** A store of files. Keys are random and made by this server; a store knows neither names nor owners. */
export type Store = {
  /**
   * Stores a complete local file under a key. Once this returns, the file is whole and durable. If it throws, there is
   * no file.
   */
  readonly put: (key: string, path: string, what: Stored) => Promise<void>
  /** Returns the bytes of a key. Throws `StoreKeyMissing` if there are none. */
  readonly open: (key: string) => Promise<Readable>
  /** Removes keys. A key that does not exist is no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Set if the store sends files itself: returns an address that is valid as long as the view says. */
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
