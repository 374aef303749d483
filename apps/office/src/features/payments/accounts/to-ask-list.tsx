import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useState } from 'react'
import { callCore } from '../../../lib/service-client.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { BankFacts, FixHeading } from './fix-facts.tsx'
import type { AccountAct } from './use-account-act.ts'
import type { StudentToAsk } from './use-account-calls.ts'

type Props = {
  readonly rows: readonly StudentToAsk[]
  readonly mayPay: boolean
  readonly act: AccountAct
}

const everybody = 'everybody'

/** Students whom finance has to ask for an account before they can send one. */
export const ToAskList = ({ rows, mayPay, act }: Props) => {
  const { officeAccounts: words } = useWords()
  const language = useLanguage()
  const [asking, setAsking] = useState<string>()
  const send = ({ request_id: id }: StudentToAsk) =>
    callCore('POST /office/requests/{id}/ask-for-bank-fix', { params: { id } })
  const ask = (row: StudentToAsk) => {
    setAsking(row.request_id)
    void act.run(fill(words.asked, { name: row.name }), () => send(row))
  }
  const own = rows.filter(({ refusal }) => refusal === null)
  const askAll = () => {
    setAsking(everybody)
    void act.run(counted(words.askedAll, own.length, language), async () => {
      for (const row of own) await send(row)
    })
  }
  return (
    <section aria-labelledby="to-ask" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="to-ask" className="text-lead">
          {words.toAsk}
        </h2>
        {mayPay && own.length > 1 && (
          <ActionButton
            variant="secondary"
            busyText={act.isBusy && asking === everybody ? words.asking : undefined}
            onPress={askAll}
          >
            {counted(words.askAll, own.length, language)}
          </ActionButton>
        )}
      </div>
      <p className="text-ink-soft">{rows.length === 0 ? words.toAskEmpty : words.toAskText}</p>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <li
            key={row.request_id}
            className={`${cardStyle} flex flex-wrap items-center gap-x-8 gap-y-3 px-5 py-4`}
          >
            <FixHeading row={row} />
            <dl className="flex grow flex-wrap gap-x-8 gap-y-2">
              <BankFacts row={row} />
            </dl>
            {row.refusal && <p className="text-small font-medium">{words.refusals[row.refusal]}</p>}
            {mayPay && row.refusal === null && (
              <ActionButton
                variant="secondary"
                label={fill(words.askOf, { name: row.name })}
                busyText={act.isBusy && asking === row.request_id ? words.asking : undefined}
                onPress={() => ask(row)}
              >
                {words.ask}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
