import { outcomeOf, type ResultVerdict } from '@milgo/domain/payment/explain-result'
import { fill } from '@milgo/messages/fill'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CircleAlert, CircleCheck, Copy, type LucideIcon, Undo2 } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { type ResultGroup, verdictsOf } from './result-groups.ts'
import { type Tone, ToneBadge } from './tone-badge.tsx'
import { type ResultFile, type ResultRow, useResultRows } from './use-payment-calls.ts'

const lookOf = (verdict: ResultVerdict): { readonly tone: Tone; readonly icon: LucideIcon } => {
  if (verdict === 'PAID') return { tone: 'good', icon: CircleCheck }
  if (verdict === 'RETURNED') return { tone: 'attention', icon: Undo2 }
  return outcomeOf(verdict) === 'skipped'
    ? { tone: 'neutral', icon: Copy }
    : { tone: 'bad', icon: CircleAlert }
}

/** The rows of a result file with the meaning of each, a hundred at a time. */
export const ResultRows = ({ file, group }: { file: ResultFile; group: ResultGroup }) => {
  const { officePayments: words } = useWords()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useResultRows(file.id, verdictsOf[group])
  const rows = data?.pages.flatMap((page) => page.rows)
  if (!rows) return <Skeleton className="h-64 text-ink" />
  // A discarded file has no consequences.
  const follows = {
    PREVIEW: { heading: words.nextStep, texts: words.next },
    APPLIED: { heading: words.outcome, texts: words.happened },
    DISCARDED: undefined,
  }[file.state]
  const answerOf = ({ verdict, reason, reason_text, amount }: ResultRow) => {
    if (verdict === 'AMOUNT_DIFFERS') return fill(words.inFile, { amount: plainMoney(amount) })
    if (verdict !== 'RETURNED' || !reason) return undefined
    return reason === 'OTHER' && reason_text !== '' ? reason_text : words.returnReasons[reason]
  }
  return (
    <div>
      <DataTable
        caption={words.fileRows}
        rows={rows}
        keyOf={({ line }) => String(line)}
        empty={words.noRows}
        columns={[
          { id: 'line', label: words.sequence, isNumeric: true, cell: ({ line }) => line },
          {
            id: 'request',
            label: words.request,
            cell: ({ request_number, reference }) => (
              <>
                {request_number && <Ltr className="block">{request_number}</Ltr>}
                <Ltr className="block text-small text-ink-soft">{reference}</Ltr>
              </>
            ),
          },
          {
            id: 'name',
            label: words.name,
            isRowHeader: true,
            cell: ({ name }) => <bdi>{name ?? words.verdicts.UNKNOWN}</bdi>,
          },
          {
            id: 'amount',
            label: words.amount,
            isNumeric: true,
            cell: ({ ordered, amount }) => <Money amount={ordered ?? amount} />,
          },
          { id: 'account', label: words.account, cell: ({ account }) => <Ltr>{account ?? '–'}</Ltr> },
          {
            id: 'answer',
            label: words.bankAnswer,
            cell: (row) => (
              <>
                <ToneBadge {...lookOf(row.verdict)}>{words.verdicts[row.verdict]}</ToneBadge>
                {answerOf(row) && (
                  <span className="mt-1 block text-small text-ink-soft">
                    <TextWithNumbers text={answerOf(row) ?? ''} />
                  </span>
                )}
                {follows && (
                  <span className="mt-1 block text-small xl:hidden">{follows.texts[row.verdict]}</span>
                )}
              </>
            ),
          },
          ...(follows
            ? [
                {
                  id: 'follows',
                  label: follows.heading,
                  isWideOnly: true,
                  cell: ({ verdict }: ResultRow) => follows.texts[verdict],
                } as const,
              ]
            : []),
        ]}
      />
      {hasNextPage && (
        <div className="mt-3 flex justify-center">
          <ActionButton
            variant="secondary"
            busyText={isFetchingNextPage ? words.loading : undefined}
            onPress={() => void fetchNextPage()}
          >
            {words.more}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
