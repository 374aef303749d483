import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestPath } from '@milgo/contracts/office-paths'
import { decisionRows } from '@milgo/domain/review/decision'
import { findPrimaryDecision } from '@milgo/domain/review/primary-decision'
import { fill } from '@milgo/messages/fill'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDecisionDone } from '../../lib/decision-done.ts'
import { filtersOfPlace, findQueuePlace, placeAfter } from '../../lib/queue-place.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useStable } from '../../lib/use-stable.ts'
import { useWords } from '../../lib/words.ts'
import type { OfferedDecision } from './review-types.ts'
import { useRequestAhead } from './use-request-ahead.ts'
import type { RequestDocuments } from './use-request-documents.ts'
import type { ReviewActions } from './use-review-actions.ts'
import type { ShowAhead } from './use-shown-request.ts'

type Options = {
  readonly review: Review
  /**
   * A request that is only shown ahead cannot be decided, because a second key press would decide a request that nobody
   * has seen.
   */
  readonly isOpen: boolean
  readonly actions: ReviewActions
  readonly loader: RequestDocuments
  readonly hasDocumentAhead: boolean
  readonly showAhead: ShowAhead
  /** Sends the flag whose form is open. */
  readonly sendFlag: () => Promise<void>
  /** Called when the reviewer starts to wait for the page. */
  readonly onWait: () => void
  /** Called if nothing was decided, so that the page shows the obstacle. */
  readonly onBlocked: () => void
  readonly onReload: () => void
}

type Given = { readonly reason?: string; readonly note?: string }

/**
 * Resolves after the call was sent. Rendering blocks the page, so the call is sent first and the server works
 * meanwhile.
 */
const waitUntilSent = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Decides on the request and opens the next one of the view that the reviewer came from. */
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
    onBlocked,
    onReload,
  } = options
  const { officeReviewPage: words } = useWords()
  const staff = useStaff()
  const navigate = useNavigate()
  const { state } = useLocation()
  const doneBefore = useDecisionDone()
  const [doneHere, setDoneHere] = useState<string>()
  const [asked, setAsked] = useState<OfferedDecision>()
  const [refused, setRefused] = useState<OfferedDecision>()
  const [isDeciding, setIsDeciding] = useState(false)
  // A ref, because the second of two quick presses still sees the state from before the first.
  const isRunning = useRef(false)
  const { submit: takeOnce } = useSubmit()

  const place = findQueuePlace(state)
  const filters = useMemo(() => filtersOfPlace(place), [place])
  const { requestAhead, takeNext } = useRequestAhead(review.request_id, filters, {
    mayTake: staff.rights.includes('assign-requests'),
    loader,
    hasDocumentAhead,
  })
  const goOn = async (next: string | undefined, done?: string, nextPlace = place) => {
    if (next === undefined)
      return navigate({ pathname: officePaths.queue, search: place?.address ?? '' }, { state: { done } })
    void navigate(requestPath(next), { state: { done, place: nextPlace } })
    showAhead(next)
  }
  const goToNext = () =>
    takeOnce(async () => {
      // A request that is only shown ahead or is being decided is not left, because the next one would be taken twice.
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
      return onBlocked()
    }
    const { isFollowedByNext } = decisionRows[decision.event]
    const deciding = actions.decide(decision.event, given, filters, () => tryAgain(decision.event, given))
    // If the decision needs no further input, the next request is shown without waiting for the server. A refusal
    // returns to this screen.
    if (isFollowedByNext && decision.needs === 'NOTHING' && requestAhead !== undefined) {
      await waitUntilSent()
      showAhead(
        requestAhead,
        deciding.then((decided) => decided !== undefined),
      )
    }
    const decided = await deciding
    // The page shows the failure. A window with typed text stays open for another attempt.
    if (decided || decision.needs === 'LOOK') setAsked(undefined)
    if (!decided) return showAhead()
    const next = decided.next ?? undefined
    const isLast = isFollowedByNext && next === undefined
    const done = fill(isLast ? words.decisions.doneLast : words.decisions.done, {
      number: review.request_number,
      outcome: words.decisions.outcomes[decision.event],
    })
    if (isFollowedByNext)
      return goOn(next, done, place && placeAfter(place, review.request_id, decided.status))
    setDoneHere(done)
    onReload()
  }
  /** Repeats a decision, if the current state of the request still allows it. */
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
  /**
   * Does what the main button says, by key. First leaves the focused field, so that a typed figure or note is sent. What
   * was typed may make another decision the main one. That one asks in its window, or is left to another key press,
   * because the button did not say it at this one.
   */
  const decideByKey = async () => {
    if (!isOpen || isRunning.current) return
    const said = findPrimaryDecision(review.decisions)
    onWait()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!(await actions.settle())) return
    const primary = findPrimaryDecision(actions.latest().decisions)
    if (primary?.event === said?.event || primary?.needs !== 'NOTHING') ask(primary)
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
