import { AppError } from '../../errors.ts'
import { type ReviewCase, staffName } from './review-case.ts'

/** 409 with who did what last: the page has shown something else. */
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
