import type { Review } from '@milgo/contracts/office/review-answer'
import { decisionRows } from '@milgo/domain/review/decision'
import type { Rotation } from '@milgo/viewer/rotation.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { figureErrorsOf } from './figure-errors.ts'
import type { ReviewedDocument } from './review-types.ts'
import { useWrites } from './use-writes.ts'

type Judged =
  | { readonly verdict: 'ACCEPTED' | null }
  | { readonly verdict: 'FLAGGED'; readonly reason: string; readonly note: string }

type FigureErrors = Readonly<Record<string, string>>

type Change = (changed: Partial<Review>) => void

const stateAfter = ({ verdict }: Judged) => verdict ?? 'NOT_LOOKED_AT'

/** The writes of the page. Each is sent at once, in order. A verdict is shown before the server has it. */
export const useReviewActions = (review: Review, change: Change, isOpen: boolean) => {
  const writes = useWrites(isOpen)
  const { write, settle } = writes
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  }, [review])
  const { request_id: id } = review
  /** The errors of figures that the server has refused and whose fields still contain the refused value. */
  const [figureErrors, setFigureErrors] = useState<FigureErrors>({})
  const errorsNow = useRef<FigureErrors>({})

  const actions = useMemo(() => {
    const params = { id }
    /** Verdicts that the server has not answered yet. The answer to an earlier verdict does not contain them. */
    const unanswered = new Map<string, Judged>()
    /** The documents in the server's last answer, while verdicts are unanswered. */
    let answeredDocuments: Review['documents'] = []
    const tellFigure = (wire: string, error: string | undefined) => {
      const { [wire]: _before, ...others } = errorsNow.current
      errorsNow.current = error === undefined ? others : { ...others, [wire]: error }
      setFigureErrors(errorsNow.current)
    }
    const withUnanswered = (document: ReviewedDocument): ReviewedDocument => {
      const judged = unanswered.get(document.key)
      return judged ? { ...document, state: stateAfter(judged) } : document
    }
    const apply = (answered: Partial<Review>) => {
      const { documents } = answered
      if (documents) answeredDocuments = documents
      const changed = documents ? { ...answered, documents: documents.map(withUnanswered) } : answered
      latest.current = { ...latest.current, ...changed }
      change(changed)
    }
    return {
      /** Waits for all writes so far. Returns false if one of them failed, which the page shows. */
      settle,
      /** Returns the server's last answer, which may not be rendered yet. */
      latest: () => latest.current,
      judge: (document: ReviewedDocument, judged: Judged) => {
        if (!document.file && !document.is_missing) return Promise.resolve(undefined)
        const file_name = document.file?.file_name ?? ''
        if (unanswered.size === 0) answeredDocuments = latest.current.documents
        unanswered.set(document.key, judged)
        apply({ documents: answeredDocuments })
        const forgetJudged = () => {
          if (unanswered.get(document.key) === judged) unanswered.delete(document.key)
        }
        const send = async () => {
          try {
            const progress = await callCore('PUT /office/requests/{id}/verdict', {
              params,
              body: { key: document.key, file_name, ...judged },
            })
            forgetJudged()
            apply(progress)
            return progress
          } catch (error) {
            // A verdict that the server does not have must not be shown, because the decision would not include it.
            forgetJudged()
            apply({ documents: answeredDocuments })
            throw error
          }
        }
        return write(send, { decidedOn: `verdict ${document.key}` })
      },
      tick: (item: Review['checklist'][number]['item'], is_ticked: boolean) =>
        write(
          async () =>
            apply(
              await callCore('PUT /office/requests/{id}/checklist', { params, body: { item, is_ticked } }),
            ),
          { decidedOn: `item ${item}` },
        ),
      saveFigure: (wire: string, value: FigureValue, source: string | null) => {
        const send = async () => {
          tellFigure(wire, undefined)
          try {
            const { figures, score, seen, progress } = await callCore('PUT /office/requests/{id}/figures', {
              params,
              body: {
                version: latest.current.figures.version,
                figures: { [wire]: value },
                sources: { [wire]: source },
              },
            })
            const { appeal } = latest.current
            apply({
              figures,
              score,
              seen,
              ...progress,
              appeal: appeal && { ...appeal, needs_figures: false },
            })
          } catch (error) {
            const [wrong] = Object.values(figureErrorsOf(error))
            if (wrong === undefined) throw error
            tellFigure(wire, wrong)
          }
        }
        return write(send, { decidedOn: `figure ${wire}` })
      },
      hasRefusedFigures: () => Object.keys(errorsNow.current).length > 0,
      /** Removes the errors, because the figures are again those of the server. */
      forgetFigureErrors: () => {
        errorsNow.current = {}
        setFigureErrors({})
      },
      /** Confirms the figures of the first review unchanged for the appeal. */
      confirmFigures: () =>
        write(async () => {
          const { figures, score, seen, progress } = await callCore('PUT /office/requests/{id}/figures', {
            params,
            body: { version: latest.current.figures.version, figures: {} },
          })
          const { appeal } = latest.current
          apply({ figures, score, seen, ...progress, appeal: appeal && { ...appeal, needs_figures: false } })
          return true
        }),
      addNote: (text: string) =>
        write(async () => {
          apply(await callCore('POST /office/requests/{id}/notes', { params, body: { text } }))
          return true
        }),
      rotate: (file_name: string, degrees: Rotation) =>
        write(() => callCore('PUT /office/requests/{id}/rotation', { params, body: { file_name, degrees } })),
      dismiss: (other_id: string, is_dismissed: boolean) =>
        write(() =>
          callCore('POST /office/requests/{id}/not-a-duplicate', {
            params,
            body: { other_id, is_dismissed },
          }),
        ),
      decide: (
        event: Review['decisions'][number]['event'],
        given: { readonly reason?: string; readonly note?: string },
        view: Readonly<Record<string, string>>,
        retry: () => void,
      ) =>
        write(
          () =>
            callCore('POST /office/requests/{id}/decide', {
              params,
              body: {
                event,
                seen: latest.current.seen,
                figures_version: latest.current.figures.version,
                ...given,
                takes_next: decisionRows[event].isFollowedByNext,
                view,
              },
            }),
          { retry },
        ),
      handOver: () => write(() => callCore('POST /office/requests/{id}/i-know-this-person', { params })),
      reveal: (
        number: NonNullable<Review['sections'][number]['groups'][number]['answers'][number]['secret']>,
      ) =>
        write(() =>
          callCore('POST /office/requests/{id}/reveal-number', {
            params,
            body: { number, purpose: 'COMPARE_WITH_DOCUMENT' },
          }),
        ),
    }
  }, [id, change, write, settle])
  return { ...writes, actions, figureErrors }
}

export type FigureValue =
  | string
  | number
  | boolean
  | null
  | { family_member: string; disability_percentage: string | number }[]

export type ReviewActions = ReturnType<typeof useReviewActions>['actions']
