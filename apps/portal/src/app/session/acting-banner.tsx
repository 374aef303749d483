import { Banner } from '@milgo/ui/banner.tsx'
import { Button } from '@milgo/ui/button.tsx'
import { useSessionWords } from '../../lib/session/session-words.ts'
import type { Acting } from '../../lib/session/stored-acting.ts'
import { useLogOut } from '../../lib/session/use-log-out.ts'

type Props = { readonly acting: Acting; readonly student: string }

/** Over every page while a staff member acts for a student: nobody forgets whose it is. */
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
