import { paths } from '@milgo/contracts/portal-paths'
import { followingStep, type Step } from '@milgo/domain/application/steps'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsSending } from '../../request/sending.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { SavePlace } from './save-place.tsx'
import { useKeeperPart } from './use-keeper.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  /** Whether the save state is shown here. */
  readonly tellsSaving: boolean
  /** What the step itself shows here. */
  readonly children?: ReactNode
}

/** Shows beside the questions whether the answers are saved, what comes next, and a link to all answers. */
export const StepAside = ({ application, step, tellsSaving, children }: Props) => {
  const { keeper, store, showing } = application
  const { registration } = useRegistrationWords()
  const hasRequest = useKeeperPart(keeper, 'hasRequest')
  const isSending = useIsSending(application)
  const next = showing.correction ? undefined : followingStep(step.number, store.context())
  return (
    <aside className={`${cardStyle} flex flex-col gap-4 p-6 max-sm:p-4 lg:sticky lg:top-24`}>
      {isSending && <p className="font-bold">{registration.leave.sending.header}</p>}
      {tellsSaving && <SavePlace application={application} isBadge={false} />}
      {next && (
        <div className="flex flex-col gap-1.5 border-line not-first:border-t not-first:pt-4">
          <h2 className="font-bold">{registration.prepare.title}</h2>
          <p className="text-small text-ink-soft">{registration.prepare[next.id]}</p>
        </div>
      )}
      {children}
      {hasRequest && (
        // The step may show nothing; then no line is drawn.
        <p className="border-line [:not(:empty)~&]:border-t [:not(:empty)~&]:pt-4">
          <Link to={paths.print} className={textLinkStyle}>
            {registration.check.link}
          </Link>
        </p>
      )}
    </aside>
  )
}
