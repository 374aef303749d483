import { paths } from '@milgo/contracts/portal-paths'
import { followingStep, type Step } from '@milgo/domain/application/steps'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { saveIcons } from './save-badge.tsx'
import { useSaveState } from './save-state.ts'
import { useHeldReason } from './use-held-reason.ts'
import { useKeeperPart } from './use-keeper.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  readonly isSent: boolean
  /** What the step itself has to say here. */
  readonly children?: ReactNode
}

/** Beside the questions: that the answers are safe, what comes next, and all answers at a glance. */
export const StepAside = ({ application, step, isSent, children }: Props) => {
  const { keeper, store } = application
  const { registration } = useRegistrationWords()
  const hasRequest = useKeeperPart(keeper, 'hasRequest')
  const next = followingStep(step.number, store.facts())
  return (
    <aside className={`${cardStyle} flex flex-col gap-4 p-6 max-sm:p-4 lg:sticky lg:top-24`}>
      {!isSent && <Safety application={application} />}
      {next && (
        <div className="flex flex-col gap-1.5 border-line not-first:border-t not-first:pt-4">
          <h2 className="font-bold">{registration.prepare.title}</h2>
          <p className="text-small text-ink-soft">{registration.prepare[next.id]}</p>
        </div>
      )}
      {children}
      {hasRequest && (
        <p className="border-line not-first:border-t not-first:pt-4">
          <Link to={paths.print} className={textLinkStyle}>
            {registration.check.link}
          </Link>
        </p>
      )}
    </aside>
  )
}

const colors = { saved: 'text-good', saving: 'text-ink-soft', unsaved: 'text-sun-ink' } as const

/** Told aloud by the badge. */
const Safety = ({ application }: Pick<Props, 'application'>) => {
  const { save } = useRegistrationWords().registration
  const { kind, text, isOnItsWay } = useSaveState(application)
  const { isActing } = application.start
  // A file that is on its way is not there yet, whatever is saved.
  const uploading = useHeldReason(application)
  const isSafe = kind === 'saved' && uploading === undefined
  const shown = kind === 'saved' && !isSafe ? 'saving' : kind
  return (
    <div className="flex flex-col gap-1.5">
      <p className={`flex items-start gap-2.5 font-bold ${colors[shown]}`}>
        {saveIcons[shown]}
        {isSafe ? save.allSaved : (uploading ?? text)}
      </p>
      <p className="text-small text-ink-soft empty:hidden">
        {isSafe ? !isActing && save.anywhere : isOnItsWay && save.keptHere}
      </p>
    </div>
  )
}
