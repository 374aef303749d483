import type { RevisionOutcome as Outcome, RevisionPage } from '@milgo/contracts/office/revision-fields'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { figureErrorsOf } from './figure-errors.ts'
import { FigureField } from './figure-field.tsx'
import { figureText } from './figure-value.ts'
import { RevisionOutcome } from './revision-outcome.tsx'
import type { FigureValue } from './use-review-actions.ts'

type Props = { readonly page: RevisionPage; readonly onDone: () => void }
type Changes = Readonly<Record<string, FigureValue>>

/** The changed figures and the reason. Nothing is proposed before the proposer has seen the outcome. */
export const RevisionForm = ({ page, onDone }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.form
  const [changes, setChanges] = useState<Changes>({})
  const [reason, setReason] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const preview = useSubmit()
  const proposal = useSubmit()
  const params = { id: page.request_id }
  const figures = Object.keys(changes).length > 0 ? { figures: changes } : {}
  const change = (wire: string, value: FigureValue) => {
    setChanges((before) => ({ ...before, [wire]: value }))
    // The outcome that was seen is no longer the one that would be proposed.
    setOutcome(undefined)
  }
  const look = () =>
    void preview.submit(async () => {
      setOutcome(undefined)
      setOutcome(await callCore('POST /office/requests/{id}/preview-revision', { params, body: figures }))
    })
  const propose = () =>
    void proposal.submit(async () => {
      await callCore('POST /office/requests/{id}/propose-revision', { params, body: { reason, ...figures } })
      onDone()
    })
  const errors = figureErrorsOf(preview.failure?.error)
  const isReady = outcome !== undefined && outcome.refusal === null && reason.trim() !== ''
  return (
    <>
      <section className={`${cardStyle} p-5`}>
        <h2 className="text-lead font-bold">{words.title}</h2>
        <div className="mt-3 grid grid-cols-1 gap-6 lg:grid-cols-2">
          <div>
            <h3 className="font-bold">{words.figures}</h3>
            <p className="mb-2 text-small text-ink-soft">
              {fill(words.figuresText, { version: leftToRight(page.rules_version) })}
            </p>
            {page.figures.map((row) => {
              const value = row.wire in changes ? changes[row.wire] : row.value
              return (
                <FigureField
                  key={row.wire}
                  row={{ ...row, value, is_missing: row.is_required && figureText(value) === '' }}
                  documents={[]}
                  source={null}
                  isFrozen={false}
                  error={errors[row.wire]}
                  onSave={(entered) => change(row.wire, entered)}
                  onShow={() => {}}
                  onNext={() => {}}
                />
              )
            })}
          </div>
          <div className="flex flex-col gap-4">
            <TextAreaField
              id="revision-reason"
              label={words.reason}
              help={words.reasonHelp}
              value={reason}
              onChange={setReason}
              rows={5}
              maxLength={1_000}
            />
            <ActionButton
              variant={outcome ? 'secondary' : 'primary'}
              className="self-end"
              onPress={look}
              busyText={preview.isBusy ? words.previewing : undefined}
            >
              {words.preview}
            </ActionButton>
            <FailureBanner title={words.previewFailed} failure={preview.failure} />
          </div>
        </div>
      </section>
      {outcome && (
        <section className={`${cardStyle} p-5`}>
          {outcome.refusal && (
            <div className="mb-5">
              <Banner tone="attention" announce="alert">
                {outcome.refusal.message}
              </Banner>
            </div>
          )}
          <RevisionOutcome outcome={outcome} />
          <div className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
            <ActionRow note={!outcome.refusal && reason.trim() === '' ? words.reasonFirst : undefined}>
              <ActionButton
                variant="primary"
                isDisabled={!isReady}
                onPress={propose}
                busyText={proposal.isBusy ? words.proposing : undefined}
              >
                {words.propose}
              </ActionButton>
            </ActionRow>
            <FailureBanner title={words.failed} failure={proposal.failure} />
          </div>
        </section>
      )}
    </>
  )
}
