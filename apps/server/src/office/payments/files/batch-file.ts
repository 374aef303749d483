import type { BankPayee } from '@milgo/domain/payment/bank-payee'
import type { FrozenFiles } from '../../../store/payments-schema.ts'

/** An order as it is written to files. */
export type FileOrder = {
  readonly reference: string
  /** Digits only. */
  readonly bankReference: string
  readonly amount: number
  readonly payee: BankPayee
}

export type FileSource = {
  readonly files: FrozenFiles
  readonly exportedAt: Date
  /** Whether an institution passes the money on. */
  readonly isInstitutions: boolean
  readonly orders: () => AsyncIterable<FileOrder>
}

/** A file format of a batch. The same source gives the same bytes. */
export type BatchFormat = {
  readonly extension: string
  readonly write: (source: FileSource) => AsyncIterable<Uint8Array>
}
