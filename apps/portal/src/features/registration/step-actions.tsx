import { followingStep, isNextEnabled, previousStep, type Step } from '@milgo/domain/application/steps'
import { useFact } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionBarStyle } from '../../lib/action-bar-style.ts'
import { useIsSending } from '../../request/sending.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useWaitReason } from './use-wait-reason.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  readonly busy: 'submit' | 'close' | undefined
  readonly onBack: () => void
  readonly onClose: () => void
  /** Instead of Next, where nothing follows. */
  readonly primary?: ReactNode
}

/** Next, the way out that saves first, and back. On a phone the first two stay in sight. */
export const StepActions = ({ application, step, busy, onBack, onClose, primary }: Props) => {
  const { formNotes, issues, registration, steps: names } = useRegistrationWords()
  const waitReason = useWaitReason(application)
  // What is being sent is looked at, and neither handed in nor left.
  const isSending = useIsSending(application)
  const sendingReason = isSending ? waitReason : undefined
  const facts = application.store.facts()
  const next = followingStep(step.number, facts)
  const isEnabled = useFact((answers) => isNextEnabled(step.number, answers))
  return (
    <div className="flex items-center gap-3 max-sm:contents">
      <div className={actionBarStyle}>
        {/* A finger cannot hover, and who sees a grey button should not have to look for the reason. */}
        {!isEnabled && <p className="mb-2 text-small text-ink-soft">{issues.NEIGHBORHOOD_CONFIRM}</p>}
        {waitReason !== undefined && <p className="mb-2 text-small text-ink-soft sm:hidden">{waitReason}</p>}
        <div className="flex items-center gap-3 max-sm:gap-1">
          {primary}
          {next && (
            <HoldableButton
              variant="primary"
              type="submit"
              busyText={busy === 'submit' ? registration.busy : undefined}
              disabledReason={isEnabled ? sendingReason : issues.NEIGHBORHOOD_CONFIRM}
              className="max-sm:grow max-sm:px-4 max-sm:text-[0.9375rem]"
            >
              {fill(registration.nextTo, { step: names[next.id] })}
              <ArrowRight aria-hidden="true" className="mirrored size-5" />
            </HoldableButton>
          )}
          <HoldableButton
            variant="quiet"
            onPress={onClose}
            busyText={busy === 'close' ? registration.save.saving : undefined}
            disabledReason={waitReason}
            className="whitespace-nowrap max-sm:px-3 max-sm:text-[0.9375rem]"
          >
            {formNotes.saveAndClose}
          </HoldableButton>
        </div>
      </div>
      {previousStep(step.number, facts) !== undefined && (
        <HoldableButton
          variant="quiet"
          onPress={onBack}
          disabledReason={sendingReason}
          className="max-sm:self-start sm:ms-auto"
        >
          {formNotes.back}
        </HoldableButton>
      )}
    </div>
  )
}
