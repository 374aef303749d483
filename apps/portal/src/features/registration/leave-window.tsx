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
  /** Whether answers are not saved. Files may be uploading in either case. */
  readonly isUnsaved: boolean
  readonly isUploading: boolean
  readonly isSending: boolean
  readonly answer: (isLeaving: boolean) => void
}

type Props = {
  readonly application: Application
  readonly step: StepNumber
  /** Whether nothing can be sent any more: the request was sent, or the registration has closed. */
  readonly isOver: boolean
}

/**
 * Asks before the page is left with answers that the server does not have. A student's answers are saved first if
 * possible; a staff member's are never saved automatically. On leaving the documents, it reminds the student that the
 * request is not sent.
 */
export const LeaveWindow = ({ application, step, isOver }: Props) => {
  const { keeper, sending, start } = application
  const { isActing } = start
  const { ask, modal } = useModalWindows()
  const now = { step, isSent: isOver, isFixMode: application.showing.correction !== undefined }
  const latest = useRef(now)
  latest.current = now
  const { leave } = useRegistrationWords().registration
  const [question, setQuestion] = useState<Question>()
  /** Separate from the question, so that the words stay while the window fades out. */
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const isSending = () => sending.current().is === 'sending'
    return guardPage({
      // After sending, nothing can be saved any more.
      isClosed: () =>
        !latest.current.isSent && (isSending() || keeper.hasUnsaved() || hasUploads(application)),
      // The page with all answers belongs to the form.
      asksAnyway: (to) => to !== paths.print && modalFor('leave', latest.current) !== undefined,
      ask: async (leaving, to) => {
        // Leaving now would lose nothing, but the student would miss the result. The result closes the question.
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
        const reminder = to === paths.print ? undefined : modalFor('leave', latest.current)
        if (reminder === undefined) return true
        // A student who logs out is logged out, whatever address the window would lead to.
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
  // Unsaved answers stay in this browser; a file does not.
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
