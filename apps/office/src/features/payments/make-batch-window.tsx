import { batchPath } from '@milgo/contracts/office-paths'
import { asksForAccount } from '@milgo/domain/payment/left-out'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { LeftOutList } from './left-out-list.tsx'
import { Money } from './money.tsx'
import {
  type BatchPreview,
  patienceWithBatches,
  useBatchPreview,
  useRefreshPayments,
} from './use-payment-calls.ts'

type Props = {
  readonly period: string
  /** Null for the bank. */
  readonly institutionId: number | null
  readonly payer: string
  readonly onClose: () => void
}

/**
 * Shows which due awards a batch would contain, before it is made. An empty batch is not offered, unless the attempt
 * asks students for an account.
 */
export const MakeBatchWindow = ({ period, institutionId, payer, onClose }: Props) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const failureText = useFailureText()
  const { data, error } = useBatchPreview(period, institutionId)
  const navigate = useNavigate()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const make = () =>
    void submit(async () => {
      const { id } = await callCore('POST /office/payments/batches', {
        body: { period, institution_id: institutionId },
        patience: patienceWithBatches,
      }).catch(async (error: unknown) => {
        // The attempt may have asked students for an account although the batch is empty.
        await refresh()
        throw error
      })
      // Leaves this page first, because refreshing would count the preview again.
      await navigate(batchPath(id))
      await refresh()
    })
  const back = { label: words.back, onPress: onClose }
  const busyText = isBusy ? words.making : data ? undefined : words.counting
  const isEmpty = data?.takes.count === 0
  const asks = data?.left_out.some(({ reason }) => asksForAccount(reason)) ?? false
  const canMake = !error && (!isEmpty || asks)
  return (
    <ModalWindow
      isOpen
      header={fill(words.makeFor, { payer: isolated(payer) })}
      positive={
        canMake ? { label: isEmpty ? words.askForAccounts : words.make, onPress: make, busyText } : back
      }
      negative={canMake ? back : undefined}
      onDismiss={onClose}
    >
      {error && (
        <Banner tone="bad" announce="alert">
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-28 text-ink" />}
      {data && <Preview preview={data} />}
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
    </ModalWindow>
  )
}

const Preview = ({ preview: { takes, left_out: leftOut } }: { preview: BatchPreview }) => {
  const { batchWould: words, students } = useWords().officePayments
  const language = useLanguage()
  const out = leftOut.reduce(
    (sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }),
    { count: 0, amount: 0 },
  )
  const due = { count: takes.count + out.count, amount: takes.amount + out.amount }
  const sums = [
    [words.due, due],
    [words.takes, takes],
    [words.leavesOut, out],
  ] as const
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sums.map(([label, { count, amount }]) => (
          <div key={label} className="min-w-32 grow">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd>
              <Money amount={amount} className="text-lead font-bold" />
              {count > 0 && (
                <span className="block text-small text-ink-soft">{counted(students, count, language)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {takes.count === 0 && <p>{words.nothing}</p>}
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
    </>
  )
}
