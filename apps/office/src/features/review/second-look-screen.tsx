import { LookDecision, lookNeeds } from '@milgo/domain/second-look/agreement'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useSubmit } from '@milgo/web-client/use-submit'
import { EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useStable } from '../../lib/use-stable.ts'
import { useWords } from '../../lib/words.ts'
import { AnswersTab } from './answers-tab.tsx'
import { DocumentsPane } from './documents-pane.tsx'
import { figureErrorsOf } from './figure-errors.ts'
import { FigureField } from './figure-field.tsx'
import { figureText } from './figure-value.ts'
import { useRequestDocuments } from './use-request-documents.ts'
import type { FigureValue } from './use-review-actions.ts'

type Look = AnswerOf<'core', 'POST /office/second-looks/{id}/open'>

const fieldStyle = 'mt-1 min-h-11 w-full rounded-small border border-line-strong bg-surface px-3'

/**
 * The sent answers at the start of the line, the documents in the middle, and the reviewer's own decision at the end.
 */
export const SecondLookScreen = ({ look, onSent }: { look: Look; onSent: () => Promise<void> }) => {
  const { officeSecondLook: words } = useWords()
  const [shown, setShown] = useState(look.documents[0]?.key)
  const current = look.documents.find(({ key }) => key === shown)
  const review = { ...look, changes: null }
  const loader = useRequestDocuments()
  return (
    <div data-fills-window className="flex min-h-0 grow flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2 lg:px-5">
        <PageHeading title={words.title} className="text-body font-bold">
          {words.title} <Ltr>{look.request_number}</Ltr>
        </PageHeading>
        <bdi>{look.name}</bdi>
        <span className="text-small text-ink-soft">{look.institution}</span>
        <span className="flex items-center gap-1.5 text-small text-ink-soft">
          <EyeOff aria-hidden="true" className="size-4" />
          {words.blind}
        </span>
      </div>
      <div className="relative grid min-h-0 grow grid-cols-1 overflow-y-auto lg:grid-cols-[19rem_minmax(0,1fr)_20rem] lg:overflow-hidden xl:grid-cols-[23rem_minmax(0,1fr)_21rem]">
        <section aria-label={words.answers} className="relative p-3 lg:overflow-y-auto">
          <AnswersTab
            sections={review.sections}
            changes={review.changes}
            onShow={setShown}
            reveal={(number) =>
              callCore('POST /office/requests/{id}/reveal-number', {
                params: { id: look.request_id },
                body: { number, purpose: 'COMPARE_WITH_DOCUMENT' },
              })
            }
          />
        </section>
        <DocumentsPane
          review={review}
          loader={loader}
          current={current}
          isComparing={false}
          onCompare={() => {}}
          onShow={setShown}
          rotate={async () => {}}
        />
        <DecisionPane look={look} onShow={setShown} onSent={onSent} />
      </div>
    </div>
  )
}

type PaneProps = {
  readonly look: Look
  readonly onShow: (key: string) => void
  readonly onSent: () => Promise<void>
}

const DecisionPane = ({ look, onShow, onSent }: PaneProps) => {
  const { officeSecondLook } = useWords()
  const words = officeSecondLook.decision
  const id = useId()
  const [decision, setDecision] = useState<LookDecision>()
  const needs = decision && lookNeeds[decision]
  const [figures, setFigures] = useState<Readonly<Record<string, FigureValue>>>({})
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const { isBusy, failure, submit } = useSubmit()
  const errors = figureErrorsOf(failure?.error)
  const send = () => {
    if (decision === undefined) return
    void submit(async () => {
      await callCore('POST /office/second-looks/{id}/decide', {
        params: { id: look.look_id },
        body: {
          decision,
          ...(needs === 'FIGURES' ? { figures } : { reason }),
          ...(note.trim() !== '' && { note }),
        },
      })
      await onSent()
    })
  }
  const sendTyped = useStable(send)
  const sendByKey = () => {
    // A figure is taken when its field is left.
    flushSync(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    sendTyped()
  }
  useShortcuts({ decide: decision === undefined ? undefined : sendByKey })
  return (
    <section
      aria-label={words.title}
      className="flex min-h-0 flex-col border-line bg-surface text-small lg:border-s"
    >
      <div className="relative grow p-4 lg:overflow-y-auto">
        <h2 className="text-body font-bold">{words.title}</h2>
        <fieldset className="mt-2 flex gap-2">
          <legend className="sr-only">{words.title}</legend>
          {LookDecision.options.map((one) => (
            <label
              key={one}
              className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-small border border-line-strong px-3 has-checked:border-brand has-checked:bg-brand-wash"
            >
              <input
                type="radio"
                name={`${id}-decision`}
                checked={decision === one}
                onChange={() => setDecision(one)}
                className="size-4 accent-brand"
              />
              {words[one]}
            </label>
          ))}
        </fieldset>
        {needs === 'FIGURES' && (
          <div className="mt-4">
            <h3 className="font-bold">{words.figures}</h3>
            {look.figures.rows.map((row) => {
              const value = figures[row.wire] ?? null
              return (
                <FigureField
                  key={row.wire}
                  row={{ ...row, value, is_missing: row.is_required && figureText(value) === '' }}
                  documents={[]}
                  source={null}
                  isFrozen={false}
                  error={errors[row.wire]}
                  onSave={(entered) => setFigures((before) => ({ ...before, [row.wire]: entered }))}
                  onShow={onShow}
                  onNext={() => {}}
                />
              )
            })}
          </div>
        )}
        {needs === 'REASON' && (
          <label className="mt-4 block">
            {words.reason}
            <select value={reason} onChange={({ target }) => setReason(target.value)} className={fieldStyle}>
              <option value="">{words.choose}</option>
              {look.reasons.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="mt-4 block">
          {words.note}
          <textarea
            value={note}
            maxLength={1_000}
            onChange={({ target }) => setNote(target.value)}
            rows={3}
            className={`${fieldStyle} py-2`}
          />
        </label>
        <FailureBanner title={words.failed} failure={failure} />
      </div>
      <div className="border-t border-line p-3">
        {decision === undefined && <Banner tone="info">{words.chooseFirst}</Banner>}
        {decision !== undefined && (
          <ActionButton
            variant="primary"
            className="w-full"
            onPress={send}
            busyText={isBusy ? words.sending : undefined}
          >
            {words.send}
            <PrimaryKey />
          </ActionButton>
        )}
      </div>
    </section>
  )
}
