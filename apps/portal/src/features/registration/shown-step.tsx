import type { Step } from '@milgo/domain/application/steps'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { PortalForm } from '../../lib/portal-form.tsx'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { stepNotes } from './step-notes.ts'
import { StepSections } from './step-sections.tsx'
import { useFormWords } from './use-form-words.ts'

type Props = {
  /** The application, whose store says which fields are read-only. */
  readonly application: Pick<Application, 'start' | 'store'>
  readonly step: Step
  readonly onClose: () => void
}

/** Shows one step in a window as it was filled in, without its buttons. */
export const ShownStep = ({ application: { start, store }, step, onClose }: Props) => {
  const { registration, steps } = useRegistrationWords()
  const words = useFormWords(start)
  const Note = stepNotes[step.id]
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      isWide
      header={steps[step.id]}
      positive={{ label: registration.check.close, onPress: onClose }}
      onDismiss={onClose}
    >
      <PortalForm store={store} words={words}>
        <div className="flex flex-col gap-5">
          <StepSections step={step} />
          {Note && <Note />}
        </div>
      </PortalForm>
    </ModalWindow>
  )
}
