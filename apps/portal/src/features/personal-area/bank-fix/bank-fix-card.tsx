import { Ltr } from '@milgo/ui/ltr.tsx'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { usePersonalQuery } from '../../../lib/student/use-personal-query.ts'
import type { Area } from '../shared/area.ts'
import { AreaCard } from '../shared/area-card.tsx'
import { AccountSent } from './account-sent.tsx'
import { BankFixSteps } from './bank-fix-steps.tsx'
import { useBankFixWords } from './bank-fix-words.ts'

type Props = {
  readonly area: Area
  /** False after the account was sent. */
  readonly isAsked: boolean
  readonly onSent: () => void
}

/** Asks for an account for an award that waits for one: the reason, the details, and the code that confirms them. */
export const BankFixCard = ({ isAsked, ...asked }: Props) =>
  isAsked ? <AskedAccount {...asked} /> : <AccountSent />

const AskedAccount = ({ area, onSent }: Omit<Props, 'isAsked'>) => {
  const words = useBankFixWords().bankFix
  const [asked] = usePersonalQuery('/step-4/get-all-invalid-documents').data ?? []
  return (
    <AreaCard
      title={words.title}
      text={asked ? `${words.texts[asked.ground]} ${words.reserved}` : words.reserved}
    >
      {asked && <Why asked={asked} />}
      <p>{words.prepare}</p>
      <p className="mt-1 mb-5 text-small text-ink-soft">{words.only}</p>
      <BankFixSteps phone={area.phone} onSent={onSent} />
    </AreaCard>
  )
}

type Asked = AnswerOf<'core', 'GET /step-4/get-all-invalid-documents'>[number]

const Why = ({ asked: { ground, reason, account, note } }: { asked: Asked }) => {
  const { why, oldAccount, reasons, refusals } = useBankFixWords().bankFix
  const said: { readonly OTHER: string; readonly [reason: string]: string } =
    ground === 'REFUSED' ? refusals : reasons
  return (
    <dl className="mb-4 max-w-[44rem] rounded-medium bg-sun-wash p-4 text-sun-ink">
      {account && (
        <>
          <dt className="text-small">{oldAccount}</dt>
          <dd className="mb-2 font-medium">
            <Ltr>{account}</Ltr>
          </dd>
        </>
      )}
      <dt className="text-small">{why}</dt>
      <dd className="font-medium">{said[reason] ?? said.OTHER}</dd>
      {note && (
        <dd className="mt-1 whitespace-pre-line">
          <bdi>{note}</bdi>
        </dd>
      )}
    </dl>
  )
}
