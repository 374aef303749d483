import { contactRestHours } from '@milgo/domain/status/bank-fix-state'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Ban, CircleCheck, Clock, CopyX, type LucideIcon, Users } from 'lucide-react'
import { callCore } from '../../../lib/service-client.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { KnowPayeeButton } from '../know-payee-button.tsx'
import { AccountCheck } from './account-check.tsx'
import { Detail, FixHeading, OldAccountDetails } from './fix-details.tsx'
import type { AccountAct } from './use-account-act.ts'
import type { WaitingAccount } from './use-account-calls.ts'

const Sign = ({ icon: Icon, isBad, text }: { icon: LucideIcon; isBad: boolean; text: string }) => (
  <li className={`flex items-start gap-2 ${isBad ? 'font-medium text-sun-ink' : 'text-ink-soft'}`}>
    <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
    <span>
      <TextWithNumbers text={text} />
    </span>
  </li>
)

/** The warnings about an account, or that there are none. */
const Signs = ({ row }: { row: WaitingAccount }) => {
  const { officeAccounts: words } = useWords()
  const language = useLanguage()
  const hoursLeft = row.contact_rest_hours
  const rest = { hours: contactRestHours }
  const numbers = row.other_requests.map(leftToRight).join(', ')
  return (
    <ul className="flex flex-col gap-1.5 text-small">
      {!row.is_payable && <Sign icon={Ban} isBad text={words.unpayable} />}
      {row.is_as_before && <Sign icon={CopyX} isBad text={words.sameAsBefore} />}
      <Sign
        icon={row.other_uses > 0 ? Users : CircleCheck}
        isBad={row.other_uses > 0}
        text={
          row.other_uses > 0
            ? counted(words.otherUses, row.other_uses, language, { numbers })
            : words.noOtherUses
        }
      />
      <Sign
        icon={hoursLeft > 0 ? Clock : CircleCheck}
        isBad={hoursLeft > 0}
        text={
          hoursLeft > 0
            ? counted(words.contactRest, hoursLeft, language, rest)
            : fill(words.noContactRest, rest)
        }
      />
    </ul>
  )
}

type Props = {
  readonly row: WaitingAccount
  readonly mayPay: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly act: AccountAct
}

/** An account that a student sent. Opening the card shows its number and its confirmation. */
export const WaitingCard = ({ row, mayPay, isOpen, onToggle, act }: Props) => {
  const { officeAccounts: words } = useWords()
  const declare = () =>
    act.run(`declare ${row.request_id}`, async () => {
      await callCore('POST /office/requests/{id}/i-know-this-payee', { params: { id: row.request_id } })
      return { done: fill(words.conflictDeclared, { name: row.name }) }
    })
  return (
    <li className={`${cardStyle} flex flex-col gap-4 px-5 py-4`}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <FixHeading row={row}>
          {' · '}
          <TextWithNumbers text={fill(words.sentAt, { date: jerusalemTime(new Date(row.sent_at)).date })} />
        </FixHeading>
        {mayPay && row.refusal === null && (
          <div className="flex flex-wrap gap-2">
            <KnowPayeeButton name={row.name} onDeclare={declare} />
            <ActionButton
              variant="secondary"
              label={isOpen ? words.close : fill(words.checkOf, { name: row.name })}
              onPress={onToggle}
            >
              {isOpen ? words.close : words.check}
            </ActionButton>
          </div>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <OldAccountDetails row={row} />
        <Detail label={words.newAccount}>
          <Ltr>{row.account}</Ltr>
        </Detail>
      </dl>
      <Signs row={row} />
      {row.refusal && <p className="text-small font-medium">{words.refusals[row.refusal]}</p>}
      {isOpen && row.refusal === null && <AccountCheck row={row} act={act} />}
    </li>
  )
}
