import { CalendarPlus } from 'lucide-react'
import { DownloadFailed } from '../../request/files/download-failed.tsx'
import { useDownload } from '../../request/files/use-download.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Offers every open deadline as a file for the student's calendar. */
export const CalendarDownload = () => {
  const { deadlines } = usePersonalAreaWords()
  const { start, error } = useDownload({
    path: '/user-request/deadline-calendar',
    mediaType: 'text/calendar',
    name: 'milgo-deadlines.ics',
  })
  return (
    <>
      <button
        type="button"
        onClick={() => void start()}
        className="-mb-2 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {deadlines.addToCalendar}
      </button>
      <DownloadFailed error={error} />
    </>
  )
}
