import type { ContentIcon } from '@milgo/contracts/core/content-icon'
import {
  CalendarDays,
  CircleQuestionMark,
  Clock,
  FileCheck,
  type LucideIcon,
  Mail,
  Phone,
  Scale,
  ShieldCheck,
  Wallet,
} from 'lucide-react'

const pictures: Record<ContentIcon, LucideIcon> = {
  calendar: CalendarDays,
  clock: Clock,
  document: FileCheck,
  help: CircleQuestionMark,
  mail: Mail,
  phone: Phone,
  scale: Scale,
  shield: ShieldCheck,
  wallet: Wallet,
}

/** The picture that configured content names. It only decorates, so it is hidden from screen readers. */
export const ContentPicture = ({ icon, className }: { icon: ContentIcon; className: string }) => {
  const Picture = pictures[icon]
  return <Picture aria-hidden="true" className={className} strokeWidth={1.6} />
}
