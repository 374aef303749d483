import { useState } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import { TooltipBubble } from './tooltip-bubble.tsx'

type Props = Omit<ActionButtonProps, 'isUnavailable'> & {
  /**
   * Says why the button cannot be used yet. Such a button can still be focused, so that everyone can learn the reason.
   */
  readonly disabledReason: string | undefined
  /** Id of the reason, if the page already shows it. Then no tooltip repeats it, unless `hasBubble` is set. */
  readonly reasonId?: string
  /** Shows the tooltip although the page has the reason, because a mouse user may not have it in view. */
  readonly hasBubble?: boolean
  /** Moves to the element that the reason is about. */
  readonly onDisabledPress?: () => void
}

/**
 * A button that at times cannot be used yet and says why. Separate from `ActionButton`, so that a page without such
 * buttons does not load the code that positions the tooltip.
 */
export const ButtonWithReason = ({
  disabledReason,
  reasonId,
  hasBubble = reasonId === undefined,
  onDisabledPress,
  ...button
}: Props) => {
  const [isReasonShown, setIsReasonShown] = useState(false)
  const isUnavailable = disabledReason !== undefined
  const mayExplain = isUnavailable && hasBubble
  // A later reason is shown only when it is asked for.
  if (isReasonShown && !isUnavailable) setIsReasonShown(false)
  const explain = () => {
    setIsReasonShown(reasonId === undefined)
    if (button.busyText === undefined) onDisabledPress?.()
  }
  return (
    // Controlled, so that a tap shows the reason too. Always around the button, because a button that is moved in the
    // page loses the focus.
    <TooltipTrigger
      delay={200}
      isDisabled={!mayExplain}
      isOpen={isReasonShown}
      onOpenChange={setIsReasonShown}
    >
      <ActionButton
        {...button}
        {...(isUnavailable ? { isUnavailable, onPress: explain, describedBy: reasonId } : {})}
      />
      {mayExplain && <TooltipBubble text={disabledReason} />}
    </TooltipTrigger>
  )
}
