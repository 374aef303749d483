import { phoneText } from '@milgo/ui/phone-text.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Mail, Smartphone } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPage } from '../../lib/lazy-page.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { Area } from './area.ts'
import { AreaCard } from './area-card.tsx'
import type { ContactKind } from './contact-change.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

const ContactChange = lazyPage(async () => (await import('./contact-change.tsx')).ContactChange)

const kinds = [
  { kind: 'email', Icon: Mail },
  { kind: 'phone', Icon: Smartphone },
] as const satisfies readonly { readonly kind: ContactKind; readonly Icon: typeof Mail }[]

/** Where it does not fit it is broken before the sign, and not within a name. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

/** Where the student is written to, and how they change it. Staff who act for them only read it. */
export const ContactCard = ({ area }: { area: Pick<Area, ContactKind> }) => {
  const { contact: words } = usePersonalAreaWords().personalArea
  const session = useSession()
  const client = useQueryClient()
  const [changing, setChanging] = useState<ContactKind>()
  const [isChanged, setIsChanged] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)

  const finish = async () => {
    // Everything that names the student's addresses, the menu of the header too.
    await client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })
    setChanging(undefined)
    setIsChanged(true)
    said.current?.focus()
  }
  return (
    <AreaCard title={words.title}>
      <p
        ref={said}
        tabIndex={-1}
        role="status"
        className="mb-3 font-medium text-good outline-none empty:hidden"
      >
        {isChanged && words.changed}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {kinds.map(({ kind, Icon }) => (
          <li key={kind} className="py-3 first:pt-0 last:pb-0">
            <div className="flex items-center gap-x-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi dir="ltr">
                  {kind === 'phone' ? phoneText(area.phone) : <Email address={area.email} />}
                </bdi>
              </span>
              {!session?.acting && changing !== kind && (
                <button
                  type="button"
                  aria-label={`${words.change}: ${words[kind]}`}
                  onClick={() => {
                    setIsChanged(false)
                    setChanging(kind)
                  }}
                  className={`${textLinkStyle} min-h-11 min-w-11`}
                >
                  {words.changeShort}
                </button>
              )}
            </div>
            {changing === kind && (
              <div className="mt-3">
                <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                  <ContactChange kind={kind} onChanged={finish} onCancel={() => setChanging(undefined)} />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
    </AreaCard>
  )
}
