import { useState } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import { TooltipBubble } from './tooltip-bubble.tsx'

type Props = Omit<ActionButtonProps, 'isHeld'> & {
  /** Why it cannot be pressed yet. Such a button stays reachable, or nobody would learn the reason. */
  readonly disabledReason: string | undefined
  /** Leads to what the reason speaks of. */
  readonly onDisabledPress?: () => void
}

/**
 * A button that at times cannot be pressed yet, and says why. Apart from `ActionButton`, because a page of which no button does
 * that need not wait for the code that finds a place for the words.
 */
export const HoldableButton = ({ disabledReason, onDisabledPress, ...button }: Props) => {
  const [isReasonShown, setIsReasonShown] = useState(false)
  const isHeld = disabledReason !== undefined
  // The next reason is not shown before it is asked for.
  if (isReasonShown && !isHeld) setIsReasonShown(false)
  const explain = () => {
    setIsReasonShown(true)
    if (button.busyText === undefined) onDisabledPress?.()
  }
  return (
    // Controlled, so that a tap shows the reason too. Around the button at all times: one that moved would lose the focus.
    <TooltipTrigger delay={200} isDisabled={!isHeld} isOpen={isReasonShown} onOpenChange={setIsReasonShown}>
      <ActionButton {...button} {...(isHeld ? { isHeld, onPress: explain } : {})} />
      {isHeld && <TooltipBubble text={disabledReason} />}
    </TooltipTrigger>
  )
}
