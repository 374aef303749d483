import type { ReactElement } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { TooltipBubble } from './tooltip-bubble.tsx'

/**
 * A remark shown on hover and on keyboard focus. A finger cannot hover, so a text that everyone must read belongs in a
 * help popup. The trigger is a button or link of this kit.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <TooltipTrigger delay={400}>
    {children}
    <TooltipBubble text={text} />
  </TooltipTrigger>
)
