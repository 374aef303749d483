import type { Step, StepNumber } from '@milgo/domain/application/steps'
import type { Application } from '../open-application.ts'
import type { GoToField } from '../problem-links.tsx'

/** What the frame of the form gives its last step. */
export type DocumentsStepProps = {
  readonly application: Application
  readonly step: Step
  readonly isClosing: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  /** Something of this step is missing. */
  readonly onProblems: () => void
  /** The place beside the step. */
  readonly aside: HTMLElement | null
  readonly go: (step: StepNumber) => void
  readonly goToField: GoToField
  /** Not yet while the form opens: the first part is drawn before the others. */
  readonly showsAll: boolean
}
