import type { Step, StepNumber } from '@milgo/domain/application/steps'
import type { Application } from '../open-application.ts'
import type { GoToField } from '../problem-links.tsx'

/** The props that the form's frame passes to its last step. */
export type DocumentsStepProps = {
  readonly application: Application
  readonly step: Step
  readonly isClosing: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  /** The element beside the step. */
  readonly aside: HTMLElement | null
  readonly go: (step: StepNumber) => void
  readonly goToField: GoToField
  /** Whether the form is just being opened; then one part is drawn after the other. */
  readonly isOpening: boolean
}
