import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createFlagDrafts, type FlagDraft, isComplete } from './flag-draft.ts'
import type { OfferedReason, ReviewedDocument } from './review-types.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Options = {
  readonly staffId: string
  readonly requestId: string
  readonly document: ReviewedDocument | undefined
  readonly reasons: readonly OfferedReason[]
  readonly judge: ReviewActions['judge']
}

const storedFlag = (document: ReviewedDocument | undefined): FlagDraft | undefined =>
  document?.verdict?.verdict === 'FLAGGED' && document.state === 'FLAGGED'
    ? { reason: document.verdict.reason, note: document.verdict.note ?? '' }
    : undefined

const isSame = (one: FlagDraft, other: FlagDraft | undefined): boolean =>
  one.reason === other?.reason && one.note.trim() === other.note.trim()

/** The flag of the shown document. It is stored in the tab while it is written, and sent once it is complete. */
export const useFlag = ({ staffId, requestId, document, reasons, judge }: Options) => {
  const drafts = useMemo(() => createFlagDrafts(staffId, requestId), [staffId, requestId])
  const key = document?.key
  const [draft, setDraft] = useState<{ readonly key: string; readonly flag: FlagDraft }>()
  const own = draft && draft.key === key ? draft.flag : key === undefined ? undefined : drafts.find(key)
  const stored = storedFlag(document)
  const flag = own ?? stored

  const latest = useRef({ document, flag, stored })
  useEffect(() => {
    latest.current = { document, flag, stored }
  })

  const change = useCallback(
    (flag: FlagDraft) => {
      const { document } = latest.current
      if (!document) return
      drafts.store(document.key, flag)
      setDraft({ key: document.key, flag })
      latest.current = { ...latest.current, flag }
    },
    [drafts],
  )

  const send = useCallback(async () => {
    const { document, flag, stored } = latest.current
    if (!document || !flag?.reason || !isComplete(flag, reasons) || isSame(flag, stored)) return
    const sent = await judge(document, { verdict: 'FLAGGED', reason: flag.reason, note: flag.note.trim() })
    if (!sent) return
    // Text typed during the call was not sent yet.
    const left = drafts.find(document.key)
    if (left && isSame(left, flag)) drafts.remove(document.key)
    setDraft((before) => (before?.key === document.key && isSame(before.flag, flag) ? undefined : before))
  }, [drafts, reasons, judge])

  const forget = useCallback(() => {
    const { document } = latest.current
    if (!document) return
    drafts.remove(document.key)
    setDraft(undefined)
  }, [drafts])

  return { flag, isUnsent: own !== undefined && !isSame(own, stored), change, send, forget }
}
