import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Wrench } from 'lucide-react'
import { useMaintenanceWords } from './maintenance-words.ts'

type Props = { readonly from: string; readonly until: string }

/** Says above every page when the portal will be closed. An end on another day is shown with its date. */
export const MaintenanceNotice = ({ from, until }: Props) => {
  const { announced } = useMaintenanceWords()
  const first = jerusalemTime(new Date(from))
  const last = jerusalemTime(new Date(until))
  const end = first.date === last.date ? last.hour : `${last.date} ${last.hour}`
  const text = fill(announced, {
    date: leftToRight(first.date),
    from: leftToRight(first.hour),
    until: leftToRight(end),
  })
  return (
    <div role="status" className="bg-info-wash text-info">
      <p className="page-column flex items-center gap-3 py-2.5 text-small">
        <Wrench aria-hidden="true" className="size-5 shrink-0" />
        <span>{text}</span>
      </p>
    </div>
  )
}
