import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { useRefreshPayments } from './use-payment-calls.ts'

type Props = {
  readonly proposal: {
    readonly id: string
    readonly by: { readonly id: string; readonly name: string }
    readonly reason: string
  }
  readonly what: string
}

/** A first signature that waits for the second. The staff member who gave it may only withdraw it. */
export const ProposalLine = ({ proposal, what }: Props) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const staff = useStaff()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const decide = (is_confirmed: boolean) =>
    void submit(async () => {
      await callCore('POST /office/payments/proposals/{id}/decide', {
        params: { id: proposal.id },
        body: { is_confirmed },
      })
      await refresh()
    })
  const isOwn = proposal.by.id === staff.id
  const busyText = isBusy ? words.making : undefined
  return (
    <div className="flex max-w-[52ch] flex-col gap-2">
      <p className="text-small">
        {fill(words.proposed, {
          name: isolated(proposal.by.name),
          what: isolated(what),
          reason: isolated(proposal.reason),
        })}
      </p>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      {hasRight(staff.roles, 'pay-awards') && (
        <div className="flex flex-wrap items-center gap-2">
          {isOwn ? (
            <>
              <span className="text-small text-ink-soft">{words.waitsForOther}</span>
              <ActionButton variant="quiet" busyText={busyText} onPress={() => decide(false)}>
                {words.withdraw}
              </ActionButton>
            </>
          ) : (
            <>
              <ActionButton variant="quiet" isDisabled={isBusy} onPress={() => decide(false)}>
                {words.refuse}
              </ActionButton>
              <ActionButton variant="secondary" busyText={busyText} onPress={() => decide(true)}>
                {words.confirm}
              </ActionButton>
            </>
          )}
        </div>
      )}
    </div>
  )
}
