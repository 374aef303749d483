import { StatusBadge } from '@milgo/case-view/status-badge.tsx'
import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestMessagesPath, revisionPath } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { joinList } from '@milgo/messages/join-list'
import { Badge } from '@milgo/ui/badge.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import {
  ArrowRight,
  CalendarClock,
  ChevronLeft,
  Eye,
  FilePen,
  History,
  type LucideIcon,
  Mail,
  UserRound,
  UserRoundX,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { isolated } from '../../lib/isolated.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { findQueuePlace } from '../../lib/queue-place.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { PlaceInView } from './place-in-view.tsx'

type Props = {
  readonly review: Review
  /** The decision on the previous request, in words. */
  readonly done: string | undefined
  readonly onNext: () => void
  readonly onKnowPerson: () => void
  /** Undefined if the staff member may not act for students. */
  readonly onOpenForm: (() => void) | undefined
  /** The staff member may change published results. */
  readonly mayRevise: boolean
}

const stepStyle =
  'inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-small hover:border-brand hover:text-brand'

const smallIcon = 'size-4 shrink-0'

const actStyle =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 px-2 text-small text-ink-soft hover:text-brand hover:underline'

/**
 * An action with its name where there is space. Otherwise only its icon is shown, so that the button for the next
 * request stays in its place.
 */
const Act = ({ Icon, name }: { Icon: LucideIcon; name: string }) => (
  <>
    <Icon aria-hidden="true" className="size-4.5 shrink-0" />
    <span className="max-2xl:sr-only">{name}</span>
  </>
)

/** The student of the request, its status, other staff who have it open, and the button for the next request. */
export const ReviewHeader = ({ review, done, onNext, onKnowPerson, onOpenForm, mayRevise }: Props) => {
  const { officeReviewPage: words, officeMessages, officeRevisions, statuses } = useWords()
  const language = useLanguage()
  const staff = useStaff()
  const { state } = useLocation()
  const address = findQueuePlace(state)?.address
  const { name, request_number, status, days_waiting, open_by, lookers, assignee } = review
  const looking = joinList(
    lookers.map((one) => isolated(one.name)),
    language,
  )
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-surface px-5 py-2">
      <Link
        to={{ pathname: officePaths.queue, ...(address !== undefined && { search: `?${address}` }) }}
        className="inline-flex min-h-9 items-center gap-2 border-e border-line pe-4 text-small font-medium text-brand no-underline hover:underline"
      >
        <ArrowRight aria-hidden="true" className={`${smallIcon} ltr:rotate-180`} />
        {words.toQueue}
      </Link>
      <PageHeading title={fill(words.title, { number: request_number })} className="text-lead">
        <bdi>{name}</bdi>
      </PageHeading>
      <span className="text-small text-ink-soft">
        <span className="max-2xl:sr-only">{words.number}</span> <Ltr>{request_number}</Ltr>
      </span>
      <StatusBadge status={status} words={statuses} />
      {days_waiting !== null && (
        <Badge tone="neutral" icon={<CalendarClock aria-hidden="true" className={smallIcon} />}>
          <span className="max-xl:sr-only">{counted(words.waiting, days_waiting, language)}</span>
          {/* On a narrow screen the icon says what is counted. */}
          <span aria-hidden="true" className="xl:hidden">
            {days_waiting}
          </span>
        </Badge>
      )}
      {lookers.length > 0 && (
        <span title={fill(words.looking, { name: looking })}>
          <Badge tone="neutral" icon={<Eye aria-hidden="true" className={smallIcon} />}>
            <span className="max-xl:sr-only">
              <TextWithValues words={words.looking} values={{ name: looking }} />
            </span>
          </Badge>
        </span>
      )}
      {/* Who has the request open is named above the page. */}
      {assignee && assignee.id !== open_by?.id && assignee.id !== staff.id && (
        <span title={fill(words.assignee, { name: isolated(assignee.name) })}>
          <Badge tone="neutral" icon={<UserRound aria-hidden="true" className={smallIcon} />}>
            <span className="max-xl:sr-only">
              <TextWithValues words={words.assignee} values={{ name: assignee.name }} />
            </span>
            {/* On a narrow screen the icon says what the name means. */}
            <bdi aria-hidden="true" className="max-w-28 truncate xl:hidden">
              {assignee.name}
            </bdi>
          </Badge>
        </span>
      )}
      {/* An alert, because the text appears together with the screen of the next request. */}
      <span
        {...(done === undefined ? {} : { role: 'alert' })}
        className="min-w-0 grow truncate text-end text-small text-good"
      >
        {done}
      </span>
      {/* If the buttons do not fit, they wrap to the next line together. */}
      <div className="ms-auto flex items-center gap-x-3 max-md:flex-wrap">
        <span className="flex items-center">
          {onOpenForm && (
            <button
              type="button"
              onClick={onOpenForm}
              title={words.openForm.action}
              className={`${actStyle} underline-offset-4`}
            >
              <Act Icon={FilePen} name={words.openForm.action} />
            </button>
          )}
          {mayRevise && review.is_published && (
            <Link
              to={revisionPath(review.request_id)}
              title={officeRevisions.open}
              className={`${actStyle} no-underline`}
            >
              <Act Icon={History} name={officeRevisions.open} />
            </Link>
          )}
          <Link
            to={requestMessagesPath(review.request_id)}
            title={officeMessages.open}
            className={`${actStyle} no-underline`}
          >
            <Act Icon={Mail} name={officeMessages.open} />
          </Link>
          <button
            type="button"
            onClick={onKnowPerson}
            title={words.iKnow.action}
            className={`${actStyle} underline-offset-4`}
          >
            <Act Icon={UserRoundX} name={words.iKnow.action} />
          </button>
        </span>
        <PlaceInView requestId={review.request_id} />
        <button type="button" onClick={onNext} title={words.nextOfQueue} className={stepStyle}>
          {words.next}
          <KeyCap label={shortcutOf('nextRequest').label} />
          <ChevronLeft aria-hidden="true" className={`${smallIcon} ltr:rotate-180`} />
        </button>
      </div>
    </div>
  )
}
