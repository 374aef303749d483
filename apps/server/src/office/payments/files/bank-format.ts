import { bankFileEnd, bankFileHead, bankFileLine } from '@milgo/domain/payment/bank-file'
import { bankBytes } from './bank-bytes.ts'
import type { BatchFormat } from './batch-file.ts'

const lineEnd = '\r\n'
const linesAtOnce = 500

/** The file that the bank pays from. Writing fails if a value does not fit; such rows were left out before. */
export const bankFormat: BatchFormat = {
  extension: 'txt',
  write: async function* ({ files, orders }) {
    if (!files.bank) throw new Error('a batch without a bank')
    let [count, total] = [0, 0]
    let lines = [bankFileHead(files.bank)]
    for await (const order of orders()) {
      lines.push(bankFileLine(files.bank, { ...order, reference: order.bankReference }))
      count += 1
      total += order.amount
      if (lines.length < linesAtOnce) continue
      yield bankBytes(lines.map((line) => line + lineEnd).join(''))
      lines = []
    }
    lines.push(...bankFileEnd(files.bank, { orders: count, total }))
    yield bankBytes(lines.map((line) => line + lineEnd).join(''))
  },
}
