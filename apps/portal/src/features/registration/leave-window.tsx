import { paths } from '@milgo/contracts/portal-paths'
import { modalFor } from '@milgo/domain/application/modals'
import type { StepNumber } from '@milgo/domain/application/steps'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { guardPage, type Leaving } from '@milgo/web-client/leave-guard'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { useModalWindows } from '../../lib/use-modal-windows.tsx'
import { hasUploads } from '../../request/files/running-uploads.ts'
import { isLeaving } from './is-leaving.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'

type Question = {
  readonly leaving: Leaving
  /** Whether answers are not saved; files may be on their way all the same. */
  readonly isUnsaved: boolean
  readonly isUploading: boolean
  readonly isSending: boolean
  readonly answer: (isLeaving: boolean) => void
}

type Props = {
  readonly application: Application
  readonly step: StepNumber
  /** Whether nothing is left to be sent. */
  readonly isSent: boolean
}

/**
 * Whoever leaves with answers that the server does not have is asked; a student's are tried to be saved first, a staff
 * member's never unasked. Whoever leaves the documents is reminded that the request is not sent.
 */
export const LeaveWindow = ({ application, step, isSent }: Props) => {
  const { keeper, sending, start } = application
  const { isActing } = start
  const { ask, modal } = useModalWindows()
  const now = { step, isSent, isFixMode: application.showing.correction !== undefined }
  const standing = useRef(now)
  standing.current = now
  const { leave } = useRegistrationWords().registration
  const [question, setQuestion] = useState<Question>()
  /** The words stay while the window goes. */
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const isSending = () => sending.standing().is === 'sending'
    return guardPage({
      // Of what is sent nothing can be saved any more.
      isClosed: () =>
        !standing.current.isSent && (isSending() || keeper.hasUnsaved() || hasUploads(application)),
      // All answers at a glance are no other place.
      asksAnyway: (to) => to !== paths.print && modalFor('leave', standing.current) !== undefined,
      ask: async (leaving, to) => {
        // Nothing is lost; but nobody should miss what becomes of it. The answer ends the question.
        if (isSending())
          return new Promise<boolean>((answer) => {
            const stop = sending.subscribe(() => {
              stop()
              setIsOpen(false)
              answer(false)
            })
            setQuestion({ leaving, isSending: true, isUnsaved: false, isUploading: false, answer })
            setIsOpen(true)
          })
        const isSaved = !keeper.hasUnsaved() || (!isActing && (await keeper.save()))
        const isUploading = hasUploads(application)
        if (!isSaved || isUploading)
          return new Promise<boolean>((answer) => {
            setQuestion({ leaving, isSending: false, isUnsaved: !isSaved, isUploading, answer })
            setIsOpen(true)
          })
        const reminder = to === paths.print ? undefined : modalFor('leave', standing.current)
        if (reminder === undefined) return true
        // Who logs out is logged out, wherever the window would have led.
        return isLeaving(reminder, await ask(reminder, { leadsNowhere: leaving === 'logOut' }))
      },
    })
  }, [application, keeper, isActing, ask, sending])
  const answer = (isLeaving: boolean) => {
    setIsOpen(false)
    question?.answer(isLeaving)
  }
  const answersText = isActing
    ? leave.actingText
    : question?.leaving === 'logOut'
      ? leave.logOutText
      : leave.text
  // Answers stay on this device; a file does not.
  const filesAlone = question?.isUnsaved === false ? leave.uploads : undefined
  const { header, text } = question?.isSending
    ? leave.sending
    : filesAlone
      ? { header: filesAlone.header, text: `${filesAlone.lost} ${filesAlone.anyway}` }
      : { header: leave.header, text: answersText }
  useBackCloses(isOpen, () => answer(false))
  return (
    <>
      {modal}
      <ModalWindow
        isOpen={isOpen}
        header={header}
        text={text}
        positive={{ label: leave.stay, onPress: () => answer(false) }}
        negative={{ label: leave.leave, onPress: () => answer(true) }}
        onDismiss={() => answer(false)}
      >
        {question?.isUnsaved && question.isUploading && <p className="text-ink-soft">{leave.uploads.lost}</p>}
      </ModalWindow>
    </>
  )
}
