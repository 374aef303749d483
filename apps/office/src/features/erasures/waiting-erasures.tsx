import type { WaitingErasure } from '@milgo/contracts/office/list-erasures'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useRefreshErasures } from './use-erasures.ts'
import { numberOfWish, WishName } from './wish-name.tsx'

type Outcome = 'ERASE' | 'REFUSE'

/** Erasures that wait for another manager, each with what prevents it now. */
export const WaitingErasures = ({ waiting }: { readonly waiting: readonly WaitingErasure[] }) => {
  const { officeErasures: words } = useWords()
  const refresh = useRefreshErasures()
  const { isBusy, failure, submit } = useSubmit()
  const [asked, setAsked] = useState<WaitingErasure>()
  const [done, setDone] = useState<Outcome>()
  const decide = ({ id }: WaitingErasure, outcome: Outcome) => {
    setAsked(undefined)
    setDone(undefined)
    void submit(async () => {
      await callCore('POST /office/erasures/{id}/decide', { params: { id }, body: { outcome } })
      setDone(outcome)
      await refresh()
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <FailureBanner title={words.waiting.failed} failure={failure} />
      <StatusRegion>
        {done && <Banner tone="good">{done === 'ERASE' ? words.erased : words.refused}</Banner>}
      </StatusRegion>
      <DataTable
        caption={words.waiting.title}
        keyOf={({ id }: WaitingErasure) => id}
        rows={waiting}
        empty={words.waiting.none}
        columns={[
          {
            id: 'request',
            label: words.columns.request,
            isRowHeader: true,
            cell: (row: WaitingErasure) => <WishName wish={row} />,
          },
          {
            id: 'student',
            label: words.columns.student,
            cell: ({ name, status }: WaitingErasure) => (
              <bdi>{name || (status === null ? words.waiting.account : words.waiting.draft)}</bdi>
            ),
          },
          {
            id: 'reason',
            label: words.columns.reason,
            cell: ({ reason }: WaitingErasure) => (
              <span className="block min-w-40 max-w-80 wrap-anywhere">
                <bdi>{reason}</bdi>
              </span>
            ),
          },
          {
            id: 'by',
            label: words.columns.askedBy,
            cell: ({ asked_by, asked_at }: WaitingErasure) => (
              <>
                <bdi>{asked_by.name}</bdi>
                <span className="block text-small text-ink-soft tabular-nums">
                  <Ltr>{momentText(new Date(asked_at))}</Ltr>
                </span>
              </>
            ),
          },
          {
            id: 'action',
            label: words.columns.action,
            cell: (row: WaitingErasure) => (
              <Actions
                row={row}
                isBusy={isBusy}
                onErase={() => setAsked(row)}
                onRefuse={() => decide(row, 'REFUSE')}
              />
            ),
          },
        ]}
      />
      {asked && (
        <ModalWindow
          isOpen
          header={fill(hasNumber(asked) ? words.confirm.title : words.confirm.accountTitle, {
            number: numberOfWish(asked),
          })}
          text={hasNumber(asked) ? words.confirm.text : words.confirm.accountText}
          positive={{
            label: words.confirm.erase,
            onPress: () => decide(asked, 'ERASE'),
            isDestructive: true,
          }}
          negative={{ label: words.confirm.cancel, onPress: () => setAsked(undefined) }}
          onDismiss={() => setAsked(undefined)}
        >
          <ErasedList counts={asked.would_erase} />
        </ModalWindow>
      )}
    </div>
  )
}

/** Whether the wish is about a request. Otherwise it is about an account alone. */
const hasNumber = ({ request_number }: WaitingErasure): boolean => request_number !== null

const kinds = ['copies', 'files', 'messages', 'letters', 'appeals', 'notes'] as const

/** A dry run: what would be erased if the erasure were carried out now. */
const ErasedList = ({ counts }: { readonly counts: WaitingErasure['would_erase'] }) => {
  const { wouldErase: words } = useWords().officeErasures
  const language = useLanguage()
  return (
    <div>
      <p className="font-bold">{words.title}</p>
      <ul className="list-disc ps-5">
        <li>{words.account}</li>
        {kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>{counted(words[kind], counts[kind], language)}</li>
          ))}
      </ul>
    </div>
  )
}

type ActionsProps = {
  readonly row: WaitingErasure
  readonly isBusy: boolean
  readonly onErase: () => void
  readonly onRefuse: () => void
}

const Actions = ({ row, isBusy, onErase, onRefuse }: ActionsProps) => {
  const { waiting: words } = useWords().officeErasures
  const number = numberOfWish(row)
  const hindrance = row.refusal?.message ?? (row.may_carry_out ? undefined : words.own)
  return (
    <div className="flex max-w-72 flex-col gap-2">
      {hindrance !== undefined && <span className="text-small text-ink-soft">{hindrance}</span>}
      <span className="flex flex-wrap gap-2">
        {hindrance === undefined && (
          <ActionButton
            variant="danger"
            label={fill(hasNumber(row) ? words.eraseOne : words.eraseAccount, { number })}
            isDisabled={isBusy}
            onPress={onErase}
          >
            {words.erase}
          </ActionButton>
        )}
        <ActionButton
          variant="quiet"
          label={fill(hasNumber(row) ? words.refuseOne : words.refuseAccount, { number })}
          isDisabled={isBusy}
          onPress={onRefuse}
        >
          {words.refuse}
        </ActionButton>
      </span>
    </div>
  )
}
