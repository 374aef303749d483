import type { StaffProposal } from '@milgo/contracts/authz/list-staff'
import { isSecondPerson } from '@milgo/domain/staff/role-change'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { callAuthz } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly proposals: readonly StaffProposal[]
  readonly onDecided: (isConfirmed: boolean) => void
}

/** Proposed changes. The proposer, and the staff member that a change is about, cannot confirm it. */
export const ProposalList = ({ proposals, onDecided }: Props) => {
  const { office, officeStaff } = useWords()
  const { proposals: words } = officeStaff
  const { id: ownId } = useStaff()
  const { isBusy, failure, submit } = useSubmit()
  const decide = (id: string, decision: 'CONFIRM' | 'REFUSE') =>
    void submit(async () => {
      await callAuthz('POST /office-auth/decide-staff-change', { body: { id, decision } })
      onDecided(decision === 'CONFIRM')
    })
  return (
    <section aria-labelledby="proposals" className={`${cardStyle} mb-6 border-s-4 border-s-sun p-5`}>
      <h2 id="proposals" className="text-lead font-bold">
        {words.title}
      </h2>
      <FailureBanner title={words.failed} failure={failure} />
      <ul className="divide-y divide-line">
        {proposals.map(({ id, kind, staff_id, name, email, roles, proposed_by, proposed_at }) => {
          const what = fill(words.kinds[kind], { name: isolated(name) })
          const mayConfirm = isSecondPerson({ proposedBy: proposed_by.id, staffId: staff_id }, ownId)
          const isOwn = proposed_by.id === ownId
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
              <div className="min-w-[min(15rem,100%)] grow">
                <p className="font-medium">{what}</p>
                <p className="text-small text-ink-soft">
                  <bdi dir="ltr">{email}</bdi>
                  {kind !== 'reset' && ` · ${roles.map((role) => office.roles[role]).join(' · ')}`}
                </p>
                <p className="text-small text-ink-soft">
                  {fill(words.by, {
                    name: isolated(proposed_by.name),
                    at: isolated(momentText(new Date(proposed_at))),
                  })}
                </p>
              </div>
              {mayConfirm ? (
                <ActionButton
                  variant="secondary"
                  label={`${words.confirm}: ${what}`}
                  isDisabled={isBusy}
                  onPress={() => decide(id, 'CONFIRM')}
                >
                  {words.confirm}
                </ActionButton>
              ) : (
                <span className="text-small text-ink-soft">{words.own}</span>
              )}
              {(mayConfirm || isOwn) && (
                <ActionButton
                  variant="quiet"
                  label={`${isOwn ? words.withdraw : words.refuse}: ${what}`}
                  isDisabled={isBusy}
                  onPress={() => decide(id, 'REFUSE')}
                >
                  {isOwn ? words.withdraw : words.refuse}
                </ActionButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
