import { answersTo } from '@milgo/domain/answers/find-answer'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { StepId } from '@milgo/domain/application/steps'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { useMemo, useSyncExternalStore } from 'react'
import { ConflictModal } from '../../request/conflict-modal.tsx'
import { findUploadedName } from '../../request/files/running-uploads.ts'
import type { Conflict } from '../../request/keeping/keeper-state.ts'
import { fileNamesIn } from '../../request/keeping/named-files.ts'
import { conflictChoices, takenFromThere } from './conflict-choices.ts'
import { conflictLines } from './conflict-lines.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf } from './start.ts'
import { useWording } from './use-wording.ts'

type Props = { readonly application: Application; readonly conflict: Conflict<StepId> }

/** Shows two versions of a step, and saves what the student chooses. */
export const ConflictWindow = ({ application, conflict }: Props) => {
  const { start, form, store, keeper } = application
  const { registration, steps, conflict: words } = useRegistrationWords()
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const fileNames = useMemo(() => {
    const saved = new Map([...fileNamesIn(start.saved), ...fileNamesIn(conflict.newer)])
    return { get: (name: string) => saved.get(name) ?? findUploadedName(application, name) }
  }, [application, start, conflict])
  const mine: ApplicationAnswers = useSyncExternalStore(store.subscribe, store.answers)
  const { malformed } = useFormStatus()
  const halfTyped = answersTo(
    conflict.step.section.questions.filter(({ id }) =>
      malformed.some(({ place }) => place.questionId === id),
    ),
    store.entered(),
  )
  const changedHere = conflict.changedHere()
  const theirs: ApplicationAnswers = form.readSaved(conflict.step, conflict.newer)
  const wordings = {
    mine: useWording(labelParams, mine.under18City, fileNames),
    theirs: useWording(labelParams, theirs.under18City, fileNames),
  }
  const lines = conflictLines(conflict.step, mine, theirs, store.context(), wordings, halfTyped)
  const choices = conflictChoices(form, lines, mine, theirs, changedHere)
  return (
    <ConflictModal
      header={fill(registration.conflictHeader, { step: steps[conflict.step.id] })}
      words={words}
      choices={choices}
      onDecided={(sideOf) =>
        void keeper.settleConflict(takenFromThere(choices, sideOf, changedHere, halfTyped))
      }
    />
  )
}
