import { followingStep, isNextEnabled, previousStep, type Step } from '@milgo/domain/application/steps'
import { useRule } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionBarStyle } from '../../lib/action-bar-style.ts'
import { useMedia } from '../../lib/use-media.ts'
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
  /** Goes to the missing answer, when Next is pressed while it is disabled. */
  readonly onMissing?: () => void
  /** Replaces Next in the last step. */
  readonly primary?: ReactNode
  /** Why the replacement is disabled. */
  readonly primaryReason?: string | undefined
}

/**
 * The style of the first button on a phone: it takes what the second one leaves. Only where large text leaves too
 * little it has a line of its own.
 */
export const primaryOnPhone = 'max-sm:grow max-sm:basis-36'

/** Ids of the texts above the buttons: why all of them are disabled, and why only the first one is. */
export const waitReasonId = 'wait-reason'
export const primaryReasonId = 'primary-reason'

/** Draws the buttons Back, Next, and Save and close. On a phone the last two stay visible. */
export const StepActions = ({
  application,
  step,
  busy,
  onBack,
  onClose,
  onMissing = () => {},
  primary,
  primaryReason,
}: Props) => {
  const { formNotes, issues, registration, steps: names } = useRegistrationWords()
  const waitReason = useWaitReason(application)
  // The name of the next step would not fit beside the other button. The step bar shows it too.
  const isNarrow = useMedia('(width < 40rem)')
  // While the request is being sent, it can be neither handed in nor left.
  const isSending = useIsSending(application)
  const sendingReason = isSending ? waitReason : undefined
  const context = application.store.context()
  const next = followingStep(step.number, context)
  const isEnabled = useRule((answers) => isNextEnabled(step.number, answers))
  const missing = isEnabled ? primaryReason : issues.NEIGHBORHOOD_CONFIRM
  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:contents">
      {previousStep(step.number, context) !== undefined && (
        <ButtonWithReason
          variant="quiet"
          onPress={onBack}
          disabledReason={sendingReason}
          reasonId={waitReasonId}
          className="max-sm:self-start"
        >
          <ArrowLeft aria-hidden="true" className="mirrored size-5" />
          {formNotes.back}
        </ButtonWithReason>
      )}
      <div className={actionBarStyle}>
        {/* A touch screen has no hover, so the reason of a disabled button is shown as text. */}
        <Reason id={primaryReasonId} text={missing} isInBubble={!isEnabled} />
        <Reason id={waitReasonId} text={waitReason} />
        <div className="flex items-center gap-3 max-sm:flex-wrap max-sm:justify-center max-sm:gap-1">
          {primary}
          {next && (
            <ButtonWithReason
              variant="primary"
              type="submit"
              busyText={busy === 'submit' ? registration.busy : undefined}
              disabledReason={sendingReason ?? missing}
              reasonId={isSending ? waitReasonId : primaryReasonId}
              hasBubble={!isSending}
              onDisabledPress={() => !isSending && onMissing()}
              label={fill(registration.nextTo, { step: names[next.id] })}
              className={primaryOnPhone}
            >
              {isNarrow ? registration.next : fill(registration.nextTo, { step: names[next.id] })}
              <ArrowRight aria-hidden="true" className="mirrored size-5" />
            </ButtonWithReason>
          )}
          <ButtonWithReason
            variant="quiet"
            onPress={onClose}
            busyText={busy === 'close' ? registration.save.saving : undefined}
            disabledReason={waitReason}
            reasonId={waitReasonId}
            className="whitespace-nowrap max-sm:px-3"
          >
            {formNotes.saveAndClose}
          </ButtonWithReason>
        </div>
      </div>
    </div>
  )
}

type ReasonProps = {
  readonly id: string
  readonly text: string | undefined
  /** With a mouse, the reason is shown at the button. */
  readonly isInBubble?: boolean
}

const Reason = ({ id, text, isInBubble = false }: ReasonProps) =>
  text !== undefined && (
    <p id={id} className={`mb-2 text-small text-ink-soft ${isInBubble ? 'hidden pointer-coarse:block' : ''}`}>
      {text}
    </p>
  )
