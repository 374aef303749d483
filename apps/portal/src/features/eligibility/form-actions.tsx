import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { counted } from '@milgo/messages/counted'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { useId } from 'react'
import { actionBarStyle } from '../../lib/action-bar-style.ts'
import { useLanguage } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'

type Props = {
  readonly isBusy: boolean
  /** Called when the check's button is pressed although something is missing. */
  readonly onSaved: () => void
  readonly onExit: () => void
}

/**
 * Draws the buttons. The check is disabled until the whole form is valid; a press before that shows what is missing and
 * goes there.
 */
export const FormActions = ({ isBusy, onSaved, onExit }: Props) => {
  const { eligibilityTexts: texts } = useEligibilityWords().eligibility
  const language = useLanguage()
  const reasonId = useId()
  const missing = Object.values(useFormStatus().open).reduce((sum, count) => sum + count, 0)
  const remaining = missing > 0 ? counted(texts.remaining, missing, language) : undefined
  return (
    <div className={`${actionBarStyle} flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <ButtonWithReason
        variant="primary"
        type="submit"
        busyText={isBusy ? texts.checking : undefined}
        disabledReason={remaining}
        reasonId={reasonId}
        onDisabledPress={onSaved}
        className="max-sm:grow"
      >
        {texts.check}
      </ButtonWithReason>
      <ActionButton variant="quiet" onPress={onExit} isDisabled={isBusy}>
        {texts.exit}
      </ActionButton>
      <p
        id={reasonId}
        className="text-small text-ink-soft max-sm:order-first max-sm:w-full max-sm:text-center"
      >
        {remaining ?? texts.ready}
      </p>
    </div>
  )
}
