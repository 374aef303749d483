import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { showsBankFix, showsResult } from '../../lib/page-parts.ts'
import { usePersonalQuery } from '../../lib/session/use-personal-query.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useAfterFirstDraw } from '../../lib/use-after-first-draw.ts'
import { useWords } from '../../lib/words.ts'
import { usePersonalArea } from '../../request/use-personal-area.ts'
import type { Area } from './area.ts'
import { AreaSkeleton } from './area-skeleton.tsx'
import { ContactCard } from './contact-card.tsx'
import { DraftStepsCard } from './draft-steps-card.tsx'
import { FixesCard } from './fixes-card.tsx'
import { HelpNote } from './help-note.tsx'
import { MessagesCard } from './messages-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { BankFixCard, ResultDetails, ResultTop, useOwnParts } from './own-parts.ts'
import { usePersonalAreaWords } from './personal-area-words.ts'
import { CopiesCard, ReceiptsCard } from './sent-card.tsx'
import { StatusCard } from './status-card.tsx'
import { SurveyCard } from './survey-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { contactPlace, UndeliveredNote } from './undelivered-note.tsx'

export { prepareArea } from './own-parts.ts'

/** Where a student's request stands, what they have to do, and all that happened. */
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
 * Its parts come together: one that came later would push the others down. A page that was shown is never taken back; a
 * part that is new to it comes alone.
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
      {/* What the student has to do comes before the result that they know. */}
      {hasTask && <StatusCard area={area} />}
      {(mayFixBank || wasAccountSent) && (
        <Suspense>
          <BankFixCard area={area} isAsked={mayFixBank} onSent={() => setWasAccountSent(true)} />
        </Suspense>
      )}
      <Suspense>{showsResult(area) && <ResultTop area={area} />}</Suspense>
      <UndeliveredNote undelivered={area.undelivered} />
      {!hasTask && <StatusCard area={area} />}
      {showsDetails && <AreaDetails area={area} isActing={session?.acting !== undefined} />}
    </div>
  )
}

/** On a phone the history comes before the papers; beside each other they are two columns. */
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

/** Who comes from the window of the sending may be here before the server knows that they have read it. */
const useOffersSurvey = ({ request }: Area): boolean => {
  const { state } = useLocation()
  return request !== null && (request.shows_survey || (!request.is_confirmed && state?.showsSurvey === true))
}

const AreaHeading = ({ area: { first_name: name, request, guide } }: { area: Area }) => {
  const { shell } = useWords()
  const { personalArea, statusGuide } = usePersonalAreaWords()
  const greeting =
    name === null ? personalArea.greetingAlone : fill(personalArea.greeting, { name: `\u2068${name}\u2069` })
  const number = request && fill(personalArea.number, { number: leftToRight(request.request_number) })
  return (
    <div>
      <p className="text-ink-soft">{number ? `${greeting} · ${number}` : greeting}</p>
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages.personalArea })}
        className="text-display text-balance"
      >
        {statusGuide[guide].headline}
      </PageHeading>
    </div>
  )
}
