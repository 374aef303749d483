import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip'
import { TextWithNumbers } from './text-with-numbers.tsx'
import { tooltipWidth } from './tooltip-width.ts'

const widths = {
  '300px': 'max-w-[min(300px,90vw)]',
  '600px': 'max-w-[min(600px,90vw)]',
  '90vw': 'max-w-[90vw]',
}

/** The tooltip's text beside its trigger, in the page's colours reversed. */
export const TooltipBubble = ({ text }: { text: string }) => (
  <AriaTooltip
    offset={8}
    className={
      `${widths[tooltipWidth(text)]} rounded-small bg-ink px-3.5 py-2.5 text-small text-surface shadow-raised ` +
      'overflow-y-auto whitespace-pre-line transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0'
    }
  >
    <TextWithNumbers text={text} />
  </AriaTooltip>
)
