import type { Language } from '@milgo/messages/languages'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Clock, FileSearch, Gavel, Send } from 'lucide-react'
import type { words } from '../lib/words.ts'

const parts = [
  { name: 'review', Icon: FileSearch },
  { name: 'decide', Icon: Gavel },
  { name: 'publish', Icon: Send },
] as const

/** What the office will be, until it is. */
export const OpensSoon = ({ office }: { office: (typeof words)[Language] }) => (
  <main className="page-column grow py-14 md:py-20">
    <Badge tone="sun" icon={<Clock aria-hidden="true" className="size-5" />}>
      {office.badge}
    </Badge>
    <h1 className="mt-5 text-display">{office.title}</h1>
    <p className="mt-4 max-w-measure text-lead text-ink-soft">{office.text}</p>
    <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-5">
      {parts.map(({ name, Icon }) => (
        <li key={name} className={`${cardStyle} p-6`}>
          <span className="flex size-12 items-center justify-center rounded-medium bg-brand-wash text-brand">
            <Icon aria-hidden="true" className="size-6" strokeWidth={1.6} />
          </span>
          <h2 className="mt-5 text-lead font-bold">{office.parts[name].title}</h2>
          <p className="mt-1.5 text-ink-soft">{office.parts[name].text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-10 text-ink-soft">{office.students}</p>
    <a href="/" className={`${buttonStyle('secondary')} mt-3`}>
      {office.toPortal}
    </a>
  </main>
)
