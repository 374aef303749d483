import { AppError } from '../../errors.ts'
import { type ReviewCase, staffName } from './review-case.ts'

/** Returns the 409 error with the last event and its actor, because the page has shown an earlier state. */
export const requestMoved = ({ events, names, loaded }: ReviewCase): AppError => {
  const last = events.at(-1)
  return new AppError('REQUEST_MOVED', {
    beside: {
      moved: last
        ? {
            event: last.event,
            staff:
              last.actorId !== null && last.actorRole !== 'STUDENT' ? staffName(names, last.actorId) : null,
            at: last.at.toISOString(),
            status: loaded.request.state.status,
          }
        : null,
    },
  })
}
