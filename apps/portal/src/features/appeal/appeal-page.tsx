import { paths } from '@milgo/contracts/portal-paths'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import { appealPageStateOf } from '@milgo/domain/appeal/appeal-page-state'
import { type GuideKey, guideKeyOf } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { useWords } from '../../lib/words.ts'
import { AppealCorrection } from './appeal-correction.tsx'
import { AppealForm } from './appeal-form.tsx'
import { useAppealWords } from './appeal-words.ts'
import { SentNow } from './receipt-card.tsx'
import { SentAppeal } from './sent-appeal.tsx'
import type { Receipt, StoredAppeal } from './stored-appeal.ts'
import { TimeLeft } from './time-left.tsx'
import { useFormWords } from './use-form-words.ts'

const pageOf = {
  RESULT_APPEAL: 'personalAreaAppeal',
  PERSONAL_PARAMETER_CHANGE: 'personalAreaStatusChangeAppeal',
} as const

/** Appeals a result or a refusal. */
export const ResultAppealPage = () => <AppealPage type="RESULT_APPEAL" />

/** Reports personal data that changed. */
export const ChangeAppealPage = () => <AppealPage type="PERSONAL_PARAMETER_CHANGE" />

/** Draws the page on which an appeal of either type is made, followed, updated and corrected. */
const AppealPage = ({ type }: { type: AppealType }) => (
  <AriaPage>
    <OpenedPage key={type} type={type} />
  </AriaPage>
)

type Sent = { readonly title: string; readonly receipt: Receipt }

const OpenedPage = ({ type }: { type: AppealType }) => {
  const { appealPage } = useFormWords(type)
  const { data: user } = useCurrentUser()
  const session = useSession()
  const queries = useQueryClient()
  const [sent, setSent] = useState<Sent>()
  const request = user?.request ?? null
  const done = (title: string) => (receipt: Receipt) => {
    setSent({ title, receipt })
    void queries.invalidateQueries()
  }
  if (!user) return <Frame type={type}>{null}</Frame>
  if (sent) return <Frame type={type}>{<SentNow {...sent} />}</Frame>
  if (session?.acting)
    return (
      <Frame type={type}>
        <Notice {...appealPage.states.acting} />
      </Frame>
    )
  const state = appealPageStateOf(request)
  if (request === null || state === 'NOT_YET')
    return (
      <Frame type={type}>
        <Notice {...appealPage.states.notYet} />
      </Frame>
    )
  switch (state) {
    case 'MAKE':
      return (
        <Frame
          type={type}
          number={request.request_number}
          lead={appealPage.lead[type]}
          aside={
            <>
              {request.appeal_deadline && <TimeLeft kind="APPEAL" at={request.appeal_deadline} />}
              <p className="text-small text-ink-soft">{appealPage.once}</p>
            </>
          }
        >
          <AppealForm
            type={type}
            userId={user.id}
            requestId={request.id}
            onSent={done(appealPage.receipt.made)}
          />
        </Frame>
      )
    case 'FIX':
      return (
        <Frame
          type={type}
          number={request.request_number}
          title={appealPage.fix.title}
          lead={appealPage.fix.lead}
          aside={
            request.correction_deadline && (
              <TimeLeft kind="APPEAL_CORRECTION" at={request.correction_deadline} />
            )
          }
        >
          <LoadedCorrection userId={user.id} onSent={done(appealPage.receipt.corrected)} />
        </Frame>
      )
    case 'SENT':
    case 'SENT_OPEN':
      return (
        <Frame type={type} number={request.request_number} title={appealPage.sent.title}>
          <LoadedAppeal
            userId={user.id}
            requestId={request.id}
            isOpen={state === 'SENT_OPEN'}
            guide={guideKeyOf(
              { status: request.request_status, publishState: request.publish_state },
              request.actions,
            )}
            onSent={done(appealPage.receipt.updated)}
          />
        </Frame>
      )
    case 'OVER':
      return (
        <Frame type={type}>
          <Notice {...appealPage.states.over} />
        </Frame>
      )
  }
}

type FrameProps = {
  readonly type: AppealType
  readonly title?: string
  readonly number?: string
  readonly lead?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const Frame = ({ type, title, number, lead, aside, children }: FrameProps) => {
  const { shell } = useWords()
  const { personalArea } = useAppealWords()
  const name = title ?? shell.pages[pageOf[type]]
  return (
    <div className="page-column py-8 md:py-12">
      {number && (
        <p className="text-ink-soft">{fill(personalArea.number, { number: leftToRight(number) })}</p>
      )}
      <PageHeading documentTitle={fill(shell.documentTitle, { page: name })} className="text-display">
        {name}
      </PageHeading>
      {lead && <p className="mt-2 max-w-measure text-lead text-ink-soft">{lead}</p>}
      <div
        className={`mt-7 grid items-start gap-6 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : 'max-w-[46rem]'}`}
      >
        {aside && <aside className="flex flex-col gap-4 lg:sticky lg:top-6 lg:order-last">{aside}</aside>}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

const Notice = ({ title, text }: { title: string; text: string }) => {
  const { receipt } = useAppealWords().appealPage
  return (
    <div className={`${cardStyle} border-s-8 border-s-line-strong p-6 md:p-8`}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <Link to={paths.personalArea} className={`${buttonStyle('primary')} mt-5 max-sm:w-full`}>
        {receipt.toArea}
      </Link>
    </div>
  )
}

const Loading = ({ error }: { error: Error | null }) => {
  const { failed } = useAppealWords().appealPage
  const place = useRef<HTMLDivElement>(null)
  if (!error) return <Skeleton className="h-64" />
  return (
    <div ref={place} tabIndex={-1} className={`${cardStyle} p-6 outline-none md:p-8`}>
      <LoadFailed title={failed.title} text={failed.text} error={error} brought={place} variant="primary" />
    </div>
  )
}

type LoadedProps = {
  readonly userId: string
  readonly requestId: string
  readonly isOpen: boolean
  readonly guide: GuideKey
  readonly onSent: (receipt: Receipt) => void
}

const LoadedAppeal = (props: LoadedProps) => {
  const { data, error } = usePersonalQuery('/appeal/get-appeal/by-user')
  return data ? <ShownAppeal stored={data} {...props} /> : <Loading error={error} />
}

const ShownAppeal = ({
  stored,
  userId,
  requestId,
  isOpen,
  guide,
  onSent,
}: LoadedProps & { stored: StoredAppeal }) => {
  const [isEditing, setIsEditing] = useState(false)
  if (!isOpen || !isEditing)
    return <SentAppeal stored={stored} guide={guide} onEdit={isOpen ? () => setIsEditing(true) : undefined} />
  return (
    <AppealForm
      type={stored.type}
      userId={userId}
      requestId={requestId}
      sent={stored}
      onSent={onSent}
      onCancel={() => setIsEditing(false)}
    />
  )
}

const LoadedCorrection = ({ userId, onSent }: Pick<LoadedProps, 'userId' | 'onSent'>) => {
  const { data: stored, error } = usePersonalQuery('/appeal/get-appeal/by-user')
  const { data: toFix, error: otherError } = usePersonalQuery('/appeal/get-appeal-documents')
  if (!stored || !toFix) return <Loading error={error ?? otherError} />
  return <AppealCorrection userId={userId} stored={stored} toFix={toFix} onSent={onSent} />
}
