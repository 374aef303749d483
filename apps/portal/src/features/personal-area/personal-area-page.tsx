import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { showsBankFix, showsResult } from '../../lib/page-parts.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { useAfterFirstDraw } from '../../lib/use-after-first-draw.ts'
import { useWords } from '../../lib/words.ts'
import { greetingOf } from '../../request/greeting-of.ts'
import { usePersonalArea } from '../../request/use-personal-area.ts'
import { AreaSkeleton } from './area-skeleton.tsx'
import { ContactCard } from './contact-card.tsx'
import { DraftStepsCard } from './draft-steps-card.tsx'
import { FixesCard } from './fixes-card.tsx'
import { HelpNote } from './help-note.tsx'
import { MessagesCard } from './messages-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { BankFixCard, ResultDetails, ResultTop, useOwnParts } from './own-parts.ts'
import { CopiesCard, ReceiptsCard } from './sent-card.tsx'
import type { Area } from './shared/area.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'
import { accountPlace, StatusCard } from './status-card.tsx'
import { SurveyCard } from './survey-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { contactPlace, UndeliveredNote } from './undelivered-note.tsx'

export { prepareArea } from './own-parts.ts'

/** Shows the state of a student's request, what the student has to do, and the history. */
export const PersonalAreaPage = () => (
  <AriaPage>
    <PersonalArea />
  </AriaPage>
)

const PersonalArea = () => {
  const { data, error } = usePersonalArea()
  if (data) return <WholeArea area={data} />
  return error ? <AreaFailed error={error} /> : <AreaSkeleton />
}

const AreaFailed = ({ error }: { error: Error }) => {
  const { shell } = useWords()
  const { personalArea } = usePersonalAreaWords()
  const place = useRef<HTMLDivElement>(null)
  const title = shell.pages.personalArea
  return (
    <div ref={place} tabIndex={-1} className="page-column py-10 outline-none md:py-16">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <div className={`${cardStyle} mt-6 p-6 md:p-8`}>
        <LoadFailed
          title={personalArea.loadFailed}
          text={personalArea.loadFailedText}
          error={error}
          brought={place}
          variant="primary"
        />
      </div>
    </div>
  )
}

/**
 * Draws all parts at once, because a part that appeared later would push the others down. A page that was shown is not
 * replaced by the skeleton again; a new part is added alone.
 */
const WholeArea = ({ area }: { area: Area }) => {
  const [isShown, setShown] = useState(false)
  const hasParts = useOwnParts(area)
  const { isLoading, failureCount } = usePersonalQuery('/page-data/result', showsResult(area))
  const waits = !hasParts || (isLoading && failureCount === 0)
  if (!waits && !isShown) setShown(true)
  return waits && !isShown ? <AreaSkeleton /> : <ShownArea area={area} />
}

const column = 'flex min-w-0 flex-col gap-5 max-lg:contents md:gap-6'

const ShownArea = ({ area }: { area: Area }) => {
  const session = useSession()
  const mayFixBank = !session?.acting && showsBankFix(area)
  const [wasAccountSent, setWasAccountSent] = useState(false)
  const hasTask = area.documents_to_fix.length > 0 || mayFixBank
  const showsDetails = useAfterFirstDraw()
  return (
    <div className="page-column page-height flex flex-col gap-5 py-8 md:gap-6 md:py-12">
      <AreaHeading area={area} />
      {/* The student's task comes before the result, which the student knows. */}
      {hasTask && <StatusCard area={area} asksForAccount={mayFixBank} />}
      {(mayFixBank || wasAccountSent) && (
        <Suspense>
          <div id={accountPlace} className="scroll-mt-24">
            <BankFixCard area={area} isAsked={mayFixBank} onSent={() => setWasAccountSent(true)} />
          </div>
        </Suspense>
      )}
      <Suspense>{showsResult(area) && <ResultTop area={area} />}</Suspense>
      <UndeliveredNote undelivered={area.undelivered} />
      {!hasTask && <StatusCard area={area} asksForAccount={false} />}
      {showsDetails && <AreaDetails area={area} isActing={session?.acting !== undefined} />}
    </div>
  )
}

/** Draws two columns. On a phone the history comes before the documents. */
const AreaDetails = ({ area, isActing }: { area: Area; isActing: boolean }) => {
  const offersSurvey = useOffersSurvey(area)
  const { documents_to_fix: fixes, steps, copies, files, messages } = area
  return (
    <div className="flex flex-col gap-5 md:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className={column}>
        <Suspense>{showsResult(area) && <ResultDetails area={area} />}</Suspense>
        {fixes.length > 0 && <FixesCard fixes={fixes} />}
        {steps.length > 0 && <DraftStepsCard steps={steps} />}
        <div className={`${column} *:max-lg:order-2`}>
          {copies.length > 0 && <CopiesCard area={area} />}
          {files.length > 0 && <ReceiptsCard files={files} />}
          <HelpNote />
        </div>
      </div>
      <div className={`${column} *:max-lg:order-3 *:first:max-lg:order-1`}>
        <TimelineCard area={area} />
        {offersSurvey && !isActing && <SurveyCard />}
        <MessagesCard messages={messages} />
        <div id={contactPlace} className="scroll-mt-24">
          <ContactCard area={area} />
        </div>
        {!isActing && <OwnDataCard />}
      </div>
    </div>
  )
}

/**
 * Returns whether the survey is offered. A student who comes from the window after sending may be here before the
 * server knows that they have read it.
 */
const useOffersSurvey = ({ request }: Area): boolean => {
  const { state } = useLocation()
  return request !== null && (request.shows_survey || (!request.is_confirmed && state?.showsSurvey === true))
}

const AreaHeading = ({ area }: { area: Area }) => {
  const { shell } = useWords()
  const { personalArea, statusGuide } = usePersonalAreaWords()
  return (
    <div>
      <p className="text-ink-soft">{greetingOf(area, personalArea)}</p>
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages.personalArea })}
        className="text-display text-balance"
      >
        {statusGuide[area.guide].headline}
      </PageHeading>
    </div>
  )
}
