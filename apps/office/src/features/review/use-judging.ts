import type { Review } from '@milgo/contracts/office/review-answer'
import { useRef, useState } from 'react'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useStable } from '../../lib/use-stable.ts'
import { firstDocument, nextToLookAt } from './document-steps.ts'
import { fitsDocument } from './fits-document.ts'
import { focusSoon } from './focus-soon.ts'
import { useFlag } from './use-flag.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Options = {
  readonly review: Review
  readonly actions: ReviewActions
  /** Lets the reading of documents wait, because the reviewer waits for something else. */
  readonly putReadingOff: () => void
}

/** The document that is shown, and the verdict on it: accepted, flagged with a reason, or none. */
export const useJudging = ({ review, actions, putReadingOff }: Options) => {
  const staff = useStaff()
  const { request_id: id, documents } = review
  const [chosen, setChosen] = useState(() => firstDocument(documents))
  const current = documents.find(({ key }) => key === chosen) ?? documents[0]
  const [isLoading, setIsLoading] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const [openedFlag, setOpenedFlag] = useState<string>()
  const noteToStudent = useRef<HTMLTextAreaElement>(null)
  const reasons = review.reasons.returning
  const flag = useFlag({
    staffId: staff.id,
    requestId: id,
    document: current,
    reasons: reasons.filter((reason) => fitsDocument(reason, current)),
    judge: actions.judge,
  })
  const isFlagOpen = current !== undefined && openedFlag === current.key
  const isFlagging =
    isFlagOpen || (current !== undefined && current.state !== 'ACCEPTED' && flag.flag !== undefined)

  const closeFlag = () => setOpenedFlag(undefined)
  const show = useStable((key: string | undefined) => {
    if (key === undefined || key === current?.key) return
    putReadingOff()
    void flag.send()
    closeFlag()
    setIsComparing(false)
    setChosen(key)
  })
  const compare = useStable((key: string) => {
    show(key)
    setIsComparing(true)
  })
  const mayJudge = review.edit_refusal === null && current !== undefined && !current.is_frozen
  const mayFlag = mayJudge && (current.file !== null || current.is_missing)
  const accept = () => {
    // Nobody accepts a document that they have not seen, however fast they press the key.
    if (!current?.file || !mayJudge || isLoading) return
    putReadingOff()
    flag.forget()
    closeFlag()
    const next = nextToLookAt(documents, current.key)
    void actions.judge(current, { verdict: 'ACCEPTED' })
    if (next !== undefined) {
      setIsComparing(false)
      setChosen(next)
    }
  }
  const chooseReason = (code: string) => {
    if (!current || !mayFlag) return
    setOpenedFlag(current.key)
    flag.change({ reason: code, note: flag.flag?.note ?? '' })
    if (reasons.find((one) => one.code === code)?.needs_note && !flag.flag?.note.trim()) {
      // There is no flag until the note is written. But an accepted document loses its verdict as soon as the reviewer
      // looks for a reason.
      if (current.state === 'ACCEPTED') void actions.judge(current, { verdict: null })
      focusSoon(() => noteToStudent.current)
    } else void flag.send()
  }
  const openFlag = () => {
    if (current && mayFlag) setOpenedFlag(current.key)
  }
  const undo = () => {
    if (!current || !mayJudge) return
    flag.forget()
    closeFlag()
    void actions.judge(current, { verdict: null })
  }
  return {
    current,
    isLoading,
    setIsLoading,
    isComparing,
    setIsComparing,
    flag,
    /** The form of the flag is open. */
    isFlagOpen,
    /** The form is open, or the text of a flag is shown. */
    isFlagging,
    noteToStudent,
    mayJudge,
    show,
    compare,
    accept,
    chooseReason,
    openFlag,
    closeFlag,
    undo,
  }
}

export type Judging = ReturnType<typeof useJudging>
