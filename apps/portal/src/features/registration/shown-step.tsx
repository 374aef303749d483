import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { FormProvider } from '../../form/form-context.tsx'
import type { KeptStep } from './keeping/kept-steps.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { stepNotes } from './step-notes.ts'
import { StepSections } from './step-sections.tsx'
import { useFormWords } from './use-form-words.ts'

type Props = {
  /** Says by its fields and its buttons how the step is shown. */
  readonly application: Pick<Application, 'start' | 'store'>
  readonly step: KeptStep
  readonly onClose: () => void
}

/** One step in a window, as it was filled in and without its buttons. */
export const ShownStep = ({ application: { start, store }, step, onClose }: Props) => {
  const { registration, steps } = useRegistrationWords()
  const Note = stepNotes[step.id]
  return (
    <ModalWindow
      isOpen
      isWide
      header={steps[step.id]}
      positive={{ label: registration.check.close, onPress: onClose }}
      onDismiss={onClose}
    >
      <FormProvider store={store} words={useFormWords(start)}>
        <div className="flex flex-col gap-5">
          <StepSections step={step} />
          {Note && <Note />}
        </div>
      </FormProvider>
    </ModalWindow>
  )
}
