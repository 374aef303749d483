import type { Answers } from '@milgo/domain/answers/answer'
import { modalFor } from '@milgo/domain/application/modals'
import { lastStep as documents } from '@milgo/domain/application/steps'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readCore } from '../../../lib/service-client.ts'
import { forgetOffline } from '../../../lib/session/own-storage.ts'
import { useModalWindows } from '../../../lib/use-modal-windows.tsx'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { isOver } from '../../../request/sending.ts'
import type { Application } from '../open-application.ts'
import { noteReview, tellSent } from '../other-tabs.ts'
import { findReadOnlyReason, type Start } from '../start.ts'
import { toLookAt } from '../step-showing.ts'
import { useDocumentsWords } from './documents-words.ts'
import { sendRequest } from './send-request.ts'

const standing = { step: documents.number, isFixMode: false, isSent: false } as const

type ReviewState = { readonly reviewedFrom: string } | null

/** Whether the service has the request by now. */
const isThere = async (start: Start): Promise<boolean> => {
  const user = await readCore('/user/current-user', {})
  if (user.id !== start.user.id) throw new Error('Somebody else is logged in')
  return findReadOnlyReason({ ...start, user }) === 'sent'
}

/** Sends the request, and only after the student has looked everything over and agreed. */
export const useSending = (application: Application, files: DocumentFiles, onProblems: () => void) => {
  const { store, keeper, sending, start, showing } = application
  const windows = useModalWindows()
  const { formModals } = useDocumentsWords()
  const queries = useQueryClient()
  const isAsking = useRef(false)
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  /**
   * Everything is there, and is being looked over: an entry of the history's own, so that Back leads to the documents.
   * It is known by the entry that it was opened from, so that none from before a reload is taken for it.
   */
  const [reviewed, setReviewed] = useState<{ readonly from: string; readonly answers: Answers }>()
  const isReviewing = reviewed !== undefined && (state as ReviewState)?.reviewedFrom === reviewed.from
  // Forward leads to what was looked over, or not at all.
  useEffect(() => {
    if (isReviewing || !reviewed) return
    const look = () => {
      if (store.answers() !== reviewed.answers || files.isBusy()) setReviewed(undefined)
    }
    const stops = [store.subscribe(look), files.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, files, reviewed, isReviewing])

  useEffect(() => (isReviewing ? noteReview(application) : undefined), [application, isReviewing])

  const agrees = async (): Promise<boolean> => {
    const modal = modalFor('send', standing)
    const closesOn = jerusalemTime(new Date(start.period.to)).date
    const { isPositive, isLedAway } = modal
      ? await windows.ask(modal, {
          // `{date}` was its former name: versions that the office published with it are still shown.
          params: { closesOn, date: closesOn },
          // Nothing is sent that nobody agreed to.
          otherwise: formModals[modal],
        })
      : { isPositive: true, isLedAway: false }
    return isPositive && !isLedAway
  }

  const review = () => {
    const problems = store.check([documents.id])
    if (problems.length === 0) {
      setReviewed({ from: key, answers: store.answers() })
      return navigate({ search }, { state: { reviewedFrom: key } satisfies ReviewState })
    }
    onProblems()
    showFirstProblem(problems)
  }

  const send = async (): Promise<void> => {
    if (isAsking.current) return
    isAsking.current = true
    const isAgreed = await agrees()
    isAsking.current = false
    if (!isAgreed) return
    await sendRequest(sending, {
      submit: () => keeper.submit(documents),
      state: keeper.state,
      isThere: () => isThere(start),
      lock: () => store.setMayEdit(toLookAt.mayEdit),
      unlock: () => store.setMayEdit(showing.mayEdit),
    })
    const result = sending.standing()
    // Whatever the other pages remember of the student is of before, and so is what is kept for a time without connection.
    if (isOver(result)) {
      forgetOffline()
      tellSent(application)
      return void queries.invalidateQueries({ refetchType: 'none' })
    }
    // What is to be mended is mended in its field.
    if (result.is === 'refused' || result.is === 'outdated') setReviewed(undefined)
    // What was found in a file meanwhile could not be taken out of the answers.
    files.refresh().catch(() => {})
  }
  return {
    review,
    isReviewing,
    /** Where another place is opened instead. */
    endReview: () => setReviewed(undefined),
    goBack: () => navigate(-1),
    send,
    modal: windows.modal,
  }
}
