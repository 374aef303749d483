import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { LoadedRows } from '../../../lib/loaded-rows.ts'
import { MoreRows } from '../../../lib/more-rows.tsx'
import { callCore } from '../../../lib/service-client.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { FixHeading, OldAccountDetails } from './fix-details.tsx'
import type { AccountAct } from './use-account-act.ts'
import { type StudentToAsk, useReadStudentsToAsk } from './use-account-calls.ts'

type Props = {
  readonly period: string | undefined
  readonly list: LoadedRows<StudentToAsk>
  readonly mayPay: boolean
  readonly act: AccountAct
}

const everybody = 'ask everybody'
const askOf = ({ request_id: id }: StudentToAsk): string => `ask ${id}`
const isForCaller = ({ refusal }: StudentToAsk): boolean => refusal === null
const send = ({ request_id: id }: StudentToAsk) =>
  callCore('POST /office/requests/{id}/ask-for-bank-fix', { params: { id } })

/** Returns whether only this student cannot be asked: somebody acted first, or said that they know the student. */
const isOfOneStudent = (error: unknown): boolean =>
  error instanceof CallFailed && (error.code === 'MOVE_NOT_ALLOWED' || error.code === 'CONFLICT_OF_INTEREST')

/** Asks all of them, also after a refusal. Fails with the last refusal if nobody could be asked. */
const sendAll = async (rows: readonly StudentToAsk[]) => {
  const refusals: unknown[] = []
  for (const row of rows)
    try {
      await send(row)
    } catch (error) {
      if (!isOfOneStudent(error)) throw error
      refusals.push(error)
    }
  if (refusals.length > 0 && refusals.length === rows.length) throw refusals.at(-1)
  return { asked: rows.length - refusals.length, refused: refusals.length }
}

/** Students whom finance has to ask for an account before they can send one. */
export const ToAskList = ({ period, list, mayPay, act }: Props) => {
  const { rows } = list
  const { officeAccounts: words } = useWords()
  const language = useLanguage()
  const readRows = useReadStudentsToAsk(period)
  const own = rows.filter(isForCaller)
  const isAskingAll = act.isRunning(everybody)
  const ask = (row: StudentToAsk) =>
    void act.run(askOf(row), async () => {
      await send(row)
      return { done: fill(words.asked, { name: row.name }) }
    })
  const askAll = () =>
    void act.run(everybody, async () => {
      // Reads the rows now, because acts before this one may have asked some of these students.
      const { asked, refused } = await sendAll(readRows().filter(isForCaller))
      return {
        done: counted(words.askedAll, asked, language),
        refused: refused > 0 ? counted(words.notAsked, refused, language) : undefined,
      }
    })
  return (
    <section aria-labelledby="to-ask" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="to-ask" className="text-lead">
          {words.toAsk}
        </h2>
        {mayPay && own.length > 1 && (
          <ActionButton
            variant="secondary"
            busyText={isAskingAll ? words.asking : undefined}
            onPress={askAll}
          >
            {counted(list.hasMore ? words.askListed : words.askAll, own.length, language)}
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
              <OldAccountDetails row={row} />
            </dl>
            {row.refusal && <p className="text-small font-medium">{words.refusals[row.refusal]}</p>}
            {mayPay && row.refusal === null && (
              <ActionButton
                variant="secondary"
                label={fill(words.askOf, { name: row.name })}
                isDisabled={isAskingAll}
                busyText={act.isRunning(askOf(row)) ? words.asking : undefined}
                onPress={() => ask(row)}
              >
                {words.ask}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <MoreRows label={words.moreToAsk} list={list} />
    </section>
  )
}
