import { phoneText } from '@milgo/ui/phone-text.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useRestoredFocus } from '@milgo/ui/use-restored-focus.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Mail, Smartphone } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { EmailAddress } from '../../lib/email-address.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { ContactKind } from './contact-change.tsx'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

const ContactChange = lazyPage(async () => (await import('./contact-change.tsx')).ContactChange)

const kinds = [
  { kind: 'email', Icon: Mail },
  { kind: 'phone', Icon: Smartphone },
] as const satisfies readonly { readonly kind: ContactKind; readonly Icon: typeof Mail }[]

/**
 * Shows the student's phone and e-mail, and offers to change them. Staff who act for the student can only read them.
 */
export const ContactCard = ({ area }: { area: Pick<Area, ContactKind> }) => {
  const { contact: words } = usePersonalAreaWords().personalArea
  const session = useSession()
  const client = useQueryClient()
  const [changing, setChanging] = useState<ContactKind>()
  const [isChanged, setIsChanged] = useState(false)
  const said = useRef<HTMLDivElement>(null)

  const finish = async () => {
    // Everything that contains the student's contact details is fetched again, also the menu of the header.
    await client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })
    setChanging(undefined)
    setIsChanged(true)
    said.current?.focus()
  }
  return (
    <AreaCard title={words.title}>
      {/* The button that was pressed is removed, so this text gets the focus. */}
      <div ref={said} tabIndex={-1} className="outline-none">
        <StatusRegion className="mb-3 font-medium text-good">{isChanged && words.changed}</StatusRegion>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {kinds.map((one) => (
          <ContactLine
            key={one.kind}
            {...one}
            address={area[one.kind]}
            isChanging={changing === one.kind}
            onChange={
              session?.acting
                ? undefined
                : () => {
                    setIsChanged(false)
                    setChanging(one.kind)
                  }
            }
            onChanged={finish}
            onCancel={() => setChanging(undefined)}
          />
        ))}
      </ul>
    </AreaCard>
  )
}

type LineProps = (typeof kinds)[number] & {
  readonly address: string
  readonly isChanging: boolean
  /** Undefined for staff who act for the student. */
  readonly onChange: (() => void) | undefined
  readonly onChanged: () => Promise<void>
  readonly onCancel: () => void
}

const ContactLine = ({ kind, Icon, address, isChanging, onChange, onChanged, onCancel }: LineProps) => {
  const { contact: words } = usePersonalAreaWords().personalArea
  // After Cancel the button that opened the form gets the focus.
  const { ref, ...focus } = useRestoredFocus(String(isChanging))
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div ref={ref} {...focus}>
        <div className="flex items-center gap-x-3">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <bdi dir="ltr">{kind === 'phone' ? phoneText(address) : <EmailAddress address={address} />}</bdi>
          </span>
          {onChange && !isChanging && (
            <button
              type="button"
              aria-label={`${words.change}: ${words[kind]}`}
              onClick={onChange}
              className={`${textLinkStyle} min-h-11 min-w-11`}
            >
              {words.changeShort}
            </button>
          )}
        </div>
        {isChanging && (
          <div className="mt-3">
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <ContactChange kind={kind} onChanged={onChanged} onCancel={onCancel} />
            </Suspense>
          </div>
        )}
      </div>
    </li>
  )
}
