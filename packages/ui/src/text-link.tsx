import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { textLinkStyle } from './text-link-style.ts'

type Props = {
  readonly href: string
  readonly children: ReactNode
  /** Read after a link that opens another window. Such a link shows an arrow. */
  readonly newWindowText?: string
  readonly isDisabled?: boolean
}

export const TextLink = ({ href, children, newWindowText, isDisabled = false }: Props) => (
  <Link
    href={href}
    isDisabled={isDisabled}
    {...(newWindowText ? { target: '_blank', rel: 'noopener' } : {})}
    className={textLinkStyle}
  >
    {children}
    {newWindowText && (
      <>
        <ExternalLink aria-hidden="true" className="mirrored ms-1 inline size-4" />
        <span className="sr-only"> ({newWindowText})</span>
      </>
    )}
  </Link>
)
