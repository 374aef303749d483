import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { focusBeyond } from './focus-beyond.ts'
import { IconButton } from './icon-button.tsx'

const tones = {
  info: { Icon: Info, look: 'bg-info-wash border-info', icon: 'text-info' },
  good: { Icon: CircleCheck, look: 'bg-good-wash border-good', icon: 'text-good' },
  attention: { Icon: TriangleAlert, look: 'bg-sun-wash border-sun', icon: 'text-sun-ink' },
  bad: { Icon: CircleX, look: 'bg-bad-wash border-bad', icon: 'text-bad' },
} as const

export type BannerTone = keyof typeof tones

type Props = {
  readonly tone: BannerTone
  readonly title?: ReactNode
  readonly children: ReactNode
  /** Announces a banner at once when it appears. One that can wait for the next pause is put into a `StatusRegion`. */
  readonly announce?: 'alert'
  readonly action?: ReactNode
  readonly onClose?: () => void
  readonly closeLabel?: string
}

/** A message in the flow of the page, which stays until it is closed. */
export const Banner = ({ tone, title, children, announce, action, onClose, closeLabel }: Props) => {
  const { Icon, look, icon } = tones[tone]
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    if (place.current) focusBeyond(place.current)
    onClose?.()
  }
  return (
    <div
      ref={place}
      {...(announce ? { role: announce } : {})}
      className={`flex items-start gap-3 rounded-small border-s-4 px-4 py-3.5 ${look}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${icon}`} />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onClose && closeLabel && (
        <span className="-my-2 -me-2.5">
          <IconButton label={closeLabel} onPress={close}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      )}
    </div>
  )
}
