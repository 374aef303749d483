import type { Review } from '@milgo/contracts/office/review-answer'
import { requestMessagesPath } from '@milgo/contracts/office-paths'
import { findWord } from '@milgo/messages/find-word'
import { momentText } from '@milgo/messages/moment-text'
import { CallFailed } from '@milgo/web-client/call-failed'
import { CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextWithValues } from '../../lib/text-with-values.tsx'
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

const tones: Readonly<Record<'attention' | 'bad', { readonly Icon: LucideIcon; readonly look: string }>> = {
  attention: { Icon: TriangleAlert, look: 'border-sun bg-sun-wash [&>svg]:text-sun-ink' },
  bad: { Icon: CircleX, look: 'border-bad bg-bad-wash [&>svg]:text-bad' },
}

type NoticeProps = {
  readonly tone: keyof typeof tones
  readonly announce?: 'alert'
  readonly title: ReactNode
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** One line if the window is wide enough, because its height is taken from the answers and the document. */
const Notice = ({ tone, announce, title, action: acts, children }: NoticeProps) => {
  const { Icon, look } = tones[tone]
  return (
    <div
      {...(announce ? { role: announce } : {})}
      className={`flex items-center gap-3 border-s-4 px-4 py-1 max-md:flex-wrap ${look}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 grow leading-snug">
        <b>{title}</b> {children}
      </p>
      <span className="flex shrink-0 gap-2">{acts}</span>
    </div>
  )
}

/**
 * Reasons why the review cannot continue: another staff member has the request open, it was changed meanwhile, or
 * messages or a change did not arrive.
 */
export const ReviewNotices = ({ review, moved, failure, onReload, onTakeOver }: Props) => {
  const { officeReviewPage: words } = useWords()
  const failureText = useFailureText()
  const isGone = failure !== undefined && isNoLongerAsked(failure.error)
  return (
    <div className="flex flex-col gap-px text-small empty:hidden">
      {review.open_by && !moved && (
        <Notice
          tone="attention"
          announce="alert"
          title={<TextWithValues words={words.locked.title} values={{ name: review.open_by.name }} />}
          action={
            <>
              <button type="button" onClick={onReload} className={action}>
                {words.locked.look}
              </button>
              {review.may_take_over && (
                <button type="button" onClick={onTakeOver} className={action}>
                  {words.locked.takeOver}
                </button>
              )}
            </>
          }
        >
          {words.locked.text}
        </Notice>
      )}
      {review.undelivered.length > 0 && (
        <Notice
          tone="attention"
          title={words.undelivered.title}
          action={
            <Link to={requestMessagesPath(review.request_id)} className={action}>
              {words.undelivered.look}
            </Link>
          }
        >
          {words.undelivered.text}
        </Notice>
      )}
      {moved && <MovedNotice moved={moved} onReload={onReload} />}
      {failure && (
        <Notice
          tone="bad"
          announce="alert"
          title={words.notSaved.title}
          action={
            <button type="button" onClick={isGone ? onReload : failure.retry} className={action}>
              {isGone ? words.moved.reload : words.notSaved.retry}
            </button>
          }
        >
          {words.notSaved.stored} {isGone ? words.notSaved.gone : failureText(failure.error)}
        </Notice>
      )}
    </div>
  )
}

/**
 * Returns whether the document or the figure is no longer part of the request, so that the same call can never succeed.
 */
const isNoLongerAsked = (error: unknown): boolean =>
  error instanceof CallFailed && (error.refusal?.errors ?? []).some(({ code }) => code === 'NOT_ASKED')

const MovedNotice = ({ moved, onReload }: { moved: Moved; onReload: () => void }) => {
  const { officeReviewPage, statusEvents } = useWords()
  const { moved: words, locked } = officeReviewPage
  const { event, name, at, openBy } = moved
  const happened =
    event === undefined ? undefined : (findWord({ statusEvents }, `statusEvents.${event}`) ?? event)
  const opened =
    openBy === undefined ? words.changed : <TextWithValues words={locked.title} values={{ name: openBy }} />
  return (
    <Notice
      tone="attention"
      announce="alert"
      title={
        happened === undefined ? (
          opened
        ) : (
          <TextWithValues words={words.title} values={{ name: name ?? words.bySystem, event: happened }} />
        )
      }
      action={
        <button type="button" onClick={onReload} className={action}>
          {words.reload}
        </button>
      }
    >
      {at !== undefined && <TextWithValues words={words.text} values={{ at: momentText(new Date(at)) }} />}
    </Notice>
  )
}
