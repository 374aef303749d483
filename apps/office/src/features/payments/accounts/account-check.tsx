import type { NumberReading, ReadNumber } from '@milgo/domain/evidence/printed-numbers'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CircleCheck, CircleHelp, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useWords } from '../../../lib/words.ts'
import { type Tone, ToneBadge } from '../tone-badge.tsx'
import { AccountDecision } from './account-decision.tsx'
import { ConfirmationView } from './confirmation-view.tsx'
import type { AccountAct } from './use-account-act.ts'
import { useRevealedAccount, type WaitingAccount } from './use-account-calls.ts'

const looks: Readonly<Record<NumberReading | 'READING', { tone: Tone; icon: LucideIcon }>> = {
  READING: { tone: 'info', icon: LoaderCircle },
  EQUAL: { tone: 'good', icon: CircleCheck },
  DIFFERENT: { tone: 'attention', icon: TriangleAlert },
  UNREAD: { tone: 'neutral', icon: CircleHelp },
}

type Props = {
  readonly row: WaitingAccount
  readonly act: AccountAct
}

/** The full account beside its confirmation, with the numbers read there and the decision. */
export const AccountCheck = ({ row, act }: Props) => {
  const { officeAccounts: words } = useWords()
  const failureText = useFailureText(words.failures)
  const { data, error } = useRevealedAccount(row)
  const [reading, setReading] = useState<ReadNumber>()
  if (error)
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="bad" title={words.failed} announce="alert">
          {failureText(error)}
        </Banner>
        <AccountDecision row={row} act={act} />
      </div>
    )
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{words.opening}</VisuallyHidden>
        <Skeleton className="h-96 text-ink" />
      </div>
    )
  const { tone, icon } = looks[reading?.reading ?? 'READING']
  const details = [
    [words.bank, data.bank],
    [words.branch, data.branch],
    [words.number, data.account_number],
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-5 max-xl:grid-cols-1">
      <div className="flex flex-col gap-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {details.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                <Ltr className="font-bold tabular-nums">{value}</Ltr>
              </dd>
            </div>
          ))}
        </dl>
        <div role="status" aria-label={words.reading} className="flex flex-col gap-1.5">
          <ToneBadge tone={tone} icon={icon}>
            <TextWithNumbers
              text={fill(words.readings[reading?.reading ?? 'READING'], { read: reading?.printed ?? '' })}
            />
          </ToneBadge>
          <p className="text-small text-ink-soft">{words.readingNote}</p>
        </div>
        <AccountDecision row={row} act={act} />
        <p className="text-small text-ink-soft">{words.onRecord}</p>
      </div>
      <div className="flex h-[34rem] min-w-0 overflow-hidden rounded-small">
        <ConfirmationView revealed={data} onRead={setReading} />
      </div>
    </div>
  )
}
