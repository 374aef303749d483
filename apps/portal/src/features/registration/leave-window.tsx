import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useEffect, useState } from 'react'
import { guardPage, type Leaving } from '../../lib/leave-guard.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'

type Question = { readonly leaving: Leaving; readonly answer: (isLeaving: boolean) => void }

/**
 * Whoever leaves with answers that the server does not have is asked; a student's are tried to be saved first, a staff
 * member's never unasked.
 */
export const LeaveWindow = ({ application: { keeper, start } }: { application: Application }) => {
  const { isActing } = start
  const { leave } = useRegistrationWords().registration
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      guardPage({
        isClosed: keeper.hasUnsaved,
        ask: async (leaving) => {
          if (!isActing && (await keeper.save())) return true
          return new Promise<boolean>((answer) => setQuestion({ leaving, answer }))
        },
      }),
    [keeper, isActing],
  )
  const answer = (isLeaving: boolean) => {
    setQuestion(undefined)
    question?.answer(isLeaving)
  }
  return (
    <ModalWindow
      isOpen={question !== undefined}
      header={leave.header}
      text={isActing ? leave.actingText : question?.leaving === 'logOut' ? leave.logOutText : leave.text}
      positive={{ label: leave.stay, onPress: () => answer(false) }}
      negative={{ label: leave.leave, onPress: () => answer(true) }}
      onDismiss={() => answer(false)}
    />
  )
}
