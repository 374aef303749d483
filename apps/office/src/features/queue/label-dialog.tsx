import { Label } from '@milgo/domain/queue/label'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import type { QueueChoices } from './use-queue-calls.ts'
import type { WorkChange } from './use-work-change.ts'

type Props = {
  /** Labels that the requests have, or may have. These can be removed. */
  readonly present: readonly string[]
  readonly choices: QueueChoices | undefined
  readonly onChoose: (change: WorkChange) => void
  readonly onClose: () => void
}

export const LabelDialog = ({ present: given, choices, onChoose, onClose }: Props) => {
  const { officeQueue } = useWords()
  const { label: words, preview } = officeQueue
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const present = [...new Set(given)].sort()
  const known = choices?.labels.filter((label) => !removed.includes(label)) ?? []
  const choose = () => {
    const own = typed.trim()
    if (own !== '' && !Label.safeParse(own).success) return setError(words.wrong)
    const add = [...new Set([...added, ...(own === '' ? [] : [own])])]
    if (add.length + removed.length === 0) return setError(words.nothing)
    return onChoose({ kind: 'label', add, remove: [...removed] })
  }
  const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: choose }}
      negative={{ label: preview.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <TextField label={words.add} help={words.addHelp} value={typed} onChange={setTyped} error={error} />
      {known.length > 0 && (
        <CheckboxList label={words.known} options={optionsOf(known)} value={added} onChange={setAdded} />
      )}
      {present.length > 0 && (
        <CheckboxList
          label={words.remove}
          options={optionsOf(present)}
          value={removed}
          onChange={setRemoved}
        />
      )}
    </ModalWindow>
  )
}
