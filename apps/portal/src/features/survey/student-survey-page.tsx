import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading, pageHeadingId } from '../../lib/page-heading.tsx'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useWords } from '../../lib/words.ts'
import { SurveyForm } from './survey-form.tsx'
import { useSurveyWords } from './survey-words.ts'

/** Draws the background survey, which is voluntary and anonymous. */
export const StudentSurveyPage = () => (
  <AriaPage>
    <div className="page-column flex max-w-3xl flex-col gap-5 py-8 md:gap-6 md:py-12">
      <SurveyContent />
    </div>
  </AriaPage>
)

const SurveyContent = () => {
  const { surveyTexts: words } = useSurveyWords()
  const user = useCurrentUser().data
  const survey = usePersonalQuery('/sector-survey/get-sector-survey')
  const lists = useCoreQuery('/sector-survey/get-static-data')
  const place = useRef<HTMLDivElement>(null)
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [wasJustSent, setWasJustSent] = useState(false)
  const error = survey.error ?? lists.error
  /** Fetches the personal area again, so that it no longer offers the survey. */
  const forgetOffer = () => client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })

  // The server takes answers of students whose request was sent.
  if (user && !user.request?.submitted_at) return <SurveyAhead />
  // The answers are stored, even if they cannot be read again.
  if (wasJustSent || survey.data?.took_survey) return <SurveyTaken isNew={wasJustSent} />
  if (error && !(survey.data && lists.data))
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <SurveyHeading title={words.title} />
        <div className={`${cardStyle} mt-6 p-6 md:p-8`}>
          <LoadFailed
            title={words.loadFailed}
            text={words.loadFailedText}
            error={error}
            brought={place}
            variant="primary"
          />
        </div>
      </div>
    )
  return (
    <>
      <SurveyHeading title={words.title}>{words.lead}</SurveyHeading>
      {survey.data && lists.data ? (
        <SurveyForm
          onTaken={async () => {
            setWasJustSent(true)
            await forgetOffer()
          }}
          onSkipped={async () => {
            await forgetOffer()
            void navigate(paths.personalArea)
          }}
        />
      ) : (
        <SurveySkeleton />
      )}
    </>
  )
}

const SurveyHeading = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { shell } = useWords()
  return (
    <div>
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: title })}
        className="text-display text-balance"
      >
        {title}
      </PageHeading>
      {children && <p className="mt-2 max-w-measure text-lead text-ink-soft">{children}</p>}
    </div>
  )
}

const SurveyAhead = () => {
  const { surveyTexts: words } = useSurveyWords()
  return (
    <div className="flex flex-col items-start gap-5">
      <SurveyHeading title={words.title}>{words.notYet}.</SurveyHeading>
      <Link to={paths.personalArea} className={buttonStyle('primary')}>
        {words.back}
      </Link>
    </div>
  )
}

const SurveyTaken = ({ isNew }: { isNew: boolean }) => {
  const { surveyTexts: words } = useSurveyWords()
  // The button that sent the answers is gone, so the heading gets the focus.
  useEffect(() => {
    if (isNew) document.getElementById(pageHeadingId)?.focus()
  }, [isNew])
  return (
    <div className="flex flex-col items-start gap-5 py-6">
      <CircleCheck aria-hidden="true" className="size-12 text-good" />
      <SurveyHeading title={words.thanksTitle}>{words.thanks}</SurveyHeading>
      <Link to={paths.personalArea} className={buttonStyle('primary')}>
        {words.back}
      </Link>
    </div>
  )
}

const SurveySkeleton = () => {
  const { shell } = useWords()
  return (
    <div className={`${cardStyle} flex min-h-[60vh] flex-col gap-6 p-5 md:p-8`}>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className="h-[50px]" />
      ))}
    </div>
  )
}
