import { counted } from '@milgo/messages/counted'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { QueueRequest } from './use-queue-calls.ts'

const looks = {
  within: { bar: 'fill-line-strong', number: '' },
  due: { bar: 'fill-sun', number: 'bg-sun-wash font-medium text-sun-ink' },
  overdue: { bar: 'fill-sun-ink', number: 'bg-sun font-bold text-on-sun' },
} as const

/** The bar is full at twice the target, so that the target is in its middle in every stage. */
const fullAt = 2

/**
 * The working days that a request has waited for the office, against the target: a bar, a number and words, not colour
 * alone.
 */
export const WaitingCell = ({ waiting }: Pick<QueueRequest, 'waiting'>) => {
  const { table } = useWords().officeQueue
  const language = useLanguage()
  if (!waiting) return <span className="text-ink-faint">{table.notWaiting}</span>
  const { days, target, level } = waiting
  const share = Math.min(1, days / (target * fullAt))
  const words = `${counted(table.waited, days, language, { target })}. ${table.levels[level]}`
  return (
    <span className="flex items-center gap-3" title={words}>
      <span
        aria-hidden="true"
        className={`min-w-8 rounded-small px-1.5 text-center tabular-nums ${looks[level].number}`}
      >
        {days}
      </span>
      <span aria-hidden="true" className="h-1.5 w-16 overflow-hidden rounded-full bg-sunken max-xl:hidden">
        <svg
          aria-hidden="true"
          className="block h-full w-full rtl:-scale-x-100"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
        >
          <rect width={share * 100} height="6" className={looks[level].bar} />
        </svg>
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
