import { batchPath } from '@milgo/contracts/office-paths'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { focusPageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { sumOf } from './result-groups.ts'
import { patienceWithBatches, type ResultFile, useRefreshPayments } from './use-payment-calls.ts'

/** Applies or discards the whole file. Stays visible below the rows. */
export const DecideResults = ({ file }: { file: ResultFile }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const language = useLanguage()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const navigate = useNavigate()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  if (file.state !== 'PREVIEW' || !mayPay) return null
  const applied = sumOf(file, 'paid').count + sumOf(file, 'returned').count
  const decide = (act: 'APPLY' | 'DISCARD') =>
    void submit(async () => {
      await callCore('POST /office/payments/results/{id}/decide', {
        params: { id: file.id },
        body: { act },
        patience: patienceWithBatches,
      })
      await refresh()
      if (act === 'DISCARD') await navigate(batchPath(file.batch.id))
      else focusPageHeading()
    })
  const disabledReason =
    file.refusal === null ? undefined : file.refusal === 'OWN_ROWS' ? words.ownRows : words.yourApproval
  return (
    // Extends over the page's padding to its edge, because rows would be visible below it otherwise.
    <div className="sticky bottom-0 -mx-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-6 py-3 max-sm:-mx-4 max-sm:px-4 lg:-bottom-5 lg:-mb-5">
      <p className="min-w-0 grow basis-56 text-small text-ink-soft">{words.applyNote}</p>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      <div className="flex flex-wrap gap-2 max-sm:grow">
        <ButtonWithReason
          variant="secondary"
          isDisabled={isBusy}
          disabledReason={disabledReason}
          onPress={() => decide('DISCARD')}
        >
          {words.discardFile}
        </ButtonWithReason>
        <ButtonWithReason
          variant="primary"
          disabledReason={disabledReason}
          busyText={isBusy ? words.applying : undefined}
          onPress={() => decide('APPLY')}
        >
          {fill(words.apply, { count: counted(words.resultRows, applied, language) })}
        </ButtonWithReason>
      </div>
    </div>
  )
}
