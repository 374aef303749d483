import { answersTo } from '@milgo/domain/answers/find-answer'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { StepId } from '@milgo/domain/application/steps'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { ChoiceCards } from '@milgo/ui/choice-cards.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { findUploadedName } from '../../request/files/running-uploads.ts'
import type { Conflict } from '../../request/keeping/keeper-state.ts'
import { fileNamesIn } from '../../request/keeping/named-files.ts'
import { type ConflictChoice, conflictChoices, type Side, takenFromThere } from './conflict-choices.ts'
import { conflictLines } from './conflict-lines.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf } from './start.ts'
import { useWording } from './use-wording.ts'

type Props = { readonly application: Application; readonly conflict: Conflict<StepId> }

/** Two versions of one step, answer by answer. The student decides; nothing is overwritten before. */
export const ConflictWindow = ({ application, conflict }: Props) => {
  const { start, form, store, keeper } = application
  const { registration, steps } = useRegistrationWords()
  const { conflict: words } = registration
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const fileNames = useMemo(() => {
    const saved = new Map([...fileNamesIn(start.saved), ...fileNamesIn(conflict.newer)])
    return { get: (name: string) => saved.get(name) ?? findUploadedName(application, name) }
  }, [application, start, conflict])
  // Nothing is decided by the way: the window stays, and what is behind it too.
  useBackCloses(true, () => {})
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
  const lines = conflictLines(conflict.step, mine, theirs, store.facts(), wordings, halfTyped)
  const choices = conflictChoices(form, lines, mine, theirs, changedHere)
  const sideOf = ({ id, suggested }: ConflictChoice): Side => chosen[id] ?? suggested
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(choices.map(({ id }) => [id, side])))
  const settle = () => {
    void keeper.settleConflict(takenFromThere(choices, sideOf, changedHere, halfTyped))
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.header, { step: steps[conflict.step.id] })}
      text={words.text}
      positive={{ label: words.keep, onPress: settle }}
    >
      {choices.length > 1 && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </Button>
        </div>
      )}
      {choices.map((choice) => (
        <ChoiceCards
          key={choice.id}
          id={`conflict-${choice.id}`}
          label={choice.lines.map(({ label }) => label).join(' · ')}
          options={(['mine', 'theirs'] as const).map((side) => ({
            value: side,
            label: words[side],
            description: choice.lines.map((line) => line[side]).join(' · '),
          }))}
          value={sideOf(choice)}
          onChange={(side) => setChosen({ ...chosen, [choice.id]: side })}
        />
      ))}
    </ModalWindow>
  )
}
