import { Ltr } from '@milgo/ui/ltr.tsx'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { Mail, Smartphone } from 'lucide-react'
import type { Area } from './area.ts'
import { AreaCard } from './area-card.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

/** Where the student is written to. */
export const ContactCard = ({ area: { email, phone } }: { area: Pick<Area, 'email' | 'phone'> }) => {
  const { contact: words } = usePersonalAreaWords().personalArea
  return (
    <AreaCard title={words.title}>
      <ul className="flex flex-col gap-2">
        <li className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </li>
        <li className="flex items-start gap-3">
          <Smartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          <Ltr>{phoneText(phone)}</Ltr>
        </li>
      </ul>
    </AreaCard>
  )
}
