import { fill } from '@milgo/messages/fill'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { type QueueChoices, useRefreshQueue } from './use-queue-calls.ts'

export type SavedView = QueueChoices['views'][number]

const longestName = 60

type Props = {
  readonly address: string
  /** The shown saved view, if the staff member may change it. */
  readonly current: SavedView | undefined
  readonly onClose: () => void
}

/** Saves the shown view under a new name. A shown saved view can be renamed, shared and deleted. */
export const SaveViewDialog = ({ address, current, onClose }: Props) => {
  const { officeQueue } = useWords()
  const { save: words, preview } = officeQueue
  const { isBusy, failure, submit } = useSubmit()
  const refresh = useRefreshQueue()
  const [name, setName] = useState(current?.name ?? '')
  const [isShared, setIsShared] = useState(current?.is_shared ?? false)
  const [isTried, setIsTried] = useState(false)
  const isNamed = name.trim() !== '' && name.trim().length <= longestName
  const save = async () => {
    await callCore('POST /office/queue/views/save', {
      body: {
        ...(current && { id: current.id, version: current.version }),
        name: name.trim(),
        address,
        is_shared: isShared,
      },
    })
    await refresh()
    onClose()
  }
  const remove = async () => {
    if (!current) return
    await callCore('POST /office/queue/views/remove', { body: { id: current.id } })
    await refresh()
    onClose()
  }
  return (
    <ModalWindow
      isOpen
      header={current ? fill(words.replace, { name: current.name }) : words.title}
      text={words.text}
      positive={{
        label: words.confirm,
        onPress: () => {
          setIsTried(true)
          if (isNamed) void submit(save)
        },
        busyText: isBusy ? words.saving : undefined,
      }}
      negative={{ label: preview.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        isRequired
        error={isTried && !isNamed ? words.nameNeeded : undefined}
        input={{ maxLength: longestName }}
      />
      <CheckboxField value={isShared} onChange={setIsShared} help={words.sharedHelp}>
        {words.shared}
      </CheckboxField>
      {current && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void submit(remove)}
          className="min-h-11 self-start font-medium text-bad underline underline-offset-4"
        >
          {words.remove}
        </button>
      )}
    </ModalWindow>
  )
}
