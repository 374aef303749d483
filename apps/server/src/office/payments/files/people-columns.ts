import { maskAccount } from '@milgo/domain/payment/account-mask'
import { maskNumber } from '@milgo/domain/review/secret-number'
import type { FileOrder, FileSource } from './batch-file.ts'

/**
 * What people read of a batch. The bank has its own file, so that numbers are masked here; an institution finds its
 * students by the identity number, and has no accounts.
 */
const columns: readonly {
  readonly id: string
  readonly isFor: (isInstitutions: boolean) => boolean
  readonly cell: (order: FileOrder, isInstitutions: boolean) => string | number
}[] = [
  { id: 'reference', isFor: () => true, cell: ({ reference }) => reference },
  { id: 'requestNumber', isFor: () => true, cell: ({ payee }) => payee.requestNumber },
  { id: 'name', isFor: () => true, cell: ({ payee }) => payee.name },
  {
    id: 'identityNumber',
    isFor: () => true,
    cell: ({ payee }, isInstitutions) =>
      isInstitutions ? payee.identityNumber : maskNumber(payee.identityNumber),
  },
  { id: 'account', isFor: (isInstitutions) => !isInstitutions, cell: ({ payee }) => maskAccount(payee) },
  { id: 'amount', isFor: () => true, cell: ({ amount }) => amount },
]

export async function* peopleRows({
  files,
  isInstitutions,
  orders,
}: FileSource): AsyncGenerator<readonly (string | number)[]> {
  const shown = columns.filter(({ isFor }) => isFor(isInstitutions))
  yield shown.map(({ id }) => files.headings[id] ?? id)
  for await (const order of orders()) yield shown.map(({ cell }) => cell(order, isInstitutions))
}
