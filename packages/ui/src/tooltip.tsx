import type { ReactElement } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { TooltipBubble } from './tooltip-bubble.tsx'

/**
 * A remark on hover and on keyboard focus. A finger cannot hover: what everyone must read belongs into a help popup.
 * The trigger is a button or link of this kit.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <TooltipTrigger delay={400}>
    {children}
    <TooltipBubble text={text} />
  </TooltipTrigger>
)
