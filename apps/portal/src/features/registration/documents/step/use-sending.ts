import type { Answers } from '@milgo/domain/answers/answer'
import { modalFor } from '@milgo/domain/application/modals'
import { lastStep as documents } from '@milgo/domain/application/steps'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readCore } from '../../../../lib/service-client.ts'
import { forgetOffline } from '../../../../lib/session/own-storage.ts'
import { useModalWindows } from '../../../../lib/use-modal-windows.tsx'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import { isOver, isSent } from '../../../../request/sending.ts'
import { whenReachable } from '../../../../request/when-reachable.ts'
import type { Application } from '../../open-application.ts'
import { noteReview, tellSent } from '../../other-tabs.ts'
import { findReadOnlyReason, type Start } from '../../start.ts'
import { toLookAt } from '../../step-showing.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { sendRequest } from '../send-request.ts'

const moment = { step: documents.number, isFixMode: false, isSent: false } as const

type ReviewState = { readonly reviewedFrom: string } | null

/** Returns whether the service has the sent request. */
const isThere = async (start: Start): Promise<boolean> => {
  const user = await readCore('/user/current-user', {})
  if (user.id !== start.user.id) throw new Error('Somebody else is logged in')
  return findReadOnlyReason({ ...start, user }) === 'sent'
}

/**
 * Returns the review and the sending of the request. The request is sent only after the student has reviewed everything
 * and agreed.
 */
export const useSending = (application: Application, files: DocumentFiles) => {
  const { store, keeper, sending, start, showing } = application
  const windows = useModalWindows()
  const { formModals } = useDocumentsWords()
  const queries = useQueryClient()
  const isAsking = useRef(false)
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  /**
   * The open review. It is a history entry of its own, so that Back leads to the documents. It is identified by the
   * entry that it was opened from, so that an entry from before a reload does not count.
   */
  const [reviewed, setReviewed] = useState<{ readonly from: string; readonly answers: Answers }>()
  const isReviewing = reviewed !== undefined && (state as ReviewState)?.reviewedFrom === reviewed.from
  // Forward must lead to the reviewed answers or not to the review at all, so a change ends the review.
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
    const modal = modalFor('send', moment)
    const closesOn = jerusalemTime(lastMomentOf(new Date(start.period.to))).date
    const { isPositive, isLedAway } = modal
      ? await windows.ask(modal, {
          // `{date}` is the former name of the parameter; texts that the office published with it are still shown.
          params: { closesOn, date: closesOn },
          // If the configured window is missing, the portal's own words ask, because nothing is sent without consent.
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
      again: whenReachable,
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
      if (isSent(result)) tellSent(application)
      return void queries.invalidateQueries({ refetchType: 'none' })
    }
    // The student corrects answers in their fields, so the review ends.
    if (result.is === 'refused' || result.is === 'outdated') setReviewed(undefined)
    // While the form was locked, an infected file could not be removed from the answers.
    files.refresh().catch(() => {})
  }
  return {
    review,
    isReviewing,
    /** Whether Back has led from the review to the documents. */
    isLeft: reviewed !== undefined && !isReviewing,
    /** Ends the review when another place is opened. */
    endReview: () => setReviewed(undefined),
    goBack: () => navigate(-1),
    send,
    modal: windows.modal,
  }
}
