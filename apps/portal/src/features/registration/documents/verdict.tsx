import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

const verdicts = {
  good: { Icon: CircleCheck, look: 'bg-good-wash text-good' },
  bad: { Icon: CircleX, look: 'bg-bad-wash text-bad' },
  open: { Icon: CircleHelp, look: 'bg-sun-wash text-sun-ink' },
} as const

/** The id of the verdict, which is read out when its window opens. */
export const verdictId = 'verdict'

/** Shows a result in one line. */
export const Verdict = ({ tone, children }: { tone: keyof typeof verdicts; children: ReactNode }) => {
  const { Icon, look } = verdicts[tone]
  return (
    <p
      id={verdictId}
      className={`flex items-center gap-3 rounded-small px-4 py-3.5 text-lead font-bold forced-colors:border ${look}`}
    >
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      {children}
    </p>
  )
}
