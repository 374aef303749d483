import { paths } from '@milgo/contracts/portal-paths'
import { type NextAct, nextActOf } from '@milgo/domain/application/next-act'
import { statusGuide } from '@milgo/domain/status/status-guide'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { fill } from '@milgo/messages/fill'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ArrowRight, CalendarX } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { PageHeading } from '../../../lib/page-heading.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useCurrentUser } from '../../../lib/student/use-current-user.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { greetingOf } from '../../../request/greeting-of.ts'
import { usePersonalArea } from '../../../request/use-personal-area.ts'
import { HeroBand } from '../shared/hero-band.tsx'
import { HeroSkeleton } from '../shared/hero-skeleton.tsx'
import { NewPeriodNote } from './new-period-note.tsx'
import { useReturningWords } from './returning-words.ts'
import { StandingCard } from './standing-card.tsx'

type Area = CoreAnswer<'/page-data/personal-area'>

/** Draws the top of the home page for a logged-in student: the state of the request and what to do next. */
export const ReturningHero = () => {
  const { data: area, error } = usePersonalArea()
  if (area) return <ShownHero area={area} />
  return error ? <FailedHero error={error} /> : <HeroSkeleton />
}

/** The page of each next act. */
const places: Readonly<Record<NextAct['act'], string>> = {
  START: paths.registration,
  FILL: paths.registration,
  SEND: paths.registration,
  FIX_DOCUMENTS: paths.registration,
  FIX_APPEAL: paths.personalAreaAppeal,
  FIX_BANK_DETAILS: paths.personalArea,
  VIEW_RESULT: paths.personalArea,
  FOLLOW: paths.personalArea,
}

const ShownHero = ({ area }: { area: Area }) => {
  const { shell } = useWords()
  const language = useLanguage()
  const { personalArea, returningHome, statusGuide: texts, steps: names } = useReturningWords()
  const session = useSession()
  const user = useCurrentUser().data
  const { tone } = statusGuide[area.guide]
  const { headline, doing, todo, next } = texts[area.guide]
  const act = nextActOf({
    actions: area.request?.actions ?? [],
    steps: area.steps.map(({ step, is_begun: isBegun, missing }) => ({ step, isBegun, missing })),
    isActing: session?.acting !== undefined,
  })
  const action = fill(
    returningHome.acts[act.act],
    act.act === 'FILL' ? { n: act.n, step: names[act.step] } : {},
  )
  return (
    <HeroBand>
      <div>
        {user && !user.is_current_period && (
          <Badge tone="neutral" icon={<CalendarX aria-hidden="true" className="size-5" />}>
            {fill(returningHome.period, { year: academicYearText(user.academic_year, language) })}
          </Badge>
        )}
        <p className="mt-5 text-on-deep-soft">{greetingOf(area, personalArea)}</p>
        <PageHeading documentTitle={shell.homeTitle} className="mt-1 text-display text-balance">
          {headline}
        </PageHeading>
        <p className="mt-4 max-w-[36rem] text-lead">{tone === 'attention' ? todo : doing}</p>
        <p className="mt-3 max-w-[36rem] text-on-deep-soft">
          {returningHome.next} {next}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
          <Link to={places[act.act]} className={buttonStyle('inverse')}>
            {action}
            <ArrowRight aria-hidden="true" className="mirrored size-5" />
          </Link>
          {places[act.act] !== paths.personalArea && (
            <Link to={paths.personalArea} className={buttonStyle('inverseSecondary')}>
              {returningHome.acts.FOLLOW}
            </Link>
          )}
        </div>
        {user && !user.is_current_period && <NewPeriodNote />}
      </div>
      <StandingCard area={area} />
    </HeroBand>
  )
}

const FailedHero = ({ error }: { error: Error }) => {
  const { shell } = useWords()
  const { returningHome } = useReturningWords()
  const place = useRef<HTMLDivElement>(null)
  return (
    <HeroBand>
      <div ref={place} tabIndex={-1} className="outline-none">
        <PageHeading documentTitle={shell.homeTitle} className="text-display">
          {shell.homeTitle}
        </PageHeading>
        <div className="mt-6">
          <LoadFailed
            title={returningHome.failed}
            text={returningHome.failedText}
            error={error}
            brought={place}
            variant="inverse"
          />
        </div>
        <Link to={paths.personalArea} className={`${buttonStyle('inverseSecondary')} mt-3`}>
          {returningHome.acts.FOLLOW}
        </Link>
      </div>
    </HeroBand>
  )
}
