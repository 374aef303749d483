import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { useRefreshErasures } from './use-erasures.ts'

const longestReason = 1_000

/** Writes down that a student asks to be erased; the server says why it cannot be yet. */
export const AskForm = () => {
  const { ask: words } = useWords().officeErasures
  const refresh = useRefreshErasures()
  const { isBusy, failure, submit } = useSubmit()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const send = () => {
    setIsTried(true)
    setIsDone(false)
    if (number.trim() === '' || reason.trim() === '') return
    void submit(async () => {
      await callCore('POST /office/erasures', { body: { request_number: number, reason } })
      setNumber('')
      setReason('')
      setIsTried(false)
      setIsDone(true)
      await refresh()
    })
  }
  return (
    <form
      aria-labelledby="ask-erasure"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={`${cardStyle} flex flex-col gap-5 p-6`}
    >
      <h2 id="ask-erasure" className="text-lead">
        {words.title}
      </h2>
      <FailureBanner title={words.failed} failure={failure} />
      <div role="status" className="empty:hidden">
        {isDone && <Banner tone="good">{words.done}</Banner>}
      </div>
      <TextField
        label={words.number}
        help={words.numberHelp}
        value={number}
        onChange={setNumber}
        isLtr
        isRequired
        error={isTried && number.trim() === '' ? words.numberMissing : undefined}
      />
      <TextAreaField
        label={words.reason}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        isRequired
        error={isTried && reason.trim() === '' ? words.reasonMissing : undefined}
      />
      <p className="text-small text-ink-soft">{words.stays}</p>
      <div>
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
          {words.send}
        </ActionButton>
      </div>
    </form>
  )
}
