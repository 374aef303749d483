import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { type Tiers, useRefreshResults } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly tiers: Tiers
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

export const ProposeDialog = ({ period, tiers, onClose, onDone }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.rules
  const refresh = useRefreshResults()
  const [note, setNote] = useState('')
  const { isBusy, failure, submit } = useSubmit()
  const propose = () =>
    void submit(async () => {
      const { name } = await callCore('POST /office/rules-versions', {
        body: { ...period, award_tiers: tiers, ...(note.trim() !== '' && { note }) },
      })
      await refresh()
      onDone(fill(words.saved, { name }))
    })
  return (
    <ModalWindow
      isOpen
      header={words.dialog}
      text={words.dialogText}
      onDismiss={onClose}
      positive={{ label: words.propose, onPress: propose, busyText: isBusy ? words.saving : undefined }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <TextAreaField
        id="proposal-note"
        label={words.note}
        value={note}
        onChange={setNote}
        maxLength={1_000}
      />
      <FailureBanner title={words.failed} failure={failure} />
    </ModalWindow>
  )
}
