import type { NoticeTone } from '@milgo/domain/content-editing/notice'
import { Info, TriangleAlert } from 'lucide-react'

const looks = {
  info: { Icon: Info, look: 'bg-info-wash text-info' },
  attention: { Icon: TriangleAlert, look: 'bg-sun-wash text-sun-ink' },
} as const satisfies Record<NoticeTone, object>

/** A notice over a page. */
export const NoticeBand = ({ tone, text }: { readonly tone: NoticeTone; readonly text: string }) => {
  const { Icon, look } = looks[tone]
  return (
    <div role="status" className={look}>
      <p className="page-column flex items-center gap-3 py-2.5 text-small">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 whitespace-pre-line">{text}</span>
      </p>
    </div>
  )
}
