import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import type { QueueChoices } from './use-queue-calls.ts'
import type { WorkChange } from './use-work-change.ts'

const nobody = 'nobody'

type Props = {
  readonly choices: QueueChoices | undefined
  readonly staffId: string
  readonly onChoose: (change: WorkChange) => void
  readonly onClose: () => void
}

export const HandOverDialog = ({ choices, staffId, onChoose, onClose }: Props) => {
  const { officeQueue } = useWords()
  const { handOver: words, preview } = officeQueue
  const [to, setTo] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const colleagues = choices?.colleagues.filter(({ id }) => id !== staffId) ?? []
  const choose = () => {
    setIsTried(true)
    if (to !== null) onChoose({ kind: 'assign', to: to === nobody ? null : to })
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: choose }}
      negative={{ label: preview.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <SelectField
        label={words.to}
        placeholder={words.choose}
        options={[
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          { value: nobody, label: words.nobody },
        ]}
        value={to}
        onChange={setTo}
        isRequired
        error={isTried && to === null ? words.required : undefined}
      />
    </ModalWindow>
  )
}
