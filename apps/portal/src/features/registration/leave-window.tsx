import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useEffect, useState } from 'react'
import { guardPage, type Leaving } from '../../lib/leave-guard.ts'
import type { DraftKeeper } from './keeping/draft-keeper.ts'
import { useRegistrationWords } from './registration-words.ts'

type Question = { readonly leaving: Leaving; readonly answer: (isLeaving: boolean) => void }

/** Whoever leaves with answers that the server does not have is asked; first they are tried to be saved. */
export const LeaveWindow = ({ keeper }: { keeper: DraftKeeper }) => {
  const { leave } = useRegistrationWords().registration
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      guardPage({
        isClosed: () => keeper.state().unsaved.size > 0,
        ask: async (leaving) => {
          if (await keeper.save()) return true
          return new Promise<boolean>((answer) => setQuestion({ leaving, answer }))
        },
      }),
    [keeper],
  )
  const answer = (isLeaving: boolean) => {
    setQuestion(undefined)
    question?.answer(isLeaving)
  }
  return (
    <ModalWindow
      isOpen={question !== undefined}
      header={leave.header}
      text={question?.leaving === 'logOut' ? leave.logOutText : leave.text}
      positive={{ label: leave.stay, onPress: () => answer(false) }}
      negative={{ label: leave.leave, onPress: () => answer(true) }}
      onDismiss={() => answer(false)}
    />
  )
}
