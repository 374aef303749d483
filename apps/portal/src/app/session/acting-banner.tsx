import { Banner } from '@milgo/ui/banner.tsx'
import { Button } from '@milgo/ui/button.tsx'
import type { Acting } from '../../lib/session/stored-acting.ts'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useLogOut } from '../../lib/student/use-log-out.ts'

type Props = { readonly acting: Acting; readonly student: string }

/** Shown above every page while a staff member acts for a student, as a reminder of whose page it is. */
export const ActingBanner = ({ acting: { staffName }, student }: Props) => {
  const { acting } = useSessionWords()
  const end = useLogOut()
  return (
    <aside aria-label={acting.title} className="page-column pt-5">
      <Banner
        tone="attention"
        title={acting.title}
        action={
          <Button variant="secondary" onClick={end}>
            {acting.end}
          </Button>
        }
      >
        <p>
          {acting.by} <bdi className="font-medium">{staffName}</bdi>. {acting.forStudent}{' '}
          <bdi dir="ltr" className="font-medium break-words">
            {student}
          </bdi>
        </p>
        <p className="text-small text-ink-soft">{acting.bannerText}</p>
      </Banner>
    </aside>
  )
}
