/** What a scanner found in a file. */
export type Verdict = 'clean' | 'infected'

export type Scanner = {
  /** Reads a whole file; throws `ScannerUnavailable` where no verdict could be had. */
  readonly scan: (content: AsyncIterable<Buffer>) => Promise<Verdict>
  /** Whether it answers at all: where it does, only this file had no verdict. */
  readonly isThere: () => Promise<boolean>
}

export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The scanner gave no verdict', { cause })
    this.name = 'ScannerUnavailable'
  }
}
