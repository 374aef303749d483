import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { countText } from './count-text.ts'
import type { Figure } from './use-dashboard.ts'

export const queueOf = ({ view }: Figure): string =>
  `${officePaths.queue}?${new URLSearchParams(Object.entries(view))}`

export const figureLinkStyle =
  'inline-flex min-h-6 min-w-6 items-center justify-end font-bold underline decoration-line-strong underline-offset-4 hover:decoration-brand'

type Props = { readonly label: string; readonly figure: Figure; readonly className?: string }

/** A number of requests, as a link to exactly these requests in the work queue. */
export const FigureLink = ({ label, figure, className = '' }: Props) => {
  const { officeDashboard: words } = useWords()
  const count = countText(figure.count)
  return (
    <Link
      to={queueOf(figure)}
      aria-label={fill(words.openQueue, { label, count })}
      className={`${figureLinkStyle} ${className}`}
    >
      <Ltr>{count}</Ltr>
    </Link>
  )
}
