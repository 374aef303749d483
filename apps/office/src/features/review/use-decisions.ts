import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestPath } from '@milgo/contracts/office-paths'
import { decisionRows } from '@milgo/domain/review/decision'
import { findPrimaryDecision } from '@milgo/domain/review/primary-decision'
import { fill } from '@milgo/messages/fill'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDecisionDone } from '../../lib/decision-done.ts'
import { filtersOfPlace, findQueuePlace } from '../../lib/queue-place.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useStable } from '../../lib/use-stable.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import type { OfferedDecision } from './review-types.ts'
import { useRequestAhead } from './use-request-ahead.ts'
import type { RequestDocuments } from './use-request-documents.ts'
import type { ReviewActions } from './use-review-actions.ts'
import type { ShowAhead } from './use-shown-request.ts'

type Options = {
  readonly review: Review
  /** Nobody decides on what was only loaded ahead: a second press would meet a request that nobody has seen. */
  readonly isOpen: boolean
  readonly actions: ReviewActions
  readonly loader: RequestDocuments
  readonly hasDocumentAhead: boolean
  readonly showAhead: ShowAhead
  /** Sends what was written beside the decision: a flag whose form is open. */
  readonly sendFlag: () => Promise<void>
  /** The reviewer waits for the page from here on. */
  readonly onWait: () => void
  /** Nothing was decided: what stands in the way is looked at. */
  readonly onHeldUp: () => void
  readonly onReload: () => void
}

type Given = { readonly reason?: string; readonly note?: string }

/** Drawing holds up all else on the page: the server works meanwhile. */
const callHasLeft = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Decides on the request, and goes on to the next one within the view of the queue that led here. */
export const useDecisions = (options: Options) => {
  const {
    review,
    isOpen,
    actions,
    loader,
    hasDocumentAhead,
    showAhead,
    sendFlag,
    onWait,
    onHeldUp,
    onReload,
  } = options
  const { officeReviewPage: words, statusEvents } = useWords()
  const staff = useStaff()
  const navigate = useNavigate()
  const { state } = useLocation()
  const doneBefore = useDecisionDone()
  const [doneHere, setDoneHere] = useState<string>()
  const [asked, setAsked] = useState<OfferedDecision>()
  const [refused, setRefused] = useState<OfferedDecision>()
  const [isDeciding, setIsDeciding] = useState(false)
  // Of two quick presses the second still sees the page as the first found it.
  const isRunning = useRef(false)
  const { submit: takeOnce } = useSubmit()

  const place = findQueuePlace(state)
  const filters = useMemo(() => filtersOfPlace(place), [place])
  const { requestAhead, takeNext } = useRequestAhead(review.request_id, filters, {
    mayTake: staff.rights.includes('assign-requests'),
    loader,
    hasDocumentAhead,
  })
  const goOn = async (next: string | undefined, done?: string) => {
    if (next === undefined)
      return navigate({ pathname: officePaths.queue, search: place?.address ?? '' }, { state: { done } })
    void navigate(requestPath(next), { state: { done, place } })
    showAhead(next)
  }
  const goToNext = () =>
    takeOnce(async () => {
      // One that is only shown ahead, and one that is being decided, would be taken again.
      if (isOpen && !isRunning.current) await goOn(await takeNext().catch(() => undefined))
    })

  const decide = async (decision: OfferedDecision, given: Given = {}) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsDeciding(true)
    try {
      await send(decision, given)
    } finally {
      isRunning.current = false
      setIsDeciding(false)
    }
  }
  const send = async (decision: OfferedDecision, given: Given) => {
    onWait()
    const sending = sendFlag()
    const hasArrived = await actions.settle()
    await sending
    if (!hasArrived || actions.hasRefusedFigures()) {
      setAsked(undefined)
      return onHeldUp()
    }
    const { isFollowedByNext } = decisionRows[decision.event]
    const deciding = actions.decide(decision.event, given, filters, () => tryAgain(decision.event, given))
    // Where nothing is left to be asked nobody waits for the server: what it refuses leads back here.
    if (isFollowedByNext && decision.needs === 'NOTHING' && requestAhead !== undefined) {
      await callHasLeft()
      showAhead(
        requestAhead,
        deciding.then((decided) => decided !== undefined),
      )
    }
    const decided = await deciding
    // What went wrong is said on the page; a window in which something was written stays for another try.
    if (decided || decision.needs === 'LOOK') setAsked(undefined)
    if (!decided) return showAhead()
    const next = decided.next ?? undefined
    const isLast = isFollowedByNext && next === undefined
    const done = fill(isLast ? words.decisions.doneLast : words.decisions.done, {
      number: review.request_number,
      event: statusEvents[decision.event],
    })
    if (isFollowedByNext) return goOn(next, done)
    setDoneHere(done)
    onReload()
  }
  /** As the page is by then. */
  const tryAgain = useStable((event: OfferedDecision['event'], given: Given) => {
    const offered = actions.latest().decisions.find((one) => one.event === event)
    if (offered?.refusals.length === 0) void decide(offered, given)
  })
  const ask = (decision: OfferedDecision | undefined) => {
    if (!decision || !isOpen || isRunning.current) return
    setRefused(decision.refusals.length > 0 ? decision : undefined)
    if (decision.refusals.length > 0) return
    if (decision.needs === 'NOTHING') void decide(decision)
    else setAsked(decision)
  }
  /** A figure or a note that is being typed is sent when its field is left. */
  const decideByKey = async () => {
    if (!isOpen || isRunning.current) return
    onWait()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!(await actions.settle())) return
    ask(findPrimaryDecision(actions.latest().decisions))
  }
  return {
    done: doneHere ?? doneBefore,
    asked,
    refused,
    isDeciding,
    ask,
    close: () => setAsked(undefined),
    decide,
    decideByKey,
    goToNext,
  }
}
