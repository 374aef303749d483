import type { Answers } from '@milgo/domain/answers/answer'
import { modalFor } from '@milgo/domain/application/modals'
import { steps } from '@milgo/domain/application/steps'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showFirstProblem } from '../../../form/show-first-problem.ts'
import { useModalWindows } from '../../../lib/use-modal-windows.tsx'
import type { Trouble } from '../keeping/read-refusal.ts'
import type { Application } from '../open-application.ts'
import { toLookAt } from '../step-showing.ts'
import type { DocumentFiles } from './document-files.ts'
import { useDocumentsWords } from './documents-words.ts'

/** What became of sending, as the result window tells it. */
export type SendingResult =
  | { readonly is: 'sent' }
  /** Answers are to be mended, or the page does not know what has changed; the form says which answers. */
  | { readonly is: 'refused' | 'outdated' }
  | { readonly is: 'failed'; readonly trouble: Trouble | undefined }

const [, , , documents] = steps
const standing = { step: documents.number, isFixMode: false, isSent: false } as const

type ReviewState = { readonly reviewedFrom: string } | null

type Told = {
  /** Something of this step is missing. */
  readonly onProblems: () => void
  readonly onSent: () => void
}

/** Sends the request: once at a time, and only after the student has looked everything over and agreed. */
export const useSending = (
  { store, keeper, start }: Application,
  files: DocumentFiles,
  { onProblems, onSent }: Told,
) => {
  const windows = useModalWindows()
  const { formModals } = useDocumentsWords()
  const queries = useQueryClient()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)
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
  const [result, setResult] = useState<SendingResult>()

  const agrees = async (): Promise<boolean> => {
    const modal = modalFor('send', standing)
    const { isPositive, isLedAway } = modal
      ? await windows.ask(modal, {
          params: { date: jerusalemTime(new Date(start.period.to)).date },
          // Nothing is sent that nobody agreed to.
          otherwise: formModals[modal],
        })
      : { isPositive: true, isLedAway: false }
    return isPositive && !isLedAway
  }

  const submit = async (): Promise<SendingResult | undefined> => {
    const outcome = await keeper.submit(documents)
    if (typeof outcome === 'object') {
      store.disable(toLookAt.disabledFields)
      onSent()
      // Whatever the other pages remember of the student is of before.
      void queries.invalidateQueries({ refetchType: 'none' })
      return { is: 'sent' }
    }
    if (outcome === 'refused' || outcome === 'outdated') return { is: outcome }
    const { conflict, trouble } = keeper.state()
    // The window that shows both versions asks by itself.
    return conflict ? undefined : { is: 'failed', trouble }
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
    if (isRunning.current) return
    isRunning.current = true
    try {
      if (!(await agrees())) return
      setIsSending(true)
      setResult(await submit())
    } finally {
      setIsSending(false)
      isRunning.current = false
    }
  }
  return {
    review,
    isReviewing,
    /** Where another place is opened instead. */
    endReview: () => setReviewed(undefined),
    goBack: () => navigate(-1),
    send,
    isSending,
    result,
    closeResult: () => setResult(undefined),
    modal: windows.modal,
  }
}
