import { paths } from '@milgo/contracts/portal-paths'
import type { Step } from '@milgo/domain/application/steps'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { fileNamesIn } from '../../request/keeping/named-files.ts'
import { AnswersInWords } from './answers-in-words.tsx'
import { ApplicationNumber } from './application-number.tsx'
import { openApplication } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { ShownStep } from './shown-step.tsx'
import type { Start } from './start.ts'
import { StartedPage } from './started-page.tsx'
import { showingFor } from './step-showing.ts'
import { useLocalities } from './use-localities.ts'

/** Shows every answer in words, with a link to each step; can be printed. */
export const CheckAnswersPage = () => (
  <StartedPage started={{ name: 'check' }}>{(start) => <Answers start={start} />}</StartedPage>
)

const Answers = ({ start }: { start: Start }) => {
  const [application] = useState(() => openApplication(start, showingFor(start), 'read'))
  useLocalities(application)
  const [shown, setShown] = useState<Step>()
  const { shell } = useWords()
  const { registration } = useRegistrationWords()
  const { check } = registration
  const { hidesButtons, reason } = application.showing
  const fileNames = useMemo(() => fileNamesIn(start.saved), [start])
  return (
    <div className="page-column py-6 md:py-8">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: check.title })} className="text-display">
        {check.title}
      </PageHeading>
      <ApplicationNumber application={application} />
      <p className="mt-2 hidden print:block">
        {shell.brand} · <Ltr>{jerusalemTime(application.store.context().now).date}</Ltr>
      </p>
      <p className="mt-2 max-w-measure text-lead text-ink-soft print:hidden">
        {reason ? registration.readOnly[reason] : check.lead}
      </p>
      <div className="mt-6 flex flex-col gap-6">
        {application.isRestored && <Banner tone="attention">{registration.leave.header}</Banner>}
        <AnswersInWords
          application={application}
          fileNames={fileNames}
          onShowStep={hidesButtons ? setShown : undefined}
        />
      </div>
      {shown && <ShownStep application={application} step={shown} onClose={() => setShown(undefined)} />}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Link to={paths.registration} className={buttonStyle('primary')}>
          {check.back}
        </Link>
        <ActionButton variant="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {check.print}
        </ActionButton>
      </div>
    </div>
  )
}
