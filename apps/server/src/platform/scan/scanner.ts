/** The result of a scan. */
export type Verdict = 'clean' | 'infected'

export type Scanner = {
  /** Scans a whole file. Throws `ScannerUnavailable` if there is no verdict. */
  readonly scan: (content: AsyncIterable<Buffer>) => Promise<Verdict>
  /** Returns whether the scanner answers at all. If it does, only this file had no verdict. */
  readonly isAvailable: () => Promise<boolean>
}

export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The scanner gave no verdict', { cause })
    this.name = 'ScannerUnavailable'
  }
}
