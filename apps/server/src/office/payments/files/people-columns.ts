import { maskAccount } from '@milgo/domain/payment/account-mask'
import { maskNumber } from '@milgo/domain/writing/mask-number'
import type { FileOrder, FileSource } from './batch-file.ts'

/**
 * The columns of a batch's table for people. Numbers are masked here, because the bank has its own file. An institution
 * gets identity numbers, because it finds its students by them, and no accounts.
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
