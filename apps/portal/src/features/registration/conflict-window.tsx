import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useMemo, useState } from 'react'
import { conflictLines } from './conflict-lines.ts'
import type { Conflict } from './keeping/keeper-state.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { fileNamesIn, labelParamsOf } from './start.ts'
import { useWording } from './use-wording.ts'

type Props = { readonly application: Application; readonly conflict: Conflict }

/** Two versions of one step side by side. The student decides; nothing is overwritten before. */
export const ConflictWindow = ({ application: { start, store, keeper, readHeld }, conflict }: Props) => {
  const { registration, steps } = useRegistrationWords()
  const { conflict: words } = registration
  const [settling, setSettling] = useState<'mine' | 'theirs'>()
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const fileNames = useMemo(
    () => new Map([...fileNamesIn(start.held), ...fileNamesIn(conflict.newer)]),
    [start, conflict],
  )
  const mine: ApplicationAnswers = store.answers()
  const theirs: ApplicationAnswers = readHeld(conflict.step, conflict.newer)
  const wordings = {
    mine: useWording(labelParams, mine.under18City, fileNames),
    theirs: useWording(labelParams, theirs.under18City, fileNames),
  }
  const lines = conflictLines(conflict.step, mine, theirs, store.facts(), wordings)
  const settle = (winner: 'mine' | 'theirs') => {
    setSettling(winner)
    void keeper.settleConflict(winner)
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.header, { step: steps[conflict.step.id] })}
      text={words.text}
      positive={{
        label: words.keepMine,
        onPress: () => settle('mine'),
        busyText: settling === 'mine' ? registration.save.saving : undefined,
      }}
      negative={{ label: words.takeTheirs, onPress: () => settle('theirs') }}
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line-strong text-small">
            {[words.question, words.mine, words.theirs].map((title) => (
              <th key={title} scope="col" className="py-2 pe-3 text-start font-medium text-ink-soft">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ questionId, label, mine: here, theirs: there }) => (
            <tr key={questionId} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {label}
              </th>
              <td className="py-2 pe-3 break-words">
                <bdi>{here}</bdi>
              </td>
              <td className="py-2 break-words">
                <bdi>{there}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ModalWindow>
  )
}
