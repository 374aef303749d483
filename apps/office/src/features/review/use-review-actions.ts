import type { Review } from '@milgo/contracts/office/review-answer'
import { decisionRows } from '@milgo/domain/review/decision'
import type { Rotation } from '@milgo/viewer/rotation.ts'
import { useEffect, useMemo, useRef } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { figureErrorsOf } from './figure-errors.ts'
import type { ReviewedDocument } from './review-types.ts'
import { useWrites } from './use-writes.ts'

type Judged =
  | { readonly verdict: 'ACCEPTED' | null }
  | { readonly verdict: 'FLAGGED'; readonly reason: string; readonly note: string }

type Change = (changed: Partial<Review>) => void

const stateAfter = ({ verdict }: Judged) => verdict ?? 'NOT_LOOKED_AT'

/** What the page can write, each at once and one after another. A verdict is shown before the server has it. */
export const useReviewActions = (review: Review, change: Change) => {
  const writes = useWrites()
  const { write } = writes
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  }, [review])
  const { request_id: id } = review

  const actions = useMemo(() => {
    const params = { id }
    /** Verdicts that the server has not answered yet: an answer to an earlier one knows nothing of them. */
    const unanswered = new Map<string, Judged>()
    /** Figures whose fields hold something that the server has refused. */
    const refused = new Set<string>()
    const withUnanswered = (document: ReviewedDocument): ReviewedDocument => {
      const judged = unanswered.get(document.key)
      return judged ? { ...document, state: stateAfter(judged) } : document
    }
    const apply = (answered: Partial<Review>) => {
      const { documents } = answered
      const changed = documents ? { ...answered, documents: documents.map(withUnanswered) } : answered
      latest.current = { ...latest.current, ...changed }
      change(changed)
    }
    return {
      /** All writes so far have been answered. */
      settled: () => write(() => Promise.resolve()),
      /** As the server answered last, which the page may not have drawn yet. */
      latest: () => latest.current,
      judge: (document: ReviewedDocument, judged: Judged) => {
        if (!document.file && !document.is_missing) return Promise.resolve(undefined)
        const file_name = document.file?.file_name ?? ''
        unanswered.set(document.key, judged)
        apply({ documents: latest.current.documents })
        return write(async () => {
          const progress = await callCore('PUT /office/requests/{id}/verdict', {
            params,
            body: { key: document.key, file_name, ...judged },
          }).finally(() => {
            if (unanswered.get(document.key) === judged) unanswered.delete(document.key)
          })
          apply(progress)
          return progress
        })
      },
      tick: (item: Review['checklist'][number]['item'], is_ticked: boolean) =>
        write(async () =>
          change(
            await callCore('PUT /office/requests/{id}/checklist', { params, body: { item, is_ticked } }),
          ),
        ),
      /** What is wrong with the figure; undefined where it was saved, or did not arrive. */
      saveFigure: (wire: string, value: FigureValue, source: string | null) =>
        write(async (): Promise<string | undefined> => {
          refused.delete(wire)
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
            return undefined
          } catch (error) {
            const [wrong] = Object.values(figureErrorsOf(error))
            if (wrong === undefined) throw error
            refused.add(wire)
            return wrong
          }
        }),
      hasRefusedFigures: () => refused.size > 0,
      /** The appeal's reviewer takes over the figures of the first review as they are. */
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
      ) =>
        write(() =>
          callCore('POST /office/requests/{id}/decide', {
            params,
            body: {
              event,
              seen: latest.current.seen,
              ...given,
              takes_next: decisionRows[event].isFollowedByNext,
              view,
            },
          }),
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
  }, [id, change, write])
  return { ...writes, actions }
}

export type FigureValue =
  | string
  | number
  | boolean
  | null
  | { family_member: string; disability_percentage: string | number }[]

export type ReviewActions = ReturnType<typeof useReviewActions>['actions']
