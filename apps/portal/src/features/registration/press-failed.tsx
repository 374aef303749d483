import type { Step } from '@milgo/domain/application/steps'
import type { FormStatus, Problem } from '@milgo/form/form-status.ts'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { useSyncExternalStore } from 'react'
import type { SaveFailure } from '../../request/keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { type GoToField, ProblemLinks } from './problem-links.tsx'
import { useRegistrationWords } from './registration-words.ts'
import { staysOnItsWay, useSaveFailureText } from './save-state.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  readonly failure: SaveFailure
  readonly goToField: GoToField
}

/**
 * Shows why Next or Save and close did not reach the server, and links to the fields to correct, also in other steps.
 */
export const PressFailed = ({ application: { start, keeper }, step, failure, goToField }: Props) => {
  const { save } = useRegistrationWords().registration
  const saveFailureText = useSaveFailureText()
  const problems = toMend(useFormStatus(), failure, step)
  const isPassing = staysOnItsWay(failure)
  // Only the press failed: everything is saved, so nothing is tried again automatically.
  const hasUnsaved = useSyncExternalStore(keeper.subscribe, keeper.hasUnsaved)
  const isDelayed = isPassing && !hasUnsaved
  return (
    <ErrorBox title={isDelayed ? save.delayed : saveFailureText(failure)} attempt={1}>
      {!start.isActing && isPassing && !isDelayed && save.storedHere}
      {problems.length > 0 && (
        <div className="mt-1">
          <ProblemLinks problems={problems} goToField={goToField} />
        </div>
      )}
    </ErrorBox>
  )
}

/** Returns the problems to link to. Refusals of this step are left out, because the list of its mistakes shows them. */
const toMend = (
  { malformed, problems }: FormStatus,
  { why }: SaveFailure,
  { id }: Step,
): readonly Problem[] => {
  if (why === 'malformed') return malformed
  if (why !== 'answers') return []
  return problems.filter(({ section, complaint }) => section !== id && 'message' in complaint)
}
