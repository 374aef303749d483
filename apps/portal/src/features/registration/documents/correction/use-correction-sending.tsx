import { modalFor } from '@milgo/domain/application/modals'
import { lastStep as documents } from '@milgo/domain/application/steps'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { forgetOffline } from '../../../../lib/session/own-storage.ts'
import { useModalWindows } from '../../../../lib/use-modal-windows.tsx'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import { isOver } from '../../../../request/sending.ts'
import { whenReachable } from '../../../../request/when-reachable.ts'
import type { Application } from '../../open-application.ts'
import { tellSent } from '../../other-tabs.ts'
import { toLookAt } from '../../step-showing.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { sendRequest } from '../send-request.ts'
import { CorrectedFiles } from './corrected-files.tsx'
import { useCorrectionWords } from './correction-words.ts'
import { findEnd, isCorrectionThere } from './follow-correction.ts'

/** Returns the function that sends the correction, after every document was replaced and the student has agreed. */
export const useCorrectionSending = (application: Application, files: DocumentFiles) => {
  const { store, keeper, sending, start, showing } = application
  const windows = useModalWindows()
  const { formModals } = useDocumentsWords()
  const { correction } = useCorrectionWords()
  const queries = useQueryClient()
  const isAsking = useRef(false)

  const agrees = async (): Promise<boolean> => {
    const modal = modalFor('send', { step: documents.number, isFixMode: true, isSent: false })
    if (modal === undefined) return true
    const { isPositive, isLedAway } = await windows.ask(modal, {
      // If the configured window is missing, the portal's own words ask, because nothing is sent without consent.
      otherwise: formModals[modal],
      details: (
        <div className="flex flex-col gap-2">
          <p className="font-medium">{correction.willSend}</p>
          <CorrectedFiles application={application} />
        </div>
      ),
    })
    return isPositive && !isLedAway
  }

  const send = async (): Promise<void> => {
    const problems = store.check([documents.id])
    if (problems.length > 0) return showFirstProblem(problems)
    if (isAsking.current) return
    isAsking.current = true
    const isAgreed = await agrees()
    isAsking.current = false
    if (!isAgreed) return
    await sendRequest(sending, {
      submit: () => keeper.submit(documents),
      state: keeper.state,
      isThere: () => isCorrectionThere(start),
      again: whenReachable,
      findEnd: () => findEnd(start),
      lock: () => store.setMayEdit(toLookAt.mayEdit),
      unlock: () => store.setMayEdit(showing.mayEdit),
      afterwards,
    })
  }
  const afterwards = (): void => {
    const result = sending.current()
    // What other pages have cached of the student is outdated now, and so is the offline copy.
    if (isOver(result)) {
      forgetOffline()
      if (result.is === 'sent') tellSent(application)
      return void queries.invalidateQueries({ refetchType: 'none' })
    }
    files.refresh().catch(() => {})
  }
  return { send, modal: windows.modal }
}
