import type { Review } from '@milgo/contracts/office/review-answer'
import { requestMessagesPath } from '@milgo/contracts/office-paths'
import { findWord } from '@milgo/messages/find-word'
import { momentText } from '@milgo/messages/moment-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { Link } from 'react-router'
import { Filled } from '../../lib/filled.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import type { Moved } from './moved-meanwhile.ts'

const action =
  'inline-flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-4 text-small hover:border-brand hover:text-brand'

type Props = {
  readonly review: Review
  readonly moved: Moved | undefined
  readonly failure: { readonly error: unknown; readonly retry: () => void } | undefined
  readonly onReload: () => void
  readonly onTakeOver: () => void
}

/** What stands in the way: somebody else has it open, it moved meanwhile, messages or a change did not arrive. */
export const ReviewNotices = ({ review, moved, failure, onReload, onTakeOver }: Props) => {
  const { officeReviewPage: words } = useWords()
  const failureText = useFailureText()
  const isGone = failure !== undefined && isNoLongerAsked(failure.error)
  return (
    <div className="flex flex-col gap-px text-small empty:hidden">
      {review.open_by && !moved && (
        <Banner
          tone="attention"
          announce="status"
          title={<Filled words={words.locked.title} values={{ name: review.open_by.name }} />}
          action={
            <span className="flex flex-wrap gap-2">
              <button type="button" onClick={onReload} className={action}>
                {words.locked.look}
              </button>
              {review.may_take_over && (
                <button type="button" onClick={onTakeOver} className={action}>
                  {words.locked.takeOver}
                </button>
              )}
            </span>
          }
        >
          <Filled words={words.locked.text} values={{ name: review.open_by.name }} />
        </Banner>
      )}
      {review.undelivered.length > 0 && (
        <Banner
          tone="attention"
          title={words.undelivered.title}
          action={
            <Link to={requestMessagesPath(review.request_id)} className={action}>
              {words.undelivered.look}
            </Link>
          }
        >
          {words.undelivered.text}
        </Banner>
      )}
      {moved && <MovedNotice moved={moved} onReload={onReload} />}
      {failure && (
        <Banner
          tone="bad"
          announce="alert"
          title={words.notSaved.title}
          action={
            <button type="button" onClick={isGone ? onReload : failure.retry} className={action}>
              {isGone ? words.moved.reload : words.notSaved.retry}
            </button>
          }
        >
          {isGone ? words.notSaved.gone : failureText(failure.error)} {words.notSaved.stored}
        </Banner>
      )}
    </div>
  )
}

/** The document or the figure is no longer part of the request: the same call never succeeds. */
const isNoLongerAsked = (error: unknown): boolean =>
  error instanceof CallFailed && (error.refusal?.errors ?? []).some(({ code }) => code === 'NOT_ASKED')

const MovedNotice = ({ moved, onReload }: { moved: Moved; onReload: () => void }) => {
  const { officeReviewPage, statusEvents } = useWords()
  const { moved: words, locked } = officeReviewPage
  const { event, name, at, openBy } = moved
  const happened =
    event === undefined ? undefined : (findWord({ statusEvents }, `statusEvents.${event}`) ?? event)
  const opened =
    openBy === undefined ? words.changed : <Filled words={locked.title} values={{ name: openBy }} />
  return (
    <Banner
      tone="attention"
      announce="alert"
      title={
        happened === undefined ? (
          opened
        ) : (
          <Filled words={words.title} values={{ name: name ?? words.bySystem, event: happened }} />
        )
      }
      action={
        <button type="button" onClick={onReload} className={action}>
          {words.reload}
        </button>
      }
    >
      {at !== undefined && <Filled words={words.text} values={{ at: momentText(new Date(at)) }} />}
    </Banner>
  )
}
