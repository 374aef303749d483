import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import type { QuarantinedRow } from './use-payment-calls.ts'

/** The student of the row, its place in the file, and the bank's data beside the ordered data. */
export const QuarantinedRowDetails = ({ row }: { row: QuarantinedRow }) => {
  const { officePayments: words } = useWords()
  const reason =
    row.reason === null
      ? undefined
      : row.reason === 'OTHER' && row.reason_text !== ''
        ? row.reason_text
        : words.returnReasons[row.reason]
  const details: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.name, <bdi key="name">{row.name ?? words.verdicts.UNKNOWN}</bdi>],
    [words.request, <Ltr key="request">{row.request_number ?? '–'}</Ltr>],
    [
      words.batch,
      <TextWithNumbers
        key="batch"
        text={fill(words.fromFile, { batch: leftToRight(row.batch), line: row.line })}
      />,
    ],
    [words.fileHeadings.reference, <Ltr key="reference">{row.reference}</Ltr>],
    [words.ordered, row.ordered === null ? '–' : <Money key="ordered" amount={row.ordered} />],
    [words.fileHeadings.inFile, <Money key="in-file" amount={row.amount} />],
    [
      words.bankAnswer,
      <bdi key="answer">
        {reason ? `${words.verdicts[row.result]}: ${reason}` : words.verdicts[row.result]}
      </bdi>,
    ],
    [words.state, words.verdicts[row.verdict]],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
