import type { Step } from '@milgo/domain/application/steps'
import type { FormStatus, Problem } from '@milgo/form/form-status.ts'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { useSyncExternalStore } from 'react'
import type { Trouble } from '../../request/keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { type GoToField, ProblemLinks } from './problem-links.tsx'
import { useRegistrationWords } from './registration-words.ts'
import { staysOnItsWay, useTroubleText } from './save-state.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  readonly trouble: Trouble
  readonly goToField: GoToField
}

/**
 * A press on Next or on Save and close that did not reach the server says why, and where that is to be mended, be it
 * in another step; nobody is left waiting.
 */
export const PressFailed = ({ application: { start, keeper }, step, trouble, goToField }: Props) => {
  const { save } = useRegistrationWords().registration
  const troubleText = useTroubleText()
  const problems = toMend(useFormStatus(), trouble, step)
  const isPassing = staysOnItsWay(trouble)
  // The press alone did not get there: nothing else is on its way, and nothing comes of it by itself.
  const hasUnsaved = useSyncExternalStore(keeper.subscribe, keeper.hasUnsaved)
  const isDelayed = isPassing && !hasUnsaved
  return (
    <ErrorBox title={isDelayed ? save.delayed : troubleText(trouble)} attempt={1}>
      {!start.isActing && isPassing && !isDelayed && save.storedHere}
      {problems.length > 0 && (
        <ul className="mt-1">
          <ProblemLinks problems={problems} goToField={goToField} />
        </ul>
      )}
    </ErrorBox>
  )
}

/** What was refused in this step stands in the list of its mistakes. */
const toMend = ({ malformed, problems }: FormStatus, { why }: Trouble, { id }: Step): readonly Problem[] => {
  if (why === 'malformed') return malformed
  if (why !== 'answers') return []
  return problems.filter(({ section, complaint }) => section !== id && 'message' in complaint)
}
