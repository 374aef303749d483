import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { useRefreshErasures } from './use-erasures.ts'

const longestReason = 1_000

/** Records that a student asks to be erased. The server says why that is not possible yet. */
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
      await callCore('POST /office/erasures', { body: { number, reason } })
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
      <StatusRegion>{isDone && <Banner tone="good">{words.done}</Banner>}</StatusRegion>
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
      <ActionRow note={words.stays}>
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
          {words.send}
        </ActionButton>
      </ActionRow>
    </form>
  )
}
